"""Solving: verdicts, witnesses, limits, starts and known solutions, for every strategy."""

import itertools
import pickle
import threading
from collections import defaultdict

import numpy as np
import pytest
from tests.effort import EFFORT, sampled

from cluewright.core.budget import Budget
from cluewright.core.errors import InvalidPuzzle, InvalidRecipe
from cluewright.core.outcome import Verdict
from cluewright.core.registry import kind
from cluewright.core.verbs import solve
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of, clues_of_many
from cluewright.nonogram.families import domino_picture, random_picture
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.rules import is_solution
from cluewright.nonogram.sat import solutions as sat_solutions
from cluewright.nonogram.solver import STRATEGIES

KIND = kind("nonogram")
PARTIAL = {"logic", "lines"}  # deduction alone: they may stall
SEARCHES = [name for name in STRATEGIES if name not in PARTIAL | {"brute", "sat"}]
SWITCH = Nonogram(rows=[[1], [1]], columns=[[1], [1]])
IMPOSSIBLE = Nonogram(rows=[[2], [], [2]], columns=[[1, 1], [2]])


def hide_some(puzzle: Nonogram, rng: np.random.Generator) -> Nonogram:
    """Hide some numbers and some whole clues."""

    def hide(clue):
        if rng.random() < 0.2:
            return None
        return [None if rng.random() < 0.3 else number for number in clue]

    return Nonogram([hide(clue) for clue in puzzle.rows], [hide(clue) for clue in puzzle.columns])


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_settles_what_lines_settle(strategy: str) -> None:
    picture = Board.parse("### #.# ### .#.")
    outcome = solve(clues_of(picture), strategy=strategy)
    assert outcome.verdict is Verdict.UNIQUE
    assert outcome.solution == picture
    assert outcome.exhausted


@pytest.mark.parametrize("strategy", [*SEARCHES, "brute", "sat"])
def test_shows_two_witnesses(strategy: str) -> None:
    outcome = solve(SWITCH, strategy=strategy)
    assert outcome.verdict is Verdict.SEVERAL
    assert set(outcome.solutions) == {Board.parse("#. .#"), Board.parse(".# #.")}


@pytest.mark.parametrize("strategy", [*SEARCHES, "brute", "sat"])
def test_says_when_there_is_none(strategy: str) -> None:
    outcome = solve(IMPOSSIBLE, strategy=strategy)
    assert outcome.verdict is Verdict.NONE
    assert outcome.solutions == ()


@pytest.mark.parametrize("strategy", sorted(PARTIAL & set(STRATEGIES)))
def test_deduction_alone_stalls_honestly(strategy: str) -> None:
    outcome = solve(SWITCH, strategy=strategy)
    assert outcome.verdict is Verdict.UNDECIDED
    assert outcome.board == Board.blank(2, 2)


@pytest.mark.parametrize("strategy", [*SEARCHES, "sat"])
def test_first_solution_only(strategy: str) -> None:
    outcome = solve(SWITCH, limit=1, strategy=strategy)
    assert outcome.verdict is Verdict.SOLVED
    assert len(outcome.solutions) == 1
    assert not outcome.exhausted


@pytest.mark.parametrize("strategy", [*SEARCHES, "sat"])
def test_starts_from_a_board(strategy: str) -> None:
    outcome = solve(SWITCH, board=Board.parse("?# ??"), strategy=strategy)
    assert outcome.verdict is Verdict.UNIQUE
    assert outcome.solution == Board.parse(".# #.")
    assert solve(SWITCH, board=Board.parse("## ??"), strategy=strategy).verdict is Verdict.NONE


@pytest.mark.parametrize("strategy", [*SEARCHES, "sat"])
def test_known_solution_comes_first(strategy: str) -> None:
    known = Board.parse(".# #.")
    outcome = solve(SWITCH, known=known, strategy=strategy)
    assert outcome.verdict is Verdict.SEVERAL
    assert outcome.solutions == (known, Board.parse("#. .#"))
    picture = Board.parse("## #.")
    assert solve(clues_of(picture), known=picture, strategy=strategy).verdict is Verdict.UNIQUE


def test_refuses_what_makes_no_sense() -> None:
    with pytest.raises(InvalidPuzzle, match="does not solve"):
        solve(SWITCH, known=Board.parse("## .."))
    with pytest.raises(InvalidPuzzle, match="3x1"):
        solve(SWITCH, board=Board.parse("???"))
    with pytest.raises(InvalidRecipe, match="at least 1"):
        solve(SWITCH, limit=0)
    with pytest.raises(InvalidRecipe, match="no strategy"):
        solve(SWITCH, strategy="magic")
    for strategy in ("probe", "learn", "decimate"):
        with pytest.raises(InvalidRecipe, match="at most 128"):
            solve(clues_of(np.ones((2, 129), bool)), strategy=strategy)
    with pytest.raises(InvalidRecipe, match="25 undecided"):
        solve(clues_of(np.ones((6, 5), bool)), strategy="brute")


