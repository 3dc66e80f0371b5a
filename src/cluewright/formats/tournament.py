"""The batch files of the TAAI, TCGA and ICGA tournaments.

A puzzle is a line `$k`, counted from 1, then the column clues, then the row clues, numbers between tabs; an empty line
may be a blank clue. The size is not written, so the board has to be square. We add a line `WxH` that may stand before
any `$k`: it holds from there on, and is written only where some board is not square or the sizes differ.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import islice

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.core.size import Size, format_size
from cluewright.core.text import is_blank
from cluewright.formats.clue_lines import (
    Block,
    FileLine,
    choose_lines,
    clue,
    entry,
    plain_nonogram,
    row_and_column_texts,
    side,
    written_lines,
)
from cluewright.formats.format import AnyItem, Entry, Format
from cluewright.formats.source import MOST_LINES_OF_A_PUZZLE, Source

_START = re.compile(r"\s*+\$\s*+[0-9]++\s*+", re.ASCII)
LONGEST_PLAIN = 1_000
"""The most characters of a clue that is read without care for its single numbers."""
_NO_START = "expected $1, the start of the first puzzle"
_SIZE = re.compile(r"\s*+([0-9]++)\s*+[xX]\s*+([0-9]++)\s*+", re.ASCII)
_PLAIN_NUMBERS = re.compile(r"\t*+[0-9][0-9\t]*+", re.ASCII)
"""Numbers between tabs, at least one."""
_NUMBER_OF = {str(number): number for number in range(1, 101)}.__getitem__
"""The usual numbers of clues by their texts: looking them up takes a third of the time of reading them."""


@dataclass(slots=True)
class _Block:
    header: FileLine
    size_line: FileLine | None
    numbered: list[tuple[int, str]] = field(default_factory=list)
    """The number and the text of each line; most blocks are read without making more of them."""

    @property
    def lines(self) -> Block:
        """Make the lines; raise `FormatError` if there are too many."""
        return Block(map(FileLine._make, self.numbered))


def _sniff(source: Source) -> bool:
    if not _SIZE.fullmatch(source.first_line):
        return bool(_START.fullmatch(source.first_line))
    second = islice(written_lines(source), 1, 2)
    return any(_START.fullmatch(line.text) for line in second)


def _read(source: Source) -> Iterator[Entry]:
    previous: Size | None = None
    for block in _blocks(source):
        found = entry(partial(_puzzle, block, previous), source.name)
        if isinstance(found, Item):
            previous = found.puzzle.width, found.puzzle.height
        yield found


def _blocks(source: Source) -> Iterator[_Block]:
    block: _Block | None = None
    size_line: FileLine | None = None
    for line in enumerate(source.lines, start=1):
        number, text = line
        if "$" in text and _START.fullmatch(text):
            if block is not None:
                yield block
            block = _Block(FileLine(number, text), size_line)
        elif ("x" in text or "X" in text) and _SIZE.fullmatch(text):
            size_line = FileLine(number, text)
        elif block is not None:
            block.numbered.append(line)
            if len(block.numbered) > MOST_LINES_OF_A_PUZZLE:
                raise FileLine(number, text).error(f"a puzzle may have at most {MOST_LINES_OF_A_PUZZLE} lines")
        elif not is_blank(text):
            raise FormatError(_NO_START, file=source.name, line=number, column=1)
    if block is None:
        raise FormatError(_NO_START, file=source.name)
    yield block


def _puzzle(block: _Block, previous: Size | None) -> AnyItem:
    if block.size_line is not None:
        return _puzzle_of_size(block, _written_size(block.size_line))
    failure: FormatError | None = None
    for size in _possible_sizes(block, previous):
        try:
            return _puzzle_of_size(block, size)
        except FormatError as error:
            failure = failure or error
    if failure is not None:
        raise failure
    raise block.header.error(
        f"expected as many column clues as row clues, found {len(block.numbered)} lines: "
        "for a board that is not square, put a line WxH before it"
    )


def _written_size(line: FileLine) -> Size:
    match = _SIZE.fullmatch(line.text)
    assert match is not None
    return side(match[1], line, match.start(1) + 1), side(match[2], line, match.start(2) + 1)


def _possible_sizes(block: _Block, previous: Size | None) -> Iterator[Size]:
    """Yield the sizes to try: a blank line is the clue of an empty line, or only a gap between or after the blocks."""
    if previous is not None:  # nearly always the right one, and the lines need not be looked at
        yield previous
    used = max((index for index, (_, text) in enumerate(block.numbered, start=1) if not is_blank(text)), default=0)
    written = sum(not is_blank(text) for _, text in block.numbered)
    fewest, most = (used + 1) // 2, len(block.numbered) // 2
    sides = [side for side in (fewest, most) if max(1, fewest) <= side <= most]
    if written and written % 2 == 0:
        sides.append(written // 2)
    yield from (size for side in dict.fromkeys(sides) if (size := (side, side)) != previous)


def _puzzle_of_size(block: _Block, size: Size) -> AnyItem:
    width, height = size
    quickly = _plain_clues(block, width, height)
    if quickly is not None:
        return Item(plain_nonogram(quickly[width:], quickly[:width], block.header))
    chosen = choose_lines(block.lines, width + height, f"clues ({width} columns, then {height} rows)", block.header)
    columns = [clue(line, height) for line in chosen[:width]]
    rows = [clue(line, width) for line in chosen[width:]]
    return Item(plain_nonogram(rows, columns, block.header))


def _plain_clues(block: _Block, width: int, height: int) -> list[tuple[int, ...]] | None:
    """Read a block that has as many lines as clues, and only positive numbers between tabs that fit their lines.

    That is nearly every block, and it takes less than half the time. Return None for any other.
    """
    texts = [text for _, text in block.numbered]
    if len(texts) != width + height or max(map(len, texts)) > LONGEST_PLAIN:
        return None
    try:
        clues = [tuple(map(_NUMBER_OF, text.split("\t"))) for text in texts]
    except KeyError:  # a long block, a tab too many, or no plain numbers
        if not _PLAIN_NUMBERS.fullmatch("".join(texts)):
            return None
        clues = [tuple(map(int, filter(None, text.split("\t")))) for text in texts]
        if not all(map(all, clues)):
            return None
    room = [sum(clue) + len(clue) - 1 for clue in clues]
    return clues if max(room[:width]) <= height and max(room[width:]) <= width else None


def _write(items: Sequence[AnyItem]) -> str:
    sizes = [(item.puzzle.width, item.puzzle.height) for item in items]
    implicit = len(set(sizes)) == 1 and sizes[0][0] == sizes[0][1]
    lines: list[str] = []
    for index, (item, size) in enumerate(zip(items, sizes, strict=True)):
        if not implicit and (index == 0 or size != sizes[index - 1]):
            lines.append(format_size(size))
        lines.append(f"${index + 1}")
        rows, columns = row_and_column_texts(item.puzzle, "taai", "\t")
        lines += [*columns, *rows]
    return "\n".join([*lines, ""])


FORMAT = Format("taai", "TAAI, TCGA and ICGA tournament batch", ("taai",), ("nonogram",), _sniff, _read, _write)
