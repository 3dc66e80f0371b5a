"""The library over HTTP: view, search, keep, describe, import and export."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import ConfigDict, Field
from starlette.concurrency import run_in_threadpool

from cluewright.core.json_text import write_json
from cluewright.core.size import Size, parse_size
from cluewright.formats import formats
from cluewright.library import Library
from cluewright.library import Query as Wanted
from cluewright.library.figures import figures, old_scores
from cluewright.library.standing import solved_by
from cluewright.library.thumbnails import solved_thumbnail, thumbnail
from cluewright.packs import packs
from cluewright.web import tasks
from cluewright.web.api import answers, library_answers
from cluewright.web.api.forms import EXAMPLE, Form, Name, Number, PuzzlesData
from cluewright.web.daily import COLLECTION as DAILY
from cluewright.web.players import Anyone, Player
from cluewright.web.problems import RESPONSES
from cluewright.web.refusal import not_found
from cluewright.web.route import Route
from cluewright.web.speech import Language
from cluewright.web.starter import BATCH as STARTER
from cluewright.web.studio import PLAYED, json_response, of_request
from cluewright.web.summaries import summaries, without_answer
from cluewright.web.unread import Unread

router = APIRouter(tags=["library"], responses=RESPONSES, route_class=Route)
Data = dict[str, Any]
_ANY_SIZE = 10**12
"""Cells: what the library holds is returned, however large."""
_FILE = "width 3\nheight 2\nrows\n1 1\n3\ncolumns\n2\n1\n2\n"
_BINARY: dict[int | str, Data] = {
    200: {"content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}}
}


_PLAYED = (PLAYED, DAILY)
"""The tags of puzzles that were made to be played: the studio keeps them on its own."""
_SHELVES: dict[str | None, Callable[[], Data]] = {
    None: dict,
    "kept": lambda: {"without_tags": (*_PLAYED, STARTER), "without_collections": tuple(packs())},
    "history": lambda: {"any_tags": _PLAYED},
}


@router.get("/library", summary="Search the library")
@answers.of(library_answers.Page)
def search(
    request: Request,
    language: Language,
    player: Anyone,
    kind: Annotated[str | None, Query(max_length=40)] = None,
    level: Annotated[list[str] | None, Query(max_length=10)] = None,
    smallest: Annotated[str | None, Query(max_length=20, description="WxH or N")] = None,
    largest: Annotated[str | None, Query(max_length=20, description="WxH or N")] = None,
    verdict: Annotated[str | None, Query(max_length=20)] = None,
    technique: Annotated[list[str] | None, Query(max_length=20)] = None,
    tag: Annotated[list[str] | None, Query(max_length=20)] = None,
    text: Annotated[str, Query(max_length=200)] = "",
    collection: Annotated[str | None, Query(max_length=100)] = None,
    shelf: Annotated[
        Literal["kept", "history"] | None,
        Query(description="What was kept on purpose, or what was made to be played; default: everything."),
    ] = None,
    sort: Annotated[str, Query(max_length=20)] = "added",
    descending: bool = True,
    limit: Annotated[int, Query(ge=1, le=200)] = 48,
    after: Annotated[str | None, Query(max_length=500)] = None,
) -> Data:
    """Return one page of puzzles and where the next begins."""
    wanted = Wanted(
        kind=kind,
        levels=tuple(level or ()),
        smallest=_size(smallest),
        largest=_size(largest),
        verdict=verdict,
        techniques=tuple(technique or ()),
        tags=tuple(tag or ()),
        text=text,
        collection=collection,
        **_SHELVES[shelf](),
        sort=sort,
        descending=descending,
    )
    library = of_request(request).library
    page = library.find(wanted, limit=limit, after=after)
    return {
        "puzzles": summaries(library, list(page), player, language),
        "next": page.cursor,
        "count": library.count(wanted),
        "old_scores": old_scores(library, wanted) if sort == "score" else 0,
    }


class KeepForm(Form):
    """Puzzles to keep."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"puzzles": [EXAMPLE], "tags": ["small"]}]})

    puzzles: PuzzlesData
    tags: list[Name] = Field(default_factory=list, max_length=50)


