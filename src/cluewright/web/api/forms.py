"""The JSON bodies of requests that every verb shares."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, InstanceOf, model_validator
from pydantic.json_schema import SkipJsonSchema
from starlette.convertors import Convertor, register_url_convertor

from cluewright.web.outside import MOST_MOVES, MOST_PUZZLES
from cluewright.web.unread import Unread

EXAMPLE: dict[str, Any] = {
    "format": "cluewright",
    "version": 1,
    "kind": "nonogram",
    "width": 4,
    "height": 3,
    "rows": [[1, 2], [], [4]],
    "columns": [[1, 1], [1], [1, 1], [1, 1]],
}

AsSent = SkipJsonSchema[InstanceOf[Unread]]
"""What is too large to be read before it reaches a worker."""
PuzzleData = Annotated[
    dict[str, Any] | AsSent, Field(description="A puzzle in Cluewright's JSON form.", examples=[EXAMPLE])
]
PuzzlesData = Annotated[list[PuzzleData], Field(min_length=1, max_length=MOST_PUZZLES)] | AsSent
DrawnData = list[Any] | dict[str, Any] | AsSent
BoardData = Annotated[
    DrawnData | None,
    Field(description="A board in the form of `solution`; default: the empty board.", examples=[None]),
]


Name = Annotated[str, Field(min_length=1, max_length=100)]
Number = Annotated[int, Field(ge=1, le=2**53, description="The number of a puzzle in the library.")]


class _NumberInPath(Convertor[int]):
    """Digits in a path, few enough for one of our numbers: anything else is another path."""

    regex = "[1-9][0-9]{0,15}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("number", _NumberInPath())


class Form(BaseModel):
    """The body of a request: nothing unknown is accepted, and nothing is converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class PuzzleForm(Form):
    """A puzzle to work with; the puzzle's own JSON alone is accepted, too."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"puzzle": EXAMPLE}]})

    puzzle: PuzzleData

    @model_validator(mode="before")
    @classmethod
    def _wrap(cls, data: Any) -> Any:
        return {"puzzle": data} if isinstance(data, dict) and data.get("format") == "cluewright" else data


class SolveForm(PuzzleForm):
    """A puzzle to solve."""

    limit: int = Field(2, ge=1, le=1000, description="Maximum number of solutions to look for.")
    count: bool = Field(False, description="Whether to count all solutions.")
    strategy: str = Field("auto", max_length=40, pattern=r"^[a-z0-9-]+$")
    seed: int = Field(0, ge=0, le=2**53)


class BoardForm(PuzzleForm):
    """A puzzle with a board."""

    board: BoardData = None


class HintForm(BoardForm):
    """A puzzle, a board and the moves that led to it."""

    history: Annotated[list[str], Field(max_length=MOST_MOVES)] | AsSent = Field(default_factory=list)


class ExplainForm(BoardForm):
    """A puzzle, where to start, and the most steps wanted."""

    most: int = Field(10_000, ge=1, le=100_000)


class RecipeForm(Form):
    """Everything that determines a generated puzzle; the kind adds its own options."""

    model_config = ConfigDict(
        extra="allow",
        json_schema_extra={"examples": [{"kind": "hitori", "size": "7x6", "difficulty": "medium", "seed": 7}]},
    )

    kind: str = Field(max_length=40)
    size: int | str | list[int] = Field(description='N, "WxH" or [W, H]')
    difficulty: str | None = Field(None, max_length=20)
    seed: int = Field(0, ge=0, le=2**53)

    def to_recipe(self) -> dict[str, Any]:
        """Return the recipe's JSON form."""
        return self.model_dump(exclude_none=True)
