"""The path by line techniques: simplest first, told with real numbers, to exactly what the lines can settle."""

import numpy as np
import pytest

from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, InvalidPuzzle
from cluewright.core.technique import Level
from cluewright.nonogram.board import Board
from cluewright.nonogram.deductions import DEDUCTIONS
from cluewright.nonogram.lines import filled_groups, line_cells, solve_line
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.techniques import TECHNIQUES, explain


def puzzle_of(picture):
    rows = picture.split()

    def clue(line):
        return [end - start for start, end in filled_groups(line_cells(line))]

    return Nonogram([clue(row) for row in rows], [clue("".join(column)) for column in zip(*rows, strict=True)])


def play(puzzle, steps, board=None):
    """Apply the steps; no step may touch a decided cell."""
    cells = np.zeros((puzzle.height, puzzle.width), np.uint8) if board is None else board.cells.copy()
    for step in steps:
        assert step.cells
        for row, column, symbol in step.cells:
            assert cells[row, column] == 0
            cells[row, column] = "?.#".index(symbol)
    return Board(cells)


def settle_by_lines(puzzle, board=None):
    """Solve every line over and over until nothing changes."""
    cells = np.zeros((puzzle.height, puzzle.width), np.uint8) if board is None else board.cells.copy()
    before = None
    while before != cells.tobytes():
        before = cells.tobytes()
        for row, clue in enumerate(puzzle.rows):
            cells[row] = solve_line(clue, cells[row])
        for column, clue in enumerate(puzzle.columns):
            cells[:, column] = solve_line(clue, cells[:, column])
    return Board(cells)


HEART = ".##...##. ####.#### ######### .#######. ..#####.. ...###... ....#...."


def test_catalogue_is_ordered_and_complete():
    assert [technique.name for technique in TECHNIQUES] == list(DEDUCTIONS)
    orders = [technique.order for technique in TECHNIQUES]
    assert orders == sorted(set(orders))
    assert [technique.level for technique in TECHNIQUES] == [Level.EASY] * 6 + [Level.MEDIUM]


def test_solves_a_picture():
    puzzle = puzzle_of(HEART)
    assert play(puzzle, explain(puzzle)).rows() == HEART.split()


def test_tells_the_whole_path_with_real_numbers():
    steps = list(explain(puzzle_of("#.##. ..### #....")))
    assert [str(step) for step in steps] == [
        "Column 1: 1 1 needs all 3 cells, so rows 1 and 3 must be filled and row 2 must be empty",
        "Column 2: the clue is 0, so rows 1-3 must be empty",
        "Row 3: the 1 stands already, so columns 3-5 must be empty",
        "Row 2: the 3 fits only into the gap in columns 3-5, so it fills the gap",
        "Column 5: the 1 stands already, so row 1 must be empty",
        "Row 1: the 2 fits only into the gap in columns 3-4, so it fills the gap",
    ]


def test_sentence_of_an_overlap_counts_from_1():
    puzzle = Nonogram(rows=[None, [5]], columns=[None] * 9)
    board = Board.parse("????????? .???????.")
    (step,) = explain(puzzle, board)
    assert str(step) == "Row 2: the 5 must cover columns 4-6, because it fits only between 2 and 8"
    assert step.technique.name == "overlap"
    assert step.cells == ((1, 3, "#"), (1, 4, "#"), (1, 5, "#"))
    assert step.evidence.lines == (("row", 1),)
    assert step.evidence.clues == (("row", 1, 0),)
    assert step.evidence.cells == ((1, 0), (1, 8))


def test_columns_speak_of_rows():
    puzzle = Nonogram(rows=[None] * 5, columns=[None, [4]])
    (step,) = explain(puzzle)
    assert str(step) == "Column 2: the 4 must cover rows 2-4, because it fits only between 1 and 5"
    assert step.cells == ((1, 1, "#"), (2, 1, "#"), (3, 1, "#"))
    assert step.evidence.clues == (("column", 1, 0),)


def test_always_takes_the_simplest_technique():
    puzzle = puzzle_of(HEART)
    board = None
    for step in explain(puzzle):
        fresh = next(explain(puzzle, board))
        assert (fresh.technique, fresh.text) == (step.technique, step.text)
        board = play(puzzle, [step], board)


@pytest.mark.parametrize("seed", range(12))
def test_reaches_exactly_what_the_lines_settle(seed):
    random = np.random.default_rng(seed)
    picture = random.random((int(random.integers(3, 9)), int(random.integers(9, 14)))) < 0.6
    puzzle = puzzle_of(" ".join("".join(".#"[int(cell)] for cell in row) for row in picture))
    if seed % 3 == 0:
        rows = [tuple(number if random.random() < 0.8 else None for number in clue) for clue in puzzle.rows]
        puzzle = Nonogram([None, *rows[1:]], puzzle.columns)
    assert play(puzzle, explain(puzzle)) == settle_by_lines(puzzle)


def test_starts_from_a_board():
    puzzle = puzzle_of("#. .# #.")
    assert list(explain(Nonogram([[1], [1]], [[1], [1]]))) == []
    board = Board.parse("#? ?? ??")
    assert play(puzzle, explain(puzzle, board), board).rows() == ["#.", ".#", "#."]


def test_stops_on_a_board_with_a_mistake():
    puzzle = puzzle_of(HEART)
    wrong = Board.parse(HEART.replace(".", "?")).with_cells([(0, 0, 2), (0, 1, 1), (0, 2, 1)])
    assert list(explain(puzzle, wrong)) == []
    assert list(explain(puzzle, Board.blank(9, 7).with_cells([(0, 0, 3)]))) == []


def test_refuses_a_board_of_another_size():
    with pytest.raises(InvalidPuzzle, match="A 7x9 board does not fit a 9x7 puzzle"):
        explain(puzzle_of(HEART), Board.blank(7, 9))


def test_honours_its_budget():
    budget = Budget()
    steps = explain(puzzle_of(HEART), budget=budget)
    next(steps)
    budget.cancel.cancel()
    with pytest.raises(BudgetExceeded):
        next(steps)


def test_steps_have_a_json_form():
    step = next(explain(puzzle_of(HEART)))
    data = step.to_data()
    assert data["technique"] == "complete line"
    assert data["evidence"]["lines"] == [["row", 1]]
