"""The pages before the puzzles: what the marks mean, and the table of contents."""

from collections.abc import Sequence
from dataclasses import dataclass

from cluewright.books.layout import Part
from cluewright.books.lettering import drawable, fitted, text_width, wrapped
from cluewright.books.page import Leap, Page
from cluewright.books.pages import draw_level, furnish
from cluewright.books.plan import BookPlan, PageShape
from cluewright.books.words import capitalised
from cluewright.core.scene import Circle, Layer, Role
from cluewright.core.technique import Level

_TEXT = 3.9
_LINE = 6.4
HEADING = 18.0
"""The height of a page's heading."""
_NOTE_LINE = 9.0


@dataclass(frozen=True, slots=True)
class ContentsLine:
    """One line of the contents."""

    text: str
    page: int
    deep: bool = False
    """Whether it belongs to the line before."""
    level: Level | None = None
    aside: str = ""


def heading(page: Page, text: str) -> float:
    """Write the heading of a page and return the height where its text begins."""
    top = page.shape.top
    room = page.right - page.left
    size = min(9.0, 0.08 * room)
    words = fitted(drawable(text, page.language), size, room, bold=True, language=page.language)
    page.write(page.left, top + 8.0 - 0.5 * size, words, size, bold=True)
    page.rule(page.left, page.right, top + 10.5, role=Role.BOLD, width=0.25)
    return top + HEADING


def about_page(page: Page, plan: BookPlan, parts: Sequence[Part]) -> Page:
    """Say what the book holds, what its marks mean and how its QR codes are used."""
    furnish(page, plan.title)
    y = heading(page, page.say("about"))
    groups = [group for part in parts for group in part.groups]
    total = sum(len(group.puzzles) for group in groups)
    paragraphs = [page.say("about-puzzles", count=total)]
    if plan.code_base is not None:
        paragraphs.append(page.say("about-codes", link=plan.code_base))
    levels = [level for level in Level if any(group.level is level for group in groups)]
    if levels:
        paragraphs.append(page.say("about-levels"))
    for paragraph in paragraphs:
        words = drawable(paragraph, page.language)
        for line in wrapped(words, _TEXT, page.right - page.left, language=page.language):
            page.write(page.left, y, line, _TEXT)
            y += 1.45 * _TEXT
        y += 2.4
    for level in levels:
        count = sum(len(group.puzzles) for group in groups if group.level is level)
        wide = draw_level(page, page.left, y, level)
        page.write(page.left + wide + 4, y, capitalised(level.name_in(page.language)), _TEXT)
        page.write(page.left + wide + 34, y, str(count), _TEXT, role=Role.FAINT, anchor="end")
        y += _LINE
    return page


def lines_a_page(shape: PageShape) -> int:
    """Count the lines of contents a page has room for."""
    return max(1, int((shape.inside[1] - HEADING) / _LINE))


def contents_page(page: Page, plan: BookPlan, lines: Sequence[ContentsLine], *, first: bool) -> Page:
    """Draw the table of contents, or its next page; each line leads to its page."""
    furnish(page, plan.title)
    y = heading(page, page.say("contents" if first else "contents-continued"))
    for line in lines:
        x = page.left + (6.0 if line.deep else 0.0)
        start = x
        x += page.write(x, y, line.text, _TEXT, bold=not line.deep)
        if line.level is not None:
            x = max(x, start + 22.0)
            x += draw_level(page, x, y, line.level)
        if line.aside:
            room = page.right - 12.0 - x
            x += 3.0 + page.write(
                x + 3.0, y, fitted(line.aside, 3.2, room, language=page.language), 3.2, role=Role.FAINT
            )
        number = str(line.page)
        end = page.right - text_width(number, _TEXT) - 2.5
        place = x + 3.0
        while place < end:
            page.ink.add(Layer.GRID, Circle((place, y + 1.2), 0.18, Role.GRID))
            place += 2.0
        page.write(page.right, y, number, _TEXT, anchor="end", bold=not line.deep)
        page.leaps.append(Leap(page.left, y - _LINE / 2, page.right - page.left, _LINE, line.page))
        y += _LINE
    return page


def notes_page(page: Page) -> Page:
    """Draw a page to write on, which makes the number of pages even."""
    furnish(page, page.say("notes"))
    y = heading(page, page.say("notes")) + 4.0
    while y <= page.shape.height - page.shape.bottom:
        page.rule(page.left, page.right, y)
        y += _NOTE_LINE
    return page
