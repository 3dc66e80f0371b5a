"""What holds for all formats: files, detection, JSON, and input nobody meant to be read."""

import gzip
import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.formats import Source, dumps, entries, formats, load, loads, save, source
from cluewright.nonogram.puzzle import Nonogram

PUZZLE = Nonogram([[1, 1], [3]], [[2], [1], [2]])
ORDER = ["webpbn", "json", "taai", "lp", "non", "g", "pbm", "gno", "mk", "cwd", "nin"]
FILES = {name: dumps(PUZZLE, format_name=name) for name in ("taai", "non", "nin")}


def failure(content: str | bytes, **options: Any) -> str:
    with pytest.raises(FormatError) as caught:
        loads(content, name="a", **options)
    return str(caught.value)


def test_the_formats_stand_in_the_order_of_detection() -> None:
    assert [name for name in formats() if name in ORDER] == ORDER


@pytest.mark.parametrize(
    ("extension", "name"),
    [("non", "non"), ("NIN", "nin"), ("taai", "taai"), ("jsonl", "json"), ("pbn", "webpbn"), ("g", "g")],
)
def test_save_goes_by_the_extension(tmp_path: Path, extension: str, name: str) -> None:
    path = tmp_path / f"a.{extension}"

    save(PUZZLE, path)

    assert path.read_bytes() == dumps(PUZZLE, format_name=name)
    assert load(path)[0].puzzle == PUZZLE


def test_save_takes_items_and_puzzles_and_a_format(tmp_path: Path) -> None:
    save([PUZZLE, Item(PUZZLE)], tmp_path / "many", format_name="taai")

    assert [item.puzzle for item in load(tmp_path / "many")] == [PUZZLE, PUZZLE]


def test_a_failed_save_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "a.nin"
    path.write_text("precious")

    for unfit in ([PUZZLE, PUZZLE], [], Nonogram([None, [3]], [[2], [1], [2]])):
        with pytest.raises(FormatError):
            save(unfit, path)

    assert path.read_text() == "precious"


def test_save_needs_a_format_it_knows(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match=r"a\.cat: the file extension is not one we know"):
        save(PUZZLE, tmp_path / "a.cat")
    with pytest.raises(FormatError, match="there is no format 'cat'; there are: webpbn, json, taai, "):
        save(PUZZLE, tmp_path / "a.cat", format_name="cat")
    with pytest.raises(FormatError, match="half of a surrogate pair"):
        save(Item(PUZZLE, meta={"title": "\ud800"}), tmp_path / "a.non")


def test_the_named_format_overrides_content_and_extension(tmp_path: Path) -> None:
    path = tmp_path / "a.non"
    path.write_bytes(FILES["nin"])

    assert load(path)[0].puzzle == PUZZLE  # the content tells
    with pytest.raises(FormatError, match="expected a keyword"):
        load(path, format_name="non")


def test_the_extension_tells_where_the_content_does_not(tmp_path: Path) -> None:
    path = tmp_path / "a.nin"
    path.write_text("3 2\n1 1\n")

    with pytest.raises(FormatError, match=r"a\.nin:1:1: expected 5 clues \(2 rows, then 3 columns\), found 1"):
        load(path)


def test_a_name_that_ends_in_gz_is_packed_the_same_way_each_time(tmp_path: Path) -> None:
    save([PUZZLE, PUZZLE], tmp_path / "a.nonpack.gz")
    save([PUZZLE, PUZZLE], tmp_path / "b.nonpack.gz")

    packed = (tmp_path / "a.nonpack.gz").read_bytes()
    assert packed == (tmp_path / "b.nonpack.gz").read_bytes()
    assert gzip.decompress(packed) == dumps([PUZZLE, PUZZLE], format_name="non")
    assert [item.puzzle for item in loads(packed)] == [PUZZLE, PUZZLE]


