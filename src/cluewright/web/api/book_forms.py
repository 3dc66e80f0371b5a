"""The plans of books in requests: the keys of a plan file as JSON, without anything that names a file."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from cluewright.web.unread import Unread

Data = dict[str, Any]
EXAMPLE: Data = {
    "title": "Quiet Evenings",
    "page": "A5",
    "per_page": 2,
    "recipes": [{"kind": "hitori", "size": "6x5", "count": 2}],
}
LONGEST_PLAN = 200_000
"""Characters of a plan file."""
Ids = Annotated[list[Annotated[int, Field(ge=1, lt=2**63)]], Field(max_length=2000)]
Names = Annotated[list[Annotated[str, Field(max_length=100)]], Field(max_length=20)]


class BookRecipe(BaseModel):
    """A number of puzzles to make; the kind adds its own options."""

    model_config = ConfigDict(extra="allow")

    kind: str = Field(max_length=40)
    size: int | str | list[int] | None = Field(None, description='N, "WxH" or [W, H]')
    difficulty: str | None = Field(None, max_length=20)
    count: int = Field(1, ge=1, le=2000)


class BookSearch(BaseModel):
    """Puzzles of the library: those of a search, or by their numbers."""

    model_config = ConfigDict(extra="forbid")

    ids: Ids | None = None
    collection: str | None = Field(None, max_length=100)
    kind: str | None = Field(None, max_length=40)
    level: Names | str | None = Field(None)
    tag: Names | str | None = Field(None)
    technique: Names | str | None = Field(None)
    text: str | None = Field(None, max_length=200)
    smallest: int | str | list[int] | None = None
    largest: int | str | list[int] | None = None
    sort: str | None = Field(None, max_length=20)
    descending: bool | None = None
    count: int | None = Field(None, ge=1, le=2000)


class BookSection(BaseModel):
    """Where some of the puzzles come from: exactly one of these."""

    model_config = ConfigDict(extra="forbid")

    recipe: BookRecipe | None = None
    library: BookSearch | None = None

    @model_validator(mode="after")
    def _one(self) -> "BookSection":
        if (self.recipe is None) == (self.library is None):
            raise ValueError("a section has either a recipe or a search of the library")
        return self


class BookForm(BaseModel):
    """The plan of a book: its page, its look, and puzzles from the library or by recipe."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [EXAMPLE]})

    title: str | None = Field(None, max_length=200)
    language: str | None = Field(
        None, max_length=20, description="Language of the book; default: the language of the request."
    )
    subtitle: str = Field("", max_length=200)
    author: str = Field("", max_length=200)
    seed: int = Field(0, ge=0, lt=2**63)
    profile: str = Field(
        "plain", max_length=20, description="What the printer wants: plain, kdp, pdfx, home, magazine."
    )
    page: str | None = Field(
        None,
        max_length=40,
        description='A4, A5, Letter or a size such as "6x9" or "148x210mm"; default: the profile\'s.',
    )
    bleed: float | None = Field(None, ge=0, le=25, description="Default: the profile's.")
    colour: Literal["rgb", "grey", "black", "cmyk"] | None = Field(None, description="Default: the profile's.")
    line: float | None = Field(None, ge=0, le=3, description="The thinnest line in points; default: the profile's.")
    links: bool | None = Field(None, description="Default: the profile's.")
    metadata: bool | None = Field(None, description="Default: the profile's.")
    margins: dict[str, float] | None = Field(None, description="inner, outer, top and bottom in millimetres")
    per_page: Literal[1, 2, 4, 6] | None = Field(None, description="Default: 2, or 1 in large print.")
    large_print: bool = Field(False, description="Give each puzzle a page to itself, and fill it.")
    qr: bool = True
    link: str | None = Field(
        None,
        max_length=300,
        description="Where QR codes lead; default: the studio's public address. Without one there are none.",
    )
    cover: bool | None = Field(None, description="Default: the profile's.")
    title_page: bool | None = Field(None, description="A page with title and author; default: the profile's.")
    front: bool | None = Field(None, description="Pages about the book and its contents; default: the profile's.")
    cover_solutions: bool = Field(False, description="Draw the puzzles on the cover solved.")
    paper: Literal["white", "cream", "standard-colour", "premium-colour"] = Field(
        "white", description="The paper, for the spine of the wrap cover."
    )
    blurb: str = Field("", max_length=1000, description="Words on the back of the wrap cover.")
    series: str = Field("", max_length=200)
    volume: int | None = Field(None, ge=1, le=9999)
    imprint: list[Annotated[str, Field(max_length=200)]] = Field(default_factory=list, max_length=30)
    isbn: str = Field("", max_length=20)
    rules: bool = True
    openers: bool = Field(False, description="Begin each kind with a page of its own.")
    hints: bool = Field(False, description="Print a hint for each puzzle before the solutions.")
    solutions: bool = True
    solution_size: Literal["small", "medium", "large"] = "small"
    theme: str = Field("print", max_length=40)
    on_ambiguous: Literal["refuse", "leave-out"] = "leave-out"
    section: list[BookSection] = Field(default_factory=list, max_length=100, description="As in a plan file.")
    puzzle_ids: Ids = Field(default_factory=list, description="A section of puzzles by their numbers.")
    collection: str | None = Field(None, max_length=100, description="A section of a collection.")
    recipes: list[BookRecipe] = Field(default_factory=list, max_length=100, description="Sections by recipe.")

    @model_validator(mode="before")
    @classmethod
    def _of_moderate_size(cls, data: Any) -> Any:
        """Refuse a plan with too many values to be read; it has attributes like any object, so it would seem empty."""
        if isinstance(data, Unread):
            raise ValueError("this plan is too large")
        return data

    def to_plan(self, link: str | None, language: str) -> Data:
        """Return the data of a plan in a language; what the form names in its own ways are sections as well."""
        own = self.model_dump(exclude={"section", "puzzle_ids", "collection", "recipes"}, exclude_none=True)
        base = {} if link is None else {"link": link}
        sections: list[Data] = [each.model_dump(exclude_none=True) for each in self.section]
        ahead: list[Data] = [{"library": {"ids": self.puzzle_ids}}] if self.puzzle_ids else []
        if self.collection is not None:
            ahead.append({"library": {"collection": self.collection}})
        made = [{"recipe": recipe.model_dump(exclude_none=True)} for recipe in self.recipes]
        return {"language": language, **base, **own, "section": [*ahead, *sections, *made]}


class PreviewForm(BaseModel):
    """A plan and the page to preview."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"plan": EXAMPLE, "page": 1}]})

    plan: BookForm
    page: int = Field(1, ge=1, le=100_000)
    format: Literal["svg", "png"] = "svg"


class LookForm(BaseModel):
    """A plan that may have mistakes, and the pages to draw."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"plan": EXAMPLE, "pages": [2, 3]}]})

    plan: BookForm
    pages: list[Annotated[int, Field(ge=0, le=100_000)]] = Field(
        default_factory=lambda: [1], max_length=4, description="Up to four pages; 0 is the wrap cover."
    )


class PlanTextForm(BaseModel):
    """The text of a plan file."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"examples": [{"text": 'title = "Ten"\n[[section]]\nrecipe = {kind = "zip", count = 10}\n'}]},
    )

    text: str = Field(max_length=LONGEST_PLAN)
