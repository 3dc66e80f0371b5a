"""Watching: the solving of a puzzle, by the solver or as a person would, event by event."""

import asyncio
from pathlib import PurePosixPath
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, ConfigDict, Field, model_validator
from starlette.concurrency import run_in_threadpool

from cluewright.core.size import parse_size
from cluewright.web import watch_tasks
from cluewright.web.api import answers, job_answers
from cluewright.web.api.forms import EXAMPLE, DrawnData, PuzzleData, RecipeForm
from cluewright.web.live import Answer, LiveResponse, LiveWatch, pieces
from cluewright.web.problems import RESPONSES
from cluewright.web.route import Route
from cluewright.web.speech import Language
from cluewright.web.studio import client_of, of_request
from cluewright.web.unread import Unread
from cluewright.web.workers import until_disconnect

router = APIRouter(tags=["watch"], responses=RESPONSES, route_class=Route)
Data = dict[str, Any]
How = Literal["solver", "path"]
Live = Annotated[bool, Field(description="Whether to send events while solving, not only at the end.")]
_RECORDING: dict[int | str, Data] = {
    200: {"content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}}
}
_STRATEGY = r"^[a-z0-9-]+$"
_FILE = "1 2\n0\n4\n"


class TextureForm(BaseModel):
    """A large random picture: the same size, texture and seed always make the same one."""

    model_config = ConfigDict(extra="forbid")

    kind: str = Field(max_length=40)
    size: str = Field(max_length=20, pattern=r"^[1-9][0-9]{0,3}x[1-9][0-9]{0,3}$", examples=["400x300"])
    texture: str = Field(max_length=40)
    seed: int = Field(0, ge=0, lt=2**63)


class WatchForm(BaseModel):
    """What to watch: exactly one of a puzzle, one of the library, a recipe, a link, a picture, or a solved board."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"puzzle": EXAMPLE, "how": "solver", "strategy": "auto"}]}
    )

    puzzle: PuzzleData | None = None
    puzzle_id: int | None = Field(None, ge=1, lt=2**63)
    recipe: RecipeForm | None = None
    share: str | None = Field(None, max_length=200_000)
    picture: TextureForm | None = None
    kind: str | None = Field(None, max_length=40, description="Size of the solved board.")
    board: DrawnData | None = None
    how: How = "solver"
    strategy: str = Field("auto", max_length=40, pattern=_STRATEGY)
    seed: int = Field(0, ge=0, lt=2**63)
    live: Live = False

    @model_validator(mode="after")
    def _one(self) -> "WatchForm":
        given = [self.puzzle, self.puzzle_id, self.recipe, self.share, self.picture, self.board]
        if sum(each is not None for each in given) != 1 or (self.kind is None) != (self.board is None):
            raise ValueError("name exactly one of puzzle, puzzle_id, recipe, share, picture, or board with its kind")
        return self


@router.post("/watch", summary="Record how a puzzle is solved", response_class=StreamingResponse, responses=_RECORDING)
async def watch(request: Request, form: WatchForm, language: Language) -> StreamingResponse:
    """Return one line of JSON about the recording, then its events as 32-bit little-endian words, in pieces.

    With `live`, parts of the same form come before it, which report what has changed on the board so far.
    """
    given = {"puzzle": form.puzzle, "share": form.share, "kind": form.kind, "board": form.board}
    source: Data = {name: value for name, value in given.items() if value is not None}
    if form.puzzle_id is not None:
        record = await run_in_threadpool(of_request(request).library.get, form.puzzle_id)
        source["puzzle"] = Unread(record.text.encode())
    if form.recipe is not None:
        source["recipe"] = form.recipe.to_recipe()
    if form.picture is not None:
        source["picture"] = {**form.picture.model_dump(), "size": parse_size(form.picture.size)}
    return await _watch(request, language, source, form.how, form.strategy, form.seed, form.live)


@router.post(
    "/watch/file",
    summary="Record how the first puzzle of a file is solved",
    response_class=StreamingResponse,
    responses=_RECORDING,
    openapi_extra={
        "requestBody": {
            "content": {
                "application/octet-stream": {"schema": {"type": "string", "format": "binary"}, "example": _FILE}
            },
            "required": True,
        }
    },
)
async def watch_file(
    request: Request,
    language: Language,
    name: Annotated[
        str, Query(max_length=200, description="The file name; its extension may show the format.")
    ] = "file",
    format_name: Annotated[str | None, Query(alias="format", max_length=40)] = None,
    how: How = "solver",
    strategy: Annotated[str, Query(max_length=40, pattern=_STRATEGY)] = "auto",
    live: bool = False,
) -> StreamingResponse:
    """Answer as `/watch` does, for a file or a text in any format; nothing is kept of it."""
    plain = PurePosixPath(name.replace("\\", "/")).name or "file"
    source = {"file": await request.body(), "name": plain, "format": format_name}
    return await _watch(request, language, source, how, strategy, 0, live)


@router.delete("/watch/{name}", summary="Stop solving a watched puzzle")
@answers.of(job_answers.Halted)
async def halt(request: Request, name: str) -> Data:
    """End a solving that is watched live; its recording holds what was found until then."""
    of_request(request).watches.halt(name)
    return {"watch": name, "halted": True}


async def _watch(
    request: Request, language: str, source: Data, how: How, strategy: str, seed: int, live: bool
) -> StreamingResponse:
    studio = of_request(request)
    limits, client = studio.settings.limits, client_of(request.scope)

    async def work(watched: LiveWatch | None) -> Answer:
        told: Data = {"halt": asyncio.Event()}  # if others wait too long for it, it ends with what was found
        if watched is not None:
            told = {"progress": watched.heard, "halt": watched.halt}
        with studio.shares.held(client, "watches", limits.watches_per_client), studio.metrics.timed("watch"):
            return await studio.watching.run(
                watch_tasks.watch,
                source,
                limits.cells,
                how=how,
                strategy=strategy,
                seed=seed,
                shown_cells=limits.played_cells,
                live=live,
                locale=language,
                client=client,
                # Those who watch see the progress and can stop it; other requests have a shorter limit.
                seconds=limits.job_seconds if live else min(limits.job_seconds, 6 * limits.seconds),
                **told,
            )

    if live:
        watched = studio.watches.start(work, language)
        answer = await until_disconnect(request.receive, watched.begun())
        if answer is None:
            return LiveResponse(watched)
    else:
        answer = await until_disconnect(request.receive, work(None))
    return StreamingResponse(pieces(*answer), media_type="application/octet-stream")
