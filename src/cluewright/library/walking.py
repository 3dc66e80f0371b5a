"""All puzzles of a library in the order of their fingerprints: a fixed order that mixes kinds, sizes and levels."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sqlalchemy import select

from cluewright.library.schema import PUZZLE

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


def puzzles_in_order(library: "Library", first: bytes, last: bytes) -> Iterator[tuple[bytes, str]]:
    """Yield fingerprint and JSON form of the puzzles from one fingerprint to another, both included."""
    print_of = PUZZLE.c.fingerprint
    above = print_of >= first
    while True:
        query = select(print_of, PUZZLE.c.data).where(above, print_of <= last).order_by(print_of).limit(_TEXTS)
        with library.reading() as connection:
            found = connection.execute(query).all()
        for row in found:
            yield row.fingerprint, row.data
        if len(found) < _TEXTS:
            return
        above = print_of > found[-1].fingerprint
