"""A report on the quality of a puzzle: what is right about it, what is proven, and how it plays."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import log2
from typing import Any, TypeVar

import numpy as np

from cluewright.colour_nonogram.board import Board, Cells
from cluewright.colour_nonogram.optimize import optimize_clues
from cluewright.colour_nonogram.puzzle import ColourNonogram, shortest_length
from cluewright.colour_nonogram.rating import rate
from cluewright.colour_nonogram.rules import is_solution
from cluewright.colour_nonogram.solver import solve
from cluewright.colour_nonogram.wording import fault
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, InvalidPuzzle, InvalidRecipe
from cluewright.core.item import Item
from cluewright.core.outcome import Verdict
from cluewright.core.rating import Rating
from cluewright.core.search import Search

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class QualityReport:
    """Hold every measure of a puzzle's quality; shares are from 0 to 1."""

    correct: bool
    """Whether the solution agrees with every clue."""
    complete: bool
    """Whether the clues say everything about the solution: no other agrees with them."""
    proof: Mapping[str, Any]
    """How uniqueness is proven."""
    numbers: int
    """How many clue numbers are shown."""
    spare_numbers: int | None
    """How many clue numbers can be hidden together; None when it was not asked for, the puzzle is not unique, or the
    time was not enough to find out."""
    clarity: float | None
    """The share of cells that single lines settle, so that a player finds them without assumptions."""
    trivial_lines: float | None
    """The share of lines whose clue alone, on an empty board, settles every cell."""
    entropy: float | None
    """Bits per cell of the picture, from its 2x2 windows."""
    rating: Rating | None
    left_out: tuple[str, ...] = ()
    """What was asked for but took too long."""

    @property
    def minimality(self) -> float | None:
        """Return the share of the clue numbers that are needed; 1 means that none can be hidden."""
        if self.spare_numbers is None:
            return None
        return 1 - self.spare_numbers / self.numbers if self.numbers else 1.0

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form."""
        return {
            "correct": self.correct,
            "complete": self.complete,
            "proof": dict(self.proof),
            "numbers": self.numbers,
            "spare_numbers": self.spare_numbers,
            "minimality": self.minimality,
            "clarity": self.clarity,
            "trivial_lines": self.trivial_lines,
            "entropy": self.entropy,
            "rating": None if self.rating is None else self.rating.to_data(),
            "left_out": list(self.left_out),
        }


def assess(
    item: Item[ColourNonogram, Board], *, minimality: bool = True, budget: Budget | None = None
) -> QualityReport:
    """Report on a puzzle, with its solution if it has one; what takes too long is left out, and the report says so."""
    budget = (budget or Budget()).start()
    puzzle = item.puzzle
    solution = item.solution if item.solution is not None else _first_solution(puzzle, budget)
    correct = is_solution(puzzle, solution)
    parts = _Parts(budget)
    verdict = Verdict.UNDECIDED
    if correct:
        verdict = parts.work_out("proof", lambda: _verdict(puzzle, solution, budget)) or Verdict.UNDECIDED
    unique = verdict is Verdict.UNIQUE
    settled = parts.work_out("clarity", lambda: solve(puzzle, Search(strategy="lines", budget=budget)))
    cells = puzzle.width * puzzle.height
    clarity = None
    if settled is not None:
        clarity = 1.0 if settled.verdict is Verdict.UNIQUE else settled.board.decided / cells if settled.board else 0.0
    rating, spare = item.rating if unique else None, None
    if unique and rating is None:
        rating = parts.work_out("rating", lambda: rate(puzzle, budget=budget))
    if unique and minimality:
        spare = parts.work_out("minimality", lambda: _spare_numbers(puzzle, solution, budget))
    return QualityReport(
        correct=correct,
        complete=unique,
        proof={"verdict": str(verdict), "by": "lines" if unique and clarity == 1 else "search"},
        numbers=sum(length is not None for _, _, clue, _ in puzzle.lines() for length, _ in clue or ()),
        spare_numbers=spare,
        clarity=clarity,
        trivial_lines=_trivial_lines(puzzle),
        entropy=picture_entropy(solution.array),
        rating=rating,
        left_out=tuple(parts.left_out),
    )


class _Parts:
    """Work out the parts of a report one by one; what takes too long, or is not done at the size, is left out."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self.left_out: list[str] = []

    def work_out(self, name: str, work: Callable[[], T]) -> T | None:
        try:
            return work()
        except (BudgetExceeded, InvalidRecipe):
            if self._budget.cancel.cancelled:
                raise
            self.left_out.append(name)
            return None


def _verdict(puzzle: ColourNonogram, solution: Board, budget: Budget) -> Verdict:
    verdict = solve(puzzle, Search(known=solution, budget=budget)).verdict
    if verdict is Verdict.UNDECIDED:
        budget.check()
    return verdict


def _spare_numbers(puzzle: ColourNonogram, solution: Board, budget: Budget) -> int:
    found = optimize_clues(puzzle, solution=solution, budget=budget)
    if not found.in_time:
        raise BudgetExceeded("the time limit ran out before every number was tried")
    return len(found.hidden_numbers)


def _trivial_lines(puzzle: ColourNonogram) -> float:
    """Return the share of lines with one arrangement: nothing, or blocks that need the whole line."""
    trivial = 0
    for _, _, clue, length in puzzle.lines():
        shown = clue is not None and all(number is not None for number, _ in clue)
        trivial += shown and clue is not None and (not clue or shortest_length(clue) == length)
    return trivial / (puzzle.width + puzzle.height)


def picture_entropy(picture: Cells) -> float:
    """Return the entropy of the picture's 2x2 windows, in bits per cell.

    >>> picture_entropy(np.zeros((4, 4), np.uint8))
    0.0
    """
    height, width = picture.shape
    padded = np.pad(picture.astype(np.int64), ((0, max(0, 2 - height)), (0, max(0, 2 - width))), "edge")
    windows = padded[:-1, :-1] + 16 * (padded[:-1, 1:] + 16 * (padded[1:, :-1] + 16 * padded[1:, 1:]))
    counts: list[int] = np.unique(windows, return_counts=True)[1].tolist()
    total = sum(counts)
    return max(0.0, -sum(count / total * log2(count / total) for count in counts)) / 4


def _first_solution(puzzle: ColourNonogram, budget: Budget) -> Board:
    outcome = solve(puzzle, Search(budget=budget))
    if outcome.solution is None:
        budget.check()
        raise InvalidPuzzle([fault("no-solution")])
    return outcome.solution
