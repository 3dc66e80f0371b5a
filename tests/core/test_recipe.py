import numpy as np
import pytest

from cluewright import InvalidRecipe, Level, Option, Recipe
from cluewright.core.recipe import FileName
from cluewright.core.registry import kinds

SYMMETRY = Option("symmetry", str, "none", "how the picture mirrors", choices=("none", "vertical"))
DENSITY = Option("density", int, 50, "cells filled, in percent")
NOISE = Option("noise", float, None, "share of cells flipped")
GUESSING = Option("guessing", bool, False, "whether guessing may be needed")
OPTIONS = (SYMMETRY, DENSITY, NOISE, GUESSING)


@pytest.mark.parametrize(
    ("option", "given", "read"),
    [
        (SYMMETRY, "vertical", "vertical"),
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
        (SYMMETRY, "round", "symmetry is one of none, vertical, not 'round'"),
        (SYMMETRY, ["none"], "symmetry is one of none, vertical, not ['none']"),
        (DENSITY, "many", "density takes int, not 'many'"),
        (DENSITY, 3.7, "density takes int, not 3.7"),
        (DENSITY, "3.7", "density takes int, not '3.7'"),
        (DENSITY, True, "density takes int, not True"),
        (NOISE, "nan", "noise takes float, not 'nan'"),
        (NOISE, 10**400, f"noise takes float, not 1{'0' * 56}..."),
        (NOISE, [1], "noise takes float, not [1]"),
        (GUESSING, "perhaps", "guessing takes bool, not 'perhaps'"),
        (GUESSING, 2, "guessing takes bool, not 2"),
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
    assert Recipe.from_data(data, OPTIONS).options == {"symmetry": "vertical", "density": 35, "guessing": False}


def test_a_recipe_needs_little_and_says_everything():
    recipe = Recipe.from_data({"kind": "nonogram", "size": "20x15"}, OPTIONS)
    assert recipe == Recipe("nonogram", (20, 15), options={"symmetry": "none", "density": 50, "guessing": False})
    assert (recipe.seed, recipe.difficulty, recipe.revision) == (0, None, 1)


def test_without_declared_options_all_are_kept_for_whoever_knows_them():
    data = {"kind": "other", "size": 5, "shape": "star"}
    assert Recipe.from_data(data).options == {"shape": "star"}
    assert data == {"kind": "other", "size": 5, "shape": "star"}


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"size": "big"}, "'big' is not a size: write WxH, such as 20x15, or N for NxN"),
        ({"seed": "7"}, "seed is a whole number, not '7'"),
        ({"seed": True}, "seed is a whole number, not True"),
        ({"revision": 1.0}, "revision is a whole number, not 1.0"),
        ({"difficulty": "brutal"}, "difficulty is one of easy, medium, hard, expert, extreme, not 'brutal'"),
        ({"difficulty": ["easy"]}, "difficulty is one of easy, medium, hard, expert, extreme, not ['easy']"),
        ({"shape": 1}, "nonogram has no recipe option 'shape'; it has symmetry, density, noise, guessing"),
        ({"density": "x"}, "density takes int, not 'x'"),
    ],
)
def test_a_recipe_that_cannot_be_understood_is_refused(change, problem):
    with pytest.raises(InvalidRecipe) as caught:
        Recipe.from_data({"kind": "nonogram", "size": [20, 15]} | change, OPTIONS)
    assert str(caught.value) == problem


@pytest.mark.parametrize("key", ["kind", "size"])
def test_a_recipe_without_kind_or_size_is_refused(key):
    data = {"kind": "nonogram", "size": [20, 15]}
    del data[key]
    with pytest.raises(InvalidRecipe, match=f"^a recipe needs a {key}$"):
        Recipe.from_data(data)


def test_a_kind_without_options_says_so():
    with pytest.raises(InvalidRecipe, match=r"^plain has no recipe option 'shape'; it has none$"):
        Recipe.from_data({"kind": "plain", "size": 5, "shape": 1}, ())


def test_the_options_that_take_the_files_of_a_folder_say_that_they_name_files():
    named = {(kind.name, option.name) for kind in kinds().values() for option in kind.options if option.file}
    taken = {(kind.name, folder.option) for kind in kinds().values() for folder in kind.folders}
    assert ("nonogram", "picture") in named
    assert taken <= named


PICTURE = Option("picture", str, None, "An image.", file=True)


def test_what_is_read_names_no_file():
    data = {"kind": "plain", "size": 5, "picture": "/there/is.png"}
    with pytest.raises(InvalidRecipe, match=r"^picture is the name of a file, and no file can be named here$"):
        Recipe.from_data(data, (PICTURE,))
    with pytest.raises(InvalidRecipe, match="no file can be named"):
        PICTURE.read("")


def test_who_may_name_files_says_so_once():
    recipe = Recipe.from_data({"kind": "plain", "size": 5, "picture": "is.png"}, (PICTURE,), files=True)
    assert recipe.options == {"picture": "is.png"}
    assert Recipe.from_data(recipe.to_data(), (PICTURE,)) == recipe
    assert PICTURE.read(recipe.options["picture"]) == FileName("is.png")


@pytest.mark.parametrize("value", [3, True, ["is.png"], {}, "is\0.png"])
def test_the_name_of_a_file_is_a_text(value):
    with pytest.raises(InvalidRecipe, match="takes the name of a file"):
        PICTURE.read(value, files=True)
