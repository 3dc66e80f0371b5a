"""The puzzle of a day: one of each kind, the same everywhere."""

import datetime
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from cluewright.core.budget import Budget
from cluewright.core.errors import GenerationFailed, InvalidRecipe, shown
from cluewright.core.item import Item
from cluewright.core.kind import Kind
from cluewright.core.recipe import Recipe
from cluewright.core.technique import Level
from cluewright.core.text import whole_number

LEVELS = (Level.EASY, Level.EASY, Level.MEDIUM, Level.MEDIUM, Level.HARD, Level.HARD, Level.MEDIUM)
"""From Monday to Sunday: harder towards the weekend."""

_SEEDS = 5
"""The number of seeds tried at the level of the day before any level will do."""
_FURTHER = 10_000_000
"""The distance between the seeds of one day, so that no day takes the seed of another."""
_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip


def read_day(text: str) -> datetime.date:
    """Read a date as `2026-11-15`; raise `InvalidRecipe`."""
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        raise InvalidRecipe(f"{shown(text)} is not a date: write it as 2026-11-15") from None


def daily_recipe(kind: Kind[Any, Any], day: datetime.date) -> Recipe:
    """Return the recipe of a day's puzzle."""
    return next(daily_recipes(kind, day))


def daily_recipes(kind: Kind[Any, Any], day: datetime.date) -> Iterator[Recipe]:
    """Yield the recipe of a day's puzzle, then those that replace it when it cannot be met.

    A kind may have options of its own for each weekday, a size among them. A level it does not have gives way to the
    closest it has, of two the harder.
    """
    wanted = LEVELS[day.weekday()]
    level = min(kind.levels, key=lambda each: (abs(each.rank - wanted.rank), -each.rank))
    own = kind.daily_options[day.weekday() % len(kind.daily_options)] if kind.daily_options else {}
    data = {"kind": kind.name, "size": kind.default_size, "difficulty": level, "seed": day.toordinal(), **own}
    for number in range(_SEEDS):
        yield kind.read_recipe({**data, "seed": day.toordinal() + number * _FURTHER})
    yield kind.read_recipe({**data, "difficulty": None})


def daily_title(kind: Kind[Any, Any], day: datetime.date) -> str:
    """Return the title of a day's puzzle.

    >>> from cluewright.core.registry import kind
    >>> daily_title(kind("zip"), datetime.date(2026, 11, 16))
    'Daily Zip, 16 November'
    """
    return f"Daily {kind.title}, {day.day} {_MONTHS[day.month - 1]}"


def day_of_title(kind: Kind[Any, Any], title: str) -> tuple[int, int] | None:
    """Return the month and day that the title of a day's puzzle names; None for any other title.

    >>> from cluewright.core.registry import kind
    >>> day_of_title(kind("zip"), "Daily Zip, 16 November"), day_of_title(kind("zip"), "A cup")
    ((11, 16), None)
    """
    begins = f"Daily {kind.title}, "
    number, _, month = title.removeprefix(begins).partition(" ")
    if not title.startswith(begins) or month not in _MONTHS or not 1 <= (whole_number(number, 2) or 0) <= 31:
        return None
    return _MONTHS.index(month) + 1, int(number)


def make_daily(kind: Kind[Any, Any], day: datetime.date, *, budget: Budget | None = None) -> Item[Any, Any]:
    """Make a day's puzzle by the first of its recipes that can be met, so that it is the same everywhere.

    A budget that runs out raises `BudgetExceeded`: another puzzle instead would depend on the machine.
    """
    *first, last = daily_recipes(kind, day)
    for recipe in first:
        try:
            item = kind.generate(recipe, budget=budget)
            break
        except GenerationFailed:
            continue
    else:
        item = kind.generate(last, budget=budget)
    return replace(item, meta={**item.meta, "title": daily_title(kind, day)})
