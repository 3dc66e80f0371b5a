"""How moves on a nonogram are written."""

from collections.abc import Iterator

from cluewright.core.cell_moves import read_cells
from cluewright.nonogram.board import Cell
from cluewright.nonogram.puzzle import Nonogram

MOVE_HELP = (
    "#ROW,COLUMN fills, .ROW,COLUMN marks empty, ?ROW,COLUMN clears; ranges as in #3,4-7 or .1-5,2; "
    "several parts, with blanks between them, are one move"
)

VALUES = {"#": Cell.FILLED, ".": Cell.EMPTY, "?": Cell.UNKNOWN}


def read_move(puzzle: Nonogram, text: str) -> Iterator[tuple[int, int, Cell]]:
    """Yield the cells a move sets; raise `InvalidMove` when it is none or leaves the board.

    >>> list(read_move(Nonogram([None] * 2, [None] * 9), "#2,4-5"))
    [(1, 3, <Cell.FILLED: 2>), (1, 4, <Cell.FILLED: 2>)]
    """
    return ((row, column, VALUES[value]) for row, column, value in read_cells(puzzle, text, MOVE_HELP))
