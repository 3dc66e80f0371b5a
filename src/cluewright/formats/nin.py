"""`.nin`, Jakub Wilk's format: `WIDTH HEIGHT`, then the row clues, then the column clues, nothing between them."""

import re
from collections.abc import Iterator, Sequence

from cluewright.core.item import Item
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
    two_sides,
)
from cluewright.formats.format import AnyItem, Entry, Format
from cluewright.formats.source import Source

_HEADER = re.compile(r"\s*+([0-9]{1,5}+)\s++([0-9]{1,5}+)\s*+", re.ASCII)


def _sniff(source: Source) -> bool:
    """Look for two numbers and the number of lines after them that they promise; other numeric formats look similar."""
    header = _HEADER.fullmatch(source.first_line)
    if header is None:
        return False
    written, following = lines_after(source, 1)
    return written <= int(header[1]) + int(header[2]) <= following


def _read(source: Source) -> Iterator[Entry]:
    yield entry(lambda: _puzzle(lines_of(source)), source.name)


def _puzzle(lines: Sequence[FileLine]) -> AnyItem:
    start = first_written(lines, "the width and height")
    header = lines[start]
    width, height = two_sides(header, "the width and height")
    what = f"clues ({height} rows, then {width} columns)"
    chosen = choose_lines(lines[start + 1 :], height + width, what, header)
    rows = [clue(line, width) for line in chosen[:height]]
    columns = [clue(line, height) for line in chosen[height:]]
    return Item(nonogram(rows, columns, header))


def _write(items: Sequence[AnyItem]) -> str:
    (item,) = items
    rows, columns = row_and_column_texts(item.puzzle, "nin", " ")
    return "\n".join([f"{item.puzzle.width} {item.puzzle.height}", *rows, *columns, ""])


FORMAT = Format("nin", "Wilk's nonogram text", ("nin",), ("nonogram",), _sniff, _read, _write, many=False)
