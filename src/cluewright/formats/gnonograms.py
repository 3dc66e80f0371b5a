"""`.gno`, the files of Gnonograms: sections with a name in brackets, each value on a line of its own.

Only the dimensions are required, and either the clues or the solution. What follows `//` on a line of numbers is a
remark. Cells are 0 unknown, 1 empty, 2 filled.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice

from cluewright.core.errors import FormatError, shown
from cluewright.core.item import Item
from cluewright.core.text import stripped, word_places
from cluewright.formats.boards import (
    SAVED,
    board_of,
    clues_of_board,
    extra_boards,
    kept_boards,
    solution_rows,
    unwritable_boards,
)
from cluewright.formats.clue_lines import (
    FileLine,
    choose_lines,
    clue,
    entry,
    lines_of,
    nonogram,
    row_and_column_texts,
    side,
)
from cluewright.formats.format import AnyItem, Entry, Format, meta_text
from cluewright.formats.source import HEAD, Source
from cluewright.nonogram.puzzle import Nonogram

_NAME = re.compile("[A-Za-z][A-Za-z ]*+")
_DESCRIPTION = ("title", "author", "date", "difficulty")
_LICENCE = "license"
_OTHER_NAMES = {"solution": "solution grid", "working": "working grid"}
_CELLS = {"0": "?", "1": ".", "2": "#"}
_NUMBERS = {symbol: number for number, symbol in _CELLS.items()}


@dataclass(frozen=True, slots=True)
class _Section:
    heading: FileLine
    lines: list[FileLine] = field(default_factory=list)

    def numbers(self) -> list[FileLine]:
        """Return the lines without remarks."""
        return [FileLine(line.number, line.text.partition("//")[0]) for line in self.lines]


def _sniff(source: Source) -> bool:
    return any(_heading(line) == "dimensions" for line in islice(source.lines, HEAD))


def _read(source: Source) -> Iterator[Entry]:
    yield entry(lambda: _puzzle(_sections(lines_of(source))), source.name)


def _heading(text: str) -> str | None:
    """Return the name of the section that a line begins, in lower case, or None for another line."""
    name, closed, rest = text.partition("]")
    name, rest = stripped(name), stripped(rest)
    if not closed or not name.startswith("[") or (rest and not rest.startswith("//")):
        return None
    name = stripped(name[1:])
    return name.lower() if _NAME.fullmatch(name) else None


def _sections(lines: Sequence[FileLine]) -> dict[str, _Section]:
    found: dict[str, _Section] = {}
    section: _Section | None = None
    for line in lines:
        if (name := _heading(line.text)) is not None:
            section = _Section(line)
            found[_OTHER_NAMES.get(name, name)] = section
        elif section is not None:
            section.lines.append(line)
        elif not line.blank:
            raise line.error("expected a section such as [Dimensions]")
    return found


def _puzzle(sections: dict[str, _Section]) -> AnyItem:
    if "dimensions" not in sections:
        raise FormatError("expected a [Dimensions] section, found none")
    height, width = _dimensions(sections["dimensions"])
    solution = _board(sections.get("solution grid"), width, height)
    working = _board(sections.get("working grid"), width, height)
    boards = [] if working is None or not set("".join(working)) - {"?"} else [working]
    decided = None if solution is None or "?" in "".join(solution) else solution
    if decided is None and solution is not None:
        boards.insert(0, solution)
    return Item(
        _clues(sections, width, height, decided),
        solution=None if decided is None else board_of(decided),
        meta=_meta(sections),
        extra=extra_boards({SAVED: boards}),
    )


def _dimensions(section: _Section) -> tuple[int, int]:
    written = [line for line in section.numbers() if not line.blank]
    if len(written) != 2:
        raise section.heading.error("expected the number of rows and the number of columns, each on its own line")
    rows, columns = (side(stripped(line.text), line) for line in written)
    return rows, columns


def _clues(sections: dict[str, _Section], width: int, height: int, solution: list[str] | None) -> Nonogram:
    rows, columns = sections.get("row clues"), sections.get("column clues")
    if rows is not None and columns is not None:
        row_lines = choose_lines(rows.numbers(), height, "row clues", rows.heading)
        column_lines = choose_lines(columns.numbers(), width, "column clues", columns.heading)
        row_clues = [clue(line, width) for line in row_lines]
        return nonogram(row_clues, [clue(line, height) for line in column_lines], sections["dimensions"].heading)
    if solution is None:
        raise sections["dimensions"].heading.error("expected [Row clues] and [Column clues], or [Solution grid]")
    return clues_of_board(board_of(solution))


def _board(section: _Section | None, width: int, height: int) -> list[str] | None:
    if section is None:
        return None
    written = [line for line in section.numbers() if not line.blank]
    if len(written) != height:
        raise section.heading.error(f"expected {height} rows of cells, found {len(written)}")
    return [_row(line, width) for line in written]


def _row(line: FileLine, width: int) -> str:
    cells: list[str] = []
    for start, cell in word_places(line.text):
        if cell not in _CELLS:
            raise line.error(f"expected 0, 1 or 2 for each cell, found {shown(cell)}", start + 1)
        if len(cells) == width:
            raise line.error(f"expected {width} cells, found more", start + 1)
        cells.append(_CELLS[cell])
    if len(cells) != width:
        raise line.error(f"expected {width} cells, found {len(cells)}")
    return "".join(cells)


def _meta(sections: dict[str, _Section]) -> dict[str, str]:
    described = sections["description"].lines if "description" in sections else []
    licence = sections[_LICENCE].lines[:1] if _LICENCE in sections else []
    texts = [*zip(_DESCRIPTION, described, strict=False), *((_LICENCE, line) for line in licence)]
    return {key: stripped(line.text) for key, line in texts if not line.blank}


def _write(items: Sequence[AnyItem]) -> str:
    (item,) = items
    puzzle = item.puzzle
    rows, columns = row_and_column_texts(puzzle, "gno", ",")
    lines = []
    if any(_one_line(item, key) for key in _DESCRIPTION):
        lines += ["[Description]", *(_one_line(item, key) for key in _DESCRIPTION)]
    if licence := _one_line(item, _LICENCE):
        lines += ["[License]", licence]
    lines += ["[Dimensions]", str(puzzle.height), str(puzzle.width)]
    lines += ["[Row clues]", *rows, "[Column clues]", *columns]
    if (solution := solution_rows(item)) is not None:
        lines += ["[Solution grid]", *map(_cells, solution)]
    for board in kept_boards(item, SAVED)[:1]:
        lines += ["[Working grid]", *map(_cells, board)]
    return "\n".join([*lines, ""])


def _cells(row: str) -> str:
    return " ".join(_NUMBERS[symbol] for symbol in row)


def _one_line(item: AnyItem, key: str) -> str:
    """Return a text that fits on one line; brackets around all of it would make it the name of a section."""
    text = " ".join((meta_text(item, key) or "").split())
    return f"({text[1:-1]})" if _heading(text) is not None else text


def _lacks(item: AnyItem) -> Iterator[str]:
    yield from unwritable_boards(item, SAVED)
    if len(kept_boards(item, SAVED)) > 1:
        yield "more than one saved board"
    for key in (*_DESCRIPTION, _LICENCE):
        text = (meta_text(item, key) or "").strip()
        if text != _one_line(item, key):
            yield f"the {key} as it is written"


FORMAT = Format(
    "gno",
    "Gnonograms' file",
    ("gno",),
    ("nonogram",),
    _sniff,
    _read,
    _write,
    keeps=frozenset({*_DESCRIPTION, _LICENCE, "solution", SAVED}),
    many=False,
    lacks=_lacks,
)
