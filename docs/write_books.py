"""Draw the pictures of docs/books.md into docs/images: run it after a change of pages or covers, and look at them."""

import io
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from cluewright.books import EXAMPLE, Book, make_book, page_png, parse_plan
from cluewright.books.wrap import wrap_page

IMAGES = Path(__file__).parent / "images"
_FINE = 6
"""Pixels per millimetre that pages are drawn with before they are made smaller."""
_GREY = (196, 200, 208)

_MATTER = """
series = "Long Nights"
volume = 3
imprint = ["Published by Example Press"]
isbn = "978-3-16-148410-0"
openers = true
hints = true
"""
SMALL = f"""
title = "Quiet Evenings"
subtitle = "Grid logic puzzles"
author = "Ada Marlow"
seed = 4
profile = "kdp"
page = "5x8"
per_page = 4
blurb = "Pictures to uncover, numbers to shade and paths to find, from a first try to an evening's work."
{_MATTER}
[[section]]
recipe = {{kind = "nonogram", subject = "animals", size = "8x8", count = 8}}
[[section]]
recipe = {{kind = "nonogram", size = "15x15", difficulty = "medium", count = 2}}
[[section]]
recipe = {{kind = "hitori", size = "6x6", count = 8}}
[[section]]
recipe = {{kind = "zip", size = "6x6", count = 8}}
"""
LARGE = f"""
title = "Large Print Logic"
subtitle = "Easy on the eyes"
author = "Ada Marlow"
seed = 6
profile = "kdp"
page = "8.5x11"
large_print = true
{_MATTER}
[[section]]
recipe = {{kind = "nonogram", size = "10x10", difficulty = "easy", count = 4}}
[[section]]
recipe = {{kind = "hitori", size = "7x7", difficulty = "easy", count = 4}}
[[section]]
recipe = {{kind = "zip", size = "6x6", count = 4}}
"""


def sheet(pages: Sequence[Image.Image], columns: int, width: int) -> Image.Image:
    """Put pages side by side on a picture of that width."""
    gap = 6
    wide = (width - gap * (columns + 1)) // columns
    small = [page.resize((wide, round(page.height * wide / page.width)), Image.Resampling.LANCZOS) for page in pages]
    high = small[0].height
    rows = -(-len(small) // columns)
    whole = Image.new("RGB", (width, rows * (high + gap) + gap), _GREY)
    for place, page in enumerate(small):
        whole.paste(page, (gap + place % columns * (wide + gap), gap + place // columns * (high + gap)))
    return whole


def drawn(book: Book, numbers: Sequence[int]) -> list[Image.Image]:
    """Draw pages of a book."""
    return [Image.open(io.BytesIO(book.png(number, pixels_per_mm=_FINE))).convert("RGB") for number in numbers]


def save(picture: Image.Image, name: str, colours: int = 32) -> None:
    """Write a picture with few colours, which makes it small."""
    picture.quantize(colours, dither=Image.Dither.NONE).save(IMAGES / name, optimize=True)


def main() -> None:
    """Write them all."""
    small, large = make_book(parse_plan(SMALL)), make_book(parse_plan(LARGE))
    for book, name in ((small, "book-small-page.png"), (large, "book-large-print.png")):
        save(sheet(drawn(book, range(1, book.page_count + 1)), 8, 1400), name, 16)
    first = make_book(parse_plan(EXAMPLE))
    rules = next(chapter.page for chapter in first.chapters if chapter.title == first.parts[1].title)
    puzzles = next(page for page, title in _parts(first) if title == first.parts[0].title)
    save(sheet(drawn(first, [1, rules, puzzles]), 3, 1113), "book-pages.png", 64)
    wrap = Image.open(io.BytesIO(page_png(wrap_page(small), pixels_per_mm=_FINE))).convert("RGB")
    save(sheet([wrap], 1, 900), "book-cover.png", 64)


def _parts(book: Book) -> list[tuple[int, str]]:
    """Return the pages on which the puzzles of a kind begin, and its title."""
    return [(chapter.page, chapter.title) for chapter in book.chapters if not chapter.deep]


if __name__ == "__main__":
    main()
