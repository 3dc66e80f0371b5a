"""The kept hard proofs are what they say; how fast they are proven is not asserted."""

from pathlib import Path

import pytest
from tests.effort import EFFORT, sampled

import cluewright as cw
from cluewright.core.verbs import solve

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
LARGE = list(cw.load(BENCHMARKS / "hard_proofs_large.jsonl"))
SMALLEST = min(LARGE, key=lambda item: item.puzzle.width * item.puzzle.height)


def test_fifty_large_ones_are_kept():
    assert len(LARGE) == 50
    assert len({item.puzzle for item in LARGE}) == 50
    for item in LARGE:
        assert 65 <= min(item.puzzle.width, item.puzzle.height) <= max(item.puzzle.width, item.puzzle.height) <= 128
        assert cw.clues_of(item.solution) == item.puzzle
        assert item.proof["verdict"] == "unique"


@pytest.mark.parametrize("item", sampled(LARGE, every=7), ids=lambda item: item.meta["title"])
def test_large_ones_are_proven_by_learning(item):
    outcome = solve(item.puzzle)
    assert outcome.verdict is cw.Verdict.UNIQUE
    assert outcome.solutions[0] == item.solution
    assert outcome.statistics["learned"] > 0


@pytest.mark.parametrize("item", LARGE if EFFORT > 1 else [SMALLEST], ids=lambda item: item.meta["title"])
def test_another_solver_finds_no_other_solution(item):
    assert solve(item.puzzle, strategy="sat", known=item.solution).verdict is cw.Verdict.UNIQUE
