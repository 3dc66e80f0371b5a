"""Recordings of nonograms: whatever the strategy, what happened while solving can be replayed."""

import numpy as np
import pytest
from hypothesis import given, settings
from tests.effort import tries
from tests.strategies import nonograms

from cluewright.core.budget import Budget, CancelFlag
from cluewright.core.errors import InvalidRecipe
from cluewright.core.outcome import Verdict
from cluewright.core.path_recording import record_path
from cluewright.core.recording import SOLUTION, SUPPOSED, Settled, Undone
from cluewright.core.verbs import record, solve
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.families import random_picture
from cluewright.nonogram.kind import KIND
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.recording import STAGES
from cluewright.nonogram.solver import STRATEGIES

PICTURE = Board.parse(".### .... #..#")
SEARCHES = [name for name in STRATEGIES if name not in ("brute", "logic", "lines", "sat")]


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_the_solution_of_a_unique_puzzle_stands_at_the_end(strategy: str) -> None:
    outcome, recording = record(clues_of(PICTURE), strategy=strategy)
    assert outcome.verdict is Verdict.UNIQUE
    assert KIND.replay(clues_of(PICTURE), recording) == PICTURE == outcome.solution
    assert sum(recording.counts().values()) == sum(isinstance(event, Settled) for event in recording)


def test_a_random_board_found_by_beliefs_stands_at_the_end() -> None:
    puzzle = clues_of(random_picture(80, 80, 50, 2))  # the learner's first turn does not find it
    outcome, recording = record(puzzle, limit=1)
    assert outcome.verdict is Verdict.SOLVED
    assert clues_of(outcome.solutions[0]) == puzzle
    assert KIND.replay(puzzle, recording) == outcome.solutions[0]
    assert solve(puzzle, limit=1).solutions == outcome.solutions  # watching changes nothing


@pytest.mark.parametrize("strategy", SEARCHES)
def test_of_several_solutions_one_stands_at_the_end(strategy: str) -> None:
    puzzle = clues_of(np.random.default_rng(1).random((6, 7)) < 0.42)
    outcome, recording = record(puzzle, strategy=strategy)
    assert outcome.verdict is Verdict.SEVERAL
    assert KIND.replay(puzzle, recording) in outcome.solutions


@settings(max_examples=tries(20))
@given(nonograms(longest=9))
def test_replay_never_ends_elsewhere_and_changes_nothing(made: tuple[Nonogram, Board]) -> None:
    puzzle, _ = made
    for strategy in ("auto", "probe", "learn", "decimate", "frontier", "lines", "logic"):
        outcome, recording = record(puzzle, strategy=strategy)
        assert outcome.solutions == solve(puzzle, strategy=strategy).solutions
        if outcome.solutions:
            assert KIND.replay(puzzle, recording) in outcome.solutions
        elif outcome.board is not None and strategy in ("lines", "logic"):
            assert KIND.replay(puzzle, recording) == outcome.board


@pytest.mark.parametrize("strategy", ["dfs", "dfs-logic", "auto", "learn", "frontier"])
def test_wrong_branches_are_undone(strategy: str) -> None:
    for seed in range(30):
        puzzle = clues_of(np.random.default_rng(seed).random((6, 8) if "dfs" in strategy else (13, 15)) < 0.42)
        outcome, recording = record(puzzle, limit=1, strategy=strategy)
        assert outcome.verdict is Verdict.SOLVED
        assert KIND.replay(puzzle, recording) == outcome.solution
        if any(isinstance(event, Undone) for event in recording):
            return
    pytest.fail("no board needed a branch taken back")


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_the_board_given_comes_first(strategy: str) -> None:
    start = Board.parse("?#?? ???. #???")
    outcome, recording = record(clues_of(PICTURE), strategy=strategy, board=start)
    assert KIND.replay(clues_of(PICTURE), recording) == PICTURE == outcome.solution
    if strategy != "sat":
        first = [(event.row, event.column, event.reason) for event in list(recording)[:3] if isinstance(event, Settled)]
        assert first == [(0, 1, "given"), (1, 3, "given"), (2, 0, "given")]


def test_a_proof_shows_the_solution_again_and_history_knows_when_it_was_found() -> None:
    _, recording = record(clues_of(PICTURE), strategy="dfs")
    assert recording.counts()[SOLUTION] > 0
    history = recording.timeline.history()
    assert {recording.reasons[reason] for reason in history.reason.ravel()} == {"row"}
    assert (history.order >= 0).all()


@pytest.mark.parametrize("strategy", ["auto", "dfs", "learn", "frontier", "probe"])
def test_limits_leave_a_recording_that_replays(strategy: str) -> None:
    puzzle = clues_of(np.random.default_rng(2).random((22, 25)) < 0.42)
    cancelled = CancelFlag()
    cancelled.cancel()
    for budget in (Budget(nodes=3), Budget(nodes=40), Budget(cancel=cancelled)):
        outcome, recording = record(puzzle, strategy=strategy, budget=budget)
        assert outcome.verdict is Verdict.UNDECIDED or outcome.solutions
        for frame in recording.timeline.frames(recording.timeline.moments(5)):
            assert frame.values.shape == (22, 25)
        if outcome.solutions:
            assert KIND.replay(puzzle, recording) in outcome.solutions


def test_a_board_without_solution_is_watched_until_that_is_proven() -> None:
    outcome, recording = record(Nonogram([[1], [2], [1]], [[1, 1], [2]]), strategy="dfs")
    assert outcome.verdict is Verdict.NONE
    assert not recording.timeline.values_at().any()


def test_a_large_board_is_watched() -> None:
    puzzle = clues_of(np.random.default_rng(2).random((40, 70)) < 0.6)
    outcome, recording = record(puzzle)
    assert outcome.solution is not None
    assert KIND.replay(puzzle, recording) in outcome.solutions
    assert recording.stamps is not None


def test_a_supposition_on_a_persons_path_is_tried_and_taken_back() -> None:
    for seed in range(40):
        puzzle = clues_of(np.random.default_rng(seed).random((7, 6)) < 0.45)
        recording = record_path(KIND, puzzle)
        if recording.counts().get(SUPPOSED):
            assert any(isinstance(event, Undone) for event in recording)
            reached = KIND.empty_board(puzzle)
            for step in KIND.explain(puzzle):
                reached = KIND.apply_step(puzzle, reached, step)
            assert KIND.replay(puzzle, recording) == reached
            assert "suppos" not in recording.text_at(1).lower()
            return
    pytest.fail("no path needed a supposition")


def test_the_stages_are_as_many_as_in_native_code() -> None:
    assert len(STAGES) == len(set(STAGES)) == 12


def test_a_board_of_too_many_cells_is_refused() -> None:
    with pytest.raises(InvalidRecipe, match="too large to watch"):
        record(Nonogram([[]] * 5000, [[]] * 4000))
