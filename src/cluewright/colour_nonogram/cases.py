"""Trial and error where no technique applies: what the solver finds out about a board within a bounded effort."""

from functools import partial

from cluewright.clued_lines.cases import certain_cells as shared_cells
from cluewright.clued_lines.cases import solve_within
from cluewright.colour_nonogram.board import BACKGROUND, Board
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
    of_puzzle = partial(solve, puzzle)
    first = solve_within(of_puzzle, Search(1, board=board), _FIRST_NODES, budget)
    if first.solution is None:
        return first
    proof = solve_within(of_puzzle, Search(2, board=board, known=first.solution), _PROOF_NODES, budget)
    return first if proof.verdict is Verdict.UNDECIDED else proof


def certain_cells(puzzle: ColourNonogram, board: Board, outcome: Outcome[Board], budget: Budget) -> Board | None:
    """Return what all solutions that agree with `board` share, by the outcome of solving it; None if nothing is new."""
    return shared_cells(partial(solve, puzzle), board, outcome, puzzle.colours + BACKGROUND, _CERTAIN_NODES, budget)
