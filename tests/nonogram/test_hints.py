"""Hints: mistakes first, then steps by technique, nearness and gain, in three stages, and never nothing."""

import pytest

import cluewright as cw
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, InvalidPuzzle
from cluewright.core.hints import hints_in_play
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.families import domino_picture, random_picture
from cluewright.nonogram.kind import KIND
from cluewright.nonogram.puzzle import Nonogram

HEART = Board.parse(".##...##. ####.#### ######### .#######. ..#####.. ...###... ....#....")
PUZZLE = clues_of(HEART)
AMBIGUOUS = Nonogram([[1], [1], []], [[1], [1]])


def hints(puzzle, board, *, solution=None, history=(), budget=None):
    return hints_in_play(cw.Item(puzzle, solution), board, history=history, budget=budget)


def hint(puzzle, board, **options):
    return hints(puzzle, board, **options)[0]


def codes(found):
    return [each.code for each in found]


class TestSteps:
    def test_come_by_technique_then_by_gain(self):
        found = hints(PUZZLE, Board.blank(9, 7))
        assert codes(found)[0] == "complete-line"
        ranks = [(each.step.technique.order, -len(each.cells)) for each in found]
        assert ranks == sorted(ranks)
        assert {each.line for each in found} >= {("row", 1), ("row", 2), ("column", 4)}

    def test_of_one_technique_the_nearest_comes_first(self):
        # Every row and column is complete and settles five or four cells.
        puzzle = clues_of(Board.parse("##### ##### ##### #####"))
        blank = Board.blank(5, 4)
        assert hint(puzzle, blank.with_cells([(3, 0, 2)]), history=["#4,1"]).line == ("row", 2)
        assert hint(puzzle, blank.with_cells([(2, 2, 2)]), history=["#3,3"]).line == ("row", 1)

    def test_have_three_stages(self):
        where, why, what = hint(PUZZLE, Board.blank(9, 7)).stages
        assert where == "Look at row 2."
        assert why == "Complete line. The clue takes up the whole line or is 0, so every cell is known."
        assert what == (
            "Row 2: the blocks 4 and 4 with the gap between them take up all 9 cells, "
            "so columns 1 to 4 and 6 to 9 are filled and column 5 is empty."
        )

    def test_the_first_is_the_hint(self):
        board = Board.blank(9, 7)
        assert cw.hints(PUZZLE, board) == hints(PUZZLE, board)
        assert cw.hint(PUZZLE, board) == hint(PUZZLE, board)

    def test_no_two_settle_the_same_on_a_line(self):
        found = [(each.line, each.cells) for each in hints(PUZZLE, Board.blank(9, 7))]
        assert len(found) == len(set(found))

    def test_go_beyond_lines(self):
        puzzle = Nonogram([[1, 1], [2], []], [[1], [1], [1], [1]])
        board = Board.parse("???? ???? ....")
        found = hint(puzzle, board)
        assert (found.code, found.line, found.cells) == ("contradiction", None, ((0, 0),))
        assert found.stages[0] == "Look at row 1, column 1."

    def test_lead_to_the_solution(self):
        board = Board.blank(9, 7)
        while (found := hint(PUZZLE, board)).step is not None:
            board = KIND.apply_step(PUZZLE, board, found.step)
        assert found.code == "complete"
        assert board.array.tolist() == HEART.array.tolist()

    def test_where_only_search_helps_it_gives_one_cell(self):
        picture = Board.solved(domino_picture(7))
        puzzle = clues_of(picture)
        *_, stalled = KIND.explain(puzzle)
        board = picture.with_cells((row, column, 0) for row, column, _ in stalled.cells)
        found = hints(puzzle, board)
        assert codes(found) == ["search"] * len(stalled.cells)
        for one in found:
            ((row, column, value),) = one.step.cells
            assert value == picture[row, column].symbol
            assert board[row, column].symbol == "?"
            assert one.step.text().startswith("Trial and error shows that row ")


