"""Recipes in, proven puzzles out."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image, ImageDraw
from tests.effort import half_of, tries

import cluewright as cw
from cluewright.core.form import dumps, loads
from cluewright.core.verbs import solve
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.extremes import extreme_cores
from cluewright.nonogram.kind import KIND
from cluewright.nonogram.ladder import LAST_OF_LEVEL, Rung, climb
from cluewright.nonogram.near import Reach, count_unsettled
from cluewright.nonogram.recipes import OPTIONS, PATTERNS, RUNGS
from cluewright.nonogram.symmetry import Symmetry, find_symmetries

PINNED_PLAIN = ["##.####", "#...###", ".#####.", "#..#...", "......#", "#######"]
PINNED_HARD = ["...###..", ".#.###.#", ".####.#.", ".##....#", "..#....#", "#.#....#", ".#..##.."]

CHANCE = {
    "motif": {"pattern": "motif"},
    "random": {"pattern": "random"},
    "symmetric": {"pattern": "symmetric", "symmetry": "left-right"},
    "geometric": {"pattern": "geometric"},
    "organic": {"pattern": "organic"},
    "text": {"pattern": "text", "text": "ok"},
    "lesson": {"lesson": "overlap"},
}


def make(size: Any = (12, 9), **recipe: Any) -> cw.Item[Any, Any]:
    return cw.generate("nonogram", size=size, **recipe)


@pytest.mark.parametrize(("pattern", "seed"), [(each, seed) for each in CHANCE for seed in half_of([0, 7], each)])
def test_every_pattern_gives_a_proven_puzzle(pattern: str, seed: int) -> None:
    item = make(seed=seed, **CHANCE[pattern])

    assert (item.puzzle.width, item.puzzle.height) == (12, 9)
    assert item.puzzle == clues_of(item.solution)
    assert item.proof["verdict"] == "unique"
    assert solve(item.puzzle, strategy="sat").verdict == "unique"
    assert item.rating is not None
    assert cw.check(item).ok
    assert loads(dumps(item)) == item


@pytest.mark.parametrize("pattern", CHANCE)
def test_the_same_recipe_gives_the_same_puzzle(pattern: str) -> None:
    one, two = (make(seed=5, **CHANCE[pattern]) for _ in range(2))

    assert one == two
    assert cw.kind("nonogram").generate(one.recipe) == one


def test_another_seed_gives_another_puzzle() -> None:
    assert len({make(seed=seed).puzzle for seed in range(8)}) == 8


def test_recipes_are_pinned() -> None:
    """These puzzles may only change together with the generator's revision."""
    plain = make((7, 6), seed=3, pattern="random").solution.rows()
    hard = make((8, 7), seed=3, difficulty="hard", pattern="random").solution.rows()

    assert plain == PINNED_PLAIN
    assert hard == PINNED_HARD


@pytest.mark.parametrize("level", list(cw.Level))
@pytest.mark.parametrize("size", [(12, 10), (21, 17)])
def test_the_level_is_hit(level: cw.Level, size: tuple[int, int]) -> None:
    for seed in (1, 2):
        item = make(size, difficulty=level, seed=seed)
        assert item.rating.level == level
        assert cw.rate(item.puzzle).level == level


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_levels_exist_on_the_smallest_boards(level: str) -> None:
    assert make((5, 5), difficulty=level, seed=1).rating.level == level


@pytest.mark.parametrize("level", ["medium", "hard", "expert", "extreme"])
def test_every_smallest_size_of_a_level_has_it(level: str) -> None:
    for size in half_of(KIND.level_sizes[cw.Level(level)].smallest, level):
        item = make(size, difficulty=level, seed=3)

        assert item.rating.level == cw.rate(item.puzzle).level == level
        assert cw.check(item).ok


def test_small_extreme_puzzles_are_mostly_different() -> None:
    found = {KIND.canonical(make((8, 8), difficulty="extreme", seed=seed).puzzle) for seed in range(tries(8))}

    assert len(found) >= tries(8) * 3 // 4


def test_every_core_is_extreme() -> None:
    assert extreme_cores()
    for core in extreme_cores():
        assert cw.rate(clues_of(core)).level == cw.Level.EXTREME


@pytest.mark.parametrize("pattern", ["symmetric", "organic", "geometric", "text"])
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_other_patterns_hit_levels_too(pattern: str, level: str) -> None:
    item = make((20, 16), difficulty=level, seed=2, **CHANCE[pattern])

    assert item.rating.level == level


@pytest.mark.parametrize("symmetry", list(Symmetry))
def test_symmetries_survive_repair_and_steering(symmetry: Symmetry) -> None:
    size = (15, 15) if symmetry.needs_square else (15, 12)
    item = make(size, pattern="symmetric", symmetry=symmetry, seed=4, difficulty="medium", density=0.45)

    assert any(one.symmetry is symmetry and one.exact for one in find_symmetries(item.solution))


