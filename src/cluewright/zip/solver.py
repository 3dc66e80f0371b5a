"""Solving Zip puzzles: existence, a solution, uniqueness, exact counts."""

from collections.abc import Callable
from typing import Any

from cluewright import _native
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, Fault, InvalidPuzzle, InvalidRecipe
from cluewright.core.live import telling
from cluewright.core.outcome import Outcome, Verdict, require_search
from cluewright.zip.board import Board, board_faults, is_solution
from cluewright.zip.native import arguments, cell_numbers, cells_of
from cluewright.zip.puzzle import Zip

STRATEGIES = ("auto", "learn", "search", "logic", "walk", "sat")
"""`learn` searches with conflict learning, `search` by techniques and suppositions, `logic` by techniques alone,
`walk` step by step from the 1; `sat` asks CaDiCaL; `auto` is `learn`."""

WIDEST_COUNT = 24
"""The shorter side of a board whose solutions can be counted at all; counting is practical to about 15."""


def solve(
    puzzle: Zip,
    *,
    limit: int = 2,
    budget: Budget | None = None,
    strategy: str = "auto",
    board: Board | None = None,
    known: Board | None = None,
    seed: int = 0,
) -> Outcome[Board]:
    """Look for up to `limit` solutions that agree with `board`, beside the `known` one.

    The search is deterministic and needs no seed.

    >>> solve(Zip.from_grid([[1, 0, 0], [2, 0, 0]])).verdict
    <Verdict.UNIQUE: 'unique'>
    """
    _require_sense(puzzle, limit, strategy, known)
    budget = (budget or Budget()).start()
    if board is not None and board_faults(puzzle, board):
        found = () if known is None else (known,)  # it need not agree with the board: nothing does
        return Outcome(Verdict.UNIQUE if found else Verdict.NONE, found, exhausted=True, strategy=strategy)
    if strategy == "sat":
        from cluewright.zip.sat import solve_sat

        return solve_sat(puzzle, limit=limit, budget=budget, board=board, known=known)
    return _outcome(puzzle, strategy, _run(puzzle, limit, budget, strategy, board, known, record=False))


def solve_recorded(
    puzzle: Zip,
    *,
    budget: Budget | None = None,
    strategy: str = "auto",
    board: Board | None = None,
    hear: Callable[[Any], None] | None = None,
) -> tuple[Outcome[Board], dict[str, Any]]:
    """Solve with a native strategy, and give the answer with its events; `recording` makes them readable.

    The board breaks no rule. While it solves, `hear` has the words of what changed.
    """
    _require_sense(puzzle, 2, strategy, None)
    budget = (budget or Budget()).start()
    changes = None if hear is None else _native.Changes()
    with telling(budget, None if hear is None or changes is None else lambda: hear(changes.take())):
        answer = _run(puzzle, 2, budget, strategy, board, None, record=True, changes=changes)
    return _outcome(puzzle, strategy, answer), answer


def _require_sense(puzzle: Zip, limit: int, strategy: str, known: Board | None) -> None:
    require_search(limit, strategy, STRATEGIES)
    if known is not None and not is_solution(puzzle, known):
        raise InvalidPuzzle([Fault("wrong-solution", "The known solution does not solve the puzzle.")])


def _run(
    puzzle: Zip,
    limit: int,
    budget: Budget,
    strategy: str,
    board: Board | None,
    known: Board | None,
    *,
    record: bool,
    changes: _native.Changes | None = None,
) -> dict[str, Any]:
    answer: dict[str, Any] = _native.zip_solve(
        *arguments(puzzle),
        strategy="learn" if strategy == "auto" else strategy,
        limit=limit,
        start=None if board is None else board.borders(puzzle),
        known=None if known is None else cell_numbers(puzzle.width, known.trace(puzzle) if known.used else known.path),
        record=record,
        changes=changes,
        **budget.native_limits("solving"),
    )
    budget.spend(answer["nodes"])
    return answer


def _outcome(puzzle: Zip, strategy: str, answer: dict[str, Any]) -> Outcome[Board]:
    def solution(path: Any) -> Board:
        return Board(cells_of(puzzle.width, path))

    return Outcome.of(answer, strategy, solution, lambda borders: Board.from_borders(puzzle, borders))


def count(puzzle: Zip, *, budget: Budget | None = None) -> int:
    """Count all solutions exactly, however many there are.

    >>> count(Zip(4, 4, [(0, 0), (3, 0)]))
    8
    """
    if min(puzzle.width, puzzle.height) > WIDEST_COUNT:
        raise InvalidRecipe(f"solutions are counted up to a shorter side of {WIDEST_COUNT} cells")
    budget = (budget or Budget()).start()
    digits, nodes = _native.zip_count(*arguments(puzzle), **budget.native_limits("counting"))
    budget.spend(nodes)
    if digits is None:
        budget.check()
        raise BudgetExceeded("the counting was stopped")
    return int(digits, 16)
