"""`cluewright pack`: listed, made into files, added to a library and gone on with."""

import json

import pytest

from cluewright.core.form import item_to_data
from cluewright.library import Library
from cluewright.packs import make_all, pack, packs


def test_the_packs_are_listed_in_any_language(cluewright):
    listed = [json.loads(line) for line in cluewright("pack", "list", "--lang", "de", "--json").out.splitlines()]
    assert [each["name"] for each in listed] == list(packs())
    assert listed[0] == {"name": "animals", "puzzles": len(pack("animals")), "kind": "nonogram", "title": "Tiere"}
    shown = cluewright("pack", "list", "--lang", "en").out
    assert "Animals" in shown
    assert "Hitori: easy" in shown


def test_a_pack_is_made_into_a_file(cluewright, tmp_path):
    target = tmp_path / "easy.jsonl"
    assert cluewright("pack", "make", "hitori-easy", "-o", target).code == 0
    expected = [item_to_data(item) for item in make_all(pack("hitori-easy"))]
    assert [json.loads(line) for line in target.read_text().splitlines()] == expected


def test_files_are_named_by_the_pack_and_no_title_is_told(cluewright, tmp_path, monkeypatch):
    few = pack("animals")
    monkeypatch.setattr(type(few), "places", lambda self: iter([(self.series[0], 0), (self.series[0], 1)]))
    assert cluewright("pack", "make", "animals", "-o", f"{tmp_path}/files/").code == 0
    assert sorted(path.name for path in (tmp_path / "files").iterdir()) == ["animals-01.json", "animals-02.json"]
    shown = cluewright("pack", "make", "animals").out
    titles = [item.solved_title() for item in make_all(few)]
    assert all(titles)
    assert not any(title in shown for title in titles)


def test_a_pack_is_added_once(cluewright, tmp_path):
    place = tmp_path / "l.sqlite"
    count = len(pack("hitori-easy"))
    assert f"added {count} puzzles" in cluewright("pack", "add", "hitori-easy", "--library", place).out
    with Library.open(place) as library:
        entries = library.collections.entries("hitori-easy")
        assert len(entries) == count
        library.remove(entries[0].puzzle_id)
    again = cluewright("pack", "add", "hitori-easy", "--library", place, "--json")
    assert json.loads(again.out) == {"collection": "hitori-easy", "added": 0}
    with Library.open(place) as library:
        assert len(library.collections.entries("hitori-easy")) == count - 1


@pytest.mark.parametrize("verb", ["make", "add"])
def test_a_pack_there_is_not_is_refused(cluewright, verb):
    ended = cluewright("pack", verb, "aminals")
    assert ended.code == 2
    assert "there is no pack called 'aminals'" in ended.err
