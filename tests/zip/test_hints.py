"""Hints: the mistake first, otherwise the next forced step and why."""

import pytest

from cluewright.core.hints import hints_in_play
from cluewright.core.item import Item
from cluewright.core.recipe import Recipe
from cluewright.core.technique import Level
from cluewright.core.verbs import solve
from cluewright.zip.board import Board
from cluewright.zip.hints import mistakes
from cluewright.zip.kind import KIND
from cluewright.zip.puzzle import Zip
from cluewright.zip.words import at, says

PUZZLE = KIND.sample().puzzle
SOLUTION = KIND.sample().solution


def hint(puzzle, board, solution=None):
    return hints_in_play(Item(puzzle, solution), board)[0]


def test_the_next_step_comes_in_three_stages():
    found = hint(PUZZLE, Board.start(PUZZLE), solution=SOLUTION)
    assert found.step is not None
    assert found.stages[0] == "Look at row 1, column 4."
    assert found.stages[1].startswith("Dead end. ")
    assert found.stages[2] == found.step.text()
    assert found.to_data()["technique"] == "dead-end"


@pytest.mark.parametrize("length", range(1, 30))
def test_every_right_path_gets_a_step_that_is_right(length):
    board = Board(SOLUTION.path[:length])
    found = hint(PUZZLE, board)
    if length < PUZZLE.cells:
        assert found.mistake is None
        assert all(((row, column, way) in SOLUTION.all_used()) is use for row, column, way, use in found.step.cells)


def test_the_complete_path_is_said_to_be_complete():
    assert str(hint(PUZZLE, SOLUTION)) == "The board is complete."


def test_a_wrong_turn_is_named_with_the_way_back():
    item = KIND.generate(Recipe("zip", (6, 5), seed=2, difficulty=Level.HARD))
    truth, wrong_turns = item.solution.path, 0
    for length in range(1, len(truth) - 1):
        for cell in _steps(item.puzzle, truth[:length]):
            if cell == truth[length]:
                continue
            board = Board((*truth[:length], cell))
            found = hint(item.puzzle, board, solution=item.solution)
            assert found.mistake is not None
            if found.code == "wrong-turn":
                wrong_turns += 1
                assert found.mistake.cells == (cell, truth[length - 1])
                assert str(found) == says("remedy-go-back", cell=at(truth[length - 1])).text()
                assert found.mistake.text().startswith("After the ")
    assert wrong_turns > 5


def _steps(puzzle, path):
    for move in "LRUD":
        try:
            board = KIND.apply(puzzle, Board(tuple(path)), move)
        except ValueError:
            continue
        if len(board.path) > len(path):
            yield board.path[-1]


def test_the_reason_of_a_wrong_turn_is_told_where_it_can_be_seen():
    puzzle = Zip.from_grid([[1, 0, 0, 0], [0, 0, 0, 0], [0, 3, 2, 0]])
    board = Board(((0, 0), (0, 1), (0, 2), (1, 2)))
    assert solve(puzzle).verdict == "unique"
    assert solve(puzzle, board=board).verdict == "none"
    [found] = mistakes(puzzle, board, None)
    assert found.code == "wrong-turn"
    assert "does not lead to the solution" not in found.text()


def test_breaking_a_rule_outright_comes_first():
    board = Board((*Board.start(PUZZLE).path, (0, 4), (0, 5)))
    assert hint(PUZZLE, board).code == "order"


def test_wrong_notes_are_mistakes():
    right = next(iter(sorted(SOLUTION.all_used())))
    board = Board.start(PUZZLE).with_notes([(right, False)])
    found = hint(PUZZLE, board, solution=SOLUTION)
    assert found.code in ("wrong-note", "dead-end")


def test_puzzles_with_several_or_no_solutions_have_hints_too():
    several = Zip(4, 4, [(0, 0), (3, 0)])
    assert hint(several, Board.start(several)).step is not None
    lost = Board(((0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (2, 3)))
    assert solve(several, board=lost).solutions == ()
    found = hint(several, lost)
    assert found.mistake is not None
    assert found.code == "wrong-turn"
    none = Zip(4, 1, [(0, 1), (0, 2)])
    assert hint(none, Board.start(none)).mistake.code in ("no-solution", "dead-end")
