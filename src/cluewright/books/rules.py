"""The rules of a kind with a worked example: unsolved, one step, solved."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cluewright.books.front import HEADING, heading, write_paragraph
from cluewright.books.layout import LARGE_PRINT, READABLE, cut_close
from cluewright.books.lettering import drawable, fitted, text_width
from cluewright.books.page import Page
from cluewright.books.pages import draw_level, furnish, level_width
from cluewright.books.plan import PageShape
from cluewright.books.words import capitalised
from cluewright.core.hint import Hint
from cluewright.core.kind import Kind
from cluewright.core.scene import Layer, Look, Role, Scene, Text, Texts
from cluewright.core.search import Search
from cluewright.core.technique import Technique
from cluewright.core.verbs import hint as find_hint

_TEXT, _LEADING = 4.1, 6.0
_SMALL, _SMALL_LEADING = 3.3, 4.7
_BETWEEN = 7.0
_TITLE = 8.0
"""From a title within a page to what follows it."""
_LARGEST_CELL = 9.0
_SUBHEAD = 5.0
_NAME = 5.2
"""From the name of a figure to the figure."""
_NARROW = 45.0
"""Columns need at least this width for text of usual size."""
_LEAST_LETTERS = 1.9
"""Letters of the example smaller than this, about 5 points, are hard to read."""
_FEWEST = 3
"""Fewer techniques than this below the example, with more to follow, go with those."""
_LONG_NAME = 0.6
"""A name that takes more of a line than this has it to itself."""


@dataclass(frozen=True, slots=True)
class RulesPage:
    """What one page of rules holds: the first the rules and the example, all of them techniques."""

    kind: Kind[Any, Any]
    techniques: tuple[Technique, ...]
    first: bool

    def draw(self, page: Page) -> Page:
        """Draw it."""
        furnish(page, " · ".join([page.say("rules"), self.kind.say("title", page.language)]))
        y = _opening(page, self.kind) if self.first else heading(page, page.say("techniques"))
        if self.first and self.techniques:
            page.write(page.left, y, page.say("techniques"), _subhead(page.shape), bold=True)
            y += _TITLE * _subhead(page.shape) / _SUBHEAD
        for technique in self.techniques:
            y = _technique(page, y, technique)
        return page


def rules_pages(shape: PageShape, language: str, kind: Kind[Any, Any], needed: Collection[str]) -> list[RulesPage]:
    """Divide the rules of a kind and the techniques its puzzles need among pages, the simplest technique first."""
    known = [each for each in sorted(kind.techniques, key=lambda each: each.order) if each.slug in needed]
    scratch = Page(shape, 1, language=language)
    below = _opening(scratch, kind) + _TITLE * _subhead(shape) / _SUBHEAD
    pages = _paged(scratch, known, below)
    if len(pages) > 1 and len(pages[0]) < _FEWEST:
        pages = [[], *_paged(scratch, known, shape.top + HEADING)]
    return [RulesPage(kind, tuple(part), not place) for place, part in enumerate(pages)]


def _paged(scratch: Page, techniques: Sequence[Technique], y: float) -> list[list[Technique]]:
    """Divide techniques among pages, the first of which begins at the height `y`."""
    shape = scratch.shape
    pages: list[list[Technique]] = [[]]
    for technique in techniques:
        below = _technique(scratch, y, technique)
        if below > shape.height - shape.bottom and (pages[-1] or len(pages) == 1):
            pages.append([])
            below = shape.top + HEADING + below - y
        pages[-1].append(technique)
        y = below
    return pages


def _subhead(shape: PageShape) -> float:
    """Return the size of a title within a page, which is larger than its text."""
    return max(_SUBHEAD, 1.2 * shape.least_type)


def _opening(page: Page, kind: Kind[Any, Any]) -> float:
    """Draw the rules and the example, and return the height below them."""
    y = heading(page, kind.say("title", page.language))
    size, leading = page.shape.type(_TEXT), page.shape.grown(_LEADING, _TEXT)
    y = write_paragraph(page, y, kind.say("rules", page.language), page.left, page.right - page.left, size, leading)
    return _example(page, y + 3.0, kind)


@dataclass(frozen=True, slots=True)
class _Figure:
    """A drawing of the example, with its name and what is said below it."""

    name: str
    scene: Scene
    words: str = ""


def _example(page: Page, y: float, kind: Kind[Any, Any]) -> float:
    """Draw the example in a row of three, or, where that would be too narrow or too small to read, in two columns."""
    sample = kind.sample()
    empty = kind.empty_board(sample.puzzle)
    hint = find_hint(sample, empty)
    solution = sample.solution if sample.solution is not None else kind.solve(sample.puzzle, Search(limit=1)).solution
    look = page.theme.look(Look(language=page.language))
    puzzle = _Figure(page.say("example-puzzle"), kind.scene(sample.puzzle, look=look))
    step = _Figure(
        page.say("example-step"),
        _step_scene(kind, sample.puzzle, empty, hint, look),
        hint.stages_in(page.language)[2],
    )
    solved = _Figure(page.say("example-solution"), kind.scene(sample.puzzle, solution, look))
    for figure in (puzzle, step, solved):
        cut_close(figure.scene)
    page.write(page.left, y, page.say("example"), _subhead(page.shape), bold=True)
    y += _TITLE * _subhead(page.shape) / _SUBHEAD
    readable = LARGE_PRINT if page.shape.least_type else READABLE
    columns: list[list[_Figure]] = [[puzzle], [step], [solved]]
    narrow = _column(page, len(columns)) < page.shape.grown(_NARROW, _SMALL)
    scale = _scale(page, y, columns)
    if narrow or scale < readable or scale * min(map(_letters, (puzzle.scene, solved.scene))) < _LEAST_LETTERS:
        columns = [[puzzle, solved], [step]]
    scale, room = _scale(page, y, columns), _column(page, len(columns))
    lowest = max(
        _stack(page, y, figures, page.left + place * (room + _BETWEEN), room, scale)
        for place, figures in enumerate(columns)
    )
    return lowest + 4.0


def _letters(scene: Scene) -> float:
    """Return the size of the smallest letters of a scene, in cells."""
    found = (each.size for parts in scene.layers.values() for each in parts if isinstance(each, Text | Texts))
    return min(found, default=1.0)


def _column(page: Page, count: int) -> float:
    return (page.right - page.left - (count - 1) * _BETWEEN) / count


def _scale(page: Page, y: float, columns: Sequence[Sequence[_Figure]]) -> float:
    """Return how large cells of the example are, so that its figures fit their columns and the page."""
    figures = [figure for column in columns for figure in column]
    room, rows = _column(page, len(columns)), max(len(column) for column in columns)
    free = page.shape.height - page.shape.bottom - y - rows * 2 * page.shape.grown(_NAME, _SMALL)
    wide = max(figure.scene.width for figure in figures)
    high = max(figure.scene.height for figure in figures)
    return min(_LARGEST_CELL, room / wide, free / rows / high)


def _stack(page: Page, y: float, figures: Sequence[_Figure], x: float, room: float, scale: float) -> float:
    """Draw figures below each other, and return the height below them."""
    size, leading = page.shape.type(_SMALL), page.shape.grown(_SMALL_LEADING, _SMALL)
    for figure in figures:
        page.write(x, y, figure.name, size, role=Role.FAINT, bold=True)
        y += page.shape.grown(_NAME, _SMALL)
        page.place(figure.scene, x, y, scale)
        y += scale * figure.scene.height + 1.3 * size
        if figure.words:
            y = write_paragraph(page, y, figure.words, x, room, size, leading)
    return y


def _step_scene(kind: Kind[Any, Any], puzzle: Any, board: Any, hint: Hint, look: Look) -> Scene:
    """Draw a hint without its words, which are set below as text of the page."""
    scene = kind.scene(puzzle, board, replace(look, hint=hint))
    scene.layers[Layer.CAPTION].clear()
    scene.bounds = kind.scene(puzzle, board, look).bounds
    return scene


def _technique(page: Page, y: float, technique: Technique) -> float:
    """Write a technique with the dots of its level and what it does, and return the height below it."""
    language = page.language
    name = drawable(capitalised(technique.name_in(language)), language)
    shape = page.shape
    size, leading = shape.type(_SMALL), shape.grown(_SMALL_LEADING, _SMALL)
    x = page.left + level_width(shape) + 4.0
    room = page.right - x
    draw_level(page, page.left, y, technique.level)
    page.write(x, y, fitted(name, size, room, bold=True, language=language), size, bold=True)
    indent = text_width(name + "  ", size, bold=True, language=language)
    if indent > _LONG_NAME * room:
        y, indent = y + leading, 0.0
    return write_paragraph(page, y, technique.summary_in(language), x, room, size, leading, indent=indent) + 1.0
