"""The batch files of the tournaments."""

import os
from pathlib import Path

import numpy as np
import pytest

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.formats import Source, dumps, entries, load, loads
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.puzzle import Nonogram

FOLDER = Path(os.environ.get("CLUEWRIGHT_DATA", Path(__file__).parents[3] / "shared" / "data")) / "nonogram"
needs_data = pytest.mark.skipif(not FOLDER.is_dir(), reason="the published puzzles are not there: set CLUEWRIGHT_DATA")

PUZZLE = Nonogram([[1], [2]], [[2], [1]])


def failure(text: str) -> str:
    with pytest.raises(FormatError) as caught:
        loads(text, format_name="taai", name="a.txt")
    return str(caught.value)


def test_columns_come_first() -> None:
    assert loads("$1\n2\n1\n1\n2\n")[0].puzzle == PUZZLE


@pytest.mark.parametrize(
    "text", ["$1\n1\t1\n1\n1\n1\n1\n1\t1\n", "$1\n1 1\n1\n1\n1\n1\n1,1\n", "$1\n1\t1\t\n01\n1\n\t1\n1\n1\t1\n"]
)
def test_numbers_are_separated_by_any_blanks(text: str) -> None:
    assert loads(text, format_name="taai")[0].puzzle == Nonogram([[1], [1], [1, 1]], [[1, 1], [1], [1]])


def test_a_number_of_any_length_is_read_or_refused() -> None:
    assert failure("$1\n2\n1\n1\n" + "9" * 5000 + "\n").startswith("a.txt:5:1: expected a block length, found '999")


def test_zeros_and_long_blocks_are_read_like_other_numbers() -> None:
    assert loads("$1\n1\n0\n1\n0\n")[0].puzzle == Nonogram([[1], []], [[1], []])
    assert loads("1x102\n$1\n102\n" + "1\n" * 102)[0].puzzle == Nonogram([[1]] * 102, [[102]])


def test_a_blank_line_is_the_clue_of_an_empty_line() -> None:
    assert loads("$1\r\n1\r\n\r\n1\r\n\r\n$2\r\n2\r\n1\r\n1\r\n2\r\n")[0].puzzle == Nonogram([[1], []], [[1], []])
    assert loads("$1\n\n\n\n\n")[0].puzzle == Nonogram([[], []], [[], []])


@pytest.mark.parametrize(
    "text", ["$1\n2\n1\n1\n2\n\n\n", "\n$1\n2\n1\n\n1\n2\n", "$1\n2\n1\n1\n2\n\n$2\n2\n1\n1\n2\n\n"]
)
def test_blank_lines_between_blocks_are_gaps(text: str) -> None:
    assert {item.puzzle for item in loads(text)} == {PUZZLE}


def test_a_size_holds_until_the_next_one() -> None:
    wide, square = Nonogram([[1, 1], [3]], [[2], [1], [2]]), PUZZLE

    written = dumps([wide, wide, square], format_name="taai").decode()

    assert written == "3x2\n$1\n2\n1\n2\n1\t1\n3\n$2\n2\n1\n2\n1\t1\n3\n2x2\n$3\n2\n1\n1\n2\n"
    assert [item.puzzle for item in loads(written)] == [wide, wide, square]
    assert dumps([square, square], format_name="taai").startswith(b"$1\n2\n")


def test_a_bad_puzzle_does_not_hide_the_others() -> None:
    first, second, third = entries(Source(b"$1\n2\n1\n1\n2\n$2\n2\n1\n1\n$3\n2\n1\n1\n2\n", "a.txt"))

    assert isinstance(first, Item)
    assert isinstance(third, Item)
    assert first.puzzle == third.puzzle == PUZZLE
    assert str(second) == "a.txt:6:1: expected 4 clues (2 columns, then 2 rows), found 3"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("$1\n2\n1\n1\n", "a.txt:1:1: expected as many column clues as row clues, found 3 lines: "
         "for a board that is not square, put a line WxH before it"),
        ("$1\n2\n1\n1\n2x\n", "a.txt:5:1: expected a block length, found '2x'"),
        ("$1\n2\n1\n1\n3\n", "a.txt:5:1: this clue needs at least 3 cells, but the line has 2"),
        ("$1\n2\n1\n1\n2\t0\n", "a.txt:5:3: a 0 must be the only number in its clue"),
        ("$1\n2\n1\n2x2\n1\n3\n", "a.txt:6:1: this clue needs at least 3 cells, but the line has 2"),
        ("$1\n2\n1\n1\n1\n", "a.txt:1:1: The row clues add up to 2 filled cells, the column clues to 3."),
        ("0x3\n$1\n", "a.txt:1:1: expected a side from 1 to 10000, found '0'"),
        ("2 1\n$1\n", "a.txt:1:1: expected $1, the start of the first puzzle"),
        ("\n\n", "a.txt: expected $1, the start of the first puzzle"),
    ],
)  # fmt: skip
def test_errors_name_the_place_and_what_was_expected(text: str, expected: str) -> None:
    assert failure(text) == expected


@needs_data
@pytest.mark.parametrize("name", ["taai2011", "tcga2014", "taai2017", "icga2018"])
def test_published_sets_agree_with_their_published_solutions(name: str) -> None:
    questions = load(FOLDER / "tournament" / f"{name}.question.txt")
    answers = (FOLDER / "tournament" / f"{name}.solution.txt").read_text().split("$")[1:]
    solutions = [np.array(answer.split()[1:], np.uint8).reshape(25, 25) for answer in answers]

    assert len(questions) == 1000
    assert [item.puzzle for item in questions] == [clues_of(solution) for solution in solutions]


@needs_data
def test_published_survey_puzzles_are_read() -> None:
    sizes = {path.name: load(path)[0].puzzle for path in sorted((FOLDER / "survey").glob("*.nin"))}

    assert len(sizes) == 13
    dancer = sizes["webpbn-00001-dancer.nin"]
    assert (dancer.width, dancer.height) == (5, 10)
    assert dancer.rows[:3] == ((2,), (2, 1), (1, 1))
