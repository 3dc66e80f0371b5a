"""Recordings of Hitori: every strategy, with its wrong branches."""

import pytest

from cluewright.core.budget import Budget
from cluewright.core.outcome import Verdict
from cluewright.core.path_recording import record_path
from cluewright.core.recipe import Recipe
from cluewright.core.recording import SUPPOSED, Settled, Undone
from cluewright.core.technique import Level
from cluewright.core.verbs import record, solve
from cluewright.hitori.board import Board
from cluewright.hitori.kind import KIND
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.solver import STRATEGIES

AMBIGUOUS = Hitori([[1, 2, 3, 4], [2, 2, 4, 1], [3, 4, 4, 2]])


@pytest.fixture(scope="module")
def hard() -> Hitori:
    return KIND.generate(Recipe("hitori", (9, 7), difficulty=Level.HARD, seed=3)).puzzle


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_the_solution_of_a_unique_puzzle_stands_at_the_end(strategy: str, hard: Hitori) -> None:
    outcome, recording = record(hard, strategy=strategy)
    assert outcome.verdict is Verdict.UNIQUE
    assert KIND.replay(hard, recording) == outcome.solution == solve(hard).solution


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_of_several_solutions_one_stands_at_the_end(strategy: str) -> None:
    outcome, recording = record(AMBIGUOUS, strategy=strategy)
    assert outcome.verdict is Verdict.SEVERAL
    assert KIND.replay(AMBIGUOUS, recording) in outcome.solutions


@pytest.mark.parametrize("strategy", ["learn", "dfs"])
def test_wrong_branches_are_undone(strategy: str, hard: Hitori) -> None:
    _, recording = record(hard, strategy=strategy)
    assert recording.counts()["guess"] > 0
    undone = [number for number, event in enumerate(recording) if isinstance(event, Undone)]
    assert undone
    before, after = (recording.timeline.values_at(event) for event in (undone[0], undone[0] + 1))
    assert 0 < (before != after).sum() == list(recording)[undone[0]].places
    assert not after[before != after].any()


@pytest.mark.parametrize("strategy", ["learn", "dfs"])
def test_the_board_given_comes_first(strategy: str, hard: Hitori) -> None:
    solution = solve(hard).solution
    start = Board.blank(9, 7).with_cells([(2, 3, solution[2, 3]), (6, 8, solution[6, 8])])
    outcome, recording = record(hard, strategy=strategy, board=start)
    first = [event for event in list(recording)[:2] if isinstance(event, Settled)]
    assert [(event.row, event.column, event.reason) for event in first] == [(2, 3, "given"), (6, 8, "given")]
    assert KIND.replay(hard, recording) == outcome.solution == solution


def test_limits_leave_a_recording_that_replays(hard: Hitori) -> None:
    for nodes in (0, 1, 2):
        outcome, recording = record(hard, strategy="dfs", budget=Budget(nodes=nodes))
        assert outcome.verdict in (Verdict.UNDECIDED, Verdict.UNIQUE)
        assert recording.timeline.values_at().shape == (7, 9)


@pytest.mark.parametrize("size", [(1, 1), (5, 1), (1, 4)])
def test_strips_are_watched(size: tuple[int, int]) -> None:
    width, height = size
    puzzle = Hitori([[1] * width for _ in range(height)]) if 1 in size else AMBIGUOUS
    outcome, recording = record(puzzle)
    if outcome.solution is not None:
        assert KIND.replay(puzzle, recording) in outcome.solutions


def test_a_contradiction_on_a_persons_path_is_tried_and_taken_back(hard: Hitori) -> None:
    recording = record_path(KIND, hard)
    assert KIND.replay(hard, recording) == solve(hard).solution
    assert recording.counts()[SUPPOSED] > 0
    assert any(isinstance(event, Undone) for event in recording)
    assert recording.text_at(len(recording))
