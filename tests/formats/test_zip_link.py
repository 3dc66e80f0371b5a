"""Links of Zip puzzles."""

import pytest
from hypothesis import given, settings
from tests.formats.link_puzzles import zips

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.formats import dumps, loads
from cluewright.zip.puzzle import Zip

WALLED = Zip(3, 2, [(0, 0), (1, 0)], [(0, 1, "down"), (1, 0, "right")])


def failure(text: str) -> str:
    with pytest.raises(FormatError) as caught:
        loads(text, name="a", format_name="ziplink")
    return str(caught.value)


@pytest.mark.parametrize(
    ("puzzle", "text"),
    [
        (Zip(3, 2, [(0, 0), (1, 0)]), "zip/3/2/1h2h"),
        # right: 00 10 and padding; down: 010 and padding
        (WALLED, "zip/3/2/1h2h48"),
        (Zip(2, 2, [(0, 0), (1, 1)], blocked=[(0, 1)]), "zip/2/2/1.g2"),
        (Zip(2, 2, [(0, 1), (1, 0)], blocked=[(1, 1)]), "zip/2/2/g12./"),
    ],
    ids=["plain", "walls", "blocked", "slash"],
)
def test_the_form_is_as_documented(puzzle: Zip, text: str) -> None:
    assert dumps(puzzle, format_name="ziplink").decode() == f"{text}\n"
    assert loads(text) == [Item(puzzle)]


@pytest.mark.parametrize("before", ["https://example.org/p?", "http://127.0.0.1:8017/play#", "  ", "p?type=x&"])
def test_a_link_may_stand_at_the_end_of_an_address(before: str) -> None:
    assert loads(f"{before}zip/3/2/1h2h48") == [Item(WALLED)]


@settings(deadline=None)
@given(puzzle=zips())
def test_every_puzzle_comes_back(puzzle: Zip) -> None:
    assert loads(dumps(puzzle, format_name="ziplink")) == [Item(puzzle)]


def test_numbers_of_every_length_come_back() -> None:
    path = [(y, x if y % 2 == 0 else 99 - x) for y in range(100) for x in range(100)]
    puzzle = Zip(100, 100, path)

    written = dumps(puzzle, format_name="ziplink").decode()

    assert loads(written) == [Item(puzzle)]
    assert all(text in written for text in ("f-10", "-ff+100", "=000", "*000", "*710"))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("hello", "a:1:1: expected zip/columns/rows/ and then the puzzle"),
        ("zip/101/2/1", "a:1:1: expected sides of at most 100, found 101x2"),
        ("zip/3/2/1h2", "a:1:12: expected 6 cells (3 x 2), found 4"),
        ("zip/3/2/1h2i", "a:1:12: expected at most 6 numbers and blanks, but the blank run 'i' goes past the end"),
        ("zip/3/2/1h1h", "a:1:11: the number 1 appears twice"),
        ("zip/3/2/0h1h", "a:1:9: expected a number from 1, found 0"),
        ("zip/3/2/1h3h", "a:1:9: The number 2 is missing."),
        ("zip/3/2/1h+fffh", "a:1:9: The number 4095 is larger than the number of cells."),
        ("zip/3/2/1h%000h", "a:1:11: expected a digit (0-9, a-f), a blank run (g-z) or one of .-+=*, found '%'"),
        ("zip/3/2/1h2h4", "a:1:13: expected 2 digits for the walls, or none, found 1"),
        ("zip/3/2/1h2h480", "a:1:13: expected 2 digits for the walls, or none, found 3"),
        ("zip/3/2/1h2h4x", "a:1:14: expected 0-9 or a-v for the walls, found 'x'"),
        ("zip/3/2/1h2h41", "a:1:14: the last digit has walls outside the board"),
        ("zip/3/3/12m", "a:1:9: No path is possible"),
    ],
)
def test_errors_name_the_place_and_what_was_expected(text: str, expected: str) -> None:
    assert failure(text).startswith(expected)
