"""Games of players: those in progress, and the results of finished ones."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, and_, delete, func, insert, select

from cluewright.core.errors import shown
from cluewright.core.json_text import read_json, write_json
from cluewright.core.saved import SavedSession
from cluewright.core.session import Session
from cluewright.library.errors import LibraryError, NotInLibrary
from cluewright.library.fingerprint import digest
from cluewright.library.play_figures import PlayerFigures, day_figures, group_figures, is_touched, streaks, totals
from cluewright.library.record import clean_name
from cluewright.library.schema import CONSENT, PROGRESS, PUZZLE, RESULT

if TYPE_CHECKING:
    from cluewright.library.store import Library


@dataclass(frozen=True, slots=True)
class Progress:
    """A game in progress."""

    player: str
    puzzle_id: int
    saved: datetime
    touched: bool = True
    """Whether there is anything in it: a move, a checkpoint, or a hint."""
    seconds: float = 0.0
    """The time played so far."""


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game."""

    player: str
    puzzle_id: int | None
    """None if the puzzle has been removed since."""
    kind: str
    seconds: float
    hints: int
    mistakes: int
    finished: datetime
    day: date
    """The day in the player's calendar."""


class Play:
    """Save, load and finish games; this is `Library.play`."""

    def __init__(self, library: "Library") -> None:
        self._library = library

    def save(
        self,
        player: str,
        puzzle_id: int,
        session: Session[Any, Any] | Mapping[str, Any],
        *,
        verified: bool = False,
        connection: Connection | None = None,
    ) -> None:
        """Keep a game in progress, replacing an earlier one; `session` is a session or its JSON form.

        With `verified` the caller has already checked that it is a game of that puzzle.
        """
        name = clean_name("player", player)
        saved = session.save() if isinstance(session, Session) else SavedSession.from_data(session)
        with self._library.writing(connection) as connection:
            row = connection.execute(select(PUZZLE.c.fingerprint).where(PUZZLE.c.id == puzzle_id)).first()
            if row is None:
                raise NotInLibrary(f"the library has no puzzle {puzzle_id}")
            if not verified and row.fingerprint != digest(saved.item.puzzle):
                raise LibraryError(f"this game belongs to a different puzzle, not to puzzle {puzzle_id}")
            self._drop(connection, name, puzzle_id)
            values = {"session": write_json(saved.to_data()), "saved": datetime.now(UTC)}
            connection.execute(insert(PROGRESS).values(player=name, puzzle_id=puzzle_id, **values))

    def load(self, player: str, puzzle_id: int) -> Session[Any, Any] | None:
        """Return the game in progress, or None."""
        query = select(PROGRESS.c.session).where(PROGRESS.c.player == player, PROGRESS.c.puzzle_id == puzzle_id)
        with self._library.reading() as connection:
            text = connection.execute(query).scalar()
        return None if text is None else Session.from_data(read_json(text))

    def under_way(self, player: str) -> list[Progress]:
        """List a player's games in progress, the last one saved first."""
        columns = PROGRESS.c.player, PROGRESS.c.puzzle_id, PROGRESS.c.saved, PROGRESS.c.session
        query = select(*columns).where(PROGRESS.c.player == player)
        with self._library.reading() as connection:
            rows = connection.execute(query.order_by(PROGRESS.c.saved.desc(), PROGRESS.c.puzzle_id))
            games = [(name, number, saved, read_json(text)) for name, number, saved, text in rows]
        return [
            Progress(name, number, saved, is_touched(game), float(game.get("seconds") or 0.0))
            for name, number, saved, game in games
        ]

    def drop(self, player: str, puzzle_id: int) -> None:
        """Delete a game in progress."""
        with self._library.writing() as connection:
            self._drop(connection, player, puzzle_id)

    def finish(
        self,
        player: str,
        puzzle_id: int,
        *,
        seconds: float,
        hints: int = 0,
        mistakes: int = 0,
        finished: datetime | None = None,
        connection: Connection | None = None,
    ) -> Result:
        """Record a finished game and remove it from those in progress.

        `finished` is now by default; its day, in its own time zone, counts for streaks. A caller who does not
        know whether it was recorded may record it again with the same moment: it counts once.
        """
        name = clean_name("player", player)
        moment = finished or datetime.now().astimezone()
        _require_counts(seconds, hints, mistakes)
        with self._library.writing(connection) as connection:
            kind = connection.execute(select(PUZZLE.c.kind).where(PUZZLE.c.id == puzzle_id)).scalar()
            if kind is None:
                raise NotInLibrary(f"the library has no puzzle {puzzle_id}")
            result = Result(name, puzzle_id, kind, float(seconds), hints, mistakes, moment, moment.date())
            of_it = RESULT.c.player == name, RESULT.c.puzzle_id == puzzle_id, RESULT.c.finished == moment
            if connection.execute(select(RESULT.c.id).where(*of_it)).first() is None:
                add_result(connection, result)
            self._drop(connection, name, puzzle_id)
        return result

    def results(self, player: str | None = None, *, puzzle_id: int | None = None) -> Iterator[Result]:
        """Yield finished games in the order they were recorded."""
        last = 0
        while True:
            query = select(RESULT).where(RESULT.c.id > last).order_by(RESULT.c.id).limit(1000)
            if player is not None:
                query = query.where(RESULT.c.player == player)
            if puzzle_id is not None:
                query = query.where(RESULT.c.puzzle_id == puzzle_id)
            with self._library.reading() as connection:
                rows = connection.execute(query).all()
            for number, *values in rows:
                yield Result(*values)
                last = number
            if not rows:
                return

    def usual(self, player: str, puzzle_id: int) -> tuple[int, float] | None:
        """Return how many puzzles like this one a player has solved, and how long they took on average.

        Like it are other puzzles of its kind, size and level; None if there are none.
        """
        own = select(PUZZLE).where(PUZZLE.c.id == puzzle_id).subquery()
        alike = [PUZZLE.c[name] == own.c[name] for name in ("kind", "width", "height", "level")]
        query = (
            select(func.count(), func.avg(RESULT.c.seconds))
            .select_from(RESULT.join(PUZZLE, PUZZLE.c.id == RESULT.c.puzzle_id).join(own, and_(*alike)))
            .where(RESULT.c.player == player, RESULT.c.puzzle_id != puzzle_id)
        )
        with self._library.reading() as connection:
            count, mean = connection.execute(query).one()
        return (int(count), float(mean)) if count else None

    def best(self, player: str, puzzle_ids: Sequence[int]) -> dict[int, float]:
        """Return the shortest time in seconds of each of these puzzles that a player has solved."""
        query = (
            select(RESULT.c.puzzle_id, func.min(RESULT.c.seconds))
            .where(RESULT.c.player == player, RESULT.c.puzzle_id.in_(puzzle_ids))
            .group_by(RESULT.c.puzzle_id)
        )
        with self._library.reading() as connection:
            return {number: float(seconds) for number, seconds in connection.execute(query)}

    def streak(self, player: str, today: date) -> int:
        """Return the number of days in a row with a finished game, up to today or yesterday."""
        query = select(RESULT.c.day).where(RESULT.c.player == player).distinct().order_by(RESULT.c.day)
        with self._library.reading() as connection:
            return streaks(list(connection.execute(query).scalars()), today)[0]

    def players(self) -> list[str]:
        """List everybody with a game in progress or finished, in order."""
        query = select(PROGRESS.c.player).union(select(RESULT.c.player))
        with self._library.reading() as connection:
            return sorted(connection.execute(query).scalars())

    def consents(self, player: str) -> bool:
        """Tell whether a player agrees that times and mistakes are compared with predictions."""
        with self._library.reading() as connection:
            return connection.execute(select(CONSENT.c.player).where(CONSENT.c.player == player)).first() is not None

    def consenting(self) -> list[str]:
        """List the players who agree, in order."""
        with self._library.reading() as connection:
            return sorted(connection.execute(select(CONSENT.c.player)).scalars())

    def consent(self, player: str, agrees: bool) -> None:
        """Record that a player agrees, or no longer does."""
        name = clean_name("player", player)
        with self._library.writing() as connection:
            connection.execute(delete(CONSENT).where(CONSENT.c.player == name))
            if agrees:
                connection.execute(insert(CONSENT).values(player=name, given=datetime.now(UTC)))

    def figures(self, player: str, *, today: date | None = None) -> PlayerFigures:
        """Add up what a player has done; raise `NotInLibrary` for an unknown player."""
        today = today or datetime.now().astimezone().date()
        mine = RESULT.c.player == player
        with self._library.reading() as connection:
            groups = group_figures(connection, player)
            known = groups or connection.execute(select(PROGRESS.c.player).where(PROGRESS.c.player == player)).first()
            seconds = connection.execute(select(func.coalesce(func.sum(RESULT.c.seconds), 0.0)).where(mine)).scalar()
            days = list(
                connection.execute(select(RESULT.c.day).where(mine).distinct().order_by(RESULT.c.day)).scalars()
            )
            history = day_figures(connection, player, today)
        if not known:
            raise NotInLibrary(f"there are no games of {shown(player)}")
        streak, longest = streaks(days, today)
        return PlayerFigures(
            player,
            seconds=float(seconds or 0.0),
            streak=streak,
            longest_streak=longest,
            last_day=days[-1] if days else None,
            groups=groups,
            history=history,
            **totals(groups),
        )

    @staticmethod
    def _drop(connection: Connection, player: str, puzzle_id: int) -> None:
        connection.execute(delete(PROGRESS).where(PROGRESS.c.player == player, PROGRESS.c.puzzle_id == puzzle_id))


def add_result(connection: Connection, result: Result) -> None:
    """Record a finished game."""
    connection.execute(
        insert(RESULT).values(
            player=result.player,
            puzzle_id=result.puzzle_id,
            kind=result.kind,
            seconds=result.seconds,
            hints=result.hints,
            mistakes=result.mistakes,
            finished=result.finished,
            day=result.day,
        )
    )


def _require_counts(seconds: float, hints: int, mistakes: int) -> None:
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 <= seconds < math.inf:
        raise LibraryError(f"the seconds of a game must be a number from 0, not {shown(seconds)}")
    for what, count in (("hints", hints), ("mistakes", mistakes)):
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count < 2**31:
            raise LibraryError(f"the {what} of a game must be a whole number from 0, not {shown(count)}")
