"""The contract: what every kind promises, our own and those that plug in.

Each test asks every registered kind, the template kind among them; a new kind is asked without a line here.
"""

import datetime
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.conftest import template_registered
from tests.contract_puzzles import Examples

import cluewright as cw
from cluewright.cli.app import run
from cluewright.core.catalogue import catalogue
from cluewright.core.daily import daily_recipe, make_daily
from cluewright.core.form import dumps, item_from_data, item_to_data, loads
from cluewright.core.hints import hints_in_play
from cluewright.core.lesson import lesson
from cluewright.core.locales import ENGLISH
from cluewright.core.message import has_message, say
from cluewright.core.path_recording import record_path
from cluewright.core.pictures import pictures_of
from cluewright.core.rating import POINTS, REVISION
from cluewright.library import Library, Query
from cluewright.web.app import create_app
from cluewright.web.settings import Limits, Settings

with template_registered():
    NAMES = list(cw.kinds())
    TECHNIQUES = [(name, technique.slug) for name, kind in cw.kinds().items() for technique in kind.techniques]


@pytest.fixture(scope="module", autouse=True)
def _registered(kakurasu: Any) -> None:
    """Let every test find the template kind."""


@pytest.fixture(scope="module", params=NAMES)
def examples(request: pytest.FixtureRequest, kakurasu: Any) -> Examples:
    return Examples(cw.kind(request.param))


@pytest.fixture
def kind(examples: Examples) -> cw.Kind[Any, Any]:
    return examples.kind


def test_every_kind_is_asked_and_the_template_kind_is_one():
    assert set(cw.kinds()) == set(NAMES) > {"hitori", "nonogram", "zip"}
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


class TestScore:
    """One scale, 0 to 100: 20 points a level, in every kind."""

    def test_the_score_lies_within_its_level(self, examples):
        for seed in range(3):
            rating = examples.made(seed).rating
            assert POINTS * rating.level.rank <= rating.score <= POINTS * (rating.level.rank + 1) <= 100
            assert rating.revision == REVISION

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


class TestHints:
    """Every step there is, the best first; each true whatever the solution; mistakes before all."""

    def boards(self, examples, kind):
        """Yield the boards of a puzzle played to its end."""
        puzzle = examples.made().puzzle
        board = kind.empty_board(puzzle)
        for step in kind.explain(puzzle):
            if kind.is_solved(puzzle, board):
                return
            yield board
            board = kind.apply_step(puzzle, board, step)

    def test_a_hint_is_the_first_of_all(self, examples, kind):
        for board in islice(self.boards(examples, kind), 5):
            found = cw.hints(examples.made(), board)
            assert cw.hint(examples.made(), board) == found[0]
            assert len({(hint.code, hint.cells, str(hint)) for hint in found}) == len(found)

    def test_the_simplest_come_first_and_nothing_simpler_is_missing(self, examples, kind):
        for board in self.boards(examples, kind):
            steps = kind.steps(examples.made().puzzle, board)
            orders = [step.technique.order for step in steps]
            assert orders == sorted(orders)
            simplest = next(iter(kind.explain(examples.made().puzzle, board)))
            assert steps[0].technique == simplest.technique
            levels = [hint.step.technique.level.rank for hint in cw.hints(examples.made(), board)]
            assert levels == sorted(levels)

    def test_every_step_is_listed_unless_it_goes_without_saying(self, examples, kind):
        puzzle = examples.made().puzzle
        for board in self.boards(examples, kind):
            hints = cw.hints(examples.made(), board)
            told = {change for hint in hints for step in (hint.step, *hint.before) for change in step.cells}
            told |= self.made_in_passing(puzzle, kind, board)
            for step in kind.steps(puzzle, board):
                assert set(step.cells) <= told, str(step)

    @staticmethod
    def made_in_passing(puzzle, kind, board):
        """Return everything that the players of a kind need not be told, as long as anything follows from it."""
        here, made = board, set()
        while silent := kind.coach().passing(puzzle, board, [each for each in kind.steps(puzzle, here) if each.cells]):
            for step in silent:
                made.update(step.cells)
                here = kind.apply_step(puzzle, here, step)
        return made

    def test_every_step_agrees_with_every_solution(self, examples, kind):
        for item in (examples.made(), examples.ambiguous):
            solutions = cw.solve(item, limit=5000).solutions
            board = kind.empty_board(item.puzzle)
            for step in kind.steps(item.puzzle, board):
                after = kind.apply_step(item.puzzle, board, step)
                assert after != board
                assert not any(kind.differences(item.puzzle, after, solution) for solution in solutions)

    def test_steps_lead_to_the_solution_as_moves_and_as_steps(self, examples, kind):
        item = examples.made(difficulty="easy")
        board = played = kind.empty_board(item.puzzle)
        while not kind.is_solved(item.puzzle, board):
            step = cw.hint(item, board).step
            played = kind.apply(item.puzzle, played, kind.move_of_step(item.puzzle, played, step))
            board = kind.apply_step(item.puzzle, board, step)
            assert not kind.faults(item.puzzle, board)
        assert kind.is_solved(item.puzzle, played)
        assert cw.hint(item, board).step is None

    def test_a_wrong_board_is_told_before_anything_else(self, examples, kind):
        item, other = examples.made(0), examples.made(1)
        board = kind.empty_board(item.puzzle)
        for step in kind.explain(other.puzzle):
            board = kind.apply_step(item.puzzle, board, step)
        assert cw.hint(item, board).mistake is not None
        assert all(hint.mistake is not None for hint in cw.hints(item, board))

    def test_every_text_is_a_sentence(self, examples, kind):
        for board in self.boards(examples, kind):
            for hint in cw.hints(examples.made(), board):
                assert all(stage[0].isupper() and stage.endswith(".") for stage in hint.stages)
                assert hint.step.text().endswith(".")

    def test_techniques_are_named_in_the_order_a_person_tries_them(self, kind):
        orders = [technique.order for technique in kind.techniques]
        assert orders == sorted(orders)
        assert len({technique.slug for technique in kind.techniques}) == len(orders)
        for technique in kind.techniques:
            assert technique.summary.endswith(".")


