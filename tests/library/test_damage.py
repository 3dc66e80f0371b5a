"""Damaged libraries, on real files: what can be read is kept, what cannot is named, and nothing is lost unsaid."""

import json
import random
import re
import shutil
import sqlite3
from datetime import date

import pytest
from sqlalchemy import event
from tests.effort import sampled
from tests.library.conftest import new_schema
from tests.library.samples import nonogram, rated
from tests.library.test_migrations import build_old_library

import cluewright as cw
from cluewright.cli.app import run
from cluewright.core.session import Session
from cluewright.library import Library, LibraryError, Query, prepare
from cluewright.library.batches import ItemEntry, SeriesEntry, enter, record
from cluewright.library.errors import DamagedPuzzle
from cluewright.library.recovery import recover
from cluewright.library.soundness import damages

COUNT = 120


@pytest.fixture(scope="module")
def sound(tmp_path_factory):
    """Make a library with something in every table, to be copied and damaged."""
    path = tmp_path_factory.mktemp("sound") / "library.sqlite"
    with Library.open(path) as library:
        items = [rated(number, meta={"title": f"No {number}"}) for number in range(1, COUNT + 1)]
        library.add_many(items, tags=["all"])
        library.collections.put("book", [7, 5, 1], first_day=date(2026, 2, 28))
        session = Session(rated(5))
        session.move("#1,1")
        library.play.save("Ada", 5, session)
        library.play.finish("Ada", 1, seconds=12)
        _, [series] = enter(library, "spring", "seed = 1", [SeriesEntry("a", "zip", 1, 9)])
        record(library, [ItemEntry(series, 0, prepare(rated(7))), ItemEntry(series, 4, None, "none")])
        assert list(damages(library)) == []
    assert not path.with_name("library.sqlite-wal").exists()
    return path


@pytest.fixture
def place(sound, tmp_path):
    return shutil.copyfile(sound, tmp_path / "library.sqlite")


def change(place, *statements):
    connection = sqlite3.connect(place)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def call(capsys, name, *arguments):
    capsys.readouterr()
    code = run(["library", name, *map(str, arguments)])
    return code, *capsys.readouterr()


ROWS = {
    "no JSON": ("UPDATE puzzle SET data = '{' WHERE id = 5", "puzzle 5: this is not JSON"),
    "other JSON": ("UPDATE puzzle SET data = '[1]' WHERE id = 5", "puzzle 5: a puzzle must be a JSON object"),
    "half a puzzle": ("UPDATE puzzle SET data = replace(data, 'rows', 'bows') WHERE id = 5", "puzzle 5: "),
    "bytes": ("UPDATE puzzle SET data = x'80ff' WHERE id = 5", "puzzle 5: "),
    "no text": ("UPDATE puzzle SET data = CAST(x'80ff' AS TEXT) WHERE id = 5", "puzzle 5: "),
    "a level there is not": ("UPDATE puzzle SET level = 77 WHERE id = 5", "its search data is wrong: level"),
    "a word for a number": ("UPDATE puzzle SET width = 'wide' WHERE id = 5", "its search data is wrong: width"),
    "no moment": ("UPDATE puzzle SET added = 'long ago' WHERE id = 5", "puzzle 5: its date cannot be read"),
    "another fingerprint": ("UPDATE puzzle SET fingerprint = x'00' WHERE id = 5", "fingerprint belongs to another"),
    "another title": ("UPDATE puzzle SET title = 'x' WHERE id = 5", "its search data is wrong: title"),
    "a damaged game": ("UPDATE progress SET session = '{}'", "the game of Ada of puzzle 5: "),
    "a result of no day": ("UPDATE result SET day = 'today'", "result 1: "),
    "an entry of no day": ("UPDATE entry SET day = '2026-99-99' WHERE puzzle_id = 7", "the collection 'book': "),
    "a batch of no time": ("UPDATE batch SET started = 'once'", "batch 1: "),
    "an item of no state": ("UPDATE batch_item SET state = 'lost' WHERE number = 4", "the items of the series 'zip'"),
    "no tag": ("UPDATE puzzle_tag SET tag = char(10) WHERE puzzle_id = 5", "a tag of puzzle 5: "),
}
LOST = {"no JSON", "other JSON", "half a puzzle", "bytes", "no text"}


