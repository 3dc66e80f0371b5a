"""Files of Gnonograms."""

import pytest

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.formats import dumps, loads, losses
from cluewright.nonogram.board import Board
from cluewright.nonogram.puzzle import Nonogram

PUZZLE = Nonogram([[1, 1], [3]], [[2], [1], [2]])
TEXT = """[Description]
Ears
N. N.
2010-06-27
4
[License]
CC BY-SA
[Dimensions]
2
3
[Row clues]
1,1
3
[Column clues]
2
1
2
[Solution grid]
2 1 2
2 2 2
[Working grid]
0 0 0
2 0 0
"""


def failure(text: str) -> str:
    with pytest.raises(FormatError) as caught:
        loads(text, format_name="gno", name="a.gno")
    return str(caught.value)


def test_everything_is_read_and_written_again() -> None:
    (item,) = loads(TEXT)

    assert item == Item(
        PUZZLE,
        solution=Board.parse("#.# ###"),
        meta={"title": "Ears", "author": "N. N.", "date": "2010-06-27", "difficulty": "4", "license": "CC BY-SA"},
        extra={"saved": [["???", "#??"]]},
    )
    assert dumps(item, format_name="gno").decode() == TEXT


def test_older_files_with_remarks_and_further_sections() -> None:
    text = "[Dimensions] // size\n2 // rows\n3\n[Solution] //grid\n2 1 2 // top\n2 2 2 \n[Working grid]\n0 0 0\n0 0 0\n"

    (item,) = loads(text + "[State]\nGAME_STATE_SETTING\n")

    assert item == Item(PUZZLE, solution=Board.parse("#.# ###"))


def test_what_does_not_fit_on_a_line_is_told() -> None:
    item = Item(PUZZLE, meta={"title": "one\ntwo", "author": "[License]"}, extra={"saved": [["???", "#??"]] * 2})

    (again,) = loads(dumps(item, format_name="gno"))

    assert again.meta == {"title": "one two", "author": "(License)"}
    assert losses(item, "gno") == [
        "gno cannot hold more than one saved board (1 puzzle)",
        "gno cannot hold the title as it is written (1 puzzle)",
        "gno cannot hold the author as it is written (1 puzzle)",
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "a.gno: expected a [Dimensions] section, found none"),
        ("hello\n", "a.gno:1:1: expected a section such as [Dimensions]"),
        ("[Dimensions]\n2\n", "a.gno:1:1: expected the number of rows and the number of columns, each on its own line"),
        ("[Dimensions]\n2\nx\n", "a.gno:3:1: expected a side from 1 to 10000, found 'x'"),
        ("[Dimensions]\n2\n3\n", "a.gno:1:1: expected [Row clues] and [Column clues], or [Solution grid]"),
        (
            "[Dimensions]\n2\n3\n[Solution]\n0 1 2\n0 0 0\n",
            "a.gno:1:1: expected [Row clues] and [Column clues], or [Solution grid]",
        ),
        ("[Dimensions]\n2\n3\n[Solution]\n2 1 2\n", "a.gno:4:1: expected 2 rows of cells, found 1"),
        ("[Dimensions]\n2\n3\n[Solution]\n2 1 2\n2 2\n", "a.gno:6:1: expected 3 cells, found 2"),
        ("[Dimensions]\n2\n3\n[Solution]\n2 1 2\n2 2 7\n", "a.gno:6:5: expected 0, 1 or 2 for each cell, found '7'"),
        (TEXT.replace("1,1\n", "1,x\n"), "a.gno:12:3: expected a block length, found 'x'"),
        (TEXT.replace("1,1\n", ""), "a.gno:11:1: expected 2 row clues, found 1"),
    ],
)
def test_errors_name_the_place_and_what_was_expected(text: str, expected: str) -> None:
    assert failure(text) == expected
