"""The next step worth telling: what goes without saying is not told, and nobody is told what they would not draw."""

import pytest

import cluewright as cw
from cluewright.core.hints import hints_in_play
from cluewright.nonogram.board import Board as Picture
from cluewright.nonogram.clues import clues_of
from cluewright.zip.board import Board as Path


def hint(item, board, history=()):
    return hints_in_play(item, board, history=history, first=True)[0]


@pytest.fixture
def house():
    """A picture of which the roof is drawn, without the crosses beside it."""
    picture = Picture.parse("..#.. .###. ##### #...# #.#.#")
    return cw.Item(clues_of(picture), solution=picture)


class TestNotes:
    def test_who_sets_no_crosses_is_not_told_of_any(self, house):
        board = Picture.parse("????? ????? ##### ????? ?????")
        told = hint(house, board)
        assert any(change[2] == "#" for change in told.step.cells)
        assert "." not in told.move

    def test_who_sets_crosses_is_told_of_those_that_are_not_routine(self):
        kind, item, crosses = cw.kind("nonogram"), cw.generate("nonogram", size="8x8", difficulty="medium", seed=3), 0
        board = kind.empty_board(item.puzzle)
        while not kind.is_solved(item.puzzle, board):
            told = hint(item, board)
            if all(change[2] == "." for change in told.step.cells):
                crosses += 1
                assert told.code not in kind.routine
                assert told.before == ()
            board = kind.apply_step(item.puzzle, board, told.step)
        assert crosses

    def test_what_a_step_rests_on_comes_with_it(self):
        item = cw.generate("hitori", size="8x8", difficulty="medium", seed=0)
        kind, board, rested = cw.kind("hitori"), cw.kind("hitori").empty_board(item.puzzle), 0
        while not kind.is_solved(item.puzzle, board):
            told = hint(item, board)
            if told.before:
                rested += 1
                assert all(step.technique.slug not in kind.routine for step in told.before)
                assert told.stages[1].endswith(told.before[-1].text().split(":", 1)[-1][-20:])
                assert told.to_data()["before"][-1]["text"] == told.before[-1].text()
            board = kind.apply(item.puzzle, board, told.move)
            assert not any("." in row for row in board.rows()), "the moves of a player without circles have none"
        assert rested


class TestPath:
    def test_every_hint_leads_the_path_on_from_its_head(self):
        kind, item = cw.kind("zip"), cw.generate("zip", size="6x6", difficulty="medium", seed=1)
        board = kind.empty_board(item.puzzle)
        while not kind.is_solved(item.puzzle, board):
            told = hint(item, board)
            after = kind.apply(item.puzzle, board, told.move)
            assert after.path[: len(board.path)] == board.path
            assert len(after.path) > len(board.path)
            assert after.path == item.solution.path[: len(after.path)]
            assert not after.used | after.closed
            board = after

    def test_a_noted_border_is_drawn_with_the_next_step(self):
        kind, item = cw.kind("zip"), cw.kind("zip").sample()
        first, second = item.solution.path[:2]
        board = kind.empty_board(item.puzzle)
        row, column = min(first, second)
        way = "right" if first[0] == second[0] else "down"
        noted = kind.apply(item.puzzle, board, f"+{row + 1},{column + 1} {way}")
        after = kind.apply(item.puzzle, noted, hint(item, noted).move)
        assert after.path == item.solution.path[: len(after.path)]
        assert len(after.path) > 2

    def test_the_way_back_is_one_press(self):
        kind, item = cw.kind("zip"), cw.kind("zip").sample()
        right = item.solution.path[:4]
        row, column = right[-1]
        beside = [(row, column + 1), (row + 1, column), (row, column - 1), (row - 1, column)]
        wrong = next(cell for cell in beside if cell not in item.solution.path[2:5] and min(cell) >= 0)
        told = hint(item, Path((*right, wrong)))
        assert told.mistake is not None
        assert kind.apply(item.puzzle, Path((*right, wrong)), told.move).path == right


class TestTrial:
    def test_where_no_technique_leads_on_trial_and_error_does(self, kakurasu):
        kind = kakurasu.KIND
        puzzle = kakurasu.Kakurasu((7, 13, 16, 7, 11, 14), (6, 15, 10, 13, 14, 10))
        board = kind.empty_board(puzzle)
        for step in kind.explain(puzzle, board):
            board = kind.apply_step(puzzle, board, step)
        told = hint(cw.Item(puzzle), board)
        assert told.code == "trial"
        assert told.stages[1] == "Trial and error. From here only trial and error helps."
        assert told.stages[2].endswith(" is shaded.")
        assert not kind.differences(puzzle, kind.apply(puzzle, board, told.move), cw.solve(puzzle).solution)