class DescribeForm(Form):
    """The fields to change; the others stay the same."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"title": "A cup", "add_tags": ["kitchen"]}]})

    title: str | None = Field(None, max_length=300)
    author: str | None = Field(None, max_length=300)
    add_tags: list[Name] = Field(default_factory=list, max_length=50)
    remove_tags: list[Name] = Field(default_factory=list, max_length=50)


@router.post("/library", status_code=201, summary="Keep puzzles")
@answers.of(library_answers.Kept)
async def keep(request: Request, form: KeepForm) -> Data:
    """Keep puzzles, each once; say where each is and whether it is new. Several are proven in the background."""
    studio = of_request(request)
    ready = await studio.run(request, tasks.keepable, form.puzzles, studio.settings.limits.cells)

    def put() -> list[Any]:
        return _on_purpose(studio.library, studio.library.add_many(ready, tags=form.tags, merge=True), form.tags)

    kept = await run_in_threadpool(put)
    studio.prover.wake()
    return {"kept": [{"id": added.id, "new": added.added} for added in kept]}


@router.post(
    "/library/import",
    status_code=201,
    summary="Import a file of any format",
    openapi_extra={
        "requestBody": {
            "content": {
                "application/octet-stream": {"schema": {"type": "string", "format": "binary"}, "example": _FILE}
            },
            "required": True,
        }
    },
)
@answers.of(library_answers.Imported)
async def import_file(
    request: Request,
    language: Language,
    name: Annotated[
        str,
        Query(max_length=200, description="The file name; its extension may show the format.", examples=["one.non"]),
    ] = "file",
    format_name: Annotated[str | None, Query(alias="format", max_length=40)] = None,
) -> Data:
    """Keep the good puzzles of a file and say what is wrong with the others; they are proven in the background."""
    studio = of_request(request)
    limits = studio.settings.limits
    body = await request.body()
    given = (body, name, format_name, limits.cells, limits.items)
    found = await studio.run(request, tasks.read_file, *given, locale=language)

    def put() -> list[Any]:
        return _on_purpose(studio.library, studio.library.add_many(found["puzzles"], merge=True))

    added = await run_in_threadpool(put) if found["puzzles"] else []
    studio.prover.wake()
    return {"kept": [{"id": each.id, "new": each.added} for each in added], "problems": found["problems"]}


@router.get("/library/statistics", summary="Get statistics of the library")
@answers.of(library_answers.Statistics)
def statistics(request: Request) -> Data:
    """Return counts by kind, level and size, and our rating against recorded times."""
    return figures(of_request(request).library).to_data()


@router.get("/library/tags", summary="All tags")
@answers.of(dict[str, int])
def tags(request: Request) -> dict[str, int]:
    """Return the tags with the number of puzzles that have them."""
    return of_request(request).library.tags()


@router.get("/library/{puzzle_id:number}", summary="Get a puzzle")
@answers.of(library_answers.Record)
def get_puzzle(
    request: Request,
    puzzle_id: Number,
    language: Language,
    player: Anyone,
    whole: Annotated[bool, Query(description="Also tell what a picture shows that the player has not found.")] = False,
) -> Response:
    """Return a puzzle with everything known about it, except the title of an unsolved picture."""
    library = of_request(request).library
    record = library.get(puzzle_id)
    (told,) = summaries(library, [record], player, language)
    text = record.text if whole or told["solved"] else without_answer(record)
    head = write_json({**told, "techniques": list(record.techniques)}).encode()
    return json_response(head[:-1] + b',"puzzle":' + text.encode() + b"}")


@router.get(
    "/library/{puzzle_id:number}/thumbnail.png",
    summary="Draw a thumbnail of a puzzle",
    response_class=Response,
    responses={200: {"content": {"image/png": {"schema": {"type": "string", "format": "binary"}}}}},
)
def picture(request: Request, puzzle_id: Number) -> Response:
    """Return a small PNG that does not give the solution away."""
    png = thumbnail(of_request(request).library, puzzle_id)
    return Response(png, media_type="image/png", headers={"Cache-Control": "max-age=3600"})


@router.get(
    "/library/{puzzle_id:number}/solved.png",
    summary="A small picture of a puzzle that is solved",
    response_class=Response,
    responses={200: {"content": {"image/png": {"schema": {"type": "string", "format": "binary"}}}}},
)
def solved_picture(request: Request, puzzle_id: Number, player: Player) -> Response:
    """Return a small PNG of the solution, to a player who has found it."""
    library = of_request(request).library
    if not solved_by(library, player, [puzzle_id]):
        raise not_found(f"solved puzzle {puzzle_id}")
    return Response(solved_thumbnail(library, puzzle_id), media_type="image/png", headers={"Cache-Control": "no-store"})


@router.patch("/library/{puzzle_id:number}", summary="Change the title, author and tags of a puzzle")
@answers.of(library_answers.Summary)
def describe(request: Request, puzzle_id: Number, form: DescribeForm, language: Language, player: Anyone) -> Data:
    """Change the title, author or tags of a puzzle."""
    library = of_request(request).library
    with library.writing() as connection:
        words = form.model_dump(include={"title", "author"}, exclude_none=True)
        library.describe(puzzle_id, connection=connection, **{key: value or None for key, value in words.items()})
        library.tag(puzzle_id, add=form.add_tags, remove=form.remove_tags, connection=connection)
    return summaries(library, [library.get(puzzle_id)], player, language)[0]


@router.delete("/library/{puzzle_id:number}", summary="Delete a puzzle")
@answers.of(library_answers.Removed)
def forget(request: Request, puzzle_id: Number) -> dict[str, int]:
    """Remove a puzzle, its tags and games in progress; results of finished games stay."""
    if not (removed := of_request(request).library.remove(puzzle_id)):
        raise not_found(f"puzzle {puzzle_id}")
    return {"removed": removed}


@router.get("/formats", summary="List the formats for export")
@answers.of(list[library_answers.FileFormat])
def list_formats() -> list[Data]:
    """Return each format with its extensions and the kinds it holds."""
    return [
        {"name": each.name, "title": each.title, "extensions": list(each.extensions), "kinds": list(each.kinds)}
        for each in formats().values()
    ]


@router.get(
    "/library/{puzzle_id:number}/export",
    summary="Export a puzzle in any format",
    response_class=Response,
    responses=_BINARY,
)
async def export(
    request: Request, puzzle_id: Number, format_name: Annotated[str, Query(alias="format", max_length=40)] = "json"
) -> Response:
    """Return a file that holds the puzzle."""
    studio = of_request(request)
    record = await run_in_threadpool(studio.library.get, puzzle_id)
    return _file(
        await studio.run(request, tasks.write_file, [Unread(record.text.encode())], _ANY_SIZE, format_name),
        f"{record.kind}-{puzzle_id}",
        format_name,
    )


class WriteForm(Form):
    """Puzzles to write, and how."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"puzzles": [EXAMPLE], "format": "non"}]})

    puzzles: PuzzlesData
    format: str = Field("json", max_length=40)


@router.post("/convert", summary="Export puzzles in any format", response_class=Response, responses=_BINARY)
async def convert(request: Request, form: WriteForm) -> Response:
    """Return a file that holds the puzzles."""
    studio = of_request(request)
    cells = studio.settings.limits.cells
    content = await studio.run(request, tasks.write_file, form.puzzles, cells, form.format)
    return _file(content, "puzzles", form.format)


def _on_purpose(library: Library, added: list[Any], tags: Sequence[str] = ()) -> list[Any]:
    """Move puzzles that were only history until now to what is kept on purpose."""
    history = [tag for tag in (*_PLAYED, STARTER) if tag not in tags]
    for each in added:
        if not each.added:
            library.tag(each.id, remove=history)
    return added


def _file(content: bytes, stem: str, format_name: str) -> Response:
    extension = formats()[format_name].extensions[0]
    headers = {"Content-Disposition": f'attachment; filename="{stem}.{extension}"'}
    return Response(content, media_type="application/octet-stream", headers=headers)


def _size(text: str | None) -> Size | None:
    return None if text is None else parse_size(text)
