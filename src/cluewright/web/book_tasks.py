"""Books made in the workers: plans and puzzles as JSON data in, a file or pages out.

Puzzles are gathered once: what a worker has gathered goes back to the studio as bytes, which it hands to whichever
worker draws the next page or writes the file. Whoever changes the title of a book does not wait for its puzzles again.
"""

import json
import pickle
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cluewright.books import Book, BookPlan, plan_from_data
from cluewright.books.advice import Advice, advice_on, missing_puzzles, read_as_far_as_it_goes, unread_files
from cluewright.books.book import bind_book
from cluewright.books.cover_preflight import preflight_cover
from cluewright.books.gather import BookEntry, gather
from cluewright.books.parts import parts_zip
from cluewright.books.plan import FromRecipe
from cluewright.books.plan_text import write_plan
from cluewright.books.preflight import PrintFault, preflight
from cluewright.books.preview import page_png
from cluewright.books.wrap import wrap_of, wrap_page, wrap_pdf
from cluewright.core.budget import Budget
from cluewright.core.errors import InvalidRecipe
from cluewright.core.item import Item
from cluewright.core.json_text import write_json
from cluewright.core.locales import ENGLISH
from cluewright.core.message import Message
from cluewright.core.registry import kind_of
from cluewright.core.toml_text import read_toml
from cluewright.web.outside import read_item, require_room
from cluewright.web.unread import Unread

Data = dict[str, Any]
Found = list[list[Unread]]
"""The puzzles of the library, section by section."""
_SECONDS = 20.0
"""The time limit for one puzzle."""
_LONGEST_SIDE, _FINEST = 1700, 8
"""Pixels of a page that is looked at, and at most of a millimetre."""
_LAST: dict[tuple[Any, ...], Book] = {}
"""The last book this worker showed a page of: whoever looks at one page will look at others."""


def make(budget: Budget, plan: Data, found: Found, cells: int, what: str, gathered: bytes | None) -> Data:
    """Make the book, its wrap cover or its parts; return the file, what is known about it, and the gathered puzzles.

    What is known includes the faults that a printer would find in book or cover. With "puzzles" there is no file.
    """
    read = _read(budget, plan, found, cells)
    kept = gathered or _gather(budget, read)
    book = _bound(budget, read, kept)
    file, faults = b"", list[PrintFault]()
    profile = book.plan.profile
    if what == "cover":
        file = wrap_pdf(book, budget=budget)
        faults = _cover_faults(book, file, budget) if profile.for_print else []
    elif what == "parts":
        file = parts_zip(book, budget=budget)
    elif what == "book":
        file = book.pdf(budget=budget)
        faults = preflight(file, profile, budget=budget) if profile.for_print else []
    told = [fault.to_data(book.plan.language) for fault in faults]
    return {"file": file, "gathered": kept, **_facts(book), "faults": told}


def _cover_faults(book: Book, file: bytes, budget: Budget) -> list[PrintFault]:
    wrap, plan = wrap_of(book), book.plan
    size = wrap.width, wrap.height
    return preflight_cover(file, plan.profile, pages=wrap.pages, paper=plan.paper, trim=size, budget=budget)


def preview(budget: Budget, plan: Data, found: Found, cells: int, page: int, form: str, gathered: bytes | None) -> Data:
    """Draw a page of a book as SVG or PNG."""
    book = _shown(budget, _read(budget, plan, found, cells), plan, found, gathered)
    drawn = book.svg(page).encode() if form == "svg" else book.png(page)
    return {"picture": drawn, **_facts(book)}


