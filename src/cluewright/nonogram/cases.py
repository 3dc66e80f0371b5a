"""Trying all cases, where no technique goes on: what the solver says about a board, told for certain or not at all."""

import numpy as np

from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded
from cluewright.core.outcome import Outcome, Verdict
from cluewright.nonogram.board import Board, Cell, Cells
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.solver import solve

QUICK_SIDE = 64
"""Boards with longer sides go to the SAT solver, which takes them but is slow."""


def try_cases(puzzle: Nonogram, board: Board | None = None, *, limit: int = 2, budget: Budget) -> Outcome[Board]:
    """Solve a board; raise `BudgetExceeded` when that remains undecided."""
    outcome = solve(puzzle, board=board, limit=limit, budget=budget)
    if outcome.verdict is Verdict.UNDECIDED:
        budget.check()
        raise BudgetExceeded("the search was stopped")
    return outcome


def is_quick(puzzle: Nonogram) -> bool:
    """Tell whether trying cases takes little time as a rule."""
    return max(puzzle.width, puzzle.height) <= QUICK_SIDE


def certain_cells(puzzle: Nonogram, board: Board, outcome: Outcome[Board], budget: Budget) -> Board | None:
    """Give what all solutions that agree with `board` share, by the outcome of solving it; None when nothing is new."""
    if not outcome.solutions:
        return None
    shared = outcome.solutions[0].cells.copy()
    for other in outcome.solutions[1:]:
        shared &= other.cells
    if outcome.verdict is Verdict.SEVERAL:
        _keep_certain(puzzle, board, shared, budget)
    return Board(shared) if ((board.cells == Cell.UNKNOWN) & (shared != Cell.UNKNOWN)).any() else None


def _keep_certain(puzzle: Nonogram, board: Board, shared: Cells, budget: Budget) -> None:
    """Drop from `shared` every cell that some solution has otherwise."""
    for row, column in zip(*np.nonzero((board.cells == Cell.UNKNOWN) & (shared != Cell.UNKNOWN)), strict=True):
        value = int(shared[row, column])
        if value == Cell.UNKNOWN:
            continue
        turned = board.with_cells([(row, column, Cell.CONTRADICTION ^ value)])
        outcome = try_cases(puzzle, turned, limit=1, budget=budget)
        if outcome.solution is not None:
            shared &= outcome.solution.cells
