"""The responses about kinds and their lessons, for the OpenAPI description."""

from typing import Annotated, Any

from pydantic import BaseModel, Field

from cluewright.core.browser import Shape
from cluewright.core.technique import Level
from cluewright.web.api.answers import Board, Puzzle, Step


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
    palette: str | None = Field(description="The key of the puzzle's own colours, the background first.")
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
