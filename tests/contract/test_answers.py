"""The contract: what every kind promises, our own and those that plug in: answers in words are judged."""

import json

import cluewright as cw


def test_what_a_kind_draws_and_writes_is_read_as_the_board_it_is(examples, kind):
    for item in (kind.sample(), examples.made(), examples.ambiguous):
        solution = cw.solve(item).solutions[-1]
        drawn = kind.text(item.puzzle, solution)
        asked = kind.answer_text(item.puzzle, solution)
        data = json.dumps(kind.board_to_data(item.puzzle, solution))
        for text in (asked, f"{cw.prompt(item)}\n{asked}", drawn):
            assert cw.judge(item, text).correct, text
        for text in (f"It is\n```\n{drawn}\n```\nas one sees.", f"<think>?</think>**Answer:** {data}"):
            found = cw.judge(item, text)
            assert found.correct, text + found.text()
            assert kind.is_solved(item.puzzle, found.read)
            assert found.to_data()["notation"]["text"]


def test_a_solution_of_another_puzzle_is_wrong_and_something_is_named(examples, kind):
    one, two = examples.made(), examples.made(1)
    assert not kind.is_solved(one.puzzle, two.solution)
    found = cw.judge(one, kind.text(two.puzzle, two.solution))
    assert not found.correct
    assert all(fault.text("fr") for fault in found.faults)
    assert found.faults


def test_an_unfinished_board_and_prose_are_wrong(examples, kind):
    item = examples.made()
    for text in (kind.text(item.puzzle, kind.empty_board(item.puzzle)), "I give up.", ""):
        found = cw.judge(item, text)
        assert (found.correct, bool(found.faults)) == (False, True), text