@pytest.mark.parametrize("strategy", SEARCHES)
def test_all_pictures_of_3x3(strategy: str) -> None:
    check_all_pictures(3, 3, strategy)


def test_all_pictures_of_4x4() -> None:
    check_all_pictures(4, 4, "auto", every=5)


def check_all_pictures(width: int, height: int, strategy: str, every: int = 1) -> None:
    """Group every picture by its clues: the group is the solution set. Every day, every so many puzzles are solved."""
    groups: dict[Nonogram, list[np.ndarray]] = defaultdict(list)
    pictures = np.array(list(itertools.product((False, True), repeat=width * height))).reshape(-1, height, width)
    for picture, puzzle in zip(pictures, clues_of_many(pictures), strict=True):
        groups[puzzle].append(picture)
    assert sum(len(group) for group in groups.values()) == 2 ** (width * height)
    for puzzle, group in sampled(groups.items(), every):
        expected = {Board.solved(picture) for picture in group}
        assert len(expected) == len(group)
        outcome = solve(puzzle, limit=1000, strategy=strategy)
        assert set(outcome.solutions) == expected
        assert len(outcome.solutions) == len(expected)
        assert outcome.verdict is (Verdict.UNIQUE if len(expected) == 1 else Verdict.SEVERAL)


@pytest.mark.parametrize(("width", "height", "seed"), [(5, 5, 1), (6, 4, 2), (4, 6, 3)])
def test_sampled_pictures_against_brute_force(width: int, height: int, seed: int) -> None:
    rng = np.random.default_rng(seed)
    puzzle = clues_of(rng.random((height, width)) < rng.uniform(0.3, 0.6))
    expected = set(solve(puzzle, limit=100_000, strategy="brute").solutions)
    for strategy in SEARCHES:
        assert set(solve(puzzle, limit=100_000, strategy=strategy).solutions) == expected


@pytest.mark.parametrize("seed", range(60))
def test_random_boards_against_sat(seed: int) -> None:
    """Two random boards a seed, one of them with hidden clues: verdict and witnesses hold for CaDiCaL too."""
    rng = np.random.default_rng(seed)
    height, width = rng.integers(2, 15 if seed % 3 else 31, 2)
    picture = rng.random((height, width)) < rng.uniform(0.25, 0.8)
    plain = clues_of(picture)
    for puzzle in (plain, hide_some(plain, rng)):
        outcome = solve(puzzle, seed=seed)
        assert all(is_solution(puzzle, board) for board in outcome.solutions)
        assert len(set(outcome.solutions)) == len(outcome.solutions)
        if outcome.verdict is Verdict.UNIQUE:
            assert outcome.solution == Board.solved(picture)
            assert next((board for board in sat_solutions(puzzle, known=outcome.solution) if board), None) is None
        else:
            assert outcome.verdict is Verdict.SEVERAL
            assert len(outcome.solutions) == 2


@pytest.mark.parametrize("seed", range(5) if EFFORT > 1 else (0, 1, 3, 4))  # 2 takes longer than all of them
def test_wide_boards_against_sat(seed: int) -> None:
    """A line of 65 to 128 cells takes two words: strips of such lines, where every strategy has something to search."""
    rng = np.random.default_rng(2000 + seed)
    height, width = int(rng.integers(4, 9)), int(rng.integers(65, 129))
    picture = rng.random((height, width)) < rng.uniform(0.4, 0.8)
    plain = clues_of(picture if seed % 2 else picture.T)
    rows = [plain.rows[i] for i in rng.permutation(len(plain.rows))]
    for puzzle in (plain, hide_some(plain, rng), Nonogram(rows, plain.columns)):
        expected = tuple(itertools.islice(filter(None, sat_solutions(puzzle)), 2))
        for strategy in ("auto", "learn") if seed % 3 else ("auto", "learn", "decimate"):
            outcome = solve(puzzle, seed=seed, strategy=strategy)
            assert all(is_solution(puzzle, board) for board in outcome.solutions)
            assert len(set(outcome.solutions)) == len(expected)
            assert outcome.verdict is (Verdict.NONE, Verdict.UNIQUE, Verdict.SEVERAL)[len(expected)]


@pytest.mark.parametrize("seed", range(40))
def test_contradictory_boards_against_sat(seed: int) -> None:
    """Shuffled clues keep their sums and mostly have no solution."""
    rng = np.random.default_rng(1000 + seed)
    height, width = rng.integers(3, 9, 2)
    puzzle = clues_of(rng.random((height, width)) < 0.5)
    shuffled = Nonogram([puzzle.rows[i] for i in rng.permutation(height)], puzzle.columns)
    expected = set(filter(None, sat_solutions(shuffled)))
    outcome = solve(shuffled, limit=10_000)
    assert set(outcome.solutions) == expected
    assert (outcome.verdict is Verdict.NONE) == (not expected)


