"""Books: plans read and looked at page by page, and made in a job whose files are then fetched."""

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Annotated, Any, Literal

from anyio import to_thread
from fastapi import APIRouter, Query, Request, Response
from pydantic import ValidationError

from cluewright.books.advice import Advice
from cluewright.books.gather import records_of
from cluewright.books.plan import PAPERS, PER_PAGE, SOLUTION_SIZES, FromLibrary
from cluewright.books.plan_file import parse_page, plan_from_data
from cluewright.books.profiles import PROFILES, Profile
from cluewright.books.words import books_message
from cluewright.core.errors import BudgetExceeded, FormatError
from cluewright.core.json_text import write_json
from cluewright.core.locales import LANGUAGES
from cluewright.library import NotInLibrary
from cluewright.motifs import SUBJECTS, subject_title
from cluewright.render.themes import THEMES, Ink
from cluewright.web import book_tasks
from cluewright.web.api import answers, book_answers, job_answers
from cluewright.web.api.book_forms import BookForm, LookForm, PlanTextForm, PreviewForm
from cluewright.web.api.jobs import started
from cluewright.web.problems import RESPONSES
from cluewright.web.refusal import Refused, not_found, too_large
from cluewright.web.route import Route
from cluewright.web.speech import Language
from cluewright.web.studio import Studio, client_of, json_response, of_request
from cluewright.web.unread import Unread

router = APIRouter(tags=["books"], responses=RESPONSES, route_class=Route)
Data = dict[str, Any]
Ending = Literal["pdf", "zip"]
_MOST_BYTES = 128 * 1024 * 1024
_MOST_FILES = 20
_TYPES = {"pdf": "application/pdf", "zip": "application/zip"}
_FEW = 100
"""The most puzzles that are gathered ahead of other long work."""
_ENDINGS = {"book": "pdf", "cover": "pdf", "parts": "zip"}


class Shelf:
    """The files made last, until newer ones need their room."""

    def __init__(self, most_bytes: int = _MOST_BYTES, most_files: int = _MOST_FILES) -> None:
        self._most_bytes, self._most_files = most_bytes, most_files
        self._files: OrderedDict[str, bytes] = OrderedDict()

    def put(self, name: str, file: bytes) -> None:
        """Keep a file, dropping the oldest."""
        self._files.pop(name, None)
        self._files[name] = file
        while len(self._files) > 1 and (len(self._files) > self._most_files or self._bytes > self._most_bytes):
            self._files.popitem(last=False)

    def get(self, name: str) -> bytes | None:
        """Return a file, or None if there is none, or no longer."""
        return self._files.get(name)

    @property
    def _bytes(self) -> int:
        return sum(map(len, self._files.values()))


@router.post("/books", status_code=202, summary="Make a book")
@answers.of(job_answers.Job)
async def make_book(
    request: Request,
    form: BookForm,
    language: Language,
    make: Annotated[
        Literal["book", "cover", "parts", "puzzles"],
        Query(description="The book, its wrap cover, its puzzles as files for layout programs, or no file."),
    ] = "book",
) -> Response:
    """Start a job whose result counts pages and puzzles and lists the faults a printer would find in the PDF file.

    The file is then at `/books/{job_id}.pdf`, parts at `/books/{job_id}.zip`. With `puzzles`, puzzles are only
    gathered: later pages and files of a plan with the same sections need not wait for them.
    """
    studio, client = of_request(request), client_of(request.scope)
    shelf, gathered = _shelf(request, "books"), _shelf(request, "gathered")
    plan, found, key = await _read(studio, form, language)

    async def work(report: Callable[[float | None, str], None]) -> Unread:
        limits = studio.settings.limits
        task = partial(book_tasks.make, plan=plan, found=found, cells=limits.played_cells, what=make)
        common: Data = {"gathered": gathered.get(key), "client": client, "progress": report}
        made: Data | None = None
        with studio.metrics.timed("book"):
            if make == "puzzles" and _count(plan, found) <= _FEW:  # somebody waits for their first page
                with suppress(BudgetExceeded, Refused):
                    made = await studio.quick.run(task, seconds=limits.seconds, patience=limits.seconds, **common)
            if made is None:
                made = await studio.long.run(task, seconds=limits.job_seconds, **common)
        gathered.put(key, made.pop("gathered"))
        file: bytes = made.pop("file")
        if ending := _ENDINGS.get(make):
            shelf.put(f"{job.id}.{ending}", file)
        return Unread(write_json({**made, "bytes": len(file), "ending": ending}).encode())

    job = studio.jobs.start("book", client, work, language)
    return started(job)


