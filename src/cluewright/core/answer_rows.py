"""Grids in a text: lines that follow each other and each hold the cells of a row, however they are set apart."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from cluewright.core.text import BLANKS, is_digits, words

_BARS = re.compile("[|│║┃¦]", re.ASCII)
_RULE = re.compile(r"[\s|+:=─━┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬═-]{3,}+", re.ASCII)
_LABEL = re.compile(
    r"[*_ -]{0,4}+(?:(?:row|line|zeile|ligne|fila|行)[ ]?)?[0-9A-Z]{1,4}"
    r"(?:[ ]?[(\[][0-9A-Za-z, ?]{0,80}+[)\]])?[*_ ]{0,4}+[:.)\]=→-][*_>]{0,3}+[ ]?",
    re.ASCII | re.IGNORECASE,
)
_BULLET = re.compile(r"\s{0,8}+[-*•+] ", re.ASCII)
_LABEL_WORD = re.compile("[0-9?][^ ]{0,8}+|-", re.ASCII)
"""What a clue beside a row consists of."""
_COMMENT = re.compile(r"[ \t]+(?:[(<←✓✔✅—]|//|--|->|=>).*+$", re.ASCII)
_INVISIBLE = dict.fromkeys(map(ord, "\ufe0e\ufe0f\u200b\u200c\u200d\u2060\ufeff\u20e3"))
_WIDE = {0x3000: " ", 0xFF10: "0", 0xFF11: "1", 0xFF03: "#", 0xFF0E: ".", 0xFF38: "X", 0xFF2F: "O", 0xFF0C: ","}
_COMMAS = re.compile(r"[,;&]", re.ASCII)
_AROUND = BLANKS + "`>[](){}\"',;"

_MARKUP = "`\"'[](){},;:→>"

Row = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RowReader:
    """Read lines as rows of cells."""

    width: int
    height: int
    is_cell: Callable[[str], bool]
    split: Callable[[str], list[str]]
    """How the kind itself splits a line; blanks and commas are tried, too."""

    def row(self, line: str) -> Row | None:
        """Return the cells of a line, as many as they are, or None if it is something else."""
        if len(line) > 40 * self.width + 400:
            return None
        line = line.translate(_INVISIBLE).translate(_WIDE) if not line.isascii() else line
        bullet, label = _BULLET.match(line), _LABEL.match(line)
        bare = line[label.end() :] if label else line[bullet.end() :] if bullet else line
        found = None
        for text in dict.fromkeys((line, _COMMENT.sub("", line), bare, _COMMENT.sub("", bare))):
            cells = self._table_row(text) if _BARS.search(text) else self._plain_row(text)
            if cells is not None and len(cells) == self.width:
                return cells
            found = found or cells
        return found

    def rows(self, line: str) -> list[Row]:
        """Return the rows of a line that has all of them, with slashes, blanks or nothing between; else nothing."""
        size = self.width * self.height
        if self.height < 2 or len(line) < size:
            return []
        if line.count("/") == self.height - 1:
            found = [self.row(part) for part in line.split("/")]
            right = [row for row in found if row is not None and len(row) == self.width]
            return right if len(right) == self.height else []
        parts = [_bare(part, (self.width, size)) for part in words(line)]
        groups = [parts] if len(parts) == self.height and all(len(part) == self.width for part in parts) else []
        for joined in (*("".join(group) for group in groups), *reversed(parts)):
            if len(joined) == size and all(map(self.is_cell, joined)):
                return [tuple(joined[start : start + self.width]) for start in range(0, size, self.width)]
        return []

    def _table_row(self, text: str) -> Row | None:
        parts = [part.strip(BLANKS + "`") for part in _BARS.split(text)]
        if parts and not parts[0]:
            parts = parts[1:]
        if parts and not parts[-1]:
            parts = parts[:-1]
        if len(parts) == self.width + 1 and (
            not self.is_cell(parts[0]) or is_digits(parts[0]) or self.is_cell(parts[1])
        ):
            parts = parts[1:] if all(map(self.is_cell, parts[1:])) else parts[:-1]
        if len(parts) == self.width and all(map(self.is_cell, parts)):
            return tuple(parts)
        for part in parts:
            cells = self._plain_row(part)
            if cells is not None and len(cells) == self.width:
                return cells
        return self._plain_row(" ".join(parts))

    def _plain_row(self, text: str) -> Row | None:
        cells = self.split(text)
        if len(cells) == self.width and all(map(self.is_cell, cells)):
            return tuple(cells)
        parts = words(_COMMAS.sub(" ", text.strip(_AROUND)).replace("'", " ").replace('"', " "))
        return (
            self._fitting(parts) or self._fitting([part for part in parts if not is_digits(part)]) or self._any(parts)
        )

    def _fitting(self, parts: list[str]) -> Row | None:
        """Return the cells of a line if they are as many as a row has, without the labels before them."""
        if len(parts) == self.width and all(map(self.is_cell, parts)):
            return tuple(parts)
        joined = "".join(parts)
        if len(joined) == self.width and all(map(self.is_cell, joined)):
            return tuple(joined)
        extra = len(parts) - self.width
        if extra == 1 or (extra > 0 and all(map(_LABEL_WORD.fullmatch, parts[:extra]))):
            return tuple(parts[extra:]) if all(map(self.is_cell, parts[extra:])) else None
        if len(parts) == 2 and len(parts[1]) == self.width and all(map(self.is_cell, parts[1])):
            return tuple(parts[1])
        return None

    def _any(self, parts: list[str]) -> Row | None:
        if len(parts) > 1 and all(map(self.is_cell, parts)):
            return tuple(parts)
        joined = "".join(parts)
        return tuple(joined) if len(joined) > 1 and all(map(self.is_cell, joined)) else None


def _bare(word: str, lengths: tuple[int, int]) -> str:
    """Return a word of one of the lengths, if need be without the markup or the full stop around it."""
    for bare in (word, *(word.strip(_MARKUP + more) for more in ("", "*", "*."))):
        if len(bare) in lengths:
            return bare
    return word


@dataclass(slots=True)
class RowBlock:
    """Rows that follow each other."""

    start: int
    rows: list[Row] = field(default_factory=list)
    gaps: list[int] = field(default_factory=list)
    """The rows before which there is a blank line."""

    def fitted(self, width: int, height: int) -> list[Row] | None:
        """Return the rows of a grid of this size, without headings and rulers; None if there is no such grid."""
        fitting = [row for row in self.rows if len(row) == width]
        if len(fitting) == len(self.rows) == height:
            return fitting
        for unwanted in (_is_header, _is_ruler):
            left = [row for row in fitting if not unwanted(row)]
            if len(left) == height:
                return left
        if len(self.rows) == height + 1 and len(fitting) >= height and _is_counted(self.rows[0]):
            return fitting[-height:]
        edges = {0, *self.gaps, len(self.rows)}
        for end in sorted(edges, reverse=True):
            part = self.rows[max(end - height, 0) : end]
            if end - height in edges and all(len(row) == width for row in part):
                return part
        return fitting if len(fitting) == height and self.rows[-height:] == fitting else None


def _is_header(row: Row) -> bool:
    """Tell whether a row has numbers only, as clues and sums have."""
    return all(map(is_digits, row))


def _is_ruler(row: Row) -> bool:
    return set(row) <= {"-", "_", "–", "—", "~"}


def _is_counted(row: Row) -> bool:
    numbers = [int(cell) for cell in row if is_digits(cell)]
    return len(numbers) == len(row) and numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def blocks(text: str, reader: RowReader) -> Iterator[RowBlock]:
    """Yield the blocks of rows of a text, from top to bottom."""
    block: RowBlock | None = None
    blank, start = 0, 0
    for line in text.split("\n"):
        begin, start = start, start + len(line) + 1
        plain = line.strip(BLANKS)
        if not plain:
            blank += 1
            continue
        fence = plain.startswith(("```", "~~~"))
        row = None if fence else reader.row(line)
        if several := reader.rows(plain):
            if block is not None:
                yield block
                block = None
            yield RowBlock(begin, several)
            blank = 0
            continue
        if row is None and not fence and block is not None and blank < 2 and _RULE.fullmatch(plain):
            continue
        if block is not None and (row is None or blank > 1):
            yield block
            block = None
        if row is not None:
            if block is None:
                block = RowBlock(begin)
            elif blank:
                block.gaps.append(len(block.rows))
            block.rows.append(row)
        blank = 0
    if block is not None:
        yield block
