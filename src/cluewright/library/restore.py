"""Taking the lines of a backup into a library, within one transaction."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import date, datetime
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, delete, func, insert, select, text

from cluewright.core.errors import FormatError, UnknownKind, shown
from cluewright.core.form import item_from_data
from cluewright.core.json_text import write_json
from cluewright.core.saved import SavedSession
from cluewright.library import putting
from cluewright.library.collection import Entry, add_entries, make_collection
from cluewright.library.fingerprint import digest
from cluewright.library.play import Result, add_result
from cluewright.library.record import Prepared, clean_name, clean_tags, prepare_data
from cluewright.library.restore_batches import BatchRestoring
from cluewright.library.schema import COLLECTION, ENTRY, PROGRESS, RESULT

if TYPE_CHECKING:
    from cluewright.library.store import Library

PARTS = ("puzzle", "collection", "progress", "result", "batch", "items")
"""What the lines of a backup begin with, in their order."""
_AT_ONCE = 1000


class Restoring:
    """Take lines one by one; `finish` when there are no more."""

    def __init__(self, library: "Library", connection: Connection) -> None:
        self.seen = dict.fromkeys(PARTS, 0)
        self._connection = connection
        putting.lock_adding(connection)
        self._keep_numbers = library.count(connection=connection) == 0
        self._numbers: dict[int, int] = {}
        """The present numbers of the backup's puzzles."""
        batches = BatchRestoring(connection, self._numbers)
        self._take_batch, self._take_items = batches.take_batch, batches.take_items
        self._waiting: list[tuple[Prepared, int, datetime]] = []

    def take(self, line: Mapping[str, Any]) -> None:
        """Restore a line; raise an error if it is damaged."""
        what = next(iter(line))
        if what not in self.seen:
            raise FormatError(f"this backup has a {shown(what)}, which this version does not know: install a newer one")
        if what != "puzzle":
            self._add_puzzles()
        getattr(self, f"_take_{what}")(line)
        self.seen[what] += 1

    def finish(self) -> None:
        """Add what is still waiting, and continue numbering after the restored ones."""
        self._add_puzzles()
        if self._keep_numbers and self._numbers and self._connection.dialect.name == "postgresql":
            last = {"last": max(self._numbers.values())}
            self._connection.execute(text("SELECT setval(pg_get_serial_sequence('puzzle', 'id'), :last)"), last)

    def _take_puzzle(self, line: Mapping[str, Any]) -> None:
        data = line["puzzle"]
        try:
            fingerprint = digest(item_from_data(data).puzzle)
        except UnknownKind:  # from a plug-in that is not installed
            fingerprint = bytes.fromhex(line["fingerprint"])
        prepared = prepare_data(data, fingerprint, tags=clean_tags(line["tags"]))
        self._waiting.append((prepared, int(line["id"]), datetime.fromisoformat(line["added"])))
        if len(self._waiting) >= _AT_ONCE:
            self._add_puzzles()

    def _add_puzzles(self) -> None:
        if not self._waiting:
            return
        connection = self._connection
        kept = putting.kept_among(connection, [puzzle for puzzle, _, _ in self._waiting])
        new: dict[bytes, tuple[Prepared, int, datetime]] = {}
        for waiting in self._waiting:
            if waiting[0].fingerprint not in kept:
                new.setdefault(waiting[0].fingerprint, waiting)
        ids = [old for _, old, _ in new.values()] if self._keep_numbers else None
        moments = [added for _, _, added in new.values()]
        kept |= putting.insert_new(connection, [puzzle for puzzle, _, _ in new.values()], moments, ids)
        for waiting in self._waiting:
            puzzle, old, _ = waiting
            self._numbers[old] = kept[puzzle.fingerprint]
            if new.get(puzzle.fingerprint) is not waiting:
                putting.merge_into(connection, kept[puzzle.fingerprint], puzzle)
        self._waiting.clear()

    def _take_collection(self, line: Mapping[str, Any]) -> None:
        connection, name = self._connection, clean_name("collection", line["collection"])
        number = connection.execute(select(COLLECTION.c.id).where(COLLECTION.c.name == name)).scalar()
        if number is None:
            made = datetime.fromisoformat(line["made"])
            number = make_collection(connection, name, str(line["title"]), str(line["note"]), made)
        there = set(connection.execute(select(ENTRY.c.puzzle_id).where(ENTRY.c.collection_id == number)).scalars())
        start = connection.execute(
            select(func.coalesce(func.max(ENTRY.c.position) + 1, 0)).where(ENTRY.c.collection_id == number)
        ).scalar_one()
        given = {self._numbers[old]: None if day is None else date.fromisoformat(day) for old, day in line["entries"]}
        new = [(puzzle, day) for puzzle, day in given.items() if puzzle not in there]
        add_entries(connection, number, [Entry(start + after, *entry) for after, entry in enumerate(new)])

    def _take_progress(self, line: Mapping[str, Any]) -> None:
        """Restore a game in progress, unless there is a later one of the same player and puzzle."""
        connection, player = self._connection, clean_name("player", line["player"])
        puzzle, saved = self._numbers[line["puzzle_id"]], datetime.fromisoformat(line["saved"])
        with suppress(UnknownKind):
            SavedSession.from_data(line["progress"])
        here = (PROGRESS.c.player == player) & (PROGRESS.c.puzzle_id == puzzle)
        there = connection.execute(select(PROGRESS.c.saved).where(here)).scalar()
        if there is None or there < saved:
            connection.execute(delete(PROGRESS).where(here))
            session = write_json(line["progress"])
            connection.execute(insert(PROGRESS).values(player=player, puzzle_id=puzzle, session=session, saved=saved))

    def _take_result(self, line: Mapping[str, Any]) -> None:
        """Restore a finished game, unless it is already there."""
        given = dict(line["result"])
        given["finished"] = datetime.fromisoformat(given["finished"])
        given["day"] = date.fromisoformat(given["day"])
        given["player"] = clean_name("player", given["player"])
        result = Result(**given)
        if result.puzzle_id is not None:
            result = replace(result, puzzle_id=self._numbers[result.puzzle_id])
        same = select(RESULT.c.id).where(RESULT.c.player == result.player, RESULT.c.finished == result.finished)
        if self._keep_numbers or self._connection.execute(same).first() is None:
            add_result(self._connection, result)
