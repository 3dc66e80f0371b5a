"""Logic and other solutions near a known one, held against brute force and the solvers."""

import numpy as np
import pytest

import cluewright as cw
from cluewright.core.chance import Chance
from cluewright.core.verbs import solve
from cluewright.nonogram.board import Board, Cell
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.near import Reach, count_unsettled, find_others, prove, settled
from cluewright.nonogram.patterns import random_pattern
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.rules import is_solution


@pytest.mark.parametrize("seed", range(60))
def test_the_verdict_is_that_of_brute_force(seed: int) -> None:
    picture = random_pattern(5, 4, 300 + 10 * seed % 400, Chance(seed))
    puzzle, known = clues_of(picture), Board.solved(picture)
    every = solve(puzzle, strategy="brute", limit=1000).solutions

    found = find_others(puzzle, known, limit=5)

    assert found.verdict == ("unique" if len(every) == 1 else "several")
    assert set(found.solutions) <= set(every) - {known}
    for reach in Reach:
        certain = settled(puzzle, known, reach)
        assert all((certain.cells == Cell.UNKNOWN)[certain.cells != one.cells].all() for one in every)


@pytest.mark.parametrize(("width", "height", "density"), [(25, 20, 450), (31, 33, 600)])
def test_the_verdict_on_larger_boards_is_that_of_sat(width: int, height: int, density: int) -> None:
    for seed in range(2):
        picture = random_pattern(width, height, density, Chance(seed))
        puzzle, known = clues_of(picture), Board.solved(picture)

        found = find_others(puzzle, known, limit=20)

        assert found.verdict == solve(puzzle, known=known, strategy="sat").verdict
        assert all(is_solution(puzzle, other) and other != known for other in found.solutions)
        differences = [other.array != picture for other in found.solutions]
        assert sum(differences, np.zeros((height, width), int)).max() <= 1


def test_hidden_clues() -> None:
    puzzle = Nonogram(rows=[None, [None, 1]], columns=[[2], None, [1]])
    known = Board.parse("#.. #.#")

    found = find_others(puzzle, known, limit=9)

    assert found.verdict == "several"
    assert found.solutions == (Board.parse("##. #.#"),)


def test_how_far_lines_and_contradictions_reach() -> None:
    needs_a_contradiction = random_pattern(15, 15, 480, Chance(3))
    lines = count_unsettled([needs_a_contradiction], Reach.LINES)
    contradictions = count_unsettled([needs_a_contradiction], Reach.CONTRADICTIONS)

    assert lines[0] > contradictions[0]


def test_nodes_end_the_search_and_never_decide_wrongly() -> None:
    picture = random_pattern(25, 25, 400, Chance(5))
    puzzle, known = clues_of(picture), Board.solved(picture)
    whole = find_others(puzzle, known)

    for nodes in (0, 1, 10, 100):
        found = find_others(puzzle, known, nodes=nodes)
        assert found.verdict in ("undecided", whole.verdict)


def test_budgets() -> None:
    picture = random_pattern(25, 24, 400, Chance(5))
    puzzle, known = clues_of(picture), Board.solved(picture)
    budget = cw.Budget()
    budget.cancel.cancel()

    with pytest.raises(cw.BudgetExceeded):
        find_others(puzzle, known, budget=budget)
    with pytest.raises(cw.BudgetExceeded):
        settled(puzzle, known, Reach.CONTRADICTIONS, budget=budget)


def test_proofs() -> None:
    assert prove(clues_of("##. #.#"), Board.parse("##. #.#"))["by"] == "lines"
    several = prove(clues_of("#. .#"), Board.parse("#. .#"))
    assert several["verdict"] == "several"


@pytest.mark.parametrize("known", ["## ..", "#.. .#."])
def test_what_is_no_solution_is_refused(known: str) -> None:
    with pytest.raises(cw.InvalidPuzzle):
        find_others(clues_of("#. .#"), Board.parse(known))


def test_large_boards_are_refused_clearly() -> None:
    picture = np.ones((3, 1001), bool)
    with pytest.raises(cw.InvalidRecipe, match="up to 1000x1000 cells, not 1001x3"):
        find_others(clues_of(picture), Board.solved(picture))
