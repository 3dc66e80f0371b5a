"""Pictures with a cell for every character or pixel: text grids of letters, and small images."""

from io import BytesIO

import numpy as np

from cluewright.clued_lines.colour_grid import BACKGROUND, SQUARES, ColourGrid, has_colours, read_colour_grid
from cluewright.colour_nonogram.colour_names import NAMED
from cluewright.colour_nonogram.painting import Painting
from cluewright.colour_nonogram.palette import LONGEST_NAME, MARKS, MOST_COLOURS, Colour
from cluewright.colour_nonogram.picture import USUAL_COLOURS, PictureSettings, one_or_more, picture_from_pixels
from cluewright.colour_nonogram.puzzle import LONGEST_SIDE
from cluewright.core.errors import FormatError
from cluewright.core.images import read_colour

_LETTERS = {
    "r": "red", "g": "green", "b": "blue", "y": "yellow", "o": "orange", "p": "purple", "k": "black", "n": "brown",
    "w": "white", "c": "turquoise", "m": "magenta", "l": "lime", "t": "teal", "s": "silver", "v": "violet", "i": "pink",
}  # fmt: skip
"""What letters stand for, unless the grid says so or another letter has that colour."""
EASY_COLOURS = (
    "red", "blue", "gold", "green", "black", "orange", "purple", "brown", "sky blue", "pink", "dark green", "grey",
    "lime", "teal", "dark red",
)  # fmt: skip
"""Colours for pictures that bring none of their own: the first of them are the easiest to tell apart."""


def read_cells(data: bytes, name: str, colours: int | None = None) -> Painting:
    """Read the content of a file; raise `OneColour` if it is an ordinary nonogram, and `FormatError` if it is none."""
    if has_colours(data):
        return one_or_more(_of_grid(read_colour_grid(data, name, LONGEST_SIDE), name))
    pixels = read_colour(BytesIO(data), most_pixels=LONGEST_SIDE**2)
    height, width = pixels.shape[:2]
    if max(width, height) > LONGEST_SIDE:
        problem = f"a board in colour may have at most {LONGEST_SIDE} rows and columns, not {width}x{height} pixels"
        raise FormatError(problem, file=name)
    settings = PictureSettings((width, height), colours or USUAL_COLOURS, trim=False)
    return one_or_more(picture_from_pixels(pixels, settings))


def _of_grid(grid: ColourGrid, name: str) -> Painting:
    signs = grid.signs
    if len(signs) > MOST_COLOURS:
        raise FormatError(f"a colour nonogram has at most {MOST_COLOURS} colours, not {len(signs)}", file=name)
    numbers = {sign: place for place, sign in enumerate(signs, 1)}
    picture = np.array([[numbers.get(sign, 0) for sign in row] for row in grid.rows], np.uint8)
    return Painting.of(picture, _palette(grid, signs))


def _palette(grid: ColourGrid, signs: list[str]) -> list[Colour]:
    """Return the palette: as declared, then by what letters and squares usually stand for."""
    name, value = grid.declared.get(BACKGROUND) or (None, None)
    palette = [Colour(name or value or "white", (value or NAMED.get(name or "", NAMED["white"])).lower(), BACKGROUND)]
    free = [mark for mark in MARKS[1:] if mark not in signs]
    said = {(grid.declared.get(sign) or (None,))[0] for sign in signs}
    for sign in signs:
        name, value = grid.declared.get(sign) or (None, None)
        usual = (SQUARES.get(sign) or _LETTERS.get(sign.lower()), *EASY_COLOURS, *NAMED)
        taken = {colour.name for colour in palette} | {colour.value for colour in palette}
        open_names = [each for each in usual if each and each not in taken | said and NAMED[each] not in taken]
        name = name or value or open_names[0]
        value = value or NAMED.get(name) or NAMED[open_names[0]]
        palette.append(Colour(name[:LONGEST_NAME], value.lower(), free.pop(0) if sign in SQUARES else sign))
    return palette
