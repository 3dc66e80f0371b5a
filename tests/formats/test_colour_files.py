"""Files with colours as other programs write them, and files that nobody should write."""

import tracemalloc

import pytest

from cluewright.colour_nonogram.board import Board
from cluewright.core.errors import FormatError
from cluewright.formats import Source, entries, formats, loads
from cluewright.formats.colours import STANDARD

CLUES = (
    "<clues type='columns'><line><count>1</count></line><line><count>1</count><count color='red'>1</count></line>"
    "<line><count color='red'>2</count></line></clues>"
    "<clues type='rows'><line><count>2</count><count color='red'>1</count></line>"
    "<line><count color='red'>2</count></line></clues>"
)
RED = "<color name='red' char='R'>f00</color>"
BLACK_AND_RED = Board.parse("aab .bb")
NON = "width 3\nheight 2\n{}rows\n{}\n{}\ncolumns\n{}\n{}\n{}\n"
G = "A remark\n{}: rows\n2 1r\n2r\n: columns\n1\n1 1r\n2r\n:\n"


def read(text, name=None):
    """Return the only item of a text."""
    (item,) = loads(text, format_name=name)
    return item


def looks(item):
    """Return the names, values and marks of the palette."""
    return [(colour.name, colour.value, colour.mark) for colour in item.puzzle.palette]


def test_webpbn_colours_have_names_values_and_characters() -> None:
    image = "<solution type='goal'><image>|XXR|\n|.RR|</image></solution>"
    saved = "<solution type='saved'><image>|[XR][X]?|\n|.RR|</image></solution>"

    item = read(f"<puzzle>{RED}{CLUES}{image}{saved}</puzzle>")

    assert looks(item) == [("white", "#ffffff", "."), ("red", "#ff0000", "R"), ("black", "#000000", "X")]
    assert item.solution == Board.parse("bba .aa")
    assert item.puzzle == item.solution.puzzle(item.puzzle.palette)
    assert item.extra == {"saved": [["?b?", ".aa"]]}


def test_webpbn_background_and_default_colour_may_be_any() -> None:
    colours = "<color name='sky' char=' '>aaf</color><color name='ink' char='#'>112233</color>" + RED
    image = "<solution><image>|##R|\n| RR|</image></solution>"

    item = read(f"<puzzle backgroundcolor='sky' defaultcolor='ink'>{colours}{CLUES}{image}</puzzle>")

    assert looks(item) == [("sky", "#aaaaff", "."), ("ink", "#112233", "#"), ("red", "#ff0000", "R")]
    assert item.solution == BLACK_AND_RED


def test_webpbn_clues_are_taken_from_the_goal() -> None:
    colours = RED + "<color name='green' char='G'>0f0</color><color name='blue' char='B'>00f</color>"

    item = read(f"<puzzle>{colours}<solution><image>|GGR|\n|.RR|</image></solution></puzzle>")

    assert looks(item)[1:] == [("red", "#ff0000", "R"), ("green", "#00ff00", "G")]
    assert item.puzzle == Board.parse("bba .aa").puzzle(item.puzzle.palette)


def test_webpbn_colours_that_html_names_need_no_element() -> None:
    assert looks(read(f"<puzzle>{CLUES}</puzzle>"))[1:] == [("black", "#000000", "X"), ("red", "#ff0000", "B")]


def test_webpbn_zeros_are_blots_unless_the_goal_says_that_the_line_is_empty() -> None:
    clues = CLUES.replace("<count color='red'>2</count></line></clues>", "<count color='red'>0</count></line></clues>")

    puzzle = read(f"<puzzle>{clues}</puzzle>").puzzle

    assert (puzzle.columns[2], puzzle.rows[1]) == (((None, 2),), ((None, 2),))
    empty = (
        "<clues type='columns'><line><count>1</count></line><line><count color='red'>1</count></line></clues>"
        "<clues type='rows'><line><count>1</count><count color='red'>1</count></line>"
        "<line><count>0</count></line></clues><solution><image>|XR|\n|..|</image></solution>"
    )
    assert read(f"<puzzle>{RED}{empty}</puzzle>").puzzle.rows[1] == ()
    one = empty.replace("<count>1</count>", "<count color='red'>1</count>").replace("|XR|", "|RR|")
    columns = one.replace("<count color='red'>1</count><count color='red'>1</count>", "<count color='red'>2</count>")
    assert read(f"<puzzle>{RED}{columns}</puzzle>").puzzle.kind == "nonogram"  # the black 0 is no block
    saved = "<solution type='saved'><image>|?R|\n|??|</image></solution>"
    blot = read(f"<puzzle>{RED}{columns[: columns.index('<solution')]}{saved}</puzzle>")
    assert blot.puzzle.rows[1] == ((None, 2),)


