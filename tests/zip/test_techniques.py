"""Every technique on the smallest board that shows it, and the path they make together."""

import json
from collections import Counter
from pathlib import Path

import pytest
from tests.effort import tries

from cluewright.core.budget import Budget, CancelFlag
from cluewright.core.errors import BudgetExceeded
from cluewright.core.recipe import Recipe
from cluewright.core.technique import Level
from cluewright.core.verbs import solve
from cluewright.zip.board import Board, board_from_data
from cluewright.zip.kind import KIND
from cluewright.zip.ladder import NATIVE, NO_GUESS, TECHNIQUES, hardest_of, place_of, technique_called, up_to
from cluewright.zip.puzzle import Zip
from cluewright.zip.rating import rate_path
from cluewright.zip.techniques import breach, explain, technique_counts

BOARDS = [json.loads(line) for line in (Path(__file__).parent / "technique_boards.jsonl").read_text().splitlines()]
NAMES = [technique.slug for technique in TECHNIQUES]


def position(name):
    [entry] = [entry for entry in BOARDS if entry["technique"] == name]
    puzzle = KIND.from_data(entry["puzzle"])
    changes = [((row, column, way), use) for row, column, way, use in entry["changes"]]
    return puzzle, board_from_data(puzzle, entry["board"]), changes


def applied(board, step):
    return board.with_notes(((row, column, way), use) for row, column, way, use in step.cells)


def test_there_is_a_board_for_every_technique():
    assert [entry["technique"] for entry in BOARDS] == NAMES
    assert [technique.order for technique in TECHNIQUES] == sorted(technique.order for technique in TECHNIQUES)


@pytest.mark.parametrize("name", NAMES)
def test_a_technique_finds_what_it_should(name):
    puzzle, board, changes = position(name)
    step = next(explain(puzzle, board))
    assert step.technique.slug == name
    assert [((row, column, way), use) for row, column, way, use in step.cells] == changes
    assert step.evidence.cells
    assert step.text()[0].isupper()


@pytest.mark.parametrize("name", NAMES)
def test_simpler_techniques_are_silent_where_a_harder_one_is_needed(name):
    puzzle, board, _ = position(name)
    place = place_of(technique_called(name))
    if place > 0:
        assert list(explain(puzzle, board, hardest=place - 1)) == []


@pytest.mark.parametrize("name", NAMES)
def test_the_opposite_of_each_change_has_no_solution(name):
    puzzle, board, changes = position(name)
    assert KIND.count(puzzle) >= 1
    for border, use in changes:
        opposite = board.with_notes([(border, not use)])
        assert solve(puzzle, board=opposite, strategy="walk").solutions == ()


def test_the_words_say_what_is_on_the_board():
    corner = Zip(3, 2, [(0, 2), (1, 2)])
    texts = [step.text() for step in explain(corner)]
    assert texts[:3] == [
        "The corner at row 1, column 1 has only two ways out, down and right, so the path takes both.",
        "The corner at row 2, column 1 has only two ways out, up and right, so the path takes both.",
        "The path cannot go down from row 1, column 2: that would close a loop.",
    ]
    puzzle, board, _ = position("contradiction")
    step = next(explain(puzzle, board))
    assert step.text() == (
        "If the path did not go right from row 1, column 1, then after 3 steps it would close a loop. "
        "So it goes right there."
    )
    assert step.chain[0].text() == "Assume that the path does not go right from row 1, column 1."
    assert step.chain[-1].text() == "But then it would close a loop."
    assert len(step.chain) == 1 + 3 + 1
    assert all(link.cells for link in step.chain[:-1])
    assert "from the 1 straight to the 4" in next(explain(*position("number-order")[:2])).text()


def test_explaining_ends_with_the_solution():
    puzzle = KIND.sample().puzzle
    board = Board.start(puzzle)
    for step in explain(puzzle):
        used, closed = board.all_used(), board.closed
        assert not any((row, column, way) in used | closed for row, column, way, _ in step.cells)
        board = applied(board, step)
    assert KIND.is_solved(puzzle, board)
    assert list(explain(puzzle, board)) == []


