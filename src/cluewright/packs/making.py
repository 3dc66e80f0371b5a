"""Making the puzzles of a pack: what comes out depends on the plan alone."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from cluewright.batch.items import ATTEMPTS
from cluewright.batch.plan import Series
from cluewright.core.budget import Budget
from cluewright.core.errors import GenerationFailed
from cluewright.core.item import Item
from cluewright.core.registry import kind as find_kind
from cluewright.packs.plan import Pack

AUTHOR = "Cluewright"


def make(series: Series, number: int, *, budget: Budget | None = None) -> Item[Any, Any]:
    """Make one puzzle; if a seed makes none, the next is tried, as in a batch."""
    kind = find_kind(series.kind)
    for attempt in range(ATTEMPTS):
        try:
            item = kind.generate(series.recipe(number, attempt), budget=budget)
        except GenerationFailed:
            if attempt == ATTEMPTS - 1:
                raise
        else:
            return replace(item, meta={**item.meta, "author": AUTHOR})
    raise AssertionError("the last attempt returns or raises")


def make_all(pack: Pack, *, budget: Budget | None = None) -> Iterator[Item[Any, Any]]:
    """Yield the puzzles of a pack in order."""
    for series, number in pack.places():
        yield make(series, number, budget=budget)
