"""The cover: the book's own puzzles as line drawings, unsolved unless asked for, on a ground of one deep colour."""

import random
from collections.abc import Sequence
from dataclasses import replace

from cluewright.books.layout import Box, Numbered, Part
from cluewright.books.lettering import balanced, drawable, fitted
from cluewright.books.matter import series_line
from cluewright.books.page import Page
from cluewright.books.plan import BookPlan
from cluewright.core.scene import Layer, Look, Rect, Role, Scene
from cluewright.render.themes import Colour, Ink, Theme
from cluewright.render.themes import theme as find_theme

_GROUNDS: tuple[tuple[Colour, Colour], ...] = (
    ((27, 42, 65), (224, 170, 80)),
    ((31, 61, 54), (226, 178, 96)),
    ((74, 29, 43), (232, 180, 120)),
    ((45, 38, 66), (226, 160, 120)),
    ((38, 46, 52), (214, 118, 86)),
)
"""Ground and accent."""
_LIGHT: Colour = (246, 241, 230)
_WHITE: Colour = (255, 255, 255)
_SERIES = 8.0
"""From the tiles to the line that names the series."""
_MOST_CELLS = 900
"""Larger puzzles would be too fine for a tile."""


def cover_page(page: Page, plan: BookPlan, parts: Sequence[Part]) -> Page:
    """Draw the cover as the first page of a book."""
    # A printer without bleed and colours would waste its ink on a dark page, and leave a white rim.
    white = not plan.page.bleed and plan.profile.ink in (Ink.GREY, Ink.BLACK)
    return draw_cover(page, plan, parts, Box(0.0, 0.0, page.shape.width, page.shape.height), white=white)


def draw_cover(page: Page, plan: BookPlan, parts: Sequence[Part], front: Box, *, white: bool = False) -> Page:
    """Draw the front of a book into a box, on a page in the colours of the cover, or on white paper."""
    ground, accent, chosen = _design(plan, parts)
    page.theme = _theme(_WHITE, accent, ground) if white else _theme(ground, accent, _LIGHT)
    left, top, right, bottom = page.ink.bounds
    page.ink.add(Layer.BACKGROUND, Rect(left, top, right - left, bottom - top, fill=Role.PAPER))
    _draw_front(page, plan, front, chosen, sum(1 for part in parts for _ in part.puzzles))
    return page


def front_puzzles(plan: BookPlan, parts: Sequence[Part]) -> list[Numbered]:
    """Return the puzzles on the front of a book."""
    return _design(plan, parts)[2]


def _design(plan: BookPlan, parts: Sequence[Part]) -> tuple[Colour, Colour, list[Numbered]]:
    """Choose ground, accent and puzzles by the seed of the book."""
    chance = random.Random(f"{plan.seed}/cover")
    ground, accent = chance.choice(_GROUNDS)
    return ground, accent, _chosen(parts, chance)


def _draw_front(page: Page, plan: BookPlan, front: Box, chosen: Sequence[Numbered], total: int) -> None:
    """Draw the tiles above the words, or beside them on a wide page."""
    width, height = front.width, front.height
    margin = 0.1 * min(width, height)
    if width > 1.1 * height:
        side = min(height - 2 * margin, 0.48 * width)
        x, y = front.x + margin, front.y + (height - side) / 2
        words = Box(x + side + margin, front.y + margin, width - 3 * margin - side, height - 2 * margin)
    else:
        side = min(width - 2 * margin, 0.57 * height)
        x, y = front.x + (width - side) / 2, front.y + margin
        words = Box(front.x + margin, y + side, width - 2 * margin, height - 2 * margin - side)
    draw_tiles(page, x, y, side, chosen, plan.cover_solutions)
    _draw_words(page, plan, words, total, min(width, height) / 210)


def _theme(ground: Colour, accent: Colour, light: Colour) -> Theme:
    def mixed(strength: float, colour: Colour = light) -> Colour:
        red, green, blue = (round(g + strength * (c - g)) for g, c in zip(ground, colour, strict=True))
        return red, green, blue

    base = find_theme("print")
    colours = dict.fromkeys(base.colours, light) | {
        Role.PAPER: ground,
        Role.GRID: mixed(0.28),
        Role.BOLD: mixed(0.6),
        Role.FAINT: mixed(0.75),
        Role.INK: mixed(0.92),
        Role.FILL: mixed(0.88),
        Role.ON_FILL: ground,
        Role.MARK: mixed(0.4),
        Role.EMPTY: mixed(0.12),
        Role.PATH: mixed(0.75, accent),
        Role.TARGET: accent,
    }
    return replace(base, name="cover", title="Cover", colours=colours)


