"""Pages of solutions: rows of small drawings, each with its number, what it shows and the page of its puzzle."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from cluewright.books.front import heading
from cluewright.books.layout import Numbered, Part, cut_close
from cluewright.books.lettering import drawable, fitted, text_width, wrapped
from cluewright.books.page import Leap, Page
from cluewright.books.pages import furnish
from cluewright.books.plan import FOLIO, RUNNING, SOLUTION_SIZES, BookPlan, PageShape
from cluewright.books.words import phrase
from cluewright.core.item import SHOWS
from cluewright.core.scene import Look, Role, Scene

_CELL, _SMALLEST_CELL = 26.0 / 6, 0.9
"""Of the smallest size of solutions; larger ones have cells larger in proportion."""
_BETWEEN = 5.0
_TIGHTER = (5.0, 4.2, 3.5)
"""The room between rows; less of it where that saves a page, which often has but a row."""
_LABEL, _TITLE_LINE = 5.0, 3.7
"""The height of a number, and of each line of a title below it."""
_MOST_LINES = 2
_SMALLER = (1.0, 0.92, 0.85)
"""What a title is set smaller by until it fits into its lines."""
_HEADING = 14.5
"""From the top of the text to the first solutions."""
_LEAST, _MOST = 0.8, 1.35
"""How much smaller or larger solutions may be than the plan says, so that rows reach both margins."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A solution, with the room it takes."""

    puzzle: Numbered
    scene: Scene
    cell: float
    width: float
    height: float
    title: str
    """What the picture shows, unless it is no picture or its title is printed with the puzzle."""
    lines: tuple[str, ...] = ()
    """The title as it is set below the number; without any, it is beside it."""
    size: float = RUNNING
    """The size of its letters."""


Places = list[tuple[float, float, float, Tile]]
"""The solutions of a page: where each begins within the margins, how high its label is, and the solution."""


def solution_pages(parts: Sequence[Part], plan: BookPlan) -> list[Places]:
    """Return the solutions in the order of their numbers, as rows on pages."""
    width = plan.page.inside[0]
    choices = [_solution_pages(parts, plan, usual) for usual in _sizes(width, plan)]
    return min(choices, key=len)


def _sizes(width: float, plan: BookPlan) -> list[float]:
    """Return how wide solutions may be: so that rows reach both margins, or as the plan says if that saves pages."""
    size = min(SOLUTION_SIZES[plan.solution_size], width)
    fewest = _count(width, size)
    filling = [(width - (count - 1) * _BETWEEN) / count for count in (fewest + 1, fewest)]
    least = size if plan.large_print else _LEAST * size
    return [*(each for each in filling if least <= each <= _MOST * size), size]


def _solution_pages(parts: Sequence[Part], plan: BookPlan, usual: float) -> list[Places]:
    shape, width = plan.page, plan.page.inside[0]
    tiles = [_tile(each, plan, usual) for part in parts for each in part.puzzles]
    if not all(_is_beside(tile, shape, plan.language) for tile in tiles):  # in all of them, so that they look alike
        tiles = [_below(tile, shape, plan.language) for tile in tiles]
    rows = list(_rows(tiles, width, usual))
    return min((_paged(rows, shape, usual, between) for between in _TIGHTER), key=len)


def _paged(rows: Sequence[Sequence[Tile]], shape: PageShape, usual: float, between: float) -> list[Places]:
    """Divide rows among pages."""
    width, height = shape.inside
    pages: list[Places] = [[]]
    y = _HEADING
    for row in rows:
        label = shape.grown(_LABEL, FOLIO) + shape.grown(_TITLE_LINE, RUNNING) * max(len(tile.lines) for tile in row)
        tall = max(tile.height for tile in row) + label
        if y + tall > height and pages[-1]:
            pages.append([])
            y = 0.0
        x = 0.0 if _count(width, usual) > 1 else (width - row[0].width) / 2
        for tile in row:
            pages[-1].append((x, y, label, tile))
            x += tile.width + _between(width, usual)
        y += tall + between
    return pages


