import pickle
from itertools import combinations
from random import Random

import pytest

from cluewright import Evidence, Fault, Hint, Level, Step, Technique
from cluewright.core.hint import hint_of_mistake, hint_of_step

OVERLAP = Technique("overlap", Level.EASY, 1, "A block covers some cells wherever it stands.")


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
    step = Step(OVERLAP, ((3, 4, "#"), (3, 5, "#")), "Row 4: the 7 overlaps itself.", Evidence(lines=(("row", 3),)))
    assert str(step) == "Row 4: the 7 overlaps itself."
    assert step.to_data() == {
        "technique": "overlap",
        "level": "easy",
        "cells": [[3, 4, "#"], [3, 5, "#"]],
        "evidence": {"lines": [["row", 3]]},
        "text": "Row 4: the 7 overlaps itself.",
    }


def test_evidence_holds_the_chain_of_a_contradiction():
    link = Step(OVERLAP, ((0, 1, "."),), "Then this is empty.")
    data = Evidence(clues=(("column", 2, 0),), cells=((0, 1),), chain=(link,)).to_data()
    assert data == {"clues": [["column", 2, 0]], "cells": [[0, 1]], "chain": [link.to_data()]}


def test_a_hint_is_named_by_its_technique_or_its_mistake():
    step = Step(OVERLAP, ((0, 0, "#"),), "Fill it.")
    stages = ("Look at row 1.", "Technique: overlap.", "Fill it.")
    assert Hint(stages, step=step).code == "overlap"
    assert str(Hint(stages, step=step)) == "Fill it."
    assert Hint(stages, step=step).to_data() == {**step.to_data(), "code": "overlap", "stages": list(stages)}
    fault = Fault("no-way", "Row 1: nothing fits.")
    assert Hint(stages, mistake=fault).code == "no-way"
    assert Hint(stages, mistake=fault).to_data() == {
        "mistake": fault.to_data(),
        "code": "no-way",
        "stages": list(stages),
    }
    assert Hint(stages).code == "none"
    assert Hint(stages).to_data() == {"code": "none", "stages": list(stages)}


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
    hint = hint_of_step(Step(OVERLAP, cells, "So it is.", evidence))
    assert hint.stages == (
        f"Look at {where}.",
        f"Overlap: {OVERLAP.summary[0].lower()}{OVERLAP.summary[1:]}",
        "So it is.",
    )


def test_the_hint_of_a_mistake_leads_to_its_row():
    assert hint_of_mistake(Fault("no", "It is wrong.", ((2, 5),))).stages[0] == "There is a mistake: look at row 3."
    assert hint_of_mistake(Fault("no", "It is wrong.")).stages[0] == "There is a mistake: look at the board."
    whole = hint_of_mistake(Fault("no", "It is wrong.", ((0, 4), (1, 4)), "Clear it."))
    assert whole.stages == ("There is a mistake: look at column 5.", "It is wrong.", "Clear it.")
    assert whole.to_data()["line"] == ["column", 4]
