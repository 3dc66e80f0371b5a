"""The pages around the puzzles that a publisher asks for: imprint, section openers, hints."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from cluewright.books.front import HEADING, credits_of, heading
from cluewright.books.layout import Numbered, Part
from cluewright.books.lettering import balanced, drawable, fitted, paragraph, text_width, wrapped
from cluewright.books.page import Leap, Page
from cluewright.books.pages import draw_level, furnish
from cluewright.books.plan import FOLIO, BookPlan, PageShape
from cluewright.books.words import capitalised, level_name, page_range, phrase
from cluewright.core.budget import Budget
from cluewright.core.errors import CluewrightError
from cluewright.core.hint import Hint, hint_of_step
from cluewright.core.puzzle import Puzzle
from cluewright.core.registry import kind_of
from cluewright.core.scene import Role
from cluewright.core.verbs import hint as find_hint

_TEXT, _LINE = 3.4, 5.2
_HINT, _HINT_LINE = 3.3, 4.7
_OPENER, _LEVEL = 4.4, 3.9
_TITLE_LINES = 3
_NUMBER = 11.0
"""The room of a number before its hint."""
_SECONDS = 5.0
"""The most a hint may take to find."""


def series_line(plan: BookPlan) -> str:
    """Return the name of the series with the number of the volume, as far as the plan has them."""
    if plan.series and plan.volume is not None:
        return phrase("series-volume", plan.language, series=plan.series, volume=plan.volume)
    return plan.series or ("" if plan.volume is None else phrase("volume", plan.language, volume=plan.volume))


def title_page(page: Page, plan: BookPlan) -> Page:
    """Draw the title page: the title a third down, the author below it, the series at the foot."""
    shape, language = page.shape, page.language
    room, middle = page.right - page.left, (page.left + page.right) / 2
    y = shape.top + 0.24 * shape.inside[1]
    for size in (0.13 * room, 0.105 * room, 0.085 * room, shape.type(0.07 * room)):
        lines = balanced(drawable(plan.title, language), size, room, bold=True, language=language)
        if len(lines) <= _TITLE_LINES:
            break
    for line in lines:
        page.write(middle, y, line, size, anchor="middle", bold=True)
        y += 1.2 * size
    y += 0.2 * size
    for text, letters, role in ((plan.subtitle, 0.045 * room, Role.FAINT), (plan.author, 0.05 * room, Role.INK)):
        letters = shape.type(letters)
        broken = balanced(drawable(text, language), letters, room, language=language)
        for line in broken:
            page.write(middle, y, line, letters, anchor="middle", role=role)
            y += 1.45 * letters
        y += 1.6 * letters if broken else 0.0
    if series := drawable(series_line(plan), language):
        size = shape.type(_TEXT)
        foot = shape.height - shape.bottom
        page.write(middle, foot, fitted(series, size, room, language=language), size, anchor="middle")
    return page


def imprint_page(page: Page, plan: BookPlan, parts: Sequence[Part]) -> Page:
    """Draw the imprint at the foot of a page: title, author, series, the plan's own lines, credits and the ISBN."""
    credits_ = [page.say("credit", credit=credit) for credit in credits_of(parts)]
    known = [plan.title, plan.subtitle, plan.author, series_line(plan), "", *plan.imprint, "", *credits_, ""]
    if plan.isbn:
        known.append(f"ISBN {plan.isbn}")
    room = page.right - page.left
    size, high = page.shape.type(_TEXT), page.shape.grown(_LINE, _TEXT)
    lines: list[tuple[str, bool]] = []
    for place, text in enumerate(known):
        broken = wrapped(drawable(text, page.language), size, room, bold=not place, language=page.language)
        if broken or (lines and lines[-1][0]):
            lines.extend((line, not place) for line in broken or [""])
    y = page.shape.height - page.shape.bottom - (len(lines) - 1) * high
    for line, bold in lines:
        if y >= page.shape.top:
            page.write(page.left, y, line, size, bold=bold)
        y += high
    return page