def test_explaining_in_one_go_or_from_any_point_on_is_the_same():
    puzzle, _, _ = position("both-ways")
    steps = list(explain(puzzle))
    counts, solved = technique_counts(puzzle)
    assert solved
    assert Counter(step.technique.slug for step in steps) == counts
    board = Board.start(puzzle)
    for step in steps[:7]:
        board = applied(board, step)
    assert [step.text() for step in explain(puzzle, board)][:5] == [step.text() for step in steps[7:12]]


@pytest.mark.parametrize("level", list(Level))
def test_counting_finds_the_techniques_that_are_explained(level):
    for seed in range(tries(3)):
        puzzle = KIND.generate(Recipe("zip", (7, 6), seed=seed, difficulty=level)).puzzle
        counts, solved = technique_counts(puzzle)
        assert list(counts) == [technique.slug for technique in TECHNIQUES if technique.slug in counts]
        assert counts == Counter(step.technique.slug for step in explain(puzzle))
        assert solved is (level is not Level.EXTREME)


def test_counting_stops_with_its_budget():
    puzzle, _, _ = position("both-ways")
    with pytest.raises(BudgetExceeded, match="limit of 3 search nodes"):
        technique_counts(puzzle, budget=Budget(nodes=3))
    flag = CancelFlag()
    flag.cancel()
    with pytest.raises(BudgetExceeded, match="cancelled"):
        technique_counts(puzzle, budget=Budget(cancel=flag))


def test_nothing_is_explained_on_a_board_with_a_mistake():
    puzzle = Zip(3, 2, [(0, 0), (1, 0)])
    assert list(explain(puzzle, Board(((0, 0), (1, 1))))) == []


def test_an_open_end_is_left_open():
    puzzle = Zip(5, 4, [(0, 0), (3, 0)])
    assert KIND.count(puzzle) > 1
    steps = list(explain(puzzle))
    assert steps
    assert rate_path(*technique_counts(puzzle), puzzle.cells).level is Level.EXTREME


def test_a_board_that_must_break_is_seen():
    puzzle = Zip(4, 3, [(0, 0), (2, 2), (2, 1)])
    assert breach(puzzle, Board.start(puzzle)) is None
    fault = breach(puzzle, Board(((0, 0), (0, 1), (1, 1))))
    assert fault is not None
    assert fault.code.startswith("breaks-")
    assert solve(puzzle, board=Board(((0, 0), (0, 1), (1, 1)))).solutions == ()


def test_the_budget_is_honoured():
    puzzle, _, _ = position("both-ways")
    with pytest.raises(BudgetExceeded):
        list(explain(puzzle, budget=Budget(nodes=3)))


def test_levels_and_sets_of_techniques():
    assert [NATIVE[hardest_of(level)].slug for level in (Level.EASY, Level.MEDIUM, Level.HARD, Level.EXPERT)] == [
        "no-early-end", "only-way", "parity", "contradiction",
    ]  # fmt: skip
    assert hardest_of(Level.HARD) == NO_GUESS
    assert up_to(2) == 0b111


def test_the_level_follows_the_hardest_technique_and_the_score_the_work():
    easy, hard = NATIVE[0].slug, NATIVE[NO_GUESS].slug
    plain = rate_path({easy: 10}, True, 30)
    assert (plain.level, plain.techniques) == (Level.EASY, {easy: 10})
    harder = rate_path({easy: 10, hard: 1}, True, 30)
    assert harder.level is Level.HARD
    assert plain.score < harder.score < rate_path({easy: 10, hard: 3}, True, 30).score
    assert plain.score < rate_path({easy: 10}, True, 36).score  # larger boards are more work, cell for cell
    assert rate_path({easy: 1}, False, 30).level is Level.EXTREME
