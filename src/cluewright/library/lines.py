"""A library as the lines of a backup: everything sound in it; what is damaged is named and left out.

Every line is one that `restore` accepts, so that every backup that could be written can be read.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from itertools import islice
from typing import Any

from sqlalchemy import Connection

from cluewright.core.errors import FormatError, UnknownKind, shown
from cluewright.core.form import item_from_data
from cluewright.core.item import Item
from cluewright.core.json_text import read_json
from cluewright.core.saved import SavedSession
from cluewright.library.batches import State
from cluewright.library.record import clean_name
from cluewright.library.salvage import (
    DAMAGE,
    Damage,
    Note,
    Row,
    Salvage,
    day_of,
    moment_of,
    number_of,
    text_of,
    whole_of,
)

_AT_ONCE = 1000
_RESULT = ("player", "puzzle_id", "kind", "seconds", "hints", "mistakes", "finished", "day")
_ITEM = ("number", "state", "puzzle_id", "level", "attempts", "seconds", "reason")


Look = Callable[[Row, Item[Any, Any] | None], None]

_LONGEST_PROBLEM = 200


class Lines:
    """Read a library, of any revision, as lines; iterate once.

    `look` is called with each sound puzzle: its row with further `columns`, and its item if its kind is known.
    """

    def __init__(
        self, connection: Connection, note: Note, *, columns: Sequence[str] = (), look: Look | None = None
    ) -> None:
        self._salvage = Salvage(connection, note)
        self._note, self._columns, self._look = note, columns, look
        self._puzzles: set[int] = set()
        """The sound puzzles, which everything else may refer to."""

    def __iter__(self) -> Iterator[dict[str, Any]]:
        yield from self._puzzle_lines()
        yield from self._collection_lines()
        yield from self._progress_lines()
        yield from self._result_lines()
        yield from self._batch_lines()

    def _puzzle_lines(self) -> Iterator[dict[str, Any]]:
        if not self._salvage.has("puzzle"):
            self._note(Damage("the table of puzzles", "it is missing"))
            return
        rows = self._salvage.numbered("puzzle", ("fingerprint", "added", "data", *self._columns))
        while some := list(islice(rows, _AT_ONCE)):
            tags = self._salvage.labels("puzzle_tag", "tag", [row["id"] for row in some])
            for row in some:
                try:
                    line = self._puzzle_line(row)
                except DAMAGE as error:
                    self._note(Damage(f"puzzle {row['id']}", sentence_of_damage(error)))
                    continue
                self._puzzles.add(row["id"])
                yield {**line, "tags": list(self._tags(row["id"], tags.get(row["id"], ())))}

    def _puzzle_line(self, row: Row) -> dict[str, Any]:
        """Return the line of a puzzle without its tags; raise one of `DAMAGE` if it is damaged."""
        data = read_json(text_of(row["data"]))
        fingerprint = bytes(row["fingerprint"]).hex() if isinstance(row["fingerprint"], bytes | memoryview) else ""
        item = None
        try:
            item = item_from_data(data)
        except UnknownKind:  # from a plug-in that is not installed: all we know is what was stored
            if not fingerprint:
                raise
        if self._look is not None:
            self._look({**row, "data": data}, item)
        try:
            added = moment_of(row["added"])
        except ValueError:  # a puzzle is kept even if its date is damaged
            self._note(Damage(f"puzzle {row['id']}", "its date cannot be read, so today's is used"))
            added = datetime.now(UTC)
        return {"puzzle": data, "id": row["id"], "fingerprint": fingerprint, "added": added.isoformat()}

    def _tags(self, number: int, tags: Iterable[Any]) -> Iterator[str]:
        for tag in tags:
            try:
                yield clean_name("tag", tag)
            except DAMAGE as error:
                self._note(Damage(f"a tag of puzzle {number}", sentence_of_damage(error)))

    def _collection_lines(self) -> Iterator[dict[str, Any]]:
        if not self._salvage.has("collection"):
            return
        rows = list(self._salvage.numbered("collection", ("name", "title", "note", "made")))
        for row in sorted(rows, key=lambda row: str(row["name"])):
            what = f"the collection {shown(row['name'])}"
            try:
                known = {"collection": clean_name("collection", row["name"])}
                known |= {name: text_of(row[name]) for name in ("title", "note")}
                line = {**known, "made": moment_of(row["made"]).isoformat()}
            except DAMAGE as error:
                self._note(Damage(f"collection {row['id']}", sentence_of_damage(error)))
                continue
            names = ("puzzle_id", "day")
            found = self._salvage.of("entry", names, "collection_id", row["id"], "position", what)
            yield {**line, "entries": list(self._entries(found, what))}

    def _entries(self, rows: Iterator[Row], what: str) -> Iterator[list[Any]]:
        for row in rows:
            try:
                puzzle, day = self._known(row["puzzle_id"]), day_of(row["day"])
                yield [puzzle, None if day is None else day.isoformat()]
            except DAMAGE as error:
                self._note(Damage(what, sentence_of_damage(error)))

    def _progress_lines(self) -> Iterator[dict[str, Any]]:
        if not self._salvage.has("progress"):
            return
        for row in self._salvage.every("progress", ("player", "puzzle_id", "session", "saved"), "player, puzzle_id"):
            try:
                session = read_json(text_of(row["session"]))
                with suppress(UnknownKind):
                    SavedSession.from_data(session)
                known = {"player": clean_name("player", row["player"]), "puzzle_id": self._known(row["puzzle_id"])}
                yield {"progress": session, **known, "saved": moment_of(row["saved"]).isoformat()}
            except DAMAGE as error:
                self._note(
                    Damage(f"the game of {row['player']} of puzzle {row['puzzle_id']}", sentence_of_damage(error))
                )

    def _result_lines(self) -> Iterator[dict[str, Any]]:
        if not self._salvage.has("result"):
            return
        for row in self._salvage.numbered("result", _RESULT):
            try:
                puzzle, day = row["puzzle_id"], day_of(row["day"])
                if day is None:
                    raise ValueError("it has no day")
                yield {
                    "result": {
                        "player": clean_name("player", row["player"]),
                        "puzzle_id": puzzle if puzzle in self._puzzles else None,
                        "kind": text_of(row["kind"]),
                        "seconds": number_of(row["seconds"]),
                        "hints": whole_of(row["hints"]),
                        "mistakes": whole_of(row["mistakes"]),
                        "finished": moment_of(row["finished"]).isoformat(),
                        "day": day.isoformat(),
                    }
                }
            except DAMAGE as error:
                self._note(Damage(f"result {row['id']}", sentence_of_damage(error)))

    def _batch_lines(self) -> Iterator[dict[str, Any]]:
        if not self._salvage.has("batch"):
            return
        series: dict[Any, list[Row]] = {}
        for row in self._salvage.numbered("batch_series", ("batch_id", "key", "label", "recipe", "count")):
            series.setdefault(row["batch_id"], []).append(row)
        for row in self._salvage.numbered("batch", ("name", "plan", "started", "updated")):
            try:
                name = clean_name("batch", row["name"])
                times = {key: moment_of(row[key]).isoformat() for key in ("started", "updated")}
                line = {"batch": name, "plan": text_of(row["plan"]), **times}
            except DAMAGE as error:
                self._note(Damage(f"batch {row['id']}", sentence_of_damage(error)))
                continue
            sound = [each for each in series.get(row["id"], ()) if self._is_sound(each)]
            yield {**line, "series": [[each[key] for key in ("key", "label", "recipe", "count")] for each in sound]}
            for each in sound:
                yield from self._item_lines(name, each)

    def _is_sound(self, series: Row) -> bool:
        try:
            text_of(series["key"]), text_of(series["label"]), whole_of(series["recipe"]), whole_of(series["count"])
        except DAMAGE as error:
            self._note(Damage(f"batch series {series['id']}", sentence_of_damage(error)))
            return False
        return True

    def _item_lines(self, batch: str, series: Row) -> Iterator[dict[str, Any]]:
        what = f"the items of the series {shown(series['label'])} of the batch {shown(batch)}"
        items = self._items(self._salvage.of("batch_item", _ITEM, "series_id", series["id"], "number", what), what)
        while some := list(islice(items, _AT_ONCE)):
            yield {"items": some, "of": batch, "series": series["key"]}

    def _items(self, rows: Iterator[Row], what: str) -> Iterator[list[Any]]:
        for row in rows:
            try:
                puzzle = row["puzzle_id"] if row["puzzle_id"] in self._puzzles else None
                facts = whole_of(row["number"]), str(State(row["state"])), puzzle, whole_of(row["level"])
                yield [*facts, whole_of(row["attempts"]), number_of(row["seconds"]), text_of(row["reason"])]
            except DAMAGE as error:
                self._note(Damage(what, sentence_of_damage(error)))

    def _known(self, puzzle: Any) -> int:
        if puzzle not in self._puzzles:
            raise ValueError(f"there is no undamaged puzzle {puzzle}")
        return whole_of(puzzle)


def sentence_of_damage(error: BaseException) -> str:
    """Say in a few words what is wrong with a row."""
    problem = error.problem if isinstance(error, FormatError) else str(error)
    return " ".join(problem.split())[:_LONGEST_PROBLEM] or "it cannot be read"
