"""One scale of scores for all kinds."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cluewright as cw
from cluewright.core.duration import ANY_KIND, Work
from cluewright.core.form import item_from_data, item_to_data
from cluewright.core.rating import DOUBLING, REVISION, Rating, rating_of, score_of
from cluewright.core.technique import Level


@given(st.floats(0, 1e6), st.floats(0, 1e6))
def test_the_score_grows_with_the_time(one, other):
    low, high = (score_of(minutes) for minutes in sorted((one, other)))
    assert 0 <= low <= high <= 100


def test_a_minute_is_low_and_four_hours_is_all():
    assert [score_of(minutes) for minutes in (0, 1, 10, 60, 240, 10**6)] == [0.0, 23.2, 53.6, 79.1, 99.1, 100.0]


@pytest.mark.parametrize("minutes", [1, 5, 30, 100])
def test_twice_the_time_is_about_ten_points_more(minutes):
    assert 8 <= score_of(2 * minutes) - score_of(minutes) <= 10


def test_every_machine_rounds_scores_alike():
    """Logarithms may differ in their last digit; no predicted time is that close to where a score is rounded up."""
    minutes = np.arange(0, 300_000) / 1000
    tenths = DOUBLING * np.log2(1 + 4 * minutes) * 10
    assert np.abs(tenths % 1 - 0.5).min() > 1e-9


def test_the_work_makes_minutes_and_score_whatever_the_level():
    work = Work(cells=60, hard=3)
    ratings = [rating_of(level, work, {"overlap": 3}) for level in Level]
    assert {(each.minutes, each.score, each.revision) for each in ratings} == {(2.0, score_of(2), REVISION)}
    dear = rating_of(Level.HARD, work, {}, seconds=ANY_KIND._replace(hard=40))
    assert (dear.minutes, dear.score) == (3.0, score_of(3))


def test_a_kind_cannot_leave_the_scale():
    """Whatever a plug-in says its score is, what the program shows is the score of the minutes."""
    kind, puzzle = cw.kind("zip"), cw.kind("zip").sample().puzzle
    assert kind.timed(puzzle, Rating(Level.HARD, 99, minutes=1.0, revision=2)) == Rating(Level.HARD, 23.2, minutes=1.0)
    unsaid = kind.timed(puzzle, Rating(Level.HARD, 99))
    assert unsaid.score == score_of(unsaid.minutes)


@pytest.mark.parametrize(
    ("kind", "before", "now"), [("hitori", 5.26, 52.6), ("zip", 26.3, 52.6), ("nonogram", 52.6, 52.6)]
)
def test_a_file_from_before_keeps_its_score_and_says_that_it_is_old(kind, before, now):
    data = item_to_data(cw.kind(kind).sample())
    data["rating"] = {"level": "hard", "score": before, "techniques": {}}
    item = item_from_data(data)
    assert (item.rating.score, item.rating.revision) == (now, 2)
    assert item.rating.summary == "hard, score 52.6 (scale 2)"
    assert item_from_data(item_to_data(item)) == item


def test_what_a_later_version_wrote_is_left_as_it_is():
    data = {"level": "hard", "score": 0.52, "revision": 7, "techniques": {}}
    assert Rating.from_data(data, first_points=2) == Rating(Level.HARD, 0.52, revision=7)
    assert Rating.from_data(data).to_data() == data
