"""Books made in the workers: plans and puzzles as JSON data in, a file or a page out."""

from typing import Any

from cluewright.books import Book, make_book, plan_from_data
from cluewright.books.plan import FromRecipe
from cluewright.books.preflight import preflight
from cluewright.core.budget import Budget
from cluewright.core.json_text import write_json
from cluewright.web.outside import read_item, require_room
from cluewright.web.unread import Unread

Data = dict[str, Any]
_SECONDS = 20.0
"""The time limit for one puzzle."""
_LAST: dict[tuple[Any, ...], Book] = {}
"""The last book this worker showed a page of: whoever looks at one page will look at others."""


def make(budget: Budget, plan: Data, puzzles: list[Unread], cells: int) -> Data:
    """Make a book; return the file and what is known about it, with what its printer would refuse."""
    book = _book(budget, plan, puzzles, cells)
    pdf, profile = book.pdf(budget=budget), book.plan.profile
    faults = preflight(pdf, profile, budget=budget) if profile.for_print else []
    return {"pdf": pdf, **_facts(book), "faults": [fault.to_data(book.plan.language) for fault in faults]}


def preview(budget: Budget, plan: Data, puzzles: list[Unread], cells: int, page: int, form: str) -> Data:
    """Draw a page of a book as SVG or PNG."""
    key = write_json(plan), *(puzzle.text for puzzle in puzzles)
    if key not in _LAST:
        book = _book(budget, plan, puzzles, cells)
        _LAST.clear()
        _LAST[key] = book
    book = _LAST[key]
    drawn = book.svg(page).encode() if form == "svg" else book.png(page)
    return {"picture": drawn, **_facts(book)}


def _book(budget: Budget, data: Data, puzzles: list[Unread], cells: int) -> Book:
    items = []
    for puzzle in puzzles:
        budget.check()
        items.append(read_item(puzzle, cells))
    plan = plan_from_data({"time_limit": _SECONDS, **data}, file="plan", items=items)
    for section in plan.sections:
        if isinstance(section, FromRecipe):
            width, height = section.recipe["size"]
            require_room(width, height, cells)
    return make_book(plan, budget=budget, workers=1)


def _facts(book: Book) -> Data:
    return {"pages": book.page_count, "puzzles": sum(1 for _ in book.puzzles), "notes": book.notes}
