"""What kinds share whose players set cells to one of a few values: the data, moves and mistakes of their boards.

Only kinds import this module, as they do `cell_board`.
"""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, TypeVar

from cluewright.core.budget import Budget
from cluewright.core.cell_board import CellBoard, require_size
from cluewright.core.cell_moves import MARKS, CellChange, move_of_step, read_cells
from cluewright.core.errors import Fault, InvalidPuzzle
from cluewright.core.kind import Kind
from cluewright.core.message import Cells, Message, Value, core_message
from cluewright.core.mistakes import can_be_solved, first_lost, lost_board, wrong_cell
from cluewright.core.puzzle import Puzzle
from cluewright.core.recording import Recording
from cluewright.core.technique import Step

P = TypeVar("P", bound=Puzzle)
C = TypeVar("C", bound=CellBoard)


class CellKind(Kind[P, C]):
    """A kind with boards of cells; a move writes the symbols of `board_type`."""

    board_type: type[C]
    words: ClassVar[tuple[str, ...]]
    """The messages that name each value of a cell, in the order of the board's symbols."""

    def board_to_data(self, puzzle: P, board: C) -> list[str]:
        """Return the rows of the board's symbols."""
        return board.rows()

    def board_from_data(self, puzzle: P, data: Any) -> C:
        """Read rows of symbols; raise `InvalidPuzzle` when they do not fit the puzzle."""
        if not isinstance(data, list):
            raise InvalidPuzzle([Fault("board", core_message("fault-board-rows"))])
        board = self.board_type.parse(data)
        self.require_board(puzzle, board)
        return board

    def require_board(self, puzzle: P, board: C) -> None:
        """Raise `InvalidPuzzle` unless a board can be one of the puzzle."""
        require_size(puzzle, board)

    def value_word(self, puzzle: P, value: str) -> Value:
        """Return what a cell with a value is, in sentences."""
        return Message(self.room, self.words[self.board_type.symbols.index(value)])

    def empty_board(self, puzzle: P) -> C:
        """Return the board with every cell unknown."""
        return self.board_type.blank(puzzle.width, puzzle.height)

    def move_symbols(self, puzzle: P) -> str:
        """Return the characters that a move may write into the cells of this puzzle."""
        return MARKS

    def apply(self, puzzle: P, board: C, move: str) -> C:
        """Return the board after a move; raise `InvalidMove`."""
        value = self.board_type.symbols.index
        changes = self._read(puzzle, move)
        return board.with_cells((row, column, value(symbol)) for row, column, symbol in changes)

    def apply_step(self, puzzle: P, board: C, step: Step) -> C:
        """Return the board with a step's cells set."""
        value = self.board_type.symbols.index
        return board.with_cells((change[0], change[1], value(change[2])) for change in step.cells)

    def move_of_step(self, puzzle: P, board: C, step: Step) -> str:
        """Write a step as the move a player would make."""
        return move_of_step(step)

    def differences(self, puzzle: P, board: C, solution: C) -> list[tuple[int, int]]:
        """List the decided cells of `board` that contradict `solution`."""
        wrong = (board.cells != 0) & (board.cells != solution.cells)
        return [(int(row), int(column)) for row, column in zip(*wrong.nonzero(), strict=True)]

    def mistakes(
        self,
        puzzle: P,
        board: C,
        solution: C | None,
        *,
        history: Sequence[str] = (),
        budget: Budget | None = None,
    ) -> list[Fault]:
        """List the earliest wrong move of a history, then broken rules, then wrong cells."""
        self.require_board(puzzle, board)
        wrong = [] if solution is None else self.differences(puzzle, board, solution)
        broken = self.faults(puzzle, board)
        if solution is not None:
            cells = [wrong_cell(cell, self._word(puzzle, board, cell)) for cell in wrong]
            return [*self._wrong_move(puzzle, wrong, history), *broken, *cells]
        if broken:
            return broken
        budget = (budget or Budget()).start()
        lost = lost_board(self, puzzle, board, history, budget)
        if lost is None:
            return []
        return [lost if history or not board.decided else self._lost_cell(puzzle, board, lost, budget)]

    def focus(self, puzzle: P, board: C, history: Sequence[str]) -> tuple[int, int] | None:
        """Return the middle of the last move."""
        if not history:
            return None
        touched = [(row, column) for row, column, _ in self._read(puzzle, history[-1])]
        return touched[len(touched) // 2]

    def _read(self, puzzle: P, move: str) -> Iterator[CellChange]:
        return read_cells(puzzle, move, self.move_help, self.move_symbols(puzzle))

    def _word(self, puzzle: P, board: C, cell: tuple[int, int]) -> Value:
        return self.value_word(puzzle, self.board_type.symbols[int(board.cells[cell])])

    def _wrong_move(self, puzzle: P, wrong: Sequence[tuple[int, int]], history: Sequence[str]) -> list[Fault]:
        """Find the earliest move that put something wrong on the board that is still there."""
        origin: dict[tuple[int, int], int] = {}
        for number, move in enumerate(history if wrong else ()):
            for row, column, _ in self._read(puzzle, move):
                origin[row, column] = number
        made = [(origin[cell], cell) for cell in wrong if cell in origin]
        if not made:
            return []
        number = min(made)[0]
        cells = [cell for move, cell in made if move == number]
        named = Cells.of(cells)
        told = core_message("wrong-move", number=number + 1, cells=named)
        return [Fault("wrong-move", told, tuple(cells), core_message("clear-cell", cells=named))]

    def _lost_cell(self, puzzle: P, board: C, lost: Fault, budget: Budget) -> Fault:
        """Name the first cell, row by row, that makes a board unsolvable."""
        if not can_be_solved(self, puzzle, None, budget):
            return lost
        cells = [(int(row), int(column)) for row, column in zip(*board.cells.nonzero(), strict=True)]
        blank = self.board_type.blank(puzzle.width, puzzle.height)

        def solvable(*some: tuple[int, int]) -> bool:
            part = blank.with_cells((*cell, int(board.cells[cell])) for cell in some)
            return can_be_solved(self, puzzle, part, budget)

        cell = cells[first_lost(len(cells), lambda count: solvable(*cells[:count])) - 1]
        if not solvable(cell):
            return wrong_cell(cell, self._word(puzzle, board, cell))
        where = Cells((cell,))
        told = core_message("lost-with-cell", cells=where, value=self._word(puzzle, board, cell))
        return Fault("no-solution", told, (cell,), core_message("clear-cell", cells=where))

    def replay(self, puzzle: P, recording: Recording, event: int | None = None) -> C:
        """Return the board after a number of events of a recording, by default all of them."""
        return self.board_type(recording.timeline.values_at(event))
