"""What the scripts share that search for puzzles whose uniqueness is hard to prove."""

from collections.abc import Callable

import numpy as np

import cluewright as cw
from cluewright.core.verbs import solve
from cluewright.nonogram.board import Board
from cluewright.nonogram.families import Picture


def make_unique(
    picture: Picture, rng: np.random.Generator, budget: Callable[[], cw.Budget], most_changes: int
) -> Picture | None:
    """Turn a cell in which the second solution differs, until there is none; None if that takes too long."""
    for _ in range(most_changes):
        outcome = solve(cw.clues_of(picture), known=Board.solved(picture), budget=budget())
        if outcome.verdict is cw.Verdict.UNIQUE:
            return picture
        if outcome.verdict is not cw.Verdict.SEVERAL:
            return None
        differing = np.argwhere(outcome.solutions[1].array != picture)
        row, column = differing[rng.integers(len(differing))]
        picture = picture.copy()
        picture[row, column] ^= True
    return None


def item(picture: Picture, title: str) -> cw.Item:
    """Return the puzzle of a picture with its solution and what was proven of it."""
    proof = {"verdict": "unique"}
    return cw.Item(cw.clues_of(picture), solution=Board.solved(picture), proof=proof, meta={"title": title})
