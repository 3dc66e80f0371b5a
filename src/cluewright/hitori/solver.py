"""Solving Hitori: a solution, all solutions, uniqueness, counts."""

from collections.abc import Callable
from typing import Any

from cluewright import _native
from cluewright.core.budget import Budget
from cluewright.core.cell_board import require_size
from cluewright.core.errors import Fault, InvalidPuzzle
from cluewright.core.live import telling
from cluewright.core.outcome import Outcome, require_search
from cluewright.hitori.board import Board
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.rules import is_solution

STRATEGIES = ("auto", "learn", "dfs", "sat")
"""`auto` is `learn`, search that learns from clashes; `dfs` is plain search, `sat` CaDiCaL: both for comparison."""


def solve(
    puzzle: Hitori,
    *,
    limit: int = 2,
    budget: Budget | None = None,
    strategy: str = "auto",
    board: Board | None = None,
    known: Board | None = None,
    seed: int = 0,
) -> Outcome[Board]:
    """Look for up to `limit` solutions that agree with `board`, beside the `known` one.

    Nothing here is random, so `seed` changes nothing.

    >>> solve(Hitori([[1, 1], [2, 1]])).solution
    Board('.# ..')
    """
    known = _require_sense(puzzle, limit, strategy, board, known)
    budget = (budget or Budget()).start()
    if strategy == "sat":
        from cluewright.hitori.sat import solve_sat  # loads a solver of its own, so only when asked for

        return solve_sat(puzzle, limit=limit, budget=budget, board=board, known=known)
    answer = _run(puzzle, limit, budget, strategy, board, known, record=False)
    return Outcome.of(answer, strategy, Board, Board)


def solve_recorded(
    puzzle: Hitori,
    *,
    budget: Budget | None = None,
    strategy: str = "auto",
    board: Board | None = None,
    hear: Callable[[Any], None] | None = None,
) -> tuple[Outcome[Board], dict[str, Any]]:
    """Solve with a native strategy, and give the answer with its events; `recording` makes them readable.

    While it solves, `hear` has the words of what changed.
    """
    _require_sense(puzzle, 2, strategy, board, None)
    budget = (budget or Budget()).start()
    changes = None if hear is None else _native.Changes()
    with telling(budget, None if hear is None or changes is None else lambda: hear(changes.take())):
        answer = _run(puzzle, 2, budget, strategy, board, None, record=True, changes=changes)
    return Outcome.of(answer, strategy, Board, Board), answer


def _require_sense(puzzle: Hitori, limit: int, strategy: str, board: Board | None, known: Board | None) -> Board | None:
    """Raise when solving makes no sense; give the known solution with every cell decided."""
    require_search(limit, strategy, STRATEGIES)
    if board is not None:
        require_size(puzzle, board)
    if known is not None:
        known = Board.solved(known.blacks)
        if not is_solution(puzzle, known):
            raise InvalidPuzzle([Fault("wrong-solution", "The known solution does not solve the puzzle.")])
    return known


def _run(
    puzzle: Hitori,
    limit: int,
    budget: Budget,
    strategy: str,
    board: Board | None,
    known: Board | None,
    *,
    record: bool,
    changes: _native.Changes | None = None,
) -> dict[str, Any]:
    answer: dict[str, Any] = _native.hitori_solve(
        puzzle.array,
        strategy=strategy,
        limit=limit,
        start=None if board is None else board.cells,
        known=None if known is None else known.cells,
        record=record,
        changes=changes,
        **budget.native_limits("solving"),
    )
    budget.spend(answer["nodes"])
    return answer


def count(puzzle: Hitori, *, board: Board | None = None, budget: Budget | None = None) -> int:
    """Count the solutions exactly, without keeping them; raise `BudgetExceeded` when the budget runs out first.

    >>> count(Hitori([[1, 2, 3]]))
    4
    """
    if board is not None:
        require_size(puzzle, board)
    budget = (budget or Budget()).start()
    answer: dict[str, Any] = _native.hitori_count(
        puzzle.array, start=None if board is None else board.cells, **budget.native_limits("counting")
    )
    budget.spend(answer["nodes"])
    if not answer["complete"]:
        budget.check()
    return int(answer["count"])
