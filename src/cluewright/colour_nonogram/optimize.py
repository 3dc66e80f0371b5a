"""Colour nonograms with hidden clues.

A hidden number leaves a blot that shows the colour of its block; a hidden clue shows nothing at all.
"""

from typing import Any

from cluewright.clued_lines.hiding import ClueHiding, Hide, OptimizedClues
from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.ladder import grade
from cluewright.colour_nonogram.puzzle import Block, ColourNonogram
from cluewright.colour_nonogram.recipes import SIZES
from cluewright.colour_nonogram.solver import solve
from cluewright.colour_nonogram.wording import fault
from cluewright.core.budget import Budget
from cluewright.core.errors import InvalidPuzzle
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.search import Search
from cluewright.core.technique import Level

__all__ = ["Hide", "OptimizedClues", "optimize_clues"]

_NODES = 5_000


class _Hiding(ClueHiding[ColourNonogram, Board]):
    orders = 4

    def require_size(self, puzzle: ColourNonogram) -> None:
        SIZES.require((puzzle.width, puzzle.height), "colour nonograms with hidden clues")

    def blot(self, block: Block) -> Block:
        return None, block[1]

    def with_clues(self, puzzle: ColourNonogram, rows: list[Any], columns: list[Any]) -> ColourNonogram:
        return ColourNonogram(puzzle.palette, rows, columns)

    def solve(self, puzzle: ColourNonogram, search: Search[Board]) -> Outcome[Board]:
        return solve(puzzle, search)

    def others(self, puzzle: ColourNonogram, known: Board, budget: Budget) -> Verdict:
        part = Budget(seconds=budget.seconds_left, nodes=_NODES, cancel=budget.cancel)
        verdict = solve(puzzle, Search(known=known, budget=part)).verdict
        budget.check()
        return verdict

    def level(self, puzzle: ColourNonogram, budget: Budget) -> Level | None:
        return grade(puzzle, budget=budget)

    def not_unique(self) -> InvalidPuzzle:
        return InvalidPuzzle([fault("not-unique")])


def optimize_clues(
    puzzle: ColourNonogram,
    target: Level | None = None,
    *,
    solution: Board | None = None,
    hide: Hide = Hide.NUMBERS,
    seed: int = 0,
    budget: Budget | None = None,
) -> OptimizedClues[ColourNonogram, Board]:
    """Hide clues the unique solution does not need, all of them or until the puzzle is as hard as `target`.

    Without a target, a time limit ends the hiding in good time, and what was hidden until then is the answer.

    Raises:
        InvalidRecipe: The puzzle is too large.
        InvalidPuzzle: The puzzle does not have exactly one solution.
        GenerationFailed: The target is out of reach; `best` is the hardest puzzle found that is no harder.
    """
    return _Hiding().hide(puzzle, target, solution=solution, hide=hide, seed=seed, budget=budget)
