"""Trial and error where no technique applies: what the solver finds out about a board within a bounded effort.

The effort is counted in search nodes, so that the same puzzle gets the same answer on every machine. It is bounded
because some proofs take longer than anybody waits: of 24 dominoes on 49x49 cells a solution is found in half a second,
but the effort of excluding another one grows exponentially with the dominoes.
"""

import numpy as np

from cluewright.core.budget import Budget
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.search import Search
from cluewright.nonogram.board import Board, Cell, Cells
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
    proof = _solve(puzzle, board, "auto", 0, _PROOF_NODES, budget, limit=limit, known=first.solution)
    return first if proof.verdict is Verdict.UNDECIDED else proof


def is_quick(puzzle: Nonogram) -> bool:
    """Tell whether trial and error is usually fast."""
    return max(puzzle.width, puzzle.height) <= LONGEST_WORD_SIDE


def certain_cells(puzzle: Nonogram, board: Board, outcome: Outcome[Board], budget: Budget) -> Board | None:
    """Return what all solutions that agree with `board` share, by the outcome of solving it; None when nothing is new.

    With several solutions, only what was proven to be shared; with a solution that may not be the only
    one, that solution: whoever uses it has to say so.
    """
    if not outcome.solutions:
        return None
    shared = outcome.solutions[0].cells.copy()
    for other in outcome.solutions[1:]:
        shared &= other.cells
    if outcome.verdict is Verdict.SEVERAL:
        _keep_certain(puzzle, board, shared, budget)
    return Board(shared) if ((board.cells == Cell.UNKNOWN) & (shared != Cell.UNKNOWN)).any() else None


def _first_solution(puzzle: Nonogram, board: Board | None, budget: Budget) -> Outcome[Board]:
    """Look for a solution by several strategies: what is hard for one is often easy for another."""
    outcome: Outcome[Board] = Outcome(Verdict.UNDECIDED)
    for strategy, seed, nodes in _FIRST if is_quick(puzzle) else _FIRST_LARGE:
        outcome = _solve(puzzle, board, strategy, seed, nodes, budget, limit=1)
        if outcome.verdict is not Verdict.UNDECIDED:
            break
    return outcome


def _solve(
    puzzle: Nonogram,
    board: Board | None,
    strategy: str,
    seed: int,
    nodes: int,
    budget: Budget,
    *,
    limit: int,
    known: Board | None = None,
) -> Outcome[Board]:
    """Solve with this many nodes of the budget; raise if it is undecided because the budget ran out."""
    left = budget.nodes_left
    part = Budget(
        seconds=budget.seconds_left,
        nodes=nodes if left is None else min(nodes, left),
        cancel=budget.cancel,
        progress=budget.progress,
    )
    outcome = solve(puzzle, Search(limit, strategy, board, known, seed, part))
    budget.spend(part.nodes_spent)
    if outcome.verdict is Verdict.UNDECIDED:
        budget.check()
    return outcome


def _keep_certain(puzzle: Nonogram, board: Board, shared: Cells, budget: Budget) -> None:
    """Drop from `shared` every cell that differs in some solution, or may do so."""
    effort = _CERTAIN_NODES
    for row, column in zip(*np.nonzero((board.cells == Cell.UNKNOWN) & (shared != Cell.UNKNOWN)), strict=True):
        value = int(shared[row, column])
        if value == Cell.UNKNOWN:
            continue
        turned = board.with_cells([(row, column, Cell.CONTRADICTION ^ value)])
        before = budget.nodes_spent
        outcome = _solve(puzzle, turned, "auto", 0, max(1, effort), budget, limit=1)
        effort -= budget.nodes_spent - before
        if outcome.solution is not None:
            shared &= outcome.solution.cells
        elif outcome.verdict is Verdict.UNDECIDED:
            shared[row, column] = Cell.UNKNOWN