@pytest.mark.parametrize("density", [0.3, 0.62, 0.8])
def test_the_density_is_near_what_was_asked(density: float) -> None:
    item = make((20, 15), density=density, seed=1)

    assert abs(int(item.solution.array.sum()) - density * 300) <= 0.02 * 300 + 1e-9


@pytest.mark.parametrize("technique", ["overlap", "glue", "forced-gap", "line-analysis", "contradiction"])
def test_a_lesson_needs_its_technique_and_nothing_harder(technique: str) -> None:
    item = make((11, 10), lesson=technique, seed=1)
    rung = RUNGS[technique]
    last = next(last for last in LAST_OF_LEVEL.values() if rung <= last)

    found = climb(item.puzzle)

    assert found.solved
    assert found.steps[rung] > 0
    assert not any(found.steps[last + 1 :])


def test_a_strict_lesson_cannot_be_solved_without_its_technique() -> None:
    item = make((10, 9), lesson="contradiction", seed=2)

    assert climb(item.puzzle, last=Rung.CONTRADICTION).solved
    assert not climb(item.puzzle, last=Rung.LINE_ANALYSIS).solved


def test_no_guess() -> None:
    item = make((18, 15), density=0.48, seed=1, repair="no-guess")

    assert count_unsettled([item.solution], Reach.LINES) == [0]
    assert item.meta["changed"]


def test_the_best_of_several_pleases_more() -> None:
    from cluewright.nonogram.aesthetics import aesthetics

    one, best = (make((15, 12), pattern="organic", seed=2, best_of=count) for count in (1, 12))

    assert aesthetics(best.solution).score > aesthetics(one.solution).score


def test_a_picture_from_a_file(tmp_path: Path) -> None:
    image = Image.new("L", (90, 60), 255)
    ImageDraw.Draw(image).ellipse((5, 5, 84, 54), fill=0)
    image.save(tmp_path / "disc.png")

    item = make((18, 12), pattern="picture", picture=str(tmp_path / "disc.png"))

    assert item.title == "disc"
    assert item.solution.array[6].all()
    assert not item.solution.array[0, 0]


def test_changed_cells_are_told() -> None:
    item = make((16, 13), density=0.4, seed=2)
    raw = make((16, 13), density=0.4, seed=2, tries=1)

    assert item.meta.get("changed") == raw.meta.get("changed")
    assert all(0 <= row < 13 and 0 <= column < 16 for row, column in item.meta["changed"])


def test_what_cannot_be_made_fails_with_the_best_found() -> None:
    with pytest.raises(cw.GenerationFailed, match="; the closest one is ") as caught:
        make((8, 8), difficulty="extreme", density=0.8, tries=1)
    best = caught.value.best
    assert best.rating.level < cw.Level.EXTREME
    assert cw.check(best).ok

    assert best.recipe is None  # it is not what a recipe asks for

    with pytest.raises(cw.GenerationFailed, match="in 3 tries: 2x7, lesson two-cells-deep"):
        make((2, 7), lesson="two-cells-deep", tries=3)
    with pytest.raises(cw.GenerationFailed, match="was found in one try: 2x7"):
        make((2, 7), lesson="two-cells-deep", tries=1)


@pytest.mark.parametrize(
    ("recipe", "problem"),
    [
        (
            {"size": (5, 4), "difficulty": "extreme"},
            "extreme Nonogram puzzles have from 6x9 or 7x8 to 64x64 cells, not 5x4",
        ),
        (
            {"size": (6, 6), "difficulty": "extreme"},
            "extreme Nonogram puzzles have from 6x9 or 7x8 to 64x64 cells, not 6x6",
        ),
        (
            {"size": (7, 8), "difficulty": "extreme", "pattern": "symmetric"},
            "extreme nonograms with a pattern have from 8x8",
        ),
        (
            {"size": (9, 6), "difficulty": "extreme", "density": 0.3},
            "extreme nonograms with a density have from 8x8",
        ),
        ({"size": (3, 3), "difficulty": "hard"}, "hard Nonogram puzzles have from 2x4"),
        ({"size": (3, 5), "difficulty": "medium"}, "medium Nonogram puzzles have from 2x9 or 3x6 or 4x5"),
        ({"size": (4, 6), "difficulty": "expert"}, "expert Nonogram puzzles have from 3x10 or 4x7 or 5x5"),
        ({"size": (5, 3), "lesson": "common-consequence"}, "no nonogram of 5x3 cells needs the technique"),
        ({"size": (1, 9), "lesson": "contradiction"}, "a single line never needs the technique contradiction"),
        (
            {"pattern": "geometric", "style": "maze", "difficulty": "hard"},
            "the style maze are easy, never hard: choose",
        ),
        (
            {"pattern": "geometric", "style": "frames", "difficulty": "medium"},
            "the style frames are easy, never medium",
        ),
        ({"repair": "no-guess", "difficulty": "expert"}, "puzzles without guessing are easy or medium, never expert"),
    ],
)
def test_what_is_known_to_be_impossible_is_refused_before_any_try(recipe: dict[str, Any], problem: str) -> None:
    with pytest.raises(cw.InvalidRecipe, match=problem):
        cw.kind("nonogram").read_recipe({"kind": "nonogram", "size": (12, 9), **recipe})