class TestMistakes:
    def test_a_line_that_cannot_be_completed(self):
        board = Board.blank(9, 7).with_cells([(2, 4, 1)])
        found = hints(PUZZLE, board)
        assert codes(found) == ["impossible-line", "impossible-line", "wrong-cell"]
        assert [each.line for each in found] == [("row", 2), ("column", 4), ("row", 2)]
        assert found[0].stages == (
            "There is a mistake: look at row 3.",
            "Row 3 cannot be completed: no arrangement of 9 fits.",
            "Clear row 3, column 5.",
        )

    def test_a_cell_that_differs_from_the_only_solution(self):
        board = Board.blank(9, 7).with_cells([(0, 3, 2), (0, 0, 1)])
        found = hints(PUZZLE, board)
        assert codes(found) == ["wrong-cell"]
        assert found[0].cells == ((0, 3),)
        assert found[0].stages[1] == "Row 1, column 4 cannot be filled."

    def test_the_earliest_wrong_move_of_a_history(self):
        moves = ["#3,1-9", "#1,4", "?1,4", ".1,2-3", "#1,9", "#2,1"]
        board = Board.blank(9, 7)
        for move in moves:
            board = KIND.apply(PUZZLE, board, move)
        first = hint(PUZZLE, board, history=moves)
        assert first.code == "wrong-move"
        assert first.stages == (
            "There is a mistake: look at row 1.",
            "The first mistake was move 4: row 1, columns 2 and 3.",
            "Clear row 1, columns 2 and 3.",
        )
        assert first.cells == ((0, 1), (0, 2))

    def test_unfinished_is_no_mistake(self):
        # The document's error detection called every unfinished line an error.
        assert hint(PUZZLE, Board.blank(9, 7).with_cells([(1, 0, 2)])).mistake is None

    def test_a_session_hands_its_moves_on(self):
        session = cw.Session(cw.Item(PUZZLE, solution=HEART))
        session.move("#3,1")
        session.move("#1,1")
        assert session.hint().code == "wrong-move"
        assert session.hints()[0].mistake.cells == ((0, 0),)

    def test_an_ambiguous_board_that_leads_nowhere(self):
        # Every line can be completed, and yet no solution fits: the history says which move did it.
        puzzle = Nonogram([[1], [1], [1], []], [[], [1], [2]])
        board = Board.blank(3, 4).with_cells([(1, 1, 2)])
        assert hint(puzzle, board).stages[1:] == ("Row 2, column 2 cannot be filled.", "Clear row 2, column 2.")
        found = hint(puzzle, board, history=[".4,1-3", "#2,2"])
        assert found.stages[1:] == (
            "Move 2 made the puzzle impossible to solve.",
            "Undo move 2 and everything after it.",
        )
        assert found.move == "?2,2 .4,1-3"  # as the board was after the move before

    def test_a_puzzle_without_solution(self):
        puzzle = Nonogram([[1], [1], [1, 1], []], [[2], [], [2]])
        found = hint(puzzle, Board.blank(3, 4))
        assert found.code == "no-solution"
        assert found.stages[1] == "The puzzle has no solution."


class TestNeverNothing:
    def test_on_a_complete_board(self):
        assert hint(PUZZLE, HEART).code == "complete"
        assert hint(PUZZLE, HEART.with_cells([(0, 0, 0)])).code == "complete"

    def test_with_several_solutions_left(self):
        found = hint(AMBIGUOUS, Board.parse("?? ?? .."))
        assert found.code == "stuck"
        assert str(found) == "The puzzle has several solutions, so nothing more follows for certain."

    def test_on_a_large_board(self):
        picture = Board.solved(random_picture(66, 40, 85, 3))
        puzzle = clues_of(picture)
        assert hint(puzzle, Board.blank(66, 40), solution=picture).step is not None

    def test_beyond_the_lines_of_a_large_board(self):
        # A small puzzle that needs a contradiction, in the corner of a board of 70 columns.
        corner = Board.parse("#..# .##. ....")
        picture = Board.blank(70, 3).with_cells(
            (row, column, int(corner[row, column]) if column < 4 else 1) for row in range(3) for column in range(70)
        )
        puzzle = clues_of(picture)
        board = picture.with_cells((row, column, 0) for row in range(2) for column in range(4))
        assert hint(puzzle, board).code == "contradiction"


class TestBudget:
    def test_a_spent_budget_spoils_nothing(self):
        puzzle = clues_of(Board.parse("#..# .##. #.## ...#"))
        spent = Budget()
        spent.cancel.cancel()
        with pytest.raises(BudgetExceeded):
            hint(puzzle, Board.blank(4, 4), budget=spent)
        assert hint(puzzle, Board.blank(4, 4)).step is not None


def test_refuses_a_board_of_another_size():
    with pytest.raises(InvalidPuzzle, match="7x9"):
        hint(PUZZLE, Board.blank(7, 9))


def test_has_a_json_form():
    data = hint(PUZZLE, Board.blank(9, 7)).to_data()
    assert (data["code"], data["line"]) == ("complete-line", ["row", 1])
    assert hint(PUZZLE, HEART).to_data()["code"] == "complete"
