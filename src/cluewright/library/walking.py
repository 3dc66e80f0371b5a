"""All puzzles of a library in the order of their fingerprints: a fixed order that mixes kinds, sizes and levels."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import select

from cluewright.library.schema import BATCH_ITEM, PUZZLE

if TYPE_CHECKING:
    from cluewright.library.store import Library

_PAGE = 10_000
_TEXTS = 200


def fingerprints_in_order(library: "Library") -> Iterator[bytes]:
    """Yield the fingerprint of every puzzle, reading them bit by bit."""
    last = b""
    while True:
        query = select(PUZZLE.c.fingerprint).where(PUZZLE.c.fingerprint > last)
        with library.reading() as connection:
            found = connection.execute(query.order_by(PUZZLE.c.fingerprint).limit(_PAGE)).scalars().all()
        yield from found
        if len(found) < _PAGE:
            return
        last = found[-1]


@dataclass(frozen=True, slots=True)
class WalkedPuzzle:
    """A puzzle that an item of a batch has: its JSON form, the item, and the attempt that made it.

    The form may be that of another item, whose puzzle is the same up to symmetry and came first.
    """

    fingerprint: bytes
    text: str
    series_id: int
    number: int
    attempt: int


def puzzles_in_order(library: "Library", first: bytes, last: bytes) -> Iterator[WalkedPuzzle]:
    """Yield the puzzles of batches from one fingerprint to another, both included."""
    print_of = PUZZLE.c.fingerprint
    above = print_of >= first
    while True:
        query = select(PUZZLE.c.id, print_of, PUZZLE.c.data).where(above, print_of <= last)
        with library.reading() as connection:
            found = connection.execute(query.order_by(print_of).limit(_TEXTS)).all()
            having = select(BATCH_ITEM).where(BATCH_ITEM.c.puzzle_id.in_([row.id for row in found]))
            owners = {row.puzzle_id: row for row in connection.execute(having)}
        for row in found:
            if (owner := owners.get(row.id)) is not None:
                yield WalkedPuzzle(row.fingerprint, row.data, owner.series_id, owner.number, owner.attempts)
        if len(found) < _TEXTS:
            return
        above = print_of > found[-1].fingerprint
