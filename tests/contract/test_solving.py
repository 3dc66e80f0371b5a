"""The contract: what every kind promises, our own and those that plug in: data, solving, counting and rating.

Each test asks every registered kind, the template kind among them; a new kind is asked without a line here.
"""

from functools import partial

import pytest
from tests.contract.names import NAMES, TECHNIQUES

import cluewright as cw
from cluewright.core.form import dumps, item_from_data, item_to_data, loads
from cluewright.core.rating import REVISION, score_of


def test_every_kind_is_asked_and_the_template_kind_is_one():
    assert set(cw.kinds()) == set(NAMES) > {"colour-nonogram", "hitori", "nonogram", "zip"}
    assert len(TECHNIQUES) > len(NAMES)


class TestData:
    """What is written can be read again, and nothing that is known gets lost."""

    def test_items_come_back_from_json_as_they_were(self, examples):
        for item in (examples.kind.sample(), examples.made(), examples.ambiguous):
            assert loads(dumps(item)) == item

    def test_a_kind_says_which_keys_are_the_puzzles_own(self, examples):
        for item in (examples.kind.sample(), examples.made(), examples.ambiguous):
            assert {"width", "height"} <= examples.kind.to_data(item.puzzle).keys() <= examples.kind.puzzle_keys
            assert loads(dumps(item)).extra == item.extra

    def test_the_keys_of_a_puzzle_are_those_the_kind_names(self, examples, kind):
        for item in (kind.sample(), examples.made(), examples.ambiguous):
            assert {"width", "height"} < kind.to_data(item.puzzle).keys() <= kind.puzzle_keys

    def test_what_a_file_says_beyond_is_kept(self, examples):
        data = {**item_to_data(examples.made()), "of another program": [1, {"a": None}]}
        assert item_to_data(item_from_data(data)) == data

    def test_boards_come_back_from_json_at_every_moment_of_play(self, examples, kind):
        puzzle = examples.made().puzzle
        board = kind.empty_board(puzzle)
        for step in kind.explain(puzzle):
            assert kind.board_from_data(puzzle, kind.board_to_data(puzzle, board)) == board
            board = kind.apply_step(puzzle, board, step)

    def test_puzzles_are_values(self, examples):
        one, two = examples.made().puzzle, item_from_data(item_to_data(examples.made())).puzzle
        assert one == two
        assert hash(one) == hash(two)
        assert one != examples.made(1).puzzle

    def test_the_canonical_form_stands_for_itself(self, examples, kind):
        puzzle = examples.made().puzzle
        form = kind.canonical(puzzle)
        assert kind.canonical(form) == form
        assert cw.solve(form).verdict is cw.Verdict.UNIQUE

    def test_nonsense_is_an_invalid_puzzle(self, kind):
        for data in ({}, {"width": 3}, dict.fromkeys(kind.to_data(kind.sample().puzzle))):
            with pytest.raises(cw.InvalidPuzzle):
                kind.from_data(data)


class TestSolving:
    """Every strategy gives the same answer, with proof, and stops when it is told to."""

    def test_the_sample_is_unique_and_its_solution_is_the_one(self, kind):
        assert cw.check(kind.sample()).ok

    def test_every_strategy_agrees(self, examples, kind):
        for item, verdict in (*examples.not_unique(), (examples.made(), cw.Verdict.UNIQUE)):
            for strategy in kind.strategies:
                try:
                    found = cw.solve(item, strategy=strategy).verdict
                except cw.InvalidRecipe:
                    continue  # some strategies are for small boards
                assert found in (verdict, cw.Verdict.UNDECIDED)
            assert cw.solve(item).verdict is verdict

    def test_several_solutions_are_shown_by_two(self, examples, kind):
        puzzle = examples.ambiguous.puzzle
        one, other = cw.solve(puzzle).solutions
        assert one != other
        assert kind.is_solved(puzzle, one)
        assert kind.is_solved(puzzle, other)
        assert kind.differences(puzzle, one, other)

    def test_a_known_solution_counts_and_only_others_are_looked_for(self, examples):
        item = examples.made()
        assert cw.solve(item, known=item.solution).verdict is cw.Verdict.UNIQUE
        other = cw.solve(examples.ambiguous).solutions[1]
        assert cw.solve(examples.ambiguous, known=other).solutions[0] == other
        assert cw.solve(examples.ambiguous, known=other, limit=1).solutions == (other,)
        with pytest.raises(cw.CluewrightError):
            cw.solve(item, known=cw.kind(item.puzzle.kind).empty_board(item.puzzle))

    def test_solutions_agree_with_the_board_that_is_given(self, examples, kind):
        puzzle = examples.ambiguous.puzzle
        for solution in cw.solve(puzzle).solutions:
            assert cw.solve(puzzle, board=solution, limit=9).solutions == (solution,)

    def test_a_job_that_is_cancelled_is_undecided_or_says_so(self, examples):
        cancelled = cw.Budget()
        cancelled.cancel.cancel()
        assert cw.solve(examples.made(), budget=cancelled).verdict in (cw.Verdict.UNDECIDED, cw.Verdict.UNIQUE)
        for ask in (cw.rate, lambda item, *, budget: list(cw.explain(item, budget=budget))):
            with pytest.raises(cw.BudgetExceeded):
                ask(cw.Item(examples.made().puzzle), budget=cancelled)

    def test_nonsense_is_refused(self, examples):
        for asked in ({"limit": 0}, {"strategy": "magic"}):
            with pytest.raises(cw.InvalidRecipe):
                cw.solve(examples.made(), **asked)


