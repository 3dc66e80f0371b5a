"""What nonograms say: every sentence of a fault is brought about, and the parts of sentences are right."""

import pytest
from tests.nonogram.said import faults

from cluewright.core.catalogue import catalogue
from cluewright.core.message import Along, Cells, Line
from cluewright.nonogram.board import Board
from cluewright.nonogram.deductions import deduce
from cluewright.nonogram.kind import KIND
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.wording import ROOM, block, quoted, so, then


def test_every_fault_of_the_catalogue_is_brought_about_and_said() -> None:
    found = list(faults())
    said = {each.message.code for each in found} | {each.remedy.code for each in found if each.remedy}
    assert said == {code for code in catalogue(ROOM, "en") if code.startswith("fault-")}
    for fault in found:
        assert fault.message.code.startswith((f"fault-{fault.code}", "fault-of-picture"))
        assert fault.text().endswith(".")
        assert not {"{", "}", "$"} & set(fault.text())


@pytest.mark.parametrize(
    ("clue", "index", "name"),
    [
        ((3, 1), 0, "the 3"),
        ((1, 1), 0, "the first 1"),
        ((1, 1), 1, "the last 1"),
        ((1, 2, 1, 1), 2, "the second 1"),
        ((1,) * 30, 21, "the 22nd 1"),
        ((1,) * 30, 12, "the 13th 1"),
        ((None, 3, None), 2, "the last ?"),
    ],
)
def test_a_block_is_named_so_that_a_player_finds_it(clue: tuple[int | None, ...], index: int, name: str) -> None:
    assert block(clue, index).clause() == name


def test_clues_are_quoted_as_they_are_printed() -> None:
    assert quoted((3, None, 1)) == "3 ? 1"
    assert quoted(()) == "0"
    assert quoted((1,) * 21) == "1 " * 20 + "..."
    [fault, _] = KIND.faults(Nonogram([None], [None]), Board.parse("!"))
    assert fault.text() == "Row 1 cannot be completed: no arrangement of a hidden clue fits."


def test_conclusions_agree_in_number() -> None:
    one, many = Along("column", (3,)), Along("column", (4, 5, 6))
    assert so(one, many).clause() == "so column 4 is filled and columns 5 to 7 are empty"
    assert then(many, one).clause() == "columns 5 to 7 are filled and column 4 is empty"
    assert so(None, Cells(((3, 6),))).clause() == "so row 4, column 7 is empty"


def test_many_blocks_are_counted_and_few_are_named() -> None:
    def first(clue: tuple[int, ...], cells: str) -> str:
        return str(deduce(clue, cells, Line("column", 1))[0])

    assert first((1,) * 6, "#?" * 6) == (
        "Column 2: the blocks 1, 1, 1, 1, 1 and 1 are complete, so rows 2, 4, 6, 8, 10 and 12 are empty."
    )
    assert first((1,) * 7, "#?" * 7) == "Column 2: all 7 blocks are complete, so the other cells are empty."
    assert first((1,) * 7, "?" * 13).startswith(
        "Column 2: the 7 blocks with the gaps between them take up all 13 cells, so rows 1, 3, 5, 7, 9, 11 and 13 are"
    )


def test_an_empty_clue_is_said_without_blocks() -> None:
    assert {str(found) for found in deduce((), "???")} == {
        "Row 1: the clue is 0, so every cell is empty.",
        "Row 1: in the only arrangement that fits, columns 1 to 3 are empty.",
    }
