"""The next puzzles, made in the background, so that a new one is ready at once."""

import asyncio
import logging
import secrets
from collections import deque
from itertools import product
from typing import TYPE_CHECKING, Any

from fastapi import Request

from cluewright.core.errors import CluewrightError
from cluewright.core.registry import kind as find_kind
from cluewright.core.size import Size, Sizes, parse_size
from cluewright.core.technique import Level
from cluewright.library import Prepared
from cluewright.web import tasks

if TYPE_CHECKING:
    from cluewright.web.studio import Studio

_log = logging.getLogger(__name__)
_READY = 2
"""Puzzles kept ready of each sort."""
_MOST_ASKED = 40
"""Sorts that are kept ready because somebody asked for them, in addition to those on offer."""
_SHARES = (1.0, 0.6, 1.5, 2.0)
"""Factors of a kind's usual size: the sizes the pages offer, the usual one first."""
_LEVELS: tuple[tuple[Level | None, ...], ...] = (
    (Level.EASY, Level.MEDIUM, Level.HARD, None),
    (Level.EXPERT,),
    (Level.EXTREME,),
)
"""None is any level. Those that may take long to find are made when all others are ready."""
_QUIET_LOOK, _QUIET_LOOKS = 0.25, 8
"""Seconds between checks for a quiet moment, and the number of checks; then it is made anyway."""

OWN = "the studio itself"
"""The client name for work that no request asked for."""

Data = dict[str, Any]
Sort = tuple[str, Size, str | None]


def offered_sizes(usual: Size, made: Sizes) -> list[Size]:
    """Return the sizes a page offers for a kind, the usual one first: those near it that the kind can make.

    >>> offered_sizes((10, 7), Sizes(((1, 1),), (100, 100)))
    [(10, 7), (6, 4), (15, 11), (20, 14)]
    >>> offered_sizes((5, 5), Sizes(((1, 1),), (8, 8)))
    [(5, 5), (4, 4), (8, 8)]
    """
    most = min(made.largest)
    sizes = [[min(most, max(4, int(side * share + 0.5))) for side in usual] for share in _SHARES]
    return [size for size in dict.fromkeys((width, height) for width, height in sizes) if made.hold(size)]


class Ahead:
    """Puzzles ready to be played, by kind, size and level; those taken are replaced.

    They are kept in memory only: all of them are made within moments of a start, the likeliest ones first.
    """

    def __init__(self, studio: "Studio") -> None:
        self._studio = studio
        self._ready: dict[Sort, deque[Prepared]] = {}
        self._asked: dict[Sort, None] = {}
        """What people asked for, the latest last."""
        self._offered = 0
        self._wanted: asyncio.Event = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self, kinds: list[str]) -> None:
        """Begin with what people ask for first: every kind at its usual size, then the other sizes and levels."""
        made = [find_kind(name) for name in kinds]
        for levels, place in product(_LEVELS, range(len(_SHARES))):
            for level, kind in product(levels, made):
                sizes = offered_sizes(kind.default_size, kind.sizes)
                if place < len(sizes) and (level is None or level in kind.levels):
                    self._ready.setdefault((kind.name, sizes[place], None if level is None else str(level)), deque())
        self._offered = len(self._ready)
        self._wanted.set()
        self._task = asyncio.create_task(self._work())

    @property
    def ready(self) -> dict[Sort, int]:
        """Count the puzzles that are ready, by their sort."""
        return {sort: len(puzzles) for sort, puzzles in self._ready.items()}

    async def take(
        self, request: Request, kind_name: str, size: Any, difficulty: str | None, *, follow: str | None = None
    ) -> Prepared:
        """Return a puzzle that is ready, else make one, which can be followed by a word."""
        kind = find_kind(kind_name)
        sort = kind_name, parse_size(size) if size is not None else kind.default_size, difficulty
        ready = self._ready.get(sort)
        self._studio.metrics.looked_up("ahead", bool(ready))
        if ready:
            self._want(sort)
            return ready.popleft()
        limits = self._studio.settings.limits
        with self._studio.making.followed(follow) as report:
            work = tasks.ready, tasks.generated, _recipe(sort), limits.played_cells
            puzzle = await self._studio.run(request, *work, what="generated", progress=report)
        if self._task is not None and len(self._ready) < self._offered + _MOST_ASKED:
            self._ready.setdefault(sort, deque())  # what can be made once can be made again
            self._want(sort)
        return puzzle

    async def close(self) -> None:
        """Stop making puzzles."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _want(self, sort: Sort) -> None:
        self._asked.pop(sort, None)
        self._asked[sort] = None
        self._wanted.set()

    def _next(self) -> Sort | None:
        """Return the sort to make now: what was asked for last, then one of each before a second of any."""
        for sort in reversed(self._asked):
            if len(self._ready.get(sort, range(_READY))) < _READY:
                return sort
        least = min(self._ready, key=lambda sort: len(self._ready[sort]), default=None)
        return least if least is not None and len(self._ready[least]) < _READY else None

    async def _work(self) -> None:
        while True:
            if (sort := self._next()) is None:
                self._wanted.clear()
                await self._wanted.wait()
                continue
            await self.until_quiet()
            limits = self._studio.settings.limits
            try:
                with self._studio.metrics.timed("ahead"):
                    puzzle = await self._studio.long.run(
                        tasks.ready,
                        tasks.generated,
                        _recipe(sort),
                        limits.played_cells,
                        seconds=limits.seconds,
                        client=OWN,
                    )
                self._ready[sort].append(puzzle)
            except CluewrightError as error:
                _log.info("no %s %s %s could be made in advance: %s", *sort, error)
                self._ready.pop(sort, None)
            except Exception:  # a bug in one kind must not affect the others
                _log.exception("no %s %s %s could be made in advance", *sort)
                self._ready.pop(sort, None)

    async def until_quiet(self) -> None:
        """Wait while others need an answer first."""
        for _ in range(_QUIET_LOOKS):
            if not (self._studio.quick.busy or self._studio.hints.busy):
                return
            await asyncio.sleep(_QUIET_LOOK)


def _recipe(sort: Sort) -> Data:
    kind_name, size, difficulty = sort
    recipe = {"kind": kind_name, "size": list(size), "seed": secrets.randbelow(2**53)}
    return recipe if difficulty is None else {**recipe, "difficulty": difficulty}
