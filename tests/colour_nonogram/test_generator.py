"""Colour nonograms made to order: unique by another judge, the same for the same seed, of the level asked for."""

from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from cluewright.colour_nonogram import recipes
from cluewright.colour_nonogram.generator import make
from cluewright.colour_nonogram.optimize import Hide, optimize_clues
from cluewright.colour_nonogram.rules import is_solution
from cluewright.colour_nonogram.solver import solve
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, GenerationFailed, InvalidPuzzle, InvalidRecipe
from cluewright.core.item import SHOWS
from cluewright.core.locales import LANGUAGES
from cluewright.core.outcome import Verdict
from cluewright.core.recipe import Recipe
from cluewright.core.search import Search
from cluewright.core.technique import Level
from cluewright.motifs.colour_pack import CREDIT


def read(size: tuple[int, int], *, files: bool = False, **options) -> Recipe:
    data = recipes.MOTIF_BOARDS.with_pattern({"kind": "colour-nonogram", "size": list(size), **options})
    recipe = Recipe.read(data, recipes.OPTIONS, recipes.REVISION, files=files)
    recipes.check(recipe)
    return recipe


def made(size: tuple[int, int], **options):
    return make(read(size, **options))


def require_unique(item) -> None:
    """Check by CaDiCaL that the solution is the only one."""
    assert is_solution(item.puzzle, item.solution)
    assert item.proof["verdict"] == "unique"
    outcome = solve(item.puzzle, Search(strategy="sat"))
    assert (outcome.verdict, outcome.solution) == (Verdict.UNIQUE, item.solution)


@pytest.mark.parametrize("seed", range(3))
def test_a_motif_is_made_with_its_titles_and_its_credit(seed):
    item = made((17, 14), seed=seed)
    assert (item.puzzle.width, item.puzzle.height) == (17, 14)
    require_unique(item)
    assert set(item.meta[SHOWS]["titles"]) == set(LANGUAGES)
    assert item.meta["credit"] == CREDIT
    assert item.title is None, "what it shows is a secret"
    used = {int(value) for value in np.unique(item.solution.array)} - {0}
    assert used == set(range(1, len(item.puzzle.palette)))


def test_the_same_seed_makes_the_same_puzzle_and_another_seed_another():
    first = made((12, 13), seed=5)
    assert made((12, 13), seed=5) == first
    assert made((12, 13), seed=6).puzzle != first.puzzle


def test_small_boards_are_random():
    item = made((6, 4), seed=2)
    require_unique(item)
    assert item.recipe.options["pattern"] == "random"
    assert item.puzzle.colours == 3


@pytest.mark.parametrize(
    ("size", "level"),
    [((9, 8), "easy"), ((8, 7), "medium"), ((9, 10), "hard"), ((10, 11), "expert")],
)
def test_random_puzzles_have_the_level_asked_for(size, level):
    item = made(size, pattern="random", difficulty=level, seed=1)
    assert item.rating.level is Level(level)
    assert (item.puzzle.width, item.puzzle.height) == size
    require_unique(item)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_motifs_have_the_level_asked_for(level):
    item = made((14, 15), difficulty=level, seed=3)
    assert item.rating.level is Level(level)
    assert SHOWS in item.meta
    require_unique(item)


def test_extreme_puzzles_hide_numbers():
    item = made((14, 12), difficulty="extreme", seed=1)
    assert item.rating.level is Level.EXTREME
    require_unique(item)


def test_clues_are_hidden_and_colours_stay_visible():
    plain, hidden = made((12, 10), seed=4), made((12, 10), seed=4, hide="numbers")
    assert not plain.puzzle.has_hidden
    assert hidden.puzzle.has_hidden
    assert hidden.solution == plain.solution
    require_unique(hidden)
    blocks = [[colour for _, colour in clue] for clue in hidden.puzzle.rows]
    assert blocks == [[colour for _, colour in clue] for clue in plain.puzzle.rows]
    count = sum(length is None for clue in hidden.puzzle.rows + hidden.puzzle.columns for length, _ in clue)
    assert count == len(hidden.meta["hidden"]["hidden_numbers"]) > 0


