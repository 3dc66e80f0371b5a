"""Proofs that a Zip puzzle has exactly one solution, or none."""

from collections.abc import Sequence
from itertools import pairwise

from cluewright.core.budget import Budget
from cluewright.core.outcome import Outcome
from cluewright.core.proof import Grounds, Proof, Proofs
from cluewright.core.search import Search
from cluewright.zip import proof_check
from cluewright.zip.board import Board
from cluewright.zip.puzzle import Zip
from cluewright.zip.solver import run


class ZipProofs(Proofs[Zip, Board]):
    """The solver with a log of what it learns, and the checker that does not trust it."""

    def prove(self, puzzle: Zip, budget: Budget) -> tuple[Outcome[Board], Grounds | None]:
        """Solve a puzzle, and return what the solver learned that its verdict rests on."""
        outcome, answer = run(puzzle, Search(budget=budget), prove=True)
        return outcome, Grounds.of(answer, crossed(puzzle.width, answer["solutions"][0] if answer["solutions"] else ()))

    def check(self, puzzle: Zip, proof: Proof, budget: Budget) -> None:
        """Raise `ProofRejected` unless every step of a proof follows."""
        proof_check.check(puzzle, proof, budget)


def crossed(width: int, path: Sequence[int]) -> list[int]:
    """Return the variables of the borders that a path of numbered cells crosses.

    >>> crossed(3, [0, 1, 4, 3])
    [1, 4, 7]
    """
    steps = (sorted(pair) for pair in pairwise(path))
    return sorted(2 * low + (1 if high == low + 1 and width > 1 else 2) for low, high in steps)
