"""The contract: what every kind promises, our own and those that plug in: hints, words and lessons.

Each test asks every registered kind, the template kind among them; a new kind is asked without a line here.
"""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from tests.contract.names import TECHNIQUES

import cluewright as cw
from cluewright.core.catalogue import catalogue
from cluewright.core.hints import hints_in_play
from cluewright.core.lesson import lesson
from cluewright.core.locales import ENGLISH
from cluewright.core.message import has_message, say


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
