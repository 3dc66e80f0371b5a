"""Puzzles with a known solution: how far logic gets, and whether there is another solution.

Everything here is whole-number work with limits counted in nodes, so that generators may build on it: the answers
are the same on every machine.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import numpy as np

from cluewright import _native
from cluewright.core.budget import Budget
from cluewright.core.errors import InvalidPuzzle, InvalidRecipe
from cluewright.core.outcome import Verdict
from cluewright.core.search import Search
from cluewright.nonogram.board import Board, Cells
from cluewright.nonogram.cells import Picture, as_picture
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.rules import is_solution
from cluewright.nonogram.solver import LONGEST_WORD_SIDE, solve
from cluewright.nonogram.wording import fault

LONGEST_SIDE = 1000
"""Larger boards are not supported here."""

_NODES_PER_PROBE = 100
"""A node of full probing takes about as long as this many nodes of the search near the solution."""


class Reach(StrEnum):
    """Say how far a deduction may go."""

    LINES = "lines"
    """What single lines settle, again and again."""
    CONTRADICTIONS = "contradictions"
    """Also a cell whose other value leads to a contradiction by lines."""


@dataclass(frozen=True, slots=True)
class Others:
    """Whether there are solutions besides the known one, with some of them."""

    verdict: Verdict
    """`UNIQUE`, `SEVERAL`, or `UNDECIDED` when the nodes ran out."""
    solutions: tuple[Board, ...]
    """Each differs from the known one in cells in which none of the others does."""
    nodes: int
    open: int
    """The cells that contradictions leave open."""


def settled(puzzle: Nonogram, known: Board, reach: Reach, *, budget: Budget | None = None) -> Board:
    """Return what logic settles on an empty board, knowing a solution of the puzzle.

    >>> puzzle = Nonogram(rows=[[1], [1]], columns=[[1], [1]])
    >>> settled(puzzle, Board.parse("#. .#"), Reach.CONTRADICTIONS)
    Board('?? ??')
    """
    budget = (budget or Budget()).start()
    budget.check()
    _require_solution(puzzle, known)
    wanted = reach is Reach.CONTRADICTIONS
    cells: Any = _native.nonogram_settle_towards(
        puzzle.rows, puzzle.columns, known.cells, contradictions=wanted, **_limits(budget)
    )
    budget.check()
    return Board(cells)


def settle_pictures(pictures: Cells, reach: Reach, *, part: Cells | None = None, budget: Budget | None = None) -> Cells:
    """Return what logic settles of each puzzle that a (count, height, width) array of 0 and 1 poses.

    With `part`, of the same shape, only the cells it marks are examined: all others are taken as known.
    """
    budget = (budget or Budget()).start()
    wanted = reach is Reach.CONTRADICTIONS
    answer: Any = _native.nonogram_settle_pictures(
        np.ascontiguousarray(pictures), part=part, contradictions=wanted, **_limits(budget)
    )
    budget.check()
    return np.asarray(answer, np.uint8)


def count_unsettled(pictures: Iterable[Picture], reach: Reach, *, budget: Budget | None = None) -> list[int]:
    """Count for each picture, all of one size, the cells that logic leaves open in its puzzle.

    >>> count_unsettled(["#. .#", "## .#"], Reach.LINES)
    [4, 0]
    """
    stack = np.stack([as_picture(picture) for picture in pictures])
    boards = settle_pictures(stack, reach, budget=budget)
    return [int(count) for count in (boards == 0).sum(axis=(1, 2))]


def find_others(
    puzzle: Nonogram,
    known: Board,
    *,
    limit: int = 1,
    nodes: int | None = None,
    probe: bool = True,
    budget: Budget | None = None,
) -> Others:
    """Look for solutions besides the known one, near it first; without `nodes` until the answer is certain.

    If the search near it finds nothing within its nodes, `probe` lets full probing try the whole board.

    >>> found = find_others(Nonogram(rows=[[1], [1]], columns=[[1], [1]]), Board.parse("#. .#"))
    >>> found.verdict, found.solutions
    (<Verdict.SEVERAL: 'several'>, (Board('.# #.'),))
    """
    _require_solution(puzzle, known)
    budget = (budget or Budget()).start()
    budget.check()
    allowed = [count for count in (nodes, budget.nodes_left) if count is not None]
    answer = _native.nonogram_find_others(
        puzzle.rows, puzzle.columns, known.cells, limit=limit, nodes=min(allowed, default=None), **_limits(budget)
    )
    budget.spend(answer["nodes"])
    found = tuple(Board(cells) for cells in answer["solutions"])
    if answer["stopped"] and not found:
        budget.check()
        if not probe or max(puzzle.width, puzzle.height) > LONGEST_WORD_SIDE:
            return Others(Verdict.UNDECIDED, (), answer["nodes"], answer["open"])
        return _probed(puzzle, known, answer, budget)
    return Others(Verdict.SEVERAL if found else Verdict.UNIQUE, found, answer["nodes"], answer["open"])


def _probed(puzzle: Nonogram, known: Board, answer: dict[str, Any], budget: Budget) -> Others:
    """Search the whole board with full probing: it decides some puzzles the search near the solution does not."""
    nodes: int = answer["nodes"]
    allowed = Budget(seconds=budget.seconds_left, nodes=nodes // _NODES_PER_PROBE, cancel=budget.cancel)
    outcome = solve(puzzle, Search(known=known, strategy="probe", budget=allowed))
    budget.spend(allowed.nodes_spent)
    budget.check()
    other = tuple(solution for solution in outcome.solutions if solution != known)[:1]
    return Others(outcome.verdict, other, nodes + allowed.nodes_spent, answer["open"])


def prove(
    puzzle: Nonogram, solution: Board, *, nodes: int | None = None, budget: Budget | None = None
) -> dict[str, Any]:
    """Say how the solution is proven to be the only one: by lines, by contradictions, or by search.

    >>> prove(Nonogram(rows=[[3], [1]], columns=[[1], [2], [1]]), Board.parse("### .#."))
    {'verdict': 'unique', 'by': 'lines', 'nodes': 0}
    """
    if max(puzzle.width, puzzle.height) > LONGEST_SIDE:
        outcome = solve(puzzle, Search(known=solution, budget=budget))
        return {"verdict": str(outcome.verdict), "by": "search", "nodes": int(outcome.statistics["probes"])}
    for reach in Reach:
        if settled(puzzle, solution, reach, budget=budget).decided == puzzle.width * puzzle.height:
            return {"verdict": str(Verdict.UNIQUE), "by": str(reach), "nodes": 0}
    others = find_others(puzzle, solution, nodes=nodes, budget=budget)
    return {"verdict": str(others.verdict), "by": "search", "nodes": others.nodes}


def _require_solution(puzzle: Nonogram, known: Board) -> None:
    if max(puzzle.width, puzzle.height) > LONGEST_SIDE:
        size = f"{puzzle.width}x{puzzle.height}"
        raise InvalidRecipe(f"this works for boards of up to {LONGEST_SIDE}x{LONGEST_SIDE} cells, not {size}")
    if not is_solution(puzzle, known):
        raise InvalidPuzzle([fault("wrong-solution")])


def _limits(budget: Budget) -> dict[str, Any]:
    limits = budget.native_limits("searching")
    del limits["nodes"]  # what logic settles needs none, and a search may get fewer
    return limits
