"""How an image becomes as small as a board: cropped, fitted to its shape, and averaged cell by cell.

Everything is whole-number arithmetic, so that the same pixels give the same picture on every machine. Only kinds and
what is built on them import this module: it brings NumPy.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cluewright.core.errors import InvalidRecipe, shown
from cluewright.core.size import Size
from cluewright.core.text import stripped, whole_number

Pixels = NDArray[np.integer[Any]]
"""An image, (height, width) of one value per pixel; where only its shape matters, more values may follow."""

FITS = ("contain", "cover", "stretch")
_AT_ONCE = 1 << 20
"""Pixels that are added up at once."""


def read_crop(text: str) -> tuple[int, int, int, int]:
    """Read `LEFT,TOP,RIGHT,BOTTOM`; raise `InvalidRecipe`."""
    match [whole_number(stripped(side)) for side in text.split(",", 4)]:
        case [int(left), int(top), int(right), int(bottom)]:
            return left, top, right, bottom
    raise InvalidRecipe(f"crop must be LEFT,TOP,RIGHT,BOTTOM in pixels, not {shown(text)}")


def cropped(pixels: Pixels, crop: tuple[int, int, int, int]) -> Pixels:
    """Cut out left, top, right and bottom pixel; raise `InvalidRecipe` if that is not inside the image."""
    left, top, right, bottom = crop
    height, width = pixels.shape[:2]
    if not (0 <= left < right <= width and 0 <= top < bottom <= height):
        box = ",".join(str(side) for side in crop)
        raise InvalidRecipe(f"the crop {box} is not inside the image, which is {width}x{height}")
    return pixels[top:bottom, left:right]


def fitted(pixels: Pixels, size: Size, fit: str) -> tuple[Pixels, Size]:
    """Return the part of an image that is shown, and how many cells of the board it takes."""
    width, height = size
    old_height, old_width = pixels.shape[:2]
    if fit == "cover":
        keep_width = min(old_width, max(1, old_height * width // height))
        keep_height = min(old_height, max(1, old_width * height // width))
        left, top = (old_width - keep_width) // 2, (old_height - keep_height) // 2
        return pixels[top : top + keep_height, left : left + keep_width], size
    if fit == "stretch":
        return pixels, size
    return pixels, (
        min(width, max(1, (old_width * height + old_height // 2) // old_height)),
        min(height, max(1, (old_height * width + old_width // 2) // old_width)),
    )


def resized(pixels: Pixels, size: Size) -> Pixels:
    """Return each new pixel the mean of the area it covers, exactly, rounded.

    >>> resized(np.array([[0, 100, 200]]), (2, 1)).tolist()
    [[33, 167]]
    """
    width, height = size
    area = pixels.shape[0] * pixels.shape[1]
    sums = _area_sums(_area_sums(pixels, width).T, height).T
    return np.asarray((2 * sums + area) // (2 * area))


def _area_sums(pixels: Pixels, width: int) -> NDArray[np.int64]:
    """Add up each row over `width` equal parts, counting a divided pixel by its share, in units of 1/width pixel."""
    height, old = pixels.shape
    places = np.arange(width + 1) * old  # of the borders, in 1/width pixels
    whole, part = places // width, places % width
    inside = np.minimum(whole, old - 1)
    sums = np.empty((height, width), np.int64)
    rows = max(1, _AT_ONCE // old)
    for top in range(0, height, rows):  # an image may be large, and sums take eight bytes per pixel
        piece = pixels[top : top + rows].astype(np.int64)
        before = np.pad(piece.cumsum(axis=1), ((0, 0), (1, 0)))
        sums[top : top + rows] = np.diff(before[:, whole] * width + piece[:, inside] * part, axis=1)
    return sums
