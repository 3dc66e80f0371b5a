"""A player's progress through collections: what is solved, and what comes next."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import Select, and_, func, select

from cluewright.library.schema import COLLECTION, ENTRY, RESULT

if TYPE_CHECKING:
    from cluewright.library.store import Library

_AT_ONCE = 1000


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's progress through a collection."""

    solved: int
    next: int | None
    """The number of the puzzle to solve next; None if all are solved."""


def solved_by(library: "Library", player: str, puzzles: Iterable[int]) -> set[int]:
    """Return which of the puzzles a player has solved at least once."""
    ids = list(puzzles)
    found: set[int] = set()
    with library.reading() as connection:
        for start in range(0, len(ids), _AT_ONCE):
            query = _solved(player).where(RESULT.c.puzzle_id.in_(ids[start : start + _AT_ONCE]))
            found.update(connection.execute(query).scalars())
    return found


def standings(library: "Library", player: str) -> dict[str, Standing]:
    """Return a player's progress through every collection; next is the first unsolved puzzle."""
    solved = _solved(player).subquery()
    both = COLLECTION.outerjoin(ENTRY).outerjoin(solved, solved.c.puzzle_id == ENTRY.c.puzzle_id)
    counts = select(COLLECTION.c.name, func.count(solved.c.puzzle_id)).select_from(both).group_by(COLLECTION.c.name)
    first = (
        select(ENTRY.c.collection_id, func.min(ENTRY.c.position).label("position"))
        .select_from(ENTRY.outerjoin(solved, solved.c.puzzle_id == ENTRY.c.puzzle_id))
        .where(solved.c.puzzle_id.is_(None))
        .group_by(ENTRY.c.collection_id)
        .subquery()
    )
    here = and_(first.c.collection_id == ENTRY.c.collection_id, first.c.position == ENTRY.c.position)
    follows = select(COLLECTION.c.name, ENTRY.c.puzzle_id).select_from(COLLECTION.join(ENTRY).join(first, here))
    with library.reading() as connection:
        nexts: dict[str, int] = {name: number for name, number in connection.execute(follows)}  # noqa: C416
        return {name: Standing(count, nexts.get(name)) for name, count in connection.execute(counts)}


def standings_with(library: "Library", player: str, puzzle_id: int) -> dict[str, Standing]:
    """Return a player's progress in the collections with a puzzle; next is the first unsolved after it, or before."""
    query = select(COLLECTION.c.name).join(ENTRY).where(ENTRY.c.puzzle_id == puzzle_id).order_by(COLLECTION.c.name)
    with library.reading() as connection:
        names = list(connection.execute(query).scalars())
    found = {}
    for name in names:
        order = [entry.puzzle_id for entry in library.collections.entries(name)]
        solved = solved_by(library, player, order)
        found[name] = Standing(len(solved), _following(order, solved, puzzle_id))
    return found


def _following(order: Sequence[int], solved: set[int], puzzle_id: int) -> int | None:
    """Return the first unsolved puzzle after this one, else the first from the beginning.

    >>> _following([7, 8, 9], {8}, 8), _following([7, 8, 9], {8, 9}, 8), _following([7, 8], {7, 8}, 8)
    (9, 7, None)
    """
    place = order.index(puzzle_id) if puzzle_id in order else -1
    return next((each for each in [*order[place + 1 :], *order[:place]] if each not in solved), None)


def _solved(player: str) -> Select[int]:
    return select(RESULT.c.puzzle_id).where(RESULT.c.player == player, RESULT.c.puzzle_id.is_not(None)).distinct()
