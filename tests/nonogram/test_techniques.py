"""The path by line techniques: simplest first, told with real numbers, to exactly what the lines can settle."""

from collections import Counter

import numpy as np
import pytest

from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, InvalidPuzzle
from cluewright.core.example import examples_of
from cluewright.core.technique import Level
from cluewright.core.verbs import solve
from cluewright.nonogram.board import Board
from cluewright.nonogram.families import domino_picture
from cluewright.nonogram.kind import KIND
from cluewright.nonogram.ladder import Rung
from cluewright.nonogram.lines import filled_groups, line_cells, solve_line
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.rating import rate
from cluewright.nonogram.techniques import BY_RUNG, SEARCH, TECHNIQUES, explain


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


LINES = BY_RUNG[Rung.LINE_ANALYSIS]
EXAMPLES = {example.technique.slug: example for example in examples_of(KIND)}


def test_catalogue_is_ordered_and_complete():
    assert list(BY_RUNG) == list(Rung)
    orders = [technique.order for technique in TECHNIQUES]
    assert orders == sorted(orders)
    together = [technique.slug for technique in TECHNIQUES if orders.count(technique.order) > 1]
    assert together == ["only-place", "overlap"]
    levels = [technique.level for technique in TECHNIQUES]
    assert levels == sorted(levels, key=lambda level: level.rank)
    assert set(levels) == set(Level)
    assert TECHNIQUES[-1] is SEARCH


def test_tells_the_whole_path_with_real_numbers():
    steps = list(explain(puzzle_of("#.##. ..### #....")))
    assert [str(step) for step in steps] == [
        "Column 1: the blocks 1 and 1 with the gap between them take up all 3 cells, "
        "so rows 1 and 3 are filled and row 2 is empty.",
        "Column 2: the clue is 0, so every cell is empty.",
        "Row 3: the 1 is complete, so columns 3 to 5 are empty.",
        "Row 2: the 3 fits only into the gap in columns 3 to 5, so it fills the gap.",
        "Column 5: the 1 is complete, so row 1 is empty.",
        "Row 1: the 2 fits only into the gap in columns 3 and 4, so it fills the gap.",
    ]


def test_sentence_of_an_overlap_counts_from_1():
    puzzle = Nonogram(rows=[None, [5]], columns=[None] * 9)
    board = Board.parse("????????? .???????.")
    (step,) = explain(puzzle, board)
    assert str(step) == "Row 2: the 5 fits only in columns 2 to 8, so it covers columns 4 to 6 wherever it goes."
    assert step.technique.slug == "overlap"
    assert step.cells == ((1, 3, "#"), (1, 4, "#"), (1, 5, "#"))
    assert step.evidence.lines == (("row", 1),)
    assert step.evidence.clues == (("row", 1, 0),)
    assert step.evidence.cells == ((1, 0), (1, 8))


def test_a_block_with_one_place_is_no_overlap():
    puzzle = Nonogram(rows=[[3, 2]], columns=[None] * 8)
    step = next(explain(puzzle, Board.parse(".??????.")))
    assert step.technique.slug == "only-place"
    assert str(step) == "Row 1: the 3 fits only in columns 2 to 4, so that is where it goes."


def test_a_rating_counts_only_places_apart_from_overlaps():
    puzzle = Nonogram(rows=[[3, 2], [0]], columns=[[0], [1], [1], [1], [0], [1], [1], [0]])
    counted = rate(puzzle).techniques
    told = Counter(step.technique.slug for step in explain(puzzle))
    assert counted == dict(told)


def test_columns_speak_of_rows():
    puzzle = Nonogram(rows=[None] * 5, columns=[None, [4]])
    (step,) = explain(puzzle)
    assert str(step) == "Column 2: the 4 fits only in rows 1 to 5, so it covers rows 2 to 4 wherever it goes."
    assert step.cells == ((1, 1, "#"), (2, 1, "#"), (3, 1, "#"))
    assert step.evidence.clues == (("column", 1, 0),)


def test_always_takes_the_simplest_technique():
    puzzle = puzzle_of(HEART)
    board = None
    for step in explain(puzzle):
        fresh = next(explain(puzzle, board))
        assert (fresh.technique, fresh.text()) == (step.technique, step.text())
        board = play(puzzle, [step], board)


@pytest.mark.parametrize("seed", range(12))
def test_reaches_exactly_what_the_lines_settle(seed):
    random = np.random.default_rng(seed)
    picture = random.random((int(random.integers(3, 9)), int(random.integers(9, 14)))) < 0.6
    puzzle = puzzle_of(" ".join("".join(".#"[int(cell)] for cell in row) for row in picture))
    if seed % 3 == 0:
        rows = [tuple(number if random.random() < 0.8 else None for number in clue) for clue in puzzle.rows]
        puzzle = Nonogram([None, *rows[1:]], puzzle.columns)
    assert play(puzzle, explain(puzzle, last=LINES)) == settle_by_lines(puzzle)


