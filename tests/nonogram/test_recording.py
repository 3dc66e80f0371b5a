"""Recordings: what happened while solving can be replayed."""

import numpy as np
import pytest

from cluewright.core.errors import InvalidRecipe
from cluewright.core.outcome import Verdict
from cluewright.nonogram.board import Board, Cell
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.recording import STAGES, Recording, Settled, Undone, record

WATCHED = ["auto", "lines", "learn"]


@pytest.mark.parametrize("strategy", WATCHED)
def test_the_first_solution_stands_at_the_end(strategy: str) -> None:
    picture = np.random.default_rng(4).random((12, 9)) < 0.7
    outcome, recording = record(clues_of(picture), limit=1, strategy=strategy)
    assert outcome.solution is not None
    assert recording.replay() == outcome.solution
    assert sum(recording.stages().values()) == sum(isinstance(event, Settled) for event in recording)


def test_wrong_branches_are_undone() -> None:
    for seed in range(30):
        picture = np.random.default_rng(seed).random((13, 15)) < 0.42
        outcome, recording = record(clues_of(picture), limit=1)
        assert outcome.verdict is Verdict.SOLVED
        assert recording.replay() == outcome.solution
        if any(isinstance(event, Undone) for event in recording):
            assert outcome.statistics["decisions"] > 0
            return
    pytest.fail("no board needed a branch taken back")


def test_watching_changes_nothing() -> None:
    from cluewright.nonogram.solver import solve

    puzzle = clues_of(np.random.default_rng(7).random((14, 11)) < 0.5)
    assert record(puzzle)[0].solutions == solve(puzzle).solutions


def test_events_are_read_from_their_words() -> None:
    words = np.array([1 << 26 | 2 << 24 | 7, 2 << 26 | 1 << 24 | 0, 1 << 31 | 1], np.uint32)
    recording = Recording(3, 4, words)
    assert list(recording) == [
        Settled(2, 1, Cell.FILLED, "lines"),
        Settled(0, 0, Cell.EMPTY, "probe"),
        Undone(1),
    ]
    assert recording.replay() == Board.parse("??? ??? ?#? ???")
    assert recording.stages() == {"lines": 1, "probe": 1}
    assert len(STAGES) == 9


def test_sat_is_no_sight() -> None:
    with pytest.raises(InvalidRecipe, match="cannot be watched"):
        record(clues_of(np.ones((2, 3), bool)), strategy="sat")
