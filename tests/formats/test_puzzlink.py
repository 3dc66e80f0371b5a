"""puzz.link addresses: the published ones byte for byte, every puzzle they can express, and errors."""

import pytest
from hypothesis import given, settings
from tests.formats.link_puzzles import hitoris, nonograms

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.formats import Source, dumps, entries, loads
from cluewright.hitori.puzzle import Hitori
from cluewright.nonogram.puzzle import Nonogram

NONOGRAM = "nonogram/6/6/12g1111h11112j12g11g21j11g3h"
PUBLISHED = Nonogram(
    columns=[[2, 1], [1, 1, 1], [1], [1, 1, 1], [2, 1], []], rows=[[2, 1], [1, 1], [1, 2], [], [1, 1], [3]]
)
HITORI = Hitori([[1, 1, 1, 4], [1, 4, 2, 3], [3, 3, 2, 1], [4, 2, 1, 3]])


def failure(text: str) -> str:
    with pytest.raises(FormatError) as caught:
        loads(text, name="a", format_name="puzzlink")
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "puzzle"), [(NONOGRAM, PUBLISHED), ("hitori/4/4/1114142333214213", HITORI)], ids=["nonogram", "hitori"]
)
def test_the_published_addresses_come_back_byte_for_byte(text: str, puzzle: Nonogram | Hitori) -> None:
    address = f"https://puzz.link/p?{text}\n"

    assert loads(address)[0].puzzle == puzzle
    assert dumps(puzzle, format_name="puzzlink").decode() == address


@pytest.mark.parametrize(
    "address",
    [
        f"http://pzv.jp/p.html?{NONOGRAM}",
        f"https://puzz.link/p?{NONOGRAM}/",
        f"https://puzz.link/p?type=editor&{NONOGRAM}",
        f"https://pzplus.example/p?a=1&b=&{NONOGRAM}  ",
        f"https://puzz.link/p?{NONOGRAM.replace('nonogram', 'nonogram_edit')}",
        f"  https://puzz.link/p?{NONOGRAM.replace('nonogram', 'nonogram_play/d')}",
        f"https://puzz.link/p?{NONOGRAM.replace('nonogram', 'nonogram/')}",
        NONOGRAM,
    ],
)
def test_every_way_to_write_an_address_is_read(address: str) -> None:
    assert loads(address) == [Item(PUBLISHED)]


def test_a_variant_is_kept() -> None:
    address = f"https://puzz.link/p?{NONOGRAM.replace('nonogram', 'nonogram/v:no%20twos/t')}"

    (item,) = loads(address)

    assert item == Item(PUBLISHED, meta={"variant": "no twos"})
    assert "?nonogram/v:no%20twos/6/6/12g" in dumps(item, format_name="puzzlink").decode()


def test_numbers_that_stand_apart_and_a_body_that_ends_early_are_read() -> None:
    assert loads("nonogram/3/4/g1g11h11h1")[0].puzzle == Nonogram([[1], [1], [1], []], [[1], [1], [1]])
    assert loads("nonogram/3/2/")[0].puzzle == Nonogram([[], []], [[], [], []])


def test_several_lines_are_several_puzzles_and_a_bad_one_hides_no_other() -> None:
    text = f"https://puzz.link/p?{NONOGRAM}\n\nhttps://puzz.link/p?nonogram/3/2/A\nhttps://puzz.link/p?hitori/2/1/12\n"

    first, second, third = entries(Source(text.encode(), "a"))

    assert isinstance(first, Item)
    assert isinstance(second, FormatError)
    assert str(second).startswith("a:3:34: expected a digit (0-9, a-f), a blank run (g-z) or one of .-, found 'A'")
    assert isinstance(third, Item)
    assert third.puzzle == Hitori([[1, 2]])


@settings(deadline=None)
@given(made=nonograms())
def test_every_nonogram_comes_back(made: tuple[Nonogram, object]) -> None:
    puzzle = made[0]
    largest = max((number or 0 for clue in puzzle.rows + puzzle.columns for number in clue or ()), default=0)
    if largest > 255:
        with pytest.raises(
            FormatError, match=r"(row|column) 1 has a block of \d+, but puzz.link reads at most 255: save it as json"
        ):
            dumps(puzzle, format_name="puzzlink")
    else:
        assert loads(dumps(puzzle, format_name="puzzlink")) == [Item(puzzle)]


@settings(deadline=None)
@given(made=nonograms(hidden=True))
def test_hidden_numbers_come_back(made: tuple[Nonogram, object]) -> None:
    puzzle = made[0]
    if not any((number or 0) > 255 for clue in puzzle.rows + puzzle.columns for number in clue or ()):
        assert loads(dumps(puzzle, format_name="puzzlink")) == [Item(puzzle)]


