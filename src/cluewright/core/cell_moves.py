"""How moves on a board of cells are written: the same for every kind whose player sets cells to a few values.

A move is one stroke of the pen: `#3,4-7` or several parts as in `#3,4-7 #3,9 .2,1`, made and undone as one.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

from cluewright.core.errors import InvalidMove, shown
from cluewright.core.puzzle import Puzzle
from cluewright.core.technique import Step

_PART = re.compile(r"([#.?])\s*(\d{1,5})(?:-(\d{1,5}))?\s*,\s*(\d{1,5})(?:-(\d{1,5}))?(?:\s+|$)")

CellChange = tuple[int, int, str]
"""Row and column from 0, and the character of the value: `#`, `.` or `?`."""


def read_cells(puzzle: Puzzle, move: str, help_text: str) -> Iterator[CellChange]:
    """Yield the cells a move sets; raise `InvalidMove` when it is none or leaves the board, before any is given."""
    text = move.strip()
    parts = []
    position = 0
    while position < len(text):
        if (match := _PART.match(text, position)) is None:
            break
        top, bottom, left, right = (int(part) if part else None for part in match.groups()[1:])
        rows, columns = _span(top, bottom, puzzle.height, "row"), _span(left, right, puzzle.width, "column")
        parts.append((match[1], rows, columns))
        position = match.end()
    if not parts or position < len(text):
        raise InvalidMove(f"{shown(move)} is not a move: {help_text}")
    return ((row, column, value) for value, rows, columns in parts for row in rows for column in columns)


def write_cells(changes: Iterable[CellChange]) -> str:
    """Write a move that sets these cells, neighbours in a row together.

    >>> write_cells([(2, 3, "#"), (2, 4, "#"), (2, 6, "#"), (0, 0, ".")])
    '.1,1 #3,4-5 #3,7'
    """
    parts = []
    for (row, value), group in groupby(sorted(set(changes), key=lambda c: (c[0], c[2], c[1])), lambda c: (c[0], c[2])):
        columns = [change[1] for change in group]
        for _, run in groupby(enumerate(columns), lambda pair: pair[1] - pair[0]):
            span = [column + 1 for _, column in run]
            across = str(span[0]) if len(span) == 1 else f"{span[0]}-{span[-1]}"
            parts.append(f"{value}{row + 1},{across}")
    return " ".join(parts)


def move_of_step(step: Step) -> str:
    """Write the move that sets the cells of a step."""
    return write_cells((change[0], change[1], change[2]) for change in step.cells)


def _span(first: int | None, last: int | None, size: int, name: str) -> range:
    """Give the range of a move's rows or columns, counted from 0."""
    low, high = first or 0, last if last is not None else first or 0
    if not 1 <= low <= high <= size:
        wrong = low if low == high else f"{low}-{high}"
        raise InvalidMove(f"there is no {name} {wrong}; the board has {name}s 1 to {size}")
    return range(low - 1, high)
