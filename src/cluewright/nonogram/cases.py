"""Trial and error where no technique applies: what the solver finds out about a board within a bounded effort.

The effort is counted in search nodes, so that the same puzzle gets the same answer on every machine. It is bounded
because some proofs take longer than anybody waits: of 24 dominoes on 49x49 cells a solution is found in half a second,
but the effort of excluding another one grows exponentially with the dominoes.
"""

from functools import partial

from cluewright.clued_lines.cases import certain_cells as shared_cells
from cluewright.clued_lines.cases import solve_within
from cluewright.core.budget import Budget
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.search import Search
from cluewright.nonogram.board import Board, Cell
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.solver import LONGEST_WORD_SIDE, solve

_FIRST = (("auto", 0, 30_000), ("frontier", 0, 300_000), ("auto", 1, 300_000))
"""Strategies, seeds and nodes used to look for a first solution, one after the other."""
_FIRST_LARGE = (("auto", 0, 300_000),)
_PROOF_NODES = 200_000
"""The effort spent on a second solution: some seconds on large boards."""
_CERTAIN_NODES = 300_000
"""The effort spent on finding the cells that several solutions share, for all cells together."""


def try_cases(puzzle: Nonogram, board: Board | None = None, *, limit: int = 2, budget: Budget) -> Outcome[Board]:
    """Solve a board within the effort; raise `BudgetExceeded` only when the budget itself ran out.

    Besides the usual verdicts there are `SOLVED` with a limit of 2, when it is not known whether the solution found is
    the only one, and `UNDECIDED`, when none was found.
    """
    first = _first_solution(puzzle, board, budget)
    if first.solution is None or limit == 1:
        return first
    search = Search(limit, board=board, known=first.solution)
    proof = solve_within(partial(solve, puzzle), search, _PROOF_NODES, budget)
    return first if proof.verdict is Verdict.UNDECIDED else proof


def is_quick(puzzle: Nonogram) -> bool:
    """Tell whether trial and error is usually fast."""
    return max(puzzle.width, puzzle.height) <= LONGEST_WORD_SIDE


def certain_cells(puzzle: Nonogram, board: Board, outcome: Outcome[Board], budget: Budget) -> Board | None:
    """Return what all solutions that agree with `board` share, by the outcome of solving it; None when nothing is new.

    With several solutions, only what was proven to be shared; with a solution that may not be the only
    one, that solution: whoever uses it has to say so.
    """
    return shared_cells(partial(solve, puzzle), board, outcome, Cell.FILLED, _CERTAIN_NODES, budget)


def _first_solution(puzzle: Nonogram, board: Board | None, budget: Budget) -> Outcome[Board]:
    """Look for a solution by several strategies: what is hard for one is often easy for another."""
    outcome: Outcome[Board] = Outcome(Verdict.UNDECIDED)
    for strategy, seed, nodes in _FIRST if is_quick(puzzle) else _FIRST_LARGE:
        outcome = solve_within(partial(solve, puzzle), Search(1, strategy, board, seed=seed), nodes, budget)
        if outcome.verdict is not Verdict.UNDECIDED:
            break
    return outcome