def test_an_address_that_ends_in_a_hidden_number_gets_a_slash() -> None:
    address = dumps(Nonogram([[None]], [[1]]), format_name="puzzlink").decode()

    assert address == "https://puzz.link/p?nonogram/1/1/1./\n"


@settings(deadline=None)
@given(puzzle=hitoris())
def test_every_hitori_comes_back(puzzle: Hitori) -> None:
    assert loads(dumps(puzzle, format_name="puzzlink")) == [Item(puzzle)]


def test_what_an_address_cannot_express_is_refused() -> None:
    with pytest.raises(FormatError, match=r"column 2 has a hidden clue, which a puzz\.link address cannot hold"):
        dumps(Nonogram([[1, 1], [2]], [[1], None, [1]]), format_name="puzzlink")
    with pytest.raises(FormatError, match=r"row 1, column 2 is 1296, but a puzz\.link address holds at most 1295"):
        dumps(Hitori([[1295, 1296]]), format_name="puzzlink")


def test_kanpen_addresses_count_rows_first() -> None:
    (item,) = loads("http://www.kanpen.net/hitori.html?problem=2/3/1_2_12_/2_2_1_/")

    assert item.puzzle == Hitori([[1, 2, 12], [2, 2, 1]])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("http://x.example/hitori.html?problem=2", "a:1:38: expected rows/columns/ and then the numbers"),
        ("hitori.html?problem=2/3/1_2_1_/", "a:1:21: expected 2 rows of numbers, found 1"),
        ("hitori.html?problem=1/3/1_2_/", "a:1:21: expected 3 numbers in row 1, found 2"),
        ("hitori.html?problem=1/3/1_._3_/", "a:1:21: expected a number from 1 in row 1, found '.'"),
        ("hitori.html?problem=1/1/99999_/", "a:1:21: Row 1, column 1 must be a number from 1 to 65,535"),
        ("https://puzz.link/p", "a:1:20: expected a puzzle after a question mark in the address, found none"),
        ("https://puzz.link/p?slither/4/4/abc", "a:1:21: expected a nonogram or hitori address, found 'slither'"),
        ("https://puzz.link/p?Non!/4/4/abc", "a:1:21: expected the name of a puzzle, found 'Non!'"),
        ("nonogram", "a:1:9: expected columns/rows/ and the puzzle after the name"),
        ("nonogram/4", "a:1:11: expected columns/rows/ and the puzzle after the name"),
        ("nonogram/4/0/", "a:1:12: expected a side from 1 to 10000, found '0'"),
        ("nonogram/4/99999999999/", "a:1:12: expected a side from 1 to 10000, found '99999999999'"),
        ("nonogram/3/2/1111111111", "a:1:21: expected 7 slots (3 x 1 and 2 x 2), found more"),
        ("nonogram/3/2/zz", "a:1:14: expected at most 7 numbers and blanks, but the blank run 'z' goes past the end"),
        ("nonogram/3/2/-f", "a:1:14: expected 2 hexadecimal digits after '-', found 'f'"),
        ("nonogram/3/2/+100", "a:1:14: expected a digit (0-9, a-f), a blank run (g-z) or one of .-, found '+'"),
        ("nonogram/3/2/9", "a:1:14: Column 1: 9 needs 9 cells, but there are only 2."),
        ("nonogram/3/2/1/1", "a:1:15: expected a digit (0-9, a-f), a blank run (g-z) or one of .-, found '/'"),
        ("nonogram/3/2/1", "a:1:14: The row clues add up to 0 filled cells, the column clues to 1."),
        ("hitori/2/2/12.1", "a:1:14: expected a number, found '.': Hitori boards here have no blank cells"),
        ("hitori/2/2/1@21", "a:1:13: expected a number, found '@': Hitori boards here have no blank cells"),
        ("hitori/2/2/%121", "a:1:12: expected a number, found '%': Hitori boards here have no blank cells"),
        ("hitori/2/2/12", "a:1:14: expected 4 cells (2 x 2), found 2"),
        ("hitori/2/2/12121", "a:1:16: expected 4 cells (2 x 2), found more"),
        ("hitori/2/2/121-1", "a:1:15: expected 0-9 or a-z, or - and two of these, found '1'"),
        ("hitori/2/2/1Z21", "a:1:13: expected 0-9 or a-z, or - and two of these, found 'Z'"),
        ("hitori/2/2/1021", "a:1:13: expected a number from 1, found 0"),
        ("hitori/1001/1/" + "1" * 1001, "a:1:15: expected sides from 1 to 1000, found 1001x1"),
    ],
)
def test_errors_name_the_place_and_what_was_expected(text: str, expected: str) -> None:
    assert failure(text).startswith(expected)


def test_a_short_address_of_a_very_large_board_is_cheap() -> None:
    assert loads("nonogram/10000/10000/zzzz")[0].puzzle.width == 10_000
