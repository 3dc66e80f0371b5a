"""A puzzle with what is known about it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from cluewright.core.display import Shown
from cluewright.core.locales import ENGLISH
from cluewright.core.puzzle import Puzzle
from cluewright.core.rating import Rating
from cluewright.core.recipe import Recipe
from cluewright.core.text import printable

P = TypeVar("P", bound=Puzzle)
B = TypeVar("B")
SHOWS = "shows"
"""The key of what a solved puzzle shows: its `titles` by language, and whatever else its maker adds. It is hidden from
anyone who has not solved the puzzle."""


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
        """Return the title as one line that can be printed anywhere, or None; `meta` holds it as it is in the file."""
        title = self.meta.get("title")
        return None if title is None else printable(" ".join(str(title).split("\n")))

    def solved_title(self, language: str = ENGLISH) -> str | None:
        """Return the title of the solved puzzle: that of what it shows, else its ordinary title."""
        shows = self.meta.get(SHOWS)
        titles = shows.get("titles") if isinstance(shows, Mapping) else None
        if not isinstance(titles, Mapping) or not (title := titles.get(language) or titles.get(ENGLISH)):
            return self.title
        return printable(" ".join(str(title).split("\n")))

    @property
    def credit(self) -> str | None:
        """Return whose picture the puzzle shows and under which licence, if that is to be said wherever it is shown."""
        credit = self.meta.get("credit")
        return printable(" ".join(credit.split())) or None if isinstance(credit, str) else None


def without_secrets(item: Item[P, B]) -> Item[P, B]:
    """Return an item as a player may see it: without what it shows, or the recipe that would give it away."""
    if SHOWS not in item.meta:
        return item
    return replace(item, recipe=None, meta={key: value for key, value in item.meta.items() if key != SHOWS})


def as_item(thing: Item[P, B] | P) -> Item[P, B]:
    """Wrap a bare puzzle; return an item unchanged."""
    return thing if isinstance(thing, Item) else Item(thing)