def test_starts_from_a_board():
    puzzle = puzzle_of("#. .# #.")
    assert list(explain(Nonogram([[1], [1], [1]], [[1], [1], [1]]))) == []
    board = Board.parse("#? ?? ??")
    assert play(puzzle, explain(puzzle, board), board).rows() == ["#.", ".#", "#."]


def test_stops_on_a_board_with_a_mistake():
    puzzle = puzzle_of(HEART)
    wrong = Board.parse(HEART.replace(".", "?")).with_cells([(0, 0, 2), (0, 1, 1), (0, 2, 1)])
    assert list(explain(puzzle, wrong)) == []
    assert list(explain(puzzle, Board.blank(9, 7).with_cells([(0, 0, 3)]))) == []


def test_refuses_a_board_of_another_size():
    with pytest.raises(InvalidPuzzle, match="The board is 7x9, but the puzzle is 9x7"):
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
    assert data["technique"] == "complete-line"
    assert data["evidence"]["lines"] == [["row", 1]]


def test_tells_a_contradiction_with_its_chain():
    puzzle = Nonogram([[1, 1], [2], []], [[1], [1], [1], [1]])
    step = next(step for step in explain(puzzle) if step.technique is BY_RUNG[Rung.CONTRADICTION])
    assert step.cells == ((0, 0, "#"),)
    assert step.evidence.cells == ((0, 0),)
    assert str(step) == (
        "If row 1, column 1 were empty, then after 3 steps column 2 could not be completed, "
        "so row 1, column 1 is filled."
    )
    assert [str(link) for link in step.chain] == [
        "Assume that row 1, column 1 is empty.",
        "Row 1: the first 1 fits only in column 2, so that is where it goes.",
        "Column 1: the 1 fits only into the gap in row 2, so it fills the gap.",
        "Row 2: counting from the left, the 2 starts in column 1, so column 2 is filled and column 3 is empty.",
        "But then column 2 cannot be completed: no arrangement of 1 fits any more.",
    ]


def test_a_common_consequence_shows_both_cases():
    example = EXAMPLES["common-consequence"]
    step = next(explain(example.puzzle, example.board))
    supposed = [link for link in step.chain if link.technique.slug == "supposition"]
    assert [link.cells[0][2] for link in supposed] == ["#", "."]
    assert supposed[0].cells[0][:2] == supposed[1].cells[0][:2] == step.evidence.cells[0]
    values = step.message.values
    assert values["filled"] + values["empty"] == len(step.chain) - 2
    assert str(step) == (
        "Whether row 4, column 1 is filled or empty, row 2, column 3 is empty. "
        "This takes 6 steps in the first case and 5 in the second."
    )


def test_two_cells_deep_shows_the_inner_supposition():
    example = EXAMPLES["two-cells-deep"]
    step = next(explain(example.puzzle, example.board))
    (inner,) = [link for link in step.chain if link.chain]
    assert inner.chain[0].technique.slug == "supposition"
    assert inner.chain[-1].technique.slug == "clash"
    assert str(inner.chain[0]).endswith(" as well.")
    assert (step.message.code, inner.message.code) == ("step-two-cells-deep", "step-contradiction-inside")
    assert step.message.values["steps"] == len(step.chain) - 2
    assert step.message.values["inner"] == 1


def test_says_honestly_where_only_search_helps():
    picture = domino_picture(7)
    puzzle = puzzle_of(" ".join("".join(".#"[int(cell)] for cell in row) for row in picture))
    steps = list(explain(puzzle))
    assert steps[-1].technique is SEARCH
    assert SEARCH not in {step.technique for step in steps[:-1]}
    assert play(puzzle, steps) == Board.solved(picture)
    assert SEARCH not in {step.technique for step in explain(puzzle, last=BY_RUNG[Rung.TWO_CELLS])}


@pytest.mark.parametrize("seed", range(8))
def test_settles_exactly_what_all_solutions_of_an_ambiguous_puzzle_share(seed):
    picture = np.random.default_rng(seed).random((6, 5)) < 0.45
    puzzle = puzzle_of(" ".join("".join(".#"[int(cell)] for cell in row) for row in picture))
    outcome = solve(puzzle, limit=500)
    assert outcome.exhausted
    shared = np.bitwise_and.reduce([solution.cells for solution in outcome.solutions])
    assert play(puzzle, explain(puzzle)) == Board(shared)
