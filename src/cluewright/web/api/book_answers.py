"""The responses about books, for the OpenAPI description."""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field


class PlanAdvice(BaseModel):
    """A sentence about a key of a plan."""

    key: str
    section: int | None = Field(description="The number of the section it is about, from 1.")
    code: str
    text: str = Field(description="In the language of the request.")
    stops: bool = Field(description="Whether there is no book until it is mended.")


class PlanKeys(BaseModel):
    """The keys of a plan, as requests have them."""

    model_config = ConfigDict(extra="allow")

    section: list[dict[str, Any]] = Field([], description="Sections that name files are left out.")


class BookChapter(BaseModel):
    """A part of a book and the page it begins on."""

    title: str
    page: int
    deep: bool = Field(description="Whether it is part of the one before.")


class DrawnPage(BaseModel):
    """A page as it will be printed."""

    number: int
    png: str = Field(description="In base64; empty for a wrap cover that cannot be made.")


class PlanLook(BaseModel):
    """What a plan looks like, as far as it goes."""

    pages: int
    puzzles: int
    width: float = Field(description="Of a trimmed page, in millimetres.")
    height: float
    chapters: list[BookChapter]
    shown: list[DrawnPage]
    advice: list[PlanAdvice]
    toml: str = Field(description="The plan as a file for the command line.")


class ReadPlan(BaseModel):
    """A plan file as the plan of a request, and what is wrong with it."""

    plan: PlanKeys
    advice: list[PlanAdvice]


class BookTrim(BaseModel):
    """A size of pages, in millimetres."""

    page: str
    width: float
    height: float


class BookProfile(BaseModel):
    """What a printer wants."""

    name: str
    page: str
    trims: list[BookTrim]
    bleed: float
    always_bleeds: bool
    cover: bool = Field(description="Whether the cover is part of the file unless the plan says otherwise.")
    title_page: bool = Field(description="Whether the book begins with a title page, unless its cover is in the file.")
    front: bool = Field(description="Whether there are pages about the book and its contents.")
    colour: str
    colours: list[str]
    fewest: int
    most: int | None
    links: bool


class BookChoices(BaseModel):
    """What there is to choose from in a plan."""

    profiles: list[BookProfile]
    per_page: list[int]
    solution_sizes: list[str]
    papers: list[str]
    themes: list[str] = Field(description="For pages in colours; without colours there is only the first.")
    languages: dict[str, str]
    subjects: dict[str, str] = Field(description="What motifs can show, with names in the language of the request.")
    most_puzzles: int
