"""`.non`, Steve Simpson's format with the extensions others gave it.

Lines of a keyword and its value; `rows` and `columns` are followed by the clues, a line each. A file may bundle
several puzzles between lines of `====`. Keywords not known here are ignored, as the format asks.
"""

import html
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.formats.clue_lines import Line, choose_lines, clue, entry, nonogram, plain_number, side, written_clues
from cluewright.formats.format import AnyItem, Entry, Format
from cluewright.formats.source import Source

_TEXTS = {"catalogue": "catalogue", "title": "title", "by": "author", "copyright": "copyright", "license": "license"}
"""The keywords with a text, and our names of them."""
_KEYWORD = re.compile(r"\s*([A-Za-z][A-Za-z_-]*)(?:\s+(.*?))?\s*", re.DOTALL)
_STRUCTURE = re.compile(r"\s*(?:width|height|rows|columns)(?:\s+[0-9]+)?\s*")
_OTHER_PROGRAM = re.compile(r"\s*[A-Za-z_]+\s*:")
_BETWEEN = re.compile(r"\s*={4,}\s*")
_COLOURED = re.compile(r"([0-9]{1,9})([a-z]?)[^\s,]*")
_UNQUOTED_CELLS = re.compile(r"[01?\s]+")
_LICENCE_NAME = re.compile(r"[A-Za-z0-9.+-]+")


@dataclass(slots=True)
class _Parts:
    """What was found of one puzzle, before it is put together."""

    first: Line
    sides: dict[str, int] = field(default_factory=dict)
    blocks: dict[str, tuple[Line, list[Line]]] = field(default_factory=dict)
    goal: tuple[Line, str] | None = None
    meta: dict[str, Any] = field(default_factory=dict)


def _sniff(source: Source) -> bool:
    return any(_STRUCTURE.fullmatch(line) for line in source.lines)


def _read(source: Source) -> Iterator[Entry]:
    section: list[Line] = []
    sections = [section]
    for number, text in enumerate(source.lines, start=1):
        if _BETWEEN.fullmatch(text):
            section = []
            sections.append(section)
        else:
            section.append(Line(number, text))
    written = [section for section in sections if not all(line.blank for line in section)]
    if not written:
        raise FormatError("expected a puzzle, found none", file=source.name)
    for section in written:
        yield entry(partial(_puzzle, section), source.name)


def _puzzle(lines: Sequence[Line]) -> AnyItem:
    parts = _collect(lines)
    for name, block in (("height", "rows"), ("width", "columns")):
        if block not in parts.blocks:
            raise parts.first.error(f"expected the keyword {block} with the clues after it, found none")
        if name not in parts.sides:
            raise parts.first.error(f"expected the keyword {name} with a number, found none")
    width, height = parts.sides["width"], parts.sides["height"]
    row_lines = choose_lines(parts.blocks["rows"][1], height, "row clues", parts.blocks["rows"][0])
    column_lines = choose_lines(parts.blocks["columns"][1], width, "column clues", parts.blocks["columns"][0])
    _refuse_colours(row_lines + column_lines)
    rows = [clue(line, width, _number) for line in row_lines]
    columns = [clue(line, height, _number) for line in column_lines]
    puzzle = nonogram(rows, columns, parts.first)
    return Item(puzzle, solution=_solution(parts.goal, width, height), meta=parts.meta)


def _collect(lines: Sequence[Line]) -> _Parts:
    first = next(line for line in lines if not line.blank)
    if _OTHER_PROGRAM.match(first.text):
        raise first.error("expected a keyword and a value; this is pyNonogram's file, which only shares the extension")
    parts = _Parts(first)
    position = 0
    while position < len(lines):
        line = lines[position]
        position += 1
        if line.blank:
            continue
        match = _KEYWORD.fullmatch(line.text)
        if match is None:
            raise line.error("expected a keyword such as width, rows or title")
        keyword, value = match[1].lower(), match[2] or ""
        if keyword in ("goal", "saved"):
            value, position = _cells(lines, position, value)
            if keyword == "goal":
                parts.goal = line, value
        elif keyword in ("rows", "columns"):
            start = position
            while position < len(lines) and not _KEYWORD.fullmatch(lines[position].text):
                position += 1
            block = list(lines[start:position])
            if value:  # the original format lets the keyword carry the size, with or without the clues
                parts.sides["height" if keyword == "rows" else "width"] = side(value, line, match.start(2) + 1)
            if not value or not all(inner.blank for inner in block):
                parts.blocks[keyword] = line, block
        elif keyword in ("width", "height"):
            parts.sides[keyword] = side(value, line, max(match.start(2), 0) + 1)
        elif keyword in _TEXTS:
            parts.meta[_TEXTS[keyword]] = html.unescape(_unquoted(value))
    return parts


def _cells(lines: Sequence[Line], position: int, value: str) -> tuple[str, int]:
    """Join the cells of a picture, which may run over several lines; give them and where reading goes on."""
    pieces = [value]
    if value.startswith('"'):
        while pieces[-1].count('"') % 2 == (len(pieces) == 1) and position < len(lines):
            pieces.append(lines[position].text)
            position += 1
    else:
        while position < len(lines) and _UNQUOTED_CELLS.fullmatch(lines[position].text):
            pieces.append(lines[position].text)
            position += 1
    return "".join("".join(pieces).replace('"', "").split()), position


def _refuse_colours(lines: Sequence[Line]) -> None:
    """Raise where a second colour is used; one alone is as good as black."""
    first: str | None = None
    for line in lines:
        for token in _COLOURED.finditer(line.text):
            if token[2] != (first := first if first is not None else token[2]):
                problem = "this puzzle has several colours; only black and white can be read"
                raise line.error(problem, token.start() + 1)


def _number(token: str) -> int | None:
    """Read `3` or `3b`; what else follows a number means nothing to readers of this format."""
    match = _COLOURED.match(token)
    return plain_number(token) if match is None or not match[2] else int(match[1])


def _solution(goal: tuple[Line, str] | None, width: int, height: int) -> Any:
    if goal is None:
        return None
    line, cells = goal
    if len(cells) != width * height:
        raise line.error(f"expected a goal of {width * height} cells, found {len(cells)}")
    strange = next((cell for cell in cells if cell not in "01" and not ("a" <= cell <= "z")), None)
    if strange is not None:
        raise line.error(f"expected cells 0 and 1 in the goal, found {strange!r}")
    from cluewright.nonogram.board import Board  # brings NumPy, which most files do not need

    marks = "".join("." if cell == "0" else "#" for cell in cells)
    return Board.parse([marks[start : start + width] for start in range(0, len(marks), width)])


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
        if (text := item.meta.get(name)) is not None:
            plain = keyword == "license" and _LICENCE_NAME.fullmatch(str(text))
            lines.append(f"{keyword} {text if plain else _quoted(str(text))}")
    clues = list(written_clues(puzzle, "non", ","))
    lines += [f"width {puzzle.width}", f"height {puzzle.height}", ""]
    lines += ["rows", *(text for name, _, text in clues if name == "row"), ""]
    lines += ["columns", *(text for name, _, text in clues if name == "column")]
    if item.solution is not None:
        cells = "".join(item.solution.rows())
        if set(cells) <= {"#", "."}:
            lines += ["", f'goal "{cells.replace("#", "1").replace(".", "0")}"']
    return "\n".join([*lines, ""])


FORMAT = Format("non", "Simpson's nonogram text", ("non", "nonpack"), ("nonogram",), _sniff, _read, _write)