@router.get("/books/choices", summary="List what there is to choose from in a plan")
@answers.of(book_answers.BookChoices)
def choices(request: Request, language: Language) -> Data:
    """Return profiles with their page sizes, the subjects of pictures by name, and the values of other keys."""
    return {
        "profiles": [_profile(profile) for profile in PROFILES.values()],
        "per_page": list(PER_PAGE),
        "solution_sizes": list(SOLUTION_SIZES),
        "papers": list(PAPERS),
        "themes": ["print", *(name for name, each in THEMES.items() if each.paper == (255,) * 3 and name != "print")],
        "languages": LANGUAGES,
        "subjects": {name: subject_title(name, language) for name in SUBJECTS},
        "most_puzzles": of_request(request).settings.limits.items,
    }


def _profile(profile: Profile) -> Data:
    trims = [(name, *parse_page(name)) for name in profile.trims]
    colours = [str(ink) for ink in Ink if profile.standard == "PDF" or ink is not Ink.RGB]
    return {
        "name": profile.name,
        "page": profile.page,
        "trims": [{"page": name, "width": width, "height": height} for name, width, height in trims],
        "bleed": profile.bleed,
        "always_bleeds": profile.always_bleeds,
        "cover": profile.cover,
        "title_page": profile.title_page,
        "front": profile.front,
        "colour": str(profile.ink),
        "colours": colours,
        "fewest": profile.fewest,
        "most": profile.most,
        "links": profile.links,
    }


@router.get(
    "/books/{job_id}.{ending}",
    summary="Download a book, a cover or parts",
    response_class=Response,
    responses={
        200: {"content": {media: {"schema": {"type": "string", "format": "binary"}} for media in _TYPES.values()}}
    },
)
async def get_file(request: Request, job_id: str, ending: Ending) -> Response:
    """Return the file a job has made; the latest ones are kept."""
    job = of_request(request).jobs.get(job_id)
    if job.what == "book" and job.state == "running":
        raise Refused(503, "not-ready", "the book is being made: try again in a moment", retry_after=1)
    if (file := _shelf(request, "books").get(f"{job_id}.{ending}")) is None:
        raise not_found("such book (it may have expired)")
    headers = {"Content-Disposition": f'inline; filename="book.{ending}"', "Cache-Control": "no-store"}
    return Response(file, media_type=_TYPES[ending], headers=headers)


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
    plan, found, key = await _read(studio, form.plan, language)
    cells, kept = studio.settings.limits.played_cells, _shelf(request, "gathered").get(key)
    drawn = await studio.run(request, book_tasks.preview, plan, found, cells, form.page, form.format, kept)
    kind = "image/svg+xml" if form.format == "svg" else "image/png"
    headers = {"Cluewright-Pages": str(drawn["pages"]), "Cache-Control": "no-store"}
    return Response(drawn["picture"], media_type=kind, headers=headers)


@router.post("/books/look", summary="Look at a plan and some of its pages")
@answers.of(book_answers.PlanLook)
async def look(request: Request, form: LookForm, language: Language) -> Response:
    """Draw pages of a plan as far as it goes, and say what is wrong with it or worth knowing."""
    studio = of_request(request)
    plan, found, key = await _read(studio, form.plan, language, patient=True)
    cells, kept = studio.settings.limits.played_cells, _shelf(request, "gathered").get(key)
    return await studio.answer(request, book_tasks.look, plan, found, cells, form.pages, kept, locale=language)


