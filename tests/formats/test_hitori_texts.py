"""Hitori as plain text and in the text form of janko.at."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.formats.link_puzzles import TEXTS, hitoris

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.formats import Source, dumps, entries, loads
from cluewright.hitori.board import Board
from cluewright.hitori.puzzle import Hitori

SMALL = Hitori([[1, 1, 2], [3, 2, 2]])
JANKO = """\
begin
puzzle hitori
title A small one
author An author
rows 2
cols 3
problem
1 1 2
3 2 2
solution
x - -
- - x
end
"""
JANKO_ITEM = Item(SMALL, solution=Board.parse("#.. ..#"), meta={"title": "A small one", "author": "An author"})


def failure(text: str, name: str) -> str:
    with pytest.raises(FormatError) as caught:
        loads(text, name="a", format_name=name)
    return str(caught.value)


@pytest.mark.parametrize(
    "text", ["112\n322\n", "1 1 2\n3 2 2", "1,1,2\n3, 2, 2\n", "\n\n  1 1\t2  \n 3 2 2\r\n\r\n", " 112\n 322"]
)
def test_every_way_to_write_a_rectangle_is_recognized(text: str) -> None:
    assert loads(text) == [Item(SMALL)]


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("1aZ\nA21", [[1, 10, 61], [36, 2, 1]]),
        ("aab\nCbb", [[1, 1, 2], [3, 2, 2]]),
        ("1 a 3\n12 2 2", [[1, 10, 3], [12, 2, 2]]),
        ("10 200 3\n1 2 65535", [[10, 200, 3], [1, 2, 65_535]]),
        ("5", [[5]]),
        ("12", [[1, 2]]),
        ("12,", [[12]]),
        ("1 2\n2 1", [[1, 2], [2, 1]]),
    ],
)
def test_numbers_letters_and_characters(text: str, numbers: list[list[int]]) -> None:
    assert loads(text, format_name="hitori-text")[0].puzzle == Hitori(numbers)


def test_blank_lines_stand_between_boards() -> None:
    boards = [SMALL, Hitori([[100, 2, 3], [1, 2, 3]]), Hitori([[1], [2]]), Hitori([[11, 12], [3, 4]])]

    written = dumps(boards, format_name="hitori-text").decode()

    assert written == "112\n322\n\n100 2 3\n1 2 3\n\n1,\n2,\n\n11,12\n3,4\n"
    assert [item.puzzle for item in loads(written)] == boards


@settings(deadline=None)
@given(puzzle=hitoris(highest=65_535))
def test_every_board_comes_back_and_is_recognized(puzzle: Hitori) -> None:
    assert loads(dumps(puzzle, format_name="hitori-text")) == [Item(puzzle)]


@pytest.mark.parametrize(
    "text", ["hello", "hello\nworld", "3", "123", "1 2 3", "3 2\n1 1\n", "1\n2\n3", "12\n1 2", "1 2\n3"]
)
def test_what_could_be_anything_is_not_taken_for_a_board(text: str) -> None:
    with pytest.raises(FormatError, match="the format cannot be recognized"):
        loads(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "a: expected rows of numbers, found an empty file"),
        ("112\n32", "a:2:1: expected 3 cells like the rows above, found 2"),
        ("112\n3!2", "a:2:2: expected a number or a letter, found '!'"),
        ("1 1 2\n3 xy 2", "a:2:3: expected a number or a letter, found 'xy'"),
        ("1 1 2\n3 99999 2", "a:1:1: Row 2, column 2 must be a number from 1 to 65,535, not 99999."),
        ("1 1234567 1", "a:1:3: expected a number or a letter, found '1234567'"),
        ("101", "a:1:1: Row 1, column 2 must be a number from 1 to 65,535, not 0."),
        ("1 ² 1", "a:1:3: expected a number or a letter, found '²'"),
        ("," , "a:1:1: Row 1 has no cells."),
    ],
)  # fmt: skip
def test_errors_of_plain_text(text: str, expected: str) -> None:
    assert failure(text, "hitori-text") == expected


def test_a_janko_file_is_read_and_written_byte_for_byte() -> None:
    assert loads(JANKO) == [JANKO_ITEM]
    assert dumps(JANKO_ITEM, format_name="janko").decode() == JANKO


def test_other_ways_to_write_a_janko_file() -> None:
    text = """
puzzle Hitori
solver Somebody
source A book
unit 36
size 2
problem
12
21
solution
1 X
# 1
moves
1,2;
3,4;
"""
    assert loads(text) == [
        Item(Hitori([[1, 2], [2, 1]]), solution=Board.parse(".# #."), meta={"source": "A book"}),
    ]


def test_a_janko_file_may_bundle_puzzles_and_a_bad_one_hides_no_other() -> None:
    first, second, third = entries(
        Source(JANKO.encode() + JANKO.replace("x - -", "x - q").encode() + JANKO.encode(), "a")
    )

    assert first == third == JANKO_ITEM
    assert str(second) == "a:24:5: expected x for a shaded cell or - for an unshaded one, found 'q'"


@settings(deadline=None)
@given(
    puzzle=hitoris(highest=65_535),
    meta=st.dictionaries(st.sampled_from(["title", "author", "source", "description", "copyright"]), TEXTS),
    data=st.data(),
)
def test_every_board_comes_back_from_janko(puzzle: Hitori, meta: dict[str, str], data: st.DataObject) -> None:
    row = "".join(data.draw(st.sampled_from("#.")) for _ in range(min(puzzle.width, 20))).ljust(puzzle.width, ".")
    item = Item(puzzle, solution=Board.parse([row] * puzzle.height), meta=meta)

    again = loads(dumps([item, Item(puzzle)], format_name="janko"), format_name="janko")  # a NUL is no sign of a text

    assert again == [item, Item(puzzle)]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (("puzzle hitori", "puzzle sudoku"), "a:2:8: expected a Hitori puzzle, found 'sudoku'"),
        (("problem", "riddle"), "a:8:1: expected a keyword and its value, found '1 1 2'"),
        (("rows 2", "rows 3"), "a:5:6: expected rows 2, the size of the problem, found '3'"),
        (("cols 3", "cols x"), "a:6:6: expected a side from 1 to 10000, found 'x'"),
        (("cols 3", "size 2"), "a:6:6: expected cols 3, the size of the problem, found '2'"),
        (("cols 3", "rows 2"), "a:6:1: the keyword rows appears twice"),
        (("3 2 2", "3 2"), "a:9:1: expected 3 cells like the rows above, found 2"),
        (("x - -\n", ""), "a:11:1: expected 2 rows in the solution, found 1"),
        (("x - -", "x -"), "a:11:1: expected 3 cells in this row of the solution, found 2"),
        ((JANKO[JANKO.index("problem") :], ""), "a:2:1: expected the keyword problem and rows of numbers after it"),
        ((JANKO, "begin\nend"), "a:1:1: expected the keyword begin and a puzzle, found neither"),
    ],
)
def test_errors_of_janko_files(change: tuple[str, str], expected: str) -> None:
    assert failure(JANKO.replace(*change), "janko").startswith(expected)