def test_webpbn_refuses_an_empty_line_that_the_goal_fills() -> None:
    green = "<color name='green' char='G'>0f0</color>"
    clues = CLUES.replace("<count>", "<count color='green'>").replace(
        "<count color='red'>2</count>", "<count>0</count>"
    )

    with pytest.raises(FormatError, match="there is no colour 0"):
        read(f"<puzzle>{RED}{green}{clues}<solution><image>|GGR|\n|.RR|</image></solution></puzzle>")


@pytest.mark.parametrize(
    ("declared", "palette"),
    [
        (
            "#d\n  1:*  black  ink\n  r:&  #F00\n",
            [("white", "#ffffff", "."), ("ink", "#000000", "*"), ("red", "#ff0000", "&")],
        ),
        (
            "#declaration of the colors:\n\n  0:   LightBlue\n  1:   #000000   very dark\n"
            "  r:r  nosuchcolour\n  x:x blue\n",
            [("LightBlue", "#add8e6", "."), ("very dark", "#000000", "A"), ("nosuchcolour", STANDARD[1].value, "r")],
        ),
    ],
)
def test_olsak_colours(declared: str, palette: list[tuple[str, str, str]]) -> None:
    item = read(G.format(declared))

    assert looks(item) == palette
    assert item.puzzle == BLACK_AND_RED.puzzle(item.puzzle.palette)


def test_non_with_letters() -> None:
    clues = ("2b,1r", "2r", "1b", "1b,1r", "2r")
    bare = read(NON.format("", *clues))
    item = read(NON.format("color r #ff0000\ncolor b #123456\n", *clues) + 'goal "bbr0rr"\nsaved "b??0?r"\n')

    assert looks(bare)[1:] == [("black", "#000000", "B"), ("red", STANDARD[1].value, "R")]
    assert looks(item) == [("white", "#ffffff", "."), ("red", "#ff0000", "R"), ("#123456", "#123456", "B")]
    assert item.solution == Board.parse("bba .aa")
    assert item.puzzle == item.solution.puzzle(item.puzzle.palette)
    assert item.extra == {"saved": [["b??", ".?a"]]}


def test_non_numbers_without_a_letter_are_black() -> None:
    item = read(NON.format("color r #ff0000\n", "2,1r", "2r", "1", "1,1r", "2r") + 'goal "11r0rr"\n')

    assert looks(item)[1:] == [("black", "#000000", "A"), ("red", "#ff0000", "R")]
    assert item.solution == BLACK_AND_RED


@pytest.mark.parametrize(
    "clues",
    [
        ("ink: 2, red: 1", "red: 2", "ink: 1", "ink: 1, red: 1", "red: 2"),
        ("ink 2 red 1", "red 2", "ink 1", "ink 1 red 1", "red 2"),
    ],
)
@pytest.mark.parametrize("ink", ["ink", "no", "INK"])  # "no" is a run of letters, but not a letter
def test_non_with_names(clues: tuple[str, ...], ink: str) -> None:
    declared = "color ink 112233 X\ncolor red FF0000 0\ncolor background FFFFEE\ncolor unused 00FF00 u\n"
    text = NON.format(declared, *clues).replace("ink", ink)

    item = read('title "Names"\n' + text + "id 7\n")

    assert looks(item) == [("background", "#ffffee", "."), (ink, "#112233", "X"), ("red", "#ff0000", "B")]
    assert item.puzzle == BLACK_AND_RED.puzzle(item.puzzle.palette)
    assert item.meta == {"title": "Names"}


def test_non_with_one_name_is_an_ordinary_nonogram() -> None:
    item = read("width 2\nheight 1\ncolor plum 8E4585 @\nrows\nplum 1\ncolumns\nplum: 1\n0\n")

    assert (item.puzzle.kind, item.meta) == ("nonogram", {"colour": "plum #8e4585"})


@pytest.mark.parametrize(
    "text",
    [
        "2\n3\n2\n2 1\n2\n\n1 2\n2\n\n1\n1 1\n2\n\n1\n1 2\n2\n",
        "2\n3\n3\n2 1\n2\n1 3\n3\n1\n1 1\n2\n1\n1 3\n3\n",
    ],
)
def test_cwc_tells_colours_apart_and_no_more(text: str) -> None:
    item = read(text)

    assert item.puzzle == BLACK_AND_RED.puzzle(item.puzzle.palette)
    assert looks(item)[1] == ("black", "#000000", "A")


@pytest.mark.parametrize(("empty", "colour"), [("", ""), ("0", ""), ("0", "0")])
def test_cwc_empty_lines_are_blank_or_0(empty: str, colour: str) -> None:
    rows, columns = f"1 1\n{empty}", f"1\n1\n{empty}"

    item = read(f"2\n3\n2\n{rows}\n\n1 2\n{colour}\n\n{columns}\n\n1\n2\n{colour}".rstrip() + "\n")

    assert item.puzzle == Board.parse("ab. ...").puzzle(item.puzzle.palette)


INI = "# a remark\n[colors]\n r=({}) *\n\n[clues]\ncolumns = 1, '1 1r' ; here\n  2r\n\nrows =\n \"2 1r\",\n 2r\n"


