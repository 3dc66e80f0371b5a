"""Lessons: a puzzle that needs a technique, and nothing of a harder level."""

import pytest

from cluewright.colour_nonogram import recipes
from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.generator import make
from cluewright.colour_nonogram.lessons import LESSONS, lesson
from cluewright.colour_nonogram.palette import Colour
from cluewright.colour_nonogram.solver import solve
from cluewright.colour_nonogram.techniques import SEARCH, TECHNIQUES, explain
from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.core.errors import BudgetExceeded, InvalidRecipe
from cluewright.core.outcome import Verdict
from cluewright.core.recipe import Recipe
from cluewright.core.technique import Level

PALETTE = (Colour("white", "#ffffff", "."), Colour("red", "#d03a2b", "A"), Colour("blue", "#2b5dd0", "B"))


def made(slug, width=5, height=4, seed=1):
    tries = (lesson(slug, width, height, Chance(seed).fork(number), colours=2, budget=Budget()) for number in range(6))
    return next(Board.solved(picture).puzzle(PALETTE) for picture in tries if picture is not None)


@pytest.mark.parametrize(
    "slug", ["complete-line", "satisfied-clue", "only-gap", "edge-fill", "only-place", "overlap", "mercury"]
)
def test_a_lesson_needs_its_technique_and_nothing_of_a_harder_level(slug):
    puzzle = made(slug)
    assert (puzzle.width, puzzle.height, puzzle.colours) == (5, 4, 2)
    assert solve(puzzle).verdict is Verdict.UNIQUE
    path = list(explain(puzzle))
    (technique,) = (each for each in TECHNIQUES if each.slug == slug)
    assert technique in {step.technique for step in path}
    assert max(step.technique.level.rank for step in path) == technique.level.rank


def test_a_column_that_lacks_a_colour_can_be_practised():
    assert "missing-colour" in {step.technique.slug for step in explain(made("missing-colour"))}


def test_lessons_are_the_same_for_the_same_chance_and_differ_for_others():
    assert made("overlap", seed=3) == made("overlap", seed=3)
    assert made("overlap", seed=3) != made("overlap", seed=4)


def test_there_are_lessons_of_nearly_every_technique():
    assert {technique.slug for technique in TECHNIQUES} - set(LESSONS) == {"small-gap", "splitting", SEARCH.slug}
    assert len(LESSONS) == len(set(LESSONS))


def test_a_recipe_asks_for_a_lesson():
    data = {"kind": "colour-nonogram", "size": [4, 5], "seed": 2, "colours": 3, "lesson": "overlap"}
    recipe = Recipe.read(recipes.MOTIF_BOARDS.with_pattern(data), recipes.OPTIONS, recipes.REVISION)
    recipes.check(recipe)
    item = make(recipe)
    assert (item.puzzle.width, item.puzzle.height, item.puzzle.colours) == (4, 5, 3)
    assert "overlap" in item.rating.techniques
    assert item.rating.level is Level.EASY
    assert make(recipe).puzzle == item.puzzle


def test_a_lesson_has_two_colours_unless_the_recipe_says_so():
    data = {"kind": "colour-nonogram", "size": [4, 4], "lesson": "complete-line"}
    recipe = Recipe.read(recipes.MOTIF_BOARDS.with_pattern(data), recipes.OPTIONS, recipes.REVISION)
    assert make(recipe).puzzle.colours == 2


def test_lessons_have_sizes():
    data = {"kind": "colour-nonogram", "size": [60, 60], "lesson": "overlap"}
    with pytest.raises(InvalidRecipe, match="puzzles for the lesson overlap have from 3x3 to 40x40 cells, not 60x60"):
        recipes.check(Recipe.read(data, recipes.OPTIONS, recipes.REVISION))


def test_a_lesson_honours_its_budget():
    budget = Budget().start()
    budget.cancel.cancel()
    with pytest.raises(BudgetExceeded):
        lesson("overlap", 5, 5, Chance(1), colours=2, budget=budget)
