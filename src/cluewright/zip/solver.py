"""Solving Zip puzzles: existence, a solution, uniqueness, exact counts."""

from functools import partial
from typing import Any

from cluewright import _native
from cluewright.core.budget import Budget
from cluewright.core.count import SolutionCount, count_in_turns, listing_way, native_way
from cluewright.core.errors import Fault, InvalidPuzzle
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.search import Search
from cluewright.zip.board import Board
from cluewright.zip.native import arguments, cell_numbers, cells_of
from cluewright.zip.puzzle import Zip
from cluewright.zip.rules import faults, is_solution
from cluewright.zip.words import says

STRATEGIES = ("auto", "learn", "search", "logic", "walk", "sat")
"""`learn` searches with conflict learning, `search` by techniques and assumptions, `logic` by techniques alone,
`walk` step by step from the 1; `sat` asks CaDiCaL; `auto` is `learn`."""


def solve(puzzle: Zip, search: Search[Board] = Search()) -> Outcome[Board]:
    """Look for the requested solutions; nothing here is random, so the seed changes nothing.

    >>> solve(Zip.from_grid([[1, 0, 0], [2, 0, 0]])).verdict
    <Verdict.UNIQUE: 'unique'>
    """
    if search.board is None and search.strategy != "sat":
        return run(puzzle, search)[0]
    require_sense(puzzle, search)
    if search.board is not None and faults(puzzle, search.board):
        found = () if search.known is None else (search.known,)  # it need not agree with the board: nothing does
        return Outcome(Verdict.UNIQUE if found else Verdict.NONE, found, exhausted=True, strategy=search.strategy)
    if search.strategy == "sat":
        from cluewright.zip.sat import solve_sat

        return solve_sat(puzzle, search)
    return run(puzzle, search)[0]


def run(
    puzzle: Zip, search: Search[Board], changes: _native.Changes | None = None, *, prove: bool = False
) -> tuple[Outcome[Board], dict[str, Any]]:
    """Solve with a native strategy, and return the answer with the outcome; if watched, with events and changes.

    The board breaks no rule. With `prove`, the answer has the nogoods on which the verdict rests; the search has no
    board and no known solution.
    """
    require_sense(puzzle, search)
    budget, board, known = search.start(), search.board, search.known
    answer: dict[str, Any] = _native.zip_solve(
        *arguments(puzzle),
        strategy="learn" if search.strategy == "auto" else search.strategy,
        limit=search.limit,
        start=None if board is None else board.borders(puzzle),
        known=None if known is None else cell_numbers(puzzle.width, known.trace(puzzle) if known.used else known.path),
        record=search.watcher is not None,
        changes=changes,
        **budget.native_limits("solving") | ({"prove": True} if prove else {}),
    )
    budget.spend(answer["nodes"])
    return _outcome(puzzle, search.strategy, answer), answer


def require_sense(puzzle: Zip, search: Search[Board]) -> None:
    """Raise if the search makes no sense."""
    search.require_sense(STRATEGIES)
    if search.known is not None and not is_solution(puzzle, search.known):
        raise InvalidPuzzle([Fault("wrong-solution", says("fault-wrong-solution"))])


def _outcome(puzzle: Zip, strategy: str, answer: dict[str, Any]) -> Outcome[Board]:
    def solution(path: Any) -> Board:
        return Board(cells_of(puzzle.width, path))

    return Outcome.of(answer, strategy, solution, lambda borders: Board.from_borders(puzzle, borders))


def count(puzzle: Zip, budget: Budget) -> SolutionCount:
    """Count all solutions, as far as the budget lasts.

    >>> count(Zip(4, 4, [(0, 0), (3, 0)]), Budget())
    SolutionCount(number=8, exact=True)
    """
    native = partial(_native.zip_count, *arguments(puzzle))
    by_profiles, by_search = native_way(partial(native, by_search=False)), native_way(partial(native, by_search=True))
    return count_in_turns([(by_profiles, 100), (listing_way(solve, puzzle), 1), (by_search, 1)], budget.start())
