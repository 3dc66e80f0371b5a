"""Ratings: the level from the techniques alone, a score that rises with everything that makes a puzzle harder."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cluewright as cw
from cluewright.clued_lines.climbing import LONG_CHAIN, MANY_CONTRADICTIONS
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, NotUnique
from cluewright.core.rating import rating_of
from cluewright.core.technique import Level
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.families import domino_picture, random_picture
from cluewright.nonogram.kind import KIND
from cluewright.nonogram.ladder import Climb, Rung, climb, grade, level_of
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.rating import SECONDS, rate, work_of
from cluewright.nonogram.techniques import BY_RUNG, SEARCH

CONTRADICTION = Nonogram([[1, 1], [2], []], [[1], [1], [1], [1]])


def climbed(steps, longest_chain=0):
    counts = tuple(steps.get(rung, 0) for rung in Rung)
    return Climb("solved", counts, longest_chain, (), Board.blank(1, 1))


class TestLevel:
    @pytest.mark.parametrize(
        ("steps", "longest_chain", "level"),
        [
            ({}, 0, Level.EASY),
            ({Rung.OVERLAP: 900, Rung.SMALL_GAP: 1}, 0, Level.EASY),
            ({Rung.OVERLAP: 1, Rung.FORCED_GAP: 1}, 0, Level.MEDIUM),
            ({Rung.LINE_ANALYSIS: 50}, 0, Level.MEDIUM),
            ({Rung.CONTRADICTION: 1}, LONG_CHAIN, Level.HARD),
            ({Rung.CONTRADICTION: MANY_CONTRADICTIONS}, 4, Level.HARD),
            ({Rung.CONTRADICTION: 1}, LONG_CHAIN + 1, Level.EXPERT),
            ({Rung.CONTRADICTION: MANY_CONTRADICTIONS + 1}, 4, Level.EXPERT),
            ({Rung.COMMON_CONSEQUENCE: 1}, 4, Level.EXPERT),
            ({Rung.TWO_CELLS: 1}, 4, Level.EXTREME),
        ],
    )
    def test_depends_on_the_techniques(self, steps, longest_chain, level):
        assert level_of(climbed(steps, longest_chain)) == level

    def test_of_puzzles(self):
        assert rate(CONTRADICTION).level == Level.HARD
        assert rate(CONTRADICTION).techniques["contradiction"] == 1
        assert rate(clues_of(Board.solved(domino_picture(4)))).level == Level.EXPERT
        assert rate(clues_of(Board.solved(domino_picture(5)))).level == Level.EXTREME

    def test_does_not_depend_on_the_size(self):
        assert grade(clues_of(Board.solved(random_picture(50, 45, 85, 2)))) == Level.EASY

    def test_names_the_search_where_nothing_else_helps(self):
        rating = rate(clues_of(Board.solved(domino_picture(7))))
        assert (rating.level, rating.techniques["search"]) == (Level.EXTREME, 1)


class TestGrade:
    def test_stops_at_its_ceiling(self):
        assert grade(CONTRADICTION, ceiling=Level.MEDIUM) is None
        assert grade(CONTRADICTION, ceiling=Level.HARD) == Level.HARD
        many = clues_of(Board.solved(domino_picture(4)))
        assert grade(many, ceiling=Level.HARD) is None
        assert grade(many, ceiling=Level.EXPERT) == Level.EXPERT

    def test_takes_what_it_cannot_solve_for_extreme(self):
        assert grade(clues_of(Board.solved(domino_picture(5)))) == Level.EXTREME
        assert grade(Nonogram([[1], [1], []], [[1], [1]])) == Level.EXTREME

    def test_honours_its_budget(self):
        with pytest.raises(BudgetExceeded):
            grade(clues_of(Board.solved(domino_picture(12))), budget=Budget(nodes=10))


STEPS = [*Rung, None]


@st.composite
def paths(draw):
    step = st.tuples(st.sampled_from(STEPS), st.integers(1, 40), st.integers(0, 20))
    return draw(st.lists(step, min_size=1, max_size=30))


def score(path, width=10, height=10, travel=0):
    return rating_of(Level.EASY, work_of(path, width, height, travel), {}, seconds=SECONDS).score


class TestScore:
    @given(paths(), st.integers(1, 50), st.data())
    def test_rises_with_everything_that_makes_a_puzzle_harder(self, path, width, data):
        here = score(path, width)
        at = data.draw(st.integers(0, len(path) - 1))
        rung, choices, chain = path[at]

        def changed(*step):
            return score([*path[:at], step, *path[at + 1 :]], width)

        level = level_of_step(rung)
        harder = data.draw(st.sampled_from([each for each in STEPS if level_of_step(each) > level] or [rung]))
        assert changed(harder, choices, chain) >= here
        assert changed(rung, choices, chain + 1) >= here
        assert changed(rung, choices + 1, chain) <= here
        assert score([*path, (rung, choices, chain)], width) >= here
        assert score(path, width, travel=50) >= here
        assert score(path, width + 10) >= here

    def test_really_moves(self):
        path = [(Rung.OVERLAP, 5, 0)] * 20
        here = score(path)
        assert score([(Rung.OVERLAP, 1, 0)] * 20) > here
        assert score([(Rung.FORCED_GAP, 5, 0)] * 20) > here
        assert score(path * 2) > here
        assert score(path, travel=100) > here
        assert score(path, 20) > here
        assert score([(Rung.CONTRADICTION, 1, 4)]) < score([(Rung.CONTRADICTION, 1, 12)])

    def test_does_not_depend_on_the_level(self):
        large_and_easy = rate(clues_of(Board.solved(random_picture(30, 30, 80, 2))))
        assert large_and_easy.level < rate(CONTRADICTION).level
        assert large_and_easy.score > rate(CONTRADICTION).score


def level_of_step(rung):
    return (SEARCH if rung is None else BY_RUNG[rung]).level


class TestRating:
    def test_is_deterministic(self):
        puzzle = clues_of(Board.solved(random_picture(12, 15, 65, 4)))
        assert rate(puzzle) == rate(Nonogram(puzzle.rows, puzzle.columns))

    def test_shows_four_factors(self):
        factors = rate(KIND.sample().puzzle).factors
        assert list(factors) == ["clue complexity", "pattern complexity", "techniques", "ambiguity"]
        assert all(0 <= value <= 1 for value in factors.values())
        plain = rate(clues_of(Board.parse("##### ##### #####"))).factors
        assert plain["pattern complexity"] == plain["ambiguity"] == 0
        assert factors["techniques"] > plain["techniques"]

    def test_counts_the_techniques_of_the_path(self):
        counts = {}
        for step in KIND.explain(CONTRADICTION):
            counts[step.technique.slug] = counts.get(step.technique.slug, 0) + 1
        assert rate(CONTRADICTION).techniques == counts

    @pytest.mark.parametrize(
        ("puzzle", "problem"),
        [
            (Nonogram([[1], [1], []], [[1], [1]]), "several solutions"),
            (Nonogram([[1], [1], [1, 1], []], [[2], [], [2]]), "no solution"),
        ],
    )
    def test_is_for_puzzles_with_one_solution(self, puzzle, problem):
        with pytest.raises(NotUnique, match=problem):
            rate(puzzle)

    def test_is_offered_by_the_kind(self):
        assert cw.rate(CONTRADICTION) == rate(CONTRADICTION)
        assert cw.Rating.from_data(rate(CONTRADICTION).to_data()) == rate(CONTRADICTION)

    def test_path_tells_choices_and_chains(self):
        found = climb(CONTRADICTION, path=True)
        assert [step[0] for step in found.path].count(Rung.CONTRADICTION) == 1
        assert all(choices >= 1 and cells >= 1 for _, choices, cells, _ in found.path)
        assert {chain for rung, _, _, chain in found.path if rung == Rung.CONTRADICTION} == {4}


def test_the_eye_travels_from_the_middle_of_a_step_to_the_middle_of_the_next():
    assert climb(Nonogram([[3], [], []], [[1], [1], [1]]), path=True).travel == 0 + 2
    assert climb(Nonogram([[1]], [[1]]), path=True).travel == 0


def test_the_page_states_the_limits_as_they_are():
    text = (Path(__file__).parents[2] / "docs" / "rating.md").read_text()
    assert f"at most {MANY_CONTRADICTIONS} of them, none over more than {LONG_CHAIN} lines" in text
