"""How puzzles come into the library, each once, and how a kept one is given what it lacks."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, select, text, update

from cluewright.core.json_text import read_json
from cluewright.core.registry import kind as find_kind
from cluewright.library import labels
from cluewright.library.record import Added, Prepared, prepare_data
from cluewright.library.schema import PUZZLE, TAG, TECHNIQUE, WORD

_LOCK = 0x436C_7566  # any number would do


def lock_adding(connection: Connection) -> None:
    """Wait until no other transaction is adding.

    One at a time, no transaction waits for a fingerprint that another has taken while that one waits in turn; and
    numbers become visible in order, which keeps pages whole. SQLite has one writer anyway.
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
    kept.update(insert_new(connection, list(new.values()), [datetime.now(UTC)] * len(new)))
    done = []
    for puzzle in puzzles:
        number = kept[puzzle.fingerprint]
        is_new = new.get(puzzle.fingerprint) is puzzle
        if merge and not is_new:
            merge_into(connection, number, puzzle)
        done.append(Added(number, is_new))
    return done


def kept_among(connection: Connection, puzzles: Sequence[Prepared]) -> dict[bytes, int]:
    """Return the numbers of those puzzles that are already kept, by their fingerprints."""
    prints = [puzzle.fingerprint for puzzle in puzzles]
    return dict(labels.rows_among(connection, PUZZLE, ("fingerprint", "id"), prints))


def insert_new(
    connection: Connection, puzzles: Sequence[Prepared], added: Sequence[datetime], ids: Sequence[int] | None = None
) -> dict[bytes, int]:
    """Keep puzzles that are not kept yet and return their numbers: `ids`, or the next ones; adding must be locked."""
    if not puzzles:
        return {}
    numbers = _next_numbers(connection, len(puzzles)) if ids is None else ids
    processor = PUZZLE.c.added.type.bind_processor(connection.dialect)
    moments = {moment: processor(moment) if processor else moment for moment in set(added)}
    names = ["id", "fingerprint", "added", *puzzles[0].columns]
    rows = [
        (number, puzzle.fingerprint, moments[moment], *puzzle.columns.values())
        for number, puzzle, moment in zip(numbers, puzzles, added, strict=True)
    ]
    labels.insert_rows(connection, PUZZLE, names, rows)
    numbered = list(zip(numbers, puzzles, strict=True))
    tags = [(number, tag) for number, puzzle in numbered for tag in puzzle.tags]
    techniques = [(number, name) for number, puzzle in numbered for name in puzzle.techniques]
    words = [(number, word) for number, puzzle in numbered for word in puzzle.words]
    for table, pairs in ((TAG, tags), (TECHNIQUE, techniques), (WORD, words)):
        labels.add_labels(connection, table, pairs)
    return {puzzle.fingerprint: number for number, puzzle in numbered}


def _next_numbers(connection: Connection, count: int) -> Sequence[int]:
    """Reserve numbers for this many new puzzles, which saves asking for them later."""
    if connection.dialect.name == "postgresql":
        query = text("SELECT nextval(pg_get_serial_sequence('puzzle', 'id')) FROM generate_series(1, :count)")
        return connection.execute(query, {"count": count}).scalars().all()
    last = connection.execute(text("SELECT seq FROM sqlite_sequence WHERE name = 'puzzle'")).scalar() or 0
    return range(last + 1, last + 1 + count)


def rewrite(connection: Connection, number: int, data: Mapping[str, Any]) -> None:
    """Replace what is known about a kept puzzle; the puzzle itself stays the same."""
    found = connection.execute(select(PUZZLE.c.fingerprint).where(PUZZLE.c.id == number)).scalar_one()
    puzzle = prepare_data(data, found)
    connection.execute(update(PUZZLE).where(PUZZLE.c.id == number).values(**puzzle.columns))
    labels.replace_derived(connection, number, puzzle.techniques, puzzle.words)


def merge_into(connection: Connection, number: int, puzzle: Prepared) -> None:
    """Add to a kept puzzle the tags and facts it lacks.

    If the new puzzle is turned or mirrored, its solution, recipe and proof refer to other cells and only the verdict,
    the rating and the metadata are taken.
    """
    labels.add_labels(connection, TAG, [(number, tag) for tag in puzzle.tags])
    query = select(PUZZLE.c.data).where(PUZZLE.c.id == number)
    kept, other = read_json(connection.execute(query).scalar_one()), read_json(puzzle.columns["data"])
    if (merged := merged_data(kept, other)) != kept:
        rewrite(connection, number, merged)


def merged_data(kept: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, Any]:
    """Return the kept JSON form with what only the other form of the same puzzle knows."""
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
