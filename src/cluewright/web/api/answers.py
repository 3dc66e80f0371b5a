"""What the routes answer with, for the OpenAPI description; tests hold the answers themselves against it.

The examples beside them are real answers, written to examples.json by `python -m tests.web.walk`. What a puzzle, a
board or a rating looks like inside is said by the JSON form (docs/formats.md) and by the kinds; here stands only as
much of it as a client can rely on for every kind.
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
    """Say what a route answers with when all is well, and with `status_409` and such; serving checks nothing of it."""

    def say(route: Route) -> Route:
        route.answers = {None: model, **{name.removeprefix("status_"): each for name, each in others.items()}}  # type: ignore[attr-defined]
        return route

    return say


class Rating(BaseModel):
    """How hard a puzzle is for a person."""

    level: Level
    score: float = Field(description="From 0 to 100, 20 points a level, in every kind.")
    revision: int = Field(default=1, description="Of the scale the score is on.")
    techniques: dict[str, int] = Field(description="How often each technique is needed.")
    factors: dict[str, float] | None = None


class Puzzle(BaseModel):
    """A puzzle in Cluewright's JSON form; the kind's own keys stand beside these."""

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
    solutions: list[Board] = Field(description="Two where there are several.")
    seconds: float


class Evidence(BaseModel):
    """What a step follows from."""

    lines: list[list[Any]] | None = Field(None, description='Such as ["row", 3].')
    clues: list[list[Any]] | None = Field(None, description='Such as ["row", 3, 0].')
    cells: list[Cell] | None = None
    chain: "list[Step] | None" = None


class Step(BaseModel):
    """One conclusion of a person."""

    technique: str
    level: Level
    cells: list[list[Any]] = Field(description="Row, column and what the cell becomes.")
    code: str | None = Field(None, description="The message it is told by.")
    values: dict[str, Any] | None = Field(None, description="Of the message: lines, cells, numbers.")
    evidence: Evidence
    text: str = Field(description="The message in the language of the request.")
    chain: "list[Step] | None" = Field(None, description="Of a contradiction: what follows, up to the clash.")
    parts: "list[Step] | None" = Field(None, description="Of easy steps on one line that are told as one: these.")


class Hint(BaseModel):
    """The next step in three stages, or the mistake to repair first."""

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
    before: list[Step] | None = Field(None, description="What the step rests on that the player has not drawn.")
    move: str | None = Field(None, description="The move that follows the hint, where there is one.")


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
    """What there is to say of a board."""

    board: Board
    finished: bool
    faults: list[Fault]
    satisfied: list[list[Any]] = Field(description="The clues that are certainly satisfied.")


class Option(BaseModel):
    """What can be chosen of a recipe or a picture."""

    name: str
    type: str
    default: Any
    help: str
    choices: list[Any]
    minimum: float | None
    maximum: float | None
    needs: dict[str, list[Any]] = Field(
        description="When it has an effect: the values that the difficulty and other options must have; null for none."
    )
    file: bool = Field(description="Whether the value names a file; no request can say one.")


class Sizes(BaseModel):
    """Sizes that hold one of the smallest and fit into the largest, lying or standing."""

    smallest: list[Annotated[list[int], Field(min_length=2, max_length=2)]]
    largest: Annotated[list[int], Field(min_length=2, max_length=2)]


class Technique(BaseModel):
    """A way of reasoning."""

    slug: str
    name: str
    level: Level
    order: int
    summary: str


class Mark(BaseModel):
    """A value a player gives to cells."""

    symbol: Annotated[str, Field(min_length=1, max_length=1)]
    verb: str
    name: str
    shape: Shape
    note: bool = Field(description="Whether it only helps the player.")


class Clues(BaseModel):
    """What a puzzle says beside its board or in its cells."""

    key: str = Field(description="Of the puzzle's JSON form.")
    name: str


class Sheet(BaseModel):
    """How the studio's board of cells shows and plays a kind."""

    marks: list[Mark]
    open: str = Field(description="The character of a cell without a mark.")
    open_name: str
    left: Clues | None
    above: Clues | None
    right: Clues | None
    below: Clues | None
    given: Clues | None
    numbered: bool
    move: str | None = Field(description="How a move that sets one cell is written; null where it is `#3,4-7`.")
    between: str | None = Field(description="What stands between the cells of a move that sets several.")


class KindBoard(BaseModel):
    """What draws and plays the boards of a kind: a module of its own, or the studio's board of cells."""

    module: str | None = None
    sheet: Sheet | None = None


class KindEditor(BaseModel):
    """What makes puzzles of a kind by hand."""

    module: str
    about: str


