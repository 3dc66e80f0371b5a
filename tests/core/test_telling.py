"""Explanations as they are told: trivial steps on one line as one, and nothing twice in a row."""

import json

import pytest

import cluewright as cw
from cluewright.core.locales import join_sentences
from cluewright.core.message import Along, Cells, Message
from cluewright.core.technique import Evidence, Level, Step, Technique
from cluewright.core.telling import merged

EASY = Technique("easy-one", Level.EASY, 1)
OTHER = Technique("easy-other", Level.EASY, 2)
HARD = Technique("hard-one", Level.HARD, 3)


def on_row(row: int, columns: tuple[int, ...], technique: Technique = EASY, code: str = "along", **more) -> Step:
    message = Message("cluewright.core", code, {"axis": "column", "places": Along("column", columns), **more})
    return Step(technique, tuple((row, column, "#") for column in columns), message, Evidence((("row", row),)))


def saying(row: int, text: str, technique: Technique = EASY) -> Step:
    message = Message("cluewright.core", "plain", {"text": text})
    return Step(technique, ((row, 0, "#"),), message, Evidence((("row", row),)))


def test_easy_steps_on_one_line_are_told_as_one():
    told = list(merged([saying(2, "row 3: the 1 is complete."), saying(2, "row 3: the 2 fits nowhere else.", OTHER)]))
    assert [step.text() for step in told] == ["Row 3: the 1 is complete. The 2 fits nowhere else."]
    assert told[0].techniques == (EASY, OTHER)
    data = told[0].to_data()
    assert [part["text"] for part in data["parts"]] == ["Row 3: the 1 is complete.", "Row 3: the 2 fits nowhere else."]
    assert "code" not in data


def test_what_is_said_of_different_cells_is_said_once():
    [told] = merged([on_row(2, (0, 1)), on_row(2, (5,)), on_row(2, (3,))])
    assert told.message.values["places"] == Along("column", (0, 1, 3, 5))
    assert [change[1] for change in told.cells] == [0, 1, 5, 3]
    assert len(told.to_data()["parts"]) == 3
    assert told.to_data()["code"] == "along"


def test_a_value_that_is_no_conclusion_must_be_the_same():
    """Where a block lies is not what follows, so two blocks are not said as one."""
    first, second = on_row(2, (0,), block=Along("column", (7,))), on_row(2, (4,), block=Along("column", (9,)))
    [told] = merged([first, second])
    assert told.said_in_parts


def test_the_same_is_not_said_twice_in_a_row():
    [told] = merged([saying(2, "row 3 is complete."), saying(2, "row 3 is complete.")])
    assert told.text() == "Row 3 is complete."


def test_other_lines_harder_steps_and_contradictions_stay_alone():
    chain = (saying(1, "assume it."),)
    steps = [
        saying(0, "a."),
        saying(1, "b."),
        saying(1, "c.", HARD),
        Step(EASY, ((1, 0, "#"),), Message("cluewright.core", "plain", {"text": "d."}), Evidence((("row", 1),)), chain),
    ]
    assert list(merged(steps)) == steps


def test_without_lines_the_cells_say_the_line():
    def step(cells: tuple[tuple[int, int], ...], because: tuple[tuple[int, int], ...]) -> Step:
        message = Message("cluewright.core", "plain", {"text": f"{cells}."})
        return Step(EASY, tuple((*cell, "#") for cell in cells), message, Evidence(cells=because))

    assert len(list(merged([step(((1, 2),), ((1, 3),)), step(((1, 5),), ((1, 4),))]))) == 1
    assert len(list(merged([step(((1, 2),), ((0, 2),)), step(((1, 5),), ((1, 4),))]))) == 2


def test_languages_without_blanks_join_sentences_without():
    assert join_sentences("ja", ["1行目：完成です。", "1行目：空です。"]) == "1行目：完成です。空です。"
    assert join_sentences("de", ["Zeile 1: a.", "Zeile 2: b.", "Zeile 2: b."]) == "Zeile 1: a. Zeile 2: b."


@pytest.mark.parametrize("kind", list(cw.kinds()))
def test_told_steps_change_the_same_as_all_steps(kind):
    item = cw.kind(kind).sample()
    steps = list(cw.kind(kind).explain(item.puzzle))
    told = list(merged(steps))
    board = told_board = cw.kind(kind).empty_board(item.puzzle)
    for step in steps:
        board = cw.kind(kind).apply_step(item.puzzle, board, step)
    for step in told:
        told_board = cw.kind(kind).apply_step(item.puzzle, told_board, step)
    assert told_board == board
    assert json.dumps([step.to_data("de") for step in told])


HITORI = "cluewright.hitori"


def about(code: str, cell: tuple[int, int], cells: tuple[tuple[int, int], ...], value: str, **more) -> Step:
    """Return a step of Hitori about one cell, that makes something of others."""
    message = Message(HITORI, code, {"cell": Cells((cell,)), "cells": Cells(cells), **more})
    return Step(EASY, tuple((*place, value) for place in cells), message, Evidence(cells=(cell,)))


def test_what_was_just_said_is_not_repeated():
    shaded = about("step-repeated-number", (0, 0), ((3, 0),), "#", number="4")
    left = about("step-shaded-neighbour", (3, 0), ((2, 0),), ".")
    [told] = merged([shaded, left])
    assert told.text() == (
        "The 4 in row 1, column 1 is unshaded, so the 4 in row 4, column 1 is shaded. "
        "That leaves its neighbour row 3, column 1 unshaded."
    )
    assert [part.message.code for part in told.parts] == ["step-repeated-number", "step-shaded-neighbour-next"]


def test_of_several_cells_the_one_that_matters_is_named():
    left = about("step-shaded-neighbour", (3, 0), ((2, 0), (4, 0)), ".")
    shaded = about("step-repeated-number", (4, 0), ((1, 0),), "#", number="4")
    [told] = merged([left, shaded])
    assert told.text().endswith("The 4 in row 5, column 1 is unshaded, so the 4 in row 2, column 1 is shaded.")


def test_what_holds_from_both_sides_is_said_once():
    puzzle = cw.Nonogram(rows=[[2]], columns=[None] * 6)
    [told] = merged(cw.kind("nonogram").explain(puzzle, cw.kind("nonogram").board_from_data(puzzle, ["??#???"])))
    assert told.text() == (
        "Row 1: column 3 must belong to the 2, which fits only in columns 2 to 4, so columns 1, 5 and 6 are empty."
    )
