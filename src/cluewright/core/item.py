"""A puzzle with what is known about it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from cluewright.core.display import Shown
from cluewright.core.puzzle import Puzzle
from cluewright.core.rating import Rating
from cluewright.core.recipe import Recipe
from cluewright.core.text import printable

P = TypeVar("P", bound=Puzzle)
B = TypeVar("B")


@dataclass(frozen=True, slots=True)
class Item(Shown, Generic[P, B]):
    """A puzzle with its solution, proof, rating, recipe and metadata.

    `extra` keeps the keys of a file that this version does not know, so that a round trip loses nothing.
    """

    puzzle: P
    solution: B | None = None
    proof: Mapping[str, Any] | None = None
    rating: Rating | None = None
    recipe: Recipe | None = None
    meta: Mapping[str, Any] = field(default_factory=dict)
    extra: Mapping[str, Any] = field(default_factory=dict)

    @property
    def title(self) -> str | None:
        """Return the title as one line that can be printed anywhere, or None; `meta` has it as the file does."""
        title = self.meta.get("title")
        return None if title is None else printable(" ".join(str(title).split("\n")))


def as_item(thing: Item[P, B] | P) -> Item[P, B]:
    """Wrap a bare puzzle; give an item back as it is."""
    return thing if isinstance(thing, Item) else Item(thing)