@pytest.mark.parametrize(
    ("look", "name"), [("red", "red"), ("255, 0, 0", "red"), ("FF0000", "red"), ("#f00", None), ("256,0,0", None)]
)
def test_pynogram_colours_are_names_values_or_amounts(look: str, name: str | None) -> None:
    if name is None:
        with pytest.raises(FormatError, match="expected a colour such as"):
            read(INI.format(look))
        return
    item = read(INI.format(look))

    assert item.puzzle == BLACK_AND_RED.puzzle(item.puzzle.palette)
    assert looks(item)[1:] == [("black", "#000000", "A"), (name, "#ff0000", "*")]


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("2r\n\nrows", "2x\n\nrows", "7:3: expected a colour of the section [colors], found 'x'"),
        ("1, '1 1r'", "1, '1 x'", "6:17: expected a block length, found 'x'"),
        ("rows", "lines", "5:1: expected 1 to 10000 rows, found 0"),
        ("[clues]", "[clue]", "5:1: expected [clues] or [colors], found '[clue]'"),
        ("columns =", "", "6:1: expected columns = or rows = before the clues"),
    ],
)
def test_pynogram_files_say_what_is_wrong_with_them(before: str, after: str, problem: str) -> None:
    with pytest.raises(FormatError) as error:
        read(INI.format("red").replace(before, after), "pynogram")
    assert problem in str(error.value)


MANY = "".join(f"<color name='c{n}' char='{chr(0x4E00 + n)}'>{n:06x}</color>" for n in range(3_000))
MANY_SIGNS = "".join(map(chr, range(0x4E00, 0x4E20)))
LONG = "x" * 100_000
HOSTILE = [
    ("webpbn", f"<puzzle>{MANY}{CLUES.replace('red', 'c77')}</puzzle>", None),
    ("webpbn", f"<puzzle>{MANY}{CLUES.replace('red', 'nothing')}</puzzle>", "a colour that an element color declares"),
    ("webpbn", f"<puzzle>{MANY}<solution><image>|{MANY_SIGNS}|</image></solution></puzzle>",
     "at most 15 colours besides the background, found 32"),
    ("webpbn", f"<puzzle>{'<color>' * 60}", "nested at most 50"),
    ("webpbn", f"<puzzle><color name='{LONG}'>f00</color>{CLUES.replace('red', LONG)}</puzzle>", None),
    ("webpbn", f"<puzzle><color name='red' char='|'>f00</color>{CLUES}</puzzle>", None),
    ("g", G.format("#d\n" + "".join(f"{chr(0x4E00 + n)}:x #ff0000\n" for n in range(3_000))), "a number without one"),
    ("g", G.format("#d\n1:x " + " " * 100_000 + "red\nr:r red" + " x" * 100_000 + "\n"), None),
    ("g", "#d\na:a red\n:\n" + "".join(f"1{chr(0x4E00 + n)} " for n in range(40)) + "\n:\n" + "1a\n" * 40,
     "at most 15 colours besides the background, found 41"),
    ("non", NON.format("color r #ff0000\n" * 3_000, "2,1r", "2r", "1", "1,1r", "2r"), None),
    ("non", NON.format("color red ff0000\n", "2 red 1", "red 2", "1", "1 red 1", "blue 2"), "found 'blue'"),
    ("non", NON.format("color r #ff00\n", "2,1r", "2r", "1", "1,1r", "2r"), "a colour such as color a #ff0000"),
    ("pynogram", "[clues]\nrows = " + "1," * 2_000_000 + "\ncolumns = 1\n", "at most 10000 rows and columns"),
    ("pynogram", "[colors]\n" + "a=(red) x\n" * 50_000 + "b=(blue) y\n[clues]\nrows=1a 1b\ncolumns=1a,1b\n", None),
    ("cwc", "10000\n10000\n15\n1\n", "expected 40000 lines"),
    ("cwc", "1\n1\n99999\n1\n\n1\n\n1\n\n1\n", "colours from 1 to 15, found '99999'"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "text", "problem"), HOSTILE, ids=[f"{case[0]} {n}" for n, case in enumerate(HOSTILE)])
def test_hostile_files_are_read_or_refused_in_little_memory(name: str, text: str, problem: str | None) -> None:
    list(entries(Source(b"", "a"), format_name=name))  # loads what is needed
    tracemalloc.start()
    try:
        (found,) = entries(Source(text.encode(), "a"), format_name=name)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert peak < 60_000_000
    if problem is None:
        assert not isinstance(found, FormatError), found
        assert found.puzzle.colours == 2
    else:
        assert isinstance(found, FormatError)
        assert problem in str(found)


def test_no_format_with_colours_was_forgotten() -> None:
    tried = {name for name, _, _ in HOSTILE}

    assert tried == {name for name, entry in formats().items() if "colour-nonogram" in entry.kinds}
