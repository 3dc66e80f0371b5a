"""Everything a running studio holds: its workers, jobs, numbers and library."""

from collections.abc import Callable
from typing import Any, TypeVar

from fastapi import Request

from cluewright.web.jobs import Job, Jobs
from cluewright.web.metrics import Metrics
from cluewright.web.settings import Settings
from cluewright.web.workers import Workers, until_disconnect

T = TypeVar("T")


class Studio:
    """One running studio; routes reach it through `of_request`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        limits = settings.limits
        self.metrics = Metrics()
        self.jobs = Jobs(per_client=limits.jobs_per_client)
        self.quick = Workers(settings.quick_workers, waiting=limits.waiting, memory=limits.worker_bytes)
        # Long work gives way to what somebody is waiting for.
        self.long = Workers(settings.long_workers, waiting=limits.waiting, memory=limits.worker_bytes, nice=10)

    async def run(self, request: Request, task: Callable[..., T], /, *args: Any, **options: Any) -> T:
        """Run a task for a request; when the client hangs up it stops."""
        with self.metrics.timed(task.__name__):
            work = self.quick.run(task, *args, seconds=self.settings.limits.seconds, **options)
            return await until_disconnect(request.receive, work)

    def start_job(self, request: Request, what: str, task: Callable[..., Any], /, *args: Any, **options: Any) -> Job:
        """Start long work and give its job at once."""

        async def work(report: Callable[[float | None, str], None]) -> Any:
            with self.metrics.timed(task.__name__):
                seconds = self.settings.limits.job_seconds
                return await self.long.run(task, *args, seconds=seconds, progress=report, **options)

        return self.jobs.start(what, client_of(request), work)

    async def close(self) -> None:
        """Stop all work."""
        await self.jobs.close()
        self.quick.close()
        self.long.close()


def of_request(request: Request) -> Studio:
    """Give the studio a request was made to."""
    studio: Studio = request.app.state.studio
    return studio


def client_of(request: Request) -> str:
    """Name the client a request came from, for the limits per client."""
    return request.client.host if request.client is not None else "unknown"
