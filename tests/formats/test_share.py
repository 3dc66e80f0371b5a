"""Share links: every kind, plug-ins too, and nothing a stranger's link could do harm with."""

import base64
import json
import zlib
from contextlib import suppress
from types import ModuleType
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.formats.link_puzzles import TEXTS, hitoris, nonograms, zips

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.core.registry import kind
from cluewright.formats import dumps, loads, share
from cluewright.formats.share import QR_CAPACITY, read_share, share_link
from cluewright.hitori.puzzle import Hitori
from cluewright.nonogram.puzzle import Nonogram
from cluewright.zip.puzzle import Zip

PUZZLE = Nonogram([[1, 1], [3]], [[2], [1], [2]])
FORM = "v1/nonogram/3/2/212113g"


def first(made: tuple[Nonogram, object]) -> Nonogram:
    return made[0]


def packed(data: object) -> str:
    raw = data if isinstance(data, bytes) else json.dumps(data).encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return base64.urlsafe_b64encode(packer.compress(raw) + packer.flush()).decode().rstrip("=")


def failure(text: str) -> str:
    with pytest.raises(FormatError) as caught:
        read_share(text)
    return str(caught.value)


def test_the_links_of_the_first_version_are_read_for_ever() -> None:
    titled = Item(PUZZLE, meta={"title": "Äpfel & Birnen"})

    assert share_link(PUZZLE) == f"http://127.0.0.1:8017/play#{FORM}"
    assert share_link(titled, "https://example.org/a/") == (
        f"https://example.org/a/play#{FORM};t=%C3%84pfel%20%26%20Birnen"
    )
    assert share_link(Hitori([[1, 36], [2, 1]])).endswith("#v1/hitori/2/2/1-1021")
    assert share_link(Zip(2, 2, [(0, 1), (1, 0)], blocked=[(1, 1)])).endswith("#v1/zip/2/2/g12./")
    assert read_share(
        "v1/z/nonogram/q1Yqz0wpyVCyMtJRykjNTM8oATOL8suLlayiow1jdfJKc3JidZSS83NKc_PAgkaxOtFg0dhaAA"
    ) == Item(Nonogram([[1], None], [[2], [None]]))


@pytest.mark.parametrize(
    "text",
    [
        f"http://127.0.0.1:8017/play#{FORM};t=A%20b",
        f"https://example.org/deep/play?x=1#{FORM};t=A%20b",
        f"#{FORM};t=A%20b",
        f"  {FORM};t=A%20b\n",
        "#v1/nonogram%2F3%2F2%2F212113g%3Bt%3DA%20b",
    ],
)
def test_a_link_its_fragment_and_the_bare_form_are_read(text: str) -> None:
    assert read_share(text) == Item(PUZZLE, meta={"title": "A b"})
    assert loads(text) == [Item(PUZZLE, meta={"title": "A b"})]


@pytest.mark.parametrize(
    "puzzles",
    [nonograms().map(first), nonograms(hidden=True).map(first), hitoris(highest=65_535), zips()],
    ids=["nonogram", "hidden numbers", "hitori", "zip"],
)
@settings(deadline=None)  # a large board at times takes longer than a small one
@given(data=st.data())
def test_every_puzzle_comes_back(puzzles: Any, data: st.DataObject) -> None:
    puzzle = data.draw(puzzles)

    link = share_link(puzzle)

    assert read_share(link) == Item(puzzle)
    assert link.isascii()
    assert not set(link) & set(' "<>\\^`{|}\n')  # what an address may not hold


def test_what_the_short_form_cannot_express_goes_the_other_way() -> None:
    for puzzle in (Nonogram([None, [3]], [[2], [1], [2]]), Nonogram([[300]], [[1]] * 300), Hitori([[1, 1296]])):
        link = share_link(puzzle)

        assert f"#v1/z/{puzzle.kind}/" in link
        assert read_share(link) == Item(puzzle)


def test_a_long_link_takes_the_shorter_form() -> None:
    picture_like = Nonogram([[1] * 50] * 100, [[100], []] * 50)

    link = share_link(picture_like)

    assert "#v1/z/nonogram/" in link
    assert len(link) < QR_CAPACITY
    assert read_share(link).puzzle == picture_like


def test_a_plug_in_kind_is_shared_like_any_other(kakurasu: ModuleType) -> None:
    item = kakurasu.KIND.sample()

    link = share_link(item)

    assert "#v1/z/kakurasu/" in link
    assert read_share(link) == Item(item.puzzle, meta={"title": item.title} if item.title else {})
    assert loads(dumps(item, format_name="share"))[0].puzzle == item.puzzle


