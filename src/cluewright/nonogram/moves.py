"""How moves on a nonogram are written."""

import re
from typing import NamedTuple

from cluewright.core.errors import InvalidMove
from cluewright.nonogram.board import Cell
from cluewright.nonogram.puzzle import Nonogram

MOVE_HELP = "#ROW,COLUMN fills, .ROW,COLUMN marks empty, ?ROW,COLUMN clears; ranges as in #3,4-7 or .1-5,2"

_VALUES = {"#": Cell.FILLED, ".": Cell.EMPTY, "?": Cell.UNKNOWN}
_MOVE = re.compile(r"([#.?])\s*(\d{1,5})(?:-(\d{1,5}))?\s*,\s*(\d{1,5})(?:-(\d{1,5}))?")


class Move(NamedTuple):
    """A value for all cells of some rows and columns, counted from 0."""

    value: Cell
    rows: range
    columns: range


def read_move(puzzle: Nonogram, text: str) -> Move:
    """Read a move; raise `InvalidMove` when it is none or leaves the board.

    >>> read_move(Nonogram([None] * 2, [None] * 9), "#2,4-7")
    Move(value=<Cell.FILLED: 2>, rows=range(1, 2), columns=range(3, 7))
    """
    match = _MOVE.fullmatch(text.strip())
    if match is None:
        raise InvalidMove(f"{text!r} is not a move: {MOVE_HELP}")
    top, bottom, left, right = (int(part) if part else None for part in match.groups()[1:])
    rows, columns = _span(top, bottom, puzzle.height, "row"), _span(left, right, puzzle.width, "column")
    return Move(_VALUES[match[1]], rows, columns)


def _span(first: int | None, last: int | None, size: int, name: str) -> range:
    """Give the range of a move's rows or columns, counted from 0."""
    low, high = first or 0, last if last is not None else first or 0
    if not 1 <= low <= high <= size:
        wrong = low if low == high else f"{low}-{high}"
        raise InvalidMove(f"there is no {name} {wrong}; the board has {name}s 1 to {size}")
    return range(low - 1, high)
