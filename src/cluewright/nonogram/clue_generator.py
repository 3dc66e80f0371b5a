"""A generator that keeps a solution and its clues together, for editors and other long-lived users.

The functions in `clues` do the work; this class remembers the answers until the solution changes, checks them, and
counts what it did.
"""

from collections.abc import Callable, Iterable, MutableSequence
from dataclasses import dataclass, replace
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from cluewright.core.budget import Budget
from cluewright.core.errors import InvalidPuzzle
from cluewright.core.message import Cells, Line
from cluewright.core.technique import Level
from cluewright.nonogram.board import Board
from cluewright.nonogram.cells import Picture, as_picture
from cluewright.nonogram.clues import (
    ClueCheck,
    FoundClue,
    column_clues,
    count_threads,
    line_clue,
    row_and_column_clues,
    row_clues,
    validate_clues,
)
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.statistics import ClueStatistics, clue_statistics
from cluewright.nonogram.wording import fault

if TYPE_CHECKING:
    from cluewright.nonogram.optimize import OptimizedClues

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class ValidationSettings:
    """Choose what is checked."""

    check_results: bool = True
    """Count the clues of every generated puzzle a second time, by other means, before handing them out."""


@dataclass(frozen=True, slots=True)
class OptimizationSettings:
    """Choose how the work is done; the clues are the same with every choice."""

    cache: bool = True
    """Keep the clues until the solution changes."""
    threads: int = 1
    """Threads that share one picture; only for large pictures, as starting a thread costs more than a small one."""

    def __post_init__(self) -> None:
        count_threads(self.threads)


@dataclass(slots=True)
class GeneratorRecord:
    """Count what a generator has done since it was made."""

    sides_generated: int = 0
    """How often all rows or all columns were read."""
    cache_hits: int = 0
    lines_updated: int = 0
    seconds: float = 0.0
    """Time spent finding clues, without the checks."""


