"""Pages of puzzles, and what every page has: a running head and its number."""

from collections.abc import Mapping, Sequence

from cluewright.books.layout import Box, Numbered, fit_of, head_height, places
from cluewright.books.lettering import drawable, fitted, text_width
from cluewright.books.page import Page
from cluewright.books.plan import FOLIO, RUNNING, PageShape
from cluewright.core.scene import Circle, Layer, Role
from cluewright.core.technique import Level

_DOT, _DOT_PITCH = 0.95, 2.7
"""Radius and distance of the dots that mark the level, in millimetres."""
_LARGEST_DOTS = 1.6
"""How much larger they are at most in large print."""
_TITLE = 3.6
_ALIKE = 1.35
"""Puzzles that share a page have cells of equal size if that makes none smaller by more than this."""


def furnish(page: Page, head: str) -> None:
    """Write the running head and the page number, both at the outer edge."""
    odd = page.number % 2 == 1
    x = page.right if odd else page.left
    anchor = "end" if odd else "start"
    shape = page.shape
    size = shape.type(RUNNING)
    words = fitted(drawable(head, page.language), size, page.right - page.left, language=page.language)
    page.write(x, shape.head, words, size, role=Role.FAINT, anchor=anchor)  # type: ignore[arg-type]
    page.write(x, shape.foot, str(page.number), shape.type(FOLIO), anchor=anchor, bold=True)  # type: ignore[arg-type]


def _dots(shape: PageShape) -> tuple[float, float]:
    """Return radius and distance of the dots on a page."""
    larger = min(_LARGEST_DOTS, shape.grown(1.0, RUNNING))
    return _DOT * larger, _DOT_PITCH * larger


def level_width(shape: PageShape) -> float:
    """Return the width of the five dots of a level."""
    radius, pitch = _dots(shape)
    return 2 * radius + (len(Level) - 1) * pitch


def draw_level(page: Page, x: float, y: float, level: Level | None) -> float:
    """Draw five dots starting at `x`, as many of them filled as the level says, and return their width."""
    if level is None:
        return 0.0
    radius, pitch = _dots(page.shape)
    for place in range(len(Level)):
        filled = place <= level.rank
        centre = (x + radius + place * pitch, y)
        circle = Circle(centre, radius, Role.INK if filled else None, Role.INK, 0.2)
        page.ink.add(Layer.MARKS, circle)
    return level_width(page.shape)


def puzzle_page(
    page: Page, title: str, share: int, puzzles: Sequence[Numbered], solved: Mapping[int, int] | None = None
) -> Page:
    """Draw up to `share` puzzles on a page; `solved` has the pages of the solutions by the numbers of the puzzles."""
    levels = dict.fromkeys(each.entry.level for each in puzzles if each.entry.level is not None)
    furnish(page, " · ".join([title, *(level.name_in(page.language) for level in levels)]))
    shape = page.shape
    cells = [fit_of(shape, share, each.scene, each.code).cell for each in puzzles]
    if max(cells) <= _ALIKE * min(cells):
        cells = [min(cells)] * len(cells)
    for each, slot, cell in zip(puzzles, places(shape, page.left, share, len(puzzles)), cells, strict=True):
        _draw_puzzle(page, each, slot, cell, share, (solved or {}).get(each.number))
    return page


def _draw_puzzle(page: Page, each: Numbered, slot: Box, cell: float, share: int, solved: int | None) -> None:
    fit = fit_of(page.shape, share, each.scene, each.code)
    room = slot.width - fit.code_room
    if each.code is not None:
        page.place(each.code, slot.x + slot.width - fit.code, slot.y, fit.code / each.code.width)
    number = str(each.number)
    wide = page.write(slot.x, slot.y + 4.3, number, 8.2, bold=True) + 2.6
    shape, words = page.shape, drawable(each.entry.item.title or "", page.language)
    title, small = shape.type(_TITLE), shape.type(RUNNING)
    if words:
        words = fitted(words, title, room - wide, bold=True, language=page.language)
        page.write(slot.x + wide, slot.y + shape.grown(2.6, _TITLE), words, title, bold=True)
    y = slot.y + (head_height(shape) - 5.0 if words else 4.6)
    dots = draw_level(page, slot.x + wide, y, each.entry.level)
    facts = [each.entry.size] if solved is None else [each.entry.size, page.say("see-solution", page=solved)]
    beside = dots + 2.4 if dots else 0.0

    def fits(words: str, indent: float) -> bool:
        return indent + text_width(drawable(words, page.language), small, language=page.language) <= room - wide

    below = y + 1.45 * small
    two = not fits(" · ".join(facts), beside) and len(facts) == 2 and below + 0.5 * small <= slot.y + fit.head
    if two and fits(facts[0], beside) and fits(facts[1], 0.0):
        page.write(slot.x + wide, below, drawable(facts[1], page.language), small, role=Role.FAINT)
        facts = facts[:1]
    for known in (facts, facts[1:], facts[:1]):  # as much as there is room for
        if fits(" · ".join(known), beside):
            page.write(slot.x + wide + beside, y, drawable(" · ".join(known), page.language), small, role=Role.FAINT)
            break
    scene = each.scene
    x = (slot.width - cell * scene.width) / 2
    if fit.beside:
        x = min(x, room - cell * scene.width)
    free = slot.height - fit.head - cell * scene.height
    page.place(scene, slot.x + max(0.0, x), slot.y + fit.head + min(0.35 * free, 30.0), cell)
