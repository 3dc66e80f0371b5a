"""Trial and error where no technique applies: what the solver finds out about a board within a bounded effort.

The effort is counted in search nodes, so that the same puzzle gets the same answer on every machine.
"""

import numpy as np

from cluewright.colour_nonogram.board import UNKNOWN, Board, Cells
from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.colour_nonogram.solver import solve
from cluewright.core.budget import Budget
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.search import Search

_FIRST_NODES = 300_000
"""The effort spent on a first solution."""
_PROOF_NODES = 200_000
"""The effort spent on a second one."""
_CERTAIN_NODES = 300_000
"""The effort spent on finding the cells that several solutions share, for all cells together."""


def try_cases(puzzle: ColourNonogram, board: Board | None = None, *, budget: Budget) -> Outcome[Board]:
    """Solve a board within the effort; raise `BudgetExceeded` only when the budget itself ran out.

    Besides the usual verdicts there are `SOLVED`, when it is not known whether the solution found is the only one, and
    `UNDECIDED`, when none was found.
    """
    first = _solve(puzzle, Search(1, board=board), _FIRST_NODES, budget)
    if first.solution is None:
        return first
    proof = _solve(puzzle, Search(2, board=board, known=first.solution), _PROOF_NODES, budget)
    return first if proof.verdict is Verdict.UNDECIDED else proof


def certain_cells(puzzle: ColourNonogram, board: Board, outcome: Outcome[Board], budget: Budget) -> Board | None:
    """Return what all solutions that agree with `board` share, by the outcome of solving it; None when nothing is new.

    With several solutions, only what was proven to be shared; with a solution that may not be the only one, that
    solution: whoever uses it has to say so.
    """
    if not outcome.solutions:
        return None
    shared = outcome.solutions[0].cells.copy()
    for other in outcome.solutions[1:]:
        shared[shared != other.cells] = UNKNOWN
    if outcome.verdict is Verdict.SEVERAL:
        _keep_certain(puzzle, board, shared, budget)
    return Board(shared) if ((board.cells == UNKNOWN) & (shared != UNKNOWN)).any() else None


def _keep_certain(puzzle: ColourNonogram, board: Board, shared: Cells, budget: Budget) -> None:
    """Drop from `shared` every cell that differs in some solution, or may do so."""
    effort = _CERTAIN_NODES
    for row, column in zip(*np.nonzero((board.cells == UNKNOWN) & (shared != UNKNOWN)), strict=True):
        for value in range(1, puzzle.colours + 2):
            if shared[row, column] in (UNKNOWN, value):
                continue
            turned = board.with_cells([(row, column, value)])
            before = budget.nodes_spent
            outcome = _solve(puzzle, Search(1, board=turned), max(1, effort), budget)
            effort -= budget.nodes_spent - before
            if outcome.solution is not None:
                shared[shared != outcome.solution.cells] = UNKNOWN
            elif outcome.verdict is Verdict.UNDECIDED:
                shared[row, column] = UNKNOWN


def _solve(puzzle: ColourNonogram, search: Search[Board], nodes: int, budget: Budget) -> Outcome[Board]:
    """Solve with this many nodes of the budget; raise if it is undecided because the budget ran out."""
    left = budget.nodes_left
    part = Budget(
        seconds=budget.seconds_left,
        nodes=nodes if left is None else min(nodes, left),
        cancel=budget.cancel,
        progress=budget.progress,
    )
    outcome = solve(puzzle, Search(search.limit, board=search.board, known=search.known, budget=part))
    budget.spend(part.nodes_spent)
    if outcome.verdict is Verdict.UNDECIDED:
        budget.check()
    return outcome