def test_any_geometric_style_that_can_have_the_level_is_taken() -> None:
    levels = [make((15, 12), pattern="geometric", difficulty="hard", seed=seed).rating.level for seed in range(4)]

    assert levels == ["hard"] * 4


def test_an_ambiguous_picture_fails_without_repair() -> None:
    with pytest.raises(cw.GenerationFailed):
        make((20, 18), density=0.3, repair="none", tries=1)


@pytest.mark.parametrize(
    ("former", "name"),
    [("mirror", "left-right"), ("flip", "top-bottom"), ("rotation-2", "half-turn"), ("rotation-4", "quarter-turn")],
)
def test_recipes_with_former_names_of_symmetries_give_the_same_puzzle(former: str, name: str) -> None:
    data = {"kind": "nonogram", "size": [8, 8], "seed": 2, "pattern": "symmetric"}
    old, new = (KIND.read_recipe({**data, "symmetry": symmetry}) for symmetry in (former, name))
    assert old == new
    assert old.to_data()["symmetry"] == name


@pytest.mark.parametrize(
    ("recipe", "problem"),
    [
        ({"pattern": "spiral"}, "pattern must be one of"),
        ({"size": (201, 5)}, "from 1x1 to 200x200 cells, not 201x5"),
        ({"size": (65, 5), "difficulty": "hard"}, "hard Nonogram puzzles have from 2x4 to 64x64 cells, not 65x5"),
        ({"size": (65, 5), "lesson": "glue"}, "for the lesson glue have from 1x1 to 64x64 cells"),
        ({"density": 0.99}, "density must be from 0.05 to 0.95"),
        ({"pattern": "symmetric", "symmetry": "diagonal"}, "needs a square board"),
        ({"symmetry": "left-right"}, "symmetry has no effect without pattern symmetric"),
        ({"pattern": "text"}, "needs a text"),
        ({"text": "hi"}, "text has no effect without pattern text"),
        ({"pattern": "picture"}, "needs a picture"),
        ({"lesson": "glue", "difficulty": "easy"}, "technique of a lesson decides its difficulty"),
        ({"pattern": "organic", "style": "rings"}, "has no style"),
        ({"best_of": 0}, "best_of must be from 1 to 100"),
        ({"tries": 0}, "tries must be from 1 to 100000"),
        ({"pattern": "picture", "picture": "x.png", "threshold": "300"}, "the threshold must be"),
        ({"colour": "red"}, "no recipe option 'colour'"),
    ],
)
def test_bad_recipes_are_refused_in_a_sentence(recipe: dict[str, Any], problem: str) -> None:
    with pytest.raises(cw.InvalidRecipe, match=problem):
        make(**recipe)


def test_a_recipe_of_another_revision_is_refused() -> None:
    recipe = cw.Recipe("nonogram", (5, 4), revision=999)

    with pytest.raises(cw.InvalidRecipe, match="revision 999"):
        cw.kind("nonogram").generate(recipe)


def test_progress_and_cancelling() -> None:
    told: list[str] = []
    budget = cw.Budget(progress=lambda fraction, text: told.append(text))
    cw.generate("nonogram", size=(9, 8), difficulty="medium", budget=budget)
    assert any(text.startswith("try 1 of") for text in told)

    stopped = cw.Budget()
    stopped.progress = lambda fraction, text: stopped.cancel.cancel()
    with pytest.raises(cw.BudgetExceeded, match="cancelled"):
        cw.generate("nonogram", size=(40, 30), difficulty="extreme", budget=stopped)


def test_every_size_works() -> None:
    for size in [(1, 1), (1, 7), (64, 2), (64, 64)]:
        item = make(size, seed=1)
        assert item.puzzle.width == size[0]
        assert np.count_nonzero(item.solution.array) > 0


def test_the_options_are_declared_for_forms() -> None:
    declared = {option.name: option for option in cw.kind("nonogram").options}

    assert declared["pattern"].choices == PATTERNS
    assert cw.kind("nonogram").options == OPTIONS
    assert all(option.help.endswith(".") for option in OPTIONS)
