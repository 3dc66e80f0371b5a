import pickle
from itertools import combinations
from random import Random

import pytest

from cluewright import Evidence, Fault, Hint, Level, Step, Technique
from cluewright.core.hint import hint_of_mistake, hint_of_step
from cluewright.core.message import Cells, core_message

OVERLAP = Technique("overlap", Level.EASY, 1, "cluewright.nonogram")


def said(text):
    return core_message("plain", text=text)


def test_levels_compare_in_order_not_by_alphabet():
    levels = list(Level)
    assert [str(level) for level in levels] == ["easy", "medium", "hard", "expert", "extreme"]
    assert levels != sorted(str(level) for level in levels)
    shuffled = Random(7).sample(levels, len(levels))
    assert sorted(shuffled) == levels
    assert max(shuffled) is Level.EXTREME
    assert [level.rank for level in levels] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(("lower", "higher"), list(combinations(Level, 2)))
def test_every_comparison_agrees(lower, higher):
    assert lower < higher
    assert lower <= higher
    assert higher > lower
    assert higher >= lower
    assert not lower > higher
    assert not lower >= higher
    assert lower != higher
    assert lower <= lower <= str(lower)
    assert lower < str(higher)


def test_a_level_is_its_text():
    assert Level("hard") is Level.HARD
    assert Level.HARD == "hard"
    assert {Level.HARD: 1}["hard"] == 1
    assert pickle.loads(pickle.dumps(Level.HARD)) is Level.HARD


def test_a_step_reads_as_its_sentence_and_writes_only_the_evidence_there_is():
    message = core_message("clear-cell", cells=Cells(((3, 4), (3, 5))))
    step = Step(OVERLAP, ((3, 4, "#"), (3, 5, "#")), message, Evidence(lines=(("row", 3),)))
    assert str(step) == "Clear row 4, columns 5 and 6."
    assert step.to_data() == {
        "technique": "overlap",
        "level": "easy",
        "cells": [[3, 4, "#"], [3, 5, "#"]],
        "code": "clear-cell",
        "values": {"cells": {"cells": [[3, 4], [3, 5]]}},
        "evidence": {"lines": [["row", 3]]},
        "text": "Clear row 4, columns 5 and 6.",
    }


def test_a_step_holds_the_chain_of_a_contradiction():
    link = Step(OVERLAP, ((0, 1, "."),), said("Then this is empty."))
    step = Step(OVERLAP, ((0, 0, "#"),), said("So this is filled."), Evidence(clues=(("column", 2, 0),)), (link,))
    data = step.to_data()
    assert data["evidence"] == {"clues": [["column", 2, 0]]}
    assert data["chain"] == [link.to_data()]
    assert "chain" not in link.to_data()


def test_a_hint_is_named_by_its_technique_or_its_mistake():
    step = Step(OVERLAP, ((0, 0, "#"),), said("Fill it."))
    messages = (said("Look at row 1."), said("Technique: overlap."), said("Fill it."))
    stages = [message.text() for message in messages]
    assert Hint(messages, step=step).code == "overlap"
    assert str(Hint(messages, step=step)) == "Fill it."
    assert {**step.to_data(), "code": "overlap", "stages": stages}.items() <= Hint(
        messages, step=step
    ).to_data().items()
    fault = Fault("no-way", said("Row 1: nothing fits."))
    assert Hint(messages, mistake=fault).code == "no-way"
    of_fault = {"mistake": fault.to_data(), "code": "no-way", "stages": stages}
    assert of_fault.items() <= Hint(messages, mistake=fault).to_data().items()
    assert Hint(messages).code == "none"
    assert {"code": "none", "stages": stages}.items() <= Hint(messages).to_data().items()


@pytest.mark.parametrize(
    ("cells", "evidence", "where"),
    [
        (((3, 1, "#"),), Evidence(lines=(("column", 4),), cells=((0, 0),)), "column 5"),
        (((3, 1, "#"),), Evidence(cells=((2, 0),)), "row 3, column 1"),
        (((3, 1, "right", True),), Evidence(), "row 4, column 2"),
        ((), Evidence(), "the whole board"),
    ],
)
def test_the_hint_of_a_step_leads_to_its_line_or_a_cell(cells, evidence, where):
    hint = hint_of_step(Step(OVERLAP, cells, said("So it is."), evidence))
    assert hint.stages[0] == f"Look at {where}."
    assert OVERLAP.summary in hint.stages[1]
    assert hint.stages[2] == "So it is."


def test_the_hint_of_a_mistake_leads_to_its_row():
    wrong = said("It is wrong.")
    assert hint_of_mistake(Fault("no", wrong, ((2, 5),))).stages[0] == "There is a mistake: look at row 3."
    assert hint_of_mistake(Fault("no", wrong)).stages[0] == "There is a mistake on the board."
    whole = hint_of_mistake(Fault("no", wrong, ((0, 4), (1, 4)), said("Clear it.")))
    assert whole.stages == ("There is a mistake: look at column 5.", "It is wrong.", "Clear it.")
    assert whole.to_data()["line"] == ["column", 4]
