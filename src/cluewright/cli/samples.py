"""A puzzle of a kind for a first look: generated where the kind has boards of the size, else its sample."""

from typing import Any

from cluewright.core.errors import GenerationFailed, InvalidPuzzle, InvalidRecipe
from cluewright.core.item import Item
from cluewright.core.registry import kind as find_kind
from cluewright.core.verbs import generate

_SIZE = (8, 6)


def puzzle_of(kind_name: str, seed: int) -> Item[Any, Any]:
    """Return a small puzzle; one that was generated carries its recipe."""
    kind = find_kind(kind_name)
    try:
        return generate(kind_name, size=_SIZE, seed=seed)
    except (InvalidRecipe, InvalidPuzzle, GenerationFailed):  # a kind may not have boards of this size
        return kind.sample()
