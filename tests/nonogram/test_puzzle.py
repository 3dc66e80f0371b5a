import dataclasses
import itertools
import pickle

import numpy as np
import pytest

from cluewright import InvalidPuzzle, Nonogram
from cluewright.nonogram.puzzle import LONGEST_SIDE, format_clue, shortest_length

ROWS, COLUMNS = [[1, 1], [3]], [[2], [1], [2]]


def faults(rows, columns):
    with pytest.raises(InvalidPuzzle) as caught:
        Nonogram(rows, columns)
    return [(fault.code, fault.text()) for fault in caught.value.faults]


def test_rows_and_columns_become_tuples():
    puzzle = Nonogram(ROWS, COLUMNS)
    assert puzzle.rows == ((1, 1), (3,))
    assert puzzle.columns == ((2,), (1,), (2,))
    assert (puzzle.width, puzzle.height) == (3, 2)
    assert puzzle.kind == "nonogram"


@pytest.mark.parametrize("form", [list, tuple, iter, lambda lines: (tuple(line) for line in lines)])
def test_any_iterable_of_clues_will_do(form):
    assert Nonogram(form(ROWS), form(COLUMNS)) == Nonogram(ROWS, COLUMNS)


def test_numpy_integers_become_plain_ones():
    puzzle = Nonogram([np.array([1, 1]), (np.uint8(3),)], [[np.int64(2)], [1], [2]])
    assert puzzle == Nonogram(ROWS, COLUMNS)
    assert {type(number) for clue in puzzle.rows + puzzle.columns for number in clue} == {int}


def test_equal_puzzles_are_equal_keys():
    first, second = Nonogram(ROWS, COLUMNS), Nonogram(tuple(map(tuple, ROWS)), COLUMNS)
    assert first == second
    assert hash(first) == hash(second)
    assert len({first, second, Nonogram(COLUMNS, ROWS)}) == 2
    assert pickle.loads(pickle.dumps(first)) == first


def test_a_puzzle_cannot_be_changed():
    puzzle = Nonogram(ROWS, COLUMNS)
    with pytest.raises(dataclasses.FrozenInstanceError):
        puzzle.rows = ()
    with pytest.raises((AttributeError, TypeError)):
        puzzle.note = "x"
    source = [[1, 1], [3]]
    puzzle = Nonogram(source, COLUMNS)
    source[0].append(1)
    assert puzzle.rows == ((1, 1), (3,))


def test_a_clue_of_only_zero_is_an_empty_line():
    assert Nonogram([[0], [2]], [[1], [1]]) == Nonogram([[], [2]], [[1], [1]])
    assert Nonogram([[0], [2]], [[1], [1]]).rows == ((), (2,))
    assert Nonogram([[]], [[], [0], ()]).columns == ((), (), ())


@pytest.mark.parametrize("clue", [[0, 1], [1, 0], [0, 0], [1, 0, 1], [None, 0]])
def test_a_zero_beside_other_numbers_is_a_fault(clue):
    assert faults([clue], [None] * 3) == [("zero", "Row 1: a clue with a 0 cannot have other numbers.")]


def test_clue_numbers_and_whole_clues_may_be_hidden():
    puzzle = Nonogram([[None, 1], None], [[2], [None], []])
    assert puzzle.rows == ((None, 1), None)
    assert puzzle.has_hidden
    assert not Nonogram(ROWS, COLUMNS).has_hidden
    assert Nonogram([None], [[1], None]).has_hidden
    assert Nonogram([[1]], [[1], None]).has_hidden


def test_a_hidden_line_is_not_an_empty_line():
    assert Nonogram([None], [[], None]) != Nonogram([[]], [[], []])


def test_sums_are_compared_only_when_nothing_is_hidden():
    assert faults([[1]], [[1], [1]]) == [
        ("sums-differ", "The row clues add up to 1 filled cell, the column clues to 2.")
    ]
    assert Nonogram([[None]], [[1], [1]]).has_hidden
    assert Nonogram([None], [[1], [1]]).has_hidden


