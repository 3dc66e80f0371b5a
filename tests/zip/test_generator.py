"""The generator: what recipes ask for is what comes out, unique, and the same every time."""

from itertools import pairwise

import pytest

import cluewright as cw
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, GenerationFailed, InvalidRecipe
from cluewright.core.form import dumps, loads
from cluewright.core.recipe import Recipe
from cluewright.core.technique import Level
from cluewright.zip.generator import target_range
from cluewright.zip.kind import KIND
from cluewright.zip.ladder import NATIVE, NO_GUESS, technique_called
from cluewright.zip.puzzle import Zip, sides_of
from cluewright.zip.recipes import LESSON_SIZES, LESSONS, SYMMETRIES
from cluewright.zip.strategies import MAKERS

RECORDED_AS_NEEDED = ((2, 2), (1, 0), (0, 4), (3, 5), (2, 4), (2, 3), (2, 1), (4, 1))
RECORDED_FEW = ((2, 2), (2, 1), (3, 4), (1, 2), (2, 3), (1, 4), (4, 5))
RECORDED_LARGE_SEED = ((1, 3), (2, 3), (0, 1), (2, 2), (3, 0), (3, 2), (4, 2), (3, 3), (5, 2))


def make(size="7x6", **options):
    item = cw.generate("zip", size=size, **options)
    assert KIND.is_solved(item.puzzle, item.solution)
    assert KIND.count(item.puzzle) == 1
    return item


@pytest.mark.parametrize("size", ["1x1", "1x2", "5x1", "2x2", "3x2", "3x3", "4x5", "7x6", "9x9"])
@pytest.mark.parametrize("numbers", ["few", "as-needed", "many"])
def test_every_size_gives_a_unique_puzzle_with_all_that_is_known_about_it(size, numbers):
    item = make(size, numbers=numbers, seed=3)
    assert item.proof["verdict"] == "unique"
    assert item.rating == KIND.rate(item.puzzle)
    assert item.recipe.options["numbers"] == numbers
    assert "walls" not in item.recipe.options
    quality = item.extra["quality"]
    assert quality["numbers"] == item.puzzle.last
    assert 0 < quality["coverage"] <= 1
    assert quality["nearest_on_path"] <= quality["largest_gap"] < max(2, item.puzzle.cells)
    assert loads(dumps(item)) == item


def test_the_same_recipe_gives_the_same_puzzle_and_another_seed_another():
    first = make(seed=11)
    assert make(seed=11) == first
    assert make(seed=12).puzzle != first.puzzle
    assert KIND.generate(first.recipe) == first


def test_recorded_recipes_still_give_the_recorded_puzzles():
    """A change here means: raise REVISION."""
    recorded = {
        ("6x5", "as-needed", 1): RECORDED_AS_NEEDED,
        ("6x5", "few", -7): RECORDED_FEW,
        ("5x6", "few", 2**70): RECORDED_LARGE_SEED,
    }
    for (size, numbers, seed), expected in recorded.items():
        assert make(size, numbers=numbers, seed=seed).puzzle.numbers == expected


def test_few_is_less_than_many_and_no_number_is_needless_in_few():
    few, needed, many = (make(numbers=numbers, seed=5).puzzle for numbers in ("few", "as-needed", "many"))
    assert few.last <= needed.last < many.last
    for left_out in range(1, few.last - 1):
        numbers = [cell for index, cell in enumerate(few.numbers) if index != left_out]
        assert KIND.count(Zip(few.width, few.height, numbers)) > 1


def test_few_stays_within_the_range_the_document_aims_at():
    assert [target_range(side, side) for side in (4, 5, 6, 7, 8, 9)] == [
        None, (6, 10), (8, 12), (10, 14), (12, 16), None,
    ]  # fmt: skip
    for side in (5, 6, 7, 8):
        assert all(make(side, numbers="few", seed=seed).puzzle.last <= 2 * side for seed in range(4))


def test_a_number_of_numbers_and_of_walls_is_kept():
    assert make(numbers="15", seed=1).puzzle.last == 15
    assert make(numbers="30", seed=1).puzzle.last == 30
    assert len(make(walls="5", seed=1).puzzle.walls) == 5
    assert len(make(walls="some", seed=1).puzzle.walls) == 42 // 8
    with pytest.raises(GenerationFailed, match="none could be made with 2 numbers"):
        make("8x8", numbers="2", tries=3)
    with pytest.raises(
        GenerationFailed, match="for this recipe was found in one try: none could be made with 2 numbers"
    ):
        make("8x8", numbers="2", tries=1)
    assert len(make("4x4", walls="9", seed=1).puzzle.walls) == 9
    with pytest.raises(InvalidRecipe, match="a board of 4x4 has room for 9 walls, not 10"):
        make("4x4", walls="10")


