"""Watching a worker while it works: what it reports is merged until the reader is ready for it.

An answer is made of parts, each a line of JSON and as many 32-bit little-endian words as it names:

{"part": "live", "watch": "...", "seconds": 1.2, "doing": "solving", "words": 3}    what has changed so far
{"part": "problem", "type": "...", "status": 503, "message": "..."}                 it ended badly
{"format": "cluewright-recording", ..., "length": 9}                                the whole recording, the end

The first live part with changes has the `head` that explains its words. However slow the reader is, no more
waits for it than the board holds.
"""

import asyncio
import json
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from cluewright.core.errors import CluewrightError
from cluewright.core.locales import ENGLISH
from cluewright.web.changes import MergedChanges
from cluewright.web.refusal import not_found
from cluewright.web.told import document_of

Data = dict[str, Any]
Answer = tuple[bytes, bytes]
"""The head of a recording and its words."""
Work = Callable[["LiveWatch"], Awaitable[Answer]]
_HEARTBEAT = 1.0
"""Seconds without news after which the reader gets an empty part."""
_CHUNK = 1 << 18


class LiveWatch:
    """One solving that somebody watches."""

    def __init__(self, work: Work, language: str = ENGLISH) -> None:
        self.id = secrets.token_urlsafe(12)
        self._language = language
        self.halt = asyncio.Event()
        self._began = time.monotonic()
        self._news = asyncio.Event()
        self._changes = MergedChanges()
        self._untold: Data = {"watch": self.id}
        self._task = asyncio.ensure_future(work(self))

    def heard(self, fraction: float | None, what: Any) -> None:
        """Take what the worker reports: a word about what it does, or changes of the board."""
        if isinstance(what, dict):
            self._changes.hear(what.pop("words"))
            self._untold |= what
        else:
            self._untold |= {"doing": what, "fraction": fraction}
        self._news.set()

    async def begun(self) -> Answer | None:
        """Wait for the first news; return the answer if that is all there is, and raise what the work raised."""
        news = asyncio.ensure_future(self._news.wait())
        try:
            await asyncio.wait({self._task, news}, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            await self.end()
            raise
        finally:
            news.cancel()
        return await self._task if self._task.done() else None

    async def parts(self) -> AsyncIterator[bytes]:
        """Yield what happens until it has ended, then the recording."""
        while not self._task.done():
            news = asyncio.ensure_future(self._news.wait())
            try:
                await asyncio.wait({self._task, news}, timeout=_HEARTBEAT, return_when=asyncio.FIRST_COMPLETED)
            finally:
                news.cancel()
            if not self._task.done():
                yield self._part()
        try:
            answer = await self._task
        except CluewrightError as error:
            yield _line({"part": "problem", **document_of(error, self._language)})
            return
        for piece in pieces(*answer):
            yield piece

    async def end(self) -> None:
        """Stop the work, whatever it has found."""
        self._task.cancel()
        await asyncio.wait({self._task})

    def _part(self) -> bytes:
        self._news.clear()
        words = self._changes.take()
        told, self._untold = self._untold, {}
        seconds = round(time.monotonic() - self._began, 3)
        return _line({"part": "live", "seconds": seconds, **told, "words": len(words) // 4}) + words


class LiveWatches:
    """Those in progress, by their names."""

    def __init__(self) -> None:
        self._all: dict[str, LiveWatch] = {}

    def halt(self, name: str) -> None:
        """End one with what was found; raise `Refused` if there is none, or no longer."""
        if (watch := self._all.get(name)) is None:
            raise not_found("such recording in progress")
        watch.halt.set()

    def start(self, work: Work, language: str = ENGLISH) -> LiveWatch:
        """Start the work, which receives the watch it belongs to."""
        watch = LiveWatch(work, language)
        self._all[watch.id] = watch
        watch._task.add_done_callback(lambda _: self._all.pop(watch.id, None))
        return watch


class LiveResponse(StreamingResponse):
    """The parts of a watch; when the reader leaves, the work ends."""

    def __init__(self, watch: LiveWatch) -> None:
        super().__init__(watch.parts(), media_type="application/octet-stream", headers={"Cache-Control": "no-store"})
        self._watch = watch

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, and stop the work when the reader is gone."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            await asyncio.shield(self._watch.end())


def pieces(head: bytes, words: bytes) -> Iterator[bytes]:
    """Yield a recording in pieces of moderate size."""
    yield head
    view = memoryview(words)
    for start in range(0, len(view), _CHUNK):
        yield bytes(view[start : start + _CHUNK])


def _line(data: Data) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"
