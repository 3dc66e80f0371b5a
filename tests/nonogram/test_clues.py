import os
from itertools import groupby
from pathlib import Path

import numpy as np
import pytest

from cluewright.core.errors import InvalidPuzzle, InvalidRecipe
from cluewright.nonogram import clues
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import (
    Discrepancy,
    clues_of,
    clues_of_many,
    column_clues,
    flat_clues,
    line_clue,
    recount,
    row_and_column_clues,
    row_clues,
    validate_clues,
)
from cluewright.nonogram.puzzle import LONGEST_SIDE, Nonogram

PICTURE = ["#.##.", ".....", "#####"]
ROWS = ((1, 2), (), (5,))
COLUMNS = ((1, 1), (1,), (1, 1), (1, 1), (1,))


def plain_clue(line):
    """Find a clue the way a person would."""
    return tuple(len(list(run)) for filled, run in groupby(line) if filled)


def random_stack(count, width, height, density=0.5, seed=1):
    return np.random.default_rng(seed).random((count, height, width)) < density


@pytest.mark.parametrize(
    ("line", "clue"),
    [
        ([False] * 5, ()),
        ([True] * 5, (5,)),
        ([False, True, False], (1,)),
        ([True, False, True], (1, 1)),
        ("##.#", (2, 1)),
        ([1, 1, 0], (2,)),
        ((0, 1, 1), (2,)),
        (np.array([True, True, False]), (2,)),
        (np.array([0, 1, 1], np.uint8), (2,)),
        (np.array([0, 1, 1], np.int64), (2,)),
        ([np.True_, np.False_, np.uint8(1)], (1, 1)),
        (iter([1, 0, 1]), (1, 1)),
        ("#", (1,)),
        ("." * 63 + "#" * 66, (66,)),
    ],
)
def test_clue_of_a_line(line, clue):
    assert line_clue(line) == clue


@pytest.mark.parametrize(
    "picture",
    [
        PICTURE,
        "\n".join(PICTURE),
        [[cell == "#" for cell in row] for row in PICTURE],
        tuple(tuple(int(cell == "#") for cell in row) for row in PICTURE),
        np.array([[cell == "#" for cell in row] for row in PICTURE]),
        np.array([[cell == "#" for cell in row] for row in PICTURE], np.uint8),
        np.array([[cell == "#" for cell in row] for row in PICTURE], np.int32),
        np.array([[cell == "#" for cell in row] for row in PICTURE], order="F"),
        [np.array([cell == "#" for cell in row]) for row in PICTURE],
        Board.parse(PICTURE),
    ],
    ids=["rows", "text", "lists", "tuples", "bool", "uint8", "int32", "fortran", "arrays", "board"],
)
def test_every_form_of_a_picture(picture):
    assert row_clues(picture) == ROWS
    assert column_clues(picture) == COLUMNS
    assert row_and_column_clues(picture) == (ROWS, COLUMNS)
    assert clues_of(picture) == Nonogram(ROWS, COLUMNS)


def test_a_strided_view_is_read_as_what_it_shows():
    wide = random_stack(1, 50, 20)[0]
    assert row_clues(wide[::-2, 1::3]) == tuple(plain_clue(row) for row in wide[::-2, 1::3])


def test_rows_may_come_from_a_generator():
    assert row_clues(row for row in PICTURE) == ROWS