@pytest.mark.parametrize("logic", ["auto", "no-guess", "look-ahead"])
def test_walls_take_the_place_of_numbers(logic):
    for seed, (size, numbers) in enumerate((("5x5", 4), ("6x7", 4), ("7x7", 5), ("5x8", 2))):
        puzzle = make(size, numbers=str(numbers), walls="as-needed", logic=logic, seed=seed).puzzle
        assert puzzle.last == numbers
        assert puzzle.walls
    assert make("6x7", walls="as-needed").puzzle.last == 5


def test_no_guess_needs_no_supposition():
    hardest = NATIVE[NO_GUESS].level
    for seed in range(15):
        assert make("8x7", seed=seed).rating.level <= hardest
        assert make("6x6", numbers="few", logic="no-guess", seed=seed).rating.level <= hardest
    assert all(make("6x6", logic="look-ahead", seed=seed).rating.level <= Level.EXPERT for seed in range(5))


@pytest.mark.parametrize("level", list(Level))
def test_a_difficulty_is_met(level):
    for seed in range(2):
        assert make("7x6", difficulty=level, seed=seed).rating.level is level
    assert make("7x6", difficulty=level, walls="some", seed=1).rating.level is level


LAST = 6
IMAGES = {
    "none": lambda y, x: (y, x),
    "half-turn": lambda y, x: (LAST - y, LAST - x),
    "left-right": lambda y, x: (y, LAST - x),
    "top-bottom": lambda y, x: (LAST - y, x),
    "diagonal": lambda y, x: (x, y),
    "quarter-turn": lambda y, x: (x, LAST - y),
}


def is_symmetric(puzzle, symmetry):
    image = IMAGES[symmetry]
    numbers, walls = set(puzzle.numbers), {frozenset(sides_of(wall)) for wall in puzzle.walls}
    return {image(*cell) for cell in numbers} == numbers and {
        frozenset(image(*cell) for cell in wall) for wall in walls
    } == walls


@pytest.mark.parametrize("symmetry", IMAGES)
@pytest.mark.parametrize("walls", ["none", "some", "4"])
def test_numbers_and_walls_are_symmetric(symmetry, walls):
    puzzle = make(LAST + 1, symmetry=symmetry, walls=walls, seed=2).puzzle
    assert is_symmetric(puzzle, symmetry)
    assert len(puzzle.walls) in {"none": (0,), "some": range(1, 7), "4": (4,)}[walls]
    if symmetry in ("half-turn", "left-right", "top-bottom"):
        make("6x5", symmetry=symmetry, numbers="few", seed=2)


def test_every_symmetry_is_tried():
    assert {*IMAGES, "auto"} == set(SYMMETRIES)


def test_boards_are_of_the_character_people_publish():
    made = [make(LAST + 1, seed=seed) for seed in range(40)]
    puzzles = [item.puzzle for item in made]
    assert all(any(is_symmetric(puzzle, each) for each in IMAGES if each != "none") for puzzle in puzzles)
    assert 20 <= sum(bool(puzzle.walls) for puzzle in puzzles) <= 34
    places = [[item.solution.path.index(cell) for cell in item.puzzle.numbers] for item in made]
    gaps = [after - before for along in places for before, after in pairwise(along)]
    assert 0.4 < sum(gap % 2 == 0 for gap in gaps) / len(gaps) < 0.6
    turns = [
        (b[0] - a[0], b[1] - a[1]) != (c[0] - b[0], c[1] - b[1])
        for item in made
        for a, b, c in zip(item.solution.path, item.solution.path[1:], item.solution.path[2:], strict=False)
    ]
    assert 0.43 < sum(turns) / len(turns) < 0.53


def test_numbers_lie_on_both_colours_of_odd_boards():
    for side in (5, 7, 9):
        colours = {(y + x) % 2 for seed in range(3) for y, x in make(side, seed=seed).puzzle.numbers}
        assert colours == {0, 1}


def test_spread_keeps_numbers_apart():
    def apart(spread):
        found = [make("7x8", spread=spread, seed=seed).extra["quality"] for seed in range(8)]
        return sum(quality["nearest"] for quality in found), -sum(quality["largest_gap"] for quality in found)

    assert apart(True) > apart(False)


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_needs_its_technique_and_nothing_harder(lesson):
    item = make("7x6", lesson=lesson, seed=1)
    assert item.rating.techniques[lesson] >= 1
    taught = technique_called(lesson)
    assert item.rating.level is taught.level