def test_hardest_case_of_one_cell() -> None:
    assert solve(Nonogram([[1]], [[1]])).solution == Board.parse("#")
    assert solve(Nonogram([[]], [[]])).solution == Board.parse(".")
    assert solve(Nonogram([None], [None])).verdict is Verdict.SEVERAL
    assert solve(Nonogram([[None]], [None])).verdict is Verdict.UNIQUE


@pytest.mark.parametrize(
    ("width", "height"), [(1, 60), (60, 1), (33, 2), (2, 65), (64, 3), (65, 64), (128, 2), (127, 66), (129, 65)]
)
def test_sizes_around_word_limits(width: int, height: int) -> None:
    picture = np.random.default_rng(width).random((height, width)) < 0.7
    outcome = solve(clues_of(picture))
    assert outcome.verdict in (Verdict.UNIQUE, Verdict.SEVERAL)
    if outcome.verdict is Verdict.UNIQUE:
        assert outcome.solution == Board.solved(picture)


def test_same_seed_same_answer() -> None:
    puzzle = clues_of(np.random.default_rng(5).random((20, 25)) < 0.45)
    first, second = (solve(puzzle, seed=3) for _ in range(2))
    assert first.solutions == second.solutions
    counts = ("lines_solved", "decisions", "conflicts", "learned", "restarts", "probes")
    assert [first.statistics[name] for name in counts] == [second.statistics[name] for name in counts]


HARD = clues_of(domino_picture(30))
"""A board far beyond what any search finishes."""


def test_time_limit_gives_undecided() -> None:
    outcome = solve(HARD, budget=Budget(seconds=0.05))
    assert outcome.verdict is Verdict.UNDECIDED
    assert outcome.solutions == ()


def test_node_limit_gives_undecided_and_is_counted() -> None:
    budget = Budget(nodes=50)
    assert solve(HARD, budget=budget).verdict is Verdict.UNDECIDED
    assert budget.nodes_spent >= 50
    assert budget.spent


def test_cancel_from_another_thread() -> None:
    budget = Budget(seconds=60)
    threading.Timer(0.1, budget.cancel.cancel).start()
    assert solve(HARD, budget=budget).verdict is Verdict.UNDECIDED
    assert budget.cancel.cancelled


def test_progress_callback_runs_and_may_stop_the_work() -> None:
    class Enough(Exception):
        pass

    def stop(_fraction: float | None, _text: str) -> None:
        raise Enough

    with pytest.raises(Enough):
        solve(HARD, budget=Budget(seconds=60, progress=stop))


def test_many_threads_solve_at_once() -> None:
    puzzles = [clues_of(np.random.default_rng(i).random((15, 12)) < 0.6) for i in range(24)]
    expected = [solve(puzzle).solutions for puzzle in puzzles]
    answers: list[object] = [None] * len(puzzles)

    def work(index: int) -> None:
        answers[index] = solve(puzzles[index]).solutions

    threads = [threading.Thread(target=work, args=(i,)) for i in range(len(puzzles))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == expected


def test_outcomes_travel_between_processes() -> None:
    outcome = solve(SWITCH)
    assert pickle.loads(pickle.dumps(outcome)) == outcome


def test_boards_too_large_to_solve_are_refused() -> None:
    puzzle = Nonogram([[]] * 501, [[]] * 10_000)
    blank = KIND.empty_board(puzzle)
    calls = [lambda: solve(puzzle), lambda: KIND.count(puzzle), lambda: KIND.rate(puzzle)]
    calls += [lambda: list(KIND.explain(puzzle)), lambda: KIND.steps(puzzle, blank)]
    for call in calls:
        with pytest.raises(InvalidRecipe, match="up to 5,000,000 cells can be solved, not 10000x501"):
            call()


def test_large_boards_that_lines_leave_open_are_tried_often():
    puzzle = clues_of(random_picture(80, 80, 50, 1))

    found = solve(puzzle, limit=1, strategy="learn", budget=Budget(nodes=3_000))

    assert found.verdict in (Verdict.SOLVED, Verdict.UNDECIDED)
    assert all(is_solution(puzzle, solution) for solution in found.solutions)
    # A hundred conflicts for a try would stay where the first mistake was made.
    assert found.statistics["restarts"] >= found.statistics["conflicts"] // 50


def test_parts_beyond_the_longest_learned_side_are_learned_apart():
    side, chain = 300, domino_picture(5)
    efforts = []
    for number in (1, 5):
        picture = np.ones((side, side), bool)
        for place in range(10, 10 + 50 * number, 50):
            picture[place - 1 : place + len(chain) + 1, place - 1 : place + len(chain) + 1] = False
            picture[place : place + len(chain), place : place + len(chain)] = chain
        found = solve(clues_of(picture))
        assert found.verdict == Verdict.UNIQUE
        assert np.array_equal(found.solutions[0].cells == 2, picture)
        efforts.append(found.statistics["learned"])
    assert efforts[0] > 0
    assert efforts[1] == 5 * efforts[0]
