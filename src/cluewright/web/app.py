"""The studio as an ASGI app."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from urllib.parse import quote

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from cluewright import __version__
from cluewright.core.locales import LANGUAGES, PSEUDO
from cluewright.web import description, problems, speech
from cluewright.web.api import (
    books,
    collections,
    create,
    games,
    jobs,
    kinds,
    library,
    pictures,
    share,
    status,
    verbs,
    watch,
)
from cluewright.web.edition import KINDS, MESSAGES, MORE_MESSAGES, Made
from cluewright.web.pages import ROOMS, Pages
from cluewright.web.refusal import not_found
from cluewright.web.security import Guard
from cluewright.web.settings import Settings
from cluewright.web.studio import Studio

PREFIX = "/api/v1"


def create_app(settings: Settings | None = None) -> Guard:
    """Build the studio; it starts its workers when it begins to serve and ends them when it stops."""
    settings = settings or Settings()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        studio = Studio(settings)
        app.state.studio = studio
        studio.start()
        try:
            yield
        finally:
            await studio.close()

    app = FastAPI(
        title="Cluewright",
        version=__version__,
        description="Grid logic puzzles made, proven, graded, explained and played.",
        lifespan=life,
        openapi_url=None,  # FastAPI's own route makes the description in the event loop
        docs_url=None,  # its page loads scripts from elsewhere
        redoc_url=None,
        redirect_slashes=False,  # the Host header would decide where to
    )
    problems.install(app)
    modules = (verbs, kinds, games, library, collections, create, pictures, share, watch, books, jobs)
    routers = [*((PREFIX, module.router) for module in modules), (PREFIX, status.entrance), ("", status.router)]
    for prefix, router in routers:
        app.include_router(router, prefix=prefix)
    description.install(app, routers)
    pages = Pages(_made(settings))

    @app.get("/openapi.json", include_in_schema=False)
    def described() -> JSONResponse:
        """Return the description of the API; making it takes a moment, the first time."""
        return JSONResponse(app.openapi())

    @app.get("/play", include_in_schema=False)
    async def shared(request: Request) -> Response:
        """Open a share link: the puzzle comes after the #, which only the page sees."""
        return await pages.document(request.scope)

    async def other(scope: Scope, receive: Receive, send: Send) -> None:
        """Answer what has no route: a page, or nothing; not being a route, it lets routes answer with 405."""
        if scope["type"] == "http" and (scope["path"] + "/").startswith("/api/"):
            raise not_found("such path in the API: see /openapi.json")
        if scope["type"] != "http" or "text/html" not in Headers(scope=scope).get("accept", ""):
            await pages(scope, receive, send)
            return
        try:
            await pages(scope, receive, send)
        except HTTPException as error:
            if error.status_code != 404:
                raise
            room = scope["path"].strip("/").split("/")[0]
            answer: Response = await pages.document(scope, status=404)  # the page says so, and leads home
            if room in ROOMS:
                answer = RedirectResponse(f"/#{quote(scope['path'])}")
            await answer(scope, receive, send)

    app.router.default = other
    return Guard(app, settings)


def _made(settings: Settings) -> dict[str, Made]:
    """Return the files of the pages that are no files on the disk, with what makes each."""
    made: dict[str, Made] = {}
    for language in (*LANGUAGES, PSEUDO):
        made[MESSAGES.format(language)] = partial(speech.compiled_messages, language)
        made[MORE_MESSAGES.format(language)] = partial(speech.more_messages, language)
        made[KINDS.format(language)] = partial(kinds.written, settings.limits, language)
    return made
