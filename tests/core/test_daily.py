"""The puzzle of a day is one, wherever it is asked for."""

import datetime

import pytest
from tests.contract.names import NAMES

import cluewright as cw
from cluewright.core.daily import LEVELS, daily_recipe, daily_recipes, daily_title, make_daily, read_day
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kinds

MONDAY = datetime.date(2026, 11, 9)
YEAR = [datetime.date(2027, 1, 1) + datetime.timedelta(days=day) for day in range(365)]
WEEK = [MONDAY + datetime.timedelta(days=day) for day in range(7)]


@pytest.fixture(autouse=True)
def every_kind(kakurasu):
    return kakurasu


def test_every_day_of_a_year_has_a_recipe_of_its_own_for_every_kind():
    names = list(kinds())
    assert names == NAMES
    for name in names:
        kind = find_kind(name)
        chains = [list(daily_recipes(kind, day)) for day in YEAR]
        assert chains == [list(daily_recipes(kind, day)) for day in YEAR]
        seeds = [recipe.seed for chain in chains for recipe in chain[:-1]]
        assert len(set(seeds)) == len(seeds)
        for day, chain in zip(YEAR, chains, strict=True):
            assert chain[0] == daily_recipe(kind, day)
            assert kind.read_recipe(chain[0].to_data()) == chain[0]
            assert [recipe.difficulty for recipe in chain] == [chain[0].difficulty] * (len(chain) - 1) + [None]


def test_the_level_follows_the_weekday():
    for name in set(NAMES) - {"kakurasu"}:
        assert tuple(daily_recipe(find_kind(name), day).difficulty for day in WEEK) == LEVELS


def test_a_kind_without_the_level_takes_the_closest_it_has():
    levels = [daily_recipe(find_kind("kakurasu"), day).difficulty for day in WEEK]
    assert levels == ["easy", "easy", "hard", "hard", "hard", "hard", "hard"]


def test_zip_has_a_character_of_its_own():
    recipes = [daily_recipe(find_kind("zip"), day) for day in WEEK]
    assert [recipe.size[0] for recipe in recipes] == [6, 6, 6, 7, 7, 8, 8]
    assert all("walls" not in recipe.options for recipe in recipes)  # the seed decides, as on any board


@pytest.mark.parametrize("name", NAMES)
def test_the_puzzle_has_the_level_and_the_title_of_its_day(name):
    kind = find_kind(name)
    for day in WEEK:
        item = make_daily(kind, day)
        assert item == make_daily(kind, day)
        assert cw.check(item).ok
        assert item.rating.level is daily_recipe(kind, day).difficulty
        assert item.title == f"Daily {kind.title}, {day.day} November"


def test_what_takes_the_place_of_a_level_that_cannot_be_made_is_the_same_everywhere(monkeypatch):
    kind = find_kind("kakurasu")
    made = []

    def make(recipe, *, budget=None):
        made.append(recipe)
        if recipe.difficulty is not None:
            raise cw.GenerationFailed("none")
        return type(kind).make(kind, recipe, budget=budget)

    monkeypatch.setattr(kind, "make", make)
    item = make_daily(kind, MONDAY)
    assert made == list(daily_recipes(kind, MONDAY))
    assert item.recipe == made[-1]
    assert item.recipe.difficulty is None


def test_dates_and_titles():
    assert read_day("2026-11-16") == datetime.date(2026, 11, 16)
    with pytest.raises(cw.InvalidRecipe, match=r"^'tomorrow' is not a date: write it as 2026-11-15$"):
        read_day("tomorrow")
    assert daily_title(find_kind("zip"), datetime.date(2026, 11, 16)) == "Daily Zip, 16 November"