@pytest.mark.parametrize(
    ("clue", "code", "text"),
    [
        ([-2], "negative", "Row 2: a block cannot have the length -2."),
        ([4], "too-long", "Row 2: 4 needs 4 cells, but there are only 3."),
        ([2, 1], "too-long", "Row 2: 2 1 needs 4 cells, but there are only 3."),
        ([None, 2], "too-long", "Row 2: ? 2 needs 4 cells, but there are only 3."),
        ([1] * 100, "too-long", f"Row 2: {'1 ' * 20}... needs 199 cells, but there are only 3."),
        ([10**6], "too-long", "Row 2: a block of 1000000 does not fit into 3 cells."),
        ([10**5000], "too-long", "Row 2: a block of something too large to show does not fit into 3 cells."),
        ([-(10**5000)], "negative", "Row 2: a block cannot have the length something too large to show."),
        (["2"], "type", "Row 2: '2' is not a whole number."),
        ([1.0], "type", "Row 2: 1.0 is not a whole number."),
        ([True], "type", "Row 2: True is not a whole number."),
        ([np.True_], "type", f"Row 2: {np.True_!r} is not a whole number."),
        ([[1]], "type", "Row 2: [1] is not a whole number."),
        ("1 1", "type", "Row 2: a clue must be a list of whole numbers, not '1 1'."),
        (b"\1", "type", "Row 2: a clue must be a list of whole numbers, not b'\\x01'."),
        (3, "type", "Row 2: a clue must be a list of whole numbers, not 3."),
        ("x" * 1000, "type", f"Row 2: a clue must be a list of whole numbers, not '{'x' * 56}...."),
    ],
)
def test_a_fault_names_the_line_and_the_value(clue, code, text):
    assert faults([[1], clue], [[1], None, []]) == [(code, text)]
    turned = text.replace("Row", "Column")
    assert faults([[1], None, []], [[1], clue]) == [(code, turned)]


def test_all_faults_are_reported_at_once():
    assert faults([[5], [-1, "x", 0], [1]], [[2, 2], None, 7]) == [
        ("too-long", "Row 1: 5 needs 5 cells, but there are only 3."),
        ("negative", "Row 2: a block cannot have the length -1."),
        ("type", "Row 2: 'x' is not a whole number."),
        ("too-long", "Column 1: 2 2 needs 5 cells, but there are only 3."),
        ("type", "Column 3: a clue must be a list of whole numbers, not 7."),
    ]


@pytest.mark.parametrize(
    ("rows", "columns", "expected"),
    [
        ([], [], [("size", "at least one row."), ("size", "at least one column.")]),
        ([], [[1]], [("size", "at least one row.")]),
        ([[]], [], [("size", "at least one column.")]),
        ([[]] * (LONGEST_SIDE + 1), [[]], [("size", "at most 10,000 rows.")]),
        (itertools.repeat([]), itertools.repeat([]), [("size", "10,000 rows."), ("size", "10,000 columns.")]),
        (
            "12",
            5,
            [("type", "row clues must be a list of clues, not '12'."), ("type", "must be a list of clues, not 5.")],
        ),
        (None, [[1]], [("type", "The row clues must be a list of clues, not None.")]),
    ],
    ids=["none", "no rows", "no columns", "many rows", "endless", "types", "null"],
)
def test_absurd_sizes_and_types_are_faults_of_the_whole(rows, columns, expected):
    found = faults(rows, columns)
    assert [code for code, _ in found] == [code for code, _ in expected]
    assert all(text.endswith(end) for (_, text), (_, end) in zip(found, expected, strict=True))


def test_an_endless_clue_is_refused():
    assert len(faults([itertools.repeat(1)], [[1], []])) == 1
    assert len(faults([itertools.repeat("x")], [[1], []])) <= LONGEST_SIDE + 1


@pytest.mark.parametrize(("width", "height"), [(1, 1), (1, 4096), (4096, 1), (4096, 3000), (LONGEST_SIDE, 2)])
def test_any_size_up_to_thousands(width, height):
    full = Nonogram([[width]] * height, [[height]] * width)
    assert (full.width, full.height) == (width, height)
    stripes = Nonogram([[1] * ((width + 1) // 2)] * height, [[] if place % 2 else [height] for place in range(width)])
    assert len(stripes.rows[0]) == (width + 1) // 2


def test_lines_come_rows_first_with_their_lengths():
    assert list(Nonogram(ROWS, COLUMNS).lines()) == [
        ("row", 0, (1, 1), 3),
        ("row", 1, (3,), 3),
        ("column", 0, (2,), 2),
        ("column", 1, (1,), 2),
        ("column", 2, (2,), 2),
    ]


def test_the_representation_shows_small_puzzles_and_names_large_ones():
    assert repr(Nonogram([[None, 1], None], [[2], [None], []])) == (
        "Nonogram(3x2, rows='? 1 / hidden', columns='2 / ? / 0')"
    )
    assert repr(Nonogram([[9]], [[1]] * 9)) == "Nonogram(9x1)"


def test_clues_are_written_for_people():
    assert format_clue((3, None, 1)) == "3 ? 1"
    assert format_clue(()) == "0"
    assert format_clue((), empty="") == ""
    assert format_clue((3, 1), separator=",") == "3,1"
    assert format_clue(None) == "hidden"


@pytest.mark.parametrize(("clue", "cells"), [((), 0), ((5,), 5), ((2, 3), 6), ((None,), 1), ((None, None, 2), 6)])
def test_the_shortest_length_counts_hidden_numbers_as_one(clue, cells):
    assert shortest_length(clue) == cells