class TestWords:
    """Everything a kind says is a message of its catalogue, and nothing is left open in it."""

    def test_the_catalogue_has_what_every_kind_says(self, kind):
        codes = ["title", "rules", "move-help"]
        for technique in kind.techniques:
            codes += [f"technique-{technique.slug}", f"technique-{technique.slug}.summary"]
        own = catalogue(kind.room, ENGLISH)
        assert [code for code in codes if not say(kind.room, code).strip() or code not in own] == []

    def test_every_step_is_a_message(self, examples, kind):
        item = examples.made()
        board = kind.empty_board(item.puzzle)
        steps = [*kind.explain(item.puzzle), *kind.steps(item.puzzle, board), *kind.explain(kind.sample().puzzle)]
        said = [message for step in steps for message in self._of_step(step)]
        said += [message for hint in cw.hints(item, board) for message in hint.messages]
        self._check(said)

    def test_every_fault_is_a_message_and_says_what_to_do(self, examples, kind):
        item, other = examples.made(0), examples.made(1)
        board = kind.empty_board(item.puzzle)
        for step in kind.explain(other.puzzle):
            board = kind.apply_step(item.puzzle, board, step)
        self._check([message for hint in cw.hints(item, board) for message in hint.messages])
        with pytest.raises(cw.InvalidPuzzle) as caught:
            kind.from_data({})
        self._check([fault.message for fault in caught.value.faults])

    def _of_step(self, step: cw.Step) -> Iterator[Any]:
        yield step.message
        for link in step.chain:
            yield from self._of_step(link)

    def _check(self, said: list[Any]) -> None:
        assert said
        for message in said:
            assert isinstance(message, cw.Message), message
            text = message.text()
            assert has_message(message.room, message.code), message.code
            assert not re.search(r"\{\s*\$|\bNone\b", text), text
            assert text.endswith("."), text
            for value in message.values.values():
                for part in value if isinstance(value, tuple) else (value,):
                    assert not isinstance(part, cw.Message) or has_message(part.room, part.code), part


