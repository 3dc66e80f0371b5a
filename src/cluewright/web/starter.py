"""What an empty library receives at the first start: the packs, made in the background from their plan.

All of them take a quarter of a minute of one core, at a low priority. A strip of each pack is made before the next
strip of any, so that every pack can be begun at once. The library's batch `starter` remembers what was made: a studio
that was stopped halfway is resumed at the next start, and removed puzzles do not come back.
"""

import logging
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool

from cluewright.core.errors import CluewrightError
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kinds as all_kinds
from cluewright.library.batches import series_ids
from cluewright.packs import Pack, keeping, packs
from cluewright.packs.keeping import Wanted
from cluewright.web import tasks

if TYPE_CHECKING:
    from cluewright.web.studio import Studio

_log = logging.getLogger(__name__)
BATCH = "starter"
STRIP = 6
"""Puzzles of a pack that are made at a time."""


def chosen() -> Sequence[Pack]:
    """List the packs of the starter collection."""
    return list(packs().values())


async def fill(studio: "Studio") -> None:
    """Fill an empty library, or continue what an earlier start began; any other library is left alone."""
    if not await run_in_threadpool(_begun, studio):
        return
    studio.prover.wake()
    waiting = await run_in_threadpool(keeping.wanted, studio.library, BATCH, chosen())
    for strip in strips(waiting):
        await studio.ahead.until_quiet()
        places = [(each.series, each.number) for each in strip]
        taken = await run_in_threadpool(keeping.taken, studio.library, BATCH, strip[0].pack)
        try:
            made = await studio.long.run(tasks.of_pack, places, taken, seconds=studio.settings.limits.seconds)
        except CluewrightError as error:  # the next start tries again
            _log.info("the pack %s waits for %d puzzles: %s", strip[0].pack.name, len(strip), error)
            continue
        await run_in_threadpool(keeping.keep, studio.library, list(zip(strip, made, strict=False)))


def strips(waiting: Sequence[Wanted]) -> Iterator[list[Wanted]]:
    """Yield what to make together: the first strip of each pack, then the second of each, and so on."""
    ordered = sorted(waiting, key=lambda each: each.place // STRIP)
    for _, strip in groupby(ordered, key=lambda each: (each.place // STRIP, each.pack.name)):
        yield list(strip)


def _begun(studio: "Studio") -> bool:
    """Tell whether the packs are in progress; if the library is empty, begin them and keep the kinds' samples."""
    if series_ids(studio.library, BATCH) is not None:
        return True
    if len(studio.library):
        return False
    keeping.begin(studio.library, BATCH, chosen())
    studio.library.add_many([find_kind(name).sample() for name in all_kinds()], tags=[BATCH])
    return True
