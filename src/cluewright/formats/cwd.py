"""`.cwd`, the format of QNonograms: the number of rows, the number of columns, row clues, a blank line, column clues.

Crosswords have files of this extension too; they are not read here.
"""

from collections.abc import Iterator, Sequence
from itertools import dropwhile, islice

from cluewright.core.item import Item
from cluewright.core.text import is_blank, stripped, whole_number
from cluewright.formats.clue_lines import (
    FileLine,
    choose_lines,
    clue,
    entry,
    first_written,
    lines_after,
    lines_of,
    nonogram,
    row_and_column_texts,
    side,
)
from cluewright.formats.format import AnyItem, Entry, Format
from cluewright.formats.source import Source

_DIGITS = 5


def _sniff(source: Source) -> bool:
    """Look for a number on each of the first two lines and the number of lines after them that they promise."""
    if whole_number(stripped(source.first_line), _DIGITS) is None:
        return False
    headers = islice(dropwhile(is_blank, source.lines), 2)
    sides = [whole_number(stripped(line), _DIGITS) for line in headers]
    if len(sides) < 2 or sides[0] is None or sides[1] is None:
        return False
    written, following = lines_after(source, 2)
    return written <= sides[0] + sides[1] < following


def _read(source: Source) -> Iterator[Entry]:
    yield entry(lambda: _puzzle(lines_of(source)), source.name)


def _puzzle(lines: Sequence[FileLine]) -> AnyItem:
    start = first_written(lines, "the number of rows")
    header = lines[start]
    height = side(stripped(header.text), header)
    if start + 1 == len(lines):
        raise header.error("expected the number of columns on the line after this one")
    width = side(stripped(lines[start + 1].text), lines[start + 1])
    chosen = _clue_lines(lines[start + 2 :], height, width, header)
    rows = [clue(line, width) for line in chosen[:height]]
    columns = [clue(line, height) for line in chosen[height:]]
    return Item(nonogram(rows, columns, header))


def _clue_lines(lines: Sequence[FileLine], height: int, width: int, header: FileLine) -> list[FileLine]:
    """Pick the clues; if blank lines are clues as well, only the one between the blocks is not."""
    what = f"clues ({height} rows, a blank line, then {width} columns)"
    written = sum(not line.blank for line in lines)
    if written < height + width and len(lines) > height and lines[height].blank:
        lines = [*lines[:height], *lines[height + 1 :]]
    return choose_lines(lines, height + width, what, header)


def _write(items: Sequence[AnyItem]) -> str:
    (item,) = items
    rows, columns = row_and_column_texts(item.puzzle, "cwd", " ")
    return "\n".join([str(item.puzzle.height), str(item.puzzle.width), *rows, "", *columns, ""])


FORMAT = Format("cwd", "QNonograms text", ("cwd",), ("nonogram",), _sniff, _read, _write, many=False)
