"""The kind's solver: searches, limits, counts and recordings."""

import numpy as np
import pytest
from hypothesis import given
from tests.colour_nonogram.boards import as_puzzle, clues_of, colour_puzzles, random_picture

from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.colour_nonogram.recording import solve_watched
from cluewright.colour_nonogram.rules import is_solution
from cluewright.colour_nonogram.solver import STRATEGIES, count, solve
from cluewright.core.budget import Budget
from cluewright.core.errors import InvalidPuzzle, InvalidRecipe
from cluewright.core.outcome import Verdict
from cluewright.core.search import Search
from cluewright.core.watcher import Watcher

PALETTE = [("white", "#ffffff"), ("red", "#d03a2b"), ("blue", "#2b5dd0")]
SWITCH = ColourNonogram(PALETTE, [[(1, 1), (1, 2)]] * 2, [[(1, 1)], [(1, 1)], [(2, 2)]])
"""Two solutions: the red cells may change places."""


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_every_strategy_finds_both_solutions(strategy: str) -> None:
    outcome = solve(SWITCH, Search(strategy=strategy, limit=5))
    if strategy == "lines":
        assert (outcome.verdict, outcome.board) == (Verdict.UNDECIDED, Board.parse("??b ??b"))
        return
    assert outcome.verdict is Verdict.SEVERAL
    assert outcome.exhausted
    assert {tuple(board.rows()) for board in outcome.solutions} == {("a.b", ".ab"), (".ab", "a.b")}


@pytest.mark.parametrize("strategy", ["auto", "sat"])
def test_a_board_and_a_known_solution_narrow_the_search(strategy: str) -> None:
    board = Board.parse("a?? ???")
    assert solve(SWITCH, Search(strategy=strategy, board=board)).verdict is Verdict.UNIQUE
    known = Board.parse("a.b .ab")
    outcome = solve(SWITCH, Search(strategy=strategy, known=known))
    assert outcome.solutions == (known, Board.parse(".ab a.b"))
    with pytest.raises(InvalidPuzzle, match="does not solve"):
        solve(SWITCH, Search(strategy=strategy, known=Board.parse("ab. .ab")))
    with pytest.raises(InvalidPuzzle, match="colour c"):
        solve(SWITCH, Search(strategy=strategy, board=Board.parse("c?? ???")))


def test_searches_without_sense_are_refused() -> None:
    wide = ColourNonogram(PALETTE, [None] * 300, [None] * 301)
    for search in (Search(strategy="guess"), Search(limit=0), Search(strategy="brute"), Search(strategy="sat")):
        with pytest.raises(InvalidRecipe):
            solve(wide, search)


@given(colour_puzzles(most_cells=9, most_colours=3))
def test_counts_are_those_of_brute_force(drawn) -> None:
    puzzle = as_puzzle(drawn[0])
    every = solve(puzzle, Search(strategy="brute", limit=10**6))
    found = count(puzzle, Budget())
    assert (found.number, found.exact) == (len(every.solutions), True)


def test_a_count_that_ends_early_is_a_lower_bound() -> None:
    ones = ColourNonogram(PALETTE, [[(1, 1)]] * 20, [[(1, 1)]] * 20)
    found = count(ones, Budget(nodes=50))
    assert not found.exact


@pytest.mark.parametrize("strategy", ["auto", "learn", "brute", "sat"])
def test_a_watched_search_ends_with_its_solution(strategy: str) -> None:
    rng = np.random.default_rng(4)
    puzzle = SWITCH if strategy == "brute" else as_puzzle(clues_of(random_picture(rng, 9, 12, 3, 0.5), 3))
    watcher = Watcher()
    outcome = solve_watched(puzzle, Search(strategy=strategy, watcher=watcher), watcher)
    assert watcher.recording is not None
    shown = Board(watcher.recording.timeline.values_at())
    assert shown in outcome.solutions
    assert is_solution(puzzle, shown)
