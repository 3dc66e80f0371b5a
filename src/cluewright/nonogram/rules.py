"""What the rules say about a nonogram's board."""

from cluewright import _native
from cluewright.core.cell_board import require_size
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