@pytest.mark.parametrize("threads", [1, 2, 3])
@pytest.mark.parametrize("density", [0.0, 0.01, 0.5, 1.0])
@pytest.mark.parametrize(
    "size", [(1, 1), (1, 70), (5, 3), (16, 9), (17, 16), (32, 33), (63, 64), (64, 63), (65, 2), (3, 129), (200, 130)]
)
def test_native_and_recounted_clues_equal_the_plain_ones(size, density, threads):
    stack = random_stack(4, *size, density=density)
    stack[0, stack.shape[1] // 2] ^= True
    rows = [plain_clue(row) for picture in stack for row in picture]
    columns = [plain_clue(column) for picture in stack for column in picture.T]
    found = clues_of_many(stack, threads=threads)
    assert [clue for puzzle in found for clue in puzzle.rows] == rows
    assert [clue for puzzle in found for clue in puzzle.columns] == columns
    flat = [flat_clues(picture, threads=threads) for picture in stack]
    assert [clue for each in flat for clue in each.rows] == rows
    assert [clue for each in flat for clue in each.columns] == columns
    assert list(recount(stack.reshape(-1, size[0]).view(np.uint8))) == rows


def test_threads_share_one_picture_in_uneven_parts():
    picture = random_stack(1, 333, 7)[0]
    assert clues_of(picture, threads=200) == clues_of(picture)


def test_a_checkered_picture_has_the_most_blocks_there_can_be():
    checkered = np.indices((131, 257)).sum(axis=0) % 2 == 0
    found = flat_clues(checkered)
    assert len(found.rows.values) == 66 * 129 + 65 * 128
    assert set(found.rows.values.tolist()) == set(found.columns.values.tolist()) == {1}


def test_calm_and_restless_parts_of_one_picture():
    picture = np.zeros((150, 300), bool)
    picture[20:140, 10:180] = True
    picture[:, 192:] = random_stack(1, 108, 150)[0]
    for threads in (1, 2, 5):
        assert column_clues(picture, threads=threads) == tuple(plain_clue(column) for column in picture.T)


def test_flat_clues_are_sequences():
    found = flat_clues(PICTURE)
    assert found.puzzle == Nonogram(ROWS, COLUMNS)
    assert len(found.rows) == 3
    assert found.rows[-1] == (5,)
    assert found.columns[1:3] == [(1,), (1, 1)]
    with pytest.raises(IndexError):
        found.rows[3]
    assert found.rows.values.dtype == np.uint16
    assert found.rows.offsets.tolist() == [0, 2, 2, 3]


def test_the_arrays_outlive_what_made_them():
    values = flat_clues(random_stack(1, 400, 300)[0]).rows.values
    assert values.sum() == random_stack(1, 400, 300).sum()


def test_many_pictures_of_many_sizes_keep_their_order():
    pictures = [PICTURE, "#", ["#.#.#", "#####"], Board.parse(PICTURE), [[0, 1]], np.zeros((3, 5), bool)]
    assert clues_of_many(pictures) == [clues_of(picture) for picture in pictures]
    assert clues_of_many(pictures, threads=2) == [clues_of(picture) for picture in pictures]
    assert clues_of_many([]) == []


def test_a_stack_gives_its_puzzles():
    stack = random_stack(20, 7, 4)
    expected = [clues_of(picture) for picture in stack]
    assert clues_of_many(stack) == expected
    assert clues_of_many(stack, threads=3) == expected
    assert clues_of_many(list(stack)) == expected
    assert clues_of_many(stack[:0]) == []


def faults_of(call):
    with pytest.raises(InvalidPuzzle) as raised:
        call()
    return [fault.text() for fault in raised.value.faults]


@pytest.mark.parametrize(
    ("picture", "sentences"),
    [
        ([], ["A picture must have 1 to 10,000 rows."]),
        ("", ["A picture must have 1 to 10,000 rows."]),
        ([[], []], [f"Row {n} must have 1 to 10,000 cells." for n in (1, 2)]),
        (["##", "#", "##", "###"], ["Row 2 has 1 cell, but row 1 has 2.", "Row 4 has 3 cells, but row 1 has 2."]),
        ([[0, 1], [0, 1, 1]], ["Row 2 has 3 cells, but row 1 has 2."]),
        (
            ["#x", "?."],
            ["Row 1, column 2: a cell must be # or ., not 'x'.", "Row 2, column 1: a cell must be # or ., not '?'."],
        ),
        (
            [[0, 2], [-1, 0]],
            ["Row 1, column 2: a cell must be 0 or 1, not 2.", "Row 2, column 1: a cell must be 0 or 1, not -1."],
        ),
        ([[0, 0.5]], ["Row 1, column 2: a cell must be 0 or 1, not 0.5."]),
        ([[0, None]], ["Row 1, column 2: a cell must be 0 or 1, not None."]),
        ([[0, "#"]], ["Row 1, column 2: a cell must be 0 or 1, not '#'."]),
        ([[0, 10**30]], [f"Row 1, column 2: a cell must be 0 or 1, not {10**30}."]),
        ([[0, 1], 7], ["Row 2 must be a list of cells, not 7."]),
        ([{0, 1}], ["Row 1 must be a list of cells, not {0, 1}."]),
        ({"a": 1}, ["A picture must be a list of rows, not {'a': 1}."]),
        (b"#.", ["A picture must be a list of rows, not b'#.'."]),
        (5, ["A picture must be a list of rows, not 5."]),
        (None, ["A picture must be a list of rows, not None."]),
        (np.zeros(4, bool), ["A picture must have 2 dimensions, not 1."]),
        (np.zeros((0, 4), bool), ["Each side must have 1 to 10,000 cells, but this is 4x0."]),
        (np.zeros((2, 10_001), bool), ["Each side must have 1 to 10,000 cells, but this is 10001x2."]),
        (np.zeros((2, 3), float), ["A picture must be an array of bool or of 0 and 1, not of float64."]),
        (np.array([[0, 1, 255]], np.uint8), ["Row 1, column 3: a cell must be 0 or 1, not 255."]),
        (
            np.array([[0, 300], [-256, 1]]),
            [f"Row {r}, column {c}: a cell must be 0 or 1, not {v}." for r, c, v in ((1, 2, 300), (2, 1, -256))],
        ),
        (
            Board.parse("#? !."),
            ["Row 1, column 2 is neither filled nor empty yet.", "Row 2, column 1 is neither filled nor empty yet."],
        ),
    ],
)
def test_what_is_wrong_with_a_picture_is_said(picture, sentences):
    assert faults_of(lambda: clues_of(picture)) == sentences
    assert faults_of(lambda: validate_clues(picture, ([], []))) == sentences


def test_all_bytes_of_a_picture_are_checked():
    for width, height in ((1, 1), (5, 3), (9, 2), (25, 7), (70, 3), (300, 200)):
        for place in {0, width * height // 2, width * height - 1}:
            cells = np.zeros((height, width), np.uint8)
            cells.flat[place] = 2
            assert len(faults_of(lambda cells=cells: clues_of(cells))) == 1
            assert len(faults_of(lambda cells=cells: flat_clues(cells, threads=2))) == 1


def test_a_thousand_faults_are_named_a_hundred_times_only():
    assert len(faults_of(lambda: clues_of(np.full((30, 40), 7, np.uint8)))) == 100
    assert len(faults_of(lambda: clues_of(Board.blank(40, 30)))) == 100
    assert len(faults_of(lambda: clues_of([[7] * 40] * 30))) == 100


def test_endless_rows_end():
    def forever():
        while True:
            yield 1

    assert faults_of(lambda: line_clue(forever())) == ["A line must have 1 to 10,000 cells."]
    assert faults_of(lambda: clues_of([1] for _ in forever())) == ["A picture must have 1 to 10,000 rows."]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "A line must have 1 to 10,000 cells."),
        ("#?", "Cell 2: a cell must be # or ., not '?'."),
        ([0, 3], "Cell 2: a cell must be 0 or 1, not 3."),
        (np.array([0, 3], np.uint8), "Cell 2: a cell must be 0 or 1, not 3."),
        (np.zeros((2, 2), bool), "A line must have 1 dimension, not 2."),
        (9, "A line must be a list of cells, not 9."),
    ],
)
def test_what_is_wrong_with_a_line_is_said(line, sentence):
    assert faults_of(lambda: line_clue(line)) == [sentence]


