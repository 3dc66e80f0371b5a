"""What reports on the quality of puzzles with clued lines share: what is right, what is proven and how it plays."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import log2
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from cluewright.clued_lines.hiding import OptimizedClues
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, InvalidRecipe
from cluewright.core.rating import Rating

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class CluesReport:
    """Hold the measures that say something of every puzzle with clued lines; shares are from 0 to 1."""

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
    """Bits per cell of the picture, from its 2x2 windows; in black and white 0 for one colour, 1 for pure noise."""
    rating: Rating | None
    left_out: tuple[str, ...] = ()
    """What was asked for but took too long; its value is None, or not proven."""

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
            **self._further(),
            "left_out": list(self.left_out),
        }

    def _further(self) -> dict[str, Any]:
        """Return the JSON form of what only this kind measures."""
        return {}


class Parts:
    """Work out the parts of a report one by one; what takes too long, or is not done at the size, is left out."""

    def __init__(self, budget: Budget, seconds: float | None = None) -> None:
        self._budget, self._seconds = budget, seconds
        self.left_out: list[str] = []

    def look_at(self, name: str, work: Callable[[Budget], T]) -> T | None:
        """Work out a part that searches nothing, so that it does not matter how many nodes are left."""
        return self.work_out(name, work, searches=False)

    def work_out(self, name: str, work: Callable[[Budget], T], *, searches: bool = True) -> T | None:
        """Return a part, or None and note its name; each has the seconds for itself if there are any."""
        budget = self._budget
        if self._seconds is not None:
            budget = Budget(self._seconds, budget.nodes_left, budget.cancel, budget.progress).start()
        if not searches:
            budget = Budget(budget.seconds_left, None, budget.cancel, budget.progress).start()
        try:
            if not searches:
                budget.check()
            return work(budget)
        except (BudgetExceeded, InvalidRecipe):
            if budget.cancel.cancelled:
                raise
            self.left_out.append(name)
            return None


def spare_numbers(found: OptimizedClues[Any, Any]) -> int:
    """Count the numbers that were hidden; raise `BudgetExceeded` if not every number was tried."""
    if not found.in_time:
        raise BudgetExceeded("the time limit ran out before every number was tried")
    return len(found.hidden_numbers)


def window_entropy(cells: NDArray[Any]) -> float:
    """Return the entropy of the 2x2 windows of a picture of up to 16 colours, in bits per cell.

    >>> window_entropy(np.zeros((4, 4), np.uint8))
    0.0
    """
    height, width = cells.shape
    padded = np.pad(cells.astype(np.int64), ((0, max(0, 2 - height)), (0, max(0, 2 - width))), "edge")
    windows = padded[:-1, :-1] + 16 * (padded[:-1, 1:] + 16 * (padded[1:, :-1] + 16 * padded[1:, 1:]))
    counts: list[int] = np.unique(windows, return_counts=True)[1].tolist()
    total = sum(counts)
    return max(0.0, -sum(count / total * log2(count / total) for count in counts)) / 4
