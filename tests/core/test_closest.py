"""The closest puzzle: one rule for every kind."""

import pytest

from cluewright.core.closest import Closest
from cluewright.core.technique import Level


@pytest.mark.parametrize(
    ("wanted", "offered", "best"),
    [
        ("extreme", ["medium", "expert", "hard"], "expert"),
        ("medium", ["easy", "hard"], "hard"),
        ("medium", ["hard", "easy"], "hard"),
        ("hard", ["extreme", "easy", "medium"], "medium"),
        ("easy", ["extreme", "medium"], "medium"),
    ],
)
def test_the_fewest_levels_away_and_of_equals_the_harder(wanted, offered, best):
    closest = Closest[str](Level(wanted))
    for level in offered:
        closest.offer(Level(level), level)
    assert closest.best == best


def test_of_one_level_the_first_and_what_is_less_off_otherwise():
    closest = Closest[int](Level.HARD)
    for number, other in enumerate((5, 5, 2, 3)):
        closest.offer(Level.EASY, number, other=other)
    assert closest.best == 2
    assert Closest[int](None).best is None
    without = Closest[int](None)
    without.offer(Level.EASY, 1, other=3)
    without.offer(Level.EXTREME, 2, other=4)
    assert without.best == 1
