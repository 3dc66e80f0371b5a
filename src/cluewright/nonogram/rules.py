"""What the rules say about a nonogram's board."""

import numpy as np

from cluewright import _native
from cluewright.clued_lines.answers import block_faults
from cluewright.core.cell_board import Cells, require_size
from cluewright.core.errors import Fault
from cluewright.core.message import Line
from cluewright.nonogram.board import Board, Cell
from cluewright.nonogram.lines import can_be_completed
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.wording import fault, message, quoted


def faults(puzzle: Nonogram, board: Board) -> list[Fault]:
    """List every line that no arrangement fits."""
    require_size(puzzle, board)
    found = []
    for name, index, clue, length in puzzle.lines():
        if can_be_completed(clue, board.cells[index] if name == "row" else board.cells[:, index]):
            continue
        cells = tuple((index, place) if name == "row" else (place, index) for place in range(length))
        line = Line(name, index)
        remedy = message("fault-impossible-line-remedy", line=line, axis=name)
        found.append(fault("impossible-line", cells=cells, remedy=remedy, line=line, clue=quoted(clue)))
    return found


def is_solution(puzzle: Nonogram, board: Board) -> bool:
    """Tell whether the board agrees with every clue, with unknown cells taken as empty."""
    require_size(puzzle, board)
    if (board.cells == Cell.CONTRADICTION).any():
        return False
    return _native.nonogram_is_solution(puzzle.rows, puzzle.columns, Board.solved(board.array).cells)


def answer_faults(puzzle: Nonogram, board: Board) -> list[Fault]:
    """List the lines of a board meant as a solution that do not show their clue; open cells are for `faults` to judge.

    >>> [str(fault) for fault in answer_faults(Nonogram([[2], [0]], [[1], [1]]), Board.parse("#. .#"))]
    ['Row 1 shows 1, but its clue is 2.', 'Row 2 shows 1, but its clue is 0.']
    """
    if board.decided < board.cells.size:
        return faults(puzzle, board)
    return block_faults(puzzle, board, _blocks, lambda block, given: given in (None, block), quoted, fault)


def _blocks(cells: Cells) -> tuple[int, ...]:
    """Return the lengths of the blocks of filled cells in a line."""
    filled = np.concatenate(([False], cells == Cell.FILLED, [False]))
    edges = np.flatnonzero(filled[1:] != filled[:-1])
    return tuple((edges[1::2] - edges[::2]).tolist())
