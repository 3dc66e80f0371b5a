"""How puzzles come into the library, each once, and how a kept one is given what it lacks."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, insert, select, text, update

from cluewright.core.form import read_json
from cluewright.core.registry import kind as find_kind
from cluewright.library import labels
from cluewright.library.record import Added, Prepared, prepare_data
from cluewright.library.schema import PUZZLE, TAG, TECHNIQUE, WORD

_LOCK = 0x436C_7566  # any number of our own would do


def lock_adding(connection: Connection) -> None:
    """Wait until no other transaction is adding.

    With one at a time, none waits for a fingerprint another has taken while that one waits for one of its own; and
    numbers become visible in their order, which is what keeps pages whole. SQLite has one writer anyway.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})


def put(connection: Connection, puzzles: Sequence[Prepared], *, merge: bool) -> list[Added]:
    """Keep puzzles within a transaction; see `Library.add_many`."""
    lock_adding(connection)
    prints = [puzzle.fingerprint for puzzle in puzzles]
    query = select(PUZZLE.c.fingerprint, PUZZLE.c.id).where(PUZZLE.c.fingerprint.in_(prints))
    kept: dict[bytes, int] = {found: number for found, number in connection.execute(query)}  # noqa: C416
    there = set(kept)
    new: dict[bytes, Prepared] = {}
    for puzzle in puzzles:
        if puzzle.fingerprint not in there:
            new.setdefault(puzzle.fingerprint, puzzle)
    kept.update(_insert(connection, list(new.values())))
    done = []
    for puzzle in puzzles:
        number = kept[puzzle.fingerprint]
        is_new = new.get(puzzle.fingerprint) is puzzle
        if merge and not is_new:
            _merge(connection, number, puzzle)
        done.append(Added(number, is_new))
    return done


def _insert(connection: Connection, puzzles: Sequence[Prepared]) -> dict[bytes, int]:
    if not puzzles:
        return {}
    now = datetime.now(UTC)
    rows = [{"fingerprint": puzzle.fingerprint, "added": now, **puzzle.columns} for puzzle in puzzles]
    statement = insert(PUZZLE).returning(PUZZLE.c.fingerprint, PUZZLE.c.id)
    numbers: dict[bytes, int] = {found: number for found, number in connection.execute(statement, rows)}  # noqa: C416
    for table, field in ((TAG, "tags"), (TECHNIQUE, "techniques"), (WORD, "words")):
        pairs = ((numbers[puzzle.fingerprint], label) for puzzle in puzzles for label in getattr(puzzle, field))
        labels.add_labels(connection, table, pairs)
    return numbers


def rewrite(connection: Connection, number: int, data: Mapping[str, Any]) -> None:
    """Replace what is known about a kept puzzle, the puzzle itself staying the same."""
    found = connection.execute(select(PUZZLE.c.fingerprint).where(PUZZLE.c.id == number)).scalar_one()
    puzzle = prepare_data(data, found)
    connection.execute(update(PUZZLE).where(PUZZLE.c.id == number).values(**puzzle.columns))
    labels.replace_derived(connection, number, puzzle.techniques, puzzle.words)


def _merge(connection: Connection, number: int, puzzle: Prepared) -> None:
    """Give a kept puzzle the tags and facts it lacks.

    Where the newcomer is turned or mirrored, its solution, recipe and proof speak of other cells and only the verdict,
    the rating and the metadata are taken.
    """
    labels.add_labels(connection, TAG, ((number, tag) for tag in puzzle.tags))
    query = select(PUZZLE.c.data).where(PUZZLE.c.id == number)
    kept, other = read_json(connection.execute(query).scalar_one()), read_json(puzzle.columns["data"])
    if (merged := merged_data(kept, other)) != kept:
        rewrite(connection, number, merged)


def merged_data(kept: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, Any]:
    """Give the kept JSON form with what only the other form of the same puzzle knows."""
    kind = find_kind(kept["kind"])
    merged = dict(kept)
    if kind.from_data(kept) == kind.from_data(other):
        merged = {**other, **kept}
    else:
        if "proof" not in kept and (verdict := (other.get("proof") or {}).get("verdict")):
            merged["proof"] = {"verdict": verdict}
        if "rating" not in kept and other.get("rating"):
            merged["rating"] = other["rating"]
    if meta := {**(other.get("meta") or {}), **(kept.get("meta") or {})}:
        merged["meta"] = meta
    return merged
