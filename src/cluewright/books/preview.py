"""One page as a picture, for looking at a book before it is printed."""

from cluewright.books.page import Page
from cluewright.core.errors import InvalidRecipe

PIXELS = 4
"""Per millimetre, by default."""
MOST_PIXELS = 20


def page_svg(page: Page) -> str:
    """Draw a page as SVG, bleed included."""
    from cluewright.render.svg import to_svg

    return to_svg(page.as_scene(), page.theme, cell=PIXELS)


def page_png(page: Page, *, pixels_per_mm: int = PIXELS) -> bytes:
    """Draw a page as PNG, bleed included."""
    from cluewright.render.png import to_png

    if not 1 <= pixels_per_mm <= MOST_PIXELS:
        raise InvalidRecipe(f"pixels_per_mm must be from 1 to {MOST_PIXELS}, not {pixels_per_mm}")
    return to_png(page.as_scene(), page.theme, cell=pixels_per_mm)
