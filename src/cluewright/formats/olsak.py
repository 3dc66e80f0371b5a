"""`.g`, the Olšák brothers' format: remarks, `:`, the row clues, `:`, the column clues, `:`.

What follows a `:` on its line means nothing. A line `#d` before the first one starts a list of colours; of coloured
puzzles only those with a single colour besides the background can be read. A blank line is the clue of an empty line.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import islice

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.formats.clue_lines import (
    LONGEST_PLAIN,
    FileLine,
    clue,
    entry,
    lines_of,
    nonogram,
    number_before_colour,
    refuse_colours,
    row_and_column_texts,
)
from cluewright.formats.format import AnyItem, Entry, Format
from cluewright.formats.source import HEAD, Source
from cluewright.nonogram.puzzle import LONGEST_SIDE

_MARK = re.compile(r"#([dt])\b", re.IGNORECASE | re.ASCII)
_CLUE = re.compile(r"\s*+(?:[0-9]{1,9}+[^\s,]?+(?:[\s,]++|\Z))*+", re.ASCII)


def _sniff(source: Source) -> bool:
    """Look for a line that starts with `:` and has clues between it and the next, or for a list of colours."""
    lines = source.lines
    marked = False
    for line in islice(lines, HEAD):
        if line.startswith(":"):
            return marked or _has_clues(lines)
        marked = marked or _MARK.match(line) is not None
    return False


def _has_clues(lines: Iterator[str]) -> bool:
    """Tell whether there are clues, and nothing else, before the next line that starts with `:`."""
    for count, line in enumerate(islice(lines, LONGEST_SIDE + 1)):
        if line.startswith(":"):
            return count > 0
        if len(line) > LONGEST_PLAIN or not _CLUE.fullmatch(line):
            return False
    return False


def _read(source: Source) -> Iterator[Entry]:
    yield entry(lambda: _puzzle(lines_of(source)), source.name)


def _puzzle(lines: Sequence[FileLine]) -> AnyItem:
    starts = [index for index, line in enumerate(lines) if line.text.startswith(":")]
    for line in lines[: starts[0]] if starts else lines:
        if (mark := _MARK.match(line.text)) and mark[1].lower() == "t":
            raise line.error("triddlers (nonograms of triangles) cannot be read")
    if len(starts) < 2:
        problem = "expected a line starting with : before the row clues and another before the column clues"
        raise lines[starts[0]].error(f"{problem}, found only this one") if starts else FormatError(problem)
    row_lines = lines[starts[0] + 1 : starts[1]]
    column_lines = lines[starts[1] + 1 : starts[2] if len(starts) > 2 else None]
    for found, header, what in ((row_lines, lines[starts[0]], "row"), (column_lines, lines[starts[1]], "column")):
        if not 1 <= len(found) <= LONGEST_SIDE:
            raise header.error(f"expected 1 to {LONGEST_SIDE} {what} clues after this line, found {len(found)}")
    refuse_colours([*row_lines, *column_lines])
    rows = [clue(line, len(column_lines), number_before_colour) for line in row_lines]
    columns = [clue(line, len(row_lines), number_before_colour) for line in column_lines]
    return Item(nonogram(rows, columns, lines[starts[0]]))


def _write(items: Sequence[AnyItem]) -> str:
    (item,) = items
    rows, columns = row_and_column_texts(item.puzzle, "g", " ")
    clues = [": rows", *rows, ": columns", *columns, ":"]
    return "".join(f"{'' if line == '0' else line}\n" for line in clues)


FORMAT = Format("g", "Olšák's nonogram text", ("g",), ("nonogram",), _sniff, _read, _write, many=False)
