"""Proofs that a nonogram has exactly one solution, or none."""

from cluewright.core.budget import Budget
from cluewright.core.outcome import Outcome
from cluewright.core.proof import Grounds, Proof, Proofs
from cluewright.core.search import Search
from cluewright.nonogram import proof_check
from cluewright.nonogram.board import Board
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.solver import LONGEST_LEARNED_SIDE, run


class NonogramProofs(Proofs[Nonogram, Board]):
    """The solver with a log of what it learns, and the checker that does not trust it."""

    def prove(self, puzzle: Nonogram, budget: Budget) -> tuple[Outcome[Board], Grounds | None]:
        """Solve a puzzle, and return what the solver learned that its verdict rests on."""
        learned = max(puzzle.width, puzzle.height) <= LONGEST_LEARNED_SIDE
        outcome, answer = run(puzzle, Search(strategy="auto" if learned else "lines", budget=budget), prove=True)
        filled = () if outcome.solution is None else (outcome.solution.array.ravel().nonzero()[0] + 1).tolist()
        return outcome, Grounds.of(answer, filled)

    def check(self, puzzle: Nonogram, proof: Proof, budget: Budget) -> None:
        """Raise `ProofRejected` unless every step of a proof follows."""
        proof_check.check(puzzle, proof, budget)
