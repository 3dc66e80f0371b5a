"""Pages of puzzles and of solutions, and what every page has: a running head and its number."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from cluewright.books.layout import Box, Numbered, Part, fit_of, slots
from cluewright.books.lettering import drawable, fitted, text_width
from cluewright.books.page import Leap, Page
from cluewright.books.plan import SOLUTION_SIZES, PageShape
from cluewright.core.item import SHOWS
from cluewright.core.scene import Circle, Layer, Look, Role, Scene
from cluewright.core.technique import Level
from cluewright.render.themes import Theme

DOT, DOT_PITCH = 0.95, 2.7
"""Radius and distance of the dots that mark the level, in millimetres."""
LEVEL_WIDTH = 2 * DOT + (len(Level) - 1) * DOT_PITCH
_SMALL = 2.9
_ALIKE = 1.35
"""Puzzles that share a page have cells of equal size if that makes none smaller by more than this."""


def furnish(page: Page, head: str) -> None:
    """Write the running head and the page number, both at the outer edge."""
    odd = page.number % 2 == 1
    x = page.right if odd else page.left
    anchor = "end" if odd else "start"
    shape = page.shape
    page.write(x, shape.head, head, _SMALL, role=Role.FAINT, anchor=anchor)  # type: ignore[arg-type]
    page.write(x, shape.foot, str(page.number), 3.4, anchor=anchor, bold=True)  # type: ignore[arg-type]


def draw_level(page: Page, x: float, y: float, level: Level | None) -> float:
    """Draw five dots starting at `x`, as many of them filled as the level says, and return their width."""
    if level is None:
        return 0.0
    for place in range(len(Level)):
        filled = place <= level.rank
        centre = (x + DOT + place * DOT_PITCH, y)
        circle = Circle(centre, DOT, Role.INK if filled else None, Role.INK, 0.2)
        page.ink.add(Layer.MARKS, circle)
    return LEVEL_WIDTH


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
    for each, slot, cell in zip(puzzles, slots(shape, page.left, share), cells, strict=False):
        _draw_puzzle(page, each, slot, cell, share, (solved or {}).get(each.number))
    return page


def _draw_puzzle(page: Page, each: Numbered, slot: Box, cell: float, share: int, solved: int | None) -> None:
    fit = fit_of(page.shape, share, each.scene, each.code)
    room = slot.width - fit.code_room
    if each.code is not None:
        page.place(each.code, slot.x + slot.width - fit.code, slot.y, fit.code / each.code.width)
    number = str(each.number)
    wide = page.write(slot.x, slot.y + 4.3, number, 8.2, bold=True) + 2.6
    words = drawable(each.entry.item.title or "", page.language)
    if words:
        words = fitted(words, 3.6, room - wide, bold=True, language=page.language)
        page.write(slot.x + wide, slot.y + 2.6, words, 3.6, bold=True)
    y = slot.y + (7.0 if words else 4.6)
    dots = draw_level(page, slot.x + wide, y, each.entry.level)
    facts = [each.entry.size] if solved is None else [each.entry.size, page.say("see-solution", page=solved)]
    for known in (facts, facts[1:], facts[:1]):  # as much as there is room for
        line = drawable(" · ".join(known), page.language)
        if dots + text_width(line, _SMALL, language=page.language) + 2.4 <= room - wide:
            page.write(slot.x + wide + (dots + 2.4 if dots else 0.0), y, line, _SMALL, role=Role.FAINT)
            break
    scene = each.scene
    x = (slot.width - cell * scene.width) / 2
    if fit.beside:
        x = min(x, room - cell * scene.width)
    free = slot.height - fit.head - cell * scene.height
    page.place(scene, slot.x + max(0.0, x), slot.y + fit.head + min(0.35 * free, 30.0), cell)


# Solutions

_CELL, _SMALLEST_CELL = 3.2, 0.9
"""Of the smallest size of solutions; larger ones have cells larger in proportion."""
_BETWEEN = 5.0
_LABEL = 5.0


@dataclass(frozen=True, slots=True)
class _Tile:
    puzzle: Numbered
    scene: Scene
    cell: float
    width: float
    height: float


def solution_pages(
    parts: Sequence[Part], shape: PageShape, theme: Theme, size: str = "small"
) -> list[list[tuple[float, float, _Tile]]]:
    """Return the solutions in the order of their numbers, as rows on pages: each with its place within the margins."""
    width, height = shape.inside
    usual = min(SOLUTION_SIZES[size], width)
    pages: list[list[tuple[float, float, _Tile]]] = [[]]
    y = _LABEL + 6.0
    for row in _rows([_tile(each, shape, theme, usual) for part in parts for each in part.puzzles], width, usual):
        tall = max(tile.height for tile in row) + _LABEL
        if y + tall > height and pages[-1]:
            pages.append([])
            y = 0.0
        x = 0.0
        for tile in row:
            pages[-1].append((x, y, tile))
            x += tile.width + _between(width, usual)
        y += tall + _BETWEEN
    return pages


def _between(width: float, usual: float) -> float:
    """Return the distance of tiles in a row, so that rows of usual tiles reach both margins."""
    count = max(1, int((width + _BETWEEN) / (usual + _BETWEEN)))
    return (width - count * usual) / (count - 1) if count > 1 else _BETWEEN


def _rows(tiles: Sequence[_Tile], width: float, usual: float) -> Iterator[list[_Tile]]:
    row: list[_Tile] = []
    used = 0.0
    for tile in tiles:
        if row and used + tile.width > width + 0.01:
            yield row
            row, used = [], 0.0
        row.append(tile)
        used += tile.width + _between(width, usual)
    if row:
        yield row


def _tile(each: Numbered, shape: PageShape, theme: Theme, usual: float) -> _Tile:
    width, height = shape.inside
    scene = _solved(each, theme)
    side = max(scene.width, scene.height)
    most = _CELL * usual / SOLUTION_SIZES["small"]
    cell = min(most, max(_SMALLEST_CELL, usual / side), width / scene.width, (height - 12.0) / scene.height)
    return _Tile(each, scene, cell, max(usual, cell * scene.width), cell * scene.height)


def _solved(each: Numbered, theme: Theme) -> Scene:
    """Draw the solution, with the clues if they are inside the board and so take no extra room."""
    entry = each.entry
    puzzle, solution = entry.item.puzzle, entry.item.solution
    bare = entry.kind.scene(puzzle, solution, theme.look(Look(clues=False)))
    full = entry.kind.scene(puzzle, solution, theme.look())
    return full if full.bounds == bare.bounds else bare


def solution_page(
    page: Page, tiles: Sequence[tuple[float, float, _Tile]], *, first: bool, where: Mapping[int, int] | None = None
) -> Page:
    """Draw solutions on a page; `where` has the pages of the puzzles by their numbers."""
    furnish(page, page.say("solutions"))
    top = page.shape.top
    if first:
        page.write(page.left, top + 2.0, page.say("solutions"), 7.0, bold=True)
        page.rule(page.left, page.right, top + 7.5)
    for x, y, tile in tiles:
        left = page.left + x
        wide = page.write(left, top + y + 1.6, str(tile.puzzle.number), 3.4, bold=True) + 1.4
        item, room = tile.puzzle.entry.item, tile.width - wide
        if (back := (where or {}).get(tile.puzzle.number)) is not None:
            words = page.say("see-page", page=back)
            far = page.write(left + tile.width, top + y + 1.6, words, _SMALL, role=Role.FAINT, anchor="end")
            page.leaps.append(Leap(left, top + y, tile.width, _LABEL, back))
            room -= far + 1.4
        if SHOWS in item.meta:  # a title that is no secret is printed with the puzzle
            words = drawable(item.solved_title(page.language) or "", page.language)
            words = fitted(words, _SMALL, room, language=page.language)
            page.write(left + wide, top + y + 1.6, words, _SMALL, role=Role.FAINT)
        page.place(tile.scene, left, top + y + _LABEL, tile.cell)
    return page
