"""Portable bitmaps: pictures whose clues make the puzzle."""

import io

import numpy as np
import pytest
from PIL import Image

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.formats import dumps, load, loads, save
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.puzzle import Nonogram

ITEM = Item(Nonogram([[1, 1], [3]], [[2], [1], [2]]), solution=Board.parse("#.# ###"))


def failure(data: bytes) -> str:
    with pytest.raises(FormatError) as caught:
        loads(data, format_name="pbm", name="a.pbm")
    return str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "P1\n3 2\n101\n111\n",
        "P1 3 2 1 0 1 1 1 1",
        "P1\n# made by hand\n3 # wide\n2\n1 0 1 # top\n1 1 1\n",
        "P1\r3 2\r101111",
    ],
)
def test_plain_pictures_are_read_with_and_without_blanks_and_remarks(text: str) -> None:
    assert loads(text) == [ITEM]


@pytest.mark.parametrize(("count", "magic"), [(1, b"P1"), (2, b"P4")])
def test_the_written_picture_is_what_other_programs_see(count: int, magic: bytes) -> None:
    picture = np.random.default_rng(5).random((7, 75)) < 0.5
    item = Item(clues_of(picture), solution=Board.solved(picture))

    written = dumps([item] * count, format_name="pbm")

    assert written.startswith(magic)
    with Image.open(io.BytesIO(written)) as image:
        assert image.size == (75, 7)
        assert (np.array(image) == ~picture).all()  # 1 is white to Pillow, black in the file


def test_a_picture_that_another_program_wrote_is_read() -> None:
    picture = np.random.default_rng(6).random((5, 11)) < 0.5
    file = io.BytesIO()
    Image.fromarray(~picture).save(file, "PPM")

    (item,) = loads(file.getvalue())

    assert item.solution == Board.solved(picture)


def test_the_lines_of_a_plain_picture_stay_short() -> None:
    assert dumps(ITEM, format_name="pbm") == b"P1\n3 2\n101\n111\n"
    wide = Item(Nonogram([[75]], [[1]] * 75), solution=Board.parse("#" * 75))
    assert [len(line) for line in dumps(wide, format_name="pbm").split(b"\n")] == [2, 4, 70, 5, 0]


def test_packed_pictures_follow_one_another(tmp_path) -> None:
    black = Item(Nonogram([[9]], [[1]] * 9), solution=Board.parse("#########"))
    blank = Item(Nonogram([[]], [[]] * 9), solution=Board.parse("........."))  # zero bytes, which are no text

    save([ITEM, black, blank, ITEM], tmp_path / "a.pbm")

    assert load(tmp_path / "a.pbm") == [ITEM, black, blank, ITEM]


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"", "a.pbm:1:1: expected P1 or P4, the width and the height"),
        (b"P1\n3\n", "a.pbm:1:1: expected P1 or P4, the width and the height"),
        (
            b"P5\n3 2\n255\n",
            "a.pbm:1:1: this is a P5 picture, not a bitmap (P1 or P4): make a puzzle of it with cluewright picture",
        ),
        (b"P1\n3 0\n1", "a.pbm:2:1: expected sides from 1 to 10000, found 3x0"),
        (b"P1\n3 2\n101\n1x1\n", "a.pbm:4:2: expected 0 or 1 for each cell"),
        (b"P1\n3 2\n101\n11\n", "a.pbm:3:1: expected 6 cells, found 5"),
        (b"P4\n9 2\n\x00\x00\x00", "a.pbm: expected 4 bytes for the cells of the picture, found 3"),
        (b"P4\n9 1\n\x00\x00\nP4\n9 1\n", "a.pbm: expected 2 bytes for the cells of the picture, found 0"),
        (b"P4\n9 1\n\x00\x00\nmore", "a.pbm:4:1: expected P1 or P4, the width and the height"),
    ],
)
def test_errors_name_the_place_and_what_was_expected(data: bytes, expected: str) -> None:
    assert failure(data) == expected


@pytest.mark.parametrize(
    ("item", "expected"),
    [
        (Item(ITEM.puzzle), "this puzzle has no solution to save as a picture: solve it first"),
        (
            Item(ITEM.puzzle, solution=Board.parse("#.? ###")),
            "this puzzle has no solution to save as a picture: solve it first",
        ),
        (Item(ITEM.puzzle, solution=Board.parse("##. ###")), "does not match the clues"),
    ],
)
def test_a_puzzle_whose_picture_is_not_known_cannot_be_written(item: Item, expected: str) -> None:
    with pytest.raises(FormatError, match=expected):
        dumps(item, format_name="pbm")
