"""Solving Zip puzzles: every strategy against brute force, and what they answer."""

import threading
import time

import pytest
from tests.zip.judges import brute_force, random_puzzle

from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.core.errors import InvalidPuzzle, InvalidRecipe
from cluewright.core.outcome import Verdict
from cluewright.core.verbs import solve
from cluewright.zip.board import Board
from cluewright.zip.puzzle import Zip
from cluewright.zip.rules import is_solution
from cluewright.zip.solver import STRATEGIES
from cluewright.zip.strategies import make_path

EXACT = ("auto", "learn", "search", "walk", "sat")


def test_every_strategy_agrees_with_brute_force():
    chance = Chance(6)
    for _ in range(250):
        puzzle = random_puzzle(chance)
        truth = sorted(brute_force(puzzle))
        for strategy in EXACT:
            outcome = solve(puzzle, strategy=strategy, limit=10_000)
            assert sorted(board.path for board in outcome.solutions) == truth, (strategy, puzzle)
            assert outcome.exhausted


def test_all_strategies_agree_on_thousands_of_boards():
    chance, verdicts = Chance(7), set()
    for _ in range(3000):
        puzzle = random_puzzle(chance)
        truth = sorted(board.path for board in solve(puzzle, strategy="walk", limit=10_000).solutions)
        for strategy in ("learn", "search"):
            outcome = solve(puzzle, strategy=strategy, limit=10_000)
            assert sorted(board.path for board in outcome.solutions) == truth, (strategy, puzzle)
        outcome = solve(puzzle)
        verdicts.add(outcome.verdict)
        assert outcome.verdict is [Verdict.NONE, Verdict.UNIQUE, Verdict.SEVERAL][min(2, len(truth))]
        assert len({board.path for board in outcome.solutions}) == min(2, len(truth))
        assert solve(puzzle, strategy="logic").verdict in (outcome.verdict, Verdict.UNDECIDED)
    assert verdicts == {Verdict.NONE, Verdict.UNIQUE, Verdict.SEVERAL}


def test_larger_boards_agree_with_the_sat_solver():
    chance = Chance(8)
    for size in ((7, 6), (6, 8), (9, 7), (8, 8)) * 4:
        path = make_path(size, "tree-cycle", chance.word())
        shown = {0, len(path) - 1, *chance.sample(range(len(path)), len(path) // 5 + chance.below(4))}
        walls = [border for border in Zip(*size, [path[0], path[-1]]).passable() if chance.below(12) == 0]
        on_path = Board(path).all_used()
        puzzle = Zip(*size, [path[i] for i in sorted(shown)], [wall for wall in walls if wall not in on_path])
        outcome, judged = solve(puzzle, limit=50), solve(puzzle, strategy="sat", limit=50)
        assert all(is_solution(puzzle, board) for board in outcome.solutions)
        assert len(outcome.solutions) == len(judged.solutions)
        assert outcome.verdict is judged.verdict is solve(puzzle).verdict


@pytest.mark.parametrize("strategy", EXACT)
def test_a_known_solution_is_checked_and_only_others_are_looked_for(strategy):
    puzzle = Zip(4, 4, [(0, 0), (3, 0)])
    first = solve(puzzle, limit=1, strategy=strategy)
    assert first.verdict is Verdict.SOLVED
    outcome = solve(puzzle, known=first.solution, strategy=strategy)
    assert outcome.verdict is Verdict.SEVERAL
    assert outcome.solutions[0] == first.solution != outcome.solutions[1]
    unique = Zip(3, 2, [(0, 0), (1, 0)])
    known = solve(unique).solution
    assert solve(unique, known=known, strategy=strategy).verdict is Verdict.UNIQUE
    with pytest.raises(InvalidPuzzle, match="does not solve"):
        solve(puzzle, known=Board.start(puzzle), strategy=strategy)


@pytest.mark.parametrize("strategy", EXACT)
def test_solutions_agree_with_the_board_they_start_from(strategy):
    puzzle = Zip(4, 4, [(0, 0), (3, 0)])
    board = Board(((0, 0), (0, 1))).with_notes([((1, 1, "right"), True), ((0, 0, "down"), False)])
    outcome = solve(puzzle, board=board, limit=99, strategy=strategy)
    truth = [path for path in brute_force(puzzle) if path[1] == (0, 1) and (1, 1, "right") in Board(path).all_used()]
    assert sorted(found.path for found in outcome.solutions) == sorted(truth)
    assert truth
    broken = Board(((0, 0), (1, 1)))
    assert solve(puzzle, board=broken, strategy=strategy).verdict is Verdict.NONE


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_small_boards_need_no_special_care(strategy):
    assert solve(Zip(1, 1, [(0, 0)]), strategy=strategy).verdict is Verdict.UNIQUE
    assert solve(Zip(5, 1, [(0, 0), (0, 4)]), strategy=strategy).verdict is Verdict.UNIQUE
    assert solve(Zip(4, 1, [(0, 1), (0, 2)]), strategy=strategy).verdict is Verdict.NONE
    assert solve(Zip(2, 1, [(0, 0), (0, 1)], [(0, 0, "right")]), strategy=strategy).verdict is Verdict.NONE


def test_logic_gives_what_is_certain_and_stops():
    puzzle = Zip(5, 4, [(0, 0), (3, 0)])
    outcome = solve(puzzle, strategy="logic")
    assert outcome.verdict is Verdict.UNDECIDED
    assert {(0, 3, "right"), (0, 4, "down")} <= outcome.board.all_used()


def test_limits_are_honoured():
    hard = Zip(12, 12, [(0, 0), (0, 11)])
    assert solve(hard, strategy="walk", budget=Budget(nodes=1000)).verdict is Verdict.UNDECIDED
    assert solve(hard, strategy="sat", limit=10**6, budget=Budget(seconds=0.05)).exhausted is False
    budget = Budget()
    threading.Timer(0.05, budget.cancel.cancel).start()
    begin = time.monotonic()
    assert solve(hard, strategy="walk", limit=10**9, budget=budget).exhausted is False
    assert time.monotonic() - begin < 5


def test_bad_requests_are_refused():
    puzzle = Zip(3, 2, [(0, 0), (1, 0)])
    with pytest.raises(InvalidRecipe, match="at least 1"):
        solve(puzzle, limit=0)
    with pytest.raises(InvalidRecipe, match="no strategy"):
        solve(puzzle, strategy="magic")


def test_large_boards_are_solved():
    path = make_path((50, 47), "tree-cycle", 3)
    puzzle = Zip(50, 47, [path[i] for i in range(0, len(path), 2)] + ([path[-1]] if len(path) % 2 == 0 else []))
    outcome = solve(puzzle, known=Board(path))
    assert outcome.verdict in (Verdict.UNIQUE, Verdict.SEVERAL)
    assert all(is_solution(puzzle, board) for board in outcome.solutions)
