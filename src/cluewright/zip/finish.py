"""The final check of a generated puzzle: proof, rating and a report on its quality."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, CluewrightError
from cluewright.core.item import Item
from cluewright.core.outcome import Verdict
from cluewright.core.recipe import Recipe
from cluewright.core.search import Search
from cluewright.zip.board import Board
from cluewright.zip.puzzle import Zip
from cluewright.zip.rating import rate_path
from cluewright.zip.solver import solve
from cluewright.zip.techniques import technique_counts


def finish(puzzle: Zip, solution: Board, recipe: Recipe, counts: Mapping[str, int], budget: Budget) -> Item[Zip, Board]:
    """Prove a puzzle unique once more, grade it and return it with everything known about it."""
    outcome = solve(puzzle, Search(known=solution, budget=budget))
    if outcome.verdict is Verdict.UNDECIDED:
        budget.check()
        raise BudgetExceeded("the proof was cancelled")
    if outcome.verdict is not Verdict.UNIQUE:
        raise CluewrightError(f"the generator made a puzzle that is not unique: {puzzle!r}, recipe {recipe.to_data()}")
    needed, solved = technique_counts(puzzle, budget=budget)
    proof = {"verdict": str(outcome.verdict), **outcome.statistics, **{f"making_{k}": v for k, v in counts.items()}}
    rating = rate_path(needed, solved, puzzle.cells)
    extra = {"quality": quality(puzzle, solution)}
    return Item(puzzle, solution=solution, proof=proof, rating=rating, recipe=recipe, extra=extra)


def quality(puzzle: Zip, solution: Board) -> dict[str, Any]:
    """Report how evenly numbers are spread: nearest pairs, longest stretch without one, share of numbered cells.

    >>> quality(Zip(3, 2, [(0, 0), (1, 0)]), Board(((0, 0), (0, 1), (0, 2), (1, 2), (1, 1), (1, 0))))
    {'numbers': 2, 'walls': 0, 'nearest': 1, 'nearest_on_path': 5, 'largest_gap': 5, 'coverage': 0.333}
    """
    index = {cell: place for place, cell in enumerate(solution.path)}
    places = [index[cell] for cell in puzzle.numbers]
    gaps = [after - before for before, after in pairwise(places)]
    return {
        "numbers": puzzle.last,
        "walls": len(puzzle.walls),
        "nearest": _nearest(puzzle),
        "nearest_on_path": min(gaps, default=0),
        "largest_gap": max(gaps, default=0),
        "coverage": round(puzzle.last / puzzle.cells, 3),
    }


def _nearest(puzzle: Zip) -> int:
    """Return the smallest Manhattan distance of two numbers, searching nearby first; 0 for one number."""
    numbered = set(puzzle.numbers)
    for distance in range(1, puzzle.width + puzzle.height - 1):
        around = [(down, across) for down in range(distance + 1) for across in {distance - down, down - distance}]
        if any((y + down, x + across) in numbered for y, x in numbered for down, across in around):
            return distance
    return 0
