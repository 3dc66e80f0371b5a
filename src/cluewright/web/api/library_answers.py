"""The responses about the library, for the OpenAPI description."""

from pydantic import BaseModel, ConfigDict, Field

from cluewright.core.outcome import Verdict
from cluewright.core.technique import Level
from cluewright.web.api.answers import Moment, Puzzle


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
