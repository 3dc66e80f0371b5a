"""Books: made in a job and fetched as PDF, or previewed page by page."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Annotated, Any, Literal

from anyio import to_thread
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field, model_validator

from cluewright.core.json_text import write_json
from cluewright.library import NotInLibrary
from cluewright.web import book_tasks
from cluewright.web.api import answers, job_answers
from cluewright.web.api.jobs import started
from cluewright.web.problems import RESPONSES
from cluewright.web.refusal import Refused, not_found, too_large
from cluewright.web.route import Route
from cluewright.web.speech import Language
from cluewright.web.studio import Studio, client_of, of_request
from cluewright.web.unread import Unread

router = APIRouter(tags=["books"], responses=RESPONSES, route_class=Route)
Data = dict[str, Any]
_MOST_BYTES = 128 * 1024 * 1024
_MOST_BOOKS = 20
_EXAMPLE: Data = {
    "title": "Quiet Evenings",
    "page": "A5",
    "per_page": 2,
    "recipes": [{"kind": "hitori", "size": "6x5", "count": 2}],
}


class BookRecipe(BaseModel):
    """A number of puzzles to make; the kind adds its own options."""

    model_config = ConfigDict(extra="allow")

    kind: str = Field(max_length=40)
    size: int | str | list[int] | None = Field(None, description='N, "WxH" or [W, H]')
    difficulty: str | None = Field(None, max_length=20)
    count: int = Field(1, ge=1, le=2000)


class BookForm(BaseModel):
    """The plan of a book: its page, its look, and puzzles from the library or by recipe."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [_EXAMPLE]})

    title: str | None = Field(None, max_length=200)
    language: str | None = Field(
        None, max_length=20, description="Language of the book; default: the language of the request."
    )
    subtitle: str = Field("", max_length=200)
    author: str = Field("", max_length=200)
    seed: int = Field(0, ge=0, lt=2**63)
    profile: str = Field(
        "plain", max_length=20, description="What the printer wants: plain, kdp, pdfx, home, magazine."
    )
    page: str | None = Field(
        None,
        max_length=40,
        description='A4, A5, Letter or a size such as "6x9" or "148x210mm"; default: the profile\'s.',
    )
    bleed: float | None = Field(None, ge=0, le=25, description="Default: the profile's.")
    colour: Literal["rgb", "grey", "black", "cmyk"] | None = Field(None, description="Default: the profile's.")
    margins: dict[str, float] | None = Field(None, description="inner, outer, top and bottom in millimetres")
    per_page: Literal[1, 2, 4, 6] | None = Field(None, description="Default: 2, or 1 in large print.")
    large_print: bool = Field(False, description="Give each puzzle a page to itself, and fill it.")
    qr: bool = True
    link: str | None = Field(
        None,
        max_length=300,
        pattern=r"^https?://[^\s#]+$",
        description="Where QR codes lead; default: the studio's public address. Without one there are none.",
    )
    cover: bool | None = Field(None, description="Default: the profile's.")
    cover_solutions: bool = Field(False, description="Draw the puzzles on the cover solved.")
    paper: Literal["white", "cream", "standard-colour", "premium-colour"] = Field(
        "white", description="The paper, for the spine of the wrap cover."
    )
    blurb: str = Field("", max_length=1000, description="Words on the back of the wrap cover.")
    series: str = Field("", max_length=200)
    volume: int | None = Field(None, ge=1, le=9999)
    imprint: list[Annotated[str, Field(max_length=200)]] = Field(default_factory=list, max_length=30)
    isbn: str = Field("", max_length=20)
    rules: bool = True
    openers: bool = Field(False, description="Begin each kind with a page of its own.")
    hints: bool = Field(False, description="Print a hint for each puzzle before the solutions.")
    solutions: bool = True
    solution_size: Literal["small", "medium", "large"] = "small"
    theme: str = Field("print", max_length=40)
    on_ambiguous: Literal["refuse", "leave-out"] = "leave-out"
    puzzle_ids: list[Annotated[int, Field(ge=1, lt=2**63)]] = Field(default_factory=list, max_length=2000)
    collection: str | None = Field(None, max_length=100)
    recipes: list[BookRecipe] = Field(default_factory=list, max_length=100)

    @model_validator(mode="after")
    def _some(self) -> "BookForm":
        if not self.puzzle_ids and self.collection is None and not self.recipes:
            raise ValueError("choose puzzles with puzzle_ids, collection or recipes")
        return self

    def to_plan(self, link: str | None, language: str) -> Data:
        """Return the data of a plan in a language, without the puzzles of the library."""
        own = self.model_dump(exclude={"puzzle_ids", "collection", "recipes"}, exclude_none=True)
        sections = [{"recipe": recipe.model_dump(exclude_none=True)} for recipe in self.recipes]
        base = {} if link is None else {"link": link}
        return {"language": language, **base, **own, "section": sections}


