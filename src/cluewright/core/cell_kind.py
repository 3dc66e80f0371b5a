"""What kinds have in common whose player sets cells to one of a few values: data, moves and mistakes of their boards.

Only kinds import this module, as they do `cell_board`.
"""

from typing import Any, TypeVar

from cluewright.core.cell_board import CellBoard, require_size
from cluewright.core.cell_moves import move_of_step, read_cells
from cluewright.core.errors import Fault, InvalidPuzzle
from cluewright.core.kind import Kind
from cluewright.core.puzzle import Puzzle
from cluewright.core.recording import Recording
from cluewright.core.technique import Step

P = TypeVar("P", bound=Puzzle)
C = TypeVar("C", bound=CellBoard)


class CellKind(Kind[P, C]):
    """A kind with boards of cells; a move writes the symbols of `board_type`."""

    board_type: type[C]

    def board_to_data(self, puzzle: P, board: C) -> list[str]:
        """Give the rows of the board's symbols."""
        return board.rows()

    def board_from_data(self, puzzle: P, data: Any) -> C:
        """Read rows of symbols; raise `InvalidPuzzle` when they do not fit the puzzle."""
        if not isinstance(data, list):
            raise InvalidPuzzle([Fault("board", "A board is a list of rows of #, . and ?.")])
        board = self.board_type.parse(data)
        require_size(puzzle, board)
        return board

    def empty_board(self, puzzle: P) -> C:
        """Give the board with every cell unknown."""
        return self.board_type.blank(puzzle.width, puzzle.height)

    def apply(self, puzzle: P, board: C, move: str) -> C:
        """Give the board after a move; raise `InvalidMove`."""
        value = self.board_type.symbols.index
        changes = read_cells(puzzle, move, self.move_help)
        return board.with_cells((row, column, value(symbol)) for row, column, symbol in changes)

    def apply_step(self, puzzle: P, board: C, step: Step) -> C:
        """Give the board with a step's cells set."""
        value = self.board_type.symbols.index
        return board.with_cells((change[0], change[1], value(change[2])) for change in step.cells)

    def move_of_step(self, puzzle: P, board: C, step: Step) -> str:
        """Write a step as the move a player would make of it."""
        return move_of_step(step)

    def differences(self, puzzle: P, board: C, solution: C) -> list[tuple[int, int]]:
        """List the decided cells of `board` that contradict `solution`."""
        wrong = (board.cells != 0) & (board.cells != solution.cells)
        return [(int(row), int(column)) for row, column in zip(*wrong.nonzero(), strict=True)]

    def replay(self, puzzle: P, recording: Recording, event: int | None = None) -> C:
        """Give the board as it stood after so many events of a recording (all of them if not said)."""
        return self.board_type(recording.timeline.values_at(event))