def test_faults_in_a_batch_name_the_picture():
    assert faults_of(lambda: clues_of_many(["#.", "#!"])) == [
        "Picture 2: row 1, column 2: a cell must be # or ., not '!'."
    ]
    stack = np.zeros((3, 2, 4), np.uint8)
    stack[2, 1, 3] = 9
    assert faults_of(lambda: clues_of_many(stack)) == ["Picture 3, row 2, column 4: a cell must be 0 or 1, not 9."]
    assert faults_of(lambda: clues_of_many("##")) == [
        "Several pictures must be a (count, height, width) array or a list of pictures."
    ]


def test_a_picture_that_another_thread_mends_meanwhile_is_refused_all_the_same(monkeypatch):
    monkeypatch.setattr(clues._native, "line_clue", lambda cells: None)
    assert faults_of(lambda: line_clue("#.")) == ["The picture was changed by another thread while it was being read."]


@pytest.mark.parametrize("threads", [0, -1, 1.5, True, "2"])
def test_threads_are_a_positive_number(threads):
    with pytest.raises(InvalidRecipe, match="threads must be a whole number from 1"):
        clues_of(PICTURE, threads=threads)


def test_the_longest_sides():
    line = np.ones((1, LONGEST_SIDE), bool)
    assert clues_of(line).rows == ((LONGEST_SIDE,),)
    assert clues_of(line.T).columns == ((LONGEST_SIDE,),)


def test_validation_names_each_discrepancy():
    check = validate_clues(PICTURE, ([[1, 1], [], [5]], [[1, 1], [2], [1, 1], [1, 1], [1]]))
    assert list(check) == [Discrepancy("row", 0, (1, 2), (1, 1)), Discrepancy("column", 1, (1,), (2,))]
    assert not check.ok
    assert [str(wrong) for wrong in check] == [
        "Row 1: the clue is 1 1, but the picture gives 1 2.",
        "Column 2: the clue is 2, but the picture gives 1.",
    ]
    assert check[0].fault.code == "clue-differs"


