"""A book: its puzzles arranged on pages that are drawn on demand."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from cluewright.books.cover import cover_page
from cluewright.books.front import ContentsLine, about_page, contents_page, credits_of, lines_a_page, notes_page
from cluewright.books.gather import BookEntry, gather
from cluewright.books.layout import Numbered, Part, draw_entries, settle
from cluewright.books.matter import hint_page, hint_pages, imprint_page, opener_page, title_page
from cluewright.books.page import Page
from cluewright.books.pages import puzzle_page
from cluewright.books.plan import BookPlan
from cluewright.books.plan_file import read_plan
from cluewright.books.rules import RulesPage, rules_pages
from cluewright.books.solutions import solution_page, solution_pages
from cluewright.books.words import books_message, capitalised, level_name, page_range, phrase, printer_message
from cluewright.core.budget import Budget
from cluewright.core.errors import InvalidRecipe
from cluewright.core.message import Message
from cluewright.core.registry import kind as find_kind
from cluewright.core.technique import Level
from cluewright.render.fonts import require_fonts

if TYPE_CHECKING:
    from cluewright.library import Library

Draw = Callable[[Page], Page]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the book and the page it begins on; a `deep` one is part of the one before."""

    title: str
    page: int
    deep: bool = False


@dataclass(slots=True)
class Book:
    """Hold a book; `pdf` writes it, `page` draws one page of it."""

    plan: BookPlan
    parts: Sequence[Part]
    remarks: Sequence[Message] = ()
    """What differs from the plan."""
    chapters: list[Chapter] = field(default_factory=list)
    _pages: list[Draw] = field(default_factory=list)

    def __post_init__(self) -> None:
        _Binder(self).bind()

    @property
    def notes(self) -> list[str]:
        """Say what is not as the plan has it, in the language of the book."""
        return [remark.text(self.plan.language) for remark in self.remarks]

    @property
    def page_count(self) -> int:
        """Count the pages, the cover included."""
        return len(self._pages)

    @property
    def puzzles(self) -> Iterator[Numbered]:
        """Yield the puzzles in the order of their numbers."""
        for part in self.parts:
            yield from part.puzzles

    def page(self, number: int) -> Page:
        """Draw a page, counted from 1; page 1 is the cover if there is one."""
        if not 1 <= number <= self.page_count:
            raise InvalidRecipe(f"there is no page {number}: the book has pages 1 to {self.page_count}")
        profile = self.plan.profile
        theme = self.plan.printed_theme
        page = self._pages[number - 1](Page(self.plan.page, number, theme, self.plan.language))
        if page.theme is not theme:  # the cover has its own
            page.theme = page.theme.printed(profile.ink)
        page.firm(profile.line_mm)
        return page

    def pdf(self, *, budget: Budget | None = None) -> bytes:
        """Write the book as PDF."""
        from cluewright.books.pdf import to_pdf

        return to_pdf(self.plan, self._drawn(budget or Budget()), self.chapters)

    def svg(self, number: int) -> str:
        """Draw a page as SVG."""
        from cluewright.books.preview import page_svg

        return page_svg(self.page(number))

    def png(self, number: int, *, pixels_per_mm: int = 4) -> bytes:
        """Draw a page as PNG."""
        from cluewright.books.preview import page_png

        return page_png(self.page(number), pixels_per_mm=pixels_per_mm)

    def _drawn(self, budget: Budget) -> Iterator[Page]:
        for number in range(1, self.page_count + 1):
            budget.check()
            budget.report(0.8 + 0.2 * number / self.page_count, f"page {number} of {self.page_count}")
            yield self.page(number)


