"""Solving Zip puzzles: every strategy against brute force, and what they answer."""

import threading
import time

import pytest

from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.core.errors import BudgetExceeded, InvalidPuzzle, InvalidRecipe
from cluewright.core.outcome import Verdict
from cluewright.core.verbs import solve
from cluewright.zip.board import Board
from cluewright.zip.puzzle import Zip, border_between
from cluewright.zip.rules import is_solution
from cluewright.zip.solver import STRATEGIES, count
from cluewright.zip.strategies import make_path

EXACT = ("auto", "learn", "search", "walk", "sat")


def brute_force(puzzle):
    """List all solutions by trying every step: written for nothing but to be obviously right."""
    number_at, walls, shut = puzzle.number_at(), set(puzzle.walls), set(puzzle.blocked)
    found = []

    def go_on(path, reached):
        if len(path) == puzzle.cells:
            if path[-1] == puzzle.numbers[-1] and reached == puzzle.last:
                found.append(tuple(path))
            return
        y, x = path[-1]
        for cell in ((y, x + 1), (y + 1, x), (y, x - 1), (y - 1, x)):
            inside = 0 <= cell[0] < puzzle.height and 0 <= cell[1] < puzzle.width
            if not inside or cell in path or cell in shut or border_between(path[-1], cell) in walls:
                continue
            number = number_at.get(cell)
            if number is None or number == reached + 1:
                go_on([*path, cell], reached if number is None else number)

    go_on([puzzle.numbers[0]], 1)
    return found


def random_puzzle(chance, longest=5):
    """Make a board that may have no, one or many solutions, with walls and blocked cells at times."""
    while True:
        width, height = 1 + chance.below(longest), 1 + chance.below(longest)
        every = [(y, x) for y in range(height) for x in range(width)]
        shut = chance.sample(every, min(len(every) - 1, chance.below(3) if chance.below(3) == 0 else 0))
        cells = [cell for cell in every if cell not in shut]
        path = make_path((width, height), "backbite", chance.word())
        if not shut and chance.below(3):
            shown = {0, len(path) - 1, *chance.sample(range(len(path)), min(len(path), chance.below(4)))}
            numbers = [path[index] for index in sorted(shown)]
        else:
            numbers = chance.sample(cells, min(len(cells), 2 + chance.below(4)))
        borders = [border_between(a, b) for a in every for b in every if a < b and border_between(a, b)]
        walls = chance.sample(borders, min(len(borders), chance.below(4) if chance.below(2) else 0))
        try:
            return Zip(width, height, numbers, walls, shut)
        except InvalidPuzzle:
            continue


def test_every_strategy_agrees_with_brute_force():
    chance = Chance(6)
    for _ in range(250):
        puzzle = random_puzzle(chance)
        truth = sorted(brute_force(puzzle))
        for strategy in EXACT:
            outcome = solve(puzzle, strategy=strategy, limit=10_000)
            assert sorted(board.path for board in outcome.solutions) == truth, (strategy, puzzle)
            assert outcome.exhausted


def test_all_strategies_and_the_counter_agree_on_thousands_of_boards():
    chance, verdicts = Chance(7), set()
    for _ in range(3000):
        puzzle = random_puzzle(chance)
        truth = sorted(board.path for board in solve(puzzle, strategy="walk", limit=10_000).solutions)
        assert count(puzzle) == len(truth), puzzle
        for strategy in ("learn", "search"):
            outcome = solve(puzzle, strategy=strategy, limit=10_000)
            assert sorted(board.path for board in outcome.solutions) == truth, (strategy, puzzle)
        outcome = solve(puzzle)
        verdicts.add(outcome.verdict)
        assert outcome.verdict is [Verdict.NONE, Verdict.UNIQUE, Verdict.SEVERAL][min(2, len(truth))]
        assert len({board.path for board in outcome.solutions}) == min(2, len(truth))
        assert solve(puzzle, strategy="logic").verdict in (outcome.verdict, Verdict.UNDECIDED)
    assert verdicts == {Verdict.NONE, Verdict.UNIQUE, Verdict.SEVERAL}


def test_larger_boards_agree_with_the_counter_and_the_sat_solver():
    chance = Chance(8)
    for size in ((7, 6), (6, 8), (9, 7), (8, 8)) * 4:
        path = make_path(size, "tree-cycle", chance.word())
        shown = {0, len(path) - 1, *chance.sample(range(len(path)), len(path) // 5 + chance.below(4))}
        walls = [border for border in Zip(*size, [path[0], path[-1]]).passable() if chance.below(12) == 0]
        on_path = Board(path).all_used()
        puzzle = Zip(*size, [path[i] for i in sorted(shown)], [wall for wall in walls if wall not in on_path])
        ways = count(puzzle)
        outcome = solve(puzzle, limit=50)
        assert len(outcome.solutions) == min(50, ways)
        assert all(is_solution(puzzle, board) for board in outcome.solutions)
        judged = solve(puzzle, strategy="sat")
        assert judged.verdict is solve(puzzle).verdict is (Verdict.UNIQUE if ways == 1 else Verdict.SEVERAL)


def test_counts_are_exact_however_large():
    assert count(Zip(4, 4, [(0, 0), (3, 0)])) == len(brute_force(Zip(4, 4, [(0, 0), (3, 0)]))) == 8
    # Hamiltonian paths between opposite corners of an odd square: a published sequence (OEIS A001184).
    assert [count(Zip(n, n, [(0, 0), (n - 1, n - 1)])) for n in (3, 5, 7, 9)] == [2, 104, 111712, 2688307514]
    assert count(Zip(3, 12, [(0, 0), (11, 0)])) == count(Zip(12, 3, [(0, 0), (0, 11)]))


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
    with pytest.raises(BudgetExceeded):
        count(hard, budget=Budget(nodes=10))
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
    with pytest.raises(InvalidRecipe, match="24 cells"):
        count(Zip(26, 25, [(0, 0), (0, 25)]))


def test_large_boards_are_solved():
    path = make_path((50, 47), "tree-cycle", 3)
    puzzle = Zip(50, 47, [path[i] for i in range(0, len(path), 2)] + ([path[-1]] if len(path) % 2 == 0 else []))
    outcome = solve(puzzle, known=Board(path))
    assert outcome.verdict in (Verdict.UNIQUE, Verdict.SEVERAL)
    assert all(is_solution(puzzle, board) for board in outcome.solutions)
