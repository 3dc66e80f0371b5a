"""Making puzzles by hand: from pictures, from drawings, from numbers; judged and repaired while they are made."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import ConfigDict, Field, model_validator

from cluewright.core.errors import FormatError
from cluewright.core.pictures import pictures_of
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kinds as all_kinds
from cluewright.core.size import parse_size
from cluewright.web import tasks
from cluewright.web.api import answers, job_answers
from cluewright.web.api.forms import DrawnData, Form, PuzzleData
from cluewright.web.api.jobs import started
from cluewright.web.problems import RESPONSES
from cluewright.web.refusal import not_found, too_large
from cluewright.web.route import Route
from cluewright.web.speech import Language
from cluewright.web.studio import Studio, of_request

router = APIRouter(tags=["create"], responses=RESPONSES, route_class=Route)
Data = dict[str, Any]
_Size = Annotated[str, Query(max_length=20, description="WxH, N, or auto for the image's shape", examples=["4x3"])]
_PICTURE = "P1 4 3 1 0 1 1 0 0 0 0 1 1 1 1"
_IMAGE: Data = {
    "content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}, "example": _PICTURE}}
}


class ReadingQuery:
    """How an image is read: the options of every way to make boards from it.

    Those of one kind alone have no place in the description: they are sent by the names that `kinds` lists.
    """

    def __init__(
        self,
        request: Request,
        kind: Annotated[str, Query(max_length=40, examples=["nonogram"])],
        fit: Annotated[str | None, Query(max_length=20)] = None,
        crop: Annotated[str | None, Query(max_length=60, description="LEFT,TOP,RIGHT,BOTTOM in pixels")] = None,
        trim: bool | None = None,
        invert: bool | None = None,
        frame: Annotated[int | None, Query(ge=0, le=10_000)] = None,
    ) -> None:
        self.kind = kind
        described: Data = {"fit": fit, "crop": crop, "trim": trim, "invert": invert, "frame": frame}
        self.given: Data = {**request.query_params, **described}


_Reading = Annotated[ReadingQuery, Depends()]


@router.post(
    "/create/picture",
    summary="Turn an image into a board",
    openapi_extra={"requestBody": {**_IMAGE, "required": True}},
)
@answers.of(answers.Drawn)
async def picture(
    request: Request,
    reading: _Reading,
    size: _Size = "25x25",
    threshold: Annotated[str | None, Query(max_length=20)] = None,
) -> Response:
    """Return the board an image shows at that size; `kinds` lists the options of each kind."""
    studio = of_request(request)
    wanted, options = _wanted(studio, reading.kind, size, {**reading.given, "threshold": threshold})
    return await studio.answer(
        request, tasks.picture, reading.kind, await request.body(), wanted, options, studio.settings.limits.played_cells
    )


@router.post(
    "/create/variants",
    status_code=202,
    summary="Turn an image into several boards to choose from",
    openapi_extra={"requestBody": {**_IMAGE, "required": True}},
)
@answers.of(job_answers.Job)
async def variants(request: Request, reading: _Reading, size: _Size = "auto") -> Response:
    """Start a job whose result lists boards by several methods and sizes: repaired, with level and verdict."""
    studio = of_request(request)
    wanted, options = _wanted(studio, reading.kind, size, reading.given)
    if not (image := await request.body()):
        raise FormatError("send a picture in the request body")
    cells = studio.settings.limits.played_cells
    return started(studio.start_job(request, "variants", tasks.variants, reading.kind, image, wanted, options, cells))


def _wanted(studio: Studio, kind: str, size: str, given: Data) -> tuple[tuple[int, int] | None, Data]:
    """Return the size, None for the image's own shape, and the options that the kind knows."""
    if kind not in all_kinds():
        raise not_found("such kind")
    wanted = None if size == "auto" else parse_size(size)
    if wanted is not None and wanted[0] * wanted[1] > studio.settings.limits.played_cells:
        raise too_large(f"a board may have at most {studio.settings.limits.played_cells} cells here")
    known = {option.name for option in pictures_of(find_kind(kind)).options}
    return wanted, {name: value for name, value in given.items() if value is not None and name in known}


class CreateForm(Form):
    """A puzzle, or the solved board that determines one."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "nonogram", "board": ["#..", ".##"]}]})

    puzzle: PuzzleData | None = None
    kind: str | None = Field(None, max_length=40)
    board: DrawnData | None = None
    quality: bool = False

    @model_validator(mode="after")
    def _one(self) -> "CreateForm":
        if (self.puzzle is None) == (self.kind is None or self.board is None):
            raise ValueError("send either a puzzle, or a kind and a board")
        return self


class RepairForm(Form):
    """A solved board whose puzzle should become unique."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "nonogram", "board": ["#.", ".#"]}]})

    kind: str = Field(max_length=40)
    board: DrawnData
    no_guess: bool = False
    locked: list[Annotated[list[int], Field(min_length=2, max_length=2)]] = Field(
        [], max_length=40_000, description="Cells to keep as they are: row and column, from 0."
    )


@router.post("/create/check", summary="Check a puzzle while it is being made")
@answers.of(answers.Creation)
async def check(request: Request, form: CreateForm, language: Language) -> Response:
    """Return the puzzle, its verdict with two solutions where there are several, its rating and its quality.

    A drawing may turn out to be a puzzle of another kind: a picture in a single colour is an ordinary nonogram.
    """
    studio = of_request(request)
    cells = _cells(studio)
    given: Data = {"quality": form.quality, "locale": language}
    return await studio.answer(request, tasks.judge_creation, form.puzzle, form.kind, form.board, cells, **given)


@router.post("/create/repair", status_code=202, summary="Repair an ambiguous drawing")
@answers.of(job_answers.Job)
async def repair(request: Request, form: RepairForm, language: Language) -> Response:
    """Start a job whose result is the repaired board, its puzzle, the cells that changed and what was done."""
    studio = of_request(request)
    options: Data = {
        "no_guess": form.no_guess,
        "locked": [(row, column) for row, column in form.locked],
        "locale": language,
    }
    job = studio.start_job(request, "repair", tasks.repair, form.kind, form.board, _cells(studio), **options)
    return started(job)


def _cells(studio: Studio) -> int:
    return studio.settings.limits.played_cells
