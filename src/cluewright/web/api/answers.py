"""The responses of the routes, for the OpenAPI description; tests compare real responses with it.

The examples are real responses, written to examples.json by `python -m tests.web.walk`. The JSON form
(docs/formats.md) and the kinds define the inside of a puzzle, a board or a rating; these models have only what clients
can rely on for every kind.
"""

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from cluewright.core.browser import Shape
from cluewright.core.outcome import Verdict
from cluewright.core.technique import Level
from cluewright.web.problems import Problem

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


class Option(BaseModel):
    """An option of a recipe or a picture."""

    name: str
    type: str
    default: Any
    help: str
    choices: list[Any]
    minimum: float | None
    maximum: float | None
    needs: dict[str, list[Any]] = Field(
        description="The values of difficulty and other options with which it has an effect; null means not set."
    )
    file: bool = Field(description="Whether the value names a file; requests cannot use it.")


class Sizes(BaseModel):
    """Sizes that contain one of the smallest and fit into the largest, in either orientation."""

    smallest: list[Annotated[list[int], Field(min_length=2, max_length=2)]]
    largest: Annotated[list[int], Field(min_length=2, max_length=2)]


class Technique(BaseModel):
    """A way of reasoning."""

    slug: str
    name: str
    level: Level
    order: int
    summary: str
    exercise: bool = Field(description="Whether there are exercises: trial and error has none.")


class Mark(BaseModel):
    """A value a player gives to cells."""

    symbol: Annotated[str, Field(min_length=1, max_length=1)]
    verb: str
    name: str
    shape: Shape
    note: bool = Field(description="Whether it is only a note for the player.")


class Clues(BaseModel):
    """The clues of a puzzle next to its board or in its cells."""

    key: str = Field(description="A key of the puzzle's JSON.")
    name: str


class Sheet(BaseModel):
    """How the studio's board of cells shows and plays a kind."""

    marks: list[Mark]
    open: str = Field(description="The character for a cell without a mark.")
    open_name: str
    left: Clues | None
    above: Clues | None
    right: Clues | None
    below: Clues | None
    given: Clues | None
    numbered: bool
    move: str | None = Field(description="How to write a move that sets one cell; null means `#3,4-7`.")
    between: str | None = Field(description="The separator between the cells of a move that sets several.")


class KindBoard(BaseModel):
    """What draws and plays the boards of a kind: a module of its own, or the studio's board of cells."""

    module: str | None = None
    sheet: Sheet | None = None
    clues: str | None = Field(None, description="A module that tells which clues are complete.")


class KindEditor(BaseModel):
    """What makes puzzles of a kind by hand."""

    module: str
    about: str


class Trespass(BaseModel):
    """A rule to break on a first board."""

    name: str
    move: str
    cells: list[tuple[int, int]]
    fault: str | None


class FirstBoard(BaseModel):
    """A small puzzle, and the rules to break on it."""

    puzzle: Puzzle
    rules: list[Trespass]


class Kind(BaseModel):
    """A kind of puzzles: its rules and what it offers."""

    name: str
    title: str
    rules: str
    move_help: str
    default_size: Annotated[list[int], Field(min_length=2, max_length=2)]
    sizes: Sizes = Field(description="Sizes of the puzzles that can be made.")
    levels: list[Level] = Field(description="The levels its puzzles can have.")
    level_sizes: dict[str, Sizes] = Field(description="Sizes for levels that cannot be made at every size.")
    offered: list[Annotated[list[int], Field(min_length=2, max_length=2)]] = Field(
        description="The sizes that pages offer first."
    )
    strategies: list[str]
    draws: bool = Field(description="Whether a puzzle can be made by drawing its solution.")
    options: list[Option]
    picture_sizes: Sizes | None = Field(
        description="Sizes of pictures that can be turned into puzzles, repaired and checked."
    )
    picture_options: list[Option]
    texture_sizes: Sizes | None = Field(description="Sizes of the large random pictures that can be watched.")
    played_cells: int = Field(description="Maximum number of cells for playing and making by hand.")
    watched_cells: int = Field(description="Maximum number of cells for solving and watching.")
    techniques: list[Technique]
    sample: Puzzle | None = None
    board: KindBoard | None = Field(None, description="Null if the kind cannot be played in a browser.")
    editor: KindEditor | None = None
    first: FirstBoard | None = Field(None, description="The board on which beginners learn the rules.")
    textures: list[str] | None = None


