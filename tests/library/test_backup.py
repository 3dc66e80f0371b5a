"""Backups: the same library again, in either database, and never half of one."""

import gzip
import json
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from tests.library.samples import nonogram, rated

import cluewright as cw
from cluewright.core.errors import FormatError
from cluewright.core.session import Session
from cluewright.library import Library, Query, prepare
from cluewright.library.backup import Backup, is_backup
from cluewright.library.batches import ItemEntry, SeriesEntry, batch_named, counts, enter, record

HELD = Backup(puzzles=102, collections=3, games=1, results=2, batches=1, item_lines=1)


def fill(library):
    items = [rated(number, meta={"title": f"№ {number}"}) for number in range(1, 105)]
    items += [cw.kind("hitori").sample(), replace(cw.kind("zip").sample(), extra={"x": [None, "\ud83d", "\0"]})]
    library.add_many(items, tags=["all"])
    library.tag([2, 1], add=["ä", "Z", "a"])
    library.remove([3, 104])
    library.collections.make("book", title="Büch", note="n")
    library.collections.put("book", [7, 5, 1])
    library.collections.put("daily", [9, 10], first_day=date(2026, 2, 28))
    library.collections.make("empty")
    session = Session(rated(5))
    session.move("#1,1")
    library.play.save("Ada", 5, session)
    library.play.finish("Ada", 1, seconds=12.125, hints=1, finished=datetime(2026, 4, 1, 8, tzinfo=UTC))
    library.play.finish("Bob", 2, seconds=1 / 3, finished=datetime(2026, 4, 1, 8, 0, 0, 123456, tzinfo=UTC))
    _, [series, _] = enter(
        library, "spring", "seed = 1", [SeriesEntry("a", "zip 5x4", 1, 9), SeriesEntry("b", "hitori 6x5", 2, 2)]
    )
    record(library, [ItemEntry(series, 0, prepare(rated(7))), ItemEntry(series, 4, None, "no ü", 3, 1 / 3, level=2)])
    record(library, [ItemEntry(series, 1, prepare(rated(8)), seconds=0.5)])
    library.remove([2, 8])


@pytest.mark.parametrize("name", ["all.jsonl", "all.jsonl.gz"])
def test_a_backup_gives_the_same_library_in_every_database(new_place, tmp_path, monkeypatch, name):
    monkeypatch.setattr("cluewright.library.restore._AT_ONCE", 50)
    first, second = tmp_path / f"1-{name}", tmp_path / f"2-{name}"
    with Library.open(new_place()) as library:
        fill(library)
        assert library.backup(first) == HELD
        originals = list(library.each())
    others = [new_place(), str(tmp_path / "other.sqlite")]
    for place in others:
        with Library.open(place) as copy:
            assert copy.restore(first) == HELD
            assert copy.backup(second) == HELD
            assert second.read_bytes() == first.read_bytes()
            assert list(copy.each()) == originals
            assert copy.count(Query(text="103", techniques=("edge",), tags=("all",))) == 1
            assert copy.play.load("Ada", 5).moves == ["#1,1"]
            assert copy.collections.on("daily", date(2026, 3, 1)) == [10]
            assert sum(count.items for count in counts(copy, batch_named(copy, "spring").id)) == 3
            assert copy.add(nonogram(99_999)).id > max(record.id for record in originals)


def test_a_sqlite_backup_goes_into_postgresql(postgres, tmp_path):
    from tests.library.conftest import new_schema

    with Library.open(tmp_path / "a.sqlite") as library:
        fill(library)
        library.backup(tmp_path / "1.jsonl")
    with Library.open(new_schema(postgres)) as copy:
        copy.restore(tmp_path / "1.jsonl")
        copy.backup(tmp_path / "2.jsonl")
        assert copy.add(nonogram(99_999)).added
    assert (tmp_path / "2.jsonl").read_bytes() == (tmp_path / "1.jsonl").read_bytes()


