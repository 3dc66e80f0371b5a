"""`cluewright clues` and `cluewright picture` in colour: the same commands, another kind of puzzle."""

import json
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageDraw

import cluewright as cw
from cluewright.clued_lines.colour_grid import has_colours
from cluewright.clued_lines.statistics import arrangements
from cluewright.colour_nonogram.board import clue_of
from cluewright.colour_nonogram.cells import read_cells
from cluewright.colour_nonogram.puzzle import shortest_length
from cluewright.formats import loads

Runner = Callable[..., Any]
KIND = "colour-nonogram"
GRID = "r = rose #e8468f\n. = cream #fdf3c8\n\n.rr.\nrgg.\n..g.\n"


@pytest.fixture
def bands(tmp_path: Path) -> Path:
    """A red and a blue disc and a green floor."""
    image = Image.new("RGB", (120, 90), "#ffffff")
    pen = ImageDraw.Draw(image)
    pen.ellipse((5, 5, 50, 50), fill="#d7263d")
    pen.ellipse((65, 15, 110, 60), fill="#2b6cc4")
    pen.rectangle((0, 70, 120, 90), fill="#3f9b42")
    image.save(tmp_path / "bands.png")
    return tmp_path / "bands.png"


@pytest.fixture
def one(tmp_path: Path) -> Path:
    image = Image.new("RGB", (40, 30), "#ffffff")
    ImageDraw.Draw(image).polygon([(20, 2), (38, 28), (2, 28)], fill="#d7263d")
    image.save(tmp_path / "one.png")
    return tmp_path / "one.png"


def test_a_text_grid_of_letters_is_a_puzzle_in_colour(cluewright: Runner) -> None:
    plain = cluewright("clues", "-", stdin=GRID)
    item = loads(cluewright("clues", "-", "--json", stdin=GRID).out)[0]

    assert plain.code == 0
    assert [(colour.name, colour.value, colour.mark) for colour in item.puzzle.palette] == [
        ("cream", "#fdf3c8", "."),
        ("rose", "#e8468f", "r"),
        ("green", "#3f9b42", "g"),
    ]
    assert item.solution.rows() == [".aa.", "abb.", "..b."]
    assert cw.check(item).ok
    again = loads(plain.out)[0].puzzle
    assert (again.rows, again.columns) == (item.puzzle.rows, item.puzzle.columns)


def test_squares_are_colours_too(cluewright: Runner) -> None:
    item = loads(cluewright("clues", "-", "--json", stdin="⬜🟥\N{VARIATION SELECTOR-16}🟥\n⬛⬜🟥\n").out)[0]

    assert [colour.name for colour in item.puzzle.palette] == ["white", "red", "black"]
    assert item.solution.rows() == [".aa", "b.a"]


def test_letters_get_colours_that_differ() -> None:
    palette = read_cells(b"rRgGbByYwzq.\n", "a").palette

    assert [colour.name for colour in palette[:4]] == ["white", "red", "blue", "green"]
    assert len({colour.value for colour in palette}) == len({colour.name for colour in palette}) == 12


def test_statistics_in_colour(cluewright: Runner) -> None:
    table = cluewright("clues", "-", "--statistics", stdin=GRID).out.splitlines()
    data = json.loads(cluewright("clues", "-", "--statistics", "--json", stdin=GRID).out)["statistics"]

    assert "filled: 6" in table
    assert [row["arrangements"] for row in data["rows"]] == [3, 3, 4]
    assert any(line.endswith("1a 2b") for line in table)


@given(st.lists(st.integers(0, 2), min_size=1, max_size=7))
def test_arrangements_of_a_coloured_clue_are_counted(cells: list[int]) -> None:
    import numpy as np

    clue = clue_of(np.array(cells, np.uint8))
    lines = [line for line in product(range(3), repeat=len(cells)) if clue_of(np.array(line, np.uint8)) == clue]
    assert arrangements([length for length, _ in clue], shortest_length(clue), len(cells)) == len(lines)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("..rr\n.r1r\n", "2:3: expected a letter, a coloured square or ., found '1'"),
        ("..rr\n.rgr.\n", "2:5: expected 4 cells like the first row, found 5"),
        ("abcdefghijklmnop\n", "at most 15 colours, not 16"),
        ("r = x #fff\nrg\n", "1: expected a colour such as r = rose #e8468f"),
        ("a" * 1001 + "\n", "at most 1000 rows and columns"),
        ("r = red\ng = red\nrg\n", "'red'"),
    ],
)
def test_a_bad_grid_is_said_in_one_line(cluewright: Runner, text: str, problem: str) -> None:
    ended = cluewright("clues", "-", stdin=text)

    assert ended.code == 2
    assert problem in ended.err
    assert len(ended.err.splitlines()) == 1


@given(st.binary(max_size=60) | st.text(".#rgb= \n⬜🟥1", max_size=60).map(str.encode))
def test_no_grid_crashes(data: bytes) -> None:
    if has_colours(data):
        with suppress(cw.CluewrightError):
            assert len(read_cells(data, "a").palette) > 2


