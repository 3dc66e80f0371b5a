"""Simpson's `.non`, as its writers write it and as others do."""

import pytest

from cluewright.core.errors import FormatError
from cluewright.formats import Source, dumps, entries, loads
from cluewright.formats.format import AnyItem
from cluewright.nonogram.board import Board
from cluewright.nonogram.puzzle import Nonogram

HEAD = "width 3\nheight 2\nrows\n"
PUZZLE = Nonogram([[1, 1], [3]], [[2], [1], [2]])


def read(text: str) -> AnyItem:
    (item,) = loads(text, format_name="non", name="a.non")
    return item


def failure(text: str) -> str:
    with pytest.raises(FormatError) as caught:
        loads(text, format_name="non", name="a.non")
    return str(caught.value)


def test_it_is_written_as_every_reader_takes_it() -> None:
    heading = 'title "Two &amp; three"\nby "N. N."\nlicense CC-BY-4.0\n'
    item = read(heading + "width 3\nheight 2\nrows\n1,1\n\ncolumns\n1\n0\n1\n")

    written = dumps(item, format_name="non").decode()
    assert written == heading + "width 3\nheight 2\n\nrows\n1,1\n0\n\ncolumns\n1\n0\n1\n"


def test_keywords_come_in_any_order_and_case_with_unknown_ones_between() -> None:
    text = "columns\n2\n1\n2\nheight 2\nmaxrule 3\nWidth 3\nsource elsewhere\nrows\n1, 1\n3\n"

    assert read(text).puzzle == PUZZLE


def test_the_size_may_stand_with_rows_and_columns() -> None:
    assert read("rows 2\n1 1\n3\ncolumns 3\n2\n1\n2\n").puzzle == PUZZLE
    assert read("rows 2\ncolumns 3\nrows\n1 1\n3\ncolumns\n2\n1\n2\n").puzzle == PUZZLE


@pytest.mark.parametrize("rows", ["1\n\n2", "1\n0\n2", "1\n\n2\n\n"])
def test_a_blank_line_is_an_empty_clue_where_one_is_missing(rows: str) -> None:
    text = f"width 4\nheight 3\nrows\n{rows}\ncolumns\n1\n1\n1\n\n"

    assert read(text).puzzle == Nonogram([[1], [], [2]], [[1], [1], [1], []])


def test_blank_lines_are_gaps_where_no_clue_is_missing() -> None:
    text = "width 3\n\nheight 2\n\nrows\n\n1 1\n\n3\n\ncolumns\n\n2\n1\n\n2\n\n"

    assert read(text).puzzle == PUZZLE


def test_texts_are_read_with_and_without_quotes() -> None:
    texts = 'title Cat\nby &quot;J&eacute;r&ocirc;me&quot;\ncopyright "1 &lt; 2"\n'
    item = read(f"{texts}width 1\nheight 2\nrows\n1\n0\ncolumns\n1\n")

    assert item.meta == {"title": "Cat", "author": '"Jérôme"', "copyright": "1 < 2"}


@pytest.mark.parametrize("goal", ['"101111"', "101111", "101\n111", '"101\n111"', "\n101\n111", '"a0aaaa"'])
def test_a_goal_is_the_solution(goal: str) -> None:
    text = f"width 3\nheight 2\ngoal {goal}\nrows\n1,1\n3\ncolumns\n2\n1\n2\n"

    assert read(text).solution == Board.parse("#.# ###")


def test_saved_boards_are_kept_in_order() -> None:
    text = 'width 3\nheight 2\nsaved "1?1\n???"\nrows\n1,1\n3\nsaved 0??\n???\ncolumns\n2\n1\n2\n'

    item = read(text)

    assert item.puzzle == PUZZLE
    assert item.extra == {"saved": [["#?#", "???"], [".??", "???"]]}
    assert dumps(item, format_name="non").decode().endswith('\n2\n\nsaved "1?1???"\nsaved "0?????"\n')


def test_what_else_follows_a_number_means_nothing() -> None:
    assert read("width 3\nheight 2\nrows\n1*,1\n3\ncolumns\n2\n1\n2\n").puzzle == PUZZLE


def test_one_colour_is_as_good_as_black() -> None:
    assert read("width 3\nheight 2\ncolor a #ff0000\nrows\n1a,1a\n3a\ncolumns\n2a\n1a\n2a\n").puzzle == PUZZLE


