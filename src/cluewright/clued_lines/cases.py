"""Trial and error where no technique applies: what a solver finds out about a board within a bounded effort.

The effort is counted in search nodes, so that the same puzzle gets the same answer on every machine.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

import numpy as np

from cluewright.core.budget import Budget
from cluewright.core.cell_board import CellBoard
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.search import Search

B = TypeVar("B", bound=CellBoard)

_UNKNOWN = 0

Solve = Callable[[Search[B]], Outcome[B]]
"""Solve one puzzle."""


def solve_within(solve: Solve[B], search: Search[B], nodes: int, budget: Budget) -> Outcome[B]:
    """Solve with this many nodes of the budget; raise if it is undecided because the budget ran out."""
    left = budget.nodes_left
    part = Budget(
        seconds=budget.seconds_left,
        nodes=nodes if left is None else min(nodes, left),
        cancel=budget.cancel,
        progress=budget.progress,
    )
    outcome = solve(replace(search, budget=part))
    budget.spend(part.nodes_spent)
    if outcome.verdict is Verdict.UNDECIDED:
        budget.check()
    return outcome


def certain_cells(
    solve: Solve[B], board: B, outcome: Outcome[B], highest: int, effort: int, budget: Budget
) -> B | None:
    """Return what all solutions that agree with `board` share, by the outcome of solving it; None when nothing is new.

    With several solutions, only what was proven to be shared, with this effort for all cells together; with a solution
    that may not be the only one, that solution: whoever uses it has to say so. The values of a decided cell are 1 to
    `highest`.
    """
    if not outcome.solutions:
        return None
    shared = outcome.solutions[0].cells.copy()
    for other in outcome.solutions[1:]:
        shared[shared != other.cells] = _UNKNOWN
    open_cells = board.cells == _UNKNOWN
    if outcome.verdict is Verdict.SEVERAL:
        for row, column in zip(*np.nonzero(open_cells & (shared != _UNKNOWN)), strict=True):
            for value in range(1, highest + 1):
                if shared[row, column] in (_UNKNOWN, value):
                    continue
                before = budget.nodes_spent
                turned = Search(1, board=board.with_cells([(row, column, value)]))
                other_case = solve_within(solve, turned, max(1, effort), budget)
                effort -= budget.nodes_spent - before
                if other_case.solution is not None:
                    shared[shared != other_case.solution.cells] = _UNKNOWN
                elif other_case.verdict is Verdict.UNDECIDED:
                    shared[row, column] = _UNKNOWN
    return type(board)(shared) if (open_cells & (shared != _UNKNOWN)).any() else None
