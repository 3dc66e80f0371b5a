"""pzprv3 files: puzzles, answers and texts come back, and errors point at the cell."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.formats.link_puzzles import TEXTS, hitoris, nonograms

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.core.registry import kind
from cluewright.formats import Source, dumps, entries, loads, losses
from cluewright.hitori.board import Board as HitoriBoard
from cluewright.hitori.puzzle import Hitori
from cluewright.nonogram.board import Board
from cluewright.nonogram.puzzle import Nonogram

NONOGRAM = """\
pzprv3
nonogram
2
3
. . 2 1 2_
1 1 # + #_
. 3 # # #_
""".replace("_", " ")
HITORI = """\
pzprv3
hitori
2
3
1 1 2_
3 2 2_
# + +_
+ + #_
""".replace("_", " ")
PUZZLE = Nonogram([[1, 1], [3]], [[2], [1], [2]])


def failure(text: str) -> str:
    with pytest.raises(FormatError) as caught:
        loads(text, name="a", format_name="pzprv3")
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "item"),
    [
        (NONOGRAM, Item(PUZZLE, solution=Board.parse("#.# ###"))),
        (HITORI, Item(Hitori([[1, 1, 2], [3, 2, 2]]), solution=HitoriBoard.parse("#.. ..#"))),
    ],
    ids=["nonogram", "hitori"],
)
def test_a_solved_file_is_read_and_written_byte_for_byte(text: str, item: Item[Nonogram, Board]) -> None:
    assert loads(text) == [item]
    assert dumps(item, format_name="pzprv3").decode() == text


def test_clues_stand_next_to_the_grid_as_the_program_writes_them() -> None:
    address = "nonogram/6/6/12g1111h11112j12g11g21j11g3h"
    above = ". . . . 1 . 1 . . /. . . 2 1 . 1 2 . /. . . 1 1 1 1 1 . /"
    beside = ". 2 1 # # . # . . /. 1 1 # . . . # . /. 1 2 . # . # # . /. . . . . . . . . /"
    beside += ". 1 1 # . . . # . /. . 3 . # # # . . /"

    (item,) = loads(f"pzprv3/nonogram/6/6/{above}{beside}")
    written = dumps(item.puzzle, format_name="pzprv3").decode().replace("\n", "/")

    assert item.puzzle == loads(address)[0].puzzle
    assert item.solution == Board.parse("##.#.. #...#. .#.##. ...... #...#. .###..")
    assert written == f"pzprv3/nonogram/6/6/{above}{beside.replace('#', '.')}"


def test_cells_left_open_do_not_matter_where_the_rest_solves_the_puzzle() -> None:
    text = NONOGRAM.replace("+", ".").replace("1 1 #", "c1 1 #").replace("pzprv3\n", "pzprv3.1\n")

    assert loads(text) == [Item(PUZZLE, solution=Board.parse("#.# ###"))]


def test_an_unfinished_board_is_a_saved_board() -> None:
    text = NONOGRAM.replace("# # #", "# . .")

    (item,) = loads(text)

    assert item == Item(PUZZLE, extra={"saved": [["#.#", "#??"]]})
    assert dumps(item, format_name="pzprv3").decode() == text
    assert loads(NONOGRAM.replace("#", ".").replace("+", ".")) == [Item(PUZZLE)]


def test_a_board_without_an_open_cell_is_taken_for_the_solution() -> None:
    item = Item(PUZZLE, solution=Board.parse("### ..."))

    assert loads(dumps(item, format_name="pzprv3")) == [item]


@pytest.mark.parametrize("board", ["#", ["#.#"], ["#.#", "##"], ["#.#", 3], ["#.#", "abc"]])
def test_a_saved_board_that_does_not_fit_is_named_and_not_written(board: object) -> None:
    item = Item(PUZZLE, extra={"saved": [board]})

    assert loads(dumps(item, format_name="pzprv3")) == [Item(PUZZLE)]
    assert losses(item, "pzprv3") == ["pzprv3 cannot hold saved boards that do not fit the puzzle (1 puzzle)"]


@pytest.mark.parametrize(
    ("item", "kept", "lost"),
    [
        (
            Item(PUZZLE, extra={"saved": [["#??", "???"], ["##?", "???"]]}),
            Item(PUZZLE, extra={"saved": [["#??", "???"]]}),
            "more than one saved board",
        ),
        (
            Item(PUZZLE, solution=Board.parse("#.# ###"), extra={"saved": [["#??", "???"]]}),
            Item(PUZZLE, solution=Board.parse("#.# ###")),
            "saved boards beside the solution",
        ),
        (
            Item(PUZZLE, extra={"saved": [["##.", "###"]]}),
            Item(PUZZLE),
            "a saved board without an open or a decided cell",
        ),
        (
            Item(PUZZLE, extra={"saved": [["???", "???"]]}),
            Item(PUZZLE),
            "a saved board without an open or a decided cell",
        ),
    ],
)
def test_boards_that_one_grid_cannot_show_are_named(item: Item[Any, Any], kept: Item[Any, Any], lost: str) -> None:
    assert loads(dumps(item, format_name="pzprv3")) == [kept]
    assert losses(item, "pzprv3") == [f"pzprv3 cannot hold {lost} (1 puzzle)"]


@pytest.mark.parametrize("name", ["non", "webpbn", "gno", "json"])
def test_a_saved_board_survives_the_way_through_other_formats(name: str) -> None:
    (item,) = loads(NONOGRAM.replace("# # #", "# . ."))

    (back,) = loads(dumps(item, format_name=name), format_name=name)

    assert back.extra == {"saved": [["#.#", "#??"]]}
    assert loads(dumps(back, format_name="pzprv3")) == [item]
    assert losses(item, name) == []


def test_a_saved_board_of_a_hitori_comes_back() -> None:
    item = Item(Hitori([[1, 1, 2], [3, 2, 2]]), extra={"saved": [["#??", "???"]]})

    assert loads(dumps(item, format_name="pzprv3")) == [item]


def test_a_hitori_without_answers_is_a_puzzle() -> None:
    assert loads("pzprv3/hitori/2/3/1 1 2 /3 2 2 /") == [Item(Hitori([[1, 1, 2], [3, 2, 2]]))]


def test_an_address_may_hold_a_whole_file() -> None:
    address = "http://pzv.jp/p.html?" + NONOGRAM.replace("\n", "/").replace(" ", "%20")

    assert loads(address) == loads(NONOGRAM)
    with pytest.raises(FormatError, match=r"a:3:50: expected #, \+ or \., found 'x'"):
        loads("\n\nhttp://pzv.jp/p.html?pzprv3/nonogram/1/2/. 1 1/1 x ./", name="a")


@settings(deadline=None)
@given(made=nonograms(), hidden=nonograms(hidden=True))
def test_every_nonogram_and_its_solution_come_back(
    made: tuple[Nonogram, Board], hidden: tuple[Nonogram, Board]
) -> None:
    items = [Item(made[0], solution=made[1]), Item(made[0]), Item(hidden[0], solution=hidden[1])]

    assert loads(dumps(items, format_name="pzprv3")) == items


@settings(deadline=None)
@given(puzzle=hitoris(highest=65_535))
def test_every_hitori_comes_back(puzzle: Hitori) -> None:
    assert loads(dumps(puzzle, format_name="pzprv3")) == [Item(puzzle)]


@settings(deadline=None)
@given(meta=st.dictionaries(st.sampled_from(["title", "author", "source", "comment"]), TEXTS))
def test_texts_come_back(meta: dict[str, str]) -> None:
    item = Item(PUZZLE, meta=meta)

    written = dumps([item, item], format_name="pzprv3").decode()

    assert loads(written) == [item, item]
    assert "/" not in written


def test_the_programs_own_endings_are_understood() -> None:
    info = json.dumps({"metadata": {"author": "An author", "hard": 3}, "history": {"type": "pzpr"}}, indent=1)

    assert loads(f"{NONOGRAM}info:{info}")[0].meta == {"author": "An author"}
    for ending in ('history:{"type": "pzpr"}', "http://pzv.jp/p.html?nonogram", "info:[]", 'info:{"metadata": 3}'):
        assert loads(NONOGRAM + ending)[0].meta == {}
    assert failure(NONOGRAM + "info:{") == "a:8:1: expected JSON after info:, found something else"
    assert failure(NONOGRAM + "info:" + "[" * 100_000).startswith("a:8:1: expected JSON")


def test_the_samples_of_both_kinds_come_back_with_all_they_have() -> None:
    items = [kind(name).sample() for name in ("nonogram", "hitori")]

    assert loads(dumps(items, format_name="pzprv3")) == items


def test_a_bad_puzzle_hides_no_other() -> None:
    first, second = entries(Source((NONOGRAM.replace("3 #", "x #") + HITORI).encode(), "a"))

    assert str(first) == "a:7:3: expected a number or ., found 'x'"
    assert isinstance(second, Item)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "a:1:1: expected pzprv3 on the first line"),
        ("hello", "a:1:1: expected pzprv3 on the first line"),
        (
            "pzprv3",
            "a:1:1: expected pzprv3, the kind of puzzle, the number of rows and "
            "the number of columns, each on its own line",
        ),
        ("pzprv3/slither/2/2/", "a:1:8: expected nonogram or hitori, found 'slither'"),
        ("pzprv3/hitori/0/2/", "a:1:15: expected a side from 1 to 10000, found '0'"),
        ("pzprv3/hitori/2/2/1 2/", "a:1:19: expected 4 lines (2 for numbers, 2 for answers), found 1"),
        ("pzprv3/hitori/1/2/", "a:1:17: expected 2 lines (1 for numbers, 1 for answers), found 0"),
        ("pzprv3/hitori/1/2/1 2 3/", "a:1:19: expected 2 cells separated by blanks, found 3"),
        ("pzprv3/hitori/1/2/1 ./", "a:1:21: expected a number, found '.': Hitori boards here have no blank cells"),
        ("pzprv3/hitori/1/2/1 x/", "a:1:21: expected a number, found 'x'"),
        ("pzprv3/hitori/1/2/1 0/", "a:1:17: Row 1, column 2 must be a number from 1 to 65,535, not 0."),
        ("pzprv3/hitori/1/2/1 2/# x/", "a:1:25: expected #, + or ., found 'x'"),
        ("pzprv3/nonogram/1/2/. 1 1/", "a:1:21: expected 2 lines (1 for column clues, 1 for rows), found 1"),
        ("pzprv3/nonogram/1/2/. 1 1/2 . ./. . ./", "a:1:33: expected 2 lines"),
        ("pzprv3/nonogram/1/2/1 1 1/2 . ./", "a:1:21: expected . to the left of the column clues, found '1'"),
        ("pzprv3/nonogram/1/2/. 1 1/1 . ./", "a:1:19: The row clues add up to 1 filled cell, the column clues to 2."),
        ("pzprv3/nonogram/9999/9999/", "a:1:22: expected 14999 lines"),
    ],
)
def test_errors_name_the_place_and_what_was_expected(text: str, expected: str) -> None:
    assert failure(text).startswith(expected)


def test_hidden_line_clues_are_refused() -> None:
    with pytest.raises(FormatError, match="row 2 has a hidden clue, which a pzprv3 file cannot hold: save it as json"):
        dumps(Nonogram([[1], None], [[1]]), format_name="pzprv3")
