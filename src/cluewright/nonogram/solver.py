"""Solving nonograms: existence, a solution, uniqueness."""

from collections.abc import Callable
from typing import Any

from cluewright import _native
from cluewright.core.budget import Budget
from cluewright.core.cell_board import require_size
from cluewright.core.errors import Fault, InvalidPuzzle, InvalidRecipe
from cluewright.core.live import telling
from cluewright.core.outcome import Outcome, require_search
from cluewright.nonogram.board import Board, Cell
from cluewright.nonogram.puzzle import Nonogram

STRATEGIES = ("auto", "brute", "logic", "lines", "dfs", "dfs-logic", "probe", "learn", "decimate", "frontier", "sat")

WORD_STRATEGIES = ("probe", "learn", "decimate")
LONGEST_WORD_SIDE = 64
"""Those strategies hold a line in a machine word; `auto` takes others where a side is longer."""

BRUTE_FORCE_CELLS = 25
"""The strategy `brute` looks at every picture, so it is refused beyond this many undecided cells."""


def solve(
    puzzle: Nonogram,
    *,
    limit: int = 2,
    budget: Budget | None = None,
    strategy: str = "auto",
    board: Board | None = None,
    known: Board | None = None,
    seed: int = 0,
) -> Outcome[Board]:
    """Look for up to `limit` solutions that agree with `board`, beside the `known` one.

    >>> solve(Nonogram(rows=[[1], [1]], columns=[[1], [1]])).verdict
    <Verdict.SEVERAL: 'several'>
    """
    budget = (budget or Budget()).start()
    _require_sense(puzzle, limit, strategy, board, known)
    if strategy == "sat":
        from cluewright.nonogram.sat_worker import solve_sat

        return solve_sat(puzzle, limit=limit, budget=budget, board=board, known=known)
    answer = _run(puzzle, limit, budget, strategy, board, known, seed, record=False)
    return Outcome.of(answer, strategy, Board, Board)


def solve_recorded(
    puzzle: Nonogram,
    *,
    limit: int = 2,
    budget: Budget | None = None,
    strategy: str = "auto",
    board: Board | None = None,
    known: Board | None = None,
    seed: int = 0,
    hear: Callable[[Any], None] | None = None,
) -> tuple[Outcome[Board], dict[str, Any]]:
    """Solve with any native strategy, and give the answer with its events; `recording` makes them readable.

    While it solves, `hear` has the words of what changed.
    """
    _require_sense(puzzle, limit, strategy, board, known)
    budget = (budget or Budget()).start()
    changes = None if hear is None else _native.Changes()
    with telling(budget, None if hear is None or changes is None else lambda: hear(changes.take())):
        answer = _run(puzzle, limit, budget, strategy, board, known, seed, record=True, changes=changes)
    return Outcome.of(answer, strategy, Board, Board), answer


def is_solution(puzzle: Nonogram, board: Board) -> bool:
    """Tell whether the board agrees with every clue, its unknown cells taken as empty."""
    require_size(puzzle, board)
    if (board.cells == Cell.CONTRADICTION).any():
        return False
    return _native.nonogram_is_solution(puzzle.rows, puzzle.columns, Board.solved(board.array).cells)


def _require_sense(puzzle: Nonogram, limit: int, strategy: str, board: Board | None, known: Board | None) -> None:
    require_search(limit, strategy, STRATEGIES)
    for given in (board, known):
        if given is not None:
            require_size(puzzle, given)
    if known is not None and not is_solution(puzzle, known):
        raise InvalidPuzzle([Fault("wrong-solution", "The known solution does not solve the puzzle.")])
    if strategy in WORD_STRATEGIES and max(puzzle.width, puzzle.height) > LONGEST_WORD_SIDE:
        raise InvalidRecipe(f"the strategy {strategy} takes sides of at most {LONGEST_WORD_SIDE} cells")
    undecided = puzzle.width * puzzle.height - (0 if board is None else board.decided)
    if strategy == "brute" and undecided > BRUTE_FORCE_CELLS:
        raise InvalidRecipe(f"the strategy brute takes at most {BRUTE_FORCE_CELLS} undecided cells")


def _run(
    puzzle: Nonogram,
    limit: int,
    budget: Budget,
    strategy: str,
    board: Board | None,
    known: Board | None,
    seed: int,
    *,
    record: bool,
    changes: _native.Changes | None = None,
) -> dict[str, Any]:
    answer: dict[str, Any] = _native.nonogram_solve(
        puzzle.rows,
        puzzle.columns,
        strategy=strategy,
        limit=limit,
        seed=seed,
        start=None if board is None else board.cells,
        known=None if known is None else known.cells,
        record=record,
        changes=changes,
        **budget.native_limits("solving"),
    )
    budget.spend(answer["nodes"])
    return answer
