"""What a plan will take."""

import math
from types import ModuleType
from typing import Any

import pytest

from cluewright.batch.cost import Cost, RecipeCost, sample_cost
from cluewright.batch.plan_file import parse_plan
from cluewright.batch.progress import in_words
from cluewright.batch.threads import ThreadExecutor
from cluewright.core.errors import GenerationFailed

PLAN = """
seed = 2
[[recipe]]
kind = "kakurasu"
size = "4x3"
count = 5000
[[recipe]]
kind = "kakurasu"
size = "3x2"
count = 4
"""


def test_a_sample_of_each_recipe_is_made(kakurasu: ModuleType) -> None:
    first, second = sample_cost(parse_plan(PLAN), ThreadExecutor(), sample=12)

    assert (first.recipe, first.label, first.count, first.sampled, first.failed) == (1, "kakurasu 4x3", 5000, 12, 0)
    assert (second.count, second.sampled) == (4, 4)
    assert first.mean > 0


def test_items_are_drawn_from_all_over_and_always_the_same(
    kakurasu: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds: list[int] = []

    def generate(self: Any, recipe: Any, *, budget: Any = None) -> Any:
        seeds.append(recipe.seed)
        raise GenerationFailed("none")

    monkeypatch.setattr(type(kakurasu.KIND), "generate", generate)
    (found, _), first = list(sample_cost(parse_plan(PLAN), ThreadExecutor(), sample=5)), list(seeds)
    seeds.clear()
    list(sample_cost(parse_plan(PLAN), ThreadExecutor(), sample=5))

    assert found.failed == 5
    assert seeds == first


def test_sampling_stops_when_its_time_is_up(kakurasu: ModuleType) -> None:
    first, _ = sample_cost(parse_plan(PLAN), ThreadExecutor(), sample=1000, seconds=0)

    assert first.sampled == 3


def test_totals_and_spread() -> None:
    cost = Cost((RecipeCost(1, "a", 100, 25, 0, 0.5, 0.1), RecipeCost(2, "b", 10, 1, 0, 2.0, 0.0)))

    off = 2 * math.sqrt(100 * 0.1**2 * (1 + 100 / 25) + 10 * 2.0**2 * (1 + 10))
    assert cost.seconds == pytest.approx(70)
    assert cost.spread == pytest.approx((70 - off, 70 + off))
    assert cost.to_data(2)["seconds"] == pytest.approx(35)


@pytest.mark.parametrize(
    ("seconds", "words"), [(59.6, "60 s"), (60, "1 min"), (3600, "1 h"), (3661, "1 h 1 min"), (90000, "1 d 1 h")]
)
def test_times_in_words(seconds: float, words: str) -> None:
    assert in_words(seconds) == words