class PreviewForm(BaseModel):
    """A plan and the page to preview."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"plan": _EXAMPLE, "page": 1}]})

    plan: BookForm
    page: int = Field(1, ge=1, le=100_000)
    format: Literal["svg", "png"] = "svg"


class Shelf:
    """The books made last, until newer ones need their room."""

    def __init__(self, most_bytes: int = _MOST_BYTES, most_books: int = _MOST_BOOKS) -> None:
        self._most_bytes, self._most_books = most_bytes, most_books
        self._books: OrderedDict[str, bytes] = OrderedDict()

    def put(self, name: str, book: bytes) -> None:
        """Keep a book, dropping the oldest."""
        self._books[name] = book
        while len(self._books) > 1 and (len(self._books) > self._most_books or self._bytes > self._most_bytes):
            self._books.popitem(last=False)

    def get(self, name: str) -> bytes | None:
        """Return a book, or None if there is none, or no longer."""
        return self._books.get(name)

    @property
    def _bytes(self) -> int:
        return sum(map(len, self._books.values()))


@router.post("/books", status_code=202, summary="Make a book")
@answers.of(job_answers.Job)
async def make_book(request: Request, form: BookForm, language: Language) -> Response:
    """Start a job whose result counts pages and puzzles; the file is then at `/books/{job_id}.pdf`."""
    studio, shelf, client = of_request(request), _shelf(request), client_of(request.scope)
    puzzles = await to_thread.run_sync(_puzzles, studio, form)
    plan = form.to_plan(studio.settings.link_base, language)

    async def work(report: Callable[[float | None, str], None]) -> Unread:
        limits = studio.settings.limits
        with studio.metrics.timed("book"):
            common: Data = {"seconds": limits.job_seconds, "client": client, "progress": report}
            made: Data = await studio.long.run(book_tasks.make, plan, puzzles, limits.played_cells, **common)
        pdf: bytes = made.pop("pdf")
        shelf.put(job.id, pdf)
        return Unread(write_json({**made, "bytes": len(pdf)}).encode())

    job = studio.jobs.start("book", client, work, language)
    return started(job)


@router.get(
    "/books/{job_id}.pdf",
    summary="Download a book",
    response_class=Response,
    responses={200: {"content": {"application/pdf": {"schema": {"type": "string", "format": "binary"}}}}},
)
async def get_book(request: Request, job_id: str) -> Response:
    """Return the file a job has made; the latest ones are kept."""
    job = of_request(request).jobs.get(job_id)
    if job.what == "book" and job.state == "running":
        raise Refused(503, "not-ready", "the book is being made: try again in a moment", retry_after=1)
    if (book := _shelf(request).get(job_id)) is None:
        raise not_found("such book (it may have expired)")
    headers = {"Content-Disposition": 'inline; filename="book.pdf"', "Cache-Control": "no-store"}
    return Response(book, media_type="application/pdf", headers=headers)


@router.post(
    "/books/preview",
    summary="Preview a page of a book",
    response_class=Response,
    responses={
        200: {
            "content": {
                "image/svg+xml": {"schema": {"type": "string"}},
                "image/png": {"schema": {"type": "string", "format": "binary"}},
            },
            "headers": {"Cluewright-Pages": {"description": "Number of pages", "schema": {"type": "integer"}}},
        }
    },
)
async def preview(request: Request, form: PreviewForm, language: Language) -> Response:
    """Draw one page as it will be printed."""
    studio = of_request(request)
    puzzles = await to_thread.run_sync(_puzzles, studio, form.plan)
    plan = form.plan.to_plan(studio.settings.link_base, language)
    cells = studio.settings.limits.played_cells
    drawn = await studio.run(request, book_tasks.preview, plan, puzzles, cells, form.page, form.format)
    kind = "image/svg+xml" if form.format == "svg" else "image/png"
    headers = {"Cluewright-Pages": str(drawn["pages"]), "Cache-Control": "no-store"}
    return Response(drawn["picture"], media_type=kind, headers=headers)


def _puzzles(studio: Studio, form: BookForm) -> list[Unread]:
    """Return the puzzles of the library that a form names."""
    ids = list(form.puzzle_ids)
    if form.collection is not None:
        ids += [entry.puzzle_id for entry in studio.library.collections.entries(form.collection)]
    ids = list(dict.fromkeys(ids))
    total = len(ids) + sum(recipe.count for recipe in form.recipes)
    if total > studio.settings.limits.items:
        raise too_large(f"a book may have at most {studio.settings.limits.items} puzzles here, not {total}")
    records = studio.library.get_many(ids)
    if missing := sorted(set(ids) - {record.id for record in records}):
        raise NotInLibrary(f"the library has no puzzle {missing[0]}")
    return [Unread(record.text.encode()) for record in records]


def _shelf(request: Request) -> Shelf:
    state = request.app.state
    if not hasattr(state, "books"):
        state.books = Shelf()
    shelf: Shelf = state.books
    return shelf