@router.post("/books/plan", summary="Read a plan file")
@answers.of(book_answers.ReadPlan)
async def read_plan(request: Request, form: PlanTextForm, language: Language) -> Response:
    """Return a plan file as the plan of a request; sections that name files are left out, and said to be."""
    studio = of_request(request)
    read: Data = await studio.run(request, book_tasks.read_plan_text, form.text, language)
    plan = _accepted(read["plan"])
    said = {each["key"] for each in read["advice"]}
    unsaid = [key for key in read["plan"] if key not in plan and key not in said]
    read["advice"] += [Advice(key, books_message("plan-other"), stops=True).to_data(language) for key in unsaid]
    read["plan"] = plan
    return json_response(write_json(read).encode())


def _accepted(plan: Data) -> Data:
    """Return a plan without the keys and sections that no request may have."""
    try:
        BookForm.model_validate(plan)
    except ValidationError as error:
        places = [each["loc"] for each in error.errors()]
        bad = {place[1] for place in places if place[0] == "section" and len(place) > 1}
        keys = {place[0] for place in places} - ({"section"} if bad else set())
        rest = {key: value for key, value in plan.items() if key not in keys}
        if bad:
            rest["section"] = [table for number, table in enumerate(plan["section"]) if number not in bad]
        return rest
    return plan


async def _read(
    studio: Studio, form: BookForm, language: str, *, patient: bool = False
) -> tuple[Data, list[list[Unread]], str]:
    """Return the plan of a form, the puzzles its sections find in the library, and a key for all that is gathered.

    To the patient, a plan without puzzles is a plan; they are told later of sections that find nothing.
    """
    plan = form.to_plan(studio.settings.link_base, language)
    if not patient and not plan["section"]:
        raise Refused(422, "malformed-request", "choose puzzles with section, puzzle_ids, collection or recipes")
    found = await to_thread.run_sync(_puzzles, studio, plan, frozenset(form.puzzle_ids), patient)
    return plan, found, _key(plan, found)


def _puzzles(studio: Studio, plan: Data, needed: frozenset[int], patient: bool) -> list[list[Unread]]:
    """Return the puzzles of the library, section by section; those of `needed` must be there."""
    most = studio.settings.limits.items
    found: list[list[Unread]] = []
    total = 0
    for table in plan["section"]:
        found.append(_of_library(studio, table, most - total, needed, patient) if "library" in table else [])
        total += len(found[-1]) if "library" in table else table["recipe"]["count"]
        if total > most:
            raise too_large(f"a book may have at most {most} puzzles here, not {total}")
    return found


def _count(plan: Data, found: Sequence[Sequence[Unread]]) -> int:
    """Count the puzzles of a plan."""
    made: int = sum(table["recipe"]["count"] for table in plan["section"] if "recipe" in table)
    return made + sum(map(len, found))


def _of_library(studio: Studio, table: Data, most: int, needed: frozenset[int], patient: bool) -> list[Unread]:
    """Return the puzzles of a section; of numbers, those that were deleted since are left out unless needed."""
    try:
        (section,) = plan_from_data({"section": [table]}).sections
        assert isinstance(section, FromLibrary)
        if section.ids:
            ids = list(dict.fromkeys(section.ids))
            records = studio.library.get_many(ids)
            if missing := sorted(needed.intersection(ids) - {record.id for record in records}):
                raise NotInLibrary(f"the library has no puzzle {missing[0]}")
            records = records[: section.count]
        else:
            records = records_of(section, studio.library, most + 1)
    except (FormatError, NotInLibrary):
        if patient:
            return []
        raise
    return [Unread(record.text.encode()) for record in records]


def _key(plan: Data, found: Sequence[Sequence[Unread]]) -> str:
    """Return the same for all plans whose puzzles are the same."""
    decisive = write_json([plan["section"], plan["seed"], plan["on_ambiguous"]]).encode()
    digest = hashlib.sha256(decisive)
    for section in found:
        for puzzle in section:
            digest.update(b"\0" + puzzle.text)
    return digest.hexdigest()


def _shelf(request: Request, name: str) -> Shelf:
    """Return a shelf of this studio: of finished files, or of gathered puzzles."""
    state = request.app.state
    if not hasattr(state, "shelves"):
        state.shelves = {}
    shelf: Shelf = state.shelves.setdefault(name, Shelf())
    return shelf
