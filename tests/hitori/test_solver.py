import random

import pytest

from cluewright.core.budget import Budget
from cluewright.core.errors import InvalidPuzzle, InvalidRecipe
from cluewright.core.outcome import Verdict
from cluewright.core.verbs import solve
from cluewright.hitori.board import Board
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.rules import is_solution
from cluewright.hitori.solver import STRATEGIES

SIZES = [(1, 1), (1, 2), (2, 1), (1, 5), (6, 1), (2, 2), (3, 2), (2, 4), (3, 3), (4, 3), (3, 4), (4, 4), (5, 3)]


def random_puzzle(rng, width, height):
    symbols = rng.randint(1, max(width, height) + 1)
    return Hitori([[rng.randint(1, symbols) for _ in range(width)] for _ in range(height)])


@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_all_solutions_equal_brute_force(brute, width, height, strategy):
    rng = random.Random(width * 100 + height)
    for _ in range(12):
        puzzle = random_puzzle(rng, width, height)
        outcome = solve(puzzle, limit=10**6, strategy=strategy)
        expected = brute(puzzle)
        assert set(outcome.solutions) == expected
        assert len(outcome.solutions) == len(expected)
        assert outcome.exhausted


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_verdicts_equal_brute_force(brute, width, height):
    rng = random.Random(width * 1000 + height)
    for _ in range(60):
        puzzle = random_puzzle(rng, width, height)
        expected = brute(puzzle)
        outcome = solve(puzzle)
        verdicts = [Verdict.NONE, Verdict.UNIQUE, Verdict.SEVERAL]
        assert outcome.verdict is verdicts[min(2, len(expected))]
        assert set(outcome.solutions) <= expected
        assert len(set(outcome.solutions)) == min(2, len(expected))
        if outcome.board is not None:
            for solution in expected:
                assert ((outcome.board.cells == 0) | (outcome.board.cells == solution.cells)).all()


def test_known_solution_and_partial_board(brute):
    rng = random.Random(5)
    for _ in range(150):
        puzzle = random_puzzle(rng, 4, 3)
        expected = sorted(brute(puzzle), key=repr)
        if not expected:
            continue
        known = rng.choice(expected)
        outcome = solve(puzzle, known=known)
        assert outcome.solutions[0] == known
        assert outcome.verdict is (Verdict.UNIQUE if len(expected) == 1 else Verdict.SEVERAL)
        assert set(solve(puzzle, known=known, limit=999).solutions) == set(expected)
        place = rng.randrange(3), rng.randrange(4)
        start = Board.blank(4, 3).with_cells([(*place, rng.choice((1, 2)))])
        agreeing = {board for board in expected if board[place] == start[place]}
        assert set(solve(puzzle, board=start, limit=999).solutions) == agreeing
        assert len(solve(puzzle, board=start).solutions) == min(2, len(agreeing))


@pytest.mark.parametrize(("width", "height"), [(6, 7), (9, 8), (12, 11), (20, 17)])
def test_verdicts_equal_sat(width, height):
    rng = random.Random(width)
    seen = set()
    for _ in range(12 if width < 20 else 4):
        # Mostly different numbers in a line, some repeated: boards of every verdict.
        numbers = [[(x + y) % (width + 1) + 1 for x in range(width)] for y in range(height)]
        for _ in range(rng.randint(1, width * height // 3)):
            numbers[rng.randrange(height)][rng.randrange(width)] = rng.randint(1, width)
        puzzle = Hitori(numbers)
        outcome, judge = solve(puzzle), solve(puzzle, strategy="sat")
        assert outcome.verdict is judge.verdict
        assert all(is_solution(puzzle, board) for board in outcome.solutions)
        seen.add(outcome.verdict)
    assert Verdict.SEVERAL in seen


def test_instances_are_unique(instances):
    for puzzle in instances[::7]:
        outcome = solve(puzzle)
        assert outcome.verdict is Verdict.UNIQUE
        assert is_solution(puzzle, outcome.solutions[0])


def test_instances_agree_with_sat(instances):
    for puzzle in instances[::400]:
        assert solve(puzzle, strategy="sat").solutions == solve(puzzle).solutions


def test_edge_cases():
    assert solve(Hitori([[3]])).solution == Board.parse(".")
    assert solve(Hitori([[1, 1, 1, 1]])).verdict is Verdict.NONE
    assert solve(Hitori([[1, 1]])).verdict is Verdict.SEVERAL
    assert solve(Hitori([[1] * 4] * 3)).verdict is Verdict.NONE
    solved = Hitori([[1, 2, 3], [2, 3, 1]])
    assert solve(solved).verdict is Verdict.SEVERAL
    assert is_solution(solved, Board.blank(3, 2))
    wide = Hitori([[x + 1 for x in range(110)] for _ in range(101)])
    assert solve(wide).verdict is Verdict.NONE
    different = Hitori([[(x + y) % 130 + 1 for x in range(110)] for y in range(101)])
    assert solve(different, limit=5).verdict is Verdict.SEVERAL


def test_first_solution_only():
    outcome = solve(Hitori([[1, 2, 3], [2, 3, 1]]), limit=1)
    assert outcome.verdict is Verdict.SOLVED
    assert len(outcome.solutions) == 1


def test_limits():
    puzzle = Hitori([[(x * y + x) % 9 + 1 for x in range(9)] for y in range(8)])
    different = Hitori([[9 * y + x + 1 for x in range(9)] for y in range(8)])
    assert solve(different, limit=10**6, budget=Budget(nodes=50)).exhausted is False
    assert solve(puzzle, budget=Budget(seconds=60)).verdict is not Verdict.UNDECIDED


def test_bad_requests():
    puzzle = Hitori([[1, 1, 2]])
    with pytest.raises(InvalidRecipe, match="limit"):
        solve(puzzle, limit=0)
    with pytest.raises(InvalidRecipe, match="no strategy"):
        solve(puzzle, strategy="magic")
    with pytest.raises(InvalidPuzzle, match="does not solve"):
        solve(puzzle, known=Board.parse("..."))
    with pytest.raises(InvalidPuzzle, match="The board is"):
        solve(puzzle, board=Board.blank(1, 3))
