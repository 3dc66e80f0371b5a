"""The contract: every kind's puzzles can be written as prompts, and its solutions as answers to them."""

from collections.abc import Mapping

import cluewright as cw
from cluewright.core.locales import ENGLISH, LANGUAGES


def test_a_prompt_has_the_rules_the_puzzle_and_the_form_of_the_answer(examples, kind):
    item = examples.made()
    for language in LANGUAGES:
        text = cw.prompt(item, language)
        parts = (
            kind.say("title", language),
            kind.say("rules", language),
            kind.puzzle_text(item.puzzle, language),
            kind.answer_form(item.puzzle, language),
        )
        places = [text.index(part) for part in parts]
        assert places == sorted(places)
        assert text.endswith(".\n") or language in ("ja", "zh")
        assert "{" not in text
    assert cw.prompt(item) == cw.prompt(item.puzzle, ENGLISH)
    assert cw.prompt(item).isascii()


def test_different_puzzles_have_different_prompts(examples):
    assert len({cw.prompt(examples.made(number)) for number in range(3)}) == 3


def test_an_answer_has_a_line_for_each_row_and_says_the_solution(examples, kind):
    item = examples.made(1)
    lines = kind.answer_text(item.puzzle, item.solution).split("\n")
    assert len(lines) == item.puzzle.height
    data = kind.board_to_data(item.puzzle, item.solution)
    if all(isinstance(row, str) for row in data):
        assert lines == data
    else:  # a path: the turn of each cell
        turns = {turn: (y, x) for y, line in enumerate(lines) for x, turn in enumerate(line.split()) if turn.isdigit()}
        assert [list(turns[str(turn)]) for turn in range(1, len(data) + 1)] == data


def test_a_kind_that_says_nothing_about_answers_has_them_all_the_same(examples, kind, monkeypatch):
    monkeypatch.setattr("cluewright.core.kind.has_message", lambda room, code: False)
    plain = type("Plain", (type(kind),), {name: getattr(cw.Kind, name) for name in ("answer_form", "answer_text")})()
    item = examples.made()
    answer, said = plain.answer_text(item.puzzle, item.solution), plain.answer_form(item.puzzle)
    data = kind.board_to_data(item.puzzle, item.solution)
    rows = not isinstance(data, Mapping) and isinstance(data[0], str)
    assert answer == ("\n".join(data) if rows else str(data).replace(" ", ""))
    assert ("one line per row" if rows else "JSON") in said