def test_right_clues_have_no_discrepancy():
    assert validate_clues(PICTURE, Nonogram(ROWS, COLUMNS)).ok
    assert len(validate_clues(PICTURE, (ROWS, COLUMNS))) == 0


def test_hidden_clues_agree_with_what_they_hide():
    assert validate_clues(PICTURE, ([[None, 2], None, [None]], COLUMNS)).ok
    wrong = validate_clues(PICTURE, ([[None], [None], [5]], COLUMNS))
    assert [(each.index, each.expected, each.found) for each in wrong] == [(0, (1, 2), (None,)), (1, (), (None,))]


def test_missing_and_surplus_lines_are_discrepancies():
    wrong = validate_clues(PICTURE, (ROWS[:2], (*COLUMNS, (1,))))
    assert list(wrong) == [Discrepancy("row", 2, (5,), None), Discrepancy("column", 5, None, (1,))]
    assert [str(each) for each in wrong] == [
        "Row 3: there is no clue, but the picture gives 5.",
        "Column 6: there is a clue, but the picture has no such column.",
    ]


@pytest.mark.parametrize("wrong", [([["a"]], [[1]]), ([3], [[1]]), ([[True]], [[1]]), ("#", [[1]]), 7, ([[1]],)])
def test_clues_that_are_none_are_refused(wrong):
    with pytest.raises(InvalidPuzzle):
        validate_clues("#", wrong)


# The corrections to the document these clues come from.


def test_no_rows_and_ragged_rows_are_clear_errors():
    assert faults_of(lambda: clues_of([])) == ["A picture must have 1 to 10,000 rows."]
    assert faults_of(lambda: clues_of(["#.", "#"])) == ["Row 2 has 1 cell, but row 1 has 2."]


def test_validation_needs_no_unique_solution():
    one, other = ["#..", "..#"], ["..#", "#.."]
    assert clues_of(one) == clues_of(other)
    assert validate_clues(one, clues_of(other)).ok


def test_clues_follow_from_the_picture_and_can_only_be_hidden():
    for row in range(3):
        hidden = [None if index == row else clue for index, clue in enumerate(ROWS)]
        assert validate_clues(PICTURE, Nonogram(hidden, COLUMNS)).ok
        changed = [(1,) if index == row else clue for index, clue in enumerate(ROWS)]
        assert [wrong.index for wrong in validate_clues(PICTURE, (changed, COLUMNS))] == [row]


def test_zero_is_an_empty_line_and_a_fault_beside_other_numbers():
    assert validate_clues(PICTURE, ([[1, 2], [0], [5]], COLUMNS)).ok
    assert [wrong.found for wrong in validate_clues(PICTURE, ([[1, 2], [0, 0], [5]], COLUMNS))] == [(0, 0)]
    assert [wrong.found for wrong in validate_clues(PICTURE, ([[1, 0, 2], [], [5]], COLUMNS))] == [(1, 0, 2)]
    with pytest.raises(InvalidPuzzle, match="a clue with a 0 cannot have other numbers"):
        Nonogram([[1, 0, 2], [], [5]], COLUMNS)


# Published puzzles with published solutions.


def data_folder():
    given = os.environ.get("CLUEWRIGHT_DATA")
    return Path(given) if given else Path(__file__).parents[3] / "shared" / "data"


def read_blocks(path):
    """Give the lines of each puzzle; a blank line is an empty clue."""
    blocks = []
    for line in path.read_text(encoding="ascii").splitlines():
        if line.startswith("$"):
            blocks.append([])
        else:
            blocks[-1].append([int(number) for number in line.split()])
    return blocks


@pytest.mark.parametrize("name", ["icga2018", "taai2011", "taai2017", "tcga2014"])
def test_published_clues_are_those_of_the_published_solutions(name):
    questions = data_folder() / "nonogram" / "tournament" / f"{name}.question.txt"
    if not questions.exists():
        pytest.skip(f"the tournament puzzles are not in {data_folder()}")
    published = read_blocks(questions)
    solutions = np.array([block[:25] for block in read_blocks(questions.with_name(f"{name}.solution.txt"))], np.uint8)
    assert solutions.shape == (1000, 25, 25)
    puzzles = clues_of_many(solutions)
    for solution, puzzle, lines in zip(solutions, puzzles, published, strict=True):
        assert len(lines) >= 50
        assert not any(lines[50:])
        assert puzzle == Nonogram(columns=lines[:25], rows=lines[25:50])
        assert validate_clues(solution, (lines[25:50], lines[:25])).ok
