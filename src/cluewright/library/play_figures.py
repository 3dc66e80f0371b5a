"""What the games of a player add up to: by kind and level, by day, and in days in a row."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from itertools import pairwise
from typing import Any

from sqlalchemy import Connection, func, select

from cluewright.core.json_text import read_json
from cluewright.core.technique import Level
from cluewright.library.derive import UNRATED
from cluewright.library.schema import PROGRESS, PUZZLE, RESULT

DAYS_TOLD = 366
"""How far back the days of a history reach."""
_LEVELS = list(Level)


@dataclass(frozen=True, slots=True)
class GroupFigures:
    """What a player has done with the puzzles of one kind and level."""

    kind: str
    level: str | None
    """None for puzzles without a rating, and for those removed since."""
    played: int
    """Games finished, and games begun, not only looked at, of puzzles never finished."""
    finished: int = 0
    best_seconds: float | None = None
    mean_seconds: float | None = None
    hints: int = 0
    mistakes: int = 0


@dataclass(frozen=True, slots=True)
class DayFigures:
    """The games finished on one day."""

    day: date
    finished: int
    seconds: float


@dataclass(frozen=True, slots=True)
class PlayerFigures:
    """What a player has done."""

    player: str
    finished: int = 0
    seconds: float = 0.0
    hints: int = 0
    mistakes: int = 0
    by_kind: Mapping[str, int] = field(default_factory=dict)
    best_seconds: Mapping[str, float] = field(default_factory=dict)
    """The shortest time of a game, by kind."""
    streak: int = 0
    """Consecutive days with a finished game, up to today or yesterday."""
    longest_streak: int = 0
    last_day: date | None = None
    played: int = 0
    """Games finished, and games begun, not only looked at, of puzzles never finished."""
    groups: tuple[GroupFigures, ...] = ()
    history: tuple[DayFigures, ...] = ()
    """The days of the last year with a finished game, the earliest first."""


def group_figures(connection: Connection, player: str) -> tuple[GroupFigures, ...]:
    """Add up games by kind and level: the kinds in order, the levels from easy up, unrated last."""
    level = func.coalesce(PUZZLE.c.level, UNRATED).label("level")
    ended = (
        select(
            RESULT.c.kind,
            level,
            func.count(),
            func.min(RESULT.c.seconds),
            func.avg(RESULT.c.seconds),
            func.sum(RESULT.c.hints),
            func.sum(RESULT.c.mistakes),
        )
        .select_from(RESULT.outerjoin(PUZZLE, PUZZLE.c.id == RESULT.c.puzzle_id))
        .where(RESULT.c.player == player)
        .group_by(RESULT.c.kind, level)
    )
    done = select(RESULT.c.puzzle_id).where(RESULT.c.player == player, RESULT.c.puzzle_id.is_not(None))
    begun = (
        select(PUZZLE.c.kind, PUZZLE.c.level, PROGRESS.c.session)
        .select_from(PROGRESS.join(PUZZLE, PUZZLE.c.id == PROGRESS.c.puzzle_id))
        .where(PROGRESS.c.player == player, PROGRESS.c.puzzle_id.not_in(done))
    )
    games = connection.execute(begun)
    waiting = Counter((kind, rank) for kind, rank, session in games if is_touched(read_json(session)))
    found: dict[tuple[str, int], GroupFigures] = {}
    for kind, rank, count, best, mean, hints, mistakes in connection.execute(ended):
        played = count + waiting.pop((kind, rank), 0)
        found[kind, rank] = GroupFigures(
            kind, _level(rank), played, count, float(best), float(mean), int(hints), int(mistakes)
        )
    for (kind, rank), count in waiting.items():
        found[kind, rank] = GroupFigures(kind, _level(rank), count)
    return tuple(found[key] for key in sorted(found, key=lambda key: (key[0], key[1] == UNRATED, key[1])))


def is_touched(game: Mapping[str, Any]) -> bool:
    """Tell whether anything was done in a saved game, by its JSON form: one that was only looked at is not begun."""
    return any(game.get(part) for part in ("moves", "branches", "checkpoints", "hints_asked"))


def day_figures(connection: Connection, player: str, today: date) -> tuple[DayFigures, ...]:
    """Add up the games of each day of the last year that has any, the earliest first."""
    query = (
        select(RESULT.c.day, func.count(), func.sum(RESULT.c.seconds))
        .where(RESULT.c.player == player, RESULT.c.day > today - timedelta(days=DAYS_TOLD))
        .group_by(RESULT.c.day)
        .order_by(RESULT.c.day)
    )
    return tuple(DayFigures(day, count, float(seconds)) for day, count, seconds in connection.execute(query))


def streaks(days: Sequence[date], today: date) -> tuple[int, int]:
    """Return the current and the longest number of days in a row; the current one may end yesterday.

    >>> streaks([date(2026, 1, 30), date(2026, 1, 31), date(2026, 2, 1), date(2026, 2, 4)], date(2026, 2, 5))
    (1, 3)
    """
    runs = [1] if days else []
    for before, after in pairwise(days):
        if after - before == timedelta(days=1):
            runs[-1] += 1
        else:
            runs.append(1)
    recent = bool(days) and days[-1] >= today - timedelta(days=1)
    return (runs[-1] if recent else 0), max(runs, default=0)


def totals(groups: Sequence[GroupFigures]) -> dict[str, Any]:
    """Return the figures of all groups together, and those by kind."""
    kinds = sorted({group.kind for group in groups if group.finished})
    best = {
        kind: min(group.best_seconds for group in groups if group.kind == kind and group.best_seconds is not None)
        for kind in kinds
    }
    return {
        "played": sum(group.played for group in groups),
        "finished": sum(group.finished for group in groups),
        "hints": sum(group.hints for group in groups),
        "mistakes": sum(group.mistakes for group in groups),
        "by_kind": {kind: sum(group.finished for group in groups if group.kind == kind) for kind in kinds},
        "best_seconds": best,
    }


def _level(rank: int) -> str | None:
    return str(_LEVELS[rank]) if rank in range(len(_LEVELS)) else None
