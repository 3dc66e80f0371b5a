"""Lessons: a technique shown on the smallest board there is for it."""

import pytest

from cluewright.core.lesson import lesson as make_lesson
from cluewright.core.registry import kind

LARGER = {"search": 225}
"""Cells of the techniques that no small board needs."""
NAMES = ("hitori", "nonogram", "zip")
TECHNIQUES = [(name, technique) for name in NAMES for technique in kind(name).techniques]


@pytest.mark.parametrize(("name", "technique"), TECHNIQUES, ids=lambda value: getattr(value, "name", value))
def test_every_technique_is_shown_on_a_small_board(name, technique):
    found = kind(name)
    lesson = make_lesson(found, technique)
    assert lesson.step.technique.name == technique.name
    assert lesson.puzzle.width * lesson.puzzle.height <= LARGER.get(technique.name, 64)
    first = next(iter(found.explain(lesson.puzzle, lesson.board)))
    assert first.technique.name == technique.name
    assert make_lesson(found, technique) == lesson


@pytest.mark.parametrize("name", [name for name in NAMES if kind(name).small_lessons])
def test_small_lessons_are_those_of_the_catalogue(name):
    assert list(kind(name).small_lessons) == [technique.name for technique in kind(name).techniques]