@pytest.mark.parametrize("case", sampled(ROWS, 3))
def test_one_damaged_row_is_named_and_everything_else_is_saved(place, tmp_path, capsys, case):
    statement, said = ROWS[case]
    change(place, statement)

    code, out, err = call(capsys, "check", "--library", place)
    assert (code, out) == (1, "")
    assert said in err

    code, _, err = call(capsys, "export", "--all", tmp_path / "b.jsonl", "--library", place)
    with Library.open(tmp_path / "copy.sqlite") as copy:
        held = copy.restore(tmp_path / "b.jsonl")
        assert held.puzzles == COUNT - (case in LOST)
        assert list(damages(copy)) == []
    assert (code == 2) == ("(left out)" in err)

    code, out, err = call(capsys, "recover", "--library", place)
    assert out.startswith(f"recovered {COUNT - (case in LOST)} puzzles; the old file is {tmp_path}")
    assert case not in LOST or (code, said in err) == (1, True)
    with Library.open(place) as library:
        assert list(damages(library)) == []
        kept = [number for number in range(1, COUNT + 1) if number != 5]
        assert [library.get(number).item for number in kept] == [
            rated(number, meta={"title": f"No {number}"}) for number in kept
        ]
        assert len(library) == COUNT - (case in LOST)
        assert library.add(nonogram(99_999)).id == COUNT + 1
    old = next(tmp_path.glob("library.damaged*"))
    assert sqlite3.connect(old).execute("SELECT count(*) FROM puzzle").fetchone() == (COUNT,)


@pytest.mark.parametrize("case", [*sorted(LOST), "a level there is not", "no moment"])
def test_a_damaged_puzzle_does_not_block_the_others(place, tmp_path, capsys, case):
    change(place, ROWS[case][0])

    with Library.open(place) as library:
        assert len(list(library.each())) >= COUNT - 1
        assert library.count() == COUNT
        with pytest.raises(DamagedPuzzle, match="puzzle 5 of the library is damaged: "):
            library.get(5).item  # noqa: B018
        assert library.get(6).item == rated(6, meta={"title": "No 6"})
    _, out, err = call(capsys, "list", "--json", "--limit", COUNT, "--library", place)
    if case != "half a puzzle":  # which is JSON all the same
        assert len(out.splitlines()) == COUNT - 1
        assert "puzzle 5 of the library is damaged" in err
    call(capsys, "export", tmp_path / "all.jsonl", "--library", place)
    assert len(cw.load(tmp_path / "all.jsonl")) == COUNT - 1
    assert call(capsys, "show", 5, "--library", place)[0] == 2
    assert call(capsys, "stats", "--library", place)[0] == 0


@pytest.mark.parametrize(
    ("statements", "said"),
    [
        (
            ["DROP INDEX puzzle_by_cells", "ALTER TABLE puzzle DROP COLUMN cells"],
            "the column cells of the table puzzle",
        ),
        (["ALTER TABLE puzzle DROP COLUMN added"], "the column added of the table puzzle"),
        (["DROP TABLE puzzle_tag"], "the table puzzle_tag: it is missing"),
        (["DROP TABLE thumbnail", "DROP TABLE puzzle_word"], "the table puzzle_word: it is missing"),
        (["DROP TABLE entry"], "the table entry: it is missing"),
    ],
)
def test_missing_columns_and_tables_come_back(place, capsys, statements, said):
    change(place, *statements)

    code, _, err = call(capsys, "check", "--library", place)
    assert code == 1
    assert said in err
    code, out, _ = call(capsys, "recover", "--library", place)
    assert out.startswith(f"recovered {COUNT} puzzles")
    with Library.open(place) as library:
        assert list(damages(library)) == []
        assert library.count(Query(text="No 17")) == 1


def test_a_row_that_speaks_of_a_puzzle_there_is_not_is_left_out(place, tmp_path):
    change(place, "PRAGMA foreign_keys = OFF", "DELETE FROM puzzle WHERE id = 5")

    with Library.open(place) as library:
        found = [str(damage) for damage in library.backup(tmp_path / "b.jsonl").damages]
    assert found == [
        "the collection 'book': there is no undamaged puzzle 5",
        "the game of Ada of puzzle 5: there is no undamaged puzzle 5",
    ]


