"""What takes long is made up to a limit, refused with that limit beyond it, and stopped whenever that is asked."""

from typing import Any

import pytest

import cluewright as cw
from cluewright.zip.strategies import STRATEGIES

LIMITS: list[tuple[dict[str, Any], int]] = [
    ({"spread": True}, 40),
    ({"numbers": "few"}, 30),
    ({"numbers": "900"}, 40),
    ({"walls": "as-needed"}, 20),
    ({"logic": "look-ahead"}, 20),
    ({"difficulty": "expert"}, 20),
    ({"difficulty": "extreme"}, 25),
    ({"lesson": "contradiction"}, 20),
    ({"lesson": "parity"}, 25),
    ({"spread": True, "numbers": "few"}, 15),
    ({"spread": True, "numbers": "300"}, 20),
    ({"spread": True, "walls": "as-needed"}, 10),
    ({"spread": True, "logic": "look-ahead"}, 10),
    ({"numbers": "few", "logic": "look-ahead"}, 10),
    ({"numbers": "few", "difficulty": "extreme"}, 10),
    ({"spread": True, "difficulty": "expert"}, 10),
    *(({"strategy": strategy}, 15) for strategy in STRATEGIES),
]


@pytest.mark.parametrize(("asked", "side"), LIMITS)
def test_beyond_its_limit_a_recipe_is_refused_before_any_work(asked, side):
    budget = cw.Budget()
    budget.cancel.cancel()
    with pytest.raises(cw.InvalidRecipe, match=f"{side}x{side}.*, not (with )?{side + 1}x{side}") as refused:
        cw.generate("zip", size=(side + 1, side), budget=budget, **asked)
    assert "\n" not in str(refused.value)
    with pytest.raises(cw.BudgetExceeded):  # at the limit it would be made
        cw.generate("zip", size=(side, side), budget=budget, **asked)


def test_boards_of_another_form_may_have_as_many_cells():
    kind = cw.kind("zip")
    assert kind.read_recipe({"kind": "zip", "size": [80, 20], "spread": True}).options["spread"]
    with pytest.raises(cw.InvalidRecipe, match=r"have at most 1600 cells .40x40., not 81x20"):
        kind.read_recipe({"kind": "zip", "size": [81, 20], "spread": True})


@pytest.mark.parametrize(
    ("asked", "side"), [({"spread": True}, 40), ({"numbers": "few"}, 30), ({"walls": "as-needed"}, 20)]
)
def test_work_ends_at_the_first_sign_of_life_after_it_was_cancelled(asked, side):
    budget = cw.Budget()

    def cancel(fraction: float | None, _: str) -> None:
        if fraction is None:  # from inside the native generator
            budget.cancel.cancel()

    budget.progress = cancel
    with pytest.raises(cw.BudgetExceeded, match="cancelled"):
        cw.generate("zip", size=(side, side), seed=1, budget=budget, **asked)


@pytest.mark.parametrize("asked", [{"numbers": "few"}, {"walls": "as-needed"}, {"logic": "look-ahead"}])
def test_spread_goes_with_what_takes_long(asked):
    item = cw.generate("zip", size=(8, 8), seed=1, spread=True, **asked)
    assert item.recipe.options["spread"]
    assert cw.check(item).ok


def test_many_cells_need_many_numbers_where_those_are_counted():
    with pytest.raises(cw.InvalidRecipe, match="on 13x12 cells, numbers must be few or at least 39, not 38"):
        cw.generate("zip", size=(13, 12), numbers="38")
    with pytest.raises(cw.InvalidRecipe, match="at least 52, not 51"):
        cw.generate("zip", size=(13, 12), numbers="51", symmetry="half-turn")
    assert cw.generate("zip", size=(13, 12), numbers="39", seed=1).puzzle.last == 39
    assert cw.generate("zip", size=(13, 12), numbers="52", symmetry="half-turn", seed=1).puzzle.last == 52
