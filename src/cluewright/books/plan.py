"""What a book should be: its page, its look and where its puzzles come from."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal, TypeAlias

from cluewright.books.profiles import PLAIN, POINT, Profile, Sides
from cluewright.core.errors import InvalidRecipe, shown
from cluewright.core.item import Item
from cluewright.core.locales import ENGLISH
from cluewright.core.scene import Look
from cluewright.render.themes import Theme
from cluewright.render.themes import theme as find_theme

PER_PAGE = (1, 2, 4, 6)
SOLUTION_SIZES = {"small": 26.0, "medium": 40.0, "large": 70.0}
"""The usual width of a solution in millimetres."""
PAPERS = ("white", "cream", "standard-colour", "premium-colour")
_INCHES_A_PAGE = (0.002252, 0.0025, 0.002252, 0.002347)
LARGE_TYPE = 16 * POINT
"""The smallest letters of large print: 16 points, where most definitions of it begin."""
LARGE_HEAD = 6.0
"""How much higher the margins above and below are in large print, for the running head and the page number."""
RUNNING, FOLIO = 2.9, 3.4
"""The size of running heads and of page numbers."""
SECONDS = 60.0
"""The time limit for making one puzzle, or for proving and grading it."""


def inches_a_page(paper: str) -> float:
    """Return what a page of a paper adds to the spine.

    >>> inches_a_page("cream")
    0.0025
    """
    if paper not in PAPERS:
        raise InvalidRecipe(f"there is no paper {shown(paper)}; choose one of {', '.join(PAPERS)}")
    return _INCHES_A_PAGE[PAPERS.index(paper)]


@dataclass(frozen=True, slots=True, kw_only=True)
class PageShape:
    """Hold the trimmed page in millimetres, what is printed beyond its edges, and its margins."""

    width: float = 210.0
    height: float = 297.0
    bleed: float = 0.0
    inner: float = 20.0
    """The margin at the binding: left on odd pages, right on even ones."""
    outer: float = 15.0
    top: float = 15.0
    bottom: float = 16.0
    largest: float = 12.0
    """The largest size of a cell: a small puzzle does not fill its page, except in large print."""
    spine_bleed: bool = True
    """Whether there is bleed at the binding, too."""
    safe: float = 0.0
    """The distance from the trimmed edge within which nothing is printed that matters, not even a page number."""
    least_type: float = 0.0
    """The size of the smallest letters: no text of a book in large print is smaller."""

    @property
    def head(self) -> float:
        """Return the height of the running head."""
        return max(0.58 * self.top, self.safe + 0.7 * self.type(RUNNING))

    @property
    def foot(self) -> float:
        """Return the height of the page number."""
        return self.height - max(0.5 * self.bottom, self.safe + 0.65 * self.type(FOLIO))

    def type(self, size: float) -> float:
        """Return the size of letters that are usually that large."""
        return max(size, self.least_type)

    def grown(self, usual: float, size: float) -> float:
        """Return a length that is usual with letters of that size, as it is with the letters of this page."""
        return usual * self.type(size) / size

    def bleeds(self, number: int) -> Sides:
        """Return what is printed beyond each edge of a page by its number; an odd page is bound at its left."""
        spine = self.bleed if self.spine_bleed else 0.0
        left, right = (spine, self.bleed) if number % 2 else (self.bleed, spine)
        return left, self.bleed, right, self.bleed

    def left(self, number: int) -> float:
        """Return the left margin of a page by its number."""
        return self.inner if number % 2 else self.outer

    @property
    def inside(self) -> tuple[float, float]:
        """Return width and height between the margins."""
        return self.width - self.inner - self.outer, self.height - self.top - self.bottom


@dataclass(frozen=True, slots=True)
class FromFiles:
    """Take every puzzle of these files."""

    files: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class FromLibrary:
    """Take what a search of the library finds, or puzzles by their numbers, in that order."""

    query: Mapping[str, Any] = field(default_factory=dict)
    """The arguments of `cluewright.library.Query`."""
    ids: tuple[int, ...] = ()
    count: int | None = None


@dataclass(frozen=True, slots=True)
class FromRecipe:
    """Make a number of puzzles; the recipe is in its JSON form, without the seed, which follows from the book's."""

    recipe: Mapping[str, Any]
    count: int = 1


@dataclass(frozen=True, slots=True)
class FromItems:
    """Take the puzzles given."""

    items: tuple[Item[Any, Any], ...]


Section: TypeAlias = FromFiles | FromLibrary | FromRecipe | FromItems


@dataclass(frozen=True, slots=True, kw_only=True)
class BookPlan:
    """Determine a book: the same plan and puzzles give the same file, byte for byte."""

    title: str = "Puzzles"
    subtitle: str = ""
    author: str = ""
    seed: int = 0
    page: PageShape = PageShape()
    per_page: int = 2
    """Puzzles on a page, one of `PER_PAGE`; large ones still get more room."""
    large_print: bool = False
    """Whether each puzzle has a page to itself and fills it."""
    solution_size: str = "small"
    """How large solutions are, one of `SOLUTION_SIZES`."""
    title_page: bool = False
    """Whether the first page inside has the title, the author and the series."""
    front: bool = True
    """Whether there is a page about the book, and a table of contents."""
    openers: bool = False
    """Whether each kind begins with a page of its own."""
    hints: bool = False
    """Whether there is a hint for each puzzle, before the solutions."""
    series: str = ""
    volume: int | None = None
    imprint: tuple[str, ...] = ()
    """The lines of the imprint."""
    isbn: str = ""
    link: str | None = None
    """What the QR codes start with: an address that readers can reach. Without one there are no codes."""
    language: str = ENGLISH
    """The language of all texts: rules, levels, techniques, headings."""
    qr: bool = True
    cover: bool = True
    cover_solutions: bool = False
    """Whether the puzzles on the cover are drawn solved, which gives them away."""
    paper: str = "white"
    """The paper of the pages, one of `PAPERS`: it decides how wide the spine is."""
    blurb: str = ""
    """The words on the back of a wrap cover; by default, what the book holds."""
    rules: bool = True
    solutions: bool = True
    theme: str = "print"
    on_ambiguous: Literal["refuse", "leave-out"] = "refuse"
    """What is done about a puzzle that is not proven to have exactly one solution."""
    time_limit: float = SECONDS
    sections: tuple[Section, ...] = ()
    profile: Profile = PLAIN
    """What the printer wants; `page` is the page of the thinnest book."""

    def bound(self, pages: int) -> "BookPlan":
        """Return the plan of a book of that many pages: a thicker one needs more room at the binding."""
        more = self.profile.gutter(pages) - self.profile.gutter(1)
        return replace(self, page=replace(self.page, inner=self.page.inner + more)) if more else self

    @property
    def printed_theme(self) -> Theme:
        """Return the theme as the printer's inks print it."""
        return find_theme(self.theme).printed(self.profile.ink)

    @property
    def look(self) -> Look:
        """Return how puzzles are drawn: with the colours of the theme, and in the language of the book."""
        return self.printed_theme.look(Look(language=self.language))

    @property
    def has_imprint(self) -> bool:
        """Tell whether a page of its own has the imprint."""
        return bool(self.imprint or self.isbn)

    @property
    def code_base(self) -> str | None:
        """Return what the QR codes start with, or None if there are none."""
        return self.link if self.qr else None
