"""Proofs that a Hitori has exactly one solution, or none."""

from cluewright.core.budget import Budget
from cluewright.core.outcome import Outcome
from cluewright.core.proof import Grounds, Proof, Proofs
from cluewright.core.search import Search
from cluewright.hitori import proof_check
from cluewright.hitori.board import Board
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.solver import run


class HitoriProofs(Proofs[Hitori, Board]):
    """The solver with a log of what it learns, and the checker that does not trust it."""

    def prove(self, puzzle: Hitori, budget: Budget) -> tuple[Outcome[Board], Grounds | None]:
        """Solve a puzzle, and return what the solver learned that its verdict rests on."""
        outcome, answer = run(puzzle, Search(budget=budget), prove=True)
        black = () if outcome.solution is None else outcome.solution.blacks.ravel().nonzero()[0] + 1
        return outcome, Grounds.of(answer, map(int, black))

    def check(self, puzzle: Hitori, proof: Proof, budget: Budget) -> None:
        """Raise `ProofRejected` unless every step of a proof follows."""
        proof_check.check(puzzle, proof, budget)
