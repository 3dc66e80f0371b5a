"""Watching: the solving of a puzzle, by the solver or as a person would, event by event."""

from collections.abc import Iterator
from typing import Any, Literal

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, ConfigDict, Field, model_validator
from starlette.concurrency import run_in_threadpool

from cluewright.web import watch_tasks
from cluewright.web.api.forms import EXAMPLE, PuzzleData, RecipeForm
from cluewright.web.problems import RESPONSES
from cluewright.web.studio import of_request
from cluewright.web.workers import until_disconnect

router = APIRouter(tags=["watch"], responses=RESPONSES)
Data = dict[str, Any]
_CHUNK = 1 << 18


class WatchForm(BaseModel):
    """What to watch: exactly one of a puzzle, one of the library, a recipe, a share link, or a solved board."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"puzzle": EXAMPLE, "how": "solver", "strategy": "auto"}]}
    )

    puzzle: PuzzleData | None = None
    puzzle_id: int | None = Field(None, ge=1, lt=2**63)
    recipe: RecipeForm | None = None
    share: str | None = Field(None, max_length=200_000)
    kind: str | None = Field(None, max_length=40, description="Of the solved board.")
    board: list[Any] | dict[str, Any] | None = None
    how: Literal["solver", "path"] = "solver"
    strategy: str = Field("auto", max_length=40, pattern=r"^[a-z0-9-]+$")
    seed: int = Field(0, ge=0, lt=2**63)

    @model_validator(mode="after")
    def _one(self) -> "WatchForm":
        given = [self.puzzle, self.puzzle_id, self.recipe, self.share, self.board]
        if sum(each is not None for each in given) != 1 or (self.kind is None) != (self.board is None):
            raise ValueError("name exactly one of puzzle, puzzle_id, recipe, share, and board with its kind")
        return self


@router.post(
    "/watch",
    summary="Record how a puzzle is solved",
    response_class=StreamingResponse,
    responses={200: {"content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}}},
)
async def watch(request: Request, form: WatchForm) -> StreamingResponse:
    """Give one line of JSON about the recording, then its events as 32-bit little-endian words, in pieces."""
    studio = of_request(request)
    limits = studio.settings.limits
    source: Data = form.model_dump(include={"puzzle", "share", "kind", "board"}, exclude_none=True)
    if form.puzzle_id is not None:
        source["puzzle"] = (await run_in_threadpool(studio.library.get, form.puzzle_id)).data
    if form.recipe is not None:
        source["recipe"] = form.recipe.to_recipe()
    with studio.metrics.timed("watch"):
        work = studio.long.run(
            watch_tasks.watch,
            source,
            limits.cells,
            how=form.how,
            strategy=form.strategy,
            seed=form.seed,
            shown_cells=limits.played_cells,
            seconds=min(limits.job_seconds, 6 * limits.seconds),
        )
        head, words = await until_disconnect(request.receive, work)
    return StreamingResponse(_pieces(head, words), media_type="application/octet-stream")


def _pieces(head: bytes, words: bytes) -> Iterator[bytes]:
    yield head
    view = memoryview(words)
    for start in range(0, len(view), _CHUNK):
        yield bytes(view[start : start + _CHUNK])
