"""Opening libraries: new ones, old ones, ones from the future, ones of something else, many at once."""

import json
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from tests.library.samples import nonogram, rated

import cluewright as cw
from cluewright.core.form import dumps, item_to_data
from cluewright.core.rating import Rating
from cluewright.core.technique import Level
from cluewright.library import Library, LibraryError, NotInLibrary, Query, fingerprint
from cluewright.library.fingerprint import digest
from cluewright.library.migrate import bring_up_to_date, revision_of
from cluewright.library.place import FILE_NAME, default_place, engine_of, url_of
from cluewright.library.record import prepare_data
from cluewright.library.schema import METADATA, REVISION, REVISION_TABLE


def build_old_library(place: str, items) -> None:
    """Make a library by the first revision alone and fill it as programs of that time did."""
    library = Library(engine_of(url_of(place)))
    with library.writing() as connection:
        bring_up_to_date(connection, revision="0001")
        for number, item in enumerate(items, 1):
            row = {
                "fingerprint": bytes.fromhex(fingerprint(item)),
                "kind": item.puzzle.kind,
                "width": item.puzzle.width,
                "height": item.puzzle.height,
                "level": -1 if item.rating is None else item.rating.level.rank,
                "score": -1.0 if item.rating is None else item.rating.score,
                "title": item.title or "",
                "author": item.meta.get("author", ""),
                "added": datetime(2026, 3, number % 28 + 1, tzinfo=UTC).replace(
                    tzinfo=None if connection.dialect.name == "sqlite" else UTC
                ),
                "data": dumps(item),
            }
            columns = ", ".join(row)
            values = ", ".join(f":{name}" for name in row)
            connection.execute(sa.text(f"INSERT INTO puzzle ({columns}) VALUES ({values})"), row)
            tag = {"tag": f"old {number % 2}", "puzzle_id": number}
            connection.execute(sa.text("INSERT INTO puzzle_tag (tag, puzzle_id) VALUES (:tag, :puzzle_id)"), tag)
    library.close()


def tables(place: str) -> set[str]:
    engine = engine_of(url_of(place))
    names = set(sa.inspect(engine).get_table_names())
    engine.dispose()
    return names


def test_an_old_library_keeps_everything_and_gains_what_is_new(place):
    items = [
        rated(1, Level.HARD, 12.5, meta={"title": "Grey wolf", "license": "CC0", "source": "Old book"}),
        nonogram(2),
        cw.kind("hitori").sample(),
        cw.kind("zip").sample(),
        *(rated(number) for number in range(100, 1101)),
    ]
    build_old_library(place, items)
    assert {"puzzle", "puzzle_tag"} <= tables(place)
    assert not {"progress", "entry", "puzzle_word", "thumbnail"} & tables(place)

    with Library.open(place) as library:
        records = list(library.each())
        assert [record.item for record in records] == items
        assert [record.id for record in records] == list(range(1, len(items) + 1))
        assert records[2].tags == ("old 1",)
        assert records[0].added == datetime(2026, 3, 2, tzinfo=UTC)
        assert (records[0].licence, records[0].source, records[0].verdict) == ("CC0", "Old book", "unique")
        assert [record.id for record in library.each(Query(text="wolf book"))] == [1]
        assert library.count(Query(techniques=("overlap",))) == 1002
        assert [record.id for record in library.find(Query(sort="size", smallest=(7, 6), largest=(7, 6)))] == [3]
        assert library.find(Query(sort="technique", descending=True), limit=1).records[0].level is not None
        assert not library.add(items[0]).added
        library.play.finish("Ada", 1, seconds=60)
        library.collections.put("book", [3, 1])
        assert library.add(nonogram(50_000)).id == len(items) + 1


def test_scores_of_every_kind_come_onto_one_scale(place):
    """Revision 1 had 2 points a level in Hitori, 10 in Zip and 20 in nonograms."""
    old = [("hitori", Level.HARD, 5.0, 50.0), ("zip", Level.HARD, 25.0, 50.0), ("nonogram", Level.HARD, 50.0, 50.0)]
    items = [replace(cw.kind(name).sample(), rating=Rating(level, score)) for name, level, score, _ in old]
    build_old_library(place, items)
    engine = engine_of(url_of(place))
    with engine.begin() as connection:
        for number, data in connection.execute(sa.text("SELECT id, data FROM puzzle")).all():
            without = json.loads(data)
            del without["rating"]["revision"]
            row = {"id": number, "data": json.dumps(without)}
            connection.execute(sa.text("UPDATE puzzle SET data = :data WHERE id = :id"), row)
    engine.dispose()

    with Library.open(place) as library:
        records = list(library.each())
        assert [(record.kind, record.level) for record in records] == [(name, level) for name, level, *_ in old]
        assert [record.data["rating"]["score"] for record in records] == [score for *_, score in old]
        assert {record.data["rating"]["revision"] for record in records} == {2}
        assert {record.shown_score for record in records} == {"50 (scale 2)"}
        assert library.count(Query(lowest_score=49, highest_score=51)) == 0  # they are not on today's scale


def test_scores_of_an_earlier_scale_are_no_longer_compared(place):
    """What a newer version rated keeps its score; everything else keeps its rating, and its score where it stands."""
    before, after = replace(rated(1, score=12.5).rating, revision=2), rated(2, score=34.5).rating
    build_old_library(place, [rated(1, rating=before), rated(2, rating=after)])
    with Library.open(place) as library:
        old, new = library.each()
        assert (old.score, old.item.rating, old.shown_score) == (None, before, "12.5 (scale 2)")
        assert (new.score, new.item.rating, new.shown_score) == (34.5, after, "34.5")
        assert [record.id for record in library.each(Query(lowest_score=0))] == [new.id]


