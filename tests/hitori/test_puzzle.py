import pickle

import numpy as np
import pytest

from cluewright.core.errors import InvalidPuzzle
from cluewright.hitori.puzzle import HIGHEST_NUMBER, Hitori


def codes(numbers):
    with pytest.raises(InvalidPuzzle) as caught:
        Hitori(numbers)
    return [fault.code for fault in caught.value.faults]


def test_sides_and_numbers():
    puzzle = Hitori([[1, 2, 9], [3, 1, 2]])
    assert (puzzle.width, puzzle.height) == (3, 2)
    assert puzzle.numbers == ((1, 2, 9), (3, 1, 2))
    assert not puzzle.array.flags.writeable


def test_equal_puzzles_are_one():
    one, other = Hitori([[1, 2]]), Hitori(np.array([[1, 2]]))
    assert one == other
    assert len({one, other, Hitori([[2, 1]])}) == 2
    assert pickle.loads(pickle.dumps(one)) == one


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ([], ["empty"]),
        ([[]], ["empty"]),
        ([[1, 2], [3]], ["ragged"]),
        ([[1, 0, -4], [HIGHEST_NUMBER + 1, 2, 3]], ["out-of-range"] * 3),
        ([[1, "x", None], [True, 1.0, 2]], ["type"] * 4),
        ("12", ["type"]),
        (7, ["type"]),
        (["12"], ["type"]),
        ([[1] * 1001], ["size"]),
        ([[1]] * 1001, ["size"]),
    ],
)
def test_faults_are_reported_all_at_once(numbers, expected):
    assert codes(numbers) == expected


@pytest.mark.parametrize(
    ("array", "expected"),
    [
        (np.array([[1, 0], [2, 70000]]), ["out-of-range"] * 2),
        (np.array([[1.0, 2.0]]), ["type"] * 2),
        (np.zeros((2, 0), int), ["empty"] * 2),
        (np.array([1, 2]), ["type"] * 2),
        (np.ones((2, 1001), int), ["size"] * 2),
    ],
)
def test_arrays_have_the_same_faults(array, expected):
    assert codes(array) == expected


def test_faults_name_row_and_column_from_one():
    with pytest.raises(InvalidPuzzle, match=r"Row 2, column 3 must be a number from 1 to 65,535, not 0\."):
        Hitori([[1, 2, 3], [4, 5, 0]])


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("12\n3a", ((1, 2), (3, 10))),
        ("12/3Z", ((1, 2), (3, 61))),
        ("ab\nCd", ((1, 2), (3, 4))),
        ("1 12 3\n4 5 100", ((1, 12, 3), (4, 5, 100))),
        ("12,\n7,", ((12,), (7,))),
        ("3, 4\n5, 6", ((3, 4), (5, 6))),
    ],
)
def test_parse(text, numbers):
    assert Hitori.parse(text).numbers == numbers


@pytest.mark.parametrize("text", ["1-2", "12\n3", "", "1 x3\n2 2", "100000 1"])
def test_parse_refuses(text):
    with pytest.raises(InvalidPuzzle):
        Hitori.parse(text)


@pytest.mark.parametrize(
    "numbers", [[[1, 2], [3, 61]], [[12]], [[10, 11], [12, 13]], [[1, 700, 3]], [[300], [2]], [[1]], [[40, 41]]]
)
def test_rows_are_read_back(numbers):
    puzzle = Hitori(numbers)
    assert Hitori.parse("\n".join(puzzle.rows())) == puzzle


def test_large_boards():
    puzzle = Hitori([[(x + y) % 120 + 1 for x in range(120)] for y in range(100)])
    assert repr(puzzle) == "<Hitori 120x100>"
