import pytest

from cluewright.core.errors import InvalidRecipe
from cluewright.core.outcome import Verdict
from cluewright.core.recipe import Recipe
from cluewright.core.technique import Level
from cluewright.core.verbs import solve
from cluewright.hitori.cores import LOWEST_TIER, cores, fitting_cores, smallest_sizes
from cluewright.hitori.kind import KIND
from cluewright.hitori.recipes import LESSONS
from cluewright.hitori.techniques import TECHNIQUES, TIERS, climb, explain

RARE = [name for name, tier in zip(LESSONS, TIERS, strict=True) if tier >= LOWEST_TIER]


def lesson(name, size, seed):
    return KIND.generate(Recipe("hitori", size, seed, None, {"lesson": name}))


def up_to(tier):
    return sum(1 << technique.order for technique in TECHNIQUES if TIERS[technique.order] <= tier)


@pytest.mark.parametrize("core", cores(), ids=lambda core: f"{core.tier}-{core.puzzle.width}x{core.puzzle.height}")
def test_every_core_is_unique_and_needs_its_tier(core):
    outcome = solve(core.puzzle, strategy="sat")
    assert outcome.verdict is Verdict.UNIQUE
    assert outcome.solution == core.solution
    assert climb(core.puzzle).tier == core.tier
    assert not climb(core.puzzle, enabled=up_to(core.tier - 1)).solved
    assert int(core.puzzle.array.max()) <= max(core.puzzle.width, core.puzzle.height)


def test_cores_differ():
    assert len({core.puzzle for core in cores()}) == len(cores())


@pytest.mark.parametrize("size", [(8, 7), (10, 9), (7, 12), (16, 14)])
@pytest.mark.parametrize("name", RARE)
def test_rare_lessons_need_their_technique_and_nothing_harder(name, size):
    tier = TIERS[LESSONS.index(name)]
    if not fitting_cores(tier, size):
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
    assert any(max(size) <= 7 for size in smallest_sizes(TIERS[LESSONS.index(name)]))


@pytest.mark.parametrize("options", [{"lesson": "nested-contradiction"}, {}])
def test_what_no_small_board_needs_is_refused_at_once(options):
    level = None if options else Level.EXTREME
    with pytest.raises(InvalidRecipe, match=r"have from \dx\d or \dx\d to \d+x\d+ cells, not 4x4"):
        KIND.generate(Recipe("hitori", (4, 4), 0, level, options))
