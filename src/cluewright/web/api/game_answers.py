"""The responses about games and players, for the OpenAPI description."""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from cluewright.core.technique import Level
from cluewright.web.api.answers import Board, Day, Fault, Judged, Moment, Puzzle
from cluewright.web.problems import Problem


class Usual(BaseModel):
    """Other puzzles of the same kind, size and level that a player has solved."""

    count: int
    seconds: float = Field(description="The average time.")


class Game(Judged):
    """The state of a game."""

    id: int = Field(description="The number of the puzzle in the library.")
    player: str
    kind: str
    title: str | None
    level: Level | None
    puzzle: Puzzle = Field(description="Without its solution.")
    share: str = Field(description="A link that contains the puzzle.")
    answer: str | None = Field(
        None, description="A checksum of the solution, by which a page without a connection knows it; null if unknown."
    )
    revision: str = Field(description="The version of the state; send actions with the revision they follow.")
    moves: int
    can_undo: bool
    can_redo: bool
    checkpoints: dict[str, int] = Field(description="The number of moves at each.")
    seconds: float
    paused: bool
    hints_asked: int
    mistaken_moves: int
    now: float = Field(description="The server's clock, in seconds since 1970.")
    solution: Board | None = Field(None, description="When the game is finished.")
    solved_title: str | None = Field(None, description="What the puzzle shows, when the game is finished.")
    credit: str | None = Field(None, description="Whose picture it is, when the game is finished.")
    usual: Usual | None = Field(None, description="How long such puzzles took this player, when the game is finished.")


class Outdated(Problem):
    """The game was changed in another tab."""

    game: Game = Field(description="The current state of the game.")


class GameUnderWay(BaseModel):
    """A game somebody can continue."""

    puzzle_id: int
    saved: Moment
    kind: str
    title: str | None
    width: int
    height: int
    level: Level | None
    done: float | None = Field(None, description="How much of it is drawn, from 0 to 1, where that is known.")


class GameFinished(BaseModel):
    """The result of a game."""

    puzzle_id: int | None
    kind: str
    seconds: float
    hints: int
    mistakes: int
    finished: Moment


class Games(BaseModel):
    """The games of a player, the last one first."""

    under_way: list[GameUnderWay]
    finished: list[GameFinished]


class Mistakes(BaseModel):
    """What is wrong on a board."""

    mistakes: list[Fault]


class PlayerFigures(BaseModel):
    """What a player has done."""

    model_config = ConfigDict(extra="allow")

    player: str
    finished: int
    seconds: float
    hints: int
    mistakes: int
    by_kind: dict[str, int]
    best_seconds: dict[str, float]
    streak: int = Field(description="Consecutive days with a finished game, up to today or yesterday.")
    longest_streak: int
    last_day: Day | None


class Players(BaseModel):
    """Who plays on this computer."""

    players: list[str] | None = Field(description="None if others can reach the studio.")


class Consent(BaseModel):
    """What a player agrees to."""

    calibration: bool = Field(description="Whether times and mistakes may be used to calibrate predictions.")


class Making(BaseModel):
    """How far a puzzle is that is being made."""

    going: bool = Field(description="Whether it is being made now.")
    fraction: float | None = Field(
        description="How much of the work is done at most, from 0 to 1, where that is known."
    )
    seconds: float = Field(description="How long it has taken so far.")
    most: float = Field(description="How long it may take.")


class Ahead(BaseModel):
    """A puzzle with everything a game needs without the studio."""

    kind: str
    width: int
    height: int
    title: str | None
    level: Level | None
    sealed: str = Field(
        description="JSON, deflated, as base64: puzzle, solution, hints, steps, what a picture shows, and the `item`."
    )
    words: dict[str, dict[str, list[Any]]] = Field(
        description="The messages of the hints, by language and code, as compiled patterns."
    )


class DailyPuzzle(BaseModel):
    """The day's puzzle of a kind."""

    kind: str
    puzzle_id: int
    seconds: float | None = Field(None, description="The player's time, if it is solved.")


class MissedPuzzle(BaseModel):
    """A puzzle of the day before that is still open."""

    kind: str
    day: Day


class Daily(BaseModel):
    """The day's puzzles."""

    day: Day
    streak: int = Field(0, description="Consecutive days with a finished game, up to today or yesterday.")
    puzzles: list[DailyPuzzle]
    missed: list[MissedPuzzle] = Field(default_factory=list, description="Of yesterday, and not solved yet.")
