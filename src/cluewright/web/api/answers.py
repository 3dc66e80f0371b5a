"""The responses of the routes, for the OpenAPI description; tests compare real responses with it.

The examples are real responses, written to examples.json by `python -m tests.web.walk`. The JSON form
(docs/formats.md) and the kinds define the inside of a puzzle, a board or a rating; these models have only what clients
can rely on for every kind.
"""

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from cluewright.core.outcome import Verdict
from cluewright.core.technique import Level

Route = TypeVar("Route", bound=Callable[..., Any])
Board = Annotated[list[Any] | dict[str, Any], Field(description="A board in the form of a puzzle's `solution`.")]
Cell = Annotated[list[int], Field(min_length=2, max_length=2, description="Row and column, from 0.")]
Moment = Annotated[str, Field(json_schema_extra={"format": "date-time"})]
Day = Annotated[str, Field(json_schema_extra={"format": "date"})]


def of(model: Any, **others: Any) -> Callable[[Route], Route]:
    """Declare what a route answers if all is well, and with `status_409` and such; serving does not check it."""

    def say(route: Route) -> Route:
        route.answers = {None: model, **{name.removeprefix("status_"): each for name, each in others.items()}}  # type: ignore[attr-defined]
        return route

    return say


class Rating(BaseModel):
    """How hard a puzzle is for a person."""

    level: Level
    score: float = Field(description="From 0 to 100, the same for every kind: ten points more is twice the time.")
    revision: int = Field(default=1, description="Version of the score's scale; others cannot be compared.")
    techniques: dict[str, int] = Field(description="Number of times each technique is needed.")
    minutes: float | None = Field(default=None, description="How long a person takes, predicted.")
    interval: list[float] | None = Field(default=None, description="The fewest and the most minutes to expect.")
    factors: dict[str, float] | None = None


class Puzzle(BaseModel):
    """A puzzle in Cluewright's JSON form; the kind adds its own keys."""

    model_config = ConfigDict(extra="allow")

    format: Literal["cluewright"]
    version: int
    kind: str
    width: int
    height: int
    solution: Board | None = None
    rating: Rating | None = None
    proof: dict[str, Any] | None = None
    recipe: dict[str, Any] | None = None
    meta: dict[str, Any] | None = None


class Fault(BaseModel):
    """Something that is wrong, and where."""

    code: str
    text: str
    cells: list[Cell]


class Solved(BaseModel):
    """What the solver found."""

    kind: str
    verdict: Verdict
    solutions: list[Board]
    seconds: float
    strategy: str
    stats: dict[str, Any]
    count: int | str | None = Field(
        None, description="The number of solutions, if asked for: digits above 2^53, null if time ran out."
    )
    at_least: int | str | None = Field(None, description="How many solutions there are at least, if `count` is null.")


class Checked(BaseModel):
    """Whether a puzzle is as it claims to be."""

    ok: bool
    verdict: Verdict
    faults: list[Fault]
    solutions: list[Board] = Field(description="Two if there are several.")
    seconds: float


class Evidence(BaseModel):
    """What a step follows from."""

    lines: list[list[Any]] | None = Field(None, description='Such as ["row", 3].')
    clues: list[list[Any]] | None = Field(None, description='Such as ["row", 3, 0].')
    cells: list[Cell] | None = None
    chain: "list[Step] | None" = None


class Step(BaseModel):
    """One conclusion a person draws."""

    technique: str
    level: Level
    cells: list[list[Any]] = Field(description="Row, column and the new value of the cell.")
    code: str | None = Field(None, description="The code of the message.")
    values: dict[str, Any] | None = Field(None, description="The values of the message: lines, cells, numbers.")
    evidence: Evidence
    text: str = Field(description="The message in the language of the request.")
    chain: "list[Step] | None" = Field(None, description="For a contradiction: the steps that lead to it.")
    parts: "list[Step] | None" = Field(
        None, description="For easy steps on one line merged into one: the single steps."
    )


class Hint(BaseModel):
    """The next step in three stages, or the mistake to fix first."""

    stages: Annotated[list[str], Field(min_length=3, max_length=3)]
    code: str
    cells_about: list[Cell]
    line: list[Any] | None = Field(None, description="The line to look at: row or column, and its index.")
    technique: str | None = None
    level: Level | None = None
    cells: list[list[Any]] | None = None
    values: dict[str, Any] | None = None
    evidence: Evidence | None = None
    text: str | None = None
    chain: list[Step] | None = None
    mistake: Fault | None = None
    before: list[Step] | None = Field(None, description="Steps this one relies on that the player has not marked.")
    move: str | None = Field(None, description="The move that follows the hint, if any.")


class GameHint(Hint):
    """A hint in a game."""

    hints_asked: int


class Hints(BaseModel):
    """Every hint for a board, the best first."""

    hints: Annotated[list[Hint], Field(min_length=1)]


class Explained(BaseModel):
    """The way to the solution."""

    steps: list[Step]
    finished: bool = Field(description="Whether the steps lead to the solution.")


class Judged(BaseModel):
    """What is known about a board."""

    board: Board
    finished: bool
    faults: list[Fault]
    satisfied: list[list[Any]] = Field(description="The clues that are complete.")


class Drawn(BaseModel):
    """The board an image shows."""

    board: Board


class Creation(BaseModel):
    """What is known about a puzzle while it is being made."""

    verdict: Verdict | Literal["invalid"]
    faults: list[Fault]
    solutions: list[Board]
    differences: list[Cell] | None = Field(None, description="Cells in which two solutions differ.")
    rating: Rating | None
    quality: dict[str, Any] | None
    puzzle: Puzzle | None
