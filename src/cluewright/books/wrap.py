"""The wrap cover of a printed book: back, spine and front on one sheet, as a file of its own.

The front is that of the book. The back has words, levels and some puzzles, and leaves free the place where the printer
puts the barcode. docs/books.md names the sources of the figures.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cluewright.books.book import Book
from cluewright.books.cover import draw_cover, draw_puzzle, front_puzzles
from cluewright.books.layout import Box, Numbered
from cluewright.books.lettering import drawable, fitted, paragraph, text_width
from cluewright.books.page import Page
from cluewright.books.pages import draw_level
from cluewright.books.plan import BookPlan, PageShape, inches_a_page
from cluewright.books.profiles import INCH, Profile
from cluewright.books.words import capitalised
from cluewright.core.budget import Budget
from cluewright.core.errors import InvalidRecipe
from cluewright.core.scene import Layer, Role, Text
from cluewright.core.technique import Level
from cluewright.render.themes import Ink

BLEED = 0.125 * INCH
"""Of a cover whose plan has none."""
FEWEST_FOR_SPINE = 79
"""Pages a book needs for text on its spine."""
SPINE_MARGIN = 0.0625 * INCH
"""What the text leaves free on both sides of the spine."""
SAFE = 0.25 * INCH
"""What words leave free at every edge: covers are not cut to the millimetre."""
BARCODE = (2.0 * INCH, 1.2 * INCH)
_INKED = 0.92
"""From the top of a capital to the foot of a g, in font sizes."""
_FEWEST_TILES, _MOST_TILES = 3, 4
"""On the back, if the book has as many puzzles that are not on the front."""
_SMALLEST_LETTERS = 1.4
"""About 4 points."""


@dataclass(frozen=True, slots=True)
class Wrap:
    """The places on a wrap cover, in millimetres from the trimmed corner of the back."""

    width: float
    """Of the book."""
    height: float
    spine: float
    bleed: float
    pages: int

    @classmethod
    def around(cls, width: float, height: float, pages: int, paper: str, bleed: float) -> "Wrap":
        """Measure the cover of a book by the size of its pages, their number and their paper.

        >>> Wrap.around(152.4, 228.6, 119, "white", 3.175).pages
        120
        """
        even = pages + pages % 2
        return cls(width, height, even * INCH * inches_a_page(paper), bleed, even)

    @property
    def back(self) -> Box:
        """Return the back."""
        return Box(0.0, 0.0, self.width, self.height)

    @property
    def front(self) -> Box:
        """Return the front."""
        return Box(self.width + self.spine, 0.0, self.width, self.height)

    @property
    def barcode(self) -> Box:
        """Return what is left free for the barcode, on the back at the foot of the spine."""
        width, height = BARCODE
        return Box(self.width - SAFE - width, self.height - SAFE - height, width, height)

    @property
    def has_spine_text(self) -> bool:
        """Tell whether the spine is wide enough for text."""
        return self.pages >= FEWEST_FOR_SPINE and self.letters >= _SMALLEST_LETTERS

    @property
    def letters(self) -> float:
        """Return the size of the letters on the spine."""
        return min(7.0, (self.spine - 2 * SPINE_MARGIN) / _INKED)

    def shape(self) -> PageShape:
        """Return the whole sheet as a page."""
        wide = 2 * self.width + self.spine
        return PageShape(
            width=wide, height=self.height, bleed=self.bleed, inner=SAFE, outer=SAFE, top=SAFE, bottom=SAFE
        )


def wrap_of(book: Book) -> Wrap:
    """Measure the wrap cover of a book; its pages are those inside, an even number.

    >>> from cluewright.books import make_book, parse_plan
    >>> plan = parse_plan('profile = "kdp"\\n[[section]]\\nrecipe = {kind = "zip", size = "5x4", count = 2}')
    >>> wrap = wrap_of(make_book(plan))
    >>> wrap.pages % 2, round(wrap.spine, 3) == round(wrap.pages * 0.0572, 3)
    (0, True)
    """
    plan = book.plan
    inside = book.page_count - int(plan.cover)
    bleed = plan.page.bleed or cover_bleed(plan.profile)
    return Wrap.around(plan.page.width, plan.page.height, inside, plan.paper, bleed)


def cover_bleed(profile: Profile) -> float:
    """Return what is printed beyond the edges of a cover."""
    return profile.bleed or BLEED


def wrap_page(book: Book) -> Page:
    """Draw the wrap cover."""
    wrap = wrap_of(book)
    if wrap.width < BARCODE[0] + 2 * SAFE:
        raise InvalidRecipe("the page is too narrow for a cover with a barcode")
    plan = book.plan
    page = Page(wrap.shape(), 1, language=plan.language)
    draw_cover(page, plan, book.parts, wrap.front)
    if wrap.has_spine_text:
        _draw_spine(page, plan, wrap)
    _draw_back(page, book, wrap)
    page.theme = page.theme.printed(_ink(plan))
    page.firm(plan.profile.line_mm)
    return page


def wrap_pdf(book: Book, *, budget: Budget | None = None) -> bytes:
    """Write the wrap cover as a PDF of one page, with bleed on every side."""
    from cluewright.books.pdf import to_pdf

    if budget is not None:
        budget.check()
    page = wrap_page(book)
    profile = replace(book.plan.profile, ink=_ink(book.plan))
    return to_pdf(replace(book.plan, page=page.shape, profile=profile), [page], [])


def _ink(plan: BookPlan) -> Ink:
    """Return the inks of the cover, which is printed in colours even if the pages are not."""
    return Ink.CMYK if plan.profile.ink is Ink.CMYK else Ink.RGB


def _draw_spine(page: Page, plan: BookPlan, wrap: Wrap) -> None:
    """Write the title down the spine, and the author below it if there is room."""
    size, language = wrap.letters, plan.language
    x, room = wrap.width + wrap.spine / 2, wrap.height - 4 * SAFE
    author = drawable(plan.author, language)
    author = author if text_width(author, 0.8 * size, language=language) <= room / 3 else ""
    free = room - (text_width(author, 0.8 * size, language=language) + 2 * size if author else 0.0)
    title = fitted(drawable(plan.title, language), size, free, bold=True, language=language)
    page.ink.add(Layer.CLUES, Text((x, 2 * SAFE), title, size, Role.INK, "start", bold=True, turned=True))
    if author:
        foot = wrap.height - 2 * SAFE
        page.ink.add(Layer.CLUES, Text((x, foot), author, 0.8 * size, Role.FAINT, "end", turned=True))


def _draw_back(page: Page, book: Book, wrap: Wrap) -> None:
    """Write what the book is about and which levels it has, above puzzles that are not on the front."""
    plan, unit = book.plan, min(wrap.width, wrap.height) / 210
    margin = max(2 * SAFE, 0.1 * min(wrap.width, wrap.height))
    x, y, room = margin, margin + 3 * unit, wrap.width - 2 * margin
    size = 6.2 * unit
    groups = [group for part in book.parts for group in part.groups]
    total = sum(len(group.puzzles) for group in groups)
    words = plan.blurb or page.say("about-puzzles", count=total)
    lines = paragraph(drawable(words, plan.language), size, room, language=plan.language)
    most = max(1, int((0.45 * wrap.height - y) / (1.45 * size)))
    for line in lines[:most]:
        page.write(x, y, line, size)
        y += 1.45 * size
    y += 0.8 * size
    for level in Level:
        count = sum(len(group.puzzles) for group in groups if group.level is level)
        if count:
            wide = draw_level(page, x, y, level) + 3.0
            name = capitalised(level.name_in(plan.language))
            page.write(x + wide, y, f"{name} · {count}", max(3.2, 0.7 * size), role=Role.FAINT)
            y += max(6.0, 1.2 * size)
    _draw_row(page, plan, _others(book), Box(x, y + size, room, wrap.barcode.y - SAFE - y - size))


def _others(book: Book) -> list[Numbered]:
    """Choose the smallest puzzle of each kind that is not on the front, if there is another; three or four in all."""
    front = {each.number for each in front_puzzles(book.plan, book.parts)}
    order = [
        sorted(part.puzzles, key=lambda each: (each.number in front, each.scene.width * each.scene.height))
        for part in book.parts
    ]
    turns = [each for turn in range(_FEWEST_TILES) for members in order for each in members[turn : turn + 1]]
    fresh = [each for each in turns[len(order) :] if each.number not in front]  # of a few kinds, some more
    return [*turns[: len(order)][:_MOST_TILES], *fresh[: max(0, _FEWEST_TILES - len(order))]]


def _draw_row(page: Page, plan: BookPlan, puzzles: Sequence[Numbered], box: Box) -> None:
    """Draw puzzles in a row in the middle of a box, if it is high enough to see them."""
    gap = 0.05 * box.width
    count = max(3, len(puzzles))
    side = min(box.height, (box.width - (count - 1) * gap) / count)
    if side < 20.0:
        return
    left = box.x + (box.width - len(puzzles) * side - (len(puzzles) - 1) * gap) / 2
    for place, each in enumerate(puzzles):
        draw_puzzle(
            page, each, left + place * (side + gap), box.y + (box.height - side) / 2, side, plan.cover_solutions
        )
