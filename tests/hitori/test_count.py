"""Counting the solutions of Hitori: against every mask, against SAT, and numbers that are known."""

import random

import pytest
from tests.effort import tries

from cluewright.core.budget import Budget
from cluewright.core.count import SolutionCount
from cluewright.core.verbs import generate, solve
from cluewright.hitori.board import Board
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.solver import count

SIZES = [(1, 1), (1, 5), (6, 1), (2, 2), (3, 2), (2, 5), (4, 3), (3, 5), (5, 3)]


def random_puzzle(rng: random.Random, width: int, height: int) -> Hitori:
    most = rng.choice([2, 3, 5, 9, 30])
    return Hitori([[rng.randint(1, most) for _ in range(width)] for _ in range(height)])


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_counts_equal_brute_force(brute, width: int, height: int) -> None:
    rng = random.Random(width * 7 + height)
    for _ in range(tries(30)):
        puzzle = random_puzzle(rng, width, height)
        solutions = brute(puzzle)
        assert count(puzzle, Budget()) == SolutionCount(len(solutions))
        cell = rng.randrange(height), rng.randrange(width)
        start = Board.blank(width, height).with_cells([(*cell, rng.choice((1, 2)))])
        agreeing = sum(board[cell] == start[cell] for board in solutions)
        assert count(puzzle, Budget(), board=start) == SolutionCount(agreeing)


def test_hundreds_of_boards_are_counted_as_search_lists_them() -> None:
    rng, many = random.Random(5), 0
    for _ in range(tries(800)):
        width, height = rng.choice([(4, 5), (6, 3), (5, 6), (7, 4), (3, 8)])
        puzzle = random_puzzle(rng, width, height)
        listed = solve(puzzle, strategy="dfs", limit=3_000)
        if listed.exhausted:
            assert count(puzzle, Budget()) == SolutionCount(len(listed.solutions))
            many += len(listed.solutions) > 10
    assert many > 20


def test_larger_boards_are_counted_as_sat_lists_them() -> None:
    rng, seen = random.Random(6), set()
    for seed, size in enumerate(["8x6", "9x8", "12x11"] * 5):
        numbers = [list(row) for row in generate("hitori", size=size, difficulty="medium", seed=seed).puzzle.numbers]
        for _ in range(rng.randint(1, 4)):  # a number that stands nowhere else leaves its cell open
            rng.choice(numbers)[rng.randrange(len(numbers[0]))] = rng.randint(51, 59)
        puzzle = Hitori(numbers)
        judged = solve(puzzle, strategy="sat", limit=300)
        if judged.exhausted:
            assert count(puzzle, Budget()) == SolutionCount(len(judged.solutions))
            seen.add(len(judged.solutions))
    assert len(seen) > 5


def test_boards_of_different_numbers_have_every_mask() -> None:
    sizes = [(1, 1), (2, 2), (3, 3), (4, 4), (8, 9)]
    boards = [Hitori([[width * y + x + 1 for x in range(width)] for y in range(height)]) for width, height in sizes]
    assert [count(board, Budget()).number for board in boards[:4]] == [1, 5, 39, 562]
    turned = Hitori([list(column) for column in zip(*boards[4].numbers, strict=True)])
    assert count(boards[4], Budget()) == count(turned, Budget())


def test_a_count_cut_short_says_at_least_how_many() -> None:
    puzzle = Hitori([[9 * y + x + 1 for x in range(9)] for y in range(8)])
    whole = count(puzzle, Budget())
    assert whole.exact
    for nodes in (1, 100, 2_000):
        found = count(puzzle, Budget(nodes=nodes))
        assert not found.exact
        assert found.number <= whole.number
    assert found.number > 10
    cancelled = Budget()
    cancelled.cancel.cancel()
    assert not count(puzzle, cancelled).exact