def _between(width: float, usual: float) -> float:
    """Return the distance of tiles in a row, so that rows of usual tiles reach both margins."""
    count = _count(width, usual)
    return (width - count * usual) / (count - 1) if count > 1 else _BETWEEN


def _count(width: float, usual: float) -> int:
    """Return how many usual tiles a row has."""
    return max(1, int((width + _BETWEEN + 0.01) / (usual + _BETWEEN)))


def _rows(tiles: Sequence[Tile], width: float, usual: float) -> Iterator[list[Tile]]:
    row: list[Tile] = []
    used = 0.0
    for tile in tiles:
        if row and used + tile.width > width + 0.01:
            yield row
            row, used = [], 0.0
        row.append(tile)
        used += tile.width + _between(width, usual)
    if row:
        yield row


def _tile(each: Numbered, plan: BookPlan, usual: float) -> Tile:
    width, height = plan.page.inside
    scene, item = _solved(each, plan.look), each.entry.item
    most = _CELL * usual / SOLUTION_SIZES["small"]
    cell = min(most, max(_SMALLEST_CELL, usual / max(scene.width, scene.height)), width / scene.width)
    cell = min(cell, (height - 2 * _HEADING) / scene.height)
    title = (item.solved_title(plan.language) or "") if SHOWS in item.meta else ""
    return Tile(each, scene, cell, max(usual, cell * scene.width), cell * scene.height, drawable(title, plan.language))


def _solved(each: Numbered, look: Look) -> Scene:
    """Draw the solution, with the clues if they are inside the board and so take no extra room."""
    entry = each.entry
    puzzle, solution = entry.item.puzzle, entry.item.solution
    bare = entry.kind.scene(puzzle, solution, replace(look, clues=False))
    full = entry.kind.scene(puzzle, solution, look)
    return cut_close(full if full.bounds == bare.bounds else bare)


def _is_beside(tile: Tile, shape: PageShape, language: str) -> bool:
    """Tell whether a title has room between the number and the page of the puzzle."""
    number = text_width("888", shape.type(FOLIO), bold=True, language=language)
    back = text_width(phrase("see-page", language, page=888), shape.type(RUNNING), language=language)
    words = text_width(tile.title, shape.type(RUNNING), language=language)
    return not tile.title or number + back + words + 4.0 <= tile.width


def _below(tile: Tile, shape: PageShape, language: str) -> Tile:
    """Set the title below the number, a little smaller if need be."""
    for smaller in _SMALLER:
        size = shape.type(RUNNING * smaller)
        lines = wrapped(tile.title, size, tile.width, language=language)
        if len(lines) <= _MOST_LINES:
            break
    rest = " ".join(lines[_MOST_LINES - 1 :])
    last = [fitted(rest, size, tile.width, language=language)] if rest else []
    return replace(tile, lines=tuple(lines[: _MOST_LINES - 1] + last), size=size)


def solution_page(page: Page, tiles: Places, *, first: bool, where: Mapping[int, int] | None = None) -> Page:
    """Draw solutions on a page; `where` has the pages of the puzzles by their numbers."""
    furnish(page, page.say("solutions"))
    shape = page.shape
    if first:
        heading(page, page.say("solutions"))
    for x, y, label, tile in tiles:
        left, top = page.left + x, shape.top + y
        line = top + shape.grown(1.6, FOLIO)
        wide = page.write(left, line, str(tile.puzzle.number), shape.type(FOLIO), bold=True) + 1.4
        if (back := (where or {}).get(tile.puzzle.number)) is not None:
            words, size = page.say("see-page", page=back), shape.type(RUNNING)
            page.write(left + tile.width, line, words, size, role=Role.FAINT, anchor="end")
            page.leaps.append(Leap(left, top, tile.width, label, back))
        if not tile.lines:
            page.write(left + wide, line, tile.title, shape.type(RUNNING), role=Role.FAINT)
        for place, words in enumerate(tile.lines, 1):
            y_line = line + 0.4 + place * shape.grown(_TITLE_LINE, RUNNING)
            page.write(left, y_line, words, tile.size, role=Role.FAINT)
        page.place(tile.scene, left, top + label, tile.cell)
    return page
