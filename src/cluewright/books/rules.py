"""The rules of a kind with a worked example: unsolved, one step, solved."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from cluewright.books.front import HEADING, heading
from cluewright.books.lettering import drawable, fitted, text_width, wrapped
from cluewright.books.page import Page
from cluewright.books.pages import LEVEL_WIDTH, draw_level, furnish
from cluewright.books.plan import PageShape
from cluewright.books.words import capitalised
from cluewright.core.hint import Hint
from cluewright.core.kind import Kind
from cluewright.core.scene import Layer, Look, Role, Scene
from cluewright.core.search import Search
from cluewright.core.technique import Technique
from cluewright.core.verbs import hint as find_hint

_TEXT, _LEADING = 4.1, 6.0
_SMALL, _SMALL_LEADING = 3.3, 4.7
_BETWEEN = 7.0
_TITLE = 8.0
"""From the title of the techniques to the first of them."""
_LARGEST_CELL = 9.0
_NARROW = 45.0
"""Below narrower figures, text runs across the page."""


@dataclass(frozen=True, slots=True)
class RulesPage:
    """What one page of rules holds: the first the rules and the example, all of them techniques."""

    kind: Kind[Any, Any]
    techniques: tuple[Technique, ...]
    first: bool

    def draw(self, page: Page) -> Page:
        """Draw it."""
        furnish(page, page.say("rules"))
        y = _opening(page, self.kind) if self.first else heading(page, page.say("techniques"))
        if self.first and self.techniques:
            page.write(page.left, y, page.say("techniques"), 5.0, bold=True)
            y += _TITLE
        for technique in self.techniques:
            y = _technique(page, y, technique)
        return page


def rules_pages(shape: PageShape, language: str, kind: Kind[Any, Any], needed: Collection[str]) -> list[RulesPage]:
    """Divide the rules of a kind and the techniques its puzzles need among pages, the simplest technique first."""
    known = [each for each in sorted(kind.techniques, key=lambda each: each.order) if each.slug in needed]
    scratch = Page(shape, 1, language=language)
    bottom = shape.height - shape.bottom
    pages: list[list[Technique]] = [[]]
    y = _opening(scratch, kind) + _TITLE
    for technique in known:
        below = _technique(scratch, y, technique)
        if below > bottom and (pages[-1] or len(pages) == 1):
            pages.append([])
            below = shape.top + HEADING + below - y
        pages[-1].append(technique)
        y = below
    return [RulesPage(kind, tuple(part), not place) for place, part in enumerate(pages)]


def _opening(page: Page, kind: Kind[Any, Any]) -> float:
    """Draw the rules and the example, and return the height below them."""
    y = heading(page, kind.say("title", page.language))
    y = _paragraph(page, y, kind.say("rules", page.language), page.left, page.right - page.left, _TEXT, _LEADING) + 3.0
    return _example(page, y, kind)


def _paragraph(page: Page, y: float, text: str, x: float, room: float, size: float, leading: float) -> float:
    for line in wrapped(drawable(text, page.language), size, room, language=page.language):
        page.write(x, y, line, size)
        y += leading
    return y


def _example(page: Page, y: float, kind: Kind[Any, Any]) -> float:
    sample = kind.sample()
    empty = kind.empty_board(sample.puzzle)
    hint = find_hint(sample, empty)
    solution = sample.solution if sample.solution is not None else kind.solve(sample.puzzle, Search(limit=1)).solution
    told = hint.stages_in(page.language)[2]
    look = page.theme.look()
    figures = [
        (page.say("example-puzzle"), kind.scene(sample.puzzle, look=look), ""),
        (page.say("example-step"), _step_scene(kind, sample.puzzle, empty, hint, look), told),
        (page.say("example-solution"), kind.scene(sample.puzzle, solution, look), ""),
    ]
    width = page.right - page.left
    column = (width - 2 * _BETWEEN) / 3
    scale = min(_LARGEST_CELL, min(column / scene.width for _, scene, _ in figures), 0.3 * page.shape.height / 12)
    page.write(page.left, y, page.say("example"), 5.0, bold=True)
    y += 8.0
    lowest = y
    for place, (name, scene, words) in enumerate(figures):
        x = page.left + place * (column + _BETWEEN)
        page.write(x, y, name, _SMALL, role=Role.FAINT, bold=True)
        page.place(scene, x, y + 4.0, scale)
        below = y + 4.0 + scale * scene.height + 4.0
        lowest = max(lowest, below)
        if words and column >= _NARROW:
            lowest = max(lowest, _paragraph(page, below, words, x, column, _SMALL, _SMALL_LEADING))
    if column < _NARROW:
        words = page.say("example-step-below", step=told)
        lowest = _paragraph(page, lowest, words, page.left, width, _SMALL, _SMALL_LEADING)
    return lowest + 4.0


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
    summary = technique.summary_in(language)
    x = page.left + LEVEL_WIDTH + 4.0
    lines = wrapped(drawable(summary, language), _SMALL, page.right - x, language=language)
    draw_level(page, page.left, y, technique.level)
    page.write(x, y, fitted(name, _SMALL, page.right - x, bold=True, language=language), _SMALL, bold=True)
    title = text_width(name + "  ", _SMALL, bold=True, language=language)
    if len(lines) == 1 and x + title + text_width(lines[0], _SMALL, language=language) <= page.right:
        page.write(x + title, y, lines[0], _SMALL, role=Role.INK)
        return y + _SMALL_LEADING + 1.0
    return _paragraph(page, y + _SMALL_LEADING, summary, x, page.right - x, _SMALL, _SMALL_LEADING) + 1.0
