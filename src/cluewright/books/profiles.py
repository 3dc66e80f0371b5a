"""What printers want of a book: sizes, margins by page count, bleed, line weights, colours and what the file may hold.

The figures of `kdp` are those of Kindle Direct Publishing for paperbacks; docs/books.md names the sources. Lengths are
in millimetres, line weights and font sizes in points.
"""

import re
from dataclasses import dataclass
from typing import Literal, TypeAlias

from cluewright.core.errors import InvalidRecipe, shown
from cluewright.render.themes import Ink

INCH = 25.4
POINT = INCH / 72
"""A point in millimetres."""
TRIMS = (
    *("5x8", "5.06x7.81", "5.25x8", "5.5x8.5", "6x9", "6.14x9.21", "6.69x9.61", "7x10", "7.44x9.69", "7.5x9.25"),
    *("8x10", "8.25x6", "8.25x8.25", "8.5x8.5", "8.5x11", "8.27x11.69"),
)
"""The sizes every print-on-demand service has, in inches."""
SHEETS = ("A4", "A5", "Letter")
"""What offices and homes have."""
BOOK_SHEETS = (*SHEETS, "6x9", "7x10", "8.5x8.5", "170x240mm", "210x280mm")
"""What printing houses cut paper to."""
COMFORT = 0.125 * INCH
"""What a book leaves free at the binding beyond what the printer needs."""
HEAD_ROOM, FOOT_ROOM = 7.0, 8.0
"""What running head and page number need between the safe area's edge and the text."""

_LOCAL = re.compile(
    r"https?://(?:[^/@\s]*@)?(?:localhost|127\.[0-9.]+|0\.0\.0\.0|\[::1?\])(?:[^\w.-]|$)", re.ASCII | re.IGNORECASE
)

Standard: TypeAlias = Literal["PDF", "PDF/X-1a"]
Sides: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """Hold what one way of printing asks of a book."""

    name: str
    page: str = "A4"
    """The trim size of a plan that names none."""
    trims: tuple[str, ...] = SHEETS
    """The sizes to choose from; others are accepted, too."""
    widths: tuple[float, float] = (0.0, float("inf"))
    heights: tuple[float, float] = (0.0, float("inf"))
    gutters: tuple[tuple[int, float], ...] = ()
    """The least margin at the binding for books up to that many pages."""
    edge: float = 0.0
    """The least distance of anything that matters from the trimmed edge."""
    bleed: float = 0.0
    """How far what reaches the edge is printed beyond it; 0 if nothing may."""
    always_bleeds: bool = False
    """Whether pages have bleed even if nothing on them reaches the edge."""
    spine_bleed: bool = True
    """Whether there is bleed at the binding, too."""
    line: float = 0.0
    """The thinnest line, in points."""
    ink: Ink = Ink.RGB
    standard: Standard = "PDF"
    links: bool = True
    """Whether the file may have links and bookmarks."""
    metadata: bool = True
    """Whether the file may name its title and author."""
    cover: bool = True
    """Whether the cover is the first page of the file; otherwise it is a file of its own."""
    title_page: bool = False
    """Whether books begin with a title page, as those do that are bound into a cover."""
    front: bool = True
    """Whether a page about the book and a table of contents belong to it."""
    fewest: int = 1
    most: int | None = None
    even: bool = False
    """Whether the number of pages is even, as sheets of paper have it."""
    megabytes: int | None = None
    resolution: float = 0.0
    """The least pixels of an image per inch."""
    blanks: int | None = None
    """The most blank pages in a row."""

    @property
    def for_print(self) -> bool:
        """Tell whether it asks anything at all of a book."""
        return self.name != PLAIN.name

    def gutter(self, pages: int) -> float:
        """Return the least margin at the binding of a book of that many pages.

        >>> PROFILES["kdp"].gutter(200), PROFILES["kdp"].gutter(301)
        (12.7, 15.875)
        """
        return next(
            (width for most, width in self.gutters if pages <= most), self.gutters[-1][1] if self.gutters else 0.0
        )

    @property
    def line_mm(self) -> float:
        """Return the thinnest line in millimetres."""
        return self.line * POINT


_ENDLESS = 10**9
PLAIN = Profile(name="plain", trims=(*SHEETS, "6x9", "8.5x8.5"))
"""Books to be read on screen and printed anywhere: nothing is asked of them."""
PROFILES = {
    each.name: each
    for each in (
        PLAIN,
        Profile(
            name="kdp",
            page="6x9",
            trims=TRIMS,
            widths=(4 * INCH, 8.5 * INCH),
            heights=(6 * INCH, 11.69 * INCH),
            gutters=(
                (150, 0.375 * INCH),
                (300, 0.5 * INCH),
                (500, 0.625 * INCH),
                (700, 0.75 * INCH),
                (_ENDLESS, 0.875 * INCH),
            ),
            edge=0.25 * INCH,
            bleed=0.125 * INCH,
            spine_bleed=False,
            line=0.75,
            ink=Ink.BLACK,
            links=False,
            metadata=False,
            cover=False,
            title_page=True,
            fewest=24,
            most=828,
            even=True,
            megabytes=650,
            resolution=300,
            blanks=2,
        ),
        Profile(
            name="pdfx",
            trims=BOOK_SHEETS,
            gutters=((_ENDLESS, 10.0),),
            edge=5.0,
            bleed=3.0,
            always_bleeds=True,
            line=0.25,
            ink=Ink.CMYK,
            standard="PDF/X-1a",
            links=False,
            cover=False,
            title_page=True,
            even=True,
            resolution=300,
            blanks=2,
        ),
        Profile(name="home", gutters=((_ENDLESS, 12.0),), edge=6.35, line=0.5, ink=Ink.GREY, resolution=150, blanks=2),
        Profile(
            name="magazine",
            trims=BOOK_SHEETS,
            edge=5.0,
            bleed=3.0,
            always_bleeds=True,
            line=0.25,
            ink=Ink.CMYK,
            standard="PDF/X-1a",
            links=False,
            cover=False,
            front=False,
            resolution=300,
            blanks=2,
        ),
    )
}
"""Every profile by its name."""


def find_profile(name: str) -> Profile:
    """Return the profile of that name.

    >>> find_profile("KDP").bleed
    3.175
    """
    found = PROFILES.get(name.strip().lower())
    if found is None:
        raise InvalidRecipe(f"there is no profile {shown(name)}; choose one of {', '.join(PROFILES)}")
    return found


def is_local(address: str) -> bool:
    """Tell whether an address leads to the reader's own machine, where nothing of ours is found.

    >>> is_local("http://localhost:8000/play"), is_local("https://localhost.example")
    (True, False)
    """
    return _LOCAL.search(address) is not None
