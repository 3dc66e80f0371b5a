"""What is done to a library while the disk fails, and what has to hold afterwards.

An operation says `ack` for everything it tells its user is done. Whatever happens, what was acknowledged is there, the
library opens and is sound, and doing it again completes it.
"""

import io
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.library.samples import nonogram, rated
from tests.library.test_migrations import build_old_library

import cluewright as cw
from cluewright.batch.executor import Executor, Report, Work, run_chunk
from cluewright.batch.plan import load_plan
from cluewright.batch.proving import prove_kept
from cluewright.batch.run import run_batch
from cluewright.core.session import Session
from cluewright.library import Library
from cluewright.library.recovery import recover
from cluewright.library.soundness import damages

Ack = Callable[[str], None]


class Inline(Executor):
    """Do chunks at once, in this thread, so that every run goes the same way."""

    slots = 1  # type: ignore[assignment]

    def start(self, work: Work) -> None:
        self._work, self._done = work, []

    def submit(self, number: int, tasks: Sequence[Any], *, seconds: float | None = None) -> None:
        self._done.append(Report(number, *run_chunk(self._work, tasks)))

    def wait(self, timeout: float) -> list[Report]:
        done, self._done = self._done, []
        return done

    def stop(self) -> None:
        self._done = []


@dataclass(frozen=True)
class Operation:
    """Something done in a folder: made ready, done, and looked at afterwards with what was acknowledged."""

    prepare: Callable[[Path], None]
    act: Callable[[Path, Ack], None]
    verify: Callable[[Path, set[str]], None]


def place(folder: Path) -> Path:
    return folder / "library.sqlite"


def filled(folder: Path) -> None:
    with Library.open(place(folder)) as library:
        library.add_many([rated(number) for number in range(1, 6)], tags=["first"])
        library.collections.put("book", [1, 2])


def sound(folder: Path) -> Library:
    library = Library.open(place(folder))
    assert list(damages(library)) == []
    assert [record.puzzle for record in library.get_many([1, 2, 3])] == [nonogram(n).puzzle for n in (1, 2, 3)]
    return library


# Puzzles added


def add(folder: Path, ack: Ack) -> None:
    with Library.open(place(folder)) as library:
        for start in (100, 200, 300):
            for number in library.add_many([nonogram(start + each) for each in range(20)], tags=["new"]):
                ack(str(number.id))


def verify_added(folder: Path, acked: set[str]) -> None:
    with sound(folder) as library:
        kept = {str(record.id) for record in library.each()}
        assert acked <= kept
        assert len(kept) in (5, 25, 45, 65), "a transaction is there whole or not at all"


# Everything else that changes a library


def change(folder: Path, ack: Ack) -> None:
    with Library.open(place(folder)) as library:
        library.tag([1, 2], add=["seen"])
        ack("tag")
        library.collections.put("book", [4])
        ack("book")
        library.describe(3, title="Three")
        ack("title")
        session = Session(rated(2))
        session.move("#1,1")
        library.play.save("Ada", 2, session)
        ack("game")
        library.play.finish("Ada", 3, seconds=9)
        ack("result")
        library.remove(5)
        ack("remove")


def verify_changed(folder: Path, acked: set[str]) -> None:
    with sound(folder) as library:
        tags = library.get(1).tags
        assert tags in (("first",), ("first", "seen"))
        assert "tag" not in acked or "seen" in tags
        book = [entry.puzzle_id for entry in library.collections.entries("book")]
        assert book in ([1, 2], [1, 2, 4])
        assert "book" not in acked or 4 in book
        assert "title" not in acked or library.get(3).title == "Three"
        assert "game" not in acked or library.play.load("Ada", 2).moves == ["#1,1"]
        assert "result" not in acked or [result.seconds for result in library.play.results("Ada")][:1] == [9]
        assert "remove" not in acked or len(library) == 4


# Proving what is kept


def unproven(folder: Path) -> None:
    with Library.open(place(folder)) as library:
        library.add_many([nonogram(number).puzzle for number in range(1, 31)])


def prove(folder: Path, ack: Ack) -> None:
    with Library.open(place(folder)) as library:
        for start in (1, 11, 21):
            for number, _ in prove_kept(library, range(start, start + 10), Inline(), seconds=60):
                ack(str(number))


def verify_proven(folder: Path, acked: set[str]) -> None:
    with sound(folder) as library:
        proven = {str(record.id) for record in library.each() if record.verdict == "unique"}
        assert acked <= proven
        assert len(library) == 30


# Files


def back_up(folder: Path, ack: Ack) -> None:
    with Library.open(place(folder)) as library:
        library.backup(folder / "b.jsonl.gz")
        ack("backup")
        library.export_file([1, 2], folder / "some.jsonl")
        ack("export")


def with_old_files(folder: Path) -> None:
    filled(folder)
    (folder / "b.jsonl.gz").write_bytes(b"the old one")
    (folder / "some.jsonl").write_bytes(b"the old one")


def verify_files(folder: Path, acked: set[str]) -> None:
    sound(folder).close()
    backup, export = folder / "b.jsonl.gz", folder / "some.jsonl"
    assert "backup" not in acked or backup.read_bytes() != b"the old one"
    assert "export" not in acked or export.read_bytes() != b"the old one"
    if backup.read_bytes() != b"the old one":
        copy = folder / "copy.sqlite"
        with Library.open(copy) as library:
            assert library.restore(backup).puzzles == 5
        copy.unlink()
    if export.read_bytes() != b"the old one":
        assert len(cw.load(export)) == 2


def with_backup(folder: Path) -> None:
    filled(folder)
    with Library.open(folder / "other.sqlite") as other:
        other.add_many([nonogram(number) for number in range(500, 540)])
        other.backup(folder / "b.jsonl")


