"""Counting the solutions of colour nonograms: against every picture, against SAT, and numbers that are known."""

import math

import numpy as np
from tests.colour_nonogram.boards import clues_of, hide_some, random_picture

from cluewright import _native
from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.colour_nonogram.solver import count, solve
from cluewright.core.budget import Budget
from cluewright.core.count import SolutionCount
from cluewright.core.search import Search

PALETTE = [("white", "#ffffff"), ("red", "#d03a2b"), ("blue", "#2b5dd0"), ("green", "#2b8a3e")]


def puzzle_of(picture: np.ndarray, colours: int) -> ColourNonogram:
    """Return the puzzle of a picture."""
    return ColourNonogram(PALETTE[: colours + 1], *clues_of(picture, colours)[1:])


def framed_switches(across: int, down: int) -> ColourNonogram:
    """Make a board of solid frames in one colour around as many switches of two others, each set by itself."""
    picture = np.zeros((5 * down + 1, 5 * across + 1), int)
    picture[::5] = picture[:, ::5] = 1
    picture[2::5, 2::5] = picture[3::5, 3::5] = 2
    return puzzle_of(picture, 2)


def test_random_boards_are_counted_as_brute_force_lists_them() -> None:
    rng, many = np.random.default_rng(3), 0
    for _ in range(200):
        colours = int(rng.integers(2, 4))
        width, height = (int(side) for side in rng.integers(1, 5, 2))
        if width * height * math.log2(colours + 1) > 18:
            continue
        picture = random_picture(rng, height, width, colours, float(rng.choice([0.2, 0.5, 0.8])))
        hidden = hide_some(clues_of(picture, colours), rng, 0.6 if rng.random() < 0.6 else 0.0)
        puzzle = ColourNonogram(PALETTE[: colours + 1], *hidden[1:])
        board = Board.blank(width, height)
        if rng.random() < 0.4:
            board = board.with_cells([(int(rng.integers(height)), int(rng.integers(width)), int(rng.integers(1, 3)))])
        listed = len(solve(puzzle, Search(strategy="brute", limit=10**6, board=board)).solutions)
        assert count(puzzle, Budget(), board=board) == SolutionCount(listed)
        many += listed > 2
    assert many > 20


def test_larger_boards_are_counted_as_sat_lists_them() -> None:
    rng, seen = np.random.default_rng(4), set()
    for width, height, density in [(9, 7, 0.4), (8, 11, 0.5), (12, 9, 0.6), (14, 15, 0.7), (20, 17, 0.8)] * 2:
        puzzle = puzzle_of(random_picture(rng, height, width, 3, density), 3)
        judged = solve(puzzle, Search(strategy="sat", limit=200))
        if not judged.exhausted:
            continue
        seen.add(len(judged.solutions))
        assert count(puzzle, Budget()) == SolutionCount(len(judged.solutions))
    assert len(seen) > 3


def test_numbers_that_are_known() -> None:
    ones = ColourNonogram(PALETTE[:3], [[(1, 1)]] * 9, [[(1, 1)]] * 9)
    assert count(ones, Budget()) == SolutionCount(math.factorial(9))
    assert count(ColourNonogram(PALETTE, [None] * 7, [None] * 5), Budget()) == SolutionCount(4**35)
    # A red and a blue in each of five rows, in any two of four columns, the red first.
    pairs = ColourNonogram(PALETTE[:3], [[(1, 1), (1, 2)]] * 5, [None] * 4)
    assert count(pairs, Budget()) == SolutionCount(6**5)
    # The same red twice needs a gap.
    apart = ColourNonogram(PALETTE[:3], [[(1, 1), (1, 1)]] * 5, [None] * 4)
    assert count(apart, Budget()) == SolutionCount(3**5)
    # A hidden length of at least one, then a blue that may touch it.
    lengths = ColourNonogram(PALETTE[:3], [[(None, 1), (1, 2)]] * 2, [None] * 3)
    assert count(lengths, Budget()) == SolutionCount(4**2)


def test_independent_parts_are_multiplied() -> None:
    budget, single = Budget(), Budget()
    assert count(framed_switches(10, 9), budget) == SolutionCount(2**90)
    assert count(framed_switches(1, 1), single) == SolutionCount(2)
    assert budget.nodes_spent == 90 * single.nodes_spent


def test_a_part_met_again_is_not_counted_again() -> None:
    puzzle = ColourNonogram(PALETTE[:3], [[(1, 1)]] * 12, [[(1, 1)]] * 12)
    budget = Budget()
    parts, nodes = _native.colour_nonogram_count(
        puzzle.colours, puzzle.rows, puzzle.columns, start=None, **budget.native_limits("counting")
    )
    assert SolutionCount.of_parts(parts) == SolutionCount(math.factorial(12))
    assert nodes < 1_000_000  # of 479,001,600 solutions


def test_a_count_cut_short_says_at_least_how_many() -> None:
    puzzle = ColourNonogram(PALETTE[:3], [[(1, 1)]] * 12, [[(1, 1)]] * 12)
    for nodes in (1, 10, 300, 5_000):
        found = count(puzzle, Budget(nodes=nodes))
        assert not found.exact
        assert 0 <= found.number <= math.factorial(12)
    assert found.number > 1_000
    cancelled = Budget()
    cancelled.cancel.cancel()
    assert not count(puzzle, cancelled).exact


def test_counting_tells_how_many_are_certain_so_far() -> None:
    told: list[str] = []
    puzzle = ColourNonogram(PALETTE[:3], [[(1, 1)]] * 18, [[(1, 1)]] * 18)
    count(puzzle, Budget(nodes=60_000, progress=lambda _, what: told.append(what)))
    assert told
    assert all(what.startswith("counting") for what in told)
