"""Nonograms with hidden clues.

Clues follow from the picture, so they cannot be improved; but one that the solution does not need may be hidden and
shown as `?`.
"""

from typing import Any

from cluewright.clued_lines.hiding import ClueHiding, Hide, OptimizedClues
from cluewright.core.budget import Budget
from cluewright.core.errors import InvalidPuzzle
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.search import Search
from cluewright.core.technique import Level
from cluewright.nonogram.board import Board
from cluewright.nonogram.ladder import grade
from cluewright.nonogram.near import find_others
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.recipes import SIZES
from cluewright.nonogram.solver import solve
from cluewright.nonogram.wording import fault

__all__ = ["Hide", "OptimizedClues", "optimize_clues"]

_NODES = 20_000


class _Hiding(ClueHiding[Nonogram, Board]):
    orders = 8

    def require_size(self, puzzle: Nonogram) -> None:
        SIZES.require((puzzle.width, puzzle.height), "nonograms with hidden clues")

    def blot(self, block: int | None) -> None:
        return None

    def with_clues(self, puzzle: Nonogram, rows: list[Any], columns: list[Any]) -> Nonogram:
        return Nonogram(rows, columns)

    def solve(self, puzzle: Nonogram, search: Search[Board]) -> Outcome[Board]:
        return solve(puzzle, search)

    def others(self, puzzle: Nonogram, known: Board, budget: Budget) -> Verdict:
        return find_others(puzzle, known, nodes=_NODES, budget=budget).verdict

    def level(self, puzzle: Nonogram, budget: Budget) -> Level | None:
        return grade(puzzle, budget=budget)

    def not_unique(self) -> InvalidPuzzle:
        return InvalidPuzzle([fault("not-unique")])


def optimize_clues(
    puzzle: Nonogram,
    target: Level | None = None,
    *,
    solution: Board | None = None,
    hide: Hide = Hide.NUMBERS,
    seed: int = 0,
    budget: Budget | None = None,
) -> OptimizedClues[Nonogram, Board]:
    """Hide clues the unique solution does not need, all of them or until the puzzle is as hard as `target`.

    Without a target, a time limit ends the hiding in good time, and what was hidden until then is the answer.

    Args:
        puzzle: A puzzle with one solution.
        target: The level to stop at; nothing is hidden that makes the puzzle harder. Without it, hide all that goes.
        solution: The solution if it is known.
        hide: Whether to hide numbers, whole clues or both.
        seed: Decides in which order clues are tried, and so which of the minimal sets is found.
        budget: Cancellation, progress and limits.

    Raises:
        InvalidRecipe: The puzzle is too large.
        InvalidPuzzle: The puzzle does not have exactly one solution.
        GenerationFailed: The target is out of reach; `best` is the hardest puzzle found that is no harder.

    >>> found = optimize_clues(Nonogram(rows=[[3], [1], [1]], columns=[[1], [3], [1]]))
    >>> found.puzzle, found.minimal
    (Nonogram(3x3, rows='3 / ? / ?', columns='1 / ? / 1'), True)
    """
    return _Hiding().hide(puzzle, target, solution=solution, hide=hide, seed=seed, budget=budget)
