"""Making the puzzles of a pack: what comes out depends on the plan alone.

No puzzle comes twice in a pack, not even turned or mirrored: as in a batch, a puzzle that an earlier place has is
replaced by that of the next seed.
"""

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Any

from cluewright.batch.items import ATTEMPTS, OTHERS
from cluewright.batch.plan import Series
from cluewright.core.budget import Budget
from cluewright.core.errors import GenerationFailed
from cluewright.core.item import Item
from cluewright.core.registry import kind as find_kind
from cluewright.library.fingerprint import digest
from cluewright.packs.plan import Pack

AUTHOR = "Cluewright"


def make(series: Series, number: int, taken: Collection[bytes] = (), *, budget: Budget | None = None) -> Item[Any, Any]:
    """Make one puzzle that is none of those with the fingerprints `taken`; raise `GenerationFailed` if there is none.

    If a seed makes none, the next is tried, as in a batch.
    """
    kind, missed = find_kind(series.kind), 0
    for attempt in range(OTHERS):
        try:
            item = kind.generate(series.recipe(number, attempt), budget=budget)
        except GenerationFailed:
            missed += 1
            if missed == ATTEMPTS:
                raise
        else:
            if digest(item.puzzle) not in taken:
                return replace(item, meta={**item.meta, "author": AUTHOR})
            missed = 0
    raise GenerationFailed(f"the pack has all the puzzles of {OTHERS} attempts")


def make_all(pack: Pack, *, budget: Budget | None = None) -> Iterator[Item[Any, Any]]:
    """Yield the puzzles of a pack in order."""
    taken: set[bytes] = set()
    for series, number in pack.places():
        item = make(series, number, taken, budget=budget)
        taken.add(digest(item.puzzle))
        yield item
