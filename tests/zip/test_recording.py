"""Recordings of Zip puzzles: every strategy, border by border."""

import pytest

from cluewright.core.budget import Budget
from cluewright.core.message import has_message
from cluewright.core.outcome import Verdict
from cluewright.core.path_recording import record_path
from cluewright.core.recipe import Recipe
from cluewright.core.recording import SUPPOSED, Settled, Undone
from cluewright.core.technique import Level
from cluewright.core.verbs import record, solve
from cluewright.zip.board import Board
from cluewright.zip.kind import KIND
from cluewright.zip.puzzle import Zip
from cluewright.zip.recording import REASONS
from cluewright.zip.solver import STRATEGIES

AMBIGUOUS = Zip(5, 4, [(0, 0), (3, 0)])


@pytest.fixture(scope="module")
def puzzle() -> Zip:
    return KIND.generate(Recipe("zip", (6, 5), seed=2)).puzzle


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_the_path_of_a_unique_puzzle_stands_at_the_end(strategy: str, puzzle: Zip) -> None:
    outcome, recording = record(puzzle, strategy=strategy)
    assert outcome.verdict is Verdict.UNIQUE
    assert outcome.solution is not None
    assert KIND.replay(puzzle, recording).path == outcome.solution.path


@pytest.mark.parametrize("strategy", ["learn", "search", "walk", "sat"])
def test_of_several_paths_one_stands_at_the_end(strategy: str) -> None:
    outcome, recording = record(AMBIGUOUS, strategy=strategy)
    assert outcome.verdict is Verdict.SEVERAL
    assert KIND.replay(AMBIGUOUS, recording).path in {solution.path for solution in outcome.solutions}


@pytest.mark.parametrize("strategy", ["learn", "search", "walk"])
def test_wrong_branches_are_undone(strategy: str) -> None:
    hard = Zip(6, 5, [(0, 0), (2, 3), (4, 5), (4, 1)])
    _, recording = record(hard, strategy=strategy)
    undone = [number for number, event in enumerate(recording) if isinstance(event, Undone)]
    assert undone
    before, after = (recording.timeline.values_at(event) for event in (undone[0], undone[0] + 1))
    assert (before != after).sum() == list(recording)[undone[0]].places
    assert not after[before != after].any()


def test_logic_leaves_open_what_it_cannot_tell() -> None:
    outcome, recording = record(AMBIGUOUS, strategy="logic")
    assert outcome.verdict is Verdict.UNDECIDED
    assert outcome.board is not None
    replayed = KIND.replay(AMBIGUOUS, recording)
    assert (replayed.all_used(), replayed.closed) == (outcome.board.all_used(), outcome.board.closed)


@pytest.mark.parametrize("strategy", ["learn", "search", "logic", "walk"])
def test_the_board_given_comes_first(strategy: str, puzzle: Zip) -> None:
    solution = solve(puzzle).solution
    assert solution is not None
    start = Board(solution.path[:4])
    outcome, recording = record(puzzle, strategy=strategy, board=start)
    first = [event.reason for event in list(recording)[:3] if isinstance(event, Settled)]
    assert first == ["given"] * 3
    assert KIND.replay(puzzle, recording).path == solution.path
    assert outcome.verdict is Verdict.UNIQUE


def test_a_board_that_breaks_a_rule_gives_nothing_to_watch(puzzle: Zip) -> None:
    wrong = Board((puzzle.numbers[0], (4, 5)))
    outcome, recording = record(puzzle, board=wrong)
    assert outcome.verdict is Verdict.NONE
    assert len(recording) == 0


@pytest.mark.parametrize("strategy", ["learn", "search", "walk"])
def test_limits_leave_a_recording_that_replays(strategy: str) -> None:
    for nodes in (0, 1, 5):
        _, recording = record(AMBIGUOUS, strategy=strategy, budget=Budget(nodes=nodes))
        assert recording.timeline.values_at().shape == (4, 5, 2)


def test_a_contradiction_on_a_persons_path_is_tried_and_taken_back() -> None:
    for seed in range(40):
        puzzle = KIND.generate(Recipe("zip", (6, 5), difficulty=Level.EXPERT, seed=seed)).puzzle
        recording = record_path(KIND, puzzle)
        assert KIND.is_solved(puzzle, KIND.replay(puzzle, recording))
        if recording.counts().get(SUPPOSED):
            first = next(event for event in recording if isinstance(event, Settled) and event.reason == SUPPOSED)
            assert first.way in ("right", "down")
            assert any(isinstance(event, Undone) for event in recording)
            return
    pytest.fail("no path needed a supposition")


def test_every_reason_has_a_name():
    techniques = {technique.slug for technique in KIND.techniques}
    stages = set(REASONS) - techniques
    assert [stage for stage in sorted(stages) if not has_message(KIND.room, f"reason-{stage}")] == []
    assert {"dead-end", "forced-corner", "only-way"}.isdisjoint(REASONS)
