"""Colours in files: what is read, what is written, and what a format cannot hold."""

import json

import pytest
from hypothesis import given, settings
from tests.effort import tries
from tests.formats.looks import without_looks
from tests.strategies import colour_nonogram_items

from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.formats import dumps, formats, loads, losses
from cluewright.formats.colours import STANDARD, Declared, palette_of
from cluewright.nonogram.puzzle import Nonogram

NAMES = [name for name, entry in formats().items() if "colour-nonogram" in entry.kinds]
PALETTE = [("white", "#ffffff", "."), ("red", "#d03a2b", "R"), ("blue", "#2b5dd0", "B")]
PUZZLE = Board.parse("aab. .bb.").puzzle(PALETTE)
ONE = Nonogram([[1, 1], [3]], [[2], [1], [2]])


def written(item, name):
    """Return the content of the file, or None for a puzzle that the format cannot express."""
    try:
        return dumps(item, format_name=name)
    except FormatError:
        return None


@pytest.mark.parametrize("name", NAMES)
@given(item=colour_nonogram_items())
@settings(max_examples=tries(30), deadline=None)
def test_colours_come_back_and_what_is_lost_is_said(name: str, item: Item) -> None:
    if (content := written(item, name)) is None:
        assert item.puzzle.has_hidden
        return

    (named,) = loads(content, format_name=name)
    (found,) = loads(content)

    assert named == found
    assert without_looks(named.puzzle) == without_looks(item.puzzle)
    assert named.solution in (item.solution, None)
    assert (named != item) == bool(losses(item, name))


def test_there_are_formats_with_colours() -> None:
    assert set(NAMES) == {"webpbn", "non", "g", "cwc", "pynogram"}


@pytest.mark.parametrize("name", NAMES)
def test_a_hidden_line_or_block_is_refused_where_a_format_has_none(name: str) -> None:
    blot = ColourNonogram(PALETTE, [[(None, 1), (1, 2)], [(2, 2)]], PUZZLE.columns)
    line = ColourNonogram(PALETTE, [None, [(2, 2)]], PUZZLE.columns)

    if name == "webpbn":
        assert loads(dumps(blot, format_name=name))[0].puzzle == blot
    else:
        with pytest.raises(FormatError, match=f"row 1 has a hidden clue, which the format {name} cannot hold"):
            dumps(blot, format_name=name)
    with pytest.raises(FormatError, match=f"row 1 has .*, which the format {name} cannot hold"):
        dumps(line, format_name=name)


def test_each_part_of_a_palette_that_is_lost_is_named() -> None:
    paper = [("cream", "#fffdd0", "~"), ("my red", "#d03a2b", "#"), ("blue", "#2b5dd0", "|")]
    puzzle = Board.parse("aab. .bb.").puzzle(paper)

    assert losses(puzzle, "webpbn") == ["webpbn cannot hold the marks of the colours (1 puzzle)"]
    assert losses(puzzle, "g") == []
    assert losses(puzzle, "non") == [
        "non cannot hold the background colour (1 puzzle)",
        "non cannot hold the names of the colours (1 puzzle)",
        "non cannot hold the marks of the colours (1 puzzle)",
    ]
    assert losses(puzzle, "cwc") == [
        "cwc cannot hold the background colour (1 puzzle)",
        "cwc cannot hold the values of the colours (1 puzzle)",
        "cwc cannot hold the names of the colours (1 puzzle)",
        "cwc cannot hold the marks of the colours (1 puzzle)",
    ]


@pytest.mark.parametrize("name", NAMES)
def test_colours_that_no_block_has_are_left_out(name: str) -> None:
    puzzle = ColourNonogram([*PALETTE, ("green", "#00aa00")], PUZZLE.rows, PUZZLE.columns)

    assert without_looks(loads(dumps(puzzle, format_name=name))[0].puzzle) == without_looks(PUZZLE)
    assert f"{name} cannot hold colours that no block has (1 puzzle)" in losses(puzzle, name)


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_whose_blocks_have_one_colour_is_an_ordinary_nonogram(name: str) -> None:
    rows, columns = ([[(length, 2) for length in clue] for clue in clues] for clues in (ONE.rows, ONE.columns))

    assert loads(dumps(ColourNonogram(PALETTE, rows, columns), format_name=name))[0].puzzle == ONE


@pytest.mark.parametrize(
    ("name", "colour", "again"),
    [
        ("webpbn", "red #ff0000", "red #ff0000"),
        ("webpbn", "#ff0000", "#ff0000"),
        ("webpbn", "reddish", None),
        ("g", "dark red #8b0000", "dark red #8b0000"),
        ("g", "#8b0000", "#8b0000"),
        ("non", "#8b0000", "#8b0000"),
        ("non", "red #ff0000", "#ff0000"),
        ("cwc", "#8b0000", None),
        ("pynogram", "red #ff0000", "red #ff0000"),
        ("pynogram", "#8b0000", "#8b0000"),
        *(
            (name, "white #ffffff", None) for name in ("webpbn", "g", "non", "pynogram")
        ),  # on white, nobody would see it
    ],
)
@pytest.mark.parametrize("puzzle", [ONE, Nonogram([[]], [[], []])], ids=["blocks", "empty"])
def test_the_colour_of_an_ordinary_nonogram_is_kept(
    name: str, colour: str, again: str | None, puzzle: Nonogram
) -> None:
    item = Item(puzzle, meta={"colour": colour})

    (found,) = loads(dumps(item, format_name=name))

    assert (found.puzzle, found.meta.get("colour")) == (puzzle, again)
    assert losses(item, name) == ([] if again == colour else [f"{name} cannot hold the colour (1 puzzle)"])


def test_webpbn_keeps_further_solutions_and_saved_boards() -> None:
    boards = {"solutions": [["ab.a", "...b"]], "saved": [["a???", "?b.?"]]}
    item = Item(PUZZLE, solution=Board.parse("aab. .bb."), extra=boards)

    assert loads(dumps(item, format_name="webpbn")) == [item]
    other = Item(PUZZLE, extra={"saved": [["c???", "????"], ["#???", "????"]]})
    assert losses(other, "webpbn") == ["webpbn cannot hold saved boards that do not fit the puzzle (1 puzzle)"]


def test_a_palette_is_made_of_what_a_file_says() -> None:
    declared = [Declared("red", "#ff0000", "r"), Declared("red", None, "r"), Declared(None, "#0000ff"), Declared(None)]
    declared += [Declared("\x00" * 99, "#123456", " "), Declared("long " * 20, "#654321", "ab")]

    palette = palette_of(Declared("white", None, "r"), declared)

    assert [colour.name for colour in palette] == [
        "white", "red", "red 2", "blue", "red 3", "#123456", ("long " * 8),
    ]  # fmt: skip
    assert [colour.mark for colour in palette] == list("rABCDEF")
    assert json.dumps([colour.value for colour in palette])
    assert palette[2].value == STANDARD[0].value


def test_a_digit_that_stands_for_a_colour_is_no_mark() -> None:
    """Beside a number it would be read as a part of it; in the image of the file it still means the colour."""
    content = """<puzzleset><puzzle><color name="white" char=".">fff</color><color name="red" char="1">f00</color>
        <color name="blue" char="2">00f</color>
        <solution type="goal"><image>|12.|</image></solution></puzzle></puzzleset>"""
    [item] = loads(content, format_name="webpbn")
    assert [colour.mark for colour in item.puzzle.palette] == [".", "A", "B"]
    assert item.solution == Board.parse("ab.")
