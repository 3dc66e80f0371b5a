"""Clues hidden while the solution stays the only one."""

import pytest

import cluewright as cw
from cluewright.core.verbs import solve
from cluewright.nonogram.board import Board
from cluewright.nonogram.clue_generator import ClueGenerator
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.optimize import Hide, OptimizedClues, optimize_clues
from cluewright.nonogram.puzzle import Clue, Nonogram

APPLE = cw.kind("nonogram").sample()


def hidden_further(puzzle: Nonogram, *, numbers: bool, clues: bool) -> list[Nonogram]:
    """Give every puzzle with one more number, or one more clue, hidden."""
    found = []
    sides = [list(puzzle.rows), list(puzzle.columns)]
    for side, lines in enumerate(sides):
        for index, clue in enumerate(lines):
            options: list[Clue] = []
            if clue is not None and clues:
                options.append(None)
            if clue is not None and numbers:
                options += [
                    (*clue[:place], None, *clue[place + 1 :]) for place, number in enumerate(clue) if number is not None
                ]
            for option in options:
                changed = [list(line) for line in sides]
                changed[side][index] = option
                found.append(Nonogram(*changed))
    return found


@pytest.mark.parametrize("hide", list(Hide))
@pytest.mark.parametrize("seed", [0, 1])
def test_the_set_is_minimal_and_the_solution_stays_the_only_one(hide: Hide, seed: int) -> None:
    found = optimize_clues(APPLE.puzzle, hide=hide, seed=seed)

    assert found.minimal
    assert found.hidden_clues or found.hidden_numbers
    outcome = solve(found.puzzle, strategy="sat")
    assert outcome.verdict == "unique"
    assert outcome.solution == APPLE.solution
    further = hidden_further(found.puzzle, numbers=hide is not Hide.CLUES, clues=hide is not Hide.NUMBERS)
    assert further
    assert all(solve(puzzle, known=APPLE.solution).verdict == "several" for puzzle in further)


def test_what_is_hidden_is_told() -> None:
    found = optimize_clues(APPLE.puzzle, hide=Hide.BOTH)

    rows = sum(clue is None for clue in found.puzzle.rows)
    columns = sum(clue is None for clue in found.puzzle.columns)
    numbers = sum(clue.count(None) for clue in found.puzzle.rows + found.puzzle.columns if clue is not None)
    assert len(found.hidden_clues) == rows + columns
    assert len(found.hidden_numbers) == numbers
    for side, index, place in found.hidden_numbers:
        lines = found.puzzle.rows if side == "row" else found.puzzle.columns
        assert lines[index][place] is None
    assert found.to_data()["minimal"] is True


def test_a_target_is_reached_and_not_passed() -> None:
    easy = cw.generate("nonogram", size=(14, 12), difficulty="easy", seed=1, pattern="random")

    for level in (cw.Level.MEDIUM, cw.Level.HARD):
        found = optimize_clues(easy.puzzle, level, solution=easy.solution, hide=Hide.BOTH)
        assert found.level == level
        assert cw.rate(found.puzzle).level == level
        assert not found.minimal


def test_a_target_out_of_reach_gives_the_best_found() -> None:
    puzzle = Nonogram(rows=[[3], [1], [1]], columns=[[1], [3], [1]])

    with pytest.raises(cw.GenerationFailed, match="but not extreme") as caught:
        optimize_clues(puzzle, cw.Level.EXTREME)
    assert isinstance(caught.value.best, OptimizedClues)
    assert solve(caught.value.best.puzzle).verdict == "unique"


def test_no_puzzle_becomes_easier() -> None:
    hard = cw.generate("nonogram", size=(12, 11), difficulty="hard", seed=1)

    with pytest.raises(cw.GenerationFailed, match="never makes a puzzle easier"):
        optimize_clues(hard.puzzle, cw.Level.EASY)


def test_only_unique_puzzles_can_do_without_clues() -> None:
    with pytest.raises(cw.InvalidPuzzle, match="exactly one solution"):
        optimize_clues(Nonogram(rows=[[1], [1]], columns=[[1], [1]]))


def test_a_puzzle_with_hidden_clues_loses_only_what_is_left() -> None:
    first = optimize_clues(APPLE.puzzle)
    again = optimize_clues(first.puzzle)

    assert again.puzzle == first.puzzle
    assert again.hidden_numbers == ()


def test_seeds_find_different_sets() -> None:
    assert len({optimize_clues(APPLE.puzzle, seed=seed).puzzle for seed in range(5)}) > 1
    assert optimize_clues(APPLE.puzzle, seed=3) == optimize_clues(APPLE.puzzle, seed=3)


def test_the_clue_generator_offers_it() -> None:
    generator = ClueGenerator(["#.#", "###"])

    found = generator.optimize_clues()

    assert found.minimal
    assert found.solution == Board.parse("#.# ###")
    assert found == optimize_clues(clues_of("#.# ###"))


def test_cancelling() -> None:
    budget = cw.Budget()
    budget.progress = lambda fraction, text: budget.cancel.cancel()

    with pytest.raises(cw.BudgetExceeded):
        optimize_clues(APPLE.puzzle, budget=budget)
