"""The tables of a library as they are today; `migrations` says how they came about.

A puzzle is kept whole as its JSON form in `puzzle.data`, so that nothing of it is lost. The other columns repeat what
is searched and sorted by and can be made again from the data at any time. They hold no nulls, for pages are told
apart by comparing (value, id), which nulls would escape.
"""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    Date,
    DateTime,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    TypeDecorator,
)

REVISION = "0009"
"""The newest migration; a test compares it with the folder."""
REVISION_TABLE = "cluewright_revision"

METADATA = MetaData()

Id = BigInteger().with_variant(Integer(), "sqlite")  # only a column of this name auto-increments there
Words = Text().with_variant(Text(collation="C"), "postgresql")
"""Text that both databases sort the same way, by code points."""


class UtcTime(TypeDecorator[datetime]):
    """A moment, stored in UTC and returned with its time zone even if the database has none."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return the moment in UTC; one without a time zone is taken to be in UTC."""
        if value is None:
            return None
        moment = value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)
        return moment.replace(tzinfo=None) if dialect.name == "sqlite" else moment

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        """Return the moment with its time zone."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)  # type: ignore[no-any-return]


def _of_puzzle(**more: Any) -> Column[int]:
    return Column("puzzle_id", Id, ForeignKey("puzzle.id", ondelete="CASCADE"), nullable=False, **more)


PUZZLE = Table(
    "puzzle",
    METADATA,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("fingerprint", LargeBinary, nullable=False, unique=True),
    Column("kind", Words, nullable=False),
    Column("width", Integer, nullable=False),
    Column("height", Integer, nullable=False),
    Column("cells", Integer, nullable=False),
    Column("level", SmallInteger, nullable=False),
    Column("score", Double, nullable=False),
    Column("hardest", Integer, nullable=False),
    Column("verdict", Words, nullable=False),
    Column("title", Words, nullable=False),
    Column("author", Words, nullable=False),
    Column("licence", Words, nullable=False),
    Column("source", Words, nullable=False),
    Column("added", UtcTime, nullable=False),
    Column("data", Text, nullable=False),
    Index("puzzle_by_kind", "kind", "id"),
    Index("puzzle_by_kind_level", "kind", "level", "id"),
    Index("puzzle_by_kind_score", "kind", "score", "id"),
    Index("puzzle_by_level", "level", "id"),
    Index("puzzle_by_score", "score", "id"),
    Index("puzzle_by_cells", "cells", "id"),
    Index("puzzle_by_hardest", "hardest", "id"),
    Index("puzzle_by_title", "title", "id"),
    sqlite_autoincrement=True,  # so that the number of a removed puzzle never comes to mean another one
)


def _labels(table: str, label: str) -> Table:
    """Declare the pairs of a label and a puzzle, to be looked up from either side."""
    return Table(
        table,
        METADATA,
        Column(label, Words, primary_key=True),
        _of_puzzle(primary_key=True),
        Index(f"{table}_by_puzzle", "puzzle_id"),
        sqlite_with_rowid=False,
    )


TAG = _labels("puzzle_tag", "tag")
TECHNIQUE = _labels("puzzle_technique", "technique")
WORD = _labels("puzzle_word", "word")

THUMBNAIL = Table(
    "thumbnail",
    METADATA,
    _of_puzzle(primary_key=True),
    Column("png", LargeBinary, nullable=False),
)

PROGRESS = Table(
    "progress",
    METADATA,
    Column("player", Words, primary_key=True),
    _of_puzzle(primary_key=True),
    Column("session", Text, nullable=False),
    Column("saved", UtcTime, nullable=False),
    Index("progress_by_puzzle", "puzzle_id"),
)

RESULT = Table(
    "result",
    METADATA,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("player", Words, nullable=False),
    Column("puzzle_id", Id, ForeignKey("puzzle.id", ondelete="SET NULL")),
    Column("kind", Words, nullable=False),
    Column("seconds", Double, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("mistakes", Integer, nullable=False),
    Column("finished", UtcTime, nullable=False),
    Column("day", Date, nullable=False),
    Index("result_by_player", "player", "day"),
    Index("result_by_puzzle", "puzzle_id"),
    sqlite_autoincrement=True,
)

CONSENT = Table(
    "consent",  # of players whose times may be compared with predictions; left out of backups, so they are asked again
    METADATA,
    Column("player", Words, primary_key=True),
    Column("given", UtcTime, nullable=False),
)

COLLECTION = Table(
    "collection",
    METADATA,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("name", Words, nullable=False, unique=True),
    Column("title", Text, nullable=False),
    Column("note", Text, nullable=False),
    Column("made", UtcTime, nullable=False),
    sqlite_autoincrement=True,
)

ENTRY = Table(
    "entry",
    METADATA,
    Column("collection_id", Id, ForeignKey("collection.id", ondelete="CASCADE"), primary_key=True),
    _of_puzzle(primary_key=True),
    Column("position", Integer, nullable=False),
    Column("day", Date),
    Index("entry_by_position", "collection_id", "position", unique=True),
    Index("entry_by_day", "collection_id", "day"),
    Index("entry_by_puzzle", "puzzle_id"),
)

BATCH = Table(
    "batch",
    METADATA,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("name", Words, nullable=False, unique=True),
    Column("plan", Text, nullable=False),
    Column("started", UtcTime, nullable=False),
    Column("updated", UtcTime, nullable=False),
    sqlite_autoincrement=True,
)

BATCH_SERIES = Table(
    "batch_series",
    METADATA,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("batch_id", Id, ForeignKey("batch.id", ondelete="CASCADE"), nullable=False),
    Column("key", Words, nullable=False),
    Column("label", Text, nullable=False),
    Column("recipe", Integer, nullable=False),
    Column("count", BigInteger, nullable=False),
    Index("batch_series_by_key", "batch_id", "key", unique=True),
    sqlite_autoincrement=True,
)

BATCH_ITEM = Table(
    "batch_item",
    METADATA,
    Column("series_id", Id, ForeignKey("batch_series.id", ondelete="CASCADE"), primary_key=True),
    Column("number", BigInteger, primary_key=True),
    Column("state", Words, nullable=False),
    Column("puzzle_id", Id, ForeignKey("puzzle.id", ondelete="SET NULL")),
    Column("level", SmallInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("seconds", Double, nullable=False),
    Column("reason", Text, nullable=False),
    Index("batch_item_by_puzzle", "puzzle_id"),
    sqlite_with_rowid=False,
)
"""Items that are done or failed; the others need not be stored, because they follow from the plan."""
