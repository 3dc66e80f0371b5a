"""Whatever the link and text readers are given, they give items or errors, soon and in little memory."""

import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.formats import Source, dumps, entries
from cluewright.hitori.puzzle import Hitori
from cluewright.nonogram.puzzle import Nonogram
from cluewright.zip.puzzle import Zip

NAMES = (
    "janko", "tatham", "tatham-pattern", "tatham-singles", "share", "ziplink", "puzzlink", "pzprv3", "hitori-text",
)  # fmt: skip
PUZZLES = {
    "nonogram": Nonogram([[1, 1], [3]], [[2], [1], [2]]),
    "hitori": Hitori([[1, 1, 2], [3, 2, 2]]),
    "zip": Zip(3, 2, [(0, 0), (1, 0)], [(0, 1, "down")]),
}
FILES = {
    (name, kind): dumps(puzzle, format_name=name)
    for name, kinds in {
        "janko": ["hitori"], "tatham": ["nonogram", "hitori"], "share": ["nonogram", "hitori", "zip"],
        "ziplink": ["zip"], "puzzlink": ["nonogram", "hitori"], "pzprv3": ["nonogram", "hitori"],
        "hitori-text": ["hitori"],
    }.items()
    for kind, puzzle in PUZZLES.items()
    if kind in kinds
}  # fmt: skip
PIECES = st.sampled_from(
    ["https://puzz.link/p?", "#v1/", "z/", "nonogram/", "hitori/", "zip/", "pzprv3", "nonogram", "hitori", "v:", ";t=",
     "3/", "2/", "3x2:", "3x2#", "d", "99999", "0", "1", "9", "a", "g", "z", "-", "+", "=", "*", ".", "/", ",", "%",
     "@", " ", "\n", "\r\n", "\n\n", "begin", "end", "puzzle", "problem", "solution", "size", "rows", "x", "#", "{",
     "info:", "SAVEFILE:1:S\n", "GAME    :7:Singles\n", "DESC    :1:1\n", "PARAMS  :3:1x1\n", "²", "\x0b", "\u2028",
     "\x00"]
)  # fmt: skip


def check(content: bytes, name: str | None) -> None:
    try:
        found = list(entries(Source(content, "a"), format_name=name))
    except FormatError:
        return
    assert all(isinstance(entry, Item | FormatError) for entry in found)
    for entry in found:
        if isinstance(entry, FormatError):
            assert str(entry).startswith("a:"), entry


@given(pieces=st.lists(PIECES, max_size=30), name=st.sampled_from([None, *NAMES]))
def test_pieces_in_any_order_give_items_or_errors(pieces: list[str], name: str | None) -> None:
    check("".join(pieces).encode(), name)


@given(content=st.binary(max_size=200), name=st.sampled_from(NAMES))
def test_any_bytes_give_items_or_errors(content: bytes, name: str) -> None:
    check(content, name)


@given(data=st.data(), file=st.sampled_from(sorted(FILES)))
def test_damaged_files_give_items_or_errors(data: st.DataObject, file: tuple[str, str]) -> None:
    content = bytearray(FILES[file] * 2)
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(content)))
        end = data.draw(st.integers(start, min(len(content), start + 5)))
        content[start:end] = data.draw(st.binary(max_size=4) | PIECES.map(str.encode))
    check(bytes(content), data.draw(st.sampled_from([None, file[0]])))


@pytest.mark.parametrize(
    ("content", "name"),
    [
        ("nonogram/10000/10000/" + "A" * 1_000_000, "puzzlink"),
        ("hitori/10000/10000/" + "1" * 100_000, "puzzlink"),
        ("p?" + "a=1&" * 100_000, "puzzlink"),
        ("/" * 500_000, "puzzlink"),
        ("hitori.html?problem=9999/9999/" + "1_/" * 100_000, "puzzlink"),
        ("pzprv3\nnonogram\n9999\n9999\n" + ". . .\n" * 20_000, "pzprv3"),
        ("pzprv3/nonogram/9999/9999" + "/" * 300_000, "pzprv3"),
        ("pzprv3\n" * 20_000, "pzprv3"),
        ("9999x9999:" + "1" * 300_000, "tatham"),
        ("SAVEFILE:1:S\n" + "MOVE    :0:\n" * 50_000, "tatham"),
        ("begin\n" * 100_000, "janko"),
        ("problem\n" + "1 2 3\n" * 100_000, "janko"),
        ("1 2 3\n" * 100_000, "hitori-text"),
        ("1" * 500_000, "hitori-text"),
        ("1\n\n" * 5_000 + "!", "hitori-text"),
        ("zip/100/100/" + "z" * 500_000, "ziplink"),
        ("/" * 500_000, "ziplink"),
        ("v1/z/nonogram/" + "A" * 500_000, "share"),
        ("#" * 500_000, "share"),
    ],
    ids=range(19),
)
def test_large_nonsense_is_refused_in_linear_time(content: str, name: str) -> None:
    assert any(isinstance(entry, FormatError) for entry in entries(Source(content.encode(), "a"), format_name=name))


@pytest.mark.parametrize(
    ("content", "name"),
    [
        ("nonogram/10000/10000/" + "z" * 100, "puzzlink"),
        ("9999x9999:" + "/" * 19_997 + ",z", "tatham"),
        ("hitori/9999/9999/1", "puzzlink"),
        ("pzprv3/hitori/9999/9999/1/", "pzprv3"),
    ],
    ids=range(4),
)
def test_the_size_a_link_speaks_of_takes_no_memory(content: str, name: str) -> None:
    source = Source(content.encode(), "a")
    tracemalloc.start()
    try:
        assert len(list(entries(source, format_name=name))) == 1
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()

    assert peak < 16_000_000
