"""The small collection an empty library is given at the first start, made from recipes of our own."""

import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from starlette.concurrency import run_in_threadpool

from cluewright.core.errors import CluewrightError
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kinds as all_kinds
from cluewright.core.technique import Level
from cluewright.web import tasks

if TYPE_CHECKING:
    from cluewright.web.studio import Studio

_log = logging.getLogger(__name__)
COLLECTION = "starter"
_LEVELS = (Level.EASY, Level.MEDIUM, Level.HARD)


def recipes() -> Iterator[dict[str, Any]]:
    """Yield what the collection is made from: every kind in two sizes, from easy to hard."""
    for name in all_kinds():
        kind = find_kind(name)
        width, height = kind.default_size
        for size in ((width, height), (width + width // 2, height + height // 3)):
            for seed, level in enumerate(_LEVELS, start=1):
                yield {"kind": name, "size": list(size), "difficulty": str(level), "seed": seed}


async def fill(studio: "Studio") -> None:
    """Fill an empty library, the kinds' own samples first, then puzzle by puzzle as they are made."""
    if await run_in_threadpool(len, studio.library):
        return
    samples = [find_kind(name).sample() for name in all_kinds()]
    await run_in_threadpool(_keep, studio, samples)
    studio.prover.wake()
    seconds = studio.settings.limits.seconds
    for recipe in recipes():
        meta = {"author": "Cluewright"}  # without a title, pages name it by kind and size in the reader's language
        cells = studio.settings.limits.cells
        try:
            puzzle = await studio.long.run(tasks.ready, tasks.generated, recipe, cells, meta, seconds=seconds)
        except CluewrightError as error:
            _log.info("the starter collection has no %s: %s", recipe, error)
            continue
        await run_in_threadpool(_keep, studio, [puzzle])


def _keep(studio: "Studio", items: list[Any]) -> None:
    added = studio.library.add_many(items, tags=[COLLECTION])
    studio.library.collections.put(COLLECTION, [each.id for each in added])
