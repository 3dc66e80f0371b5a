"""Long work: a job is started, watched by server-sent events, and can be cancelled."""

import asyncio
import itertools
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from cluewright.core.errors import CluewrightError
from cluewright.core.json_text import write_json
from cluewright.core.locales import ENGLISH
from cluewright.web.refusal import Refused, not_found
from cluewright.web.told import document_of, message_of_type
from cluewright.web.unread import Unread

State = Literal["running", "done", "failed", "cancelled"]
_KEPT_SECONDS = 3600.0
_MOST_KEPT = 100
"""Jobs with their results in memory; those that ended first are forgotten first."""

_MOST_BYTES = 256 * 1024 * 1024
"""Of those results together."""

NO_NEWS = 60.0
"""Seconds without news after which the stream of a job ends; clients reconnect if they want more."""

Work = Callable[[Callable[[float | None, str], None]], Awaitable[Unread]]
"""What a job does; it is handed a function to report its progress with."""


@dataclass(slots=True)
class Job:
    """One piece of long work."""

    id: str
    what: str
    client: str
    language: str = ENGLISH
    state: State = "running"
    fraction: float | None = None
    text: str = ""
    result: Unread | None = None
    problem: dict[str, Any] | None = None
    started: float = field(default_factory=time.monotonic)
    ended: float | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    task: "asyncio.Task[None] | None" = None

    def to_json(self) -> bytes:
        """Write the JSON form; the result is JSON already."""
        seconds = (self.ended or time.monotonic()) - self.started
        data = {"id": self.id, "what": self.what, "state": self.state, "fraction": self.fraction, "text": self.text}
        told = write_json({**data, "seconds": round(seconds, 3), "problem": self.problem}).encode()
        return told[:-1] + b',"result":' + (b"null" if self.result is None else self.result.text) + b"}"


class Jobs:
    """The jobs of all clients."""

    def __init__(self, *, per_client: int) -> None:
        self._per_client = per_client
        self._jobs: dict[str, Job] = {}
        self._numbers = itertools.count(1)

    @property
    def running(self) -> int:
        """Count the jobs at work or waiting for a worker."""
        return sum(job.state == "running" for job in self._jobs.values())

    def start(self, what: str, client: str, work: Work, language: str = ENGLISH) -> Job:
        """Start a job; raise `Refused` if the client has too many."""
        self._forget_old()
        mine = sum(job.client == client and job.state == "running" for job in self._jobs.values())
        if mine >= self._per_client:
            sentence = f"you already have {mine} jobs running: wait for one to finish, or cancel it"
            raise Refused(429, "too-many-jobs", sentence, retry_after=5)
        job = Job(f"{next(self._numbers)}-{secrets.token_urlsafe(9)}", what, client, language)
        self._jobs[job.id] = job
        job.task = asyncio.create_task(self._run(job, work))
        return job

    def get(self, job_id: str) -> Job:
        """Return the job of that name; raise `Refused` if there is none, or no longer."""
        if (job := self._jobs.get(job_id)) is None:
            raise not_found("such job")
        return job

    def cancel(self, job_id: str) -> Job:
        """Stop a job; one that has ended stays as it is."""
        job = self.get(job_id)
        if job.state == "running" and job.task is not None:
            job.task.cancel()
        return job

    async def events(self, job_id: str) -> AsyncIterator[bytes]:
        """Yield the job's JSON form at once, whenever it changes, and at its end; stop after a while without news."""
        job = self.get(job_id)
        while True:
            changed, ended = job.changed, job.state != "running"  # read now: the job continues while clients read
            yield job.to_json()
            if ended:
                return
            try:
                await asyncio.wait_for(changed.wait(), NO_NEWS)
            except TimeoutError:  # the client may be gone
                return

    async def close(self) -> None:
        """Cancel everything and wait for it."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None and not job.task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, job: Job, work: Work) -> None:
        def report(fraction: float | None, text: str) -> None:
            job.fraction, job.text = fraction, text
            _tell(job)

        try:
            job.result = await work(report)
            job.state, job.fraction = "done", 1.0
        except asyncio.CancelledError:
            job.state = "cancelled"
        except CluewrightError as error:
            job.state, job.problem = "failed", document_of(error, job.language)
        except Exception:
            detail = "this is a bug in Cluewright: see the server log"
            told = {"detail": detail, "message": message_of_type("bug", job.language)}
            job.state, job.problem = "failed", {"type": "bug", "status": 500, **told}
            raise
        finally:
            job.ended = time.monotonic()
            _tell(job)

    def _forget_old(self) -> None:
        now = time.monotonic()
        ended = sorted((job.ended, job.id) for job in self._jobs.values() if job.ended is not None)
        beyond = len(self._jobs) - _MOST_KEPT
        kept = sum(len(job.result.text) for job in self._jobs.values() if job.result is not None)
        for number, (when, job_id) in enumerate(ended):
            if number < beyond or kept > _MOST_BYTES or now - when > _KEPT_SECONDS:
                result = self._jobs.pop(job_id).result
                kept -= 0 if result is None else len(result.text)


def _tell(job: Job) -> None:
    """Wake those who watch the job."""
    changed, job.changed = job.changed, asyncio.Event()
    changed.set()
