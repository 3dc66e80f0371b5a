"""What to tell the maker of a plan: every mistake in it and everything worth knowing, beside the key it is about.

A plan with mistakes is still read as far as it goes, so that its pages can be looked at while it is written.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cluewright.books.book import Book
from cluewright.books.plan import BookPlan
from cluewright.books.plan_file import MOST_PUZZLES, PlanFault, plan_from_data
from cluewright.books.words import ROOM, books_message
from cluewright.books.wrap import wrap_of
from cluewright.core.item import Item
from cluewright.core.locales import ENGLISH
from cluewright.core.message import Message, has_message

_MOST_FAULTS = 40
_TEXTS = ("title", "subtitle", "author", "series", "imprint", "blurb")
_ABOUT = {
    "note-larger": "per_page",
    "note-small": "page",
    "note-large-print": "large_print",
    "note-uncoded": "qr",
    "note-few-pages": "section",
    "note-many-pages": "section",
}
"""The key that a remark about a book is about; the others are about its sections."""


@dataclass(frozen=True, slots=True)
class Advice:
    """One sentence about a key of a plan; what `stops` has to be mended before there is a book."""

    key: str
    message: Message
    section: int | None = None
    stops: bool = False

    def to_data(self, language: str = ENGLISH) -> dict[str, Any]:
        """Return the JSON form, in a language."""
        place = {"key": self.key, "section": self.section}
        return {**place, "code": self.message.code, "text": self.message.text(language), "stops": self.stops}


def read_as_far_as_it_goes(
    data: Mapping[str, Any], found: Sequence[Sequence[Item[Any, Any]]] | None = None
) -> tuple[BookPlan | None, list[Advice]]:
    """Read a plan without what is wrong in it, and list all of that; None if no puzzles are left.

    `found` has the puzzles of the sections that search the library, as in `plan_from_data`.
    """
    said: list[Advice] = []
    rest = dict(data)
    tables: list[Any] = list(data.get("section") or ()) if isinstance(data.get("section"), list) else []
    numbers = list(range(1, len(tables) + 1))
    puzzles = [list(each) for each in found] if found is not None else None
    if puzzles is not None:
        for number in [n for n in numbers if "library" in tables[n - 1] and not puzzles[n - 1]]:
            said.append(Advice("section", books_message("plan-empty"), number, stops=True))
            numbers.remove(number)
    while len(said) < _MOST_FAULTS:
        if not numbers:
            if all(each.section is None for each in said):
                said.append(Advice("section", books_message("plan-section"), stops=True))
            return None, said
        rest["section"] = [tables[number - 1] for number in numbers]
        at_hand = None if puzzles is None else [puzzles[number - 1] for number in numbers]
        try:
            return plan_from_data(rest, found=at_hand), said
        except PlanFault as fault:
            if fault.section is not None:
                number = numbers.pop(fault.section - 1)
                said.append(Advice("section", _of_section(tables[number - 1]), number, stops=True))
            elif fault.key in rest and fault.key != "section":
                said.append(Advice(fault.key, _of_key(fault.key, rest), stops=True))
                del rest[fault.key]
            else:  # too many puzzles, or something nobody wrote
                said.append(Advice(fault.key, books_message("plan-other"), stops=True))
                return None, said
    return None, said


def _of_section(table: Any) -> Message:
    source = next((name for name in ("recipe", "library", "files") if isinstance(table, Mapping) and name in table), "")
    return books_message(f"plan-{source}" if source else "plan-other")


def _of_key(key: str, data: Mapping[str, Any]) -> Message:
    if key in _TEXTS:
        return books_message("plan-text", most=1000 if key == "blurb" else 200)
    code = f"plan-{key.replace('_', '-')}"
    return books_message(code if has_message(ROOM, code) else "plan-other")


def advice_on(book: Book) -> Iterator[Advice]:
    """Say what is worth knowing about a book that can be made as planned."""
    for remark in book.remarks:
        yield Advice(_ABOUT.get(remark.code, "section"), remark)
    plan, profile = book.plan, book.plan.profile
    if profile.bleed and plan.page.bleed and not plan.cover and not profile.always_bleeds:
        yield Advice("bleed", books_message("advice-bleed"))
    if not plan.solutions:
        yield Advice("solutions", books_message("advice-solutions"))
    if not profile.cover and not wrap_of(book).has_spine_text:
        yield Advice("paper", books_message("advice-spine", count=wrap_of(book).pages))


def unread_files(data: Mapping[str, Any]) -> tuple[dict[str, Any], list[Advice]]:
    """Return a plan of a file without the sections that name other files, and say which they were."""
    tables = data.get("section")
    if not isinstance(tables, list):
        return dict(data), []
    kept = [table for table in tables if not (isinstance(table, Mapping) and "files" in table)]
    gone = [number for number, table in enumerate(tables, 1) if isinstance(table, Mapping) and "files" in table]
    said = [Advice("section", books_message("plan-files"), number) for number in gone]
    return {**data, "section": kept}, said


def missing_puzzles(data: Mapping[str, Any], found: Sequence[Sequence[Item[Any, Any]]]) -> list[Advice]:
    """Say of which sections the library no longer has all puzzles."""
    said: list[Advice] = []
    for number, (table, items) in enumerate(zip(data["section"], found, strict=True), 1):
        search = table.get("library", {})
        wanted = min(len(set(search.get("ids") or ())), search.get("count") or len(items) + MOST_PUZZLES)
        if items and len(items) < wanted:
            said.append(Advice("section", books_message("advice-missing", count=wanted - len(items)), number))
    return said
