"""The XML of webpbn.com."""

import pytest

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.formats import Source, dumps, entries, load, loads, losses
from cluewright.formats.format import AnyItem
from cluewright.nonogram.board import Board
from cluewright.nonogram.puzzle import Nonogram

PUZZLE = Nonogram([[1, 1], [3]], [[2], [1], [2]])
LINES = "<line><count>2</count></line><line><count>1</count></line><line><count>2</count></line>"
COLUMNS = f"<clues type='columns'>{LINES}</clues>"
ROWS = "<clues type='rows'><line><count>1</count><count>1</count></line><line><count>3</count></line></clues>"
CLUES = COLUMNS + ROWS


def read(inside: str, attributes: str = "") -> AnyItem:
    (item,) = loads(f"<puzzleset><puzzle {attributes}>{inside}</puzzle></puzzleset>", name="a.xml")
    return item


def failure(text: str) -> str:
    with pytest.raises(FormatError) as caught:
        loads(text, name="a.xml")
    return str(caught.value)


def image(*rows: str, kind: str = "goal") -> str:
    return f"<solution type='{kind}'><image>\n{''.join(f'|{row}|' for row in rows)}\n</image></solution>"


def test_a_file_as_the_site_exports_it() -> None:
    text = """<?xml version="1.0"?>
<!DOCTYPE pbn SYSTEM "https://webpbn.com/pbn-0.3.dtd">

<puzzleset>

<puzzle type="grid" defaultcolor="black">

<source>webpbn.com</source>
<id>#1</id>
<title>Dancer &amp; friend</title>
<author>N. N.</author>
<authorid>nn</authorid>
<copyright>&#169; 2004 N. N.</copyright>
<description>
A first try.
</description>
<color name="white" char=".">fff</color>
<color name="black" char="X">000</color>

<clues type="columns">
<line><count>2</count></line>
<line><count>1</count></line>
<line><count>2</count></line>
</clues>

<clues type="rows">
<line><count>1</count><count>1</count></line>
<line><count>3</count></line>
</clues>

<solution type="goal">
<image>
|X.X|
|XXX|
</image>
</solution>

</puzzle>
</puzzleset>
"""

    (item,) = loads(text)

    assert item.puzzle == PUZZLE
    assert item.solution == Board.parse("#.# ###")
    assert item.meta == {
        "source": "webpbn.com",
        "id": "#1",
        "title": "Dancer & friend",
        "author": "N. N.",
        "author_id": "nn",
        "copyright": "© 2004 N. N.",
        "description": "A first try.",
    }


def test_a_puzzle_may_stand_alone_and_in_another_encoding() -> None:
    text = f"<?xml version='1.0' encoding='iso-8859-1'?><puzzle><title>Été</title>{CLUES}</puzzle>"

    (item,) = loads(text.encode("iso-8859-1"))

    assert item.puzzle == PUZZLE
    assert item.title == "Été"


def test_a_set_gives_its_puzzles_what_they_do_not_say_themselves() -> None:
    shared = "<source>here</source><title>All of them</title><author>A</author>"
    text = f"<puzzleset>{shared}<puzzle>{CLUES}</puzzle><puzzle><author>B</author>{CLUES}</puzzle></puzzleset>"

    first, second = loads(text)

    assert first.meta == {"source": "here", "author": "A"}
    assert second.meta == {"source": "here", "author": "B"}


def test_a_bad_puzzle_does_not_hide_the_others() -> None:
    bad = CLUES.replace("<count>3</count>", "<count>x</count>")
    text = f"<puzzleset>\n<puzzle>{CLUES}</puzzle>\n<puzzle>\n{bad}</puzzle>\n<puzzle>{CLUES}</puzzle></puzzleset>"

    first, second, third = entries(Source(text.encode(), "a.xml"))

    assert isinstance(first, Item)
    assert isinstance(third, Item)
    assert (
        str(second)
        == f"a.xml:4:{len(COLUMNS) + ROWS.index('<count>3') + 1}: expected a number in the element count, found 'x'"
    )