class TestHintsForPlayers:
    """Hints get every player on by the simplest technique, whether notes are made or not, with one press each."""

    def presses(self, item, kind, *, notes):
        """Play by hints alone; yield each hint with the board it is for."""
        board, history = kind.empty_board(item.puzzle), []
        while not kind.is_solved(item.puzzle, board):
            hint = cw.hint(item, board, history=history)
            yield hint, board
            history.append(kind.move_of_step(item.puzzle, board, hint.step) if notes else hint.move)
            board = kind.apply(item.puzzle, board, history[-1])

    @pytest.mark.parametrize("notes", [True, False])
    def test_hints_alone_lead_to_the_end_without_repeating_themselves(self, examples, kind, notes):
        for seed in range(2):
            item, told = examples.made(seed), [None]
            for hint, board in self.presses(item, kind, notes=notes):
                assert (hint.code, hint.cells, hint.stages) != told[-1]
                told.append((hint.code, hint.cells, hint.stages))
                assert len(set(hint.stages)) == 3
                after = kind.apply(item.puzzle, board, hint.move)
                assert after != board
                assert not kind.differences(item.puzzle, after, item.solution)
                assert len(told) <= item.puzzle.width * item.puzzle.height
            assert len(told) > 2

    @pytest.mark.parametrize("notes", [True, False])
    def test_every_hint_is_by_the_simplest_technique_that_gets_the_player_on(self, examples, kind, notes):
        item, coach = examples.made(2), kind.coach()
        for hint, board in islice(self.presses(item, kind, notes=notes), 12):
            path = []
            for step in kind.explain(item.puzzle, board):
                silent = step in coach.passing(item.puzzle, board, [step])
                if not (silent and step.technique.slug in kind.routine):
                    path.append(step.technique.order)
                if not silent:
                    assert max(step.technique.order for step in (hint.step, *hint.before)) <= max(path)
                    break
            else:
                assert hint.code == "trial"

    def test_every_mistake_is_repaired_with_presses(self, examples, kind):
        item, other = examples.made(0), examples.made(1)
        for given in (item, cw.Item(item.puzzle)):
            board = kind.empty_board(item.puzzle)
            for step in kind.explain(other.puzzle):
                board = kind.apply_step(item.puzzle, board, step)
            repaired = 0
            while (hint := cw.hint(given, board)).mistake is not None:
                assert len(set(hint.stages)) == 3
                board, before = kind.apply(item.puzzle, board, hint.move), board
                assert board != before
                repaired += 1
            assert repaired

    def test_a_board_of_a_puzzle_with_several_solutions_is_repaired_too(self, examples, kind):
        found, item = 0, examples.ambiguous
        for seed in range(5):
            other, board = examples.made(seed), kind.empty_board(item.puzzle)
            if (other.puzzle.width, other.puzzle.height) != (item.puzzle.width, item.puzzle.height):
                continue
            for step in kind.explain(other.puzzle):
                board = kind.apply_step(item.puzzle, board, step)
            while (hint := hints_in_play(item, board, first=True)[0]).mistake is not None:
                found += 1
                assert len(set(hint.stages)) == 3
                board = kind.apply(item.puzzle, board, hint.move)
        assert found


@pytest.mark.parametrize(("name", "technique"), TECHNIQUES)
def test_every_technique_has_a_lesson(name, technique):
    kind = cw.kind(name)
    wanted = next(each for each in kind.techniques if each.slug == technique)
    shown = lesson(kind, wanted)
    assert shown.step.technique == wanted
    assert next(iter(kind.explain(shown.puzzle, shown.board))).technique == wanted
    listed = {step.cells for step in kind.steps(shown.puzzle, shown.board) if step.technique == wanted}
    found = {step.cells for step in shown.applications}
    assert set(map(frozenset, listed)) <= set(map(frozenset, found)), "a learner may find any of them"
    asked = {change for step in shown.applications for change in step.cells}
    solutions = cw.solve(shown.puzzle, board=shown.board).solutions
    told = cw.Step(wanted, (*asked, *shown.implied), "")
    after = kind.apply_step(shown.puzzle, shown.board, told)
    assert solutions
    assert not any(kind.differences(shown.puzzle, after, solution) for solution in solutions)


