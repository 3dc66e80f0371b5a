"""Solving watched while it goes on: what is told leads to the board the whole recording leads to."""

import numpy as np
import pytest

import cluewright as cw
from cluewright.core import watcher
from cluewright.core.budget import Budget
from cluewright.core.path_recording import record_path, record_steps
from cluewright.core.recording import UNDO, Recording
from cluewright.core.registry import kinds


class _Listener:
    """Hears changes and lays them on each other."""

    def __init__(self):
        self.pieces = []

    def __call__(self, changes):
        self.pieces.append(changes)
        assert ((changes.words >= UNDO).nonzero()[0] == 0).all(), "what is taken back comes first"

    def recording(self):
        first = self.pieces[0]
        words = np.concatenate([piece.words for piece in self.pieces])
        return Recording(first.width, first.height, first.reasons, words, first.values, first.borders)


@pytest.fixture
def at_once(monkeypatch):
    """Let every tick be told."""
    monkeypatch.setattr(watcher.Beat, "due", lambda self: True)


def _hard(name):
    """Give a puzzle and a strategy that keep a solver busy for some ticks."""
    if (pictures := cw.kind(name).pictures) is not None:
        return pictures.from_solution(pictures.draw_texture(pictures.textures[-1], (60, 44), 1)), "auto"
    if name == "hitori":
        return cw.generate(name, size=(20, 17), seed=2).puzzle, "dfs"
    return cw.generate(name, size=(14, 12), seed=2).puzzle, "walk"


@pytest.mark.parametrize("name", list(kinds()))
def test_what_the_solver_tells_is_never_more_than_stands(name, at_once):
    puzzle, strategy = _hard(name)
    heard = _Listener()
    budget = Budget(seconds=0.4)
    outcome, recording = cw.record(puzzle, hear=heard, strategy=strategy, budget=budget)
    assert recording.timeline.values_at().shape == recording.shape
    assert budget.progress is None
    if not heard.pieces:  # it was quick: then there was nothing to tell before the end
        assert outcome.verdict != "undecided"
        return
    told = heard.recording()
    assert (told.width, told.height, told.values) == (recording.width, recording.height, recording.values)
    assert told.reasons == recording.reasons[: len(told.reasons)]
    assert len(told.timeline.standing()) <= 2 * told.places
    for piece in heard.pieces:
        assert len(piece.words) <= 2 * told.places + 1


@pytest.mark.parametrize("name", list(kinds()))
def test_a_persons_steps_are_told_as_they_are_found(name, at_once):
    item = cw.generate(name, size=(8, 7), seed=4)
    kind = cw.kind(name)
    heard = _Listener()
    recording, steps = record_steps(kind, item.puzzle, hear=heard)
    assert recording.words.tolist() == record_path(kind, item.puzzle).words.tolist()
    assert [piece.texts[-1][1] for piece in heard.pieces] == [step.text() for step in steps]
    board = kind.replay(item.puzzle, heard.recording())
    assert board == kind.replay(item.puzzle, recording)
    assert kind.is_solved(item.puzzle, board)


def test_a_kind_that_does_not_say_how_tells_nothing_before_the_end(kakurasu):
    heard = _Listener()
    outcome, recording = cw.record(kakurasu.KIND.sample(), hear=heard)
    assert heard.pieces == []
    assert outcome.solution is not None
    assert len(recording) > 0
