"""Input that nobody meant to be read: it gives items or `FormatError`, soon, and in little memory."""

import tracemalloc

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import tries
from tests.strategies import ITEMS

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.core.registry import kind, kinds
from cluewright.formats import Source, dumps, entries, formats, source

NAMES = [None, *formats()]
FILES = [
    (name, dumps(kind(kind_name).sample(), format_name=name))
    for name, entry in formats().items()
    for kind_name in entry.kinds or ITEMS
    if kind_name in kinds()
]
GENEROUS = settings(deadline=None, max_examples=tries(20))


def read_all(content: bytes, name: str | None) -> list[Item | FormatError]:
    """Read everything, the way commands do; any other exception than `FormatError` goes through."""
    try:
        found = list(entries(Source(content, "a"), format_name=name))
    except FormatError as error:
        found = [error]
    assert all(isinstance(entry, Item | FormatError) for entry in found)
    assert all(entry.file == "a" for entry in found if isinstance(entry, FormatError)), "errors name the file"
    return found


@pytest.mark.parametrize("name", NAMES)
@given(content=st.binary(max_size=300))
@GENEROUS
def test_any_bytes(name: str | None, content: bytes) -> None:
    read_all(content, name)


@pytest.mark.parametrize("name", NAMES)
@given(content=st.text(max_size=200))
@GENEROUS
def test_any_text(name: str | None, content: str) -> None:
    read_all(content.encode(errors="replace"), name)


PIECES = st.sampled_from(
    ["width", "height", "rows", "columns", "goal", "saved", "title", '"', "====", "$1", "$", "3x2", "0", "1", "3",
     "99999", "-1", "?", ",", " ", "\t", "\n", "\r\n", "\n\n", "{", "}", "[", "]", ":", "null", "&#0;", "²", "\x0b",
     "\u2028", "1a", "#", "#d", "#t", ": rows", "P1\n", "P4\n", "[Dimensions]\n", "[Row clues]\n", "[Column clues]\n",
     "[Solution]\n", "[Working grid]\n", "number_of_rows:", "number_of_columns:", "row_1", "column_1", "<puzzle>",
     "</puzzle>", "<clues type='rows'>", "<clues type='columns'>", "</clues>", "<line>", "</line>", "<count>",
     "</count>", "<solution><image>", "</image></solution>", "|X|", "2\n1\n",
     "#d\n", "a:a ", "#ff0000", "1b", "2c,", "color a ", "color red ", "red: 1", "<color name='a' char='b'>",
     "</color>", "<count color='a'>", "2\n1\n2\n"]
)  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
@given(pieces=st.lists(PIECES, max_size=40))
@GENEROUS
def test_pieces_of_files_in_any_order(name: str | None, pieces: list[str]) -> None:
    read_all("".join(pieces).encode(), name)


@pytest.mark.parametrize("index", range(len(FILES)), ids=lambda index: FILES[index][0])
@given(data=st.data(), detected=st.booleans())
@GENEROUS
def test_damaged_files(index: int, data: st.DataObject, detected: bool) -> None:
    name, content = FILES[index]
    damaged = bytearray(content * data.draw(st.integers(1, 2)))
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(damaged)))
        end = data.draw(st.integers(start, min(len(damaged), start + 5)))
        damaged[start:end] = data.draw(
            st.binary(max_size=4) | st.sampled_from([b"\n", b"0", b"9", b"999999999", b"-", b"$2\n", b"====\n", b"<a>"])
        )

    read_all(bytes(damaged), None if detected else name)


LAUGHS = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10))
SMALL_BUT_GREEDY = [
    ("width 1000000000\nheight 1000000000\nrows\n1\ncolumns\n1\n", "non"),
    ("width 10000\nheight 10000\nrows\n1\ncolumns\n1\n", "non"),
    ("rows 1000000000\ncolumns 1000000000\n", "non"),
    ("9999 9999\n" + "1\n" * 1_000, "nin"),
    ("99999999999 9\n", "nin"),
    ("10000 10000\n1\n#\n1\n", "mk"),
    ("1000000000\n1000000000\n1\n\n1\n", "cwd"),
    ("10000x10000\n$1\n1\n1\n", "taai"),
    ("number_of_rows: 1000000000\nnumber_of_columns: 2\n", "lp"),
    ("number_of_rows: 9999\nnumber_of_columns: 9999\nrow_1 a: 999999999 b: 1\n", "lp"),
    ("[Dimensions]\n10000\n10000\n[Solution]\n1\n", "gno"),
    ("P1\n1000000000 1000000000\n1", "pbm"),
    ("P1\n10000 10000\n1", "pbm"),
    ("P4\n10000 10000\n1", "pbm"),
    (f'<!DOCTYPE a [<!ENTITY a0 "ha">{LAUGHS}]><puzzle>&a9;</puzzle>', "webpbn"),
    ('<!DOCTYPE a [<!ENTITY a0 SYSTEM "file:///etc/passwd">]><puzzle>&a0;</puzzle>', "webpbn"),
    ("<puzzle>" * 100_000, "webpbn"),
    ("<puzzle><clues type='rows'><line><count>999999999</count></line></clues></puzzle>", "webpbn"),
]


@pytest.mark.parametrize(("content", "name"), SMALL_BUT_GREEDY, ids=lambda value: value[:40])
def test_a_small_file_takes_little_memory_whatever_it_declares(content: str, name: str) -> None:
    read_all(b"", name)  # loads what is needed
    tracemalloc.start()
    try:
        found = read_all(content.encode(), name)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert all(isinstance(entry, FormatError) for entry in found)
    assert peak < 10_000_000


@pytest.mark.parametrize(
    ("content", "name"),
    [
        ("$1\n" + "\n" * 100_000, "taai"),
        ("$1\n" * 10_000, "taai"),
        ("====\n" * 100_000, "non"),
        ("goal " + "1\n" * 100_000, "non"),
        ('goal "' + "1\n" * 100_000, "non"),
        ("rows\n" * 50_000, "non"),
        ("width 9\n" * 50_000, "non"),
        ('{"a":[\n' * 100_000, "json"),
        ("{}\n" * 10_000, "json"),
        (":\n" + "1\n" * 100_000, "g"),
        (":\n" * 100_000, "g"),
        ("[a]\n" * 100_000, "gno"),
        ("[Dimensions]\n" + "\n" * 100_000, "gno"),
        ("row_1 " * 100_000, "lp"),
        ("2 2\n" + "#\n" * 100_000, "mk"),
        ("2\n2\n" + "\n1" * 100_000, "cwd"),
        ("P1" + "#" * 100_000, "pbm"),
        ("P4\n1 1\n1" * 7_000 + "!", "pbm"),
        ("<a>" + "<b/>" * 100_000, "webpbn"),
        ("<" + "a" * 100_000, "webpbn"),
    ],
    ids=lambda value: value[:20],
)
def test_large_nonsense_is_refused_in_linear_time(content: str, name: str) -> None:
    assert any(isinstance(entry, FormatError) for entry in read_all(content.encode(), name))


def test_lines_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "MOST_LINES", 5)

    (error,) = read_all(b"3 2\n1 1\n3\n2\n1\n2\n\n", "nin")
    assert str(error) == "a: this file has more than 5 lines: split it"
