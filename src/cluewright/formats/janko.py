"""Hitori in the text form of janko.at: lines of a keyword and its value between `begin` and `end`.

`problem` is followed by the rows of numbers, `solution` by rows of `x` for a black cell and `-` for a white one, which
may repeat its number instead. The size is `size N`, or `rows` and `cols`. Keywords not known here are ignored, `moves`
and its lines too. A file may hold several puzzles, each from `begin` on.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from cluewright.core.errors import FormatError, shown
from cluewright.core.item import Item
from cluewright.core.text import stripped
from cluewright.formats.clue_lines import Block, FileLine, entry, side, unescaped, written_lines
from cluewright.formats.format import AnyItem, Entry, Format
from cluewright.formats.grid_lines import cells_of, is_spaced, read_hitori
from cluewright.formats.source import Source

_TEXTS = {"title": "title", "author": "author", "source": "source", "info": "description", "rights": "copyright"}
"""The keywords with a text, and our names of them."""
_KEYWORD = re.compile(r"[ \t]*+([A-Za-z]{2,}+)(?:[ \t]++|\Z)")
_KNOWN = _TEXTS.keys() | {"puzzle", "size", "rows", "cols", "problem", "solution", "moves", "solver", "unit", "depth"}
"""What ends the rows of a grid; a row of letters is none of them."""
_FIRST = re.compile(r"\s*+(?:begin|puzzle\s++\S++)\s*+", re.IGNORECASE | re.ASCII)
_BLACK, _WHITE = frozenset("xX#*"), frozenset("-.oO")


@dataclass(slots=True)
class _Parts:
    """The parts of one puzzle, before it is put together."""

    first: FileLine
    values: dict[str, tuple[FileLine, int, str]] = field(default_factory=dict)
    """Keyword to its line, the column of its value, and the value."""
    grids: dict[str, list[FileLine]] = field(default_factory=dict)


def _sniff(source: Source) -> bool:
    return bool(_FIRST.fullmatch(source.first_line))


def _read(source: Source) -> Iterator[Entry]:
    block = Block()
    found = False
    for line in written_lines(source):
        if stripped(line.text).lower() in ("begin", "end"):
            if block:
                found = True
                yield entry(partial(_puzzle, block), source.name)
            block = Block()
        else:
            block.append(line)
    if block:
        yield entry(partial(_puzzle, block), source.name)
    elif not found:
        raise FormatError("expected the keyword begin and a puzzle, found neither", file=source.name, line=1, column=1)


def _puzzle(lines: Sequence[FileLine]) -> AnyItem:
    parts = _collect(lines)
    if "puzzle" in parts.values:
        line, column, name = parts.values["puzzle"]
        if name.lower() != "hitori":
            raise line.error(f"expected a Hitori puzzle, found {shown(name)}", column)
    if not parts.grids.get("problem"):
        raise parts.first.error("expected the keyword problem and rows of numbers after it, found none")
    problem = parts.grids["problem"]
    puzzle = read_hitori(problem)
    for keyword, length in (("rows", puzzle.height), ("cols", puzzle.width)):
        line, column, text = parts.values.get(keyword) or parts.values.get("size") or (problem[0], 1, str(length))
        if side(text, line, column) != length:
            raise line.error(f"expected {keyword} {length}, the size of the problem, found {shown(text)}", column)
    solution = _solution(parts.grids.get("solution"), puzzle, problem)
    texts = {name: parts.values[keyword][2] for keyword, name in _TEXTS.items() if keyword in parts.values}
    meta = {name: unescaped(text) for name, text in texts.items()}
    return Item(puzzle, solution=solution, meta=meta)


def _collect(lines: Sequence[FileLine]) -> _Parts:
    parts = _Parts(lines[0])
    grid: list[FileLine] | None = None
    for line in lines:
        match = _KEYWORD.match(line.text)
        keyword = match[1].lower() if match is not None else ""
        if match is not None and (keyword in _KNOWN or grid is None):
            if keyword in parts.values:
                raise line.error(f"the keyword {keyword} appears twice")
            value = line.text[match.end() :].rstrip(" \t")
            parts.values[keyword] = (line, match.end() + 1 if value else 1, value)
            grid = parts.grids.setdefault(keyword, []) if keyword in ("problem", "solution", "moves") else None
        elif grid is not None:
            grid.append(line)
        else:
            raise line.error(f"expected a keyword and its value, found {shown(stripped(line.text))}")
    return parts


def _solution(lines: Sequence[FileLine] | None, puzzle: Any, problem: Sequence[FileLine]) -> Any:
    if not lines:
        return None
    from cluewright.hitori.board import Board

    if len(lines) != puzzle.height:
        raise lines[0].error(f"expected {puzzle.height} rows in the solution, found {len(lines)}")
    spaced = is_spaced(lines)
    given = is_spaced(problem)
    rows = []
    for line, numbers in zip(lines, problem, strict=True):
        cells = cells_of(line, spaced)
        if len(cells) != puzzle.width:
            raise line.error(f"expected {puzzle.width} cells in this row of the solution, found {len(cells)}")
        row = ""
        for (place, text), (_, number) in zip(cells, cells_of(numbers, given), strict=True):
            if text not in _BLACK and text not in _WHITE and text != number:
                raise line.error(
                    f"expected x for a shaded cell or - for an unshaded one, found {shown(text)}", place + 1
                )
            row += "#" if text in _BLACK else "."
        rows.append(row)
    return Board.parse(rows)


def _write(items: Sequence[AnyItem]) -> str:
    return "".join(_section(item) for item in items)


def _section(item: AnyItem) -> str:
    puzzle = item.puzzle
    lines = ["begin", "puzzle hitori"]
    for keyword, name in _TEXTS.items():
        if (text := item.meta.get(name)) is not None:
            lines.append(f"{keyword} {_one_line(str(text))}")
    square = puzzle.width == puzzle.height
    lines += [f"size {puzzle.width}"] if square else [f"rows {puzzle.height}", f"cols {puzzle.width}"]
    comma = "," if puzzle.width == 1 else ""  # a lone number could be a row of digits
    lines += ["problem", *(" ".join(map(str, row)) + comma for row in puzzle.numbers)]
    if item.solution is not None:
        rows = item.solution.rows()
        if all(set(row) <= {"#", "."} for row in rows):
            lines += ["solution", *(" ".join("x" if cell == "#" else "-" for cell in row) for row in rows)]
    return "\n".join([*lines, "end", ""])


def _one_line(text: str) -> str:
    """Write a text so that it fits on its line and comes back with the blanks around it."""
    escaped = text.replace("&", "&amp;").replace("\n", "&#10;").replace("\r", "&#13;")
    if escaped[:1] in (" ", "\t"):
        escaped = f"&#{ord(escaped[0])};{escaped[1:]}"
    if escaped[-1:] in (" ", "\t"):
        escaped = f"{escaped[:-1]}&#{ord(escaped[-1])};"
    return escaped


FORMAT = Format(
    "janko",
    "Hitori in the text form of janko.at",
    ("janko", "x-janko"),
    ("hitori",),
    _sniff,
    _read,
    _write,
    keeps=frozenset({"solution", *_TEXTS.values()}),
)
