"""Counting the solutions of Zip puzzles: against brute force, against SAT, and numbers that are known."""

import random

from tests.effort import tries
from tests.zip.judges import brute_force, random_puzzle

from cluewright import _native
from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.core.count import SolutionCount
from cluewright.core.verbs import solve
from cluewright.zip.board import Board
from cluewright.zip.native import arguments
from cluewright.zip.puzzle import Zip, sides_of
from cluewright.zip.solver import count
from cluewright.zip.strategies import make_path

UNLIMITED = Budget().native_limits("counting")


def test_counts_equal_brute_force() -> None:
    chance, many = Chance(9), 0
    for _ in range(tries(1_000)):
        puzzle = random_puzzle(chance)
        truth = len(brute_force(puzzle))
        assert count(puzzle, Budget()) == SolutionCount(truth), puzzle
        for by_search in (False, True):
            parts, _ = _native.zip_count(*arguments(puzzle), by_search=by_search, **UNLIMITED)
            assert SolutionCount.of_parts(parts) == SolutionCount(truth), (by_search, puzzle)
        many += truth > 5
    assert many > 50


def test_larger_boards_are_counted_as_sat_lists_them() -> None:
    chance, seen = Chance(8), set()
    for size in ((7, 6), (6, 8), (9, 7), (8, 8)) * 4:
        path = make_path(size, "tree-cycle", chance.word())
        shown = {0, len(path) - 1, *chance.sample(range(len(path)), len(path) // 6 + chance.below(4))}
        walls = [border for border in Zip(*size, [path[0], path[-1]]).passable() if chance.below(12) == 0]
        on_path = Board(path).all_used()
        puzzle = Zip(*size, [path[i] for i in sorted(shown)], [wall for wall in walls if wall not in on_path])
        judged = solve(puzzle, strategy="sat", limit=300)
        if judged.exhausted:
            assert count(puzzle, Budget()) == SolutionCount(len(judged.solutions))
            seen.add(len(judged.solutions))
    assert len(seen) > 5


def test_numbers_that_are_known() -> None:
    # Hamiltonian paths between opposite corners of an odd square: a published sequence (OEIS A001184).
    ways = [count(Zip(n, n, [(0, 0), (n - 1, n - 1)]), Budget()).number for n in (3, 5, 7, 9)]
    assert ways == [2, 104, 111712, 2688307514]
    assert count(Zip(1, 1, [(0, 0)]), Budget()) == SolutionCount(1)
    assert count(Zip(3, 12, [(0, 0), (11, 0)]), Budget()) == count(Zip(12, 3, [(0, 0), (0, 11)]), Budget())


def test_counts_grow_beyond_every_machine_word() -> None:
    # Through a strip three cells wide from one end to the other, each row but two doubles the ways.
    assert count(Zip(3, 100, [(0, 0), (99, 0)]), Budget()) == SolutionCount(2**98)
    assert count(Zip(7, 100, [(0, 0), (99, 0)]), Budget()).number > 2**280


def walled_blocks(across: int, down: int, rng: random.Random | None = None) -> Zip:
    """Make a board of 3x3 blocks, an odd number in each row; the path crosses each from corner to corner, in two ways.

    With `rng`, some walls between the blocks are left out.
    """
    ends = []
    for y in range(down):
        for x in range(across) if y % 2 == 0 else reversed(range(across)):
            first, last = (0, 2) if (x if y % 2 == 0 else across - 1 - x) % 2 == 0 else (2, 0)
            sides = (0, 2) if y % 2 == 0 else (2, 0)
            ends += [(3 * y + first, 3 * x + sides[0]), (3 * y + last, 3 * x + sides[1])]
    passages = {frozenset(ends[i : i + 2]) for i in range(1, len(ends) - 1, 2)}
    walls = [
        border
        for border in Zip(3 * across, 3 * down, [ends[0], ends[-1]]).passable()
        if len({(y // 3, x // 3) for y, x in sides_of(border)}) == 2
        and frozenset(sides_of(border)) not in passages
        and (rng is None or rng.random() < 0.7)
    ]
    return Zip(3 * across, 3 * down, ends, walls)


def test_independent_parts_are_multiplied() -> None:
    assert count(walled_blocks(1, 1), Budget()) == SolutionCount(2)
    few, many = Budget(), Budget()
    assert count(walled_blocks(5, 2), few) == SolutionCount(2**10)
    # Ten times as many parts cost ten times as much, side by side or not.
    assert count(walled_blocks(25, 4), many) == SolutionCount(2**100)
    assert many.nodes_spent <= 11 * few.nodes_spent


def test_parts_that_depend_on_each_other_are_counted_as_sat_lists_them() -> None:
    rng, seen = random.Random(3), set()
    for across, down in ((1, 3), (3, 2), (3, 1), (3, 3)) * 5:
        puzzle = walled_blocks(across, down, rng)
        judged = solve(puzzle, strategy="sat", limit=600)
        if judged.exhausted:
            assert count(puzzle, Budget()) == SolutionCount(len(judged.solutions))
            seen.add(len(judged.solutions))
    assert len(seen) > 3


def test_wide_boards_are_counted_where_little_is_open() -> None:
    path = make_path((30, 25), "tree-cycle", 5)
    shown = [cell for index, cell in enumerate(path) if index % 3 == 0 or index == len(path) - 1]
    found = count(Zip(30, 25, shown), Budget())
    assert found.number > 10**9
    # The programme goes along the longer side either way, but through other borders when the board is mirrored.
    assert found == count(Zip(30, 25, [(24 - y, x) for y, x in shown]), Budget())
    assert found == count(Zip(25, 30, [(x, y) for y, x in shown]), Budget())


def test_a_count_cut_short_says_at_least_how_many() -> None:
    puzzle = Zip(13, 13, [(0, 0), (12, 12)])
    found = count(puzzle, Budget(nodes=2_005_000))
    assert not found.exact
    assert found.number > 0
    cancelled = Budget()
    cancelled.cancel.cancel()
    assert not count(puzzle, cancelled).exact
