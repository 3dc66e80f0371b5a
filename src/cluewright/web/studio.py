"""Everything a running studio holds: its workers, jobs, numbers and library."""

import asyncio
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from typing import Any, TypeVar

from fastapi import Request, Response
from starlette.concurrency import run_in_threadpool
from starlette.types import Scope

from cluewright.core.locales import ENGLISH
from cluewright.core.registry import kinds as all_kinds
from cluewright.formats.share import share_link
from cluewright.library import Library, NotInLibrary, Prepared
from cluewright.library.play_figures import PlayerFigures
from cluewright.web import starter, tasks
from cluewright.web.ahead import Ahead
from cluewright.web.game_list import games_of
from cluewright.web.games import Games
from cluewright.web.jobs import Job, Jobs
from cluewright.web.live import LiveWatches
from cluewright.web.making import Making
from cluewright.web.metrics import Metrics
from cluewright.web.prover import Prover
from cluewright.web.settings import Settings
from cluewright.web.shares import Shares
from cluewright.web.speech import language_of
from cluewright.web.workers import Workers, until_disconnect

T = TypeVar("T")
PLAYED = "played"
"""The tag of puzzles that were made to be played."""


class Studio:
    """One running studio; routes reach it through `of_request`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        limits = settings.limits
        self.metrics = Metrics()
        self.shares = Shares()
        self.watches = LiveWatches()
        self.jobs = Jobs(per_client=limits.jobs_per_client)
        pool = partial(
            Workers,
            spare=settings.spare_workers,
            waiting=limits.waiting,
            memory=limits.worker_bytes,
            measured=self.metrics.took,
        )
        self.reading = pool(settings.reading_workers)
        self.hints = pool(settings.hint_workers, gives_way=True)
        self.quick = pool(settings.quick_workers, gives_way=True)
        # Long work has lower priority than what somebody is waiting for.
        self.watching = pool(settings.watching_workers, gives_way=True, nice=5)
        self.long = pool(settings.long_workers, nice=10)

        self.library = Library.open(settings.library)
        link = partial(share_link, base=settings.link_base or settings.address)
        seen = partial(self.metrics.looked_up, "sessions")
        self.games = Games(self.library, most_cells=limits.played_cells, link=link, looked_up=seen)
        self.making = Making()
        self.ahead = Ahead(self)
        self.prover = Prover(self)
        self.making_daily = asyncio.Lock()
        self._background: list[asyncio.Task[None]] = []

    @property
    def pools(self) -> dict[str, Workers]:
        """Return the pools by what they are for."""
        return {
            "reading": self.reading,
            "hint": self.hints,
            "quick": self.quick,
            "watch": self.watching,
            "long": self.long,
        }

    def start(self) -> None:
        """Begin to work."""
        self.hints.warm()
        self.quick.warm()
        if self.settings.starter:
            self._background.append(asyncio.create_task(starter.fill(self)))
        if self.settings.prove:
            self.prover.start()
        if self.settings.make_ahead:
            self.ahead.start(list(all_kinds()))

    def keep_and_open(self, player: str, puzzle: Prepared, *, locale: str = ENGLISH) -> dict[str, Any]:
        """Keep a puzzle in the library and start a game of it, or continue the existing one."""
        with self.library.writing() as connection:
            added = self.library.add(puzzle, merge=True, connection=connection)
            if added.added:  # one that was kept on purpose stays that
                self.library.tag(added.id, add=[PLAYED], connection=connection)
        return self.games.open(player, added.id, puzzle.item, locale=locale)

    def game_list(self, player: str, *, locale: str = ENGLISH) -> dict[str, Any]:
        """Return a player's games: those in progress, the latest first, and the finished ones."""
        return games_of(self.library, player, locale)

    def player_figures(self, player: str) -> dict[str, Any]:
        """Return what a player has done; a player without games has an answer, too."""
        try:
            return asdict(self.library.play.figures(player))
        except NotInLibrary:
            return asdict(PlayerFigures(player))

    async def run(self, request: Request, task: Callable[..., T], /, *args: Any, **options: Any) -> T:
        """Run a task for a request; it stops when the client disconnects."""
        return await self._run_in(self.quick, request, task, *args, **options)

    async def answer(self, request: Request, task: Callable[..., Any], /, *args: Any, **options: Any) -> Response:
        """Run a task for a request and answer with its result, which the worker has written as JSON."""
        work = self._run_in(self.quick, request, tasks.in_json, task, *args, what=task.__name__, **options)
        return json_response((await work).text)

    async def find_hint(self, request: Request, player: str, puzzle_id: int) -> dict[str, Any]:
        """Return the hint for the current state of a game, found once for each position."""
        locale = language_of(request.scope)
        position = await run_in_threadpool(partial(self.games.position, player, puzzle_id, locale=locale))
        self.metrics.looked_up("hints", position.hint is not None)
        found = position.hint
        if found is None:
            cells = self.settings.limits.played_cells
            board = {"board": position.board, "history": position.moves, "playing": True, "locale": locale}
            found = await self._run_in(self.hints, request, tasks.hint, position.puzzle, cells, **board)
        remember = partial(self.games.hinted, player, puzzle_id, position.revision, found, locale=locale)
        asked = await run_in_threadpool(remember)
        return {**found, "hints_asked": asked}

    async def _run_in(
        self,
        pool: Workers,
        request: Request,
        task: Callable[..., T],
        /,
        *args: Any,
        what: str | None = None,
        **options: Any,
    ) -> T:
        with self.metrics.timed(what or task.__name__):
            limits, client = self.settings.limits, client_of(request.scope)
            with self.shares.held(client, "requests", limits.work_per_client):
                work = pool.run(task, *args, seconds=limits.seconds, patience=limits.seconds, client=client, **options)
                return await until_disconnect(request.receive, work)

    def start_job(self, request: Request, what: str, task: Callable[..., Any], /, *args: Any, **options: Any) -> Job:
        """Start long work and return its job at once."""
        client = client_of(request.scope)

        async def work(report: Callable[[float | None, str], None]) -> Any:
            with self.metrics.timed(task.__name__):
                common: dict[str, Any] = {"seconds": self.settings.limits.job_seconds, "client": client}
                return await self.long.run(tasks.in_json, task, *args, progress=report, **common, **options)

        return self.jobs.start(what, client, work, language_of(request.scope))

    async def close(self) -> None:
        """Stop all work."""
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.ahead.close()
        await self.prover.close()
        await self.jobs.close()
        for pool in self.pools.values():
            pool.close()
        self.library.close()


def json_response(text: bytes) -> Response:
    """Answer with JSON that is already written."""
    return Response(text, media_type="application/json")


def of_request(request: Request) -> Studio:
    """Return the studio a request was made to."""
    studio: Studio = request.app.state.studio
    return studio


def client_of(scope: Scope) -> str:
    """Name the client a request came from, for the limits per client."""
    address = scope.get("client")
    return str(address[0]) if address else "unknown"
