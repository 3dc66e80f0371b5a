import json
from itertools import groupby, product
from math import comb, log2

import pytest

from cluewright.core.errors import InvalidPuzzle
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.statistics import arrangements, clue_statistics, line_statistics


def counted(clue, length):
    """Count the lines a clue allows by looking at all of them."""

    def allowed(cells):
        blocks = [len(list(run)) for filled, run in groupby(cells) if filled]
        return clue is None or (
            len(blocks) == len(clue)
            and all(number in (None, block) for number, block in zip(clue, blocks, strict=True))
        )

    return sum(allowed(cells) for cells in product((0, 1), repeat=length))


@pytest.mark.parametrize(
    "clue",
    [
        (),
        (1,),
        (3,),
        (2, 1),
        (1, 1, 1),
        (None,),
        (None, 1),
        (2, None),
        (None, None),
        (1, None, 1),
        (None,) * 3,
        (7,),
        None,
    ],
)
def test_arrangements_equal_brute_force(clue):
    for length in range(1, 10):
        assert arrangements(clue, length) == counted(clue, length)


def test_two_and_one_in_six_cells_have_six_arrangements_not_four():
    assert arrangements((2, 1), 6) == comb(6 - 3 + 1, 2) == 6


def test_large_counts_are_exact():
    assert arrangements((1,) * 1000, 4000) == comb(3001, 1000)
    assert arrangements(None, 4096) == 2**4096


def test_numbers_of_a_line():
    line = line_statistics((3, 1), 7, line="column", index=4)
    assert (line.line, line.index, line.length, line.blocks, line.filled) == ("column", 4, 7, 2, 4)
    assert (line.largest, line.slack, line.arrangements, line.hidden) == (3, 2, 6, 0)
    assert line.density == pytest.approx(4 / 7)
    assert line.bits == pytest.approx(7 - log2(6))


def test_a_line_with_hidden_numbers():
    line = line_statistics((3, None), 7)
    assert (line.blocks, line.hidden, line.filled, line.density, line.largest, line.slack) == (2, 1, None, None, 3, 2)
    assert line.arrangements == counted((3, None), 7)


def test_a_hidden_line_tells_nothing():
    line = line_statistics(None, 7)
    assert (line.blocks, line.filled, line.largest, line.slack, line.arrangements) == (None, None, None, 7, 128)
    assert line.bits == 0.0


def test_empty_and_full_lines_tell_everything():
    for clue, largest in (((), 0), ((7,), 7)):
        line = line_statistics(clue, 7)
        assert (line.arrangements, line.bits, line.largest) == (1, 7.0, largest)


def test_a_clue_that_does_not_fit():
    assert arrangements((4, 4), 8) == 0
    with pytest.raises(InvalidPuzzle, match="The clue 4 4 does not fit into 8 cells"):
        line_statistics((4, 4), 8)


def test_numbers_of_a_puzzle():
    numbers = clue_statistics(clues_of(["#.##.", ".....", "#####"]))
    assert (numbers.width, numbers.height, numbers.filled, numbers.largest) == (5, 3, 8, 5)
    assert numbers.density == pytest.approx(8 / 15)
    assert (numbers.row_blocks, numbers.column_blocks, numbers.numbers) == (3, 8, 11)
    assert (numbers.hidden_numbers, numbers.hidden_lines, numbers.empty_lines) == (0, 0, 1)
    assert [line.slack for line in numbers.rows] == [1, 5, 0]
    assert [line.slack for line in numbers.columns] == [0, 2, 0, 0, 2]
    assert numbers.slack == 10
    assert [line.arrangements for line in numbers.lines] == [3, 1, 1, 1, 3, 1, 1, 3]
    assert numbers.settled_lines == 5
    assert numbers.row_bits == pytest.approx(15 - log2(3))
    assert numbers.column_bits == pytest.approx(15 - 2 * log2(3))
    assert numbers.bits == pytest.approx(numbers.row_bits + numbers.column_bits)
    assert numbers.bits_per_cell == pytest.approx(numbers.bits / 15)


def test_what_one_side_hides_the_other_tells():
    puzzle = Nonogram(rows=[None, (), (None,)], columns=[(1, 1), (1,), (1, 1), (1, 1), (1,)])
    numbers = clue_statistics(puzzle)
    assert numbers.filled == 8
    assert (numbers.row_blocks, numbers.column_blocks) == (None, 8)
    assert (numbers.hidden_lines, numbers.hidden_numbers, numbers.numbers, numbers.largest) == (1, 1, 8, 1)


def test_nothing_is_known_of_a_puzzle_that_hides_all():
    numbers = clue_statistics(Nonogram(rows=[None, None], columns=[None] * 3))
    assert (numbers.filled, numbers.density, numbers.largest, numbers.bits) == (None, None, None, 0.0)


def test_statistics_go_to_json():
    data = json.loads(json.dumps(clue_statistics(([[1, 1], [3]], [[2], [1], [2]])).to_data()))
    assert (data["width"], data["height"], data["filled"], data["numbers"]) == (3, 2, 5, 6)
    assert data["rows"][0]["density"] == pytest.approx(2 / 3)
    assert data["columns"][1]["arrangements"] == 2


def test_statistics_of_wrong_clues_say_what_is_wrong():
    with pytest.raises(InvalidPuzzle, match="The row clues add up to 2 filled cells, the column clues to 1"):
        clue_statistics(([[2]], [[1], []]))