def test_the_goal_gives_missing_clues() -> None:
    assert read(image("X.X", "XXX")).puzzle == PUZZLE
    assert read(COLUMNS + image("X.X", "XXX")).puzzle == PUZZLE


def test_a_line_without_counts_is_empty_and_a_count_of_0_is_hidden() -> None:
    inside = (
        "<clues type='columns'><line/><line><count>0</count></line><line><count>1</count></line></clues>"
        "<clues type='rows'><line></line><line><count>0</count></line></clues>"
    )

    assert read(inside).puzzle == Nonogram([[], [None]], [[], [None], [1]])
    # Some programs write 0 for an empty line; the goal tells.
    assert read(inside + image("...", "..X")).puzzle == Nonogram([[], [None]], [[], [], [1]])


def test_one_colour_of_any_name_is_as_good_as_black() -> None:
    colours = "<color name='snow' char='-'>fff</color><color name='red' char='R'>f00</color>"
    clues = CLUES.replace("<count>", "<count color='red'>")
    inside = f"{colours}{clues}{image('R-R', 'RRR')}"

    item = read(inside, "backgroundcolor='snow' defaultcolor='red'")

    assert item.puzzle == PUZZLE
    assert item.solution == Board.parse("#.# ###")
    colours_alone = read(f"{colours}{image('R-R', 'RRR')}", "backgroundcolor='snow'")
    assert colours_alone.puzzle == PUZZLE


def test_boards_beside_the_goal_are_kept() -> None:
    states = image("X.X", "XXX", kind="solution") + image("[X.]?X", "[X][.]X", kind="saved") + image("XX.", "XXX")

    item = read(CLUES + states)

    assert item.solution == Board.parse("##. ###")
    assert item.extra == {"solutions": [["#.#", "###"]], "saved": [["??#", "#.#"]]}
    assert loads(dumps(item, format_name="webpbn")) == [item]


def test_a_goal_with_unknown_cells_is_a_saved_board() -> None:
    item = read(CLUES + image("X?X", "XXX"))

    assert item.solution is None
    assert item.extra == {"saved": [["#?#", "###"]]}


def test_control_characters_cannot_be_written_and_that_is_told() -> None:
    item = Item(PUZZLE, meta={"title": "a\x07b\r\n\tc", "author": "x"})

    (again,) = loads(dumps(item, format_name="webpbn"))

    assert again.meta == {"title": "ab\r\n\tc", "author": "x"}
    assert losses(item, "webpbn") == ["webpbn cannot hold the control characters of the title (1 puzzle)"]


def test_nothing_is_fetched_and_own_entities_are_refused(tmp_path, monkeypatch) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("secret")
    monkeypatch.setattr("socket.socket.connect", lambda *_: pytest.fail("nothing may be fetched"))

    for declared in (f'<!ENTITY a SYSTEM "{secret.as_uri()}">', '<!ENTITY a "ha">', '<!ENTITY % a SYSTEM "http://a/">'):
        text = f"<!DOCTYPE pbn [{declared}]>\n<puzzle><title>&a;</title>{CLUES}</puzzle>"
        assert "custom entities and references to other files are not allowed" in failure(text)
    outside = tmp_path / "a.dtd"
    outside.write_text('<!ENTITY a "ha">')
    with_type = f'<!DOCTYPE pbn SYSTEM "{outside.as_uri()}">\n<puzzle><title>a</title>{CLUES}</puzzle>'
    assert loads(with_type)[0].title == "a"
    assert failure(with_type.replace("<title>a", "<title>&a;")) == "a.xml:2:16: this is not XML: undefined entity"