def look(
    budget: Budget,
    plan: Data,
    found: Found,
    cells: int,
    pages: Sequence[int],
    gathered: bytes | None,
    *,
    locale: str = ENGLISH,
) -> Data:
    """Draw pages of a plan as far as it goes, and tell what is wrong with it or worth knowing, in a language.

    Page 0 is the wrap cover; in place of a page that the book does not have comes the last one.
    """
    items = [[read_item(each, cells) for each in section] for section in found]
    read, said = read_as_far_as_it_goes({"time_limit": _SECONDS, **plan}, items)
    said += missing_puzzles(plan, items)
    text = write_plan(plan)
    if read is None:
        nothing: Data = {"pages": 0, "puzzles": 0, "chapters": [], "shown": [], "width": 0.0, "height": 0.0}
        return {**nothing, "advice": _told(said, locale), "toml": text}
    _require_room(read, cells)
    book = _shown(budget, read, plan, found, None if any(each.section and each.stops for each in said) else gathered)
    shape = book.plan.page
    wanted = dict.fromkeys(min(number, book.page_count) for number in pages)
    return {
        "pages": book.page_count,
        "puzzles": sum(1 for _ in book.puzzles),
        "width": shape.width,
        "height": shape.height,
        "chapters": [{"title": each.title, "page": each.page, "deep": each.deep} for each in book.chapters],
        "advice": _told([*said, *advice_on(book)], locale),
        "shown": [{"number": number, "png": _drawn(book, number)} for number in wanted],
        "toml": text,
    }


def read_plan_text(budget: Budget, text: str, locale: str = ENGLISH) -> Data:
    """Read a plan file; return its keys, without what names other files, and what is wrong with it."""
    data, said = unread_files(json.loads(json.dumps(read_toml(text), default=str)))  # TOML has dates, JSON has none
    if isinstance(data.get("imprint"), str):
        data["imprint"] = [data["imprint"]]
    if isinstance(margin := data.get("margins"), int | float) and not isinstance(margin, bool):
        data["margins"] = dict.fromkeys(("inner", "outer", "top", "bottom"), margin)
    _, more = read_as_far_as_it_goes(data)
    return {"plan": data, "advice": _told([*said, *more], locale)}


def _told(said: Sequence[Advice], locale: str) -> list[Data]:
    return [each.to_data(locale) for each in said]


def _drawn(book: Book, number: int) -> str:
    """Draw a page as PNG, for JSON; in SVG, a browser without our fonts would set lines too long for their page."""
    try:
        page = book.page(number) if number else wrap_page(book)
    except InvalidRecipe:
        if number:
            raise
        return ""  # a book too narrow for a barcode has no wrap cover
    sides = page.shape.width, page.shape.height
    pixels = min(_FINEST, max(1, round(_LONGEST_SIDE / max(sides))))
    return b64encode(page_png(page, pixels_per_mm=pixels)).decode()


def _read(budget: Budget, data: Data, found: Found, cells: int) -> BookPlan:
    items = []
    for section in found:
        budget.check()
        items.append([read_item(puzzle, cells) for puzzle in section])
    plan = plan_from_data({"time_limit": _SECONDS, **data}, file="plan", found=items)
    _require_room(plan, cells)
    return plan


def _require_room(plan: BookPlan, cells: int) -> None:
    for section in plan.sections:
        if isinstance(section, FromRecipe):
            width, height = section.recipe["size"]
            require_room(width, height, cells)


def _shown(budget: Budget, read: BookPlan, plan: Data, found: Found, gathered: bytes | None) -> Book:
    """Return the book a page is wanted of; the last one is at hand."""
    key = write_json(plan), *(puzzle.text for section in found for puzzle in section)
    if key not in _LAST:
        book = _bound(budget, read, gathered or _gather(budget, read))
        _LAST.clear()
        _LAST[key] = book
    return _LAST[key]


def _gather(budget: Budget, plan: BookPlan) -> bytes:
    entries, notes = gather(plan, budget=budget, workers=1)
    return pickle.dumps(([entry.item for entry in entries], notes))


def _bound(budget: Budget, plan: BookPlan, gathered: bytes) -> Book:
    """Bind gathered puzzles; the bytes come from a worker of this studio, through nobody else's hands."""
    items: list[Item[Any, Any]]
    notes: list[Message]
    items, notes = pickle.loads(gathered)
    entries = [BookEntry(item, kind_of(item.puzzle)) for item in items]
    return bind_book(replace(plan, sections=()), entries, notes, budget=budget)


def _facts(book: Book) -> Data:
    return {"pages": book.page_count, "puzzles": sum(1 for _ in book.puzzles), "notes": book.notes}