class ClueGenerator:
    """Find the clues of a solution and keep them while the solution stays the same.

    Where a method takes a solution, that becomes the generator's own; without one it uses the one it has.

    >>> generator = ClueGenerator(["#.#", "###"])
    >>> generator.row_clues, generator.column_clues
    (((1, 1), (3,)), ((2,), (1,), (2,)))
    """

    def __init__(
        self,
        solution: Picture | None = None,
        *,
        validation: ValidationSettings | None = None,
        optimization: OptimizationSettings | None = None,
    ) -> None:
        self.validation = validation or ValidationSettings()
        self.optimization = optimization or OptimizationSettings()
        self._solution: NDArray[np.bool_] | None = None
        self._rows: tuple[FoundClue, ...] | None = None
        self._columns: tuple[FoundClue, ...] | None = None
        self._checked = False
        self._record = GeneratorRecord()
        if solution is not None:
            self.solution = solution

    @property
    def solution(self) -> NDArray[np.bool_] | None:
        """Return the solution as a read-only (height, width) bool array; setting a different one forgets the clues."""
        return self._solution

    @solution.setter
    def solution(self, picture: Picture | None) -> None:
        if picture is None:
            self._solution = None
            self._forget()
            return
        cells = as_picture(picture).view(np.bool_)
        if self._solution is not None and np.array_equal(cells, self._solution):
            return
        self._keep(cells.copy())
        self._forget()

    @property
    def row_clues(self) -> tuple[FoundClue, ...]:
        """Return the clues of the rows."""
        return self.generate_row_clues()

    @property
    def column_clues(self) -> tuple[FoundClue, ...]:
        """Return the clues of the columns."""
        return self.generate_column_clues()

    @property
    def record(self) -> GeneratorRecord:
        """Return what the generator has done so far, as a copy."""
        return replace(self._record)

    def generate_clues(self, solution: Picture | None = None) -> Nonogram:
        """Return the puzzle of the solution, checked unless the settings say otherwise."""
        cells = self._present(solution)
        rows, columns = self._both_sides()
        if self.validation.check_results and not self._checked:
            check = validate_clues(cells, Nonogram._unchecked(rows, columns))
            if not check.ok:
                self._forget()
                raise InvalidPuzzle([wrong.fault for wrong in check])
            self._checked = self.optimization.cache
        return Nonogram._unchecked(rows, columns)

    def generate_row_clues(self, solution: Picture | None = None) -> tuple[FoundClue, ...]:
        """Return the clues of the rows."""
        self._present(solution)
        if self._rows is not None:
            self._record.cache_hits += 1
            return self._rows
        found = self._find(row_clues, sides=1)
        if self.optimization.cache:
            self._rows = found
        return found

    def generate_column_clues(self, solution: Picture | None = None) -> tuple[FoundClue, ...]:
        """Return the clues of the columns."""
        self._present(solution)
        if self._columns is not None:
            self._record.cache_hits += 1
            return self._columns
        found = self._find(column_clues, sides=1)
        if self.optimization.cache:
            self._columns = found
        return found

    def update_cell(self, row: int, column: int, filled: bool) -> None:
        """Change one cell of the solution; of the clues kept, only those of its row and column are updated."""
        before = self._present()
        height, width = before.shape
        if not (0 <= row < height and 0 <= column < width):
            raise InvalidPuzzle([fault("place", cell=Cells(((row, column),)), size=f"{width}x{height}")])
        if before[row, column] == bool(filled):
            return
        cells = before.copy()
        cells[row, column] = filled
        self._keep(cells)
        self._checked = False
        started = perf_counter()
        if self._rows is not None:
            self._rows = (*self._rows[:row], line_clue(cells[row]), *self._rows[row + 1 :])
            self._record.lines_updated += 1
        if self._columns is not None:
            clue = line_clue(cells[:, column])
            self._columns = (*self._columns[:column], clue, *self._columns[column + 1 :])
            self._record.lines_updated += 1
        self._record.seconds += perf_counter() - started

    def generate_line_clues(self, line: Any) -> FoundClue:
        """Return the clue of one line.

        >>> ClueGenerator().generate_line_clues("##.#")
        (2, 1)
        """
        return line_clue(line)

    def process_line(self, line: Any, output: MutableSequence[int]) -> None:
        """Write the clue of one line into a list, replacing what it held.

        >>> buffer = [9, 9, 9]
        >>> ClueGenerator().process_line("##.#", buffer)
        >>> buffer
        [2, 1]
        """
        output[:] = line_clue(line)

    def extract_column(self, solution: Picture | None, index: int) -> NDArray[np.bool_]:
        """Return a column of a picture, or with None of the generator's solution, from top to bottom.

        >>> ClueGenerator().extract_column("#.# ###", 1).tolist()
        [False, True]
        """
        cells = self._present() if solution is None else as_picture(solution).view(np.bool_)
        height, width = cells.shape
        if not 0 <= index < width:
            raise InvalidPuzzle([fault("place", "column", column=Line("column", index), size=f"{width}x{height}")])
        return cells[:, index].copy()

    def validate_clues(
        self,
        solution: Picture | None = None,
        clues: Nonogram | tuple[Iterable[Any], Iterable[Any]] | None = None,
        *,
        unique: bool = False,
        budget: Budget | None = None,
    ) -> ClueCheck:
        """Compare clues, by default the generator's own, with a solution, by default its own; neither is changed."""
        picture = self._present() if solution is None else solution
        own = (self.row_clues, self.column_clues)
        return validate_clues(picture, own if clues is None else clues, unique=unique, budget=budget)

    def clue_statistics(self, clues: Nonogram | tuple[Iterable[Any], Iterable[Any]] | None = None) -> ClueStatistics:
        """Describe clues, by default the generator's own."""
        return clue_statistics((self.row_clues, self.column_clues) if clues is None else clues)

    def optimize_clues(
        self, difficulty: Level | None = None, *, budget: Budget | None = None
    ) -> "OptimizedClues[Nonogram, Board]":
        """Hide clue numbers that the unique solution does not need, all of them or until it is that difficult."""
        from cluewright.nonogram.optimize import optimize_clues  # it solves and grades, which finding clues does not

        puzzle, solution = self.generate_clues(), Board.solved(self._present())
        return optimize_clues(puzzle, difficulty, solution=solution, budget=budget)

    def _present(self, solution: Picture | None = None) -> NDArray[np.bool_]:
        """Return the solution to work on, after adopting a new one."""
        if solution is not None:
            self.solution = solution
        if self._solution is None:
            raise InvalidPuzzle([fault("no-solution", "yet")])
        return self._solution

    def _both_sides(self) -> tuple[tuple[FoundClue, ...], tuple[FoundClue, ...]]:
        """Return the clues of both sides, from one reading of the picture when neither is known."""
        if self._rows is not None or self._columns is not None:
            return self.generate_row_clues(), self.generate_column_clues()
        found = self._find(row_and_column_clues, sides=2)
        if self.optimization.cache:
            self._rows, self._columns = found
        return found

    def _find(self, finder: Callable[..., _T], *, sides: int) -> _T:
        started = perf_counter()
        found = finder(self._present(), threads=self.optimization.threads)
        self._record.seconds += perf_counter() - started
        self._record.sides_generated += sides
        return found

    def _keep(self, cells: NDArray[np.bool_]) -> None:
        """Keep a private copy of the cells, so that they cannot change unnoticed."""
        cells.flags.writeable = False
        self._solution = cells

    def _forget(self) -> None:
        self._rows = self._columns = None
        self._checked = False
