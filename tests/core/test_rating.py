"""One scale of scores for all kinds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cluewright as cw
from cluewright.core.form import item_from_data, item_to_data
from cluewright.core.rating import POINTS, REVISION, Rating, rating_of
from cluewright.core.technique import Level

EFFORTS = st.floats(0, 1e9)
HALVES = st.floats(0.1, 1e6)


@given(st.sampled_from(Level), EFFORTS, EFFORTS, HALVES)
def test_the_score_grows_with_the_effort_and_stays_within_its_level(level, one, other, half):
    low, high = (rating_of(level, effort, half, {}).score for effort in sorted((one, other)))
    assert POINTS * level.rank <= low <= high <= POINTS * (level.rank + 1) <= 100


@pytest.mark.parametrize("level", Level)
def test_half_the_points_lie_at_the_half_way_effort(level):
    assert rating_of(level, 7.5, 7.5, {}).score == POINTS * level.rank + 10
    assert rating_of(level, 0, 7.5, {}).score == POINTS * level.rank


@pytest.mark.parametrize(
    ("kind", "before", "now"), [("hitori", 5.26, 52.6), ("zip", 26.3, 52.6), ("nonogram", 52.6, 52.6)]
)
def test_a_file_from_before_is_read_onto_the_scale(kind, before, now):
    data = item_to_data(cw.kind(kind).sample())
    data["rating"] = {"level": "hard", "score": before, "techniques": {}}
    item = item_from_data(data)
    assert (item.rating.score, item.rating.revision) == (now, REVISION)
    assert item_from_data(item_to_data(item)) == item


def test_what_a_later_version_wrote_is_left_as_it_is():
    data = {"level": "hard", "score": 0.52, "revision": 7, "techniques": {}}
    assert Rating.from_data(data, first_points=2) == Rating(Level.HARD, 0.52, revision=7)
    assert Rating.from_data(data).to_data() == data
