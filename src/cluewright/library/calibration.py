"""Predicted times compared with those of players, and how they would change the predictions.

Only games of players who agree count: in the studio's settings, or as named by whoever asks. Nothing is changed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from cluewright.core.duration import SPREAD
from cluewright.core.json_text import read_json
from cluewright.core.rating import REVISION
from cluewright.library.figures import MOST_GAMES, rank_correlation
from cluewright.library.schema import PUZZLE, RESULT

if TYPE_CHECKING:
    from cluewright.library.store import Library

ENOUGH = 20
"""With fewer games of a kind, any difference is chance."""
_WITHIN = 0.8
"""The share of games that the interval should contain."""


@dataclass(frozen=True, slots=True)
class TimedGame:
    """A game finished without hints, with the prediction for its puzzle."""

    kind: str
    predicted: float
    minutes: float
    mistakes: int


@dataclass(frozen=True, slots=True)
class PlayerPace:
    """How predictions of a kind compare with the games."""

    games: int
    pace: float
    """Half of the games took more than the prediction times this."""
    spread: float
    """Four of five games took between the prediction at that pace divided by this and multiplied by this."""
    within: float
    """The share of games that lie in the present interval."""
    times: float | None
    """Rank correlation of predictions with times, from -1 to 1."""
    mistakes: float | None
    """... and with mistakes."""

    @property
    def enough(self) -> bool:
        """Tell whether there are enough games to judge by."""
        return self.games >= ENOUGH


@dataclass(frozen=True, slots=True)
class Calibration:
    """What the games of players say about predicted times."""

    players: tuple[str, ...]
    """Whose games were compared."""
    games: tuple[TimedGame, ...]
    hinted: int
    """Games left out because hints were asked for."""
    unpredicted: int
    """Games left out because their puzzles have no predicted time, or one of an earlier revision."""
    kinds: Mapping[str, PlayerPace]

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form, without the single games."""
        kinds = {kind: {**asdict(found), "enough": found.enough} for kind, found in self.kinds.items()}
        counts = {"games": len(self.games), "hinted": self.hinted, "unpredicted": self.unpredicted}
        return {"players": list(self.players), **counts, "kinds": kinds}


def calibration(library: "Library", players: Sequence[str] = ()) -> Calibration:
    """Compare the latest games of these players, or of all who agree, with the predictions for their puzzles."""
    players = players or library.play.consenting()
    columns = PUZZLE.c.kind, PUZZLE.c.data, RESULT.c.seconds, RESULT.c.hints, RESULT.c.mistakes
    query = select(*columns).select_from(PUZZLE).join(RESULT, RESULT.c.puzzle_id == PUZZLE.c.id)
    wanted = query.where(RESULT.c.player.in_(list(players)), RESULT.c.seconds > 0)
    games, hinted, unpredicted = [], 0, 0
    with library.reading() as connection:
        for kind, text, seconds, hints, mistakes in connection.execute(
            wanted.order_by(RESULT.c.id.desc()).limit(MOST_GAMES)
        ):
            predicted = _predicted(text)
            if hints:
                hinted += 1
            elif predicted is None:
                unpredicted += 1
            else:
                games.append(TimedGame(kind, predicted, seconds / 60, mistakes))
    kinds = sorted({game.kind for game in games})
    paces = {kind: pace_of([game for game in games if game.kind == kind]) for kind in kinds}
    return Calibration(tuple(players), tuple(games), hinted, unpredicted, paces)


def pace_of(games: Sequence[TimedGame]) -> PlayerPace:
    """Compare predictions with games, of which there is at least one.

    >>> pace_of([TimedGame("zip", 1, 2, 0), TimedGame("zip", 2, 4, 0), TimedGame("zip", 4, 8, 1)]).pace
    2.0
    """
    ratios = [game.minutes / game.predicted for game in games]
    pace = median(ratios)
    apart = sorted(max(ratio / pace, pace / ratio) for ratio in ratios)
    predicted = [game.predicted for game in games]
    return PlayerPace(
        games=len(games),
        pace=round(pace, 2),
        spread=round(apart[min(len(apart) - 1, int(_WITHIN * len(apart)))], 2),
        within=round(sum(1 / SPREAD <= ratio <= SPREAD for ratio in ratios) / len(ratios), 3),
        times=rank_correlation(predicted, [game.minutes for game in games]),
        mistakes=rank_correlation(predicted, [float(game.mistakes) for game in games]),
    )


def _predicted(text: str) -> float | None:
    """Return the predicted minutes of a puzzle's JSON form; None if there are none of today's, or it is damaged."""
    try:
        rating = read_json(text)["rating"]
        minutes, revision = float(rating["minutes"]), int(rating["revision"])
    except (ValueError, TypeError, KeyError):
        return None
    return minutes if minutes > 0 and revision == REVISION else None
