"""The kept explanations are what the program says today."""

import os
import runpy
from pathlib import Path

import pytest
from tests.effort import tries

SCRIPT = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "write_explanations.py"))
CASES = list(SCRIPT["cases"]())
STEP = max(1, len(CASES) // tries(12)) if not os.environ.get("CLUEWRIGHT_EFFORT") else 1
"""Every day a dozen of them; all, where the tests are asked for more."""


def test_there_are_as_many_explanations_as_there_should_be() -> None:
    kept = SCRIPT["kept"]()
    assert len(kept) == 300
    assert list(kept) == [case.title for case in CASES]
    assert len({(case.kind, case.level) for case in CASES}) == 15


@pytest.mark.parametrize("case", CASES[3::STEP], ids=lambda case: case.title.replace(" ", "-"))
def test_an_explanation_is_the_kept_one(case) -> None:
    assert SCRIPT["explanation"](case) == SCRIPT["kept"]()[case.title], "python tools/write_explanations.py"


def test_no_explanation_is_missing_or_said_in_code() -> None:
    text = SCRIPT["FILE"].read_text("utf-8")
    assert "No such puzzle" not in text
    for sign in ("{", "}", "$", "step-", "None", "  ["):
        assert sign not in text
