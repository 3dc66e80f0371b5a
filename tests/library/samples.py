"""Puzzles for the tests of the library."""

from typing import Any

from cluewright.core.item import Item
from cluewright.core.outcome import Verdict
from cluewright.core.rating import Rating
from cluewright.core.recipe import Recipe
from cluewright.core.technique import Level
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of


def nonogram(number: int, **known: Any) -> Item[Any, Any]:
    """Give one of a hundred thousand 9x7 nonograms, none of them a turned or mirrored form of another.

    The five digits of the number are the blocks of the rows between a full one and an empty one.
    """
    rows = ["#" * int(digit) + "." * (9 - int(digit)) for digit in f"9{number:05}0"]
    picture = Board.parse(rows)
    return Item(clues_of(picture), solution=picture, **known)


def rated(number: int, level: Level = Level.EASY, score: float = 1.0, **known: Any) -> Item[Any, Any]:
    """Give a nonogram with a rating, a proof and a recipe."""
    known.setdefault("rating", Rating(level, score, {"overlap": 2, "edge": 1}))
    known.setdefault("proof", {"verdict": str(Verdict.UNIQUE)})
    known.setdefault("recipe", Recipe("nonogram", (9, 7), seed=number))
    return nonogram(number, **known)
