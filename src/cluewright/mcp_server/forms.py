"""The arguments of the tools, with what a model reads about each; their JSON schemas are made from them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from cluewright.core.locales import LANGUAGES
from cluewright.core.technique import Level

LONGEST_TEXT = 1_000_000

Language = Annotated[
    str,
    Field(
        description="Language of the sentences in the answer.", max_length=5, json_schema_extra={"enum": [*LANGUAGES]}
    ),
]
AnyPuzzle = Annotated[
    dict[str, Any] | Annotated[str, Field(max_length=LONGEST_TEXT)],
    Field(
        description="The puzzle: the object that `make` returned as `puzzle`, or text in any format Cluewright knows "
        "(its JSON form, .non, webpbn XML, Olsak .g, puzz.link and Tatham links, rows of numbers for Hitori, "
        "share links ...)."
    ),
]
Board = Annotated[
    Any,
    Field(
        description="What has been filled in so far, in the JSON form that `kinds` describes as `board`: a list of row "
        'strings such as ["##?", "?.."], or for Zip a list of [row, column] cells counted from 0. Leave it out for an '
        "empty board."
    ),
]


class Arguments(BaseModel):
    """What all tools share: nothing is taken that is not named, so that a typo is noticed."""

    model_config = ConfigDict(extra="forbid", hide_input_in_errors=True)


class KindsArguments(Arguments):
    """Arguments of `kinds`."""

    language: Language = "en"


class MakeArguments(Arguments):
    """Arguments of `make`."""

    kind: str = Field(max_length=40, description="The kind of puzzle; `kinds` lists them.")
    size: str | None = Field(
        None, max_length=20, description='Columns and rows, such as "10x8"; default: the usual size of the kind.'
    )
    difficulty: str | None = Field(
        None,
        max_length=20,
        description="The level the puzzle must have; default: any.",
        json_schema_extra={"enum": [*Level, None]},
    )
    seed: int | None = Field(
        None, ge=0, le=2**53, description="The same seed makes the same puzzle; default: a random one."
    )
    options: dict[str, Any] = Field({}, description="Options of the kind, as `kinds` lists them.")
    solution: bool = Field(False, description="Whether the answer includes the solution.")
    language: Language = "en"


class PuzzleArguments(Arguments):
    """Arguments of tools that need a puzzle alone."""

    puzzle: AnyPuzzle


class SolveArguments(PuzzleArguments):
    """Arguments of `solve`."""

    limit: int = Field(
        2, ge=1, le=100, description="The most solutions to look for; 2 tells whether there is exactly one."
    )
    count: bool = Field(False, description="Whether to count all solutions.")


class CheckArguments(PuzzleArguments):
    """Arguments of `check`."""

    answer: str | None = Field(
        None,
        max_length=LONGEST_TEXT,
        description="A solution in words, as a model or a person wrote it: a grid in any notation, lists, cells, with "
        "or without text around it.",
    )
    board: Board = None
    language: Language = "en"


class HintArguments(PuzzleArguments):
    """Arguments of `hint`."""

    board: Board = None
    language: Language = "en"


class ExplainArguments(HintArguments):
    """Arguments of `explain`."""

    most: int = Field(50, ge=1, le=1000, description="The most steps to return.")


class DrawArguments(PuzzleArguments):
    """Arguments of `draw`."""

    board: Board = None
    solution: bool = Field(False, description="Whether to draw the solution instead of a board.")
    format: Literal["png", "svg"] = Field("png", description="An image, or SVG text.")
    theme: str = Field("light", max_length=40, description="light, dark, print, high-contrast or another theme.")
