"""How hard a nonogram is for a person: `clued_lines.rating` says what counts."""

from collections.abc import Iterable
from math import log2

from cluewright.clued_lines import rating
from cluewright.clued_lines.rating import SECONDS, PathStep
from cluewright.core.budget import Budget
from cluewright.core.duration import Work
from cluewright.core.rating import Rating
from cluewright.nonogram.cases import try_cases
from cluewright.nonogram.ladder import Climb, Rung, climb, grade, level_of
from cluewright.nonogram.puzzle import Clue, Nonogram
from cluewright.nonogram.statistics import arrangements
from cluewright.nonogram.techniques import CATALOGUE

__all__ = ["SECONDS", "grade", "rate", "rate_climb", "work_of"]


def rate(puzzle: Nonogram, *, budget: Budget | None = None) -> Rating:
    """Grade a puzzle with one solution by the path a person follows to it; raise `NotUnique` for any other.

    Where only a search helps, its effort is bounded as in `explain`: a puzzle of which it finds one solution and
    cannot tell whether there is another is rated as if there were none.
    """
    budget = (budget or Budget()).start()
    return rate_climb(puzzle, climb(puzzle, path=True, budget=budget), budget=budget)


def rate_climb(puzzle: Nonogram, found: Climb, *, budget: Budget) -> Rating:
    """Grade a puzzle whose path is known: one that solved it, or went as far as any technique leads."""
    return rating.rate_climb(
        puzzle,
        found,
        Rung,
        CATALOGUE,
        level=level_of(found),
        search=lambda: try_cases(puzzle, found.board, budget=budget),
        line_shares=_line_shares,
    )


def work_of(path: Iterable[PathStep[Rung]], width: int, height: int, travel: float = 0) -> Work:
    """Return the work on a path."""
    return rating.work_of(path, width, height, travel, CATALOGUE)


def _line_shares(clue: Clue, length: int) -> tuple[float, float]:
    return len(clue or ()) / ((length + 1) // 2), log2(arrangements(clue, length)) / length
