"""What the library stores of batches: their plans, and what became of each item, in one transaction with its puzzle."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from cluewright.core.errors import shown
from cluewright.library.derive import UNRATED
from cluewright.library.errors import NotInLibrary
from cluewright.library.record import Prepared
from cluewright.library.schema import BATCH, BATCH_ITEM, BATCH_SERIES, PUZZLE

if TYPE_CHECKING:
    from cluewright.library.store import Library

PAGE = 10_000


class State(StrEnum):
    """What became of an item."""

    MADE = "made"
    DUPLICATE = "duplicate"  # the library already had the puzzle; the item points to that one
    FAILED = "failed"
    NO_MORE = "no_more"  # the batch has every puzzle that was made for the item under earlier ones


UNMADE = (State.FAILED, State.NO_MORE)
"""Items without a puzzle, which can be tried again."""


@dataclass(frozen=True, slots=True)
class SeriesEntry:
    """A series as in its plan."""

    key: str
    label: str
    recipe: int
    """The table of the plan it comes from, counted from 1."""
    count: int


@dataclass(frozen=True, slots=True)
class ItemEntry:
    """What became of an item: its puzzle, or the reason why there is none."""

    series_id: int
    number: int
    puzzle: Prepared | None
    reason: str = ""
    attempts: int = 0
    """How many of its seeds led to nothing."""
    seconds: float = 0.0
    level: int = UNRATED
    """The rank of the level asked for, stored if there is no puzzle with a level."""


@dataclass(frozen=True, slots=True)
class ItemRow:
    """What is stored about an item."""

    series_id: int
    number: int
    state: State
    puzzle_id: int | None
    level: int
    """The rank of the puzzle's level, or for a failed item that of the level asked for; -1 if there is none."""
    attempts: int
    seconds: float
    reason: str


@dataclass(frozen=True, slots=True)
class Count:
    """How many items of a table of the plan ended in a state and a level, and the seconds they took."""

    recipe: int
    state: State
    level: int
    items: int
    seconds: float


@dataclass(frozen=True, slots=True)
class BatchRow:
    """What is stored about a batch."""

    id: int
    name: str
    plan: str
    started: datetime
    updated: datetime
    total: int


def enter(library: "Library", name: str, plan: str, series: Sequence[SeriesEntry]) -> tuple[int, list[int]]:
    """Keep a plan under its name and return the numbers of the batch and of its series; finished items are kept."""
    now = datetime.now(UTC)
    with library.writing() as connection:
        found = connection.execute(select(BATCH.c.id).where(BATCH.c.name == name)).scalar()
        if found is None:
            values = {"name": name, "plan": plan, "started": now, "updated": now}
            found = connection.execute(insert(BATCH).values(values).returning(BATCH.c.id)).scalar_one()
        else:
            connection.execute(update(BATCH).where(BATCH.c.id == found).values(plan=plan, updated=now))
        # A series no longer in the plan keeps its items, which do not count until it is there again.
        connection.execute(update(BATCH_SERIES).where(BATCH_SERIES.c.batch_id == found).values(count=0))
        return found, _enter_series(connection, found, series)


def _enter_series(connection: Connection, batch: int, series: Sequence[SeriesEntry]) -> list[int]:
    query = select(BATCH_SERIES.c.key, BATCH_SERIES.c.id).where(BATCH_SERIES.c.batch_id == batch)
    numbers: dict[str, int] = {key: number for key, number in connection.execute(query)}  # noqa: C416
    for each in series:
        values = {"label": each.label, "recipe": each.recipe, "count": each.count}
        if each.key in numbers:
            connection.execute(update(BATCH_SERIES).where(BATCH_SERIES.c.id == numbers[each.key]).values(values))
        else:
            statement = insert(BATCH_SERIES).values(batch_id=batch, key=each.key, **values)
            numbers[each.key] = connection.execute(statement.returning(BATCH_SERIES.c.id)).scalar_one()
    return [numbers[each.key] for each in series]