def test_the_extension_tells_an_encoding_the_content_does_not(tmp_path) -> None:
    path = tmp_path / "a.pbn"
    path.write_bytes(f"<?xml version='1.0' encoding='utf-16'?><puzzle>{CLUES}</puzzle>".encode("utf-16"))

    assert load(path)[0].puzzle == PUZZLE


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("<puzzle>\n<a></b>", "a.xml:2:6: this is not XML: mismatched tag"),
        (
            "<?xml version='1.0' encoding='odd'?><puzzle/>",
            "a.xml:1:1: the encoding of this XML file is unknown: save it as UTF-8",
        ),
        ("<?xml version='1.0'?>", "a.xml:1:22: this is not XML: no element found"),
        ("<?xml version='1.0'?>\n <svg/>", "a.xml:2:2: expected the element puzzleset or puzzle, found 'svg'"),
        ("<puzzleset>\n</puzzleset>", "a.xml:1:1: expected an element puzzle, found none"),
        ("<puzzle/>", "a.xml:1:1: expected the clues of the rows and columns, or the goal"),
        (f"<puzzle>{ROWS}</puzzle>", "a.xml:1:1: expected the clues of the rows and columns, or the goal"),
        (
            f"<puzzleset>\n <puzzle type='triddler'>{CLUES}</puzzle></puzzleset>",
            "a.xml:2:2: triddlers (nonograms of triangles) cannot be read",
        ),
        (
            f"<puzzle>{COLUMNS}\n" + ROWS.replace("<count>3", "\n<count color='red'>3") + "</puzzle>",
            "a.xml:1:1: The row clues add up to 2 cells of black, the column clues to 5. "
            "The row clues add up to 3 cells of red, the column clues to 0.",
        ),
        (
            f"<puzzle>{COLUMNS}\n" + ROWS.replace("<count>3", "\n<count color='mauvish'>3") + "</puzzle>",
            "a.xml:3:1: expected a colour that an element color declares, found 'mauvish'",
        ),
        (
            f"<puzzle>\n <color name='a'>12</color>{COLUMNS}"
            + ROWS.replace("<count>3", "<count color='a'>3")
            + "</puzzle>",
            "a.xml:2:2: expected a colour of 3 or 6 hexadecimal digits, found '12'",
        ),
        (
            f"<puzzle>{COLUMNS}\n" + ROWS.replace("<count>3", "\n<count color='white'>3") + "</puzzle>",
            "a.xml:3:1: expected a colour other than the background, found 'white'",
        ),
        (
            "<puzzle>"
            + "".join(f"<color name='{c}' char='{c}'>0f0</color>" for c in "abcdefghijklmnop")
            + image("abcdefghijklmnop")
            + "</puzzle>",
            "a.xml:1:1: expected at most 15 colours besides the background, found 16",
        ),
        (
            f"<puzzle>{CLUES}\n" + image("X.X", "XQX") + "</puzzle>",
            "a.xml:2:23: expected the characters of the puzzle's colours in the image, found 'Q'",
        ),
        (
            f"<puzzle>{CLUES}\n" + image("X.X", "XX") + "</puzzle>",
            "a.xml:2:23: expected rows of equal length, each between | and |",
        ),
        (
            f"<puzzle>{CLUES}\n" + image("X.", "XX") + "</puzzle>",
            "a.xml:2:23: expected an image of 3x2 cells, found 2x2",
        ),
        (f"<puzzle>\n{image('X' * 10_001)}</puzzle>", "a.xml:2:23: expected sides from 1 to 10000, found 10001x1"),
        (
            f"<puzzle>{CLUES}\n<solution type='goal'/></puzzle>",
            "a.xml:2:1: expected a goal, solution or saved state with an image",
        ),
        (
            f"<puzzle>{CLUES.replace('<count>3', '<count>2')}</puzzle>",
            "a.xml:1:1: The row clues add up to 4 filled cells, the column clues to 5.",
        ),
    ],
)
def test_errors_name_the_place_and_what_was_expected(text: str, expected: str) -> None:
    assert failure(text) == expected