def bring_back(folder: Path, ack: Ack) -> None:
    with Library.open(place(folder)) as library:
        library.restore(folder / "b.jsonl")
        ack("restore")


def verify_brought_back(folder: Path, acked: set[str]) -> None:
    with sound(folder) as library:
        assert len(library) in ((45,) if "restore" in acked else (5, 45))


class CommandFailed(cw.CluewrightError):
    """A command that ended with an exit code and one line."""


def command(*words: object) -> None:
    """Run a command of the command line; raise with its one line of error when it fails."""
    from cluewright.cli.app import run

    said = io.StringIO()
    with redirect_stderr(said):
        code = run([*map(str, words), "--quiet"])
    if code != 0:
        [line] = said.getvalue().splitlines()
        raise CommandFailed(line)


def with_puzzle_file(folder: Path) -> None:
    cw.save(nonogram(1), folder / "puzzle.json")


def save(folder: Path, ack: Ack) -> None:
    command("check", folder / "puzzle.json", "--save", "--json")
    ack("saved")


def verify_saved(folder: Path, acked: set[str]) -> None:
    [item] = cw.load(folder / "puzzle.json")
    assert item.puzzle == nonogram(1).puzzle
    assert "saved" not in acked or item.proof == {"verdict": "unique"}


# Books


BOOK = """
title = "A book"
cover = false
rules = false
qr = false
[[section]]
library = { collection = "book" }
[[section]]
recipe = { kind = "zip", size = "4x4", count = 1 }
"""


def with_plan_of_a_book(folder: Path) -> None:
    filled(folder)
    (folder / "book.toml").write_text(BOOK)
    make_book(folder, lambda word: None)  # what is loaded for it is there for every run that follows
    (folder / "book.pdf").write_bytes(b"the old book")


def make_book(folder: Path, ack: Ack) -> None:
    command("book", folder / "book.toml", "-o", folder / "book.pdf", "--library", place(folder), "--jobs", 1)
    ack("book")


def verify_book(folder: Path, acked: set[str]) -> None:
    sound(folder).close()
    book = (folder / "book.pdf").read_bytes()
    is_whole = book.startswith(b"%PDF") and book.rstrip().endswith(b"%%EOF")
    assert is_whole or (book == b"the old book" and "book" not in acked)


# Repairs and migrations


def damaged(folder: Path) -> None:
    filled(folder)
    connection = sqlite3.connect(place(folder))
    connection.execute("UPDATE puzzle SET data = '{' WHERE id = 4")
    connection.commit()
    connection.close()


def mend(folder: Path, ack: Ack) -> None:
    recover(place(folder))
    ack("recovered")


def verify_mended(folder: Path, acked: set[str]) -> None:
    assert place(folder).exists(), "there is a library in its place at every moment"
    with Library.open(place(folder)) as library:
        found = [str(damage) for damage in damages(library)]
        assert all(damage.startswith("puzzle 4: ") for damage in found)
        assert "recovered" not in acked or not found
        assert [record.id for record in library.get_many([1, 2, 3, 5])] == [1, 2, 3, 5]
        assert library.get(1).tags == ("first",)


def old_library(folder: Path) -> None:
    build_old_library(str(place(folder)), [rated(number) for number in range(1, 40)])


def migrate(folder: Path, ack: Ack) -> None:
    Library.open(place(folder)).close()
    ack("migrated")


def verify_migrated(folder: Path, acked: set[str]) -> None:
    with sound(folder) as library:
        assert len(library) == 39


# Batches


PLAN = 'seed = 1\n[[recipe]]\nkind = "zip"\nsize = "4x4"\ncount = 30\n'


def planned(folder: Path) -> None:
    filled(folder)
    (folder / "plan.toml").write_text(PLAN)


class Told:
    """Acknowledge each item that a batch says is settled."""

    def __init__(self, ack: Ack) -> None:
        self._ack = ack

    def started(self, *_: Any) -> None: ...

    def settled(self, task: Any, row: Any) -> None:
        self._ack(f"{task.number}:{row.puzzle_id}")

    def advanced(self, *_: Any) -> None: ...


def run_plan(folder: Path, ack: Ack) -> None:
    with Library.open(place(folder)) as library:
        run_batch(load_plan(folder / "plan.toml"), library, Inline(), watcher=Told(ack))


def verify_batch(folder: Path, acked: set[str]) -> None:
    from cluewright.library.batches import batches, item_rows

    with sound(folder) as library:
        found = batches(library)
        rows = {row.number: row.puzzle_id for batch in found for _, row in item_rows(library, batch.id)}
        for each in acked:
            number, puzzle = map(int, each.split(":"))
            assert rows[number] == puzzle
            assert library.get(puzzle).verdict == "unique"
        assert len(library) <= 5 + len(rows)


OPERATIONS = {
    "add": Operation(filled, add, verify_added),
    "change": Operation(filled, change, verify_changed),
    "book": Operation(with_plan_of_a_book, make_book, verify_book),
    "save": Operation(with_puzzle_file, save, verify_saved),
    "prove": Operation(unproven, prove, verify_proven),
    "back up": Operation(with_old_files, back_up, verify_files),
    "migrate": Operation(old_library, migrate, verify_migrated),
    "mend": Operation(damaged, mend, verify_mended),
    "batch": Operation(planned, run_plan, verify_batch),
    "bring back": Operation(with_backup, bring_back, verify_brought_back),
}


def copied(source: Path, target: Path) -> Path:
    """Copy what was prepared, for one run."""
    return Path(shutil.copytree(source, target))
