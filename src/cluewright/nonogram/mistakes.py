"""What is wrong on a nonogram's board, for the player who made it so."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from cluewright.core.errors import Fault
from cluewright.core.hint import Hint
from cluewright.nonogram.board import Board, Cell
from cluewright.nonogram.moves import read_move
from cluewright.nonogram.puzzle import Nonogram, format_clue

PRIORITY = 1
"""Mistakes come before all else, because deductions from a wrong board mislead."""


def impossible_line(puzzle: Nonogram, axis: str, index: int) -> Fault:
    """Give the fault of a line that no arrangement agrees with."""
    length = puzzle.width if axis == "row" else puzzle.height
    places = tuple((index, i) if axis == "row" else (i, index) for i in range(length))
    return Fault("impossible-line", f"{axis.capitalize()} {index + 1} can no longer be completed.", places)


@dataclass(frozen=True, slots=True)
class Mistakes:
    """What is known to be wrong: the lines without arrangement, and the cells that differ from the only solution."""

    puzzle: Nonogram
    board: Board
    lines: Sequence[tuple[str, int]]
    cells: Sequence[tuple[int, int]]
    history: Sequence[str] = ()

    def __bool__(self) -> bool:
        return bool(self.lines or self.cells)

    def hints(self) -> Iterator[Hint]:
        """Yield a hint for the earliest wrong move, then for every wrong line and cell."""
        if (first := self._wrong_move()) is not None:
            yield first
        for axis, index in self.lines:
            yield self._line(axis, index)
        for cell in self.cells:
            yield self._cell(cell)

    def _wrong_move(self) -> Hint | None:
        """Find the earliest move that put something on the board which stands there and is wrong."""
        origin = np.full((self.puzzle.height, self.puzzle.width), -1)
        for number, text in enumerate(self.history):
            for row, column, _ in read_move(self.puzzle, text):
                origin[row, column] = number
        made = [(int(origin[cell]), cell) for cell in self.cells if origin[cell] >= 0]
        if not made:
            return None
        number = min(made)[0]
        cells = tuple(cell for move, cell in made if move == number)
        text = f"Move {number + 1} ({self.history[number].strip()}) was the first to go wrong."
        where = f"row {cells[0][0] + 1}"
        return Hint(
            (f"There has been a mistake in {where} since move {number + 1}.", text, f"Clear {_listed(cells)}."),
            mistake=Fault("wrong-move", text, cells),
            priority=PRIORITY,
            line=("row", cells[0][0]),
        )

    def _line(self, axis: str, index: int) -> Hint:
        clue = self.puzzle.rows[index] if axis == "row" else self.puzzle.columns[index]
        name = f"{axis} {index + 1}"
        fault = impossible_line(self.puzzle, axis, index)
        wrong = [cell for cell in self.cells if cell[0 if axis == "row" else 1] == index]
        remedy = f"Clear {_listed(wrong)}." if wrong else f"Take back what you did last in {name} or across it."
        why = f"{fault.text[:-1]}: no arrangement of {format_clue(clue)} agrees with its cells."
        return Hint(
            (f"There is a mistake: look at {name}.", why, remedy), mistake=fault, priority=PRIORITY, line=(axis, index)
        )

    def _cell(self, cell: tuple[int, int]) -> Hint:
        row, column = cell
        value = "filled" if self.board[cell] == Cell.FILLED else "empty"
        text = f"The cell in row {row + 1}, column {column + 1} cannot be {value}."
        return Hint(
            (f"There is a mistake: look at row {row + 1}.", text, f"Clear {_listed([cell])}."),
            mistake=Fault("wrong-cell", text, (cell,)),
            priority=PRIORITY,
            line=("row", row),
        )


def no_solution(text: str, remedy: str) -> Hint:
    """Give the hint for a board that leads nowhere though no single line shows it."""
    fault = Fault("no-solution", text)
    return Hint(("There is a mistake, but no single line shows it.", text, remedy), mistake=fault, priority=PRIORITY)


def _listed(cells: Sequence[tuple[int, int]], most: int = 3) -> str:
    shown = [f"row {row + 1}, column {column + 1}" for row, column in cells[:most]]
    if len(cells) > most:
        shown.append(f"{len(cells) - most} more")
    return f"{'; '.join(shown[:-1])} and {shown[-1]}" if len(shown) > 1 else shown[0]