def test_nothing_more_can_be_hidden_from_a_minimal_set():
    item = made((6, 5), seed=1)
    found = optimize_clues(item.puzzle, hide=Hide.BOTH, solution=item.solution, seed=2)
    assert found.minimal
    assert solve(found.puzzle, Search(strategy="sat")).verdict is Verdict.UNIQUE
    again = optimize_clues(found.puzzle, hide=Hide.BOTH, solution=item.solution, seed=9)
    assert again.puzzle == found.puzzle
    assert found.hidden_clues or found.hidden_numbers


def test_only_unique_puzzles_lose_clues():
    palette = [("white", "#ffffff"), ("red", "#d03a2b"), ("blue", "#2b5dd0")]
    from cluewright.colour_nonogram.board import Board

    with pytest.raises(InvalidPuzzle):
        optimize_clues(Board.parse("a.b .a. b.. ").puzzle(palette))


def test_a_motif_keeps_to_fewer_colours():
    assert made((25, 20), motif="house", seed=1).puzzle.colours > 4
    assert made((25, 20), motif="house", seed=1, colours=3).puzzle.colours <= 3


def test_a_board_takes_the_shape_of_its_motif():
    item = made((20, 20), motif="pig", shape="motif", seed=1)
    assert item.puzzle.width == 20
    assert item.puzzle.height < 18


def test_an_image_file_becomes_a_puzzle(tmp_path):
    pixels = np.full((90, 120, 3), 255, np.uint8)
    pixels[20:70, 30:60], pixels[40:80, 60:100] = (210, 40, 50), (40, 80, 200)
    Image.fromarray(pixels).save(tmp_path / "flag.png")
    item = make(read((16, 12), files=True, pattern="picture", picture=str(tmp_path / "flag.png"), colours=2))
    require_unique(item)
    assert [colour.name for colour in item.puzzle.palette] == ["white", "blue", "red"]
    assert item.title == "flag"


@pytest.mark.parametrize(
    ("size", "options", "said"),
    [
        ((8, 8), {"motif": "owl"}, "10x10"),
        ((20, 20), {"motif": "owll"}, "owl"),
        ((20, 20), {"motif": "owl", "subject": "food"}, "belongs to animals"),
        ((14, 14), {"motif": "owl", "difficulty": "extreme"}, "never extreme"),
        ((14, 14), {"pattern": "picture"}, "needs a picture"),
        ((14, 14), {"repair": "no-guess", "difficulty": "hard"}, "without guessing"),
        ((14, 14), {"repair": "no-guess", "hide": "both"}, "may need guessing"),
        ((14, 14), {"colours": 16}, "from 2 to 15"),
        ((14, 14), {"density": 0.5, "motif": "owl"}, "no effect"),
    ],
)
def test_what_cannot_be_made_is_refused(size, options, said):
    with pytest.raises(InvalidRecipe, match=said):
        read(size, **options)


def test_what_is_not_found_says_what_is_closest():
    with pytest.raises(GenerationFailed) as failed:
        made((7, 7), pattern="random", difficulty="expert", density=0.95, tries=2)
    assert failed.value.best.rating.level is not Level.EXPERT


def test_making_ends_with_its_budget():
    with pytest.raises(BudgetExceeded):
        make(read((20, 20)), budget=Budget(seconds=0))


def test_a_puzzle_needs_no_guessing_if_asked():
    item = made((14, 12), seed=8, repair="no-guess")
    assert solve(item.puzzle, Search(strategy="lines")).verdict is Verdict.UNIQUE


def test_images_of_one_colour_are_no_puzzle(tmp_path):
    file = BytesIO()
    Image.new("RGB", (40, 40), "#336699").save(file, "PNG")
    (tmp_path / "plain.png").write_bytes(file.getvalue())
    with pytest.raises(InvalidRecipe, match="fewer than two colours"):
        make(read((10, 10), files=True, pattern="picture", picture=str(tmp_path / "plain.png")))
