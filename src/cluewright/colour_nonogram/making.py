"""Items of puzzles that were just made: the proof, the rating and what was done to the picture."""

from collections.abc import Mapping
from typing import Any

from cluewright.clued_lines.hiding import Hide, OptimizedClues, item_of_hidden
from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.optimize import optimize_clues
from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.colour_nonogram.rating import rate
from cluewright.colour_nonogram.solver import solve
from cluewright.core.budget import Budget
from cluewright.core.item import Item
from cluewright.core.outcome import Verdict
from cluewright.core.recipe import Recipe
from cluewright.core.search import Search
from cluewright.core.technique import Level

_PROOF_NODES = 200_000


def hidden_item(
    before: Item[ColourNonogram, Board], target: Level | None, *, hide: Hide, seed: int, budget: Budget
) -> Item[ColourNonogram, Board]:
    """Return the item of a puzzle with hidden clues; `meta["hidden"]` says which."""

    def item(found: OptimizedClues[ColourNonogram, Board]) -> Item[ColourNonogram, Board]:
        return proven(found.puzzle, found.solution, None, {**before.meta, "hidden": found.to_data()}, budget)

    return item_of_hidden(
        lambda: optimize_clues(before.puzzle, target, solution=before.solution, hide=hide, seed=seed, budget=budget),
        item,
    )


def verdict_of(puzzle: ColourNonogram, known: Board, budget: Budget) -> Verdict:
    """Tell whether a puzzle has another solution than a known one, as far as a bounded search finds."""
    part = Budget(seconds=budget.seconds_left, nodes=_PROOF_NODES, cancel=budget.cancel)
    verdict = solve(puzzle, Search(known=known, budget=part)).verdict
    budget.check()
    return verdict


def proven(
    puzzle: ColourNonogram, solution: Board, recipe: Recipe | None, meta: Mapping[str, Any], budget: Budget
) -> Item[ColourNonogram, Board]:
    """Return the item with its verdict, and rated if that is unique."""
    verdict = verdict_of(puzzle, solution, budget)
    return Item(
        puzzle,
        solution=solution,
        proof={"verdict": str(verdict), "by": "search"},
        rating=rate(puzzle, budget=budget) if verdict is Verdict.UNIQUE else None,
        recipe=recipe,
        meta=meta,
    )
