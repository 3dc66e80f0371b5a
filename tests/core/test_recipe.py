from dataclasses import replace

import numpy as np
import pytest

from cluewright import InvalidRecipe, Level, Option, Recipe
from cluewright.core.recipe import FileName
from cluewright.core.registry import kinds

SYMMETRY = Option(
    "symmetry", str, "none", "how the picture mirrors", choices=("none", "vertical"), formerly={"upright": "vertical"}
)
DENSITY = Option("density", int, 50, "cells filled, in percent")
NOISE = Option("noise", float, None, "share of cells flipped")
GUESSING = Option("guessing", bool, False, "whether guessing may be needed")
OPTIONS = (SYMMETRY, DENSITY, NOISE, GUESSING)


@pytest.mark.parametrize(
    ("option", "given", "read"),
    [
        (SYMMETRY, "vertical", "vertical"),
        (SYMMETRY, "upright", "vertical"),
        (SYMMETRY, None, "none"),
        (DENSITY, "35", 35),
        (DENSITY, np.int64(35), 35),
        (NOISE, "0.25", 0.25),
        (NOISE, 1, 1.0),
        (NOISE, None, None),
        (GUESSING, True, True),
        (GUESSING, "Yes", True),
        (GUESSING, 0, False),
        (GUESSING, "false", False),
    ],
)
def test_an_option_reads_values_and_their_spellings(option, given, read):
    value = option.read(given)
    assert value == read
    assert type(value) is type(read)


@pytest.mark.parametrize(
    ("option", "given", "problem"),
    [
        (SYMMETRY, "round", "symmetry must be one of none, vertical, not 'round'"),
        (SYMMETRY, ["none"], "symmetry must be one of none, vertical, not ['none']"),
        (DENSITY, "many", "density must be a whole number, not 'many'"),
        (DENSITY, 3.7, "density must be a whole number, not 3.7"),
        (DENSITY, "3.7", "density must be a whole number, not '3.7'"),
        (DENSITY, True, "density must be a whole number, not True"),
        (NOISE, "nan", "noise must be a number, not 'nan'"),
        (NOISE, 10**400, f"noise must be a number, not 1{'0' * 56}..."),
        (NOISE, [1], "noise must be a number, not [1]"),
        (GUESSING, "perhaps", "guessing must be true or false, not 'perhaps'"),
        (GUESSING, 2, "guessing must be true or false, not 2"),
    ],
)
def test_an_option_refuses_what_it_does_not_take(option, given, problem):
    with pytest.raises(InvalidRecipe) as caught:
        option.read(given)
    assert str(caught.value) == problem


def test_a_recipe_round_trips():
    recipe = Recipe("nonogram", (20, 15), 7, Level.HARD, {"symmetry": "vertical", "density": 35}, 3)
    data = recipe.to_data()
    assert data == {
        "kind": "nonogram",
        "size": [20, 15],
        "seed": 7,
        "difficulty": "hard",
        "symmetry": "vertical",
        "density": 35,
        "revision": 3,
    }
    assert Recipe.from_data(data) == recipe
    assert Recipe.read(data, OPTIONS, 3).options == {"symmetry": "vertical", "density": 35, "guessing": False}


def test_a_recipe_needs_little_and_says_everything():
    recipe = Recipe.read({"kind": "nonogram", "size": "20x15"}, OPTIONS, 4)
    defaults = {"symmetry": "none", "density": 50, "guessing": False}
    assert recipe == Recipe("nonogram", (20, 15), options=defaults, revision=4)
    assert (recipe.seed, recipe.difficulty) == (0, None)


def test_a_recipe_of_another_revision_is_refused_but_can_be_kept():
    data = {"kind": "nonogram", "size": [20, 15], "seed": 0, "revision": 3}
    with pytest.raises(InvalidRecipe) as caught:
        Recipe.read(data, OPTIONS, 4)
    assert str(caught.value) == (
        "this recipe was made for revision 3 of the nonogram generator, but this "
        "is revision 4, which would make a different "
        "puzzle: leave out the revision to get that puzzle"
    )
    assert Recipe.from_data(data).to_data() == data


STYLE = Option("style", str, "plain", "how it is drawn", choices=("plain", "waves", "dots"))
DOTS = Option("dots", int, 3, "of the style dots", minimum=1, maximum=9, needs={"style": ("dots",)})
LARGE = Option("large", bool, False, "larger dots", needs={"dots": (1, 2, 3)})
CALM = Option("calm", float, None, "without a level", minimum=0, needs={"difficulty": (None,)})
SOFT = Option("soft", int, None, "softer waves or dots", maximum=9, needs={"style": ("waves", "dots")})
DEPENDENT = (STYLE, DOTS, LARGE, CALM, SOFT)


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        ({"style": "waves", "dots": 3}, "dots has no effect with style waves: leave out one of them"),
        ({"dots": 3}, "dots has no effect without style dots: add it, or leave out dots"),
        ({"soft": 1}, "soft has no effect without style waves or dots: add it, or leave out soft"),
        ({"style": "dots", "dots": 4, "large": True}, "large has no effect with dots 4: leave out one of them"),
        ({"large": False}, "large has no effect without dots 1, 2 or 3: add it, or leave out large"),
        ({"calm": 1, "difficulty": "hard"}, "calm has no effect with difficulty hard: leave out one of them"),
        ({"style": "dots", "dots": 10}, "dots must be from 1 to 9, not 10"),
        ({"calm": -0.5}, "calm must be at least 0, not -0.5"),
        ({"style": "waves", "soft": 10}, "soft must be at most 9, not 10"),
    ],
)
def test_what_would_have_no_effect_is_refused(said, problem):
    with pytest.raises(InvalidRecipe) as caught:
        Recipe.read({"kind": "plain", "size": 5, **said}, DEPENDENT, 1)
    assert str(caught.value) == problem


