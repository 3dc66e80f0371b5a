"""Where made puzzles go: refused before the work when they cannot be written, named so that every system takes it."""

import json

import pytest

from cluewright.cli.writing import Destination, clean_stem
from cluewright.core.errors import FormatError
from cluewright.core.registry import kind
from cluewright.formats import load


@pytest.fixture
def sample():
    return kind("nonogram").sample()


@pytest.mark.parametrize("place", ["made.json", "made.jsonl.gz", "made.non"])
def test_a_file_holds_them_all(tmp_path, sample, place, capsys):
    destination = Destination.of(str(tmp_path / place), json=True, several=place != "made.non", kind="nonogram")
    count = 1 if place == "made.non" else 3

    for number in range(count):
        assert not (tmp_path / place).exists()
        destination.put(sample, name=str(number), text="")
    destination.finish()

    assert [item.puzzle for item in load(tmp_path / place)] == [sample.puzzle] * count
    assert json.loads(capsys.readouterr().out) == {"file": str(tmp_path / place), "puzzles": count}


@pytest.mark.parametrize("place", ["made", "made/", "made/deeper"])
def test_a_folder_gets_a_file_for_each_as_soon_as_it_is_made(tmp_path, sample, place):
    destination = Destination.of(str(tmp_path / place), several=True)
    names = ["Cat", "cat", "../../cat", "a:b", ""]

    for number, name in enumerate(names, 1):
        destination.put(sample, name=name, text="")
        assert len(list((tmp_path / place).iterdir())) == number

    found = sorted(path.name for path in (tmp_path / place).iterdir())
    assert found == ["Cat.json", "a-b.json", "cat_2.json", "cat_3.json", "puzzle.json"]


@pytest.mark.parametrize(
    ("place", "several", "of_kind", "said"),
    [
        ("x.nin", True, "nonogram", "holds one puzzle per file: name a folder to write one file each"),
        ("x.nin", False, "zip", "the format nin is for nonogram, not zip"),
        ("x.doc", False, "zip", "the file extension is not one we know"),
        ("there.json", False, "zip", "this file already exists: use --force to overwrite it"),
    ],
)
def test_what_cannot_be_written_is_refused_at_once(tmp_path, place, several, of_kind, said):
    (tmp_path / "there.json").write_text("precious")

    with pytest.raises(FormatError, match=said):
        Destination.of(str(tmp_path / place), several=several, kind=of_kind)

    assert (tmp_path / "there.json").read_text() == "precious"


def test_nothing_is_generated_for_a_place_that_cannot_take_it(cluewright, kakurasu, tmp_path, monkeypatch):
    monkeypatch.setattr(kakurasu.KakurasuKind, "generate", lambda *_, **__: pytest.fail("it was generated"))

    ended = cluewright("generate", "kakurasu", "--count", 2, "-o", tmp_path / "x.nin")

    assert (ended.code, ended.err.count("\n")) == (2, 1)


def test_names_are_short_and_never_reserved():
    assert len(clean_stem("x" * 1000)) == 80
    assert clean_stem("com1.txt") == "com1.txt-"
    assert clean_stem(" \t\x00/") == "puzzle"
