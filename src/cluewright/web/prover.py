"""What the library does not know yet of its puzzles, found out in the background: verdicts, solutions and ratings."""

import asyncio
import logging
from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool

from cluewright.core.errors import CluewrightError
from cluewright.library.proving import SECONDS, unproven
from cluewright.web import tasks
from cluewright.web.ahead import OWN
from cluewright.web.refusal import Refused

if TYPE_CHECKING:
    from cluewright.web.studio import Studio

_log = logging.getLogger(__name__)
_PAUSE = 10.0
"""Seconds before the next attempt when the workers are too busy."""


class Prover:
    """Prove puzzles one after the other with low-priority workers; each result is on the disk at once.

    Nothing has to be remembered: whatever is left when the studio ends is looked for at the next start.
    """

    def __init__(self, studio: "Studio") -> None:
        self._studio = studio
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin with what the library does not know yet."""
        self._task = asyncio.create_task(self._run())
        self._wanted.set()

    def wake(self) -> None:
        """Look again, because puzzles were added."""
        self._wanted.set()

    async def close(self) -> None:
        """Stop, if running."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            for number in await run_in_threadpool(lambda: list(unproven(self._studio.library, SECONDS))):
                try:
                    await self._prove(number)
                except Refused as refusal:
                    _log.info("proving waits: %s", refusal)
                    await asyncio.sleep(_PAUSE)
                    self._wanted.set()
                    break
                except CluewrightError as error:  # removed meanwhile, or damaged; the others are still proven
                    _log.info("puzzle %d was not proven: %s", number, error)
                except Exception:  # a bug in one kind must not affect the others
                    _log.exception("puzzle %d was not proven", number)

    async def _prove(self, number: int) -> None:
        library = self._studio.library
        record = await run_in_threadpool(library.get, number)
        facts = await self._studio.long.run(tasks.find_facts, record.text, seconds=SECONDS, client=OWN)
        await run_in_threadpool(library.learn, number, facts)
