"""Hitori as plain text: a rectangle of digits and letters, or of numbers between blanks or commas.

Blank lines separate boards. A board is written as one character for each cell where its numbers allow it; boards
that could be mistaken for another format, a single row and one or two columns, are written with commas.
"""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.core.text import stripped
from cluewright.formats.clue_lines import Block, FileLine, each_line, entry
from cluewright.formats.format import AnyItem, Entry, Format
from cluewright.formats.grid_lines import LONGEST_ROW, SYMBOLS, read_hitori
from cluewright.formats.source import HEAD, Source

_COMPACT = re.compile(r"\s*+(?=[A-Za-z]*+[0-9])[0-9A-Za-z]{2,}+\s*+", re.ASCII)
_LONGEST_LINE = 20 * LONGEST_ROW
_NUMBER = re.compile("[0-9]++")
_SPACED = re.compile(r"\s*+[0-9]{1,6}+(?:[\s,]++[0-9]{1,6}+)*[\s,]*+", re.ASCII)


def _sniff(source: Source) -> bool:
    """Look for a first board of rows of equal length; lines of one or two bare numbers begin other formats."""
    rows = [line.text for line in islice(next(_boards(source), []), HEAD)]
    if any(len(row) > _LONGEST_LINE for row in rows):
        return False
    if rows and all(map(_COMPACT.fullmatch, rows)):
        return len(rows) > 1 and len({len(stripped(row)) for row in rows}) == 1
    if not rows or not all(map(_SPACED.fullmatch, rows)):
        return False
    widths = {sum(1 for _ in _NUMBER.finditer(row)) for row in rows}
    return len(widths) == 1 and ("," in rows[0] or (len(rows) > 1 and widths.isdisjoint({1, 2})))


def _boards(source: Source) -> Iterator[list[FileLine]]:
    board = Block()
    for line in each_line(source):
        if not line.blank:
            board.append(line)
        elif board:
            yield board
            board = Block()
    if board:
        yield board


def _read(source: Source) -> Iterator[Entry]:
    found = False
    for board in _boards(source):
        found = True
        yield entry(partial(_item, board), source.name)
    if not found:
        raise FormatError("expected rows of numbers, found an empty file", file=source.name)


def _item(board: Sequence[FileLine]) -> AnyItem:
    return Item(read_hitori(board))


def _write(items: Sequence[AnyItem]) -> str:
    return "\n".join("".join(f"{row}\n" for row in _rows(item.puzzle.numbers)) for item in items)


def _rows(numbers: Sequence[Sequence[int]]) -> list[str]:
    slim = len(numbers) == 1 or len(numbers[0]) <= 2
    compact = all(max(row) < len(SYMBOLS) and min(row) < 10 for row in numbers)
    if compact and not slim:
        return ["".join(SYMBOLS[number] for number in row) for row in numbers]
    if slim:
        return [",".join(map(str, row)) + ("," if len(row) == 1 else "") for row in numbers]
    return [" ".join(map(str, row)) for row in numbers]


FORMAT = Format("hitori-text", "Hitori as plain text", ("hitori",), ("hitori",), _sniff, _read, _write)