class TestRecipe:
    """A recipe is the truth: what it says was done, and it gives the same puzzle everywhere."""

    def test_the_recipe_gives_the_puzzle_again(self, examples, kind):
        item = examples.made(3)
        assert kind.generate(item.recipe) == item
        assert kind.generate(kind.read_recipe(item.recipe.to_data())) == item

    def test_another_revision_is_refused_and_none_means_the_current_one(self, examples, kind):
        data = examples.made().recipe.to_data()
        assert data.pop("revision") == kind.revision
        assert kind.generate(kind.read_recipe(data)) == examples.made()
        for revision in (kind.revision - 1, kind.revision + 1):
            with pytest.raises(cw.InvalidRecipe, match="revision"):
                kind.read_recipe({**data, "revision": revision})

    def test_an_option_that_would_have_no_effect_is_refused(self, examples, kind):
        plain = {"kind": kind.name, "size": examples.size}
        said = kind.read_recipe(plain).options
        for option in kind.options:
            if option.file or all(said.get(name) in good for name, good in option.needs.items()):
                continue
            some = option.default if option.default is not None else option.minimum or 1
            value = option.choices[0] if option.choices else option.type(some)
            with pytest.raises(cw.InvalidRecipe, match="has no effect"):
                kind.read_recipe({**plain, option.name: value})

    def test_what_is_not_an_option_is_refused(self, examples, kind):
        with pytest.raises(cw.InvalidRecipe):
            cw.generate(kind.name, size=examples.size, colour="red")
        for option in kind.options:
            if option.choices:
                with pytest.raises(cw.InvalidRecipe):
                    cw.generate(kind.name, size=examples.size, **{option.name: "no such choice"})

    def test_a_size_that_is_not_made_is_refused_before_any_work(self, kind):
        width, height = kind.sizes.largest
        with pytest.raises(cw.InvalidRecipe):
            cw.generate(kind.name, size=(width + 1, height + 1))

    def test_what_is_made_is_proven_and_rated(self, examples):
        item = examples.made(2)
        assert item.proof["verdict"] == "unique"
        assert item.rating is not None
        assert cw.check(item).ok


class TestLevels:
    """Asked for, or told."""

    def test_the_level_asked_for_is_made_or_the_closest_is_told(self, examples, kind):
        told: Any = None
        for level in kind.levels[:3]:
            try:
                closest = examples.made(7, difficulty=str(level))
            except cw.InvalidRecipe:
                assert not kind.level_sizes[level].hold(examples.size)
            except cw.GenerationFailed as failure:
                closest = failure.best
                told = None if closest is None else (closest.rating.level is not level, closest.recipe)
            else:
                told = (closest.rating.level is level, None)
                assert closest.recipe.difficulty is level
            assert told in (None, (True, None))

    def test_a_level_the_kind_does_not_have_is_refused(self, examples, kind):
        for level in set(cw.Level) - set(kind.levels):
            with pytest.raises(cw.InvalidRecipe):
                cw.generate(kind.name, size=examples.size, difficulty=str(level))

    def test_a_lesson_and_a_level_are_refused_together(self, examples, kind):
        for technique in kind.techniques[:1] if "lesson" in {option.name for option in kind.options} else ():
            with pytest.raises(cw.InvalidRecipe):
                cw.generate(kind.name, size=examples.size, difficulty="easy", lesson=technique.slug)


class TestDaily:
    """One recipe for each kind and date."""

    def test_the_recipe_of_a_day_is_always_the_same_and_each_day_has_its_own(self, kind):
        days = [datetime.date(2026, 11, 16) + datetime.timedelta(days=number) for number in range(14)]
        recipes = [daily_recipe(kind, day) for day in days]
        assert recipes == [daily_recipe(kind, day) for day in days]
        assert len({recipe.seed for recipe in recipes}) == len(days)
        assert all(recipe == kind.read_recipe(recipe.to_data()) for recipe in recipes)


class TestWatching:
    """What happens while a puzzle is solved can be watched, and leads to the solution."""

    def test_the_recording_of_a_solver_ends_with_the_solution(self, examples, kind):
        item = examples.made()
        outcome, recording = cw.record(item)
        assert outcome.verdict is cw.Verdict.UNIQUE
        assert kind.is_solved(item.puzzle, kind.replay(item.puzzle, recording))

    def test_the_path_of_a_person_is_a_recording(self, examples, kind):
        item = examples.made(difficulty="easy")
        recording = record_path(kind, item.puzzle)
        assert kind.is_solved(item.puzzle, kind.replay(item.puzzle, recording))
        assert recording.text_at(1).endswith(".")