def test_a_backup_is_merged_into_a_library_that_has_puzzles(library, tmp_path):
    with Library.open(tmp_path / "other.sqlite") as other:
        other.add_many([rated(1, meta={"title": "One"}), rated(2), rated(3)], tags=["b"])
        other.collections.put("book", [2, 1])
        other.play.finish("Ada", 1, seconds=5)
        session = Session(rated(2))
        session.move("#1,1")
        other.play.save("Ada", 2, session)
        other.backup(tmp_path / "b.jsonl")
    library.add_many([nonogram(8), nonogram(3), cw.Item(nonogram(1).puzzle)], tags=["mine"])
    library.collections.put("book", [1, 2])
    for _ in range(2):
        library.restore(tmp_path / "b.jsonl")

    assert [record.puzzle for record in library.each()] == [nonogram(n).puzzle for n in (8, 3, 1, 2)]
    assert library.get(3).tags == ("b", "mine")
    assert library.get(3).item == rated(1, meta={"title": "One"})
    assert library.get(1).tags == ("mine",)
    assert [entry.puzzle_id for entry in library.collections.entries("book")] == [1, 2, 4, 3]
    [result] = library.play.results()
    assert result.puzzle_id == 3
    assert library.play.load("Ada", 4).moves == ["#1,1"]


def lines_of(path):
    return path.read_text(encoding="utf-8").splitlines(keepends=True)


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda lines: lines[:-1], "its end is missing"),
        (lambda lines: lines[1:], r"b\.jsonl:1: a backup of a library must be"),
        (lambda lines: [], "its end is missing"),
        (lambda lines: [lines[0].replace("1}", "2}"), *lines[1:]], "too new"),
        (lambda lines: [*lines[:2], lines[2][:50] + "\n", *lines[3:]], r"b\.jsonl:3: this is not JSON"),
        (lambda lines: [*lines[:1], *lines[2:]], "some of its lines are missing|damaged"),
        (lambda lines: [*lines[:3], '{"puzzle": {"format": "cluewright"}}\n', *lines[3:]], r"b\.jsonl:4: "),
        (
            lambda lines: [*lines[:3], '{"secret": 1}\n', *lines[3:]],
            "has a 'secret', which this version does not",
        ),
        (lambda lines: [*lines[:3], '{"result": {"player": "x"}}\n', *lines[3:]], r"b\.jsonl:4: this line is damaged"),
        (lambda lines: [*lines[:3], "[]\n", *lines[3:]], r"b\.jsonl:4: this line does not belong to a backup"),
        (lambda lines: [*lines, lines[1]], "this line does not belong to a backup"),
    ],
)
def test_a_damaged_backup_is_refused_and_nothing_changes(library, tmp_path, damage, message):
    path = tmp_path / "b.jsonl"
    with Library.open(tmp_path / "other.sqlite") as other:
        other.add_many([rated(1), rated(2), rated(3)])
        other.collections.put("c", [1])
        other.backup(path)
    path.write_text("".join(damage(lines_of(path))), encoding="utf-8")
    library.add(nonogram(50))
    with pytest.raises(FormatError, match=message):
        library.restore(path)
    assert len(library) == 1
    assert library.collections.all() == []


def test_a_packed_backup_that_was_cut_off_is_refused(library, tmp_path):
    path = tmp_path / "b.jsonl.gz"
    with Library.open(tmp_path / "other.sqlite") as other:
        other.add_many([rated(number) for number in range(300)])
        other.backup(path)
    assert is_backup(path)
    assert json.loads(gzip.decompress(path.read_bytes()).splitlines()[-1])["end"]["puzzle"] == 300
    path.write_bytes(path.read_bytes()[:-500])
    with pytest.raises(FormatError, match="the backup is damaged"):
        library.restore(path)
    assert len(library) == 0


def test_other_files_are_no_backups(tmp_path):
    for name, content in (("a.json", b"{}"), ("b.txt", b"\xff\xfe"), ("c.gz", b"\x1f\x8b123"), ("d", b"")):
        (tmp_path / name).write_bytes(content)
        assert not is_backup(tmp_path / name)
    assert not is_backup(tmp_path / "missing")


def test_a_puzzle_of_a_missing_plug_in_survives(library, tmp_path):
    head = '{"format":"cluewright-library","version":1}\n'
    puzzle = {"format": "cluewright", "version": 1, "kind": "star battle", "width": 5, "height": 4, "stars": 1}
    line = {"puzzle": puzzle, "id": 7, "fingerprint": "00" * 16, "added": "2026-01-01T00:00:00+00:00", "tags": []}
    end = {"end": {"puzzle": 1, "collection": 0, "progress": 0, "result": 0, "batch": 0, "items": 0}}
    first, second = tmp_path / "1.jsonl", tmp_path / "2.jsonl"
    first.write_text(head + "".join(json.dumps(each, separators=(",", ":")) + "\n" for each in (line, end)))
    library.restore(first)
    library.backup(second)
    assert second.read_text() == first.read_text()
    assert library.get(7).data == puzzle
    with pytest.raises(cw.UnknownKind):
        _ = library.get(7).item
