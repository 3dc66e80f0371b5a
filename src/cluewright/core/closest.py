"""Keeping what comes closest to the level asked for, by one rule for every kind."""

from dataclasses import replace
from typing import Any, Generic, TypeVar

from cluewright.core.errors import GenerationFailed
from cluewright.core.item import Item
from cluewright.core.recipe import Recipe
from cluewright.core.technique import Level

T = TypeVar("T")


class Closest(Generic[T]):
    """Keep the candidate closest to the wanted level; of equally close ones the harder, then the first.

    >>> found = Closest[str](Level.EXTREME)
    >>> for level in ("medium", "expert", "hard"):
    ...     found.offer(Level(level), f"a {level} one")
    >>> found.best
    'a expert one'
    """

    __slots__ = ("_away", "_wanted", "best")

    def __init__(self, wanted: Level | None) -> None:
        self._wanted = wanted
        self._away: tuple[int, int, int] | None = None
        self.best: T | None = None

    def offer(self, level: Level, thing: T, *, other: int = 0) -> None:
        """Keep the candidate if it is closer than the best so far; `other` measures other deviations."""
        wanted = self._wanted
        away = (0, 0, other) if wanted is None else (abs(level.rank - wanted.rank), -level.rank, other)
        if self._away is None or away < self._away:
            self._away, self.best = away, thing


def level_of(item: Item[Any, Any]) -> Level:
    """Return the level of a puzzle that was graded."""
    assert item.rating is not None
    return item.rating.level


def in_tries(count: int) -> str:
    """Return how many tries found nothing, for the sentence of a failure.

    >>> in_tries(1), in_tries(40)
    ('in one try', 'in 40 tries')
    """
    return "in one try" if count == 1 else f"in {count} tries"


def told(failed: GenerationFailed, recipe: Recipe) -> GenerationFailed:
    """Return the error of a recipe that was not met: it says what level the closest puzzle has.

    That puzzle carries no recipe, for it is not what a recipe asks for.
    """
    best: Item[Any, Any] | None = failed.best
    if best is None:
        return failed
    best = replace(best, recipe=None)
    level = None if best.rating is None else best.rating.level
    if level is None or level is recipe.difficulty or recipe.difficulty is None:
        return GenerationFailed(str(failed), best)
    return GenerationFailed(f"{failed}; the closest one is {level}", best)