class TestPlay:
    """Moves are short texts; boards never change; a game comes back as it was."""

    def test_a_game_played_by_hints_is_won_and_restored(self, examples, kind):
        session = cw.Session(examples.made(difficulty="easy"))
        while not session.finished:
            session.move(kind.move_of_step(session.puzzle, session.board, session.hint().step))
            assert session.mistakes() == []
        again = cw.Session.from_json(session.to_json())
        assert (again.board, again.moves, again.finished) == (session.board, session.moves, True)

    def test_a_move_leaves_the_board_before_as_it_was(self, examples, kind):
        puzzle = examples.made().puzzle
        before = kind.empty_board(puzzle)
        copy = kind.board_to_data(puzzle, before)
        step = next(iter(kind.explain(puzzle)))
        after = kind.apply(puzzle, before, kind.move_of_step(puzzle, before, step))
        assert kind.board_to_data(puzzle, before) == copy != kind.board_to_data(puzzle, after)

    def test_nonsense_is_no_move(self, examples, kind):
        puzzle = examples.made().puzzle
        for move in ("", "?!", "99 99 99", "\0", "#" * 10_000, "1" * 10_000, " " * 10_000):
            with pytest.raises(cw.InvalidMove):
                kind.apply(puzzle, kind.empty_board(puzzle), move)


class TestDrawing:
    """Every kind is drawn, as characters and as a scene."""

    def test_puzzle_board_and_hint_are_drawn(self, examples, kind):
        item = examples.made()
        hint = cw.hint(item, kind.empty_board(item.puzzle))
        assert kind.text(item.puzzle)
        assert kind.text(item.puzzle, item.solution) != kind.text(item.puzzle)
        for board in (None, item.solution):
            assert "<svg" in cw.draw(item, board=board).svg()
        assert "<svg" in cw.draw(item, hint=hint).svg()


class TestBrowser:
    """The studio's pages play every kind: on their board of cells, or on the kind's own."""

    def test_there_is_a_board_to_play_on(self, kind):
        own = kind.modules is not None and kind.modules.board is not None
        assert own or kind.sheet is not None


class TestPictures:
    """A kind whose solved board determines the puzzle can be drawn; others say that they cannot."""

    def test_a_solved_board_gives_its_puzzle_or_the_kind_says_so(self, examples, kind):
        if kind.pictures is None:
            with pytest.raises(cw.NotOffered):
                pictures_of(kind)
            return
        item = examples.made()
        assert kind.pictures.from_solution(item.solution) == item.puzzle
        drawn = kind.pictures.read_drawing(kind.board_to_data(item.puzzle, item.solution), 10_000)
        assert kind.pictures.from_solution(drawn) == item.puzzle
        done = kind.pictures.repair(cw.solve(examples.ambiguous).solution)
        assert done.reached
        assert cw.solve(kind.pictures.from_solution(done.board)).verdict is cw.Verdict.UNIQUE
        assert kind.pictures.quality(item)


def cancelled() -> cw.Budget:
    """Return a budget with which any work at all ends at once."""
    budget = cw.Budget()
    budget.cancel.cancel()
    return budget


