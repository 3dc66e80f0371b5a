"""Tatham's game IDs and save files: the published one byte for byte, both games, and what is wrong with others."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.formats.link_puzzles import hitoris, nonograms

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.formats import Source, dumps, entries, loads
from cluewright.hitori.puzzle import Hitori
from cluewright.nonogram.puzzle import Nonogram

PUBLISHED = "5x5:3.1/1.1.1/1.3/1.1.1/3.1/5/1.1/5/1/5"
PATTERN = Nonogram([[5], [1, 1], [5], [1], [5]], [[3, 1], [1, 1, 1], [1, 3], [1, 1, 1], [3, 1]])
WIDE = Nonogram([[1, 1], [], [3]], [[1, 1], [1], [1, 1]])


def failure(text: str, format_name: str = "tatham") -> str:
    with pytest.raises(FormatError) as caught:
        loads(text, name="a", format_name=format_name)
    return str(caught.value)


def save_file(game: str, **fields: str) -> str:
    all_fields = {"SAVEFILE": "Simon Tatham's Portable Puzzle Collection", "VERSION": "1", "GAME": game, **fields}
    return "".join(f"{key:<8}:{len(value)}:{value}\n" for key, value in all_fields.items())


def test_the_published_id_comes_back_byte_for_byte() -> None:
    assert loads(PUBLISHED) == [Item(PATTERN)]
    assert dumps(PATTERN, format_name="tatham").decode() == f"{PUBLISHED}\n"


def test_columns_come_first_and_empty_lines_are_empty() -> None:
    assert dumps(Nonogram([[1, 1], []], [[1], [], [1]]), format_name="tatham") == b"3x2:1//1/1.1/\n"
    assert loads("3x2:1//1/1.1/\n")[0].puzzle == Nonogram([[1, 1], []], [[1], [], [1]])


@pytest.mark.parametrize("text", ["3x2:112a2Z", "3x2de:112a2Z", " 3x2dk:112a2Z ", "3x2:112a2Z\r\n"])
def test_singles_ids_are_told_by_their_shape(text: str) -> None:
    assert loads(text) == [Item(Hitori([[1, 1, 2], [10, 2, 61]]))]


def test_a_single_cell_is_of_the_game_it_looks_like() -> None:
    assert loads("1x1:1/1")[0].puzzle == Nonogram([[1]], [[1]])
    assert loads("1x1:1")[0].puzzle == Hitori([[1]])
    assert loads("1x1:1", format_name="tatham-singles")[0].puzzle == Hitori([[1]])
    assert failure("1x1:1", "tatham-pattern").startswith("a:1:5: expected 1 column and 1 row clues")
    assert failure("1x1:1/1", "tatham-singles") == "a:1:6: expected a number written as 1-9, a-z or A-Z, found '/'"


def test_one_side_alone_means_a_square() -> None:
    assert loads("2:1212", format_name="tatham")[0].puzzle == Hitori([[1, 2], [1, 2]])


def test_the_addresses_of_the_web_pages_are_read() -> None:
    page = "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js"

    assert loads(f"{page}/pattern.html#{PUBLISHED}\n{page}/singles.html#3x2:112122") == [
        Item(PATTERN),
        Item(Hitori([[1, 1, 2], [1, 2, 2]])),
    ]


@settings(deadline=None)
@given(made=nonograms())
def test_every_nonogram_comes_back(made: tuple[Nonogram, object]) -> None:
    for name in ("tatham", "tatham-pattern"):
        assert loads(dumps(made[0], format_name=name)) == [Item(made[0])]


@settings(deadline=None)
@given(puzzle=hitoris(sides=st.tuples(st.integers(2, 61), st.integers(2, 61)), highest=61))
def test_every_hitori_comes_back(puzzle: Hitori) -> None:
    if puzzle.array.max() > max(puzzle.width, puzzle.height):
        with pytest.raises(
            FormatError, match=r"row \d+, column \d+ is \d+, but a Singles board of this size has at most"
        ):
            dumps(puzzle, format_name="tatham")
    else:
        for name in ("tatham", "tatham-singles"):
            assert loads(dumps(puzzle, format_name=name)) == [Item(puzzle)]


def test_what_an_id_cannot_express_is_refused() -> None:
    with pytest.raises(
        FormatError, match="a Singles board has sides from 2 to 61, but this one is 1x2: choose another format"
    ):
        dumps(Hitori([[1], [2]]), format_name="tatham")
    with pytest.raises(
        FormatError, match="a Singles board has sides from 2 to 61, but this one is 62x2: choose another format"
    ):
        dumps(Hitori([[1] * 62] * 2), format_name="tatham")
    with pytest.raises(FormatError, match="row 1 has a hidden clue, which the format tatham cannot hold"):
        dumps(Nonogram([[None]], [[1]]), format_name="tatham")
    with pytest.raises(FormatError, match="the format tatham-pattern holds nonogram, not hitori"):
        dumps(Hitori([[1, 2], [2, 1]]), format_name="tatham-pattern")


def test_save_files_hold_the_game_in_play() -> None:
    pattern = save_file("Pattern", PARAMS="9x9", CPARAMS="3x3", SEED="123", DESC="1.1/1/1.1/1.1//3", NSTATES="1")
    singles = save_file("Singles", PARAMS="3x2dk", DESC="112122", MOVE="B0,0")

    assert loads(pattern) == [Item(WIDE)]
    assert loads(singles.replace("\n", "\r\n")) == [Item(Hitori([[1, 1, 2], [1, 2, 2]]))]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            save_file("Bridges", PARAMS="3x3", DESC="a"),
            "a:3:12: expected a saved game of Pattern or Singles, found 'Bridges'",
        ),
        (save_file("Singles", DESC="112122"), "a:5:1: the field PARAMS is missing"),
        (save_file("Singles", PARAMS="3x2"), "a:5:1: the field DESC is missing"),
        (save_file("Singles", PARAMS="3x2", DESC="1121"), "a:5:12: expected 6 cells (3 x 2), found 4"),
        (save_file("Pattern", PARAMS="oops", DESC="1"), "a:4:12: expected a game ID"),
        ("SAVEFILE:41:Simon\n", "a:1:10: expected 41 characters in SAVEFILE, found another length"),
        ("SAVEFILE:1:S\nhello", "a:2:1: expected a field: a key of eight characters"),
    ],
)
def test_damaged_save_files_are_refused(text: str, expected: str) -> None:
    if text == "SAVEFILE:41:Simon\n":
        text += "x" * 50
    assert failure(text).startswith(expected)


def test_squares_filled_in_that_the_puzzle_can_do_without_are_a_saved_board() -> None:
    (item,) = loads("3x3:1.1/1/1.1/1.1//3,AaAaf")

    assert item == Item(WIDE, extra={"saved": [["#.#", ".??", "???"]]})


@pytest.mark.parametrize(
    ("picture", "rows"),
    [
        ("Af", ["#??", "???"]),
        ("be", ["?.?", "???"]),
        ("cC", ["??.", "??#"]),
        ("AF", ["#??", "???"]),
        ("f", ["???", "??."]),
        ("g", ["???", "???"]),
    ],
)
def test_the_letters_of_squares_filled_in(picture: str, rows: list[str]) -> None:
    (item,) = loads(f"3x2:2/1/2/1.1/3,{picture}")

    assert item.extra.get("saved", [["???", "???"]]) == [rows]


def test_z_skips_without_a_square() -> None:
    clues = "/".join([*["1"] * 30, "30"])

    (item,) = loads(f"30x1:{clues},zAe")

    assert item.extra["saved"] == [["?" * 25 + "#" + "????"]]


def test_squares_filled_in_that_the_puzzle_needs_are_refused() -> None:
    text = failure("2x2:1/1/1/1,Ad")

    assert text.startswith("a:1:12: this puzzle has several solutions without its given squares")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("8x8de#123", "a:1:6: expected a description after a colon, found a seed: only the program that made it"),
        ("hello", "a:1:1: expected a game ID: a size such as 5x4, a colon and the description"),
        ("0x3:1", "a:1:1: expected a side from 1 to 10000, found '0'"),
        ("3x99999999:1", "a:1:3: expected a side from 1 to 10000, found '99999999'"),
        ("3x2:1/1", "a:1:5: expected 3 column and 2 row clues between slashes, found 2"),
        ("3x2:2/1/2/1.1/x", "a:1:15: expected numbers with . between them, found 'x'"),
        ("3x2:2/1/2/1.1/4", "a:1:15: this clue needs at least 4 cells, but the line has 3"),
        ("3x2:2/1/1.2/1.1/3", "a:1:11: this clue needs at least 4 cells, but the line has 2"),
        ("3x2:2/1/2/1.1/2", "a:1:1: The row clues add up to 4 filled cells, the column clues to 5."),
        ("3x2:2/1/2/1.1/3,!", "a:1:17: expected letters for the given squares, found '!'"),
        ("3x2:2/1/2/1.1/3,zz", "a:1:17: expected given squares for 6 cells, found more"),
        ("3x2:2/1/2/1.1/3,Ad", "a:1:19: expected given squares for 6 cells, found 5"),
        ("3x2:2/1/2/1.1/3,fA", "a:1:18: expected given squares for 6 cells, found more"),
        ("3x2:11212", "a:1:5: expected 6 cells (3 x 2), found 5"),
        ("3x2:1121222", "a:1:5: expected 6 cells (3 x 2), found 7"),
        ("3x2:112120", "a:1:10: expected a number written as 1-9, a-z or A-Z, found '0'"),
        ("3x2:1121[1", "a:1:9: expected a number written as 1-9, a-z or A-Z, found '['"),
        ("300x300:" + "/" * 599 + ",a", "a:1:609: expected at most 40000 cells in a puzzle with given squares"),
    ],
)
def test_errors_name_the_place_and_what_was_expected(text: str, expected: str) -> None:
    assert failure(text).startswith(expected)


def test_a_bad_line_hides_no_other() -> None:
    first, second = entries(Source(f"5x5:1\n{PUBLISHED}\n".encode(), "a"))

    assert isinstance(first, FormatError)
    assert isinstance(second, Item)