class TestCount:
    """The number of solutions is exact."""

    def test_the_count_is_that_of_all_solutions_listed(self, examples, kind):
        for item in (examples.made(), examples.ambiguous, examples.impossible):
            listed = cw.solve(item, limit=5000)
            assert listed.exhausted
            assert kind.count(item.puzzle) == len(set(listed.solutions)) == len(listed.solutions)
            assert all(kind.is_solved(item.puzzle, solution) for solution in listed.solutions)

    def test_a_count_cut_short_is_never_too_large(self, examples, kind):
        for item in (examples.made(), examples.ambiguous, examples.impossible):
            number = kind.count(item.puzzle)
            for nodes in (0, 1, 2, 5, 20):
                found = kind.count_within(item.puzzle, cw.Budget(nodes=nodes))
                assert found.number == number if found.exact else found.number <= number


class TestScore:
    """One scale, 0 to 100: the predicted time, in every kind."""

    def test_the_score_is_that_of_the_predicted_time(self, examples, kind):
        for seed in range(3):
            rating = examples.made(seed).rating
            assert 0 < rating.score == score_of(rating.minutes) <= 100
            assert rating.revision == REVISION
            assert kind.rate(examples.made(seed).puzzle) == rating

    def test_a_time_with_its_interval_stands_beside_the_level(self, examples):
        rating = examples.made().rating
        low, high = rating.interval
        assert 0 < low < rating.minutes < high
        assert rating.to_data()["interval"] == [pytest.approx(low, abs=0.001), pytest.approx(high, abs=0.001)]

    def test_a_rating_names_techniques_of_the_kind(self, examples, kind):
        rating = examples.made().rating
        assert rating.techniques
        assert set(rating.techniques) <= {technique.slug for technique in kind.techniques}
        assert cw.rate(examples.made()) == rating

    def test_a_rating_comes_back_from_json(self, examples):
        rating = examples.made().rating
        assert cw.Rating.from_data(rating.to_data()) == rating


class TestNotUnique:
    """Rating, explaining and hints refuse alike; who plays gets words, and mistakes are named all the same."""

    def test_rate_explain_and_hints_refuse_by_one_error(self, examples, kind):
        for item, verdict in examples.not_unique():
            board = kind.empty_board(item.puzzle)
            refusing = [cw.rate, cw.explain]
            if not kind.faults(item.puzzle, board):  # a mistake would come first
                refusing += [partial(cw.hint, board=board), partial(cw.hints, board=board)]
            for ask in refusing:
                with pytest.raises(cw.NotUnique) as raised:
                    ask(item)
                assert raised.value.verdict == verdict

    def test_who_plays_gets_a_hint_in_words(self, examples):
        for item, _ in examples.not_unique():
            session = cw.Session(item)
            hint = session.hint()
            assert all(stage.endswith(".") for stage in hint.stages)

    def test_a_board_that_no_solution_agrees_with_is_a_mistake(self, examples, kind):
        found = 0
        for seed in range(5):
            other, item = examples.made(seed), examples.ambiguous
            if (other.puzzle.width, other.puzzle.height) != (item.puzzle.width, item.puzzle.height):
                continue
            board = kind.empty_board(item.puzzle)
            for step in kind.explain(other.puzzle):
                board = kind.apply_step(item.puzzle, board, step)
                if cw.solve(item, board=board, limit=1).verdict is cw.Verdict.NONE:
                    found += 1
                    assert cw.hint(item, board).mistake is not None
                    break
        assert found


def test_a_second_opinion_agrees_and_a_kind_without_one_says_so(examples, kind):
    for item, verdict in ((examples.made(), cw.Verdict.UNIQUE), *examples.not_unique()):
        outcome = kind.second_opinion(item.puzzle)
        if "sat" not in kind.strategies:
            assert outcome is None
            continue
        assert (outcome.verdict, outcome.strategy) == (verdict, "sat")
        for solution in outcome.solutions:
            assert kind.is_solved(item.puzzle, solution)
        if outcome.solutions:
            known = kind.second_opinion(item.puzzle, cw.Search(known=outcome.solutions[0]))
            assert (known.verdict, len(known.solutions)) == (verdict, len(outcome.solutions))
