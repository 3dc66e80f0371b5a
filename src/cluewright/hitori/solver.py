"""Solving Hitori: a solution, all solutions, uniqueness, counts."""

from dataclasses import replace
from functools import partial
from typing import Any

from cluewright import _native
from cluewright.core.budget import Budget
from cluewright.core.cell_board import require_size
from cluewright.core.count import SolutionCount, count_in_turns, listing_way, native_way
from cluewright.core.errors import Fault, InvalidPuzzle, InvalidRecipe
from cluewright.core.message import core_message
from cluewright.core.outcome import Outcome
from cluewright.core.search import Search
from cluewright.hitori.board import Board
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.rules import is_solution

STRATEGIES = ("auto", "learn", "dfs", "sat")
"""`auto` is `learn`, search that learns from conflicts; `dfs` is plain search, `sat` CaDiCaL: both for comparison."""


SAT_CELLS = 10_000
"""The most cells that the strategy `sat` takes: it needs many clauses for each."""


def solve(puzzle: Hitori, search: Search[Board] = Search()) -> Outcome[Board]:
    """Look for the requested solutions.

    Nothing here is random, so the seed changes nothing.

    >>> solve(Hitori([[1, 1], [2, 1]])).solution
    Board('.# ..')
    """
    if search.strategy == "sat":
        search = require_sense(puzzle, search)
        from cluewright.hitori.sat import solve_sat  # loads a solver of its own, so only when asked for

        return solve_sat(puzzle, search)
    return run(puzzle, search)[0]


def run(
    puzzle: Hitori, search: Search[Board], changes: _native.Changes | None = None, *, prove: bool = False
) -> tuple[Outcome[Board], dict[str, Any]]:
    """Solve with a native strategy, and return the answer with the outcome; if watched, with events and changes.

    With `prove`, it has the nogoods on which the verdict rests; the search has no board and no known solution.
    """
    search, budget = require_sense(puzzle, search), search.start()
    answer: dict[str, Any] = _native.hitori_solve(
        puzzle.array,
        strategy=search.strategy,
        limit=search.limit,
        start=None if search.board is None else search.board.cells,
        known=None if search.known is None else search.known.cells,
        record=search.watcher is not None,
        changes=changes,
        **budget.native_limits("solving") | ({"prove": True} if prove else {}),
    )
    budget.spend(answer["nodes"])
    return Outcome.of(answer, search.strategy, Board, Board), answer


def require_sense(puzzle: Hitori, search: Search[Board]) -> Search[Board]:
    """Raise if the search makes no sense; return it with every cell of the known solution decided."""
    search.require_sense(STRATEGIES)
    if search.strategy == "sat" and puzzle.width * puzzle.height > SAT_CELLS:
        raise InvalidRecipe(f"the strategy sat solves boards of at most {SAT_CELLS:,} cells: choose another")
    if search.board is not None:
        require_size(puzzle, search.board)
    if search.known is None:
        return search
    known = Board.solved(search.known.blacks)
    if not is_solution(puzzle, known):
        raise InvalidPuzzle([Fault("wrong-solution", core_message("fault-wrong-solution"))])
    return replace(search, known=known)


def count(puzzle: Hitori, budget: Budget, *, board: Board | None = None) -> SolutionCount:
    """Count the solutions that agree with `board`, as far as the budget lasts.

    >>> count(Hitori([[1, 2, 3]]), Budget())
    SolutionCount(number=4, exact=True)
    """
    if board is not None:
        require_size(puzzle, board)
    start = None if board is None else board.cells
    by_parts = native_way(partial(_native.hitori_count, puzzle.array, start=start))
    return count_in_turns([(by_parts, 1), (listing_way(solve, puzzle, board=board), 1)], budget.start())
