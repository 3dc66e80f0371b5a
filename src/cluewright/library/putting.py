"""How puzzles come into the library, each once, and how a kept one is given what it lacks."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, select, text, update

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
    kept = kept_among(connection, puzzles)
    there = set(kept)
    new: dict[bytes, Prepared] = {}
    for puzzle in puzzles:
        if puzzle.fingerprint not in there:
            new.setdefault(puzzle.fingerprint, puzzle)
    now = datetime.now(UTC)
    kept.update(insert_new(connection, list(new.values()), [{"added": now}] * len(new)))
    done = []
    for puzzle in puzzles:
        number = kept[puzzle.fingerprint]
        is_new = new.get(puzzle.fingerprint) is puzzle
        if merge and not is_new:
            merge_into(connection, number, puzzle)
        done.append(Added(number, is_new))
    return done


def kept_among(connection: Connection, puzzles: Sequence[Prepared]) -> dict[bytes, int]:
    """Give the numbers of those puzzles that are kept already, by their fingerprints."""
    prints = [puzzle.fingerprint for puzzle in puzzles]
    query = select(PUZZLE.c.fingerprint, PUZZLE.c.id).where(PUZZLE.c.fingerprint.in_(prints))
    return {bytes(found): number for found, number in connection.execute(query)}


def insert_new(
    connection: Connection, puzzles: Sequence[Prepared], more: Sequence[Mapping[str, Any]]
) -> dict[bytes, int]:
    """Keep puzzles that are not kept yet, with `more` columns for each, and give their numbers."""
    if not puzzles:
        return {}
    names = ["fingerprint", *puzzles[0].columns, *more[0]]
    moment = PUZZLE.c.added.type.bind_processor(connection.dialect)
    rows = [
        (
            puzzle.fingerprint,
            *puzzle.columns.values(),
            *(moment(value) if name == "added" and moment else value for name, value in columns.items()),
        )
        for puzzle, columns in zip(puzzles, more, strict=True)
    ]
    labels.insert_rows(connection, PUZZLE, names, rows)
    numbers = kept_among(connection, puzzles)
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


def merge_into(connection: Connection, number: int, puzzle: Prepared) -> None:
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
