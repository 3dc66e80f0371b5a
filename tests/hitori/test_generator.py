from itertools import pairwise

import pytest
from tests.effort import half_of
from tests.endless import SMALL_ENDLESS

from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, GenerationFailed, InvalidRecipe
from cluewright.core.outcome import Verdict
from cluewright.core.recipe import Recipe
from cluewright.core.technique import Level
from cluewright.core.verbs import solve
from cluewright.hitori.board import Board
from cluewright.hitori.cores import LOWEST_TIER
from cluewright.hitori.kind import KIND
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.rating import level_of
from cluewright.hitori.recipes import LESSONS
from cluewright.hitori.techniques import ALL, TECHNIQUES, TIERS, climb


def make(size, seed=0, difficulty=None, **options):
    return KIND.generate(Recipe("hitori", size, seed, Level(difficulty) if difficulty else None, options))


@pytest.mark.parametrize(
    ("size", "count"), [((4, 4), 40), ((4, 9), 30), ((8, 7), 40), ((13, 5), 20), ((20, 18), 10), ((31, 30), 3)]
)
def test_puzzles_are_unique_by_both_judges(size, count):
    for seed in range(count):
        item = make(size, seed)
        assert (item.puzzle.width, item.puzzle.height) == size
        outcome = solve(item.puzzle)
        assert outcome.verdict is Verdict.UNIQUE
        assert outcome.solution == item.solution
    assert solve(item.puzzle, strategy="sat").solutions == (item.solution,)
    assert item.proof["verdict"] == "unique"
    assert item.rating == KIND.rate(item.puzzle)


def test_largest_size():
    item = make((100, 97), 1)
    assert solve(item.puzzle, known=item.solution).verdict is Verdict.UNIQUE


def test_same_recipe_same_puzzle():
    assert make((9, 7), 5) == make((9, 7), 5)
    assert make((9, 7), 5).puzzle != make((9, 7), 6).puzzle
    # Recorded: these change only together with the generator's revision.
    assert make((5, 4), 7).puzzle == Hitori.parse(RECORDED)
    assert make((5, 4), 7).recipe.revision == 8


RECORDED = "21233\n54432\n12425\n32542"


@pytest.mark.parametrize(
    ("level", "lesson", "recorded"),
    [
        ("easy", None, "1526423/2371174/3717527/2237157/4132365/1343157"),
        ("medium", None, "4527236/2761624/4172665/7164742/6453276/7546713"),
        ("hard", None, "2527336/2751674/4172765/4167742/6453273/7446313"),
        ("expert", None, "2332174/3751742/5242356/5134732/2273431/6465712"),
        ("extreme", None, "3722126/2437615/1543647/1422531/6374652/4675261"),
        (None, "cut-cell", "4527236/2761624/4172665/7164742/6453276/7546713"),
        (None, "connectivity-contradiction", "6527736/2711664/4172565/4167742/6453275/7146713"),
    ],
)
def test_every_way_of_making_puzzles_is_recorded(level, lesson, recorded):
    options = {} if lesson is None else {"lesson": lesson}
    assert make((7, 6), 3, level, **options).puzzle == Hitori.parse(recorded)


def test_masks_are_maximal():
    item = make((9, 8), 3)
    blacks = item.solution.blacks
    for y in range(8):
        for x in range(9):
            if not blacks[y, x]:
                more = item.solution.with_cells([(y, x, 2)])
                different = Hitori([[9 * row + column + 1 for column in range(9)] for row in range(8)])
                assert KIND.faults(different, more), (y, x)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize("size", [(6, 7), (12, 10)])
def test_levels_are_met(level, size):
    for seed in range(4):
        item = make(size, seed, level)
        assert item.rating.level is Level(level)
        assert KIND.rate(item.puzzle).level is Level(level)
        assert solve(item.puzzle).verdict is Verdict.UNIQUE
        assert item.recipe.difficulty is Level(level)


@pytest.mark.parametrize("size", [(4, 50), (25, 24), (36, 33), (50, 47)])
def test_large_easy_puzzles(size):
    """Large boards are hardly ever easy by chance: these are led from cell to cell."""
    for seed in range(3):
        item = make(size, seed, "easy")
        assert item == make(size, seed, "easy")
        assert item.proof["tries"] <= 3
        assert KIND.rate(item.puzzle).level is Level.EASY
        assert solve(item.puzzle).solutions == (item.solution,)


def test_easy_puzzles_have_more_than_one_way_to_begin():
    """Starting from a few settled cells would make large boards long walks; patterns must lie all over the board."""
    numbers = make((30, 28), 2, "easy").puzzle.numbers
    settling = set()
    for line in [*numbers, *zip(*numbers, strict=True)]:
        for one, middle, other in zip(line, line[1:], line[2:], strict=False):
            if one == other:
                settling.add("triple" if middle == one else "sandwich")
        settling |= {"pair-isolation" for one, other in pairwise(line) if one == other and line.count(one) > 2}
    assert settling >= {"sandwich", "pair-isolation"}