@given(title=TEXTS)
@example(title="red \x1b[31m alert\nand more\x1f")
def test_every_short_title_comes_back_as_it_is_shown(title: str) -> None:
    item = Item(PUZZLE, meta={"title": title})
    shown = Item(PUZZLE, meta={"title": item.title})

    assert read_share(share_link(item)) == shown
    assert loads(dumps([item, item], format_name="share")) == [shown, shown]


def test_a_long_title_is_left_out_unless_a_file_is_written() -> None:
    item = Item(PUZZLE, meta={"title": "a" * 81})

    assert read_share(share_link(item)) == Item(PUZZLE)
    assert read_share(share_link(item, longest_title=81)) == item
    assert loads(dumps(item, format_name="share")) == [item]
    assert read_share(share_link(Item(PUZZLE, meta={"title": "\ud800"}))).title == "?"


def test_only_the_puzzle_is_shared() -> None:
    sample = kind("nonogram").sample()
    data = {"rows": [[1]], "columns": [[1]], "solution": ["."], "meta": {"title": "x"}, "format": "other"}

    assert read_share(share_link(sample)) == Item(sample.puzzle, meta={"title": "Apple"})
    assert read_share(f"v1/z/nonogram/{packed(data)}") == Item(Nonogram([[1]], [[1]]))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "1:1: expected a link with #v1/ and a puzzle"),
        ("https://example.org/play", "1:1: expected a link with #v1/ and a puzzle"),
        (
            "#v2/nonogram/3/2/212113g",
            "1:3: this link has version 2, and this program reads version 1: install a newer one",
        ),
        ("#v1/", "1:5: expected the name of a puzzle, found ''"),
        ("#v1/slither/3/2/2", "1:5: expected one of nonogram, hitori, zip or z, found 'slither'"),
        ("#v1/nonogram/3/2/21211!g", "1:23: expected a digit (0-9, a-f)"),
        ("#v1/z/nonogram/!", "1:5: expected z/, the kind, and the puzzle in letters, digits, - and _"),
        ("#v1/z/nonogram", "1:5: expected z/, the kind, and the puzzle"),
        ("#v1/z/nonogram/A", "1:16: this link is damaged: it cannot be unpacked. Copy it again"),
        ("#v1/z/nonogram/____", "1:16: this link is damaged: it cannot be unpacked. Copy it again"),
        ("#v1/z/nonogram/", "1:16: this link is damaged: part of it is missing or added. Copy it again"),
        (f"#v1/z/nonogram/{packed(b'{}')[:-1]}", "1:16: this link is damaged"),
        (f"#v1/z/nonogram/{packed(bytes([255, 254]))}", "1:16: this link is damaged: it is not text. Copy it again"),
        (f"#v1/z/nonogram/{packed([1])}", "1:16: this link holds no puzzle: expected a JSON object"),
        (f"#v1/z/nonogram/{packed(b'{')}", "1:16: this link holds no puzzle: this is not JSON"),
        (f"#v1/z/nonogram/{packed(b'[' * 100_000)}", "1:16: this link holds no puzzle: this JSON cannot be read"),
        (
            f"#v1/z/nonogram/{packed({'rows': [[1]]})}",
            "1:16: this link holds no puzzle: The column clues are missing.",
        ),
        (f"#v1/z/nonogram/{packed({'rows': 1, 'columns': []})}", "1:16: this link holds no puzzle: "),
        (f"#v1/z/cat/{packed({})}", "1:11: this link holds no puzzle: "),
    ],
    ids=range(19),
)
def test_errors_name_the_place_and_what_was_expected(text: str, expected: str) -> None:
    assert failure(text).startswith(expected)


def test_what_a_link_unpacks_to_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(share, "LARGEST_DATA", 1024 * 1024)

    assert failure(f"v1/z/nonogram/{packed(b' ' * 2 * 1024 * 1024)}").startswith(
        "1:15: this link unpacks to more than 1 MB: it is damaged"
    )
    with pytest.raises(
        FormatError, match="this puzzle is too large for a link, which holds at most 1 MB: save it as a file"
    ):
        share_link(Nonogram([None] * 9000, [[1] * 4000] * 200))
    long = Hitori([[1000] * 600] * 500)
    assert read_share(share_link(long)).puzzle == long


@given(text=st.text(max_size=40), start=st.sampled_from(["v1/", "#v1/z/nonogram/", "v1/zip/3/2/", "v1/hitori/", ""]))
def test_any_text_gives_an_item_or_an_error(text: str, start: str) -> None:
    with suppress(FormatError):
        assert isinstance(read_share(start + text), Item)