def check_recovered(place, before, lost):
    """Check that a recovered library is sound and has what it had, but for what was named."""
    named = {int(number) for damage in lost for number in re.findall(r"^puzzle (\d+)", str(damage))}
    whole = any(str(damage).startswith("puzzle:") for damage in lost)
    with Library.open(place) as library:
        assert list(damages(library)) == []
        kept = {record.id: record for record in library.each()}
        for number, text in before.items():
            assert number in named or whole or kept[number].text == text, f"puzzle {number} was lost unsaid"
        return kept


def texts(place):
    connection = sqlite3.connect(place)
    found = dict(connection.execute("SELECT id, data FROM puzzle").fetchall())
    connection.close()
    return found


def try_to_recover(place):
    """Recover a library, or give None where nothing of it can be read: then it is left as it is."""
    before = place.read_bytes()
    try:
        return recover(place)
    except LibraryError as error:
        if not str(error).startswith(f"{place} cannot be read at all"):
            raise
    assert place.read_bytes() == before
    return None


def test_any_page_of_the_file_may_be_overwritten(sound, tmp_path):
    before, size = texts(sound), 4096
    pages = sound.stat().st_size // size
    assert pages > 50
    dice = random.Random(1)
    lost = refused = 0
    for page in sampled(range(1, pages, 3)):
        place = shutil.copyfile(sound, tmp_path / f"{page}.sqlite")
        with place.open("r+b") as file:
            file.seek(page * size)
            file.write(dice.randbytes(size))
        done = try_to_recover(place)
        if done is None:
            refused += 1
            continue
        check_recovered(place, before, done.damages)
        assert done.old.stat().st_size == pages * size
        lost += any(str(damage).startswith("puzzle ") for damage in done.damages)
    assert lost > 2
    assert refused <= 2  # the pages that tell the tables apart


@pytest.mark.parametrize("share", [0.95, 0.7, 0.4])
def test_a_truncated_file_gives_what_is_left_of_it(sound, place, capsys, share):
    before = texts(sound)
    with place.open("r+b") as file:
        file.truncate(int(sound.stat().st_size * share))

    code, out, err = call(capsys, "recover", "--library", place, "--json")

    if code == 2:  # what tells the tables apart was cut off
        assert share == 0.4
        assert err.startswith(f"cluewright: {place} cannot be read at all")
        return
    lost = [f"{each['what']}: {each['problem']}" for each in map(json.loads, out.splitlines()) if "what" in each]
    check_recovered(place, before, lost)


@pytest.mark.parametrize("content", [b"", b"not a database at all" * 500, b"SQLite format 3\0" + bytes(5000)])
def test_a_file_that_is_no_library_is_left_alone_with_a_sentence(tmp_path, capsys, content):
    place = tmp_path / "x.sqlite"
    place.write_bytes(content)

    code, out, err = call(capsys, "recover", "--library", place)

    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert place.read_bytes() == content
    assert list(tmp_path.iterdir()) == [place]


def test_a_sound_library_is_not_touched(place, capsys):
    before = place.read_bytes()

    assert call(capsys, "check", "--library", place) == (0, f"the library is undamaged: {COUNT} puzzles\n", "")
    assert call(capsys, "recover", "--library", place)[:2] == (0, "the library is undamaged; nothing was changed\n")
    assert place.read_bytes() == before


def test_recovering_twice_keeps_both_old_files(place, tmp_path):
    for _ in range(2):
        change(place, ROWS["a level there is not"][0])
        recover(place)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "library.damaged-2.sqlite",
        "library.damaged.sqlite",
        "library.sqlite",
    ]


def test_what_is_only_in_the_log_of_a_killed_writer_is_recovered_too(place, tmp_path):
    change(place, "PRAGMA journal_mode = WAL", ROWS["a level there is not"][0])
    writer = sqlite3.connect(place)
    writer.execute("PRAGMA wal_autocheckpoint = 0")
    writer.execute("UPDATE puzzle_tag SET tag = 'late' WHERE puzzle_id = 9")
    writer.commit()
    assert place.with_name("library.sqlite-wal").stat().st_size > 0
    elsewhere = tmp_path / "killed"
    elsewhere.mkdir()
    for name in ("library.sqlite", "library.sqlite-wal"):
        shutil.copyfile(tmp_path / name, elsewhere / name)
    writer.close()

    done = recover(elsewhere / "library.sqlite")

    with Library.open(elsewhere / "library.sqlite") as library:
        assert library.get(9).tags == ("late",)
    assert done.old.with_name(done.old.name + "-wal").exists()


