import numpy as np
import pytest
from tests.effort import tries

from cluewright.core.errors import InvalidRecipe
from cluewright.core.recipe import Recipe
from cluewright.core.technique import Level
from cluewright.core.verbs import solve
from cluewright.hitori.cores import BEST, LOWEST_TIER, TIERS_OF_LEVEL, core_of, cores, fitting_cores, smallest_sizes
from cluewright.hitori.kind import KIND
from cluewright.hitori.rating import level_of
from cluewright.hitori.recipes import LESSONS
from cluewright.hitori.techniques import TECHNIQUES, TIERS, climb, explain

RARE = [name for name, tier in zip(LESSONS, TIERS, strict=True) if tier >= LOWEST_TIER]


def lesson(name, size, seed):
    return KIND.generate(Recipe("hitori", size, seed, None, {"lesson": name}))


def up_to(tier):
    return sum(1 << technique.order for technique in TECHNIQUES if TIERS[technique.order] <= tier)


def test_every_core_is_unique_and_needs_its_tier():
    assert {core.tier for core in cores()} == {5, 6, 7}
    for core in cores():
        assert solve(core.puzzle).solutions == (core.solution,), core
        path = climb(core.puzzle)
        assert path.tier == core.tier, core
        assert level_of(path.counts) is (Level.EXTREME if core.tier == 7 else Level.EXPERT), core
        assert int(core.puzzle.array.max()) <= max(core.puzzle.width, core.puzzle.height), core


def test_the_second_judge_agrees_on_cores():
    for core in cores()[:: len(cores()) // tries(60)]:
        assert solve(core.puzzle, strategy="sat").solutions == (core.solution,), core
        assert core_of(core.tier, core.puzzle, core.solution) == core


def test_cores_differ():
    assert len({KIND.canonical(core.puzzle) for core in cores()}) == len(cores())


def test_of_many_cores_those_are_taken_that_fill_the_board_or_keep_their_level_best():
    tiers = TIERS_OF_LEVEL[Level.EXPERT]
    assert {core.size for core in fitting_cores(tiers, (7, 7))} == {(7, 7)}
    taken, there = fitting_cores(tiers, (9, 8)), [core for core in cores() if core.tier in tiers and core.fits((9, 8))]
    assert BEST <= len(taken) < len(there)
    assert min(core.kept for core in taken) > max(core.kept for core in there if core not in taken)
    small = fitting_cores(tiers, (5, 4))
    assert small == tuple(core for core in cores() if core.tier in tiers and core.fits((5, 4)))  # few, so all


def shading(item, *, turned):
    blacks = item.solution.blacks
    forms = [np.rot90(side, turns) for side in (blacks, blacks.T) for turns in range(4 if turned else 1)]
    return min(form.tobytes() for form in forms[: None if turned else 1])


@pytest.mark.parametrize("level", [Level.EXPERT, Level.EXTREME])
@pytest.mark.parametrize("size", [(7, 7), (7, 9)])
def test_shadings_hardly_ever_repeat(level, size):
    items = [KIND.generate(Recipe("hitori", size, seed, level)) for seed in range(60)]
    assert len({shading(item, turned=False) for item in items}) >= 58
    assert len({shading(item, turned=True) for item in items}) >= 56
    assert len({KIND.canonical(item.puzzle) for item in items}) >= 58


@pytest.mark.parametrize("level", [Level.EXPERT, Level.EXTREME])
def test_the_smallest_sizes_of_a_level_are_those_of_the_smallest_cores(level):
    assert KIND.level_sizes[level].smallest == smallest_sizes(TIERS_OF_LEVEL[level])


@pytest.mark.parametrize("level", [Level.EXPERT, Level.EXTREME])
def test_the_highest_levels_are_met_on_the_smallest_boards(level):
    for short, long in KIND.level_sizes[level].smallest:
        for size in [(short, long), (long, short), (short, long + 3), (short, 31)]:
            item = KIND.generate(Recipe("hitori", size, 4, level))
            assert item.rating.level is level
            assert solve(item.puzzle).solutions == (item.solution,)


@pytest.mark.parametrize("size", [(8, 7), (10, 9), (7, 12), (16, 14)])
@pytest.mark.parametrize("name", RARE)
def test_rare_lessons_need_their_technique_and_nothing_harder(name, size):
    tier = TIERS[LESSONS.index(name)]
    if not fitting_cores((tier,), size):
        with pytest.raises(InvalidRecipe, match="have from"):
            lesson(name, size, 0)
        return
    puzzles = set()
    for seed in range(3):
        item = lesson(name, size, seed)
        assert (item.puzzle.width, item.puzzle.height) == size
        assert solve(item.puzzle).solutions == (item.solution,)
        assert item.rating.techniques[name] > 0
        assert climb(item.puzzle).tier == tier
        assert not climb(item.puzzle, enabled=up_to(tier - 1)).solved
        assert any(step.technique.slug == name for step in explain(item.puzzle))
        puzzles.add(item.puzzle)
    assert len(puzzles) == 3
    assert lesson(name, size, 2) == item


@pytest.mark.parametrize("level", [Level.EXPERT, Level.EXTREME])
@pytest.mark.parametrize("size", [(7, 6), (9, 11), (13, 12)])
def test_the_highest_levels_are_met(level, size):
    for seed in range(3):
        item = KIND.generate(Recipe("hitori", size, seed, level))
        assert item.rating.level is level
        assert solve(item.puzzle, strategy="sat").solutions == (item.solution,)


def test_grown_masks_and_numbers_are_sound():
    item = KIND.generate(Recipe("hitori", (12, 9), 5, Level.EXTREME))
    assert int(item.puzzle.array.max()) <= 12
    assert int(item.puzzle.array.min()) >= 1


@pytest.mark.parametrize("name", RARE)
def test_every_rare_technique_has_a_core_for_small_boards(name):
    assert any(max(size) <= 7 for size in smallest_sizes((TIERS[LESSONS.index(name)],)))


@pytest.mark.parametrize("options", [{"lesson": "nested-contradiction"}, {}])
def test_what_no_small_board_needs_is_refused_at_once(options):
    level = None if options else Level.EXTREME
    with pytest.raises(InvalidRecipe, match=r"have from \dx\d or \dx\d to \d+x\d+ cells, not 4x4"):
        KIND.generate(Recipe("hitori", (4, 4), 0, level, options))
