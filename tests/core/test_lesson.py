"""Lessons: a technique shown on the smallest board there is for it."""

import pytest

from cluewright.core.example import examples_of
from cluewright.core.lesson import exercise_size
from cluewright.core.lesson import lesson as make_lesson
from cluewright.core.registry import kind, kinds

LARGER = {"search": 225}
"""Cells of the techniques that no small board needs."""
WITHOUT_EXERCISES = {"nonogram": ["search"], "colour-nonogram": ["small-gap", "splitting", "search"]}
"""The techniques that chance does not lead to."""
EXAMPLES = [(name, example) for name, found in kinds().items() for example in examples_of(found)]


@pytest.mark.parametrize(
    ("name", "example"), EXAMPLES, ids=lambda value: value if isinstance(value, str) else value.technique.slug
)
def test_an_example_shows_its_technique_as_the_simplest_next(name, example):
    step = next(iter(kind(name).explain(example.puzzle, example.board)))
    assert step.technique == example.technique
    assert kind(name).apply_step(example.puzzle, example.board, step) == example.after
    assert example.puzzle.width * example.puzzle.height <= LARGER.get(example.technique.slug, 64)


@pytest.mark.parametrize("name", list(kinds()))
def test_there_is_an_example_of_each_technique(name):
    found = kind(name)
    assert tuple(example.technique for example in examples_of(found)) == found.techniques


@pytest.mark.parametrize("name", list(kinds()))
def test_a_lesson_without_a_seed_is_the_example_and_with_one_another_puzzle(name):
    found = kind(name)
    first = examples_of(found)[0]
    shown = make_lesson(found, first.technique)
    assert (shown.puzzle, shown.board) == (first.puzzle, first.board)
    made = make_lesson(found, first.technique, seed=3)
    assert made.step.technique == first.technique
    assert made.puzzle != first.puzzle


@pytest.mark.parametrize("name", list(kinds()))
def test_exercises_are_as_small_as_the_technique_allows(name):
    found = kind(name)
    sizes = {each.slug: exercise_size(found, each) for each in found.techniques}
    assert [slug for slug, size in sizes.items() if size is None] == WITHOUT_EXERCISES.get(name, [])
    small = [each for each in found.techniques if sizes[each.slug] == (4, 4)]
    assert len(small) >= len(sizes) / 3
    made = [make_lesson(found, small[0], seed=seed).puzzle for seed in (1, 2, 3)]
    assert {(each.width, each.height) for each in made} == {(4, 4)}
    assert len(set(made)) == 3


@pytest.mark.parametrize("slug", ["joining", "splitting", "common-consequence", "two-cells-deep"])
def test_rare_techniques_are_practised_on_less_than_a_hundred_cells(slug):
    nonogram = kind("nonogram")
    [technique] = [each for each in nonogram.techniques if each.slug == slug]
    made = make_lesson(nonogram, technique, seed=2)
    assert made.step.technique == technique
    assert (made.puzzle.width, made.puzzle.height) == exercise_size(nonogram, technique)
    assert made.puzzle.width * made.puzzle.height < 100


def test_a_kind_without_examples_and_without_lessons_tries_seeds(kakurasu):
    found = kakurasu.KIND
    assert examples_of(found) == ()
    shown = make_lesson(found, found.techniques[0], size=(4, 3))
    assert shown.step.technique == found.techniques[0]
    assert (shown.puzzle.width, shown.puzzle.height) == (4, 3)
