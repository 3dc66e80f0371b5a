"""What the library holds, in numbers, and how well our rating matches what players needed."""

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from math import sqrt
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, func, select

from cluewright.core.size import format_size
from cluewright.core.technique import Level
from cluewright.library.derive import UNRATED
from cluewright.library.query import UNRATED_LEVEL, Query, matching
from cluewright.library.schema import PUZZLE, RESULT

if TYPE_CHECKING:
    from cluewright.library.store import Library

BINS = 20
HIGHEST = 100
"""The histogram covers the whole scale of scores, so that those of two searches can be compared."""
MOST_GAMES = 50_000
"""How many of the latest games are compared with the rating."""
FEWEST_GAMES = 3
"""With fewer, a correlation says nothing."""


@dataclass(frozen=True, slots=True)
class Bin:
    """Count the puzzles with a score from `low` up to `high`."""

    low: float
    high: float
    count: int


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A finished game with the rating of its puzzle."""

    kind: str
    score: float
    seconds: float
    hints: int


@dataclass(frozen=True, slots=True)
class Correlation:
    """Say how our score correlates with the time and the hints players needed, from -1 to 1 by rank (Spearman).

    None if there are too few games, or all are alike.
    """

    games: int
    seconds: float | None
    hints: float | None


@dataclass(frozen=True, slots=True)
class Figures:
    """What the library holds, in numbers."""

    puzzles: int
    by_kind: Mapping[str, int]
    by_level: Mapping[str, int]
    """From easy to extreme, then `unrated`."""
    by_size: Mapping[str, int]
    """The most frequent first."""
    scores: tuple[Bin, ...]
    old_scores: int
    """Rated puzzles whose scores are of an earlier scale, which are not compared with others."""
    games: tuple[RatedGame, ...]
    correlations: Mapping[str, Correlation]
    """By kind, because different kinds take players different times."""

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form, without the single games."""
        return {**asdict(self), "games": len(self.games)}


def figures(library: "Library", query: Query | None = None) -> Figures:
    """Count what a query describes, or everything."""
    wanted = query or Query()
    with library.reading() as connection:
        kinds = {str(row[0]): row[1] for row in _counts(connection, wanted, PUZZLE.c.kind)}
        levels = {row[0]: row[1] for row in _counts(connection, wanted, PUZZLE.c.level)}
        sizes = [((row[0], row[1]), row[2]) for row in _counts(connection, wanted, PUZZLE.c.width, PUZZLE.c.height)]
        games = _games(connection, wanted)
        scores = _histogram(connection, wanted)
        old_scores = _old_scores(connection, wanted)
    names = dict(enumerate(Level))
    by_level = dict.fromkeys([*Level, UNRATED_LEVEL], 0)
    for rank, count in levels.items():
        by_level[names.get(rank, UNRATED_LEVEL)] += count  # a level that does not exist counts nothing
    return Figures(
        puzzles=sum(kinds.values()),
        by_kind=dict(sorted(kinds.items())),
        by_level={str(level): count for level, count in by_level.items() if count},
        by_size={format_size(size): count for size, count in sorted(sizes, key=lambda one: (-one[1], one[0]))},
        scores=scores,
        old_scores=old_scores,
        games=games,
        correlations={
            kind: _correlation([game for game in games if game.kind == kind])
            for kind in sorted({game.kind for game in games})
        },
    )


def old_scores(library: "Library", query: Query) -> int:
    """Count the puzzles a query would find, whatever their score, whose scores are of an earlier scale."""
    with library.reading() as connection:
        return _old_scores(connection, replace(query, lowest_score=None, highest_score=None))


def rank_correlation(xs: Sequence[float], ys: Sequence[float]) -> float | None:
    """Return Spearman's correlation by rank, equal values sharing their ranks; None if it is undefined.

    >>> rank_correlation([1, 2, 3], [10, 100, 1000])
    1.0
    """
    if len(xs) < FEWEST_GAMES:
        return None
    a, b = _ranks(xs), _ranks(ys)
    middle = (len(a) + 1) / 2
    together = sum((x - middle) * (y - middle) for x, y in zip(a, b, strict=True))
    spread = sqrt(sum((x - middle) ** 2 for x in a) * sum((y - middle) ** 2 for y in b))
    return together / spread if spread else None


def _ranks(values: Sequence[float]) -> list[float]:
    order = sorted(range(len(values)), key=values.__getitem__)
    ranks = [0.0] * len(values)
    start = 0
    while start < len(order):
        end = start
        while end < len(order) and values[order[end]] == values[order[start]]:
            end += 1
        for place in order[start:end]:
            ranks[place] = (start + 1 + end) / 2
        start = end
    return ranks


def _correlation(games: Sequence[RatedGame]) -> Correlation:
    scores = [game.score for game in games]
    return Correlation(
        len(games),
        rank_correlation(scores, [game.seconds for game in games]),
        rank_correlation(scores, [float(game.hints) for game in games]),
    )


def _counts(connection: Connection, query: Query, *columns: Any) -> Sequence[Any]:
    statement = matching(select(*columns, func.count()).select_from(PUZZLE), query)
    return connection.execute(statement.group_by(*columns)).all()


def _old_scores(connection: Connection, query: Query) -> int:
    old = (PUZZLE.c.level != UNRATED) & (PUZZLE.c.score == UNRATED)
    statement = matching(select(func.count()).select_from(PUZZLE), query).where(old)
    return int(connection.execute(statement).scalar_one())


def _games(connection: Connection, query: Query) -> tuple[RatedGame, ...]:
    columns = PUZZLE.c.kind, PUZZLE.c.score, RESULT.c.seconds, RESULT.c.hints
    statement = select(*columns).select_from(PUZZLE).join(RESULT, RESULT.c.puzzle_id == PUZZLE.c.id)
    rated = matching(statement, query).where(PUZZLE.c.score != UNRATED)
    return tuple(RatedGame(*row) for row in connection.execute(rated.order_by(RESULT.c.id.desc()).limit(MOST_GAMES)))


def _histogram(connection: Connection, query: Query) -> tuple[Bin, ...]:
    rated = PUZZLE.c.score != UNRATED
    if connection.execute(matching(select(PUZZLE.c.id), query).where(rated).limit(1)).first() is None:
        return ()
    edges = [HIGHEST * number / BINS for number in range(BINS + 1)]
    bins = []
    for number, (start, end) in enumerate(itertools.pairwise(edges)):
        last = number == len(edges) - 2
        within = (PUZZLE.c.score >= start) & (rated if last else PUZZLE.c.score < end)
        count = connection.execute(matching(select(func.count()).select_from(PUZZLE), query).where(within)).scalar_one()
        bins.append(Bin(start, end, count))
    return tuple(bins)
