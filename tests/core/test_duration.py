"""How long a puzzle takes a person, predicted for every kind alike."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cluewright as cw
from cluewright.core.duration import ANY_KIND, Seconds, Work, in_words, interval_of, minutes_of, work_of
from cluewright.core.rating import Rating
from cluewright.core.technique import Level, Technique
from cluewright.hitori.rating import SECONDS as HITORI
from cluewright.nonogram.ladder import Rung
from cluewright.nonogram.rating import SECONDS as NONOGRAM
from cluewright.nonogram.rating import work_of as nonogram_work
from cluewright.zip.rating import SECONDS as ZIP

TABLES = pytest.mark.parametrize("seconds", [ANY_KIND, NONOGRAM, HITORI, ZIP])


@TABLES
def test_no_work_saves_time_and_harder_steps_cost_no_less(seconds):
    assert all(each >= 0 for each in seconds)
    assert seconds.cell > 0
    steps = seconds.easy, seconds.medium, seconds.hard, seconds.expert, seconds.extreme
    assert list(steps) == sorted(steps)


@given(st.lists(st.integers(0, 500), min_size=9, max_size=9), st.integers(0, 8), st.integers(1, 100))
def test_more_work_never_takes_less_time(amounts, place, more):
    for seconds in (ANY_KIND, NONOGRAM, HITORI, ZIP):
        longer = [*amounts[:place], amounts[place] + more, *amounts[place + 1 :]]
        assert minutes_of(Work(*amounts), seconds) <= minutes_of(Work(*longer), seconds)


def test_every_amount_is_paid_by_its_own_seconds():
    seconds = Seconds(*(60.0 * 10**place for place in range(9)))
    assert minutes_of(Work(1, 2, 3, 4, 5, 6, 7, 8, 9), seconds) == 987654321


def test_routine_steps_cost_nothing():
    techniques = [Technique("plain", Level.EASY, 0), Technique("clever", Level.HARD, 1)]
    work = work_of(9, {"plain": 5, "clever": 2, "unknown": 7}, techniques, routine={"plain"})
    assert work == Work(cells=9, hard=2)


def test_fewer_lines_are_looked_at_where_more_have_a_step():
    alone = nonogram_work([(Rung.OVERLAP, 1, 0)], 5, 4)
    among_many = nonogram_work([(Rung.OVERLAP, 4, 0)], 5, 4)
    assert (alone.looks, among_many.looks) == (5, 2)
    assert (alone.cells, alone.easy) == (20, 1)


def test_the_chain_of_a_contradiction_counts_link_by_link():
    work = nonogram_work([(Rung.CONTRADICTION, 1, 4), (Rung.CONTRADICTION, 2, 6), (None, 1, 0)], 10, 9)
    assert (work.hard, work.links, work.extreme) == (2, 10, 1)


def test_the_interval_holds_the_prediction():
    low, high = interval_of(6.0)
    assert low < 6 < high
    assert Rating(Level.EASY, 1, minutes=6.0).interval == (low, high)
    assert Rating(Level.EASY, 1).interval is None


def test_a_rating_says_the_time_beside_the_level():
    assert Rating(Level.HARD, 45.5, minutes=8).summary == "hard, score 45.5, about 8 min (4 to 16)"
    assert Rating(Level.HARD, 45.5).summary == "hard, score 45.5"
    assert in_words(90) == "about 1.5 h (0.75 to 3)"


def test_a_kind_that_predicts_nothing_gets_minutes_by_its_techniques():
    item = cw.kind("zip").sample()
    rating = Rating(Level.EASY, 1, {"one-way-on": 30})
    expected = (item.puzzle.width * item.puzzle.height * ANY_KIND.cell + 30 * ANY_KIND.easy) / 60
    assert cw.kind("zip").timed(item.puzzle, rating).minutes == pytest.approx(expected, abs=0.001)
    assert cw.rate(item).minutes != pytest.approx(expected, abs=0.001)  # Zip has a table of its own