def record(library: "Library", entries: Sequence[ItemEntry], *, connection: Connection | None = None) -> list[ItemRow]:
    """Keep puzzles and what became of their items, all or nothing; an item that is already done is not changed."""
    if not entries:
        return []
    puzzles = [entry.puzzle for entry in entries if entry.puzzle is not None]
    with library.writing(connection) as connection:
        added = iter(library.add_many(puzzles, connection=connection))
        rows = []
        for entry in entries:
            place = next(added) if entry.puzzle is not None else None
            state = State.FAILED if place is None else State.MADE if place.added else State.DUPLICATE
            rows.append(
                ItemRow(
                    entry.series_id,
                    entry.number,
                    state,
                    None if place is None else place.id,
                    entry.level if entry.puzzle is None else entry.puzzle.columns["level"],
                    entry.attempts,
                    entry.seconds,
                    entry.reason,
                )
            )
        write_items(connection, rows)
    return rows


def write_items(connection: Connection, rows: Sequence[ItemRow]) -> None:
    """Write what became of items within a transaction; one that is already done is not changed."""
    if not rows:
        return
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects.postgresql import insert as upsert
    else:
        from sqlalchemy.dialects.sqlite import insert as upsert  # type: ignore[assignment]
    names = ItemRow.__slots__
    statement = upsert(BATCH_ITEM)
    again = {name: statement.excluded[name] for name in names if name not in ("series_id", "number")}
    statement = statement.on_conflict_do_update(
        index_elements=["series_id", "number"],
        set_=again,
        where=or_(*(BATCH_ITEM.c.state == str(state) for state in UNMADE)),
    )
    values = [{name: getattr(row, name) for name in names} | {"state": str(row.state)} for row in rows]
    connection.execute(statement, values)


def settled(
    library: "Library", series_id: int, start: int = 0, end: int | None = None
) -> Iterator[tuple[int, State, int]]:
    """Yield number, state and attempts of the items of a series that are done or failed, in their order."""
    columns = BATCH_ITEM.c.number, BATCH_ITEM.c.state, BATCH_ITEM.c.attempts
    last = start - 1
    while True:
        query = select(*columns).where(BATCH_ITEM.c.series_id == series_id, BATCH_ITEM.c.number > last)
        if end is not None:
            query = query.where(BATCH_ITEM.c.number < end)
        query = query.order_by(BATCH_ITEM.c.number).limit(PAGE)
        with library.reading() as connection:
            rows = connection.execute(query).all()
        for number, state, attempts in rows:
            yield number, State(state), attempts
        if len(rows) < PAGE:
            return
        last = rows[-1].number


def count_between(library: "Library", series_id: int, state: State, start: int, end: int) -> int:
    """Count the items of a series from `start` up to but not including `end` that are in a state."""
    item = BATCH_ITEM.c
    query = select(func.count()).where(item.series_id == series_id, item.number >= start, item.number < end)
    with library.reading() as connection:
        return connection.execute(query.where(item.state == str(state))).scalar_one()


def counts(library: "Library", batch_id: int) -> list[Count]:
    """Count the items of a batch, as its plan is now, by table of the plan, state and level."""
    group = BATCH_SERIES.c.recipe, BATCH_ITEM.c.state, BATCH_ITEM.c.level
    query = (
        select(*group, func.count(), func.sum(BATCH_ITEM.c.seconds))
        .join(BATCH_SERIES, BATCH_SERIES.c.id == BATCH_ITEM.c.series_id)
        .where(BATCH_SERIES.c.batch_id == batch_id, BATCH_ITEM.c.number < BATCH_SERIES.c.count)
        .group_by(*group)
        .order_by(*group)
    )
    with library.reading() as connection:
        rows = connection.execute(query).all()
    return [Count(recipe, State(state), level, items, seconds) for recipe, state, level, items, seconds in rows]


def totals(library: "Library", batch_id: int) -> dict[int, tuple[str, int]]:
    """Return a label and the number of items for each table of a batch's plan."""
    query = select(BATCH_SERIES).where(BATCH_SERIES.c.batch_id == batch_id, BATCH_SERIES.c.count > 0)
    series: dict[int, list[tuple[str, int]]] = {}
    with library.reading() as connection:
        for row in connection.execute(query.order_by(BATCH_SERIES.c.recipe, BATCH_SERIES.c.id)):
            series.setdefault(row.recipe, []).append((row.label, row._mapping["count"]))
    return {
        recipe: (found[0][0] + (f" and {len(found) - 1} more" if len(found) > 1 else ""), sum(n for _, n in found))
        for recipe, found in series.items()
    }


