"""Which item of a batch has which puzzle: no two have the same, not even turned or mirrored.

Each item wants the first puzzle of its seeds; where several want the same, the earliest item of the plan has it and the
others go on to their next seeds. An item that comes late takes its puzzle from a later item that has it. So it does
not matter in which order they come: in the end every item has the first of its puzzles that no earlier item has. A
puzzle in the library stays there, because whoever takes it keeps it for the batch.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, select

from cluewright.library import putting
from cluewright.library.batches import UNMADE, ItemRow, State, item_row, write_items
from cluewright.library.derive import UNRATED
from cluewright.library.record import Added, Prepared
from cluewright.library.schema import BATCH_ITEM, BATCH_SERIES, PUZZLE

if TYPE_CHECKING:
    from cluewright.library.store import Library

_AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class Claim:
    """The puzzles an item could have, each with the attempt that made it, the first one preferred."""

    series_id: int
    number: int
    puzzles: Sequence[tuple[int, Prepared]] = ()
    otherwise: State | None = None
    """What becomes of the item if it can have none of them; None if it is still open then."""
    reason: str = ""
    attempts: int = 0
    seconds: float = 0.0
    level: int = UNRATED
    """The rank of the level asked for, stored if there is no puzzle."""


@dataclass(frozen=True, slots=True)
class Settlement:
    """What became of claims."""

    rows: list[ItemRow | None]
    """For each claim, None if the item is still open."""
    lost: list[ItemRow]
    """Items that had a puzzle and lost it to an earlier one."""


def settle(library: "Library", batch: int, claims: Sequence[Claim], places: Mapping[int, int]) -> Settlement:
    """Assign items their puzzles and keep both, all or nothing; `places` are those of the series in the plan."""
    if not claims:
        return Settlement([], [])
    with library.writing() as connection:
        putting.lock_adding(connection)
        done = _done(connection, claims)
        taken, lost = _share_out(claims, done, _owners(connection, batch, claims), places)
        order = sorted(taken)
        added = library.add_many([taken[place].puzzle for place in order], connection=connection)
        rows: list[ItemRow | None] = [done.get(_item(claim)) or _row_without(claim) for claim in claims]
        for place, where in zip(order, added, strict=True):
            rows[place] = _row_of(claims[place], taken[place], where)
        for row in lost.values():
            here = (BATCH_ITEM.c.series_id == row.series_id) & (BATCH_ITEM.c.number == row.number)
            connection.execute(delete(BATCH_ITEM).where(here))
        write_items(connection, [row for row in rows if row is not None])
    return Settlement(rows, list(lost.values()))


@dataclass(frozen=True, slots=True)
class _Taken:
    """A puzzle that an item has from now on."""

    attempt: int
    puzzle: Prepared
    state: State | None
    """That of the item which had it before, if there was one."""


def _share_out(
    claims: Sequence[Claim],
    done: Mapping[tuple[int, int], ItemRow],
    owners: Mapping[bytes, ItemRow],
    places: Mapping[int, int],
) -> tuple[dict[int, _Taken], dict[bytes, ItemRow]]:
    """Return what claims take, by their places among all, and the items that lose it, by the fingerprints."""

    def rank(item: Claim | ItemRow) -> tuple[int, int, int]:
        """A series that is no longer in the plan comes after all others."""
        return places.get(item.series_id, len(places)), item.series_id, item.number

    taken: dict[int, _Taken] = {}
    lost: dict[bytes, ItemRow] = {}
    new: set[bytes] = set()
    for place in sorted(range(len(claims)), key=lambda place: rank(claims[place])):
        claim = claims[place]
        for attempt, puzzle in claim.puzzles if _item(claim) not in done else ():
            owner = owners.get(puzzle.fingerprint)
            if puzzle.fingerprint in new or (owner is not None and rank(owner) < rank(claim)):
                continue
            if owner is not None:
                lost[puzzle.fingerprint] = owner
            new.add(puzzle.fingerprint)
            taken[place] = _Taken(attempt, puzzle, None if owner is None else owner.state)
            break
    return taken, lost


def _item(claim: Claim) -> tuple[int, int]:
    return claim.series_id, claim.number


def _done(connection: Connection, claims: Sequence[Claim]) -> dict[tuple[int, int], ItemRow]:
    """Return what is stored of items that have a puzzle, perhaps because somebody else runs the same batch."""
    found = {}
    for series_id in {claim.series_id for claim in claims}:
        numbers = [claim.number for claim in claims if claim.series_id == series_id]
        query = select(BATCH_ITEM).where(BATCH_ITEM.c.series_id == series_id, BATCH_ITEM.c.number.in_(numbers))
        for row in connection.execute(query.where(BATCH_ITEM.c.state.not_in(map(str, UNMADE)))):
            found[row.series_id, row.number] = item_row(row)
    return found


def _owners(connection: Connection, batch: int, claims: Sequence[Claim]) -> dict[bytes, ItemRow]:
    """Return the items of a batch that have puzzles which are claimed, by the fingerprints of these."""
    prints = sorted({puzzle.fingerprint for claim in claims for _, puzzle in claim.puzzles})
    query = (
        select(PUZZLE.c.fingerprint, BATCH_ITEM)
        .join(BATCH_ITEM, BATCH_ITEM.c.puzzle_id == PUZZLE.c.id)
        .join(BATCH_SERIES, BATCH_SERIES.c.id == BATCH_ITEM.c.series_id)
        .where(BATCH_SERIES.c.batch_id == batch)
    )
    found = {}
    for start in range(0, len(prints), _AT_ONCE):
        for row in connection.execute(query.where(PUZZLE.c.fingerprint.in_(prints[start : start + _AT_ONCE]))):
            found[row.fingerprint] = item_row(row)
    return found


def _row_of(claim: Claim, taken: _Taken, kept: Added) -> ItemRow:
    state = taken.state or (State.MADE if kept.added else State.DUPLICATE)
    level = taken.puzzle.columns["level"]
    return ItemRow(claim.series_id, claim.number, state, kept.id, level, taken.attempt, claim.seconds, "")


def _row_without(claim: Claim) -> ItemRow | None:
    if claim.otherwise is None:
        return None
    reason, attempts, seconds = claim.reason, claim.attempts, claim.seconds
    return ItemRow(claim.series_id, claim.number, claim.otherwise, None, claim.level, attempts, seconds, reason)
