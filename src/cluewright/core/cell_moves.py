"""How moves on a board of cells are written: the same for every kind whose player sets cells to a few values.

A move is one stroke of the pen: `#3,4-7` or several parts as in `#3,4-7 #3,9 .2,1`, made and undone as one.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby

from cluewright.core.errors import InvalidMove, shown
from cluewright.core.move_text import MoveText
from cluewright.core.puzzle import Puzzle
from cluewright.core.technique import Step

MARKS = "#.?"
"""What moves write where a cell is filled, empty or cleared."""

_TIMES = 4
"""How often a move may set each cell, on average."""

CellChange = tuple[int, int, str]
"""Row and column from 0, and the character of the value, such as `#`, `.` or `?`."""


def read_cells(puzzle: Puzzle, move: str, help_text: str, symbols: str = MARKS) -> Iterator[CellChange]:
    """Yield the cells a move sets; raise `InvalidMove` before the first if it is not a move or leaves the board.

    A move may write the values of `symbols`.
    """
    text, parts, cells = MoveText(move), [], 0
    text.blanks()
    while not text.at_end:
        if (part := _part(puzzle, text, symbols)) is None or not (text.blanks() or text.at_end):
            raise InvalidMove(f"{shown(move)} is not a move: {help_text}")
        parts.append(part)
        cells += len(part[1]) * len(part[2])
        if cells > _TIMES * puzzle.width * puzzle.height:
            raise InvalidMove(f"this move sets more than {_TIMES} times as many cells as the board has")
    if not parts:
        raise InvalidMove(f"{shown(move)} is not a move: {help_text}")
    return ((row, column, value) for value, rows, columns in parts for row in rows for column in columns)


def write_cells(changes: Iterable[CellChange]) -> str:
    """Write a move that sets these cells, with neighbours in a row joined.

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


def _part(puzzle: Puzzle, text: MoveText, symbols: str) -> tuple[str, range, range] | None:
    """Read one part such as `#3,4-7`: the value, its rows and its columns; return None if it is not one."""
    value = text.one_of(symbols)
    if not value:
        return None
    text.blanks()
    if (rows := _bounds(text)) is None:
        return None
    text.blanks()
    if not text.one_of(","):
        return None
    text.blanks()
    if (columns := _bounds(text)) is None:
        return None
    return value, _span(*rows, puzzle.height, "row"), _span(*columns, puzzle.width, "column")


def _bounds(text: MoveText) -> tuple[int, int] | None:
    if (first := text.number()) is None:
        return None
    if not text.one_of("-"):
        return first, first
    last = text.number()
    return None if last is None else (first, last)


def _span(low: int, high: int, size: int, name: str) -> range:
    """Return the range of a move's rows or columns, counted from 0."""
    if not 1 <= low <= high <= size:
        wrong = low if low == high else f"{low}-{high}"
        raise InvalidMove(f"there is no {name} {wrong}; the board has {name}s 1 to {size}")
    return range(low - 1, high)