def test_the_pixels_of_a_picture_are_cells(cluewright: Runner, tmp_path: Path) -> None:
    image = Image.new("RGB", (5, 4), "#ffffff")
    for place, colour in (((1, 1), "#d7263d"), ((2, 1), "#2b6cc4"), ((3, 2), "#2b6cc4")):
        image.putpixel(place, tuple(bytes.fromhex(colour[1:])))
    image.save(tmp_path / "a.png")

    item = loads(cluewright("clues", tmp_path / "a.png", "--colours", "4", "--json").out)[0]

    assert item.solution.rows() == [".....", ".ba..", "...a.", "....."]
    assert [colour.value for colour in item.puzzle.palette] == ["#ffffff", "#2b6cc4", "#d7263d"]


def test_one_colour_is_an_ordinary_nonogram(cluewright: Runner, one: Path) -> None:
    by_text = loads(cluewright("clues", "-", "--json", stdin=".rr\nr..\n").out)[0]
    by_picture = cluewright("picture", one, "--colours", "4", "--size", "9x7", "--repair", "--json")
    told = cluewright("picture", one, "--colours", "4", "--size", "8")

    assert (by_text.puzzle.kind, by_text.meta["colour"]) == ("nonogram", "red #d7263d")
    assert loads(by_picture.out)[0].puzzle.kind == "nonogram"
    assert "single colour" in told.out


def test_a_picture_in_colour(cluewright: Runner, bands: Path) -> None:
    shown = cluewright("picture", bands, "--colours", "3", "--size", "16x12")
    item = loads(cluewright("picture", bands, "--colours", "3", "--json").out)[0]

    assert shown.code == 0
    assert "16x12" in shown.out
    assert (item.title, item.puzzle.kind, item.puzzle.colours) == ("bands", KIND, 3)
    assert max(item.puzzle.width, item.puzzle.height) == 30
    assert cw.check(item).ok
    assert item.rating is not None


def test_an_ambiguous_picture_in_colour_is_repaired(cluewright: Runner, tmp_path: Path) -> None:
    image = Image.new("RGB", (8, 6), "#ffffff")
    for place in range(0, 6, 2):
        image.putpixel((place, place), (215, 38, 61))
        image.putpixel((place + 1, place + 1), (43, 108, 196))
    image.save(tmp_path / "steps.png")
    options = ("--colours", "2", "--size", "8x6")

    plain = cluewright("picture", tmp_path / "steps.png", *options, "--json")
    repaired = cluewright("picture", tmp_path / "steps.png", *options, "--repair", "--json")
    cells = json.loads(repaired.out)["meta"]["changed"]
    lock = " ".join(f"{row + 1},{column + 1}" for row, column in cells)
    locked = cluewright("picture", tmp_path / "steps.png", *options, "--repair", "--lock", lock, "--json")

    assert plain.code == 1
    assert "not unique; try --repair" in plain.err
    assert repaired.code == 0
    assert cells
    assert not [cell for cell in json.loads(locked.out)["meta"].get("changed", ()) if cell in cells]


def test_previews_and_variants_compare_palettes(cluewright: Runner, bands: Path, tmp_path: Path) -> None:
    told = cluewright("picture", bands, "--colours", "3", "--size", "12x9", "--preview", tmp_path / "all.png")
    found = cluewright(
        "picture", bands, "--colours", "3", "--size", "12x9", "--variants", "-o", tmp_path / "v.png", "--json"
    )

    assert "2 colours and 3 colours, from left to right" in told.out
    with Image.open(tmp_path / "all.png") as sheet:
        assert sheet.size == (2 * 12 * 6 + 6, 9 * 6)
        assert len(sheet.getcolors(1000)) == 5
    variants = json.loads(found.out)["variants"]
    assert [each["method"] for each in variants] == ["3 colours", "2 colours"]
    assert all(each["verdict"] == "unique" for each in variants)


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--colours", "16"], "colours must be from 1 to 15, not 16"),
        (["--colours", "0"], "colours must be from 1 to 15, not 0"),
        (["--colours", "3", "--threshold", "otsu"], "leave out --colours"),
        (["--colours", "3", "--invert"], "leave out --colours"),
        (["--dither"], "--dither needs --colours"),
        (["--colours", "3", "--size", "101"], "colour nonograms from pictures have from 3x3 to 100x100"),
    ],
)
def test_options_that_do_not_fit(cluewright: Runner, bands: Path, options: list[str], problem: str) -> None:
    ended = cluewright("picture", bands, *options)

    assert ended.code == 2
    assert problem in ended.err


def test_dithering_is_off_unless_it_is_asked_for(cluewright: Runner, tmp_path: Path) -> None:
    image = Image.new("RGB", (60, 40))
    for x in range(60):
        image.paste((255 - 4 * x, 2 * x, 4 * x), (x, 0, x + 1, 40))
    image.save(tmp_path / "fade.png")

    def blocks(*options: str) -> int:
        out = cluewright("picture", tmp_path / "fade.png", "--colours", "2", "--size", "15x10", "--json", *options).out
        rows = loads(out)[0].solution.rows()
        return sum(a != b for row in rows for a, b in pairwise(row))

    assert blocks() < blocks("--dither")