def hidden_cells(blacks):
    """List the white cells that neither lie beside a black cell nor are the only way out of a white one."""
    height, width = blacks.shape

    def beside(y, x):
        steps = [(y - 1, x), (y, x - 1), (y, x + 1), (y + 1, x)]
        return [(row, column) for row, column in steps if 0 <= row < height and 0 <= column < width]

    def shows(cell):
        return any(blacks[near] or sum(not blacks[way] for way in beside(*near)) == 1 for near in beside(*cell))

    return [(y, x) for y in range(height) for x in range(width) if not blacks[y, x] and not shows((y, x))]


def test_only_masks_without_hidden_cells_are_easy():
    items = [make((7, 6), seed) for seed in range(150)]
    hidden = {item.recipe.seed: bool(hidden_cells(item.solution.blacks)) for item in items}
    easy = {item.recipe.seed for item in items if item.rating.level is Level.EASY}
    assert easy
    assert any(hidden.values())
    assert not any(hidden[seed] for seed in easy)
    assert not hidden_cells(make((40, 37), 1, "easy").solution.blacks)


def test_expert_level():
    item = make((8, 7), 1, "expert")
    assert item.rating.level is Level.EXPERT


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_graded_puzzles_do_not_become_easier_by_the_tip(level):
    highest = {"medium": 2, "hard": 3}[level]
    lower = sum(1 << technique.order for technique in TECHNIQUES if TIERS[technique.order] <= highest)
    for seed in range(4):
        puzzle = make((9, 8), seed, level).puzzle
        assert not climb(puzzle, enabled=lower, unmatched_white=True).solved


def test_every_technique_of_the_catalogue_has_a_lesson():
    assert tuple(technique.slug for technique in KIND.techniques) == LESSONS
    assert {technique.slug for technique in KIND.techniques} == set(LESSONS)


@pytest.mark.parametrize(
    ("name", "size"),
    [(name, size) for name in LESSONS for size in [(8, 7), (10, 9)]]
    + [(name, (6, 5)) for name, tier in zip(LESSONS, TIERS, strict=True) if tier < LOWEST_TIER],
)
def test_lessons_need_their_technique_and_nothing_harder(name, size):
    order = LESSONS.index(name)
    stand_ins = {"triple": [3], "corner-quad": [7, 8], "corner-triple": [8]}
    # The same contradiction may end either way.
    stand_ins |= {"connectivity-contradiction": [17], "combined-contradiction": [16]}
    without = ALL & ~(1 << order)
    for other in stand_ins.get(name, []):
        without &= ~(1 << other)
    without &= sum(1 << index for index, tier in enumerate(TIERS) if tier <= max(2, TIERS[order]))
    for seed in half_of((4, 5), name):
        item = make(size, seed, lesson=name)
        assert item == make(size, seed, lesson=name)
        assert item.rating.techniques[name] > 0
        assert solve(item.puzzle).solutions == (item.solution,)
        assert climb(item.puzzle, enabled=without | 1 << order).solved or name in stand_ins
        assert climb(item.puzzle).tier <= max(2, TIERS[order])
        if order > 1:
            assert not climb(item.puzzle, enabled=without).solved


def test_classic_strategy():
    item = make((6, 5), 1, strategy="classic", black_ratio=0.3, attempts=500)
    assert solve(item.puzzle).verdict is Verdict.UNIQUE
    assert item.proof["tries"] <= 500
    assert item.puzzle != make((6, 5), 1).puzzle


def test_classic_with_few_blacks_fails():
    advice = "in 30 tries: try another seed, more attempts or a black ratio of at least 0.3"
    with pytest.raises(GenerationFailed, match=f"no 8x7 Hitori was found {advice}") as caught:
        make((8, 7), 0, strategy="classic", black_ratio=0.2, attempts=30)
    with pytest.raises(GenerationFailed, match="no 8x7 Hitori was found in one try: try another seed"):
        make((8, 7), 0, strategy="classic", black_ratio=0.2, attempts=1)
    assert caught.value.best is None


def test_failure_carries_the_closest_puzzle():
    with pytest.raises(
        GenerationFailed, match="extreme 7x7 Hitori with diagonal symmetry was found in one try"
    ) as caught:
        make((7, 7), 1, "extreme", symmetry="diagonal", tries=1)
    best = caught.value.best
    assert best is not None
    assert best.rating.level < Level.EXTREME
    assert solve(best.puzzle).verdict is Verdict.UNIQUE


