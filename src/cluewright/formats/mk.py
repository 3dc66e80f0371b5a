"""`.mk`, one of the Olšák brothers' formats: `ROWS COLUMNS`, the row clues, a line `#`, the column clues."""

import re
from collections.abc import Iterator, Sequence

from cluewright.core.item import Item
from cluewright.core.text import stripped
from cluewright.formats.clue_lines import (
    FileLine,
    choose_lines,
    clue,
    entry,
    first_written,
    lines_of,
    nonogram,
    row_and_column_texts,
    two_sides,
)
from cluewright.formats.format import AnyItem, Entry, Format
from cluewright.formats.source import Source

_HEADER = re.compile(r"\s*+[0-9]++[\s,]++[0-9]++\s*+", re.ASCII)
_BETWEEN = "#"


def _sniff(source: Source) -> bool:
    """Look for two numbers and a line `#`, which no other format of bare numbers has."""
    return bool(_HEADER.fullmatch(source.first_line)) and any(stripped(line) == _BETWEEN for line in source.lines)


def _read(source: Source) -> Iterator[Entry]:
    yield entry(lambda: _puzzle(lines_of(source)), source.name)


def _puzzle(lines: Sequence[FileLine]) -> AnyItem:
    start = first_written(lines, "the numbers of rows and columns")
    header = lines[start]
    height, width = two_sides(header, "the numbers of rows and columns")
    between = next((index for index in range(start, len(lines)) if stripped(lines[index].text) == _BETWEEN), None)
    if between is None:
        raise header.error(f"expected a line with # after the {height} row clues, found none")
    row_lines = choose_lines(lines[start + 1 : between], height, "row clues", header)
    column_lines = choose_lines(lines[between + 1 :], width, "column clues", lines[between])
    rows = [clue(line, width) for line in row_lines]
    columns = [clue(line, height) for line in column_lines]
    return Item(nonogram(rows, columns, header))


def _write(items: Sequence[AnyItem]) -> str:
    (item,) = items
    rows, columns = row_and_column_texts(item.puzzle, "mk", " ")
    return "\n".join([f"{item.puzzle.height} {item.puzzle.width}", *rows, _BETWEEN, *columns, ""])


FORMAT = Format("mk", "Olšák's plain nonogram text", ("mk",), ("nonogram",), _sniff, _read, _write, many=False)
