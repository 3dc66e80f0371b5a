"""`.non`, Steve Simpson's format with the extensions others gave it.

Lines of a keyword and its value; `rows` and `columns` are followed by the clues, a line each. A file may bundle
several puzzles between lines of `====`. Keywords not known here are ignored, as the format asks.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, islice
from string import ascii_lowercase
from typing import Any

from cluewright.core.errors import FormatError, shown
from cluewright.core.item import Item
from cluewright.core.text import BLANKS, is_blank, without_blanks
from cluewright.formats.boards import SAVED, board_of, extra_boards, kept_boards, solution_rows, unwritable_boards
from cluewright.formats.clue_lines import (
    Block,
    FileLine,
    choose_lines,
    clue,
    each_line,
    entry,
    nonogram,
    number_before_colour,
    refuse_colours,
    row_and_column_texts,
    side,
    unescaped,
)
from cluewright.formats.format import AnyItem, Entry, Format, meta_text
from cluewright.formats.source import HEAD, Source

_TEXTS = {"catalogue": "catalogue", "title": "title", "by": "author", "copyright": "copyright", "license": "license"}
"""The keywords with a text, and our names of them."""
_KEYWORD = re.compile(r"\s*+([A-Za-z][A-Za-z_-]*+)(?:\s++|\Z)", re.ASCII)
_STRUCTURE = re.compile(r"\s*+(?:width|height|rows|columns)(?:\s++[0-9]++)?\s*+", re.ASCII)
_OTHER_PROGRAM = re.compile(r"\s*+[A-Za-z_]++\s*+:", re.ASCII)
_BETWEEN = re.compile(r"\s*+={4,}+\s*+", re.ASCII)
_UNQUOTED_CELLS = re.compile(r"[01?\s]++", re.ASCII)
_MARKS = str.maketrans({"0": ".", **dict.fromkeys("1" + ascii_lowercase, "#")})
_LICENCE_NAME = re.compile(r"[A-Za-z0-9.+-]+")


@dataclass(slots=True)
class _Parts:
    """The parts of one puzzle, before it is put together."""

    first: FileLine
    sides: dict[str, int] = field(default_factory=dict)
    blocks: dict[str, tuple[FileLine, list[FileLine]]] = field(default_factory=dict)
    goal: tuple[FileLine, str] | None = None
    saved: list[tuple[FileLine, str]] = field(default_factory=list)
    meta: dict[str, Any] = field(default_factory=dict)


def _sniff(source: Source) -> bool:
    """Look for the size or the clues, in a file that starts with a keyword; titles of other formats may be `rows`."""
    head = islice(source.lines, HEAD)
    first = next((line for line in head if not is_blank(line) and not _BETWEEN.fullmatch(line)), "")
    return bool(_KEYWORD.match(first)) and any(map(_STRUCTURE.fullmatch, chain([first], head)))


def _read(source: Source) -> Iterator[Entry]:
    found = False
    for section in _sections(source):
        found = True
        yield entry(partial(_puzzle, section), source.name)
    if not found:
        raise FormatError("expected a puzzle, found none", file=source.name)


def _sections(source: Source) -> Iterator[Block]:
    """Yield the lines between those of `====`, unless all are blank."""
    section, written = Block(), False
    for line in each_line(source):
        if not _BETWEEN.fullmatch(line.text):
            section.append(line)
            written = written or not line.blank
            continue
        if written:
            yield section
        section, written = Block(), False
    if written:
        yield section


def _puzzle(lines: Sequence[FileLine]) -> AnyItem:
    parts = _collect(lines)
    for name, block in (("height", "rows"), ("width", "columns")):
        if block not in parts.blocks:
            raise parts.first.error(f"expected the keyword {block} and the clues after it, found none")
        if name not in parts.sides:
            raise parts.first.error(f"expected the keyword {name} and a number, found none")
    width, height = parts.sides["width"], parts.sides["height"]
    row_lines = choose_lines(parts.blocks["rows"][1], height, "row clues", parts.blocks["rows"][0])
    column_lines = choose_lines(parts.blocks["columns"][1], width, "column clues", parts.blocks["columns"][0])
    refuse_colours(row_lines + column_lines, ascii_lowercase)
    rows = [clue(line, width, number_before_colour) for line in row_lines]
    columns = [clue(line, height, number_before_colour) for line in column_lines]
    puzzle = nonogram(rows, columns, parts.first)
    solution = None if parts.goal is None else board_of(_rows("goal", *parts.goal, width, height))
    saved = [_rows("saved board", *board, width, height) for board in parts.saved]
    return Item(puzzle, solution=solution, meta=parts.meta, extra=extra_boards({SAVED: saved}))


def _collect(lines: Sequence[FileLine]) -> _Parts:
    first = next(line for line in lines if not line.blank)
    if _OTHER_PROGRAM.match(first.text):
        raise first.error(
            "this is a pyNonogram file, which shares only the extension: convert it to another format first"
        )
    parts = _Parts(first)
    position = 0
    while position < len(lines):
        line = lines[position]
        position += 1
        if line.blank:
            continue
        match = _KEYWORD.match(line.text)
        if match is None:
            raise line.error("expected a keyword such as width, rows or title")
        keyword, value = match[1].lower(), line.text[match.end() :].rstrip(BLANKS)
        column = match.end() + 1 if value else 1
        if keyword in ("goal", "saved"):
            value, position = _cells(lines, position, value)
            if keyword == "goal":
                parts.goal = line, value
            else:
                parts.saved.append((line, value))
        elif keyword in ("rows", "columns"):
            start = position
            while position < len(lines) and not _KEYWORD.match(lines[position].text):
                position += 1
            block = list(lines[start:position])
            if value:  # the original format lets the keyword carry the size, with or without the clues
                parts.sides["height" if keyword == "rows" else "width"] = side(value, line, column)
            if not value or not all(inner.blank for inner in block):
                parts.blocks[keyword] = line, block
        elif keyword in ("width", "height"):
            parts.sides[keyword] = side(value, line, column)
        elif keyword in _TEXTS:
            parts.meta[_TEXTS[keyword]] = unescaped(_unquoted(value))
    return parts


def _cells(lines: Sequence[FileLine], position: int, value: str) -> tuple[str, int]:
    """Join the cells of a picture, which may run over several lines; return them and where reading continues."""
    pieces = [value]
    if value.startswith('"'):
        while pieces[-1].count('"') % 2 == (len(pieces) == 1) and position < len(lines):
            pieces.append(lines[position].text)
            position += 1
    else:
        while position < len(lines) and _UNQUOTED_CELLS.fullmatch(lines[position].text):
            pieces.append(lines[position].text)
            position += 1
    return without_blanks("".join(pieces).replace('"', "")), position


def _rows(what: str, line: FileLine, cells: str, width: int, height: int) -> list[str]:
    """Return the rows of a picture in our symbols; a letter is a colour."""
    if len(cells) != width * height:
        raise line.error(f"expected a {what} of {width * height} cells, found {len(cells)}")
    known = "01" if what == "goal" else "01?"
    if strange := set(cells) - {*known, *ascii_lowercase}:
        first = next(cell for cell in cells if cell in strange)
        raise line.error(f"expected 0 or 1 for each cell of the {what}, found {shown(first)}")
    marks = cells.translate(_MARKS)
    return [marks[start : start + width] for start in range(0, len(marks), width)]


def _unquoted(value: str) -> str:
    return value[1:-1] if len(value) >= 2 and value[0] == value[-1] == '"' else value


def _quoted(text: str) -> str:
    """Write a text so that every reader finds the end of it, and ours the same text."""
    escaped = text.replace("&", "&amp;").replace('"', "&quot;").replace("\n", "&#10;").replace("\r", "&#13;")
    return f'"{escaped}"'


def _write(items: Sequence[AnyItem]) -> str:
    return "====\n".join(_section(item) for item in items)


def _section(item: AnyItem) -> str:
    puzzle = item.puzzle
    lines = []
    for keyword, name in _TEXTS.items():
        if (text := meta_text(item, name)) is not None:
            plain = keyword == "license" and _LICENCE_NAME.fullmatch(text)
            lines.append(f"{keyword} {text if plain else _quoted(text)}")
    rows, columns = row_and_column_texts(puzzle, "non", ",")
    lines += [f"width {puzzle.width}", f"height {puzzle.height}", "", "rows", *rows, "", "columns", *columns]
    boards = [("goal", board) for board in [solution_rows(item)] if board is not None]
    boards += [("saved", board) for board in kept_boards(item, SAVED)]
    for position, (keyword, board) in enumerate(boards):
        cells = "".join(board).replace("#", "1").replace(".", "0")
        lines += [*([""] if position == 0 else []), f'{keyword} "{cells}"']
    return "\n".join([*lines, ""])


FORMAT = Format(
    "non",
    "Simpson's nonogram text",
    ("non", "nonpack"),
    ("nonogram",),
    _sniff,
    _read,
    _write,
    keeps=frozenset({*_TEXTS.values(), "solution", SAVED}),
    lacks=lambda item: unwritable_boards(item, SAVED),
)