def test_a_bundle_holds_several_puzzles_and_a_bad_one_does_not_hide_the_others() -> None:
    one = "width 3\nheight 2\nrows\n1,1\n3\ncolumns\n2\n1\n2\n"
    text = f"{one}====\nwidth 1\nheight 1\nrows\n!\ncolumns\n1\n=====\n{one}====\n\n"

    first, second, third = entries(Source(text.encode(), "a.nonpack"))

    assert getattr(first, "puzzle", None) == getattr(third, "puzzle", None) == PUZZLE
    assert str(second) == "a.nonpack:14:1: expected a block length, found '!'"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (HEAD + "1,1\n3\ncolumns\n2\n1\n", "a.non:6:1: expected 3 column clues, found 2"),
        (
            "width 3\nheight 2\nrows\n1,1\n3\n1\ncolumns\n2\n1\n2\n",
            "a.non:6:1: expected 2 row clues, found more",
        ),
        (
            "width 3\nheight 2\nrows\n1,1\n3,1\ncolumns\n2\n1\n2\n",
            "a.non:5:3: this clue needs at least 5 cells, but the line has 3",
        ),
        (HEAD + "1,0\n3\ncolumns\n2\n1\n2\n", "a.non:4:3: a 0 must be the only number in its clue"),
        (
            "width 3\nheight 2\nrows\n1,1\n2\ncolumns\n2\n1\n2\n",
            "a.non:1:1: The row clues add up to 4 filled cells, the column clues to 5.",
        ),
        ("width 3\nrows\n1\ncolumns\n", "a.non:1:1: expected the keyword height and a number, found none"),
        ("width 3\nheight 2\nrows\n1\n", "a.non:1:1: expected the keyword columns and the clues after it, found none"),
        ("width 0\nheight 2\n", "a.non:1:7: expected a side from 1 to 10000, found '0'"),
        ("width\nheight 2\n", "a.non:1:1: expected a side from 1 to 10000, found ''"),
        ("width 3\nheight 2\n7 7\n", "a.non:3:1: expected a keyword such as width, rows or title"),
        ('width 1\nheight 2\ngoal "1"\nrows\n1\n0\ncolumns\n1\n', "a.non:3:1: expected a goal of 2 cells, found 1"),
        (
            'width 1\nheight 2\ngoal "1!"\nrows\n1\n0\ncolumns\n1\n',
            "a.non:3:1: expected 0 or 1 for each cell of the goal, found '!'",
        ),
        (
            'width 1\nheight 2\nsaved "1?0"\nrows\n1\n0\ncolumns\n1\n',
            "a.non:3:1: expected a saved board of 2 cells, found 3",
        ),
        (
            "width 1\nheight 2\nrows\n1a\n1b,1c\ncolumns\n1a,1b\n",
            "a.non:5:4: this clue needs at least 2 cells, but the line has 1",
        ),
        (
            'width 2\nheight 1\nrows\n1a,1b\ncolumns\n1a\n1b\ngoal "ac"\n',
            "a.non:8:1: expected 0 or the letter of a colour for each cell of the goal, found 'c'",
        ),
        (
            "width 2\nheight 1\ncolor red\nrows\n1a,1b\ncolumns\n1a\n1b\n",
            "a.non:3:1: expected a colour such as color a #ff0000",
        ),
        (
            "width 2\nheight 1\ncolor red ff0000 @\nrows\nred: 1 plum: 1\ncolumns\nred 1\nplum 1\n",
            "a.non:5:8: expected a colour that a line color declares, found 'plum'",
        ),
        (
            "width 4\nheight 4\nrows\n1a,1b,1c,1d\n1e,1f,1g,1h\n1i,1j,1k,1l\n1m,1n,1o,1p\n"
            "columns\n1a,1e,1i,1m\n1b,1f,1j,1n\n1c,1g,1k,1o\n1d,1h,1l,1p\n",
            "a.non:4:1: expected at most 15 colours besides the background, found 16",
        ),
        (
            "name: cat\nwidth: 3\n",
            "a.non:1:1: this is a pyNonogram file, which shares only the extension: convert it to another format first",
        ),
        ("", "a.non: expected a puzzle, found none"),
    ],
)
def test_errors_name_the_place_and_what_was_expected(text: str, expected: str) -> None:
    assert failure(text) == expected
