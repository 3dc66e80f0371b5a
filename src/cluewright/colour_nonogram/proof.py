"""Proofs that a colour nonogram has exactly one solution, or none."""

from cluewright.colour_nonogram import proof_check
from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.colour_nonogram.solver import run
from cluewright.core.budget import Budget
from cluewright.core.outcome import Outcome
from cluewright.core.proof import Grounds, Proof, Proofs
from cluewright.core.search import Search


class ColourNonogramProofs(Proofs[ColourNonogram, Board]):
    """The solver with a log of what it learns, and the checker that does not trust it."""

    def prove(self, puzzle: ColourNonogram, budget: Budget) -> tuple[Outcome[Board], Grounds | None]:
        """Solve a puzzle, and return what the solver learned that its verdict rests on."""
        outcome, answer = run(puzzle, Search(budget=budget), prove=True)
        colours = [] if outcome.solution is None else outcome.solution.array.ravel().tolist()
        solution = (proof_check.COLOURS * cell + colour + 1 for cell, colour in enumerate(colours))
        return outcome, Grounds.of(answer, solution)

    def check(self, puzzle: ColourNonogram, proof: Proof, budget: Budget) -> None:
        """Raise `ProofRejected` unless every step of a proof follows."""
        proof_check.check(puzzle, proof, budget)