def test_a_damaged_file_is_not_brought_up_to_date(sound, tmp_path, monkeypatch):
    place = shutil.copyfile(sound, tmp_path / "library.sqlite")
    change(place, "UPDATE cluewright_revision SET version_num = '0005'")
    size = place.stat().st_size
    with place.open("r+b") as file:
        file.seek(size // 2 // 4096 * 4096)
        file.write(bytes(4096))
    before = place.read_bytes()

    with pytest.raises(
        LibraryError, match=r"is damaged .* and was not changed: run cluewright library recover to keep"
    ):
        Library.open(place)

    assert place.read_bytes() == before
    recover(place)
    with Library.open(place) as library:
        assert list(damages(library)) == []


def test_a_damaged_row_does_not_stop_a_library_from_being_brought_up_to_date(tmp_path):
    place = tmp_path / "old.sqlite"
    build_old_library(str(place), [])
    change(
        place,
        "INSERT INTO puzzle (fingerprint, kind, width, height, level, score, title, author, added, data) "
        "VALUES (x'01', 'zip', 2, 2, 0, 1.0, '', '', '2026-01-01 00:00:00', '{')",
    )
    with Library.open(place) as library:
        assert [str(damage) for damage in damages(library)] != []
        assert library.count() == 1


def test_postgresql_is_checked_and_left_to_its_server(postgres, capsys, tmp_path):
    from tests.library.conftest import new_schema

    place = new_schema(postgres)
    with Library.open(place) as library:
        library.add_many([rated(1), rated(2)])
        assert list(damages(library)) == []
        with library.writing() as connection:
            connection.exec_driver_sql("UPDATE puzzle SET data = '{' WHERE id = 1")
    code, _, err = call(capsys, "check", "--library", place)
    assert (code, "puzzle 1: this is not JSON" in err) == (1, True)
    code, _, err = call(capsys, "recover", "--library", place)
    assert (code, err.count("\n")) == (2, 1)
    assert "repair a PostgreSQL database with its own tools" in err
    assert call(capsys, "export", "--all", tmp_path / "b.jsonl", "--library", place)[0] == 2


@pytest.mark.parametrize(
    "code", [sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_CANTOPEN]
)
def test_a_library_that_cannot_be_used_for_now_is_not_damaged(place, tmp_path, code):
    saved = tmp_path / "saved.jsonl"
    saved.write_bytes(b"the backup of yesterday")
    with Library.open(place) as library:
        armed = []

        @event.listens_for(library._engine, "do_execute")
        def fail(cursor, statement, *_):
            if armed and "FROM puzzle" in statement:
                error = sqlite3.OperationalError("not now")
                error.sqlite_errorcode = code
                raise error

        armed.append(True)
        for use in (lambda: library.get_many([1, 2]), lambda: list(damages(library)), lambda: library.backup(saved)):
            with pytest.raises(LibraryError, match="cannot be used: not now"):
                use()
    assert saved.read_bytes() == b"the backup of yesterday"


@pytest.mark.parametrize("table", ["puzzle", "entry", "progress"])
def test_a_connection_that_is_lost_damages_nothing(postgres, tmp_path, table):
    saved = tmp_path / "saved.jsonl"
    saved.write_bytes(b"the backup of yesterday")
    with Library.open(new_schema(postgres)) as library:
        library.add_many([nonogram(number) for number in range(1, 20)])
        library.collections.put("book", [1, 2])
        struck = []

        @event.listens_for(library._engine, "before_cursor_execute")
        def strike(connection, cursor, statement, *_):
            if f"FROM {table} " in statement and not struck:
                struck.append(statement)
                connection.connection.driver_connection.close()

        with pytest.raises(LibraryError, match="cannot be used"):
            library.backup(saved)
        assert struck
    assert saved.read_bytes() == b"the backup of yesterday"