class TestSizes:
    """No size cliff: a kind works up to the sizes it declares, and says the limit before any work beyond them."""

    @pytest.fixture
    def largest(self, examples: Examples, kind: cw.Kind[Any, Any]) -> cw.Item[Any, Any]:
        """Return a puzzle of the largest size, of the first level if that is made there."""
        size, level = kind.sizes.largest, kind.levels[0]
        asked = {"difficulty": str(level)} if kind.level_sizes.get(level, kind.sizes).hold(size) else {}
        return examples.made(1, size=size, **asked)

    def test_the_largest_puzzle_is_made(self, kind, largest):
        assert (largest.puzzle.width, largest.puzzle.height) == kind.sizes.largest
        assert largest.proof["verdict"] == "unique"
        assert largest.rating is not None

    def test_the_largest_puzzle_of_a_level_is_made(self, kind):
        level = kind.levels[0]
        sizes = kind.level_sizes.get(level, kind.sizes)
        if sizes.largest != kind.sizes.largest:
            item = cw.generate(kind.name, size=sizes.largest, seed=1, difficulty=str(level))
            assert (item.puzzle.width, item.puzzle.height) == sizes.largest
            assert item.rating.level is level

    def test_what_is_larger_is_refused_before_any_work(self, kind):
        for level, sizes in [(None, kind.sizes), *kind.level_sizes.items()]:
            for size in beyond(sizes):
                asked = {} if level is None else {"difficulty": str(level)}
                with pytest.raises(cw.InvalidRecipe, match="{}x{}".format(*sizes.largest)) as refused:
                    cw.generate(kind.name, size=size, budget=cancelled(), **asked)
                assert "\n" not in str(refused.value)

    def test_pictures_become_puzzles_are_repaired_and_judged_at_the_largest_size(self, kind, largest):
        if kind.pictures is None:
            return
        sizes = kind.pictures.sizes
        drawn = kind.pictures.from_picture(SMALL_IMAGE, sizes.largest, {})
        puzzle = kind.pictures.from_solution(drawn)
        assert (puzzle.width, puzzle.height) == sizes.largest
        done = kind.pictures.repair(drawn)
        assert done.reached
        assert kind.pictures.quality(largest)["complete"]

    def test_larger_pictures_are_refused_before_any_work(self, kind):
        if kind.pictures is None:
            return
        pictures, limit = kind.pictures, "{}x{}".format(*kind.pictures.sizes.largest)
        for size in beyond(pictures.sizes):
            with pytest.raises(cw.InvalidRecipe, match=limit):
                pictures.from_picture(b"no image", size, {})
            board = pictures.draw_texture(pictures.textures[0], size, 1)
            with pytest.raises(cw.InvalidRecipe, match=limit):
                pictures.repair(board, budget=cancelled())

    def test_nonograms_reach_200_cells_a_side(self):
        nonogram = cw.kind("nonogram")
        assert nonogram.sizes.hold((200, 200))
        assert pictures_of(nonogram).sizes.hold((200, 200))

    def test_pages_are_told_the_same_sizes(self, kind, studio):
        told = studio.get(f"/api/v1/kinds/{kind.name}").json()
        assert told["sizes"] == kind.sizes.to_data()
        assert told["level_sizes"] == {str(level): sizes.to_data() for level, sizes in kind.level_sizes.items()}
        assert told["picture_sizes"] == (None if kind.pictures is None else kind.pictures.sizes.to_data())
        assert all(kind.sizes.hold(tuple(size)) for size in [*told["offered"], told["default_size"]])
        [too_large, *_] = beyond(kind.sizes)
        problem = studio.post("/api/v1/generate", json={"kind": kind.name, "size": list(too_large)}).json()
        assert (problem["status"], problem["type"]) == (422, "invalid-recipe")
        assert "{}x{}".format(*kind.sizes.largest) in problem["detail"]


SMALL_IMAGE = b"P1 4 3 1 0 1 1 0 0 0 0 1 1 1 1"


def beyond(sizes: cw.Sizes) -> list[tuple[int, int]]:
    """Return sizes just too large, lying, standing and both."""
    width, height = sizes.largest
    return [(width + 1, height), (width, height + 1), (width + 1, height + 1)]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, list[Any]]]:
    """Give a function that runs a command with --json, and gives its exit code and what it printed."""

    def call(*arguments: Any) -> tuple[int, list[Any]]:
        capsys.readouterr()
        code = run([*map(str, arguments), "--json"])
        return code, [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return call


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory, kakurasu: Any) -> Iterator[TestClient]:
    """Give a studio whose workers know the template kind, too."""
    library = tmp_path_factory.mktemp("studio") / "library.sqlite"
    settings = Settings(
        library=library, quick_workers=1, long_workers=1, limits=Limits(seconds=60.0), make_ahead=False, starter=False
    )
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8017") as client:
        yield client


