"""Packs in a library: each is a collection, and the batch it is made in remembers what was made.

A puzzle, its place in the collection and the note that it was made are written in one transaction. So a pack that was
stopped halfway is resumed, and a removed puzzle is not made again. The places of a pack are filled in order, and none
gets a puzzle that another has.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cluewright.batch.plan import Series
from cluewright.library import Prepared
from cluewright.library.batches import ItemEntry, SeriesEntry, enter, fingerprints, record, series_ids, settled
from cluewright.packs.plan import Pack, text

if TYPE_CHECKING:
    from cluewright.library import Library


@dataclass(frozen=True)
class Wanted:
    """A puzzle of a pack that is still to be made for the library."""

    pack: Pack
    place: int
    """Its place in the pack, from 0."""
    series: Series
    number: int
    series_id: int


def begin(library: "Library", batch: str, packs: Sequence[Pack]) -> None:
    """Note in one transaction that packs are to be made; what was made before under this name counts as made."""
    series = [each for pack in packs for each in pack.series]
    entries = [SeriesEntry(each.key, each.label, table, each.count) for table, each in enumerate(series, 1)]
    enter(library, batch, text(), entries)


def wanted(library: "Library", batch: str, packs: Iterable[Pack]) -> list[Wanted]:
    """List what was begun and is not made yet, pack by pack; recipes newer than the batch are not included."""
    ids = series_ids(library, batch) or {}
    done = {(key, number) for key, series_id in ids.items() for number, _, _ in settled(library, series_id)}
    return [
        Wanted(pack, place, series, number, ids[series.key])
        for pack in packs
        for place, (series, number) in enumerate(pack.places())
        if series.key in ids and (series.key, number) not in done
    ]


def taken(library: "Library", batch: str, pack: Pack) -> set[bytes]:
    """Return the fingerprints of the puzzles of a pack that were made, which its other places cannot have."""
    ids = series_ids(library, batch) or {}
    return fingerprints(library, [ids[series.key] for series in pack.series if series.key in ids])


def keep(library: "Library", made: Sequence[tuple[Wanted, Prepared | str]]) -> list[int]:
    """Keep puzzles, or the reasons why there are none, and return the numbers of the puzzles in the library."""
    entries = [
        ItemEntry(each.series_id, each.number, None, reason=found)
        if isinstance(found, str)
        else ItemEntry(each.series_id, each.number, found)
        for each, found in made
    ]
    with library.writing() as connection:
        rows = record(library, entries, connection=connection)
        for (each, _), row in zip(made, rows, strict=True):
            if row.puzzle_id is not None:
                library.collections.put(each.pack.name, [row.puzzle_id], connection=connection)
    return [row.puzzle_id for row in rows if row.puzzle_id is not None]