class Application(Step):
    """A step that a learner may find."""

    drawn: list[list[Any]] = Field(description="The marks to draw: everything but notes.")


class Lesson(BaseModel):
    """A board on which a technique is the next step."""

    puzzle: Puzzle
    board: Board
    step: Step
    applications: list[Application] = Field(description="Every step of the technique on the board, that one first.")
    implied: list[list[Any]] = Field(description="Everything that follows from them with nothing harder.")
    move: str | None = Field(description="The move that makes the step, if one move is enough.")
    after: Board


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


class Summary(BaseModel):
    """What a list shows of a puzzle."""

    id: int
    kind: str
    width: int
    height: int
    level: Level | None
    score: float | None = Field(description="None without a rating, or if it is on an earlier scale.")
    verdict: Verdict | None
    title: str | None = Field(description="Of a picture that the player has solved: what it shows.")
    solved: bool = Field(description="Whether the player has solved it.")
    author: str | None
    licence: str | None
    source: str | None
    added: Moment
    tags: list[str]


class Page(BaseModel):
    """One page of the library."""

    puzzles: list[Summary]
    next: str | None = Field(description="Where the next page begins, for `after`.")
    count: int
    old_scores: int = Field(description="Sorted by score: puzzles rated on an earlier scale, which are not compared.")


class KeptPuzzle(BaseModel):
    """Where a puzzle is now."""

    id: int
    new: bool


class Kept(BaseModel):
    """Where puzzles are now, in the order they were sent."""

    kept: list[KeptPuzzle]


class Imported(Kept):
    """The puzzles of a file, and the problems with others."""

    problems: list[str]


class Record(Summary):
    """A puzzle with everything known about it."""

    puzzle: Puzzle
    techniques: list[str]


class Removed(BaseModel):
    """How many were removed."""

    removed: int


class Statistics(BaseModel):
    """What the library holds."""

    model_config = ConfigDict(extra="allow")

    puzzles: int
    by_kind: dict[str, int]
    by_level: dict[str, int]
    by_size: dict[str, int]
    games: int


class FileFormat(BaseModel):
    """A format of files."""

    name: str
    title: str
    extensions: list[str]
    kinds: list[str]


class CollectionEntry(BaseModel):
    """A collection in the list of them."""

    name: str
    title: str
    note: str
    pack: bool = Field(description="Whether it is one of the packs.")
    count: int
    solved: int = Field(description="How many of them the player has solved.")
    next: int | None = Field(description="The puzzle to solve next.")


class Collection(BaseModel):
    """A collection with its puzzles in order."""

    name: str
    puzzles: list[Summary]


class Dropped(BaseModel):
    """The collection that was deleted."""

    dropped: str


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


class JobProblem(BaseModel):
    """Why a job failed."""

    type: str
    status: int
    detail: str
    message: str


class Job(BaseModel):
    """Long work: its progress, and its result."""

    id: str
    what: str
    state: Literal["running", "done", "failed", "cancelled"]
    fraction: float | None
    text: str
    seconds: float
    result: Any = Field(description="The result, once the job is done.")
    problem: JobProblem | None


class Halted(BaseModel):
    """The solving that was ended."""

    watch: str
    halted: bool


class Session(BaseModel):
    """How the studio tells players apart: by the names they give themselves on its own machine, else by their keys."""

    local: bool


class Health(BaseModel):
    """A sign that the studio is running."""

    status: Literal["fine"]
    version: str
