"""The next puzzles, made in the background, so that a new one is there at once."""

import asyncio
import logging
import secrets
from collections import deque
from typing import TYPE_CHECKING, Any

from fastapi import Request

from cluewright.core.errors import CluewrightError
from cluewright.core.form import item_from_data
from cluewright.core.item import Item
from cluewright.core.registry import kind as find_kind
from cluewright.core.size import parse_size
from cluewright.core.technique import Level
from cluewright.web import tasks

if TYPE_CHECKING:
    from cluewright.web.studio import Studio

_log = logging.getLogger(__name__)
_READY = 2
"""Puzzles kept ready of each sort."""
_MOST_SORTS = 40
_FIRST = (Level.EASY, Level.MEDIUM, Level.HARD)

Sort = tuple[str, tuple[int, int], str | None]


class Ahead:
    """Puzzles ready to be played, by kind, size and level; what is taken is made again."""

    def __init__(self, studio: "Studio") -> None:
        self._studio = studio
        self._ready: dict[Sort, deque[Item[Any, Any]]] = {}
        self._wanted: asyncio.Event = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self, kinds: list[str]) -> None:
        """Begin with what people ask for first: every kind at its usual size."""
        for name in kinds:
            kind = find_kind(name)
            if kind.offers("generate"):
                for level in _FIRST:
                    self._ready[(name, kind.default_size, str(level))] = deque()
        self._wanted.set()
        self._task = asyncio.create_task(self._work())

    async def take(self, request: Request, kind_name: str, size: Any, difficulty: str | None) -> Item[Any, Any]:
        """Give a puzzle that is ready, else make one."""
        kind = find_kind(kind_name)
        sort = kind_name, parse_size(size) if size is not None else kind.default_size, difficulty
        ready = self._ready.get(sort)
        self._studio.metrics.looked_up("ahead", bool(ready))
        if ready:
            item = ready.popleft()
            self._wanted.set()
            return item
        limits = self._studio.settings.limits
        data = await self._studio.run(request, tasks.generate, _recipe(sort), limits.played_cells)
        if self._task is not None and len(self._ready) < _MOST_SORTS:
            self._ready.setdefault(sort, deque())
            self._wanted.set()
        return item_from_data(data)

    async def close(self) -> None:
        """Stop making puzzles."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        limits = self._studio.settings.limits
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            for sort in list(self._ready):
                while len(self._ready.get(sort, ())) < _READY and sort in self._ready:
                    try:
                        with self._studio.metrics.timed("ahead"):
                            data = await self._studio.long.run(
                                tasks.generate, _recipe(sort), limits.played_cells, seconds=limits.seconds
                            )
                        self._ready[sort].append(item_from_data(data))
                    except CluewrightError as error:
                        _log.info("no %s %s %s is made ahead: %s", *sort, error)
                        del self._ready[sort]


def _recipe(sort: Sort) -> dict[str, Any]:
    kind_name, size, difficulty = sort
    recipe = {"kind": kind_name, "size": list(size), "seed": secrets.randbelow(2**53)}
    return recipe if difficulty is None else {**recipe, "difficulty": difficulty}