def _chosen(parts: Sequence[Part], chance: random.Random) -> list[Numbered]:
    """Choose 9, 4 or 1 of the smaller puzzles, from every kind in turn."""
    by_kind: dict[str, list[Numbered]] = {}
    for part in parts:
        for each in part.puzzles:
            if each.entry.item.puzzle.width * each.entry.item.puzzle.height <= _MOST_CELLS:
                by_kind.setdefault(part.kind, []).append(each)
    for members in by_kind.values():
        chance.shuffle(members)
    turns = [each for turn in range(9) for members in by_kind.values() for each in members[turn : turn + 1]]
    return turns[: next((count for count in (9, 4, 1) if len(turns) >= count), 0)]


def draw_tiles(page: Page, x: float, y: float, side: float, chosen: Sequence[Numbered], solved: bool) -> None:
    """Draw 9, 4 or 1 puzzles as a square."""
    count = {9: 3, 4: 2, 1: 1}.get(len(chosen), 0)
    if not count:
        return
    gap = 0.035 * side
    tile = (side - (count - 1) * gap) / count
    for place, each in enumerate(chosen):
        draw_puzzle(page, each, x + place % count * (tile + gap), y + place // count * (tile + gap), tile, solved)


def draw_puzzle(page: Page, each: Numbered, x: float, y: float, side: float, solved: bool) -> None:
    """Draw a puzzle in a framed tile."""
    page.ink.add(Layer.GRID, Rect(x, y, side, side, stroke=Role.GRID, stroke_width=0.25, radius=0.03 * side))
    scene = _drawn(each, solved)
    scale = 0.86 * side / max(scene.width, scene.height)
    page.place(scene, x + (side - scale * scene.width) / 2, y + (side - scale * scene.height) / 2, scale)


def _drawn(each: Numbered, solved: bool) -> Scene:
    """Draw a puzzle, solved only where the plan asks for it."""
    item = each.entry.item
    return each.entry.kind.scene(item.puzzle, item.solution if solved else None, Look())


def _draw_words(page: Page, plan: BookPlan, box: Box, puzzles: int, unit: float) -> None:
    """Write title and subtitle in the middle of a box, as large as they fit, and the rest at its foot."""
    middle, foot = box.x + box.width / 2, box.y + box.height
    language = plan.language
    title = drawable(plan.title, language)
    subtitle = balanced(drawable(plan.subtitle, language), 6.2 * unit, box.width, language=language)[:2]
    series = drawable(series_line(plan), language)
    above = _SERIES + 2 if series else 3
    free = box.height - (19 + above + 8 * len(subtitle)) * unit
    for size in (19 * unit, 16 * unit, 13.5 * unit, 11 * unit, 9 * unit, 7 * unit):
        lines = balanced(title, size, box.width, bold=True, language=language)
        if len(lines) <= 3 and len(lines) * 1.15 * size <= free:
            break
    lines = lines[: max(1, int(free / (1.15 * size)))]
    block = len(lines) * 1.15 * size + 8 * unit * len(subtitle)
    top = box.y + above * unit + max(0.0, (box.height - (9 + above) * unit - block) / 2)
    page.ink.add(Layer.MARKS, Rect(middle - 9 * unit, top, 18 * unit, 0.7 * unit, fill=Role.TARGET))
    top += 6 * unit + 0.6 * size
    for line in lines:
        page.write(middle, top, line, size, anchor="middle", bold=True)
        top += 1.15 * size
    top += 2 * unit - 0.25 * size
    for line in subtitle:
        page.write(middle, top, line, 6.2 * unit, anchor="middle", role=Role.FAINT)
        top += 8 * unit
    if series:
        words = fitted(series, 4.6 * unit, box.width, language=language)
        page.write(middle, box.y + _SERIES * unit, words, 4.6 * unit, anchor="middle", role=Role.FAINT)
    count = page.say("puzzle-count", count=puzzles)
    words = drawable(" · ".join(part for part in (plan.author, count) if part), language)
    words = fitted(words, 4.6 * unit, box.width, language=language)
    page.write(middle, foot - 1.5 * unit, words, 4.6 * unit, anchor="middle", role=Role.FAINT)
