"""Solving nonograms: existence, a solution, uniqueness, counts."""

from functools import partial
from typing import Any

from cluewright import _native
from cluewright.core.budget import Budget
from cluewright.core.cell_board import require_size
from cluewright.core.count import SolutionCount, count_in_turns, listing_way, native_way
from cluewright.core.errors import InvalidPuzzle, InvalidRecipe
from cluewright.core.outcome import Outcome
from cluewright.core.search import Search
from cluewright.core.size import format_size
from cluewright.nonogram.board import Board
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.rules import is_solution
from cluewright.nonogram.wording import fault

STRATEGIES = ("auto", "brute", "logic", "lines", "dfs", "dfs-logic", "probe", "learn", "decimate", "frontier", "sat")

SOLVED_CELLS = 5_000_000
"""Larger boards are read, drawn and written, but not solved: their cells alone take longer than a short limit."""

LONGEST_WORD_SIDE = 64
"""Lines up to this length fit a machine word."""

LEARNING_STRATEGIES = ("probe", "learn", "decimate")
LONGEST_LEARNED_SIDE = 128
"""Those strategies hold a line in one word or two; `auto` takes others where a side is longer."""

BRUTE_FORCE_CELLS = 25
"""The strategy `brute` tries every picture, so it is refused beyond this many undecided cells."""

SAT_CELLS = 250_000
"""The strategy `sat` is refused beyond this many cells: its clauses are many more."""


def solve(puzzle: Nonogram, search: Search[Board] = Search()) -> Outcome[Board]:
    """Look for the requested solutions.

    >>> solve(Nonogram(rows=[[1], [1]], columns=[[1], [1]])).verdict
    <Verdict.SEVERAL: 'several'>
    """
    if search.strategy == "sat":
        require_sense(puzzle, search)
        from cluewright.nonogram.sat_worker import solve_sat

        return solve_sat(puzzle, search)
    return run(puzzle, search)[0]


def run(
    puzzle: Nonogram, search: Search[Board], changes: _native.Changes | None = None, *, prove: bool = False
) -> tuple[Outcome[Board], dict[str, Any]]:
    """Solve with a native strategy, and return the answer with the outcome; if watched, with events and changes.

    With `prove`, it has the nogoods on which the verdict rests; the search has no board, no known solution and the
    strategy `auto`, or `lines` where a side is too long for the strategies that learn.
    """
    budget = search.start()
    require_sense(puzzle, search)
    answer: dict[str, Any] = _native.nonogram_solve(
        puzzle.rows,
        puzzle.columns,
        strategy=search.strategy,
        limit=search.limit,
        seed=search.seed,
        start=None if search.board is None else search.board.cells,
        known=None if search.known is None else search.known.cells,
        record=search.watcher is not None,
        changes=changes,
        **budget.native_limits("solving") | ({"prove": True} if prove else {}),
    )
    budget.spend(answer["nodes"])
    return Outcome.of(answer, search.strategy, Board.trusted, Board.trusted), answer


def require_sense(puzzle: Nonogram, search: Search[Board]) -> None:
    """Raise if the search makes no sense."""
    search.require_sense(STRATEGIES)
    require_solvable(puzzle)
    for given in (search.board, search.known):
        if given is not None:
            require_size(puzzle, given)
    if search.known is not None and not is_solution(puzzle, search.known):
        raise InvalidPuzzle([fault("wrong-solution")])
    if search.strategy in LEARNING_STRATEGIES and max(puzzle.width, puzzle.height) > LONGEST_LEARNED_SIDE:
        raise InvalidRecipe(
            f"the strategy {search.strategy} solves boards with sides of at most "
            f"{LONGEST_LEARNED_SIDE} cells: choose another"
        )
    if search.strategy == "sat" and puzzle.width * puzzle.height > SAT_CELLS:
        raise InvalidRecipe(f"the strategy sat solves boards of at most {SAT_CELLS:,} cells: choose another")
    undecided = puzzle.width * puzzle.height - (0 if search.board is None else search.board.decided)
    if search.strategy == "brute" and undecided > BRUTE_FORCE_CELLS:
        raise InvalidRecipe(
            f"the strategy brute solves boards with at most {BRUTE_FORCE_CELLS} undecided cells: choose another"
        )


def require_solvable(puzzle: Nonogram) -> None:
    """Raise `InvalidRecipe` for a puzzle with more cells than are solved, counted or explained."""
    if puzzle.width * puzzle.height > SOLVED_CELLS:
        size = format_size((puzzle.width, puzzle.height))
        raise InvalidRecipe(f"nonograms of up to {SOLVED_CELLS:,} cells can be solved, not {size}")


def count(puzzle: Nonogram, budget: Budget, *, board: Board | None = None) -> SolutionCount:
    """Count the solutions that agree with `board`, as far as the budget lasts.

    >>> count(Nonogram(rows=[[1]] * 9, columns=[[1]] * 9), Budget())
    SolutionCount(number=362880, exact=True)
    """
    require_solvable(puzzle)
    if board is not None:
        require_size(puzzle, board)
    start = None if board is None else board.cells
    by_parts = native_way(partial(_native.nonogram_count, puzzle.rows, puzzle.columns, start=start))
    return count_in_turns([(by_parts, 1), (listing_way(solve, puzzle, board=board), 1)], budget.start())
