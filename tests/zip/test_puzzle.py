"""The Zip puzzle: what it holds, and every fault at once."""

import pickle

import numpy as np
import pytest

from cluewright.core.errors import InvalidPuzzle
from cluewright.zip.puzzle import LONGEST_SIDE, Zip, border_between, sides_of


def faults_of(*arguments, **options):
    with pytest.raises(InvalidPuzzle) as caught:
        Zip(*arguments, **options)
    return [(fault.code, fault.cells) for fault in caught.value.faults]


def test_a_puzzle_holds_numbers_walls_and_blocked_cells_in_order():
    puzzle = Zip(4, 3, [(0, 0), [2, 2], (1, 2)], [(1, 1, "down"), (0, 2, "right"), (1, 1, "down")], [(2, 0), (0, 1)])
    assert (puzzle.width, puzzle.height, puzzle.last, puzzle.cells) == (4, 3, 3, 10)
    assert puzzle.numbers == ((0, 0), (2, 2), (1, 2))
    assert puzzle.walls == ((0, 2, "right"), (1, 1, "down"))
    assert puzzle.blocked == ((0, 1), (2, 0))
    assert puzzle.number_at() == {(0, 0): 1, (2, 2): 2, (1, 2): 3}
    assert repr(puzzle) == "Zip(4x3, 3 numbers, 2 walls, 2 blocked)"


def test_equal_puzzles_are_equal_whatever_the_order_of_walls():
    walls = [(0, 0, "right"), (1, 1, "right")]
    one, other = Zip(3, 2, [(0, 0), (1, 0)], walls), Zip(3, 2, ((0, 0), (1, 0)), walls[::-1])
    assert one == other
    assert hash(one) == hash(other)
    assert pickle.loads(pickle.dumps(one)) == one
    with pytest.raises(AttributeError):
        one.width = 5


def test_passable_borders_lead_between_open_cells_without_a_wall():
    puzzle = Zip(3, 2, [(0, 1), (1, 2)], [(0, 0, "down")], [(0, 2)])
    assert puzzle.passable() == [(0, 0, "right"), (0, 1, "down"), (1, 0, "right"), (1, 1, "right")]


def test_numbers_of_any_integer_type_are_taken():
    assert Zip(np.int64(2), 1, [(np.int32(0), 0), (0, np.uint8(1))]).numbers == ((0, 0), (0, 1))


def test_one_cell_needs_only_the_one():
    assert Zip(1, 1, [(0, 0)]).last == 1
    assert Zip(2, 1, [(0, 1)], blocked=[(0, 0)]).cells == 1


def test_all_faults_are_reported_at_once():
    found = faults_of(
        4,
        3,
        [(0, 0), None, (0, 0), (3, 0), (1, 1), "x"],
        [(0, 3, "right"), (2, 0, "down"), (0, 0, "left"), 7],
        [(1, 1), (0, 9)],
    )
    assert [code for code, _ in found] == [
        "off-board", "gap", "two-numbers", "off-board", "blocked", "type", "wall-off-board", "wall-off-board", "type",
        "type",
    ]  # fmt: skip
    assert found[2] == ("two-numbers", ((0, 0),))
    assert found[6] == ("wall-off-board", ((0, 3),))


@pytest.mark.parametrize("side", [0, -1, LONGEST_SIDE + 1, 2.5, "3", True, None])
def test_a_side_is_a_whole_number_in_range(side):
    assert faults_of(side, 2, [(0, 0), (0, 1)]) == [("size", ())]


@pytest.mark.parametrize(("numbers", "code"), [([], "too-few"), ([(0, 0)], "too-few"), ("12", "type"), (7, "type")])
def test_a_board_needs_two_numbers(numbers, code):
    assert code in [found for found, _ in faults_of(3, 2, numbers)]


def test_a_mapping_shows_its_gaps():
    assert faults_of(3, 2, {1: (0, 0), 3: (1, 0)}) == [("gap", ())]
    assert faults_of(3, 2, {0: (0, 0), 1: (0, 1), 2: (1, 1)}) == [("type", ())]
    assert faults_of(3, 2, {1: (0, 0), 10**9: (0, 1)})[0] == ("gap", ())


def test_a_grid_names_a_number_that_stands_twice():
    with pytest.raises(InvalidPuzzle, match="The number 2 stands twice, at row 1, column 3 and row 2, column 1"):
        Zip.from_grid([[1, 0, 2], [2, 0, 3]])
    with pytest.raises(InvalidPuzzle, match="differ in length"):
        Zip.from_grid([[1, 0, 2], [2, 0]])
    assert Zip.from_grid([[1, None, 0], [2, 0, 0]]).numbers == ((0, 0), (1, 0))


@pytest.mark.parametrize(
    ("size", "numbers", "possible"),
    [
        ((3, 3), [(0, 0), (2, 2)], True),
        ((3, 3), [(0, 1), (2, 2)], False),  # an odd board: both ends lie on the colour with more cells
        ((3, 3), [(0, 1), (1, 2)], False),
        ((4, 3), [(0, 0), (0, 1)], True),  # an even board: the ends differ in colour
        ((4, 3), [(0, 0), (1, 1)], False),
    ],
)
def test_colours_that_rule_every_path_out_are_said_as_such(size, numbers, possible):
    if possible:
        Zip(*size, numbers)
    else:
        with pytest.raises(InvalidPuzzle, match=r"No path is possible\. Coloured like a checkerboard") as caught:
            Zip(*size, numbers)
        assert [fault.code for fault in caught.value.faults] == ["parity"]


def test_blocked_cells_count_for_the_colours():
    assert faults_of(3, 2, [(0, 0), (1, 2)], blocked=[(0, 1), (1, 0)])[0][0] == "parity"


def test_borders_lie_between_two_cells():
    assert border_between((1, 1), (2, 1)) == border_between((2, 1), (1, 1)) == (1, 1, "down")
    assert border_between((1, 1), (2, 2)) is None
    assert sides_of((1, 1, "right")) == ((1, 1), (1, 2))