def failures(library: "Library", batch_id: int, *, limit: int) -> list[tuple[str, ItemRow]]:
    """Return the first failed items of a batch with the labels of their series."""
    query = (
        select(BATCH_SERIES.c.label, BATCH_ITEM)
        .join(BATCH_SERIES, BATCH_SERIES.c.id == BATCH_ITEM.c.series_id)
        .where(BATCH_SERIES.c.batch_id == batch_id, BATCH_ITEM.c.number < BATCH_SERIES.c.count)
        .where(BATCH_ITEM.c.state == str(State.FAILED))
        .order_by(BATCH_SERIES.c.recipe, BATCH_SERIES.c.id, BATCH_ITEM.c.number)
        .limit(limit)
    )
    with library.reading() as connection:
        return [(row.label, item_row(row)) for row in connection.execute(query)]


def batches(library: "Library") -> list[BatchRow]:
    """Return all batches, the newest first."""
    total = func.coalesce(func.sum(BATCH_SERIES.c.count), 0).label("total")
    query = (
        select(BATCH, total)
        .outerjoin(BATCH_SERIES, BATCH_SERIES.c.batch_id == BATCH.c.id)
        .group_by(BATCH.c.id)
        .order_by(BATCH.c.id.desc())
    )
    with library.reading() as connection:
        return [
            BatchRow(row.id, row.name, row.plan, row.started, row.updated, int(row.total))
            for row in connection.execute(query)
        ]


def batch_named(library: "Library", name: str) -> BatchRow:
    """Return a batch by its name; raise `NotInLibrary`."""
    found = batches(library)
    for batch in found:
        if batch.name == name:
            return batch
    there = ", ".join(repr(batch.name) for batch in found) or "none"
    raise NotInLibrary(f"the library has no batch {shown(name)}; there are: {there}")


def series_ids(library: "Library", name: str) -> dict[str, int] | None:
    """Return the numbers of the series of a batch by their keys; None if there is no batch of that name."""
    query = (
        select(BATCH_SERIES.c.key, BATCH_SERIES.c.id)
        .select_from(BATCH.outerjoin(BATCH_SERIES, BATCH_SERIES.c.batch_id == BATCH.c.id))
        .where(BATCH.c.name == name)
    )
    with library.reading() as connection:
        rows = connection.execute(query).all()
    return {key: number for key, number in rows if key is not None} if rows else None


def fingerprints(library: "Library", series_ids: Sequence[int]) -> set[bytes]:
    """Return the fingerprints of the puzzles of these series that are still in the library."""
    query = select(PUZZLE.c.fingerprint).join(BATCH_ITEM, BATCH_ITEM.c.puzzle_id == PUZZLE.c.id)
    with library.reading() as connection:
        return set(connection.execute(query.where(BATCH_ITEM.c.series_id.in_(series_ids))).scalars())


def item_rows(library: "Library", batch_id: int) -> Iterator[tuple[str, ItemRow]]:
    """Yield every item of a batch with the key of its series."""
    query = select(BATCH_SERIES.c.key, BATCH_SERIES.c.id).where(BATCH_SERIES.c.batch_id == batch_id)
    with library.reading() as connection:
        series = connection.execute(query.order_by(BATCH_SERIES.c.id)).all()
    for key, series_id in series:
        of_series = select(BATCH_ITEM).where(BATCH_ITEM.c.series_id == series_id).order_by(BATCH_ITEM.c.number)
        with library.reading() as connection:
            yield from [(key, item_row(row)) for row in connection.execute(of_series)]


def forget(library: "Library", batch_id: int) -> None:
    """Forget a batch; its puzzles stay."""
    with library.writing() as connection:
        connection.execute(delete(BATCH).where(BATCH.c.id == batch_id))


def item_row(row: Any) -> ItemRow:
    """Return what a row of the table says."""
    return ItemRow(**{name: getattr(row, name) for name in ItemRow.__slots__} | {"state": State(row.state)})