@pytest.mark.parametrize("maker", MAKERS)
def test_every_path_maker_serves(maker):
    make("6x6", path=maker, seed=4)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"numbers": "lots"}, "numbers must be few, as-needed, many or a number"),
        ({"numbers": "1"}, "at least 2 numbers"),
        ({"walls": "-1"}, "walls must be none, some, as-needed or a number"),
        ({"symmetry": "diagonal"}, "square"),
        ({"walls": "as-needed", "symmetry": "half-turn"}, "cannot be combined with a symmetry"),
        ({"symmetry": "spiral"}, "symmetry must be one of"),
        ({"lesson": "magic"}, "lesson must be one of"),
        ({"tries": 0}, "tries must be from 1 to 1000000, not 0"),
        ({"size": "101x3"}, "from 1x1 to 100x100 cells, not 101x3"),
        ({"size": "1x8", "walls": "some"}, "room for 0 walls"),
        ({"walls": "as-needed", "numbers": "many"}, "numbers many has no effect with walls as-needed"),
        ({"strategy": "path-first", "initial": 43}, "43 are too many for 42 cells"),
        ({"strategy": "distance-based", "weight": -3}, "weight must be from 0 to 1000, not -3"),
    ],
)
def test_recipes_that_make_no_sense_are_refused(options, reason):
    with pytest.raises(InvalidRecipe, match=reason):
        make(**options)


def test_unknown_options_are_refused_however_the_recipe_came():
    with pytest.raises(InvalidRecipe, match="no recipe option 'colour'"):
        KIND.generate(Recipe("zip", (4, 4), options={"colour": "red"}))


def test_the_budget_is_honoured():
    with pytest.raises(BudgetExceeded):
        make(15, budget=Budget(nodes=20))
    budget = Budget()
    budget.cancel.cancel()
    with pytest.raises(BudgetExceeded, match="cancelled"):
        make(15, budget=budget)
    heard = []
    make(budget=Budget(progress=lambda fraction, text: heard.append((fraction, text))))
    assert heard[0] == (0.0, "generating")


def test_a_failure_brings_the_closest_puzzle():
    with pytest.raises(GenerationFailed, match="none was extreme") as caught:
        make("6x5", difficulty="extreme", tries=1)
    assert caught.value.best.proof["verdict"] == "unique"


def test_the_closest_to_a_level_is_the_fewest_levels_away():
    with pytest.raises(GenerationFailed, match="none was extreme; the closest one is expert") as caught:
        make("5x6", difficulty="extreme", symmetry="none", walls="none", tries=5)
    assert caught.value.best.rating.level is Level.EXPERT


@pytest.mark.parametrize(("size", "level"), [("5x5", "extreme"), ("3x4", "medium"), ("26x9", "expert")])
def test_a_level_that_a_size_does_not_have_is_refused_before_any_try(size, level):
    budget = Budget()
    budget.cancel.cancel()
    with pytest.raises(InvalidRecipe, match=f"{level} Zip puzzles have from .* not {size}"):
        make(size, difficulty=level, budget=budget)


@pytest.mark.parametrize(
    ("size", "lesson"), [("5x5", "cut"), ("3x4", "parity"), ("1x2", "forced-corner"), ("26x9", "cut")]
)
def test_a_lesson_that_a_size_does_not_have_is_refused_before_any_try(size, lesson):
    budget = Budget()
    budget.cancel.cancel()
    with pytest.raises(InvalidRecipe, match=f"for the lesson '{lesson}' have from .* not {size}"):
        make(size, lesson=lesson, budget=budget)


def test_every_lesson_is_made_on_the_smallest_board_it_is_offered_for():
    assert set(LESSONS) == set(LESSON_SIZES)
    for lesson, smallest in LESSON_SIZES.items():
        assert lesson in make(smallest[-1], lesson=lesson).rating.techniques


def test_a_large_board_loses_its_numbers_in_batches():
    item = make("48x40", seed=1)
    assert item.proof["verdict"] == "unique"
    assert 0.15 < item.puzzle.last / (48 * 40) < 0.35
    symmetric = make("42x42", symmetry="half-turn", difficulty="easy", seed=1).puzzle
    assert {(41 - row, 41 - column) for row, column in symmetric.numbers} == set(symmetric.numbers)
    assert make("42x42", numbers="many", seed=1).puzzle.last > make("42x42", seed=1).puzzle.last


def test_a_lesson_keeps_to_the_numbers_and_walls_that_are_said():
    for seed in range(3):
        puzzle = make("7x6", lesson="dead-end", numbers="16", walls="none", seed=seed).puzzle
        assert (puzzle.last, len(puzzle.walls)) == (16, 0)


def test_a_strategy_makes_the_level_that_is_asked_for():
    item = make("6x6", strategy="path-first", difficulty="hard", seed=1)
    assert item.rating.level is Level.HARD
    assert set(item.recipe.options) == {"strategy", "as_printed", "path"}