class Kind(BaseModel):
    """A kind of puzzles: its rules and what it offers."""

    name: str
    title: str
    rules: str
    move_help: str
    default_size: Annotated[list[int], Field(min_length=2, max_length=2)]
    sizes: Sizes = Field(description="Of the puzzles that are made.")
    levels: list[Level] = Field(description="The levels its puzzles can have.")
    level_sizes: dict[str, Sizes] = Field(description="Of the puzzles of a level that is not made at every size.")
    offered: list[Annotated[list[int], Field(min_length=2, max_length=2)]] = Field(
        description="The sizes that pages offer first."
    )
    strategies: list[str]
    draws: bool = Field(description="Whether a solved board determines a puzzle, so that one can draw it.")
    options: list[Option]
    picture_sizes: Sizes | None = Field(description="Of pictures that become puzzles, are repaired and judged.")
    picture_options: list[Option]
    texture_sizes: Sizes | None = Field(description="Of the large pictures that pages offer to watch.")
    played_cells: int = Field(description="Of the largest board that can be played or made by hand here.")
    watched_cells: int = Field(description="Of the largest board that can be solved or watched here.")
    techniques: list[Technique]
    sample: Puzzle | None = None
    board: KindBoard | None = Field(None, description="Null where the kind is not played in a browser.")
    editor: KindEditor | None = None
    textures: list[str] | None = None


class Application(Step):
    """A step that a learner may find."""

    drawn: list[list[Any]] = Field(description="What has to be drawn of it: all but notes.")


class Lesson(BaseModel):
    """A board on which a technique is the next step."""

    puzzle: Puzzle
    board: Board
    step: Step
    applications: list[Application] = Field(description="Every step of the technique on the board, that one first.")
    implied: list[list[Any]] = Field(description="What follows from all of them by nothing harder.")
    move: str | None = Field(description="The move that does the step, where one move does.")
    after: Board


class Game(Judged):
    """A game as it stands."""

    id: int = Field(description="The number of the puzzle in the library.")
    player: str
    kind: str
    title: str | None
    level: Level | None
    puzzle: Puzzle = Field(description="Without its solution.")
    share: str = Field(description="A link that holds the puzzle.")
    revision: str = Field(description="Names the state; actions are sent with the one they follow.")
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


class Outdated(Problem):
    """The game has gone on elsewhere."""

    game: Game = Field(description="The game as it stands.")


class GameUnderWay(BaseModel):
    """A game somebody can go on with."""

    puzzle_id: int
    saved: Moment
    kind: str
    title: str | None
    width: int
    height: int
    level: Level | None


class GameFinished(BaseModel):
    """What a game has come to."""

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
    streak: int = Field(description="Days in a row with a finished game, up to today or yesterday.")
    longest_streak: int
    last_day: Day | None


class DailyPuzzle(BaseModel):
    """The day's puzzle of a kind."""

    kind: str
    puzzle_id: int


class Daily(BaseModel):
    """The day's puzzles."""

    day: Day
    puzzles: list[DailyPuzzle]


class Summary(BaseModel):
    """What a list shows of a puzzle."""

    id: int
    kind: str
    width: int
    height: int
    level: Level | None
    score: float | None
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


class KeptPuzzle(BaseModel):
    """Where a puzzle is now."""

    id: int
    new: bool


class Kept(BaseModel):
    """Where puzzles are now, in the order they were sent."""

    kept: list[KeptPuzzle]


class Imported(Kept):
    """The puzzles of a file, and what is wrong with others."""

    problems: list[str]


class Record(Summary):
    """A puzzle with everything known about it."""

    puzzle: Puzzle
    techniques: list[str]


class Removed(BaseModel):
    """How many puzzles were forgotten."""

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
    """The collection that was forgotten."""

    dropped: str


class Drawn(BaseModel):
    """The board an image shows."""

    board: Board


class Creation(BaseModel):
    """What there is to say of a puzzle while it is made."""

    verdict: Verdict | Literal["invalid"]
    faults: list[Fault]
    solutions: list[Board]
    differences: list[Cell] | None = Field(None, description="Where two solutions differ.")
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
    """Long work: how far it is, and what it has come to."""

    id: str
    what: str
    state: Literal["running", "done", "failed", "cancelled"]
    fraction: float | None
    text: str
    seconds: float
    result: Any = Field(description="What the work was for, once it is done.")
    problem: JobProblem | None


class Halted(BaseModel):
    """The solving that was ended."""

    watch: str
    halted: bool


class Session(BaseModel):
    """How the studio tells players apart: by the names they give themselves on its own machine, else by their keys."""

    local: bool


class Health(BaseModel):
    """A sign of life."""

    status: Literal["fine"]
    version: str