def test_an_old_backup_keeps_its_scores_off_the_scale(tmp_path):
    item = replace(cw.kind("hitori").sample(), rating=Rating(Level.HARD, 45.0, revision=1))
    data = item_to_data(item)
    data["rating"] = {"level": "hard", "score": 4.5, "techniques": {}}
    with Library.open(str(tmp_path / "new.db")) as library:
        library.add(prepare_data(data, digest(item.puzzle)))
        [record] = library.each()
        assert (record.score, record.data["rating"]["score"], record.shown_score) == (None, 45.0, "45 (scale 2)")


def test_a_new_library_has_the_tables_the_program_knows(library):
    with library.reading() as connection:
        assert revision_of(connection) == REVISION
        context = MigrationContext.configure(connection, opts={"compare_type": True, "version_table": REVISION_TABLE})
        differences = compare_metadata(context, METADATA)
    assert differences == []


def test_the_newest_migration_is_the_one_the_program_expects():
    config = Config()
    config.set_main_option("script_location", "cluewright.library:migrations")
    script = ScriptDirectory.from_config(config)
    assert script.get_heads() == [REVISION]
    names = [revision.revision for revision in script.walk_revisions()]
    assert names == sorted(names, reverse=True)


def test_a_library_from_the_future_is_refused_and_left_alone(place):
    with Library.open(place) as library, library.writing() as connection:
        connection.execute(sa.text(f"UPDATE {REVISION_TABLE} SET version_num = '9999'"))
    with pytest.raises(LibraryError, match=r"written by a newer version of Cluewright .*revision 9999"):
        Library.open(place)


def test_a_database_of_something_else_is_refused(place):
    engine = engine_of(url_of(place))
    with engine.begin() as connection:
        connection.execute(sa.text("CREATE TABLE puzzle (shop TEXT)"))
    engine.dispose()
    with pytest.raises(LibraryError, match="this database belongs to another program"):
        Library.open(place)
    assert tables(place) == {"puzzle"}


def test_many_may_open_a_new_library_at_once(place):
    with ThreadPoolExecutor(6) as pool:
        opened = list(pool.map(lambda _: Library.open(place), range(6)))
    numbers = [library.add(nonogram(7)).id for library in opened]
    assert len(set(numbers)) == 1
    for library in opened:
        library.close()


def test_a_migration_that_fails_changes_nothing(place, monkeypatch):
    build_old_library(place, [rated(1)])
    before = tables(place)

    def fail(*_):
        raise RuntimeError("the power went out")

    monkeypatch.setattr("cluewright.library.derive.words_of", fail)
    with pytest.raises(RuntimeError):
        Library.open(place)
    assert tables(place) == before
    monkeypatch.undo()
    with Library.open(place) as library:
        assert library.get(1).item == rated(1)


def test_a_file_that_is_no_database_is_refused(tmp_path):
    path = tmp_path / "notes.txt"
    path.write_text("These are not puzzles." * 100)
    with pytest.raises(LibraryError, match=r"notes\.txt cannot be used: file is not a database"):
        Library.open(path)
    assert path.read_text() == "These are not puzzles." * 100


def test_a_place_that_cannot_be_is_told_in_a_sentence(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(LibraryError, match="cannot be used"):
        Library.open(tmp_path)
    with pytest.raises(LibraryError, match="cannot be used: connection"):
        Library.open(f"postgresql+psycopg://nobody@/none?host={tmp_path}")
    for place, message in (
        ("", "the path of a file, or the URL of a PostgreSQL database"),
        (":memory:", "the path of a file, or the URL of a PostgreSQL database"),
        ("sqlite://", "the path of a file, or the URL of a PostgreSQL database"),
        ("mysql://host/name", "not mysql"),
        ("://", "write the URL of a library as"),
    ):
        with pytest.raises(LibraryError, match=message):
            Library.open(place)


def test_nothing_is_made_unless_that_is_wanted(place):
    with pytest.raises(NotInLibrary, match=r"there is no library at .* yet"):
        Library.open(place, create=False)
    Library.open(place).close()
    Library.open(place, create=False).close()


def test_the_default_place_is_the_user_s_own(tmp_path, monkeypatch):
    monkeypatch.delenv("CLUEWRIGHT_LIBRARY", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert Path(default_place()).name == FILE_NAME
    assert "cluewright" in Path(default_place()).parts[-2].lower()
    monkeypatch.setenv("CLUEWRIGHT_LIBRARY", str(tmp_path / "deep" / "down" / "mine.sqlite"))
    with Library.open() as library:
        library.add(nonogram(1))
    assert (tmp_path / "deep" / "down" / "mine.sqlite").exists()


def test_a_sqlite_library_is_safe_and_lets_readers_read(tmp_path):
    with Library.open(tmp_path / "a.sqlite") as library:
        with library.reading() as connection:
            settings = {
                name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "foreign_keys", "synchronous", "busy_timeout")
            }
        assert settings == {"journal_mode": "wal", "foreign_keys": 1, "synchronous": 2, "busy_timeout": 60_000}
        library.add(nonogram(1))
        with library.writing() as writer:
            library.add(nonogram(2), connection=writer)
            assert len(library) == 1
        assert len(library) == 2
    assert sqlite3.connect(tmp_path / "a.sqlite").execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_the_driver_that_is_missing_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(LibraryError, match=r"pip install 'cluewright\[postgres\]'"):
        Library.open("postgresql://localhost/puzzles")
