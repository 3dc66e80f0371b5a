"""Solving colour nonograms: existence, a solution, uniqueness, counts."""

from functools import partial
from math import log2
from typing import Any

from cluewright import _native
from cluewright.colour_nonogram.board import Board, require_board
from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.colour_nonogram.rules import is_solution
from cluewright.colour_nonogram.wording import fault
from cluewright.core.budget import Budget
from cluewright.core.count import SolutionCount, count_in_turns, listing_way, native_way
from cluewright.core.errors import InvalidPuzzle, InvalidRecipe
from cluewright.core.outcome import Outcome
from cluewright.core.search import Search

STRATEGIES = ("auto", "brute", "lines", "learn", "sat")

BRUTE_FORCE_BITS = 25
"""The strategy `brute` tries every picture, so it is refused beyond two to the power of this many."""

SAT_CELLS = 40_000
"""The strategy `sat` is refused beyond this many cells: its clauses are many more."""


def solve(puzzle: ColourNonogram, search: Search[Board] = Search()) -> Outcome[Board]:
    """Look for the requested solutions.

    >>> palette = [("white", "#ffffff"), ("red", "#d03a2b"), ("blue", "#2b5dd0")]
    >>> solve(ColourNonogram(palette, [[(1, 1)], [(1, 1)]], [[(1, 1)], [(1, 1)]])).verdict
    <Verdict.SEVERAL: 'several'>
    """
    if search.strategy == "sat":
        require_sense(puzzle, search)
        from cluewright.colour_nonogram.sat_worker import solve_sat

        return solve_sat(puzzle, search)
    return run(puzzle, search)[0]


def run(
    puzzle: ColourNonogram, search: Search[Board], changes: _native.Changes | None = None, *, prove: bool = False
) -> tuple[Outcome[Board], dict[str, Any]]:
    """Solve with a native strategy, and return the answer with the outcome; if watched, with events and changes.

    With `prove`, it has the nogoods on which the verdict rests; the search has no board, no known solution and the
    strategy `auto`.
    """
    budget = search.start()
    require_sense(puzzle, search)
    answer: dict[str, Any] = _native.colour_nonogram_solve(
        puzzle.colours,
        puzzle.rows,
        puzzle.columns,
        strategy=search.strategy,
        limit=search.limit,
        seed=search.seed,
        start=None if search.board is None else search.board.sets(puzzle.colours),
        known=None if search.known is None else search.known.array,
        record=search.watcher is not None,
        changes=changes,
        **budget.native_limits("solving") | ({"prove": True} if prove else {}),
    )
    budget.spend(answer["nodes"])
    return Outcome.of(answer, search.strategy, Board.solved, Board.of_sets), answer


def require_sense(puzzle: ColourNonogram, search: Search[Board]) -> None:
    """Raise if the search makes no sense."""
    search.require_sense(STRATEGIES)
    for given in (search.board, search.known):
        if given is not None:
            require_board(puzzle, given)
    if search.known is not None and not is_solution(puzzle, search.known):
        raise InvalidPuzzle([fault("wrong-solution")])
    if search.strategy == "sat" and puzzle.width * puzzle.height > SAT_CELLS:
        raise InvalidRecipe(f"the strategy sat solves boards of at most {SAT_CELLS:,} cells: choose another")
    undecided = puzzle.width * puzzle.height - (0 if search.board is None else search.board.decided)
    most = int(BRUTE_FORCE_BITS / log2(puzzle.colours + 1))
    if search.strategy == "brute" and undecided > most:
        raise InvalidRecipe(
            f"the strategy brute solves boards of this palette with at most {most} undecided cells: choose another"
        )


def count(puzzle: ColourNonogram, budget: Budget, *, board: Board | None = None) -> SolutionCount:
    """Count all solutions that agree with a board, as far as the budget lasts.

    >>> palette = [("white", "#ffffff"), ("red", "#d03a2b"), ("blue", "#2b5dd0")]
    >>> count(ColourNonogram(palette, [[(1, 1), (1, 2)]] * 9, [[(1, 1), (1, 2)]] * 9), Budget())
    SolutionCount(number=0, exact=True)
    """
    if board is not None:
        require_board(puzzle, board)
    start = None if board is None else board.sets(puzzle.colours)
    by_parts = native_way(
        partial(_native.colour_nonogram_count, puzzle.colours, puzzle.rows, puzzle.columns, start=start)
    )
    return count_in_turns([(by_parts, 1), (listing_way(solve, puzzle, board=board), 1)], budget.start())
