"""The document's strategies: as printed with their caps and failures, corrected without."""

from fractions import Fraction
from itertools import pairwise

import pytest

import cluewright as cw
from cluewright.bench.zip_strategies import turn_share
from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.core.errors import GenerationFailed, InvalidRecipe
from cluewright.zip.kind import KIND
from cluewright.zip.puzzle import border_between
from cluewright.zip.strategies import (
    MAKERS,
    STRATEGIES,
    StrategyFailed,
    attempt_once,
    make_path,
    round_half_up,
    spread_out,
)


def options(name, **given):
    return KIND.read_recipe({"kind": "zip", "size": "6x5", "strategy": name, **given}).options


@pytest.mark.parametrize("name", STRATEGIES)
@pytest.mark.parametrize("size", ["5x5", "6x5", "7x7"])
def test_corrected_strategies_always_end_with_a_unique_puzzle(name, size):
    for seed in range(3):
        item = cw.generate("zip", size=size, strategy=name, seed=seed)
        assert KIND.count(item.puzzle) == 1
        assert KIND.is_solved(item.puzzle, item.solution)
        assert item == cw.generate("zip", size=size, strategy=name, seed=seed)


@pytest.mark.parametrize("name", STRATEGIES)
def test_as_printed_they_give_a_unique_puzzle_or_a_clear_failure(name):
    failures = []
    for size, seed in [("5x5", seed) for seed in range(6)] + [("7x7", 0)]:
        try:
            item = cw.generate("zip", size=size, strategy=name, as_printed=True, seed=seed)
        except GenerationFailed as failure:
            failures.append(str(failure))
        else:
            assert KIND.count(item.puzzle) == 1
    assert failures, "as printed, none of them keeps what it promises"
    assert all(text.startswith(f"{name} found no such puzzle in ") for text in failures)


def test_the_caps_of_the_document_are_kept():
    fixes, reasons = [], outcomes_of("distance-based", (6, 6))
    for made in reasons.pop("made"):
        fixes.append(made.counts["fixes"])
        assert made.puzzle.last <= 8 + 15 + 2
    assert fixes
    assert max(fixes) <= 15
    assert "several paths are left after 15 fixes and two more numbers" in reasons


def test_adaptive_reveal_as_printed_sees_that_it_would_go_on_for_ever():
    reasons = outcomes_of("adaptive-reveal", (5, 5))
    assert (
        "the number that should rule out another path is already there, so the published strategy never ends" in reasons
    )


def outcomes_of(name, size):
    """Run forty attempts as printed: what was made, and the reasons of the failures."""
    found = {"made": []}
    for attempt in range(40):
        try:
            found["made"].append(attempt_once(size, Chance(attempt), options(name, as_printed=True), Budget()))
        except StrategyFailed as failure:
            found[str(failure)] = attempt
    return found


@pytest.mark.parametrize(("side", "initial"), [(5, 6), (6, 8), (7, 10), (8, 12)])
def test_distance_based_starts_with_the_documents_table(side, initial):
    path = make_path((side, side), "backbite", 5)
    assert side + side - 4 == initial
    for attempt in range(30):
        try:
            made = attempt_once((side, side), Chance(attempt), options("distance-based", weight=0.15), Budget())
        except StrategyFailed:
            continue
        assert made.puzzle.last >= initial
        break
    assert len(spread_out(path, initial, Fraction(15, 100))) == initial


def test_the_score_is_the_documents_to_the_last_digit():
    path = make_path((6, 5), "backbite", 8)
    length, weight = len(path), Fraction("0.15")
    chosen = {0, length - 1}
    while len(chosen) < 9:

        def score(index):
            straight = min(abs(path[index][0] - path[i][0]) + abs(path[index][1] - path[i][1]) for i in chosen)
            return straight + Fraction(min(abs(index - i) for i in chosen), length) * weight

        chosen.add(max((i for i in range(length) if i not in chosen), key=lambda i: (score(i), -i)))
    assert spread_out(path, 9, weight) == chosen


def test_initial_numbers_can_be_chosen():
    made = attempt_once((6, 5), Chance(3), options("minimum-numbers", initial=12), Budget())
    assert made.puzzle.last >= 12
    with pytest.raises(InvalidRecipe, match="31 are too many for 30 cells"):
        options("path-first", initial=31)
    assert [round_half_up(part, 2) for part in (1, 2, 3)] == [1, 1, 2]


@pytest.mark.parametrize("maker", MAKERS)
@pytest.mark.parametrize("size", [(1, 1), (1, 4), (4, 1), (2, 3), (4, 4), (5, 4), (4, 5), (5, 5), (7, 6), (12, 9)])
def test_paths_visit_every_cell_once(maker, size):
    made = 0
    for seed in range(6):
        path = make_path(size, maker, seed)
        if path is None:
            assert maker == "warnsdorff"
            continue
        made += 1
        assert len(set(path)) == len(path) == size[0] * size[1]
        assert all(0 <= y < size[1] and 0 <= x < size[0] for y, x in path)
        assert all(border_between(a, b) for a, b in pairwise(path))
        assert path == make_path(size, maker, seed)
    assert made


def test_paths_vary_and_turn():
    paths = {make_path((6, 6), "tree-cycle", seed) for seed in range(50)}
    assert len(paths) == 50
    assert {sum(path[0]) % 2 for path in paths} == {0, 1}, "reversal gives both colours a turn"
    assert 0.4 < sum(map(turn_share, paths)) / 50 < 0.75
    with pytest.raises(InvalidRecipe, match="no path maker"):
        make_path((4, 4), "snail", 1)