def opener_page(page: Page, part: Part) -> Page:
    """Draw the page that opens the puzzles of a kind: its title, its numbers and its levels."""
    room = page.right - page.left
    y = page.shape.top + 0.28 * page.shape.inside[1]
    size = min(14.0, 0.12 * room)
    title = fitted(drawable(part.title, page.language), size, room, bold=True, language=page.language)
    page.write(page.left, y, title, size, bold=True)
    y += 0.9 * size
    page.rule(page.left, page.right, y, role=Role.BOLD, width=0.25)
    y += 8.0
    shape, language = page.shape, page.language
    numbers = page_range(part.groups[0].numbers[0], part.groups[-1].numbers[1], language)
    page.write(page.left, y, capitalised(numbers), shape.type(_OPENER))
    y += shape.grown(10.0, _OPENER)
    letters = shape.type(_LEVEL)
    names = [capitalised(level_name(group.level, language)) for group in part.groups]
    widest = max(text_width(drawable(name, language), letters, language=language) for name in names)
    for group, name in zip(part.groups, names, strict=True):
        wide = draw_level(page, page.left, y, group.level)
        x = page.left + (wide + 4.0 if wide else 0.0)
        page.write(x, y, name, letters)
        if len(names) > 1:
            page.write(x + widest + 6.0, y, page_range(*group.numbers, language), letters, role=Role.FAINT)
        y += shape.grown(6.4, _LEVEL)
    return page


@dataclass(frozen=True, slots=True)
class HintLine:
    """The hint for a puzzle, in lines that fit the page."""

    puzzle: Numbered
    lines: tuple[str, ...]
    height: float
    """What it takes, with the room below it."""


def hint_pages(parts: Sequence[Part], shape: PageShape, language: str) -> list[list[HintLine]]:
    """Divide the hints among pages, in the order of the puzzles; a puzzle without one is left out."""
    width, height = shape.inside
    size, high, number = shape.type(_HINT), shape.grown(_HINT_LINE, _HINT), shape.grown(_NUMBER, FOLIO)
    pages: list[list[HintLine]] = [[]]
    used = HEADING
    for part in parts:
        for each in part.puzzles:
            hint = first_hint(each.entry.item.puzzle)
            if hint is None:
                continue
            words = drawable(" ".join(hint.stages_in(language)[:2]), language)
            lines = tuple(paragraph(words, size, width - number, language=language))
            line = HintLine(each, lines, len(lines) * high + 1.6)
            if used + line.height > height and pages[-1]:
                pages.append([])
                used = 0.0
            pages[-1].append(line)
            used += line.height
    return [page for page in pages if page]


@lru_cache(maxsize=10_000)
def first_hint(puzzle: Puzzle) -> Hint | None:
    """Return the first hint for a puzzle, or None if none is found soon.

    On paper nobody follows the steps that a hint may rest on, so the first of them is the hint.
    """
    try:
        hint = find_hint(puzzle, kind_of(puzzle).empty_board(puzzle), budget=Budget(seconds=_SECONDS))
    except CluewrightError:
        return None
    return hint_of_step(hint.before[0]) if hint.before else hint


def hint_page(page: Page, lines: Sequence[HintLine], *, first: bool, where: Mapping[int, int]) -> Page:
    """Draw hints; each leads to its puzzle."""
    furnish(page, page.say("hints"))
    shape = page.shape
    y = heading(page, page.say("hints")) if first else shape.top + 2.0
    size, high, number = shape.type(_HINT), shape.grown(_HINT_LINE, _HINT), shape.grown(_NUMBER, FOLIO)
    for line in lines:
        page.write(page.left, y, str(line.puzzle.number), shape.type(FOLIO), bold=True)
        page.leaps.append(Leap(page.left, y - high / 2, page.right - page.left, high, where[line.puzzle.number]))
        for place, text in enumerate(line.lines):
            page.write(page.left + number, y + place * high, text, size)
        y += line.height
    return page