class TestEverywhere:
    """The command line, the API and the studio say what the library says."""

    @pytest.fixture
    def file(self, examples: Examples, tmp_path: Path) -> Callable[[cw.Item[Any, Any]], Path]:
        def write(item: cw.Item[Any, Any]) -> Path:
            path = tmp_path / f"{len(list(tmp_path.iterdir()))}.json"
            path.write_text(dumps(item) + "\n")
            return path

        return write

    def ask(self, studio: TestClient, verb: str, item: cw.Item[Any, Any], **more: Any) -> Any:
        return studio.post(f"/api/v1/{verb}", json={"puzzle": item_to_data(item), **more}).json()

    def test_every_hint_is_listed(self, examples, kind, file, command, studio):
        item = examples.made()
        expected = [(hint.code, list(hint.stages)) for hint in cw.hints(item, kind.empty_board(item.puzzle))]
        code, [listed] = command("hint", file(item), "--all")
        assert code == 0
        assert [(hint["code"], hint["stages"]) for hint in listed["hints"]] == expected
        found = self.ask(studio, "hints", item)
        assert [(hint["code"], hint["stages"]) for hint in found["hints"]] == expected
        assert self.ask(studio, "hint", item) == found["hints"][0]

    def test_what_is_not_unique_is_refused_alike(self, examples, file, command, studio):
        for item, verdict in examples.not_unique():
            for verb in ("rate", "explain"):
                assert command(verb, file(item)) == (1, [])
                problem = self.ask(studio, verb, item)
                assert (problem["status"], problem["type"]) == (422, "not-unique")
            assert command("check", file(item))[0] == 1
            assert self.ask(studio, "check", item)["verdict"] == verdict

    def test_who_plays_what_is_not_unique_in_the_studio_gets_a_hint(self, examples, studio):
        for item, _ in examples.not_unique():
            game = studio.post("/api/v1/games", json={"puzzle": item_to_data(item)}).json()
            hint = studio.post(f"/api/v1/games/{game['id']}/hint")
            assert hint.status_code == 200
            assert all(stage.endswith(".") for stage in hint.json()["stages"])

    def test_the_count_is_exact(self, examples, kind, file, command):
        for item in (examples.made(), examples.ambiguous, examples.impossible):
            code, [answer] = command("solve", file(item), "--count")
            assert code == 0
            assert answer["count"] == kind.count(item.puzzle)

    def test_ratings_are_the_same(self, examples, file, command, studio):
        item = examples.made(1)
        code, [answer] = command("rate", file(item))
        assert code == 0
        rating = item.rating.to_data()
        assert {name: answer[name] for name in rating} == rating
        assert self.ask(studio, "rate", item) == rating

    def test_the_puzzle_of_the_day_is_the_same(self, kind, command, studio):
        today = datetime.datetime.now().astimezone().date()
        puzzle = kind.to_data(make_daily(kind, today).puzzle)
        code, [made] = command("daily", kind.name, "--date", today.isoformat())
        assert code == 0
        assert {name: made[name] for name in puzzle} == puzzle
        game = studio.post("/api/v1/games", json={"daily": kind.name}).json()
        assert {name: game["puzzle"][name] for name in puzzle} == puzzle

    def test_what_is_kept_is_known(self, examples, file, command, tmp_path):
        place = ("--library", tmp_path / "kept.db")
        bare = cw.Item(examples.made().puzzle)
        assert command("library", "add", file(bare), *place)[0] == 0
        [kept] = command("library", "list", *place)[1]
        assert kept["proof"]["verdict"] == "unique"
        assert kept["rating"] == examples.made().rating.to_data()
        assert command("library", "add", file(examples.ambiguous), *place)[0] == 1
        assert len(command("library", "list", *place)[1]) == 1
        assert command("library", "add", file(examples.ambiguous), "--ambiguous", *place)[0] == 0
        verdicts = {record["proof"]["verdict"] for record in command("library", "list", *place)[1]}
        assert verdicts == {"unique", "several"}

    def test_the_recipe_gives_the_same_puzzle(self, examples, kind, command, studio):
        item = examples.made(3)
        size = "x".join(map(str, examples.size))
        code, [made] = command("generate", kind.name, "--size", size, "--seed", 3)
        assert (code, made) == (0, item_to_data(item))
        assert studio.post("/api/v1/generate", json=item.recipe.to_data()).json() == item_to_data(item)


def test_the_library_keeps_puzzles_of_all_kinds_in_one_order_of_difficulty(tmp_path):
    items = [examples.made(seed) for examples in map(Examples, cw.kinds().values()) for seed in range(3)]
    with Library.open(str(tmp_path / "library.db")) as library:
        library.add_many(items)
        records = list(library.each(Query(sort="score")))
        assert len(records) == len(items)
        assert all(one.score <= two.score and one.level <= two.level for one, two in pairwise(records))
        assert {record.kind for record in records} == set(NAMES)
        assert library.count(Query(lowest_score=0, highest_score=100)) == len(items)


def test_what_was_kept_comes_back(tmp_path):
    items = [replace(kind.sample(), meta={"title": kind.title}) for kind in cw.kinds().values()]
    with Library.open(str(tmp_path / "library.db")) as library:
        library.add_many(items)
        assert {record.title: record.puzzle for record in library.each()} == {item.title: item.puzzle for item in items}
