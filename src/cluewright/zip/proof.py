"""Proofs that a Zip puzzle has exactly one solution, or none."""

from cluewright.core.budget import Budget
from cluewright.core.outcome import Outcome
from cluewright.core.proof import Grounds, Proof, Proofs
from cluewright.core.search import Search
from cluewright.zip import proof_check
from cluewright.zip.board import Board
from cluewright.zip.native import border_numbers
from cluewright.zip.puzzle import Zip
from cluewright.zip.solver import run


class ZipProofs(Proofs[Zip, Board]):
    """The solver with a log of what it learns, and the checker that does not trust it."""

    def prove(self, puzzle: Zip, budget: Budget) -> tuple[Outcome[Board], Grounds | None]:
        """Solve a puzzle, and return what the solver learned that its verdict rests on."""
        outcome, answer = run(puzzle, Search(budget=budget), prove=True)
        crossed = () if outcome.solution is None else outcome.solution.all_used()
        return outcome, Grounds.of(answer, sorted(number + 1 for number in border_numbers(puzzle.width, crossed)))

    def check(self, puzzle: Zip, proof: Proof, budget: Budget) -> None:
        """Raise `ProofRejected` unless every step of a proof follows."""
        proof_check.check(puzzle, proof, budget)
