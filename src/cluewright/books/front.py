"""The pages before the puzzles: what the marks mean, and the table of contents."""

from collections.abc import Sequence
from dataclasses import dataclass

from cluewright.books.layout import Part
from cluewright.books.lettering import drawable, fitted, paragraph, text_width
from cluewright.books.page import Leap, Page
from cluewright.books.pages import draw_level, furnish
from cluewright.books.plan import BookPlan, PageShape
from cluewright.books.words import capitalised
from cluewright.core.scene import Circle, Layer, Role
from cluewright.core.technique import Level

_TEXT, _ASIDE = 3.9, 3.2
_LINE = 6.4
_TAB = 22.0
"""Where the dots of a level begin."""
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


def credits_of(parts: Sequence[Part]) -> list[str]:
    """List what the puzzles of a book say about where their pictures come from, each once."""
    said = [each.entry.item.credit for part in parts for each in part.puzzles]
    return list(dict.fromkeys(credit for credit in said if credit))


def about_page(page: Page, plan: BookPlan, parts: Sequence[Part]) -> Page:
    """Say what the book holds, what its marks mean, how its QR codes are used and, without an imprint, who drew it."""
    furnish(page, plan.title)
    y = heading(page, page.say("about"))
    groups = [group for part in parts for group in part.groups]
    total = sum(len(group.puzzles) for group in groups)
    paragraphs = [page.say("about-puzzles", count=total)]
    if plan.code_base is not None:
        paragraphs.append(page.say("about-codes", link=plan.code_base))
    if not plan.has_imprint:
        paragraphs += [page.say("credit", credit=credit) for credit in credits_of(parts)]
    levels = [level for level in Level if any(group.level is level for group in groups)]
    if levels:
        paragraphs.append(page.say("about-levels"))
    size = page.shape.type(_TEXT)
    for words in paragraphs:
        y = write_paragraph(page, y, words, page.left, page.right - page.left, size, 1.45 * size) + 2.4
    names = [capitalised(level.name_in(page.language)) for level in levels]
    widest = max((text_width(name, size, language=page.language) for name in names), default=0.0)
    for level, name in zip(levels, names, strict=True):
        count = sum(len(group.puzzles) for group in groups if group.level is level)
        x = page.left + draw_level(page, page.left, y, level) + 4
        page.write(x, y, name, size)
        page.write(x + widest + 14, y, str(count), size, role=Role.FAINT, anchor="end")
        y += page.shape.grown(_LINE, _TEXT)
    return page


def write_paragraph(
    page: Page, y: float, text: str, x: float, room: float, size: float, leading: float, *, indent: float = 0.0
) -> float:
    """Write a text in lines, the first of them indented, and return the height below it."""
    words = drawable(text, page.language)
    for line in paragraph(words, size, room, language=page.language, indent=indent):
        page.write(x + indent, y, line, size)
        y, indent = y + leading, 0.0
    return y


def lines_a_page(shape: PageShape) -> int:
    """Count the lines of contents a page has room for."""
    return max(1, int((shape.inside[1] - HEADING) / shape.grown(_LINE, _TEXT)))


def contents_page(page: Page, plan: BookPlan, lines: Sequence[ContentsLine], *, first: bool) -> Page:
    """Draw the table of contents, or its next page; each line leads to its page."""
    furnish(page, plan.title)
    y = heading(page, page.say("contents" if first else "contents-continued"))
    shape, language = page.shape, page.language
    size, small, high = shape.type(_TEXT), shape.type(_ASIDE), shape.grown(_LINE, _TEXT)
    tab = shape.grown(_TAB, _TEXT)
    for line in lines:
        start = x = page.left + (6.0 if line.deep else 0.0)
        number = str(line.page)
        end = page.right - text_width(number, size, bold=not line.deep) - 2.5
        words = drawable(line.text, language)
        x += page.write(
            x, y, fitted(words, size, end - x, bold=not line.deep, language=language), size, bold=not line.deep
        )
        if line.level is not None:
            x = max(x + 2.0, start + tab)
            x += draw_level(page, x, y, line.level)
        if line.aside and x + 3.0 + text_width(line.aside, small, language=language) <= end:
            x += 3.0 + page.write(x + 3.0, y, line.aside, small, role=Role.FAINT)
        place = end - 2.0 * int(max(0.0, end - x - 2.0) / 2.0)
        while place < end:
            page.ink.add(Layer.GRID, Circle((place, y + 0.3 * size), 0.18, Role.FAINT))
            place += 2.0
        page.write(page.right, y, number, size, anchor="end", bold=not line.deep)
        page.leaps.append(Leap(page.left, y - high / 2, page.right - page.left, high, line.page))
        y += high
    return page


def notes_page(page: Page) -> Page:
    """Draw a page to write on, which makes the number of pages even."""
    furnish(page, page.say("notes"))
    y = heading(page, page.say("notes")) + 4.0
    while y <= page.shape.height - page.shape.bottom:
        page.rule(page.left, page.right, y)
        y += _NOTE_LINE
    return page
