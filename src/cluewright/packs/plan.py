"""The packs, as planned in `packs.toml`."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from cluewright.batch.plan import Series
from cluewright.batch.plan_file import read_recipes
from cluewright.core.errors import CluewrightError, shown
from cluewright.core.locales import ENGLISH
from cluewright.core.message import core_message, say
from cluewright.core.recipe import Recipe
from cluewright.core.registry import kind as find_kind
from cluewright.core.toml_text import read_toml
from cluewright.motifs import SUBJECTS, subject_title

FILE = "packs.toml"
_ROOM = "cluewright.packs"
_OWN = ("name", "recipe")


class UnknownPack(CluewrightError, ValueError):
    """There is no pack of that name."""


@dataclass(frozen=True)
class Pack:
    """A collection to be made: its puzzles in order, from easy to hard, each by a recipe of its own."""

    name: str
    series: tuple[Series, ...]
    """What the puzzles have in common, as in the plan of a batch."""

    def __len__(self) -> int:
        return sum(series.count for series in self.series)

    @property
    def kind(self) -> str:
        """Return the kind of its puzzles."""
        return self.series[0].kind

    def places(self) -> Iterator[tuple[Series, int]]:
        """Yield for each puzzle, in order, the series it belongs to and its number in it."""
        for series in self.series:
            for number in range(series.count):
                yield series, number

    def recipes(self) -> list[Recipe]:
        """List the recipes of all puzzles, each with its first seed."""
        return [series.recipe(number) for series, number in self.places()]

    def title(self, locale: str = ENGLISH) -> str:
        """Return its name for people: the subject, or the kind and the level.

        >>> pack("animals").title("de"), pack("hitori-easy").title()
        ('Tiere', 'Hitori: easy')
        """
        if self.name in SUBJECTS:
            return subject_title(self.name, locale)
        kind, level = find_kind(self.kind), self.series[0].level(0)
        return say(_ROOM, "pack-of-level", locale, kind=kind.say("title", locale), level=core_message(f"level-{level}"))


@cache
def packs() -> Mapping[str, Pack]:
    """Return all packs by their names, in the order of the plan."""
    data = read_toml(text(), file=FILE)
    return MappingProxyType({table["name"]: _pack(table, data["seed"]) for table in data["pack"]})


@cache
def text() -> str:
    """Return the plan as it is written."""
    return (files(_ROOM) / FILE).read_text(encoding="utf-8")


def pack(name: str) -> Pack:
    """Return a pack by its name; raise `UnknownPack` with the name that may have been meant."""
    if name not in packs():
        raise UnknownPack(f"there is no pack called {shown(name)}; there are {', '.join(packs())}")
    return packs()[name]


def _pack(table: Mapping[str, Any], seed: int) -> Pack:
    common = {key: value for key, value in table.items() if key not in _OWN}
    recipes = [_with_count({**common, **recipe}) for recipe in table["recipe"]]
    return Pack(table["name"], tuple(read_recipes(recipes, seed, file=f"{FILE}: {table['name']}")))


def _with_count(recipe: Mapping[str, Any]) -> dict[str, Any]:
    """Return a recipe that makes one puzzle of each motif it names."""
    return {"count": len(recipe["motif"]), **recipe} if "motif" in recipe else dict(recipe)
