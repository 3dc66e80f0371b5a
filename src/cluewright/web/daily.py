"""The puzzle of the day: one of each kind, the same for everybody, kept in the collection `daily`."""

import datetime
from typing import TYPE_CHECKING, Any

from starlette.concurrency import run_in_threadpool

from cluewright.core.registry import kinds as all_kinds
from cluewright.library import Library, NotInLibrary, Prepared
from cluewright.web import tasks
from cluewright.web.refusal import not_found

if TYPE_CHECKING:
    from cluewright.web.studio import Studio

COLLECTION = "daily"
OPEN_FOR = datetime.timedelta(days=1)
"""How long a day's puzzle can be caught up on."""


async def puzzle_of(studio: "Studio", kind_name: str, day: datetime.date) -> int:
    """Return the number of a day's puzzle in the library, making it on the first request."""
    if kind_name not in all_kinds():
        raise not_found("daily puzzle of that kind")
    found = await run_in_threadpool(_kept, studio.library, kind_name, day)
    if found is not None:
        return found
    async with studio.making_daily:  # simultaneous requests wait for the same one
        found = await run_in_threadpool(_kept, studio.library, kind_name, day)
        return found if found is not None else await _make(studio, kind_name, day)


async def _make(studio: "Studio", kind_name: str, day: datetime.date) -> int:
    puzzle = await studio.quick.run(tasks.ready, tasks.of_day, kind_name, day, seconds=studio.settings.limits.seconds)
    return await run_in_threadpool(_keep, studio.library, puzzle, day)


async def all_of(studio: "Studio", day: datetime.date) -> list[dict[str, Any]]:
    """Return the day's puzzles, the kind and the number of each."""
    return [{"kind": name, "puzzle_id": await puzzle_of(studio, name, day)} for name in all_kinds()]


async def standing_of(studio: "Studio", player: str | None, day: datetime.date) -> dict[str, Any]:
    """Return the day's puzzles with a player's times, the streak, and the puzzles of the day before not solved yet."""
    puzzles, before = await all_of(studio, day), day - OPEN_FOR

    def look() -> dict[str, Any]:
        library = studio.library
        earlier = {name: _kept(library, name, before) for name in all_kinds()}
        known = [each["puzzle_id"] for each in puzzles] + [number for number in earlier.values() if number is not None]
        best = {} if player is None else library.play.best(player, known)
        return {
            "day": day.isoformat(),
            "streak": 0 if player is None else library.play.streak(player, day),
            "puzzles": [{**each, "seconds": best.get(each["puzzle_id"])} for each in puzzles],
            "missed": [
                {"kind": name, "day": before.isoformat()} for name, number in earlier.items() if number not in best
            ],
        }

    return await run_in_threadpool(look)


def _kept(library: Library, kind_name: str, day: datetime.date) -> int | None:
    try:
        numbers = library.collections.on(COLLECTION, day)
    except NotInLibrary:
        return None
    return next((record.id for record in library.get_many(numbers) if record.kind == kind_name), None)


def _keep(library: Library, puzzle: Prepared, day: datetime.date) -> int:
    number = library.add(puzzle, tags=[COLLECTION]).id
    library.collections.put(COLLECTION, [number], first_day=day)
    return number