@pytest.mark.parametrize(
    ("said", "options"),
    [
        ({}, {"style": "plain"}),
        ({"style": "dots"}, {"style": "dots", "dots": 3, "large": False}),
        ({"style": "dots", "dots": 9, "large": None}, {"style": "dots", "dots": 9}),
        ({"calm": 0}, {"style": "plain", "calm": 0.0}),
    ],
)
def test_a_recipe_holds_what_has_an_effect_and_reads_the_same_again(said, options):
    recipe = Recipe.read({"kind": "plain", "size": 5, **said}, DEPENDENT, 1)
    assert recipe.options == options
    assert Recipe.read(recipe.to_data(), DEPENDENT, 1) == recipe


def test_without_declared_options_all_are_kept_for_whoever_knows_them():
    data = {"kind": "other", "size": 5, "shape": "star"}
    assert Recipe.from_data(data).options == {"shape": "star"}
    assert data == {"kind": "other", "size": 5, "shape": "star"}


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"size": "big"}, "'big' is not a size: write WxH, such as 20x15, or N for NxN"),
        ({"seed": "7"}, "seed must be a whole number, not '7'"),
        ({"seed": True}, "seed must be a whole number, not True"),
        ({"revision": 1.0}, "revision must be a whole number, not 1.0"),
        ({"difficulty": "brutal"}, "difficulty must be one of easy, medium, hard, expert, extreme, not 'brutal'"),
        ({"difficulty": ["easy"]}, "difficulty must be one of easy, medium, hard, expert, extreme, not ['easy']"),
        ({"shape": 1}, "nonogram has no recipe option 'shape'; it has symmetry, density, noise, guessing"),
        ({"density": "x"}, "density must be a whole number, not 'x'"),
    ],
)
def test_a_recipe_that_cannot_be_understood_is_refused(change, problem):
    with pytest.raises(InvalidRecipe) as caught:
        Recipe.read({"kind": "nonogram", "size": [20, 15]} | change, OPTIONS, 1)
    assert str(caught.value) == problem


@pytest.mark.parametrize("key", ["kind", "size"])
def test_a_recipe_without_kind_or_size_is_refused(key):
    data = {"kind": "nonogram", "size": [20, 15]}
    del data[key]
    with pytest.raises(InvalidRecipe, match=f"^a recipe needs a {key}$"):
        Recipe.from_data(data)


def test_a_kind_without_options_says_so():
    with pytest.raises(InvalidRecipe, match=r"^plain has no recipe option 'shape'; it has none$"):
        Recipe.read({"kind": "plain", "size": 5, "shape": 1}, (), 1)


def test_the_options_that_take_the_files_of_a_folder_say_that_they_name_files():
    named = {(kind.name, option.name) for kind in kinds().values() for option in kind.options if option.file}
    taken = {(kind.name, folder.option) for kind in kinds().values() for folder in kind.folders}
    assert ("nonogram", "picture") in named
    assert taken <= named


PICTURE = Option("picture", str, None, "An image.", file=True)


def test_what_is_read_names_no_file():
    data = {"kind": "plain", "size": 5, "picture": "/there/is.png"}
    with pytest.raises(InvalidRecipe, match=r"^picture names a file, and files cannot be used here: leave it out$"):
        Recipe.read(data, (PICTURE,), 1)
    with pytest.raises(InvalidRecipe, match="files cannot be used here"):
        PICTURE.read("")


def test_who_may_name_files_says_so_once():
    recipe = Recipe.read({"kind": "plain", "size": 5, "picture": "is.png"}, (PICTURE,), 1, files=True)
    assert recipe.options == {"picture": "is.png"}
    assert Recipe.read(recipe.to_data(), (PICTURE,), 1) == recipe
    assert PICTURE.read(recipe.options["picture"]) == FileName("is.png")


@pytest.mark.parametrize("value", [3, True, ["is.png"], {}, "is\0.png"])
def test_the_name_of_a_file_is_a_text(value):
    with pytest.raises(InvalidRecipe, match="must be a file name"):
        PICTURE.read(value, files=True)


def test_a_recipe_changed_after_it_was_checked_is_checked_again() -> None:
    kind = kinds()["zip"]
    read = kind.read_recipe({"kind": "zip", "size": [3, 3], "difficulty": "easy"})

    changed = replace(read, difficulty=Level.EXTREME)

    assert (read.checked, changed.checked) == (True, False)
    with pytest.raises(InvalidRecipe, match="extreme Zip puzzles have from"):
        kind.generate(changed)