def test_a_puzzle_of_the_level_is_what_was_asked_for_though_a_tip_would_make_it_easier():
    made = [make((5, 5), seed, "expert") for seed in range(8)]
    assert all(item.rating.level is KIND.rate(item.puzzle).level is Level.EXPERT for item in made)
    tipped = [climb(item.puzzle, unmatched_white=True) for item in made]
    assert any(level_of(path.counts) < Level.EXPERT for path in tipped)


def equal(numbers, apart):
    """Count the equal numbers this far apart in a line, with none in between."""
    lines = [*numbers, *zip(*numbers, strict=True)]
    return sum(
        line[at] == line[at + apart] and line[at] not in line[at + 1 : at + apart]
        for line in lines
        for at in range(len(line) - apart)
    )


@pytest.mark.parametrize("level", [None, *Level])
def test_puzzles_have_few_pairs_and_many_sandwiches_as_hand_made_ones(level):
    boards = [make((10, 10), seed, level).puzzle.numbers for seed in range(10)]
    assert 0.07 < sum(equal(numbers, 1) for numbers in boards) / 1000 < 0.17
    assert sum(equal(numbers, 2) for numbers in boards) / 1000 > 0.1


def test_budget_is_honoured():
    budget = Budget()
    budget.cancel.cancel()
    with pytest.raises(BudgetExceeded, match="cancelled"):
        KIND.generate(Recipe("hitori", (20, 21), difficulty=Level.EASY), budget=budget)
    with pytest.raises(BudgetExceeded, match="time limit"):
        KIND.generate(Recipe("hitori", (40, 41), difficulty=Level.EXTREME), budget=Budget(seconds=0.001))


def test_progress_is_reported():
    heard = []
    with pytest.raises(BudgetExceeded, match="time limit"):
        KIND.generate(
            KIND.read_recipe(SMALL_ENDLESS),
            budget=Budget(seconds=0.4, progress=lambda fraction, text: heard.append((fraction, text))),
        )
    assert set(heard) == {(None, "generating")}


@pytest.mark.parametrize(
    ("size", "difficulty", "options", "problem"),
    [
        ((3, 8), None, {}, "from 4x4 to 100x100 cells, not 3x8"),
        ((8, 101), None, {}, "from 4x4 to 100x100 cells, not 8x101"),
        ((51, 8), "easy", {}, "easy Hitori puzzles have from 4x4 to 50x50 cells, not 51x8"),
        ((4, 5), "extreme", {}, "extreme Hitori puzzles have from 4x6 or 5x5 to 50x50 cells, not 4x5"),
        ((9, 7), None, {"symmetry": "diagonal"}, "diagonal symmetry needs a square board, not 9x7"),
        ((7, 9), "hard", {"symmetry": "quarter-turn"}, "quarter-turn symmetry needs a square board, not 7x9"),
        ((8, 7), None, {"symmetry": "left-right"}, "left-right symmetry of a Hitori needs an odd width, not 8"),
        ((7, 8), "easy", {"symmetry": "top-bottom"}, "top-bottom symmetry of a Hitori needs an odd height, not 8"),
        ((6, 7), "extreme", {"symmetry": "half-turn"}, "with a symmetry have from 7x7 to 20x20 cells, not 6x7"),
        ((7, 7), None, {"symmetry": "mirror"}, "symmetry must be one of none, half-turn"),
        ((7, 7), None, {"symmetry": "none", "strategy": "classic"}, "symmetry has no effect with strategy classic"),
        ((8, 7), "easy", {"lesson": "triple"}, "leave out difficulty or lesson"),
        ((8, 7), None, {"lesson": "triple", "strategy": "classic"}, "lesson has no effect with strategy classic"),
        ((8, 30), None, {"lesson": "triple"}, "to 20x20 cells"),
        ((13, 8), None, {"lesson": "flanked-pair"}, "'flanked-pair' have from 4x4 to 12x12 cells, not 13x8"),
        ((5, 5), None, {"lesson": "common-consequence"}, "'common-consequence' have from 5x7 to 20x20 cells"),
        ((8, 7), None, {"lesson": "magic"}, "lesson must be one of"),
        ((8, 7), None, {"strategy": "magic"}, "strategy must be one of"),
        ((8, 7), None, {"strategy": "classic", "black_ratio": 0.9}, "0.05 to 0.5"),
        ((8, 7), None, {"strategy": "classic", "attempts": 0}, "from 1 to 1000000000"),
        ((8, 7), None, {"tries": "many"}, "must be a whole number"),
    ],
)
def test_bad_recipes(size, difficulty, options, problem):
    with pytest.raises(InvalidRecipe, match=problem):
        make(size, 0, difficulty, **options)


def test_solution_is_a_full_board():
    item = make((6, 9), 2)
    assert isinstance(item.solution, Board)
    assert item.solution.decided == 54