class _Binder:
    """Put the pages of a book in order; page numbers are known before anything is drawn."""

    def __init__(self, book: Book) -> None:
        self.book, self.plan, self.parts = book, book.plan, book.parts
        self.pages = book._pages
        self.lines: list[ContentsLine] = []
        self.where: dict[int, int] = {}
        """The page of each puzzle, by its number."""
        self.solved: dict[int, int] = {}
        """The page of each solution, by the number of the puzzle."""
        self.rules = {part.kind: self._rules_of(part) for part in self.parts} if self.plan.rules else {}
        self.hints = hint_pages(self.parts, self.plan.page, self.plan.language) if self.plan.hints else []

    def _rules_of(self, part: Part) -> list[RulesPage]:
        """Return the pages of a kind's rules, with the techniques its puzzles need, or all if one is not rated."""
        kind = find_kind(part.kind)
        ratings = [each.entry.item.rating for each in part.puzzles]
        needed = {slug for rating in ratings if rating is not None for slug in rating.techniques}
        every = {technique.slug for technique in kind.techniques}
        return rules_pages(self.plan.page, self.plan.language, kind, every if None in ratings else needed)

    def bind(self) -> None:
        plan = self.plan
        if plan.cover:
            self._begin(self._say("cover"))
            self.pages.append(partial(cover_page, plan=plan, parts=self.parts))
        if plan.title_page:
            self._begin(self._say("title-page"))
            self.pages.append(partial(title_page, plan=plan))
        if plan.has_imprint:
            self._begin(self._say("imprint"))
            self.pages.append(partial(imprint_page, plan=plan, parts=self.parts))
        if plan.front:
            self._begin(self._say("about"))
            self.pages.append(partial(about_page, plan=plan, parts=self.parts))
            self._begin(self._say("contents"))
            room = lines_a_page(plan.page)
            for start in range(0, self._lines_to_come(), room):
                self.pages.append(partial(self._contents, start=start, room=room))
        if plan.rules:
            self._line(self._say("rules"))
            for part in self.parts:
                self._line(part.title, deep=True)
                self.pages.extend(each.draw for each in self.rules[part.kind])
        for part in self.parts:
            self._part(part)
        if self.hints:
            self._line(self._say("hints"))
            for place, lines in enumerate(self.hints):
                self.pages.append(partial(hint_page, lines=lines, first=not place, where=self.where))
        if plan.solutions:
            self._line(self._say("solutions"))
            for place, tiles in enumerate(solution_pages(self.parts, plan)):
                self.solved |= {tile.puzzle.number: len(self.pages) + 1 for *_, tile in tiles}
                self.pages.append(partial(solution_page, tiles=tiles, first=not place, where=self.where))
        if plan.profile.even and len(self.pages) % 2:
            self.pages.append(notes_page)

    def _part(self, part: Part) -> None:
        self._line(part.title, aside=self._range(part.groups[0].numbers[0], part.groups[-1].numbers[1]))
        if self.plan.openers:
            self.pages.append(partial(opener_page, part=part))
        start = len(self.pages) + 1
        self.where |= {each.number: start + place for place, (_, page) in enumerate(part.pages) for each in page}
        for group in part.groups:
            first, last = group.numbers
            title = capitalised(level_name(group.level, self.plan.language))
            self._line(title, deep=True, aside=self._range(first, last), level=group.level, page=self.where[first])
        for share, puzzles in part.pages:
            self.pages.append(partial(puzzle_page, title=part.title, share=share, puzzles=puzzles, solved=self.solved))

    def _say(self, code: str) -> str:
        return phrase(code, self.plan.language)

    def _range(self, first: int, last: int) -> str:
        return page_range(first, last, self.plan.language)

    def _begin(self, title: str, *, deep: bool = False, page: int | None = None) -> int:
        page = page or len(self.pages) + 1
        self.book.chapters.append(Chapter(title, page, deep))
        return page

    def _line(
        self, title: str, *, deep: bool = False, aside: str = "", level: Level | None = None, page: int | None = None
    ) -> None:
        page = self._begin(title, deep=deep, page=page)
        self.lines.append(ContentsLine(title, page, deep, level, aside))

    def _lines_to_come(self) -> int:
        kinds, groups = len(self.parts), sum(len(part.groups) for part in self.parts)
        return kinds + groups + (kinds + 1 if self.plan.rules else 0) + int(self.plan.solutions) + bool(self.hints)

    def _contents(self, page: Page, *, start: int, room: int) -> Page:
        return contents_page(page, self.plan, self.lines[start : start + room], first=not start)


def make_book(
    plan: BookPlan | str | Path,
    *,
    library: "Library | None" = None,
    budget: Budget | None = None,
    workers: int | None = None,
) -> Book:
    """Gather, prove, grade and arrange the puzzles of a plan, or of a plan file.

    >>> from cluewright.books import parse_plan
    >>> plan = parse_plan('[[section]]\\nrecipe = {kind = "hitori", size = "5x4", count = 2}')
    >>> book = make_book(plan)
    >>> [each.number for each in book.puzzles], book.page_count
    ([1, 2], 6)
    """
    read = plan if isinstance(plan, BookPlan) else read_plan(plan)
    require_fonts(read.language)
    entries, notes = gather(read, library=library, budget=budget, workers=workers)
    return bind_book(read, entries, notes, budget=budget)


def bind_book(
    plan: BookPlan, entries: Sequence[BookEntry], notes: Sequence[Message] = (), *, budget: Budget | None = None
) -> Book:
    """Arrange puzzles that are gathered already; `notes` say which of the plan's are not among them."""
    require_fonts(plan.language)
    drawn = draw_entries(entries, plan, budget or Budget())
    pages = 1
    while True:  # the gutter grows with the number of pages, and that with the gutter, which has few widths
        said = list(notes)
        book = Book(plan.bound(pages), settle(drawn, plan.bound(pages), said), said)
        if plan.profile.gutter(book.page_count) <= plan.profile.gutter(pages):
            said.extend(_page_count_notes(book))
            if not plan.has_imprint and not plan.front:
                said.extend(books_message("note-credit", credit=credit) for credit in credits_of(book.parts))
            return book
        pages = book.page_count


def _page_count_notes(book: Book) -> Iterator[Message]:
    profile, count = book.plan.profile, book.page_count
    if count < profile.fewest:
        yield books_message("note-few-pages", printer=printer_message(profile), count=count, fewest=profile.fewest)
    if profile.most is not None and count > profile.most:
        yield books_message("note-many-pages", printer=printer_message(profile), count=count, most=profile.most)
