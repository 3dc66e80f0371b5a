"""Who makes steps of what was found on a board: lines and cells by their numbers, and what a search settles."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, Generic, TypeVar

import numpy as np

from cluewright.clued_lines.climbing import LineFinding
from cluewright.clued_lines.puzzle import CluedPuzzle
from cluewright.clued_lines.wording import Wording
from cluewright.core.budget import Budget
from cluewright.core.cell_board import CellBoard, Cells
from cluewright.core.message import Cells as Places
from cluewright.core.message import Line, Value
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.technique import Change, Step, Technique

P = TypeVar("P", bound=CluedPuzzle[Any])
B = TypeVar("B", bound=CellBoard)
F = TypeVar("F", bound=LineFinding[Any])

UNPROVEN = "step-search-unproven"
"""The code for a search that found a solution but could not rule out others."""
_FOUND = {Verdict.UNIQUE: "step-search", Verdict.SEVERAL: "step-search-several", Verdict.SOLVED: UNPROVEN}

_UNKNOWN = 0


class LineNarrator(ABC, Generic[P, B, F]):
    """Make steps from what was found on a board: the puzzle, and its present cells."""

    board_type: ClassVar[type[CellBoard]]
    wording: ClassVar[Wording]

    def __init__(self, puzzle: P, cells: Cells, techniques: Mapping[str, Technique]) -> None:
        self.puzzle, self.cells, self._techniques = puzzle, cells, techniques
        self._clues = puzzle.rows + puzzle.columns

    @abstractmethod
    def line_step(self, found: F) -> Step:
        """Return the step of a technique that looks at one line."""

    @abstractmethod
    def step(self, found: F, chains: tuple[Any, ...]) -> Step:
        """Return the step of a finding of any kind."""

    @abstractmethod
    def value_in_sentence(self, symbol: str) -> Mapping[str, Value]:
        """Return what a cell becomes, as the sentence of a search has it."""

    def tells(self, found: F) -> bool:
        """Tell whether a list of steps should have a finding."""
        return True

    def line(self, number: int) -> tuple[Any, Cells]:
        """Return a line's clue and a copy of its cells; lines count rows first, then columns."""
        height = self.puzzle.height
        cells = self.cells[number] if number < height else self.cells[:, number - height]
        return self._clues[number], cells.copy()

    def name(self, number: int) -> Line:
        """Return what a line is called."""
        height = self.puzzle.height
        return Line("row", number) if number < height else Line("column", number - height)

    def place(self, cell: int) -> tuple[int, int]:
        """Return row and column of a cell numbered row by row."""
        return divmod(cell, self.puzzle.width)

    def on_line(self, line: int, cell: int) -> int:
        """Return the place on a line of a cell numbered row by row."""
        row, column = self.place(cell)
        return column if line < self.puzzle.height else row

    def settle(self, changes: tuple[Change, ...]) -> None:
        """Put changes on the board."""
        for row, column, symbol, *_ in changes:
            self.cells[row, column] = self.board_type.symbols.index(symbol)

    def changes(self, cells: tuple[tuple[int, int], ...]) -> tuple[Change, ...]:
        """Return values of cells numbered row by row as changes of the board."""
        return tuple((*self.place(cell), self.board_type.symbols[value]) for cell, value in cells)

    def search_step(
        self,
        try_cases: Callable[..., Outcome[B]],
        certain_cells: Callable[[P, B, Outcome[B], Budget], B | None],
        budget: Budget,
    ) -> Step | None:
        """Say what trying the cases settles: what holds in all solutions; None when that is nothing, or there is none.

        The effort is bounded. A solution that could not be proven unique comes with that caveat; if not even one was
        found, the step settles nothing.
        """
        before: Any = self.board_type(self.cells)
        outcome = try_cases(self.puzzle, before, budget=budget)
        search = self._techniques["search"]
        if outcome.verdict is Verdict.UNDECIDED:
            return Step(search, (), self.wording.message("step-search-nothing"))
        certain = certain_cells(self.puzzle, before, outcome, budget)
        if certain is None:
            return None
        cells = np.flatnonzero((self.cells == _UNKNOWN) & (certain.cells != _UNKNOWN)).tolist()
        changes = self.changes(tuple((cell, int(certain.cells.flat[cell])) for cell in cells))
        return Step(search, changes, self.wording.message(_FOUND[outcome.verdict], count=len(changes)))

    def one_by_one(self, step: Step) -> Iterator[Step]:
        """Yield a step for each cell that a search settles: a hint does not give the rest of the solution away."""
        search = self._techniques["search"]
        if step.technique is not search:
            yield step
            return
        code = "step-search-cell-unproven" if step.message.code == UNPROVEN else "step-search-cell"
        for row, column, symbol, *_ in step.cells:
            said = self.wording.message(code, cell=Places(((row, column),)), **self.value_in_sentence(str(symbol)))
            yield Step(search, ((row, column, str(symbol)),), said)


def on_board(line: Line, place: int) -> tuple[int, int]:
    """Return row and column of a place on a line."""
    return (line.index, place) if line.axis == "row" else (place, line.index)