def test_gzip_is_unpacked_and_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = gzip.compress(FILES["non"])
    path = tmp_path / "a.nonpack.gz"
    path.write_bytes(packed[: len(packed)] + gzip.compress(b"====\n" + FILES["non"]))
    assert [item.puzzle for item in load(path)] == [PUZZLE, PUZZLE]

    path.write_bytes(packed[:-9])
    with pytest.raises(FormatError, match="this gzip file is incomplete"):
        load(path)
    path.write_bytes(packed[:12] + b"\xff\xff\xff" + packed[15:])
    with pytest.raises(FormatError, match="this gzip file is damaged"):
        load(path)

    monkeypatch.setattr(source, "LARGEST_SOURCE", 2 * 1024 * 1024)
    path.write_bytes(gzip.compress(b"1" * 3 * 1024 * 1024))
    with pytest.raises(FormatError, match="this file is larger than 2 MB: split it"):
        load(path)
    path.write_bytes(b"1" * 3 * 1024 * 1024)
    with pytest.raises(FormatError, match="this file is larger than 2 MB: split it"):
        load(path)


def test_standard_input_is_read_for_a_dash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(FILES["taai"])))

    assert load("-")[0].puzzle == PUZZLE


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "a: expected a puzzle, found an empty file"),
        (b" \n\n", "a: expected a puzzle, found an empty file"),
        (b"hello", "a: the format cannot be recognized: if it is one of webpbn, json, taai, "),
        (b"\x00\x01", "a: the format cannot be recognized: if it is one of webpbn, json, taai, "),
        (b"{", "a:1:2: this is not JSON: expecting property name enclosed in double quotes"),
        (b'{"a": 1}\n{"b": 2', "a:1: "),
        (b"[" * 100_000, "a: this JSON cannot be read: it is nested more than 100 levels deep"),
        (b'{"a": ' + b"9" * 5000 + b"}", "a: this JSON cannot be read: a number may have at most 100 digits"),
        (b'{\n"a": 1\n}\n{\n"b": 2\n}', "a:4:1: this is not JSON: expected one object, or one object on each line"),
        (b"[1, 2]", "a: puzzle 1: "),
        (b"3", "a: the format cannot be recognized"),
    ],
)  # fmt: skip
def test_errors_of_files_that_hold_no_puzzle(content: bytes, expected: str) -> None:
    assert failure(content).startswith(expected)


def test_text_that_is_not_utf_8_is_named_by_line_and_column() -> None:
    assert failure(b"width 3\ntitle \xe9t\xe9", format_name="non") == "a:2:7: expected UTF-8 text, found the byte 0xe9"


@pytest.mark.parametrize(
    "change",
    [
        {"format": "x"}, {"version": 2}, {"version": True}, {"kind": "cat"}, {"kind": None}, {"rows": 3},
        {"rows": [[9]]}, {"rows": None}, {"columns": {"a": 1}}, {"width": "3"}, {"solution": ["#"]}, {"solution": 7},
        {"solution": [[1]]},
        {"rating": {"level": "odd", "score": 1}}, {"rating": 3}, {"recipe": {"kind": "nonogram"}}, {"recipe": []},
        {"proof": 3}, {"meta": "x"}, {"rows": [[int("9" * 4000)], [int("9" * 4000)]]},
    ],
    ids=lambda change: str(change)[:50],
)  # fmt: skip
def test_a_bad_json_line_is_named_and_the_others_are_read(change: dict[str, Any]) -> None:
    good = dumps(PUZZLE, format_name="json").decode().strip()
    bad = json.dumps({**json.loads(good), **change})

    first, second, third = entries(Source(f"{good}\n{bad}\n{good}\n".encode(), "a.jsonl"))

    assert isinstance(first, Item)
    assert isinstance(third, Item)
    assert isinstance(second, FormatError)
    assert str(second).startswith("a.jsonl:2: ")


def test_json_may_be_one_object_an_array_or_lines() -> None:
    line = dumps(PUZZLE, format_name="json").decode()
    data = json.loads(line)

    for text, count in ((json.dumps(data, indent=2), 1), (json.dumps([data, data], indent=1), 2), (line * 3, 3)):
        assert [item.puzzle for item in loads(text)] == [PUZZLE] * count
