"""Image files as pictures of a puzzle: opened safely, cut, shrunk, and made black and white.

From the decoded pixels on, everything is whole-number arithmetic of our own, so that the same image gives the same
picture whatever libraries do it: only a lossy file itself may be decoded a grey level apart on another machine.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

import numpy as np
from numpy.typing import NDArray

from cluewright.core.errors import InvalidRecipe, shown
from cluewright.core.images import read_grey
from cluewright.core.picture_fit import FITS, cropped, fitted, resized
from cluewright.core.pictures import NoPicture
from cluewright.core.size import Size
from cluewright.core.text import whole_number
from cluewright.nonogram.reduction import reduced

if TYPE_CHECKING:
    pass

Grey = NDArray[np.integer[Any]]
"""A (height, width) array from 0 black to 255 white."""
Filled = NDArray[np.bool_]

METHODS = ("otsu", "adaptive", "tones", "dither", "edges")


@dataclass(frozen=True, slots=True)
class PictureSettings:
    """Say how an image becomes a picture."""

    size: Size
    threshold: str = "otsu"
    """`otsu`, `adaptive`, `tones`, `dither`, `edges`, or the grey from 1 to 255 from which a cell is empty."""
    fit: str = "contain"
    """`contain` shows all of the image and leaves the rest empty, `cover` cuts it to the shape of the board, `stretch`
    changes its shape."""
    crop: tuple[int, int, int, int] | None = None
    """Left, top, right and bottom pixel to cut out first."""
    trim: bool = True
    """Whether a border of one colour is cut off."""
    invert: bool = False
    """Whether light is filled instead of dark."""
    frame: int = 0
    """Which frame of an animated file, from 0."""

    def __post_init__(self) -> None:
        read_threshold(self.threshold)
        if self.fit not in FITS:
            raise InvalidRecipe(f"fit must be one of {', '.join(FITS)}, not {shown(self.fit)}")
        if min(self.size) < 1:
            raise InvalidRecipe(f"a picture must have at least 1x1 cells, not {self.size[0]}x{self.size[1]}")


def read_threshold(text: str) -> str | int:
    """Return the method, or the number of a fixed threshold; raise `InvalidRecipe`.

    >>> read_threshold("otsu"), read_threshold("90")
    ('otsu', 90)
    """
    if text in METHODS:
        return text
    if (grey := whole_number(text)) is not None and 1 <= grey <= 255:
        return grey
    raise InvalidRecipe(f"the threshold must be {', '.join(METHODS)} or a grey from 1 to 255, not {shown(text)}")


def picture_from_file(path: Path | str | BinaryIO, settings: PictureSettings) -> Filled:
    """Read an image file and make it black and white at the size of the board; refuse what shows nothing there."""
    picture = picture_from_grey(read_grey(path, frame=settings.frame), settings)
    size = f"{settings.size[0]}x{settings.size[1]}"
    if not picture.any():
        raise NoPicture(f"this picture is blank at {size} cells: choose another method or a larger size")
    if picture.all():
        raise NoPicture(f"this picture fills every cell at {size} cells: choose another method or crop it")
    return picture


def picture_from_grey(grey: Grey, settings: PictureSettings) -> Filled:
    """Make a grey image black and white at the size of the board; a cell is True when it is filled.

    Where the image is light on dark, light is filled; `invert` turns that round. What fills up a board of another shape
    stays empty, and does not count when dark is separated from light.
    """
    method = read_threshold(settings.threshold)
    if isinstance(method, str) and is_light_on_dark(grey):
        grey = 255 - grey
    if settings.crop is not None:
        grey = cropped(grey, settings.crop)
    if settings.trim:
        grey = _trimmed(grey)
    grey, inner = fitted(grey, settings.size, settings.fit)
    width, height = settings.size
    left, top = (width - inner[0]) // 2, (height - inner[1]) // 2
    board = np.zeros((height, width), bool)
    board[top : top + inner[1], left : left + inner[0]] = _black_and_white(grey, inner, method) ^ settings.invert
    return board


def _black_and_white(grey: Grey, size: Size, method: str | int) -> Filled:
    if method == "edges":
        fine = resized(grey, (3 * size[0], 3 * size[1]))
        return _otsu(resized(255 - _edges(fine), size))
    if method == "otsu":
        return reduced(grey < otsu_threshold(grey), size)
    if isinstance(method, int):
        return reduced(grey < method, size)
    return _BINARIZE[method](resized(grey, size))


def is_light_on_dark(grey: Grey) -> bool:
    """Tell whether an image shows something light on a dark background: dark nearly all around, and mostly dark.

    >>> ground = np.zeros((9, 9), int)
    >>> ground[3:6, 4] = 255
    >>> is_light_on_dark(ground), is_light_on_dark(255 - ground)
    (True, False)
    """
    dark = grey < otsu_threshold(grey)
    rim = np.concatenate([dark[0], dark[-1], dark[:, 0], dark[:, -1]])
    return bool(10 * int(rim.sum()) >= 9 * len(rim) and 2 * int(dark.sum()) > dark.size > int(dark.sum()))


def proposed_size(
    path: Path | str | BinaryIO, *, longer: int = 30, crop: tuple[int, int, int, int] | None = None, frame: int = 0
) -> Size:
    """Propose a board in the shape of what an image shows, with this longer side and at least 5 cells on the other."""
    grey: Grey = read_grey(path, frame=frame)
    grey = _trimmed(grey if crop is None else cropped(grey, crop))
    height, width = grey.shape
    shorter = max(min(5, longer), (longer * min(height, width) + max(height, width) // 2) // max(height, width))
    return (longer, shorter) if width >= height else (shorter, longer)


def previews(path: Path | str | BinaryIO, settings: PictureSettings) -> dict[str, Filled]:
    """Return the picture by every method, to choose from; a fixed threshold is at the middle grey."""
    grey = read_grey(path, frame=settings.frame)
    methods = {name: name for name in METHODS} | {"grey 128": "128"}
    return {name: picture_from_grey(grey, replace(settings, threshold=how)) for name, how in methods.items()}


def otsu_threshold(grey: Grey) -> int:
    """Return the grey that separates dark from light best, after Otsu 1979, by comparing fractions exactly.

    >>> otsu_threshold(np.array([[10, 12, 200, 210]]))
    13
    """
    counted = np.zeros(256, np.int64)
    for top in range(0, len(grey), 256):  # counting all at once would take eight times the picture's size
        counted += np.bincount(grey[top : top + 256].reshape(-1), minlength=256)
    counts = counted.tolist()
    total, moment = sum(counts), sum(level * count for level, count in enumerate(counts))
    best, best_top, best_bottom = 128, 0, 1
    below = below_moment = 0
    for level, count in enumerate(counts):
        below += count
        below_moment += level * count
        above = total - below
        if not below or not above:
            continue
        top, bottom = (moment * below - below_moment * total) ** 2, below * above
        if top * best_bottom > best_top * bottom:
            best, best_top, best_bottom = level + 1, top, bottom
    return best


def _otsu(grey: Grey) -> Filled:
    return grey < otsu_threshold(grey)


def _adaptive(grey: Grey) -> Filled:
    """Fill what is darker than its surroundings; where nothing changes nearby, what is nearly black."""
    height, width = grey.shape
    reach = max(2, min(width, height) // 6)
    sums = np.pad(grey, ((1, 0), (1, 0))).cumsum(axis=0).cumsum(axis=1)
    top, bottom = np.maximum(np.arange(height) - reach, 0), np.minimum(np.arange(height) + reach + 1, height)
    left, right = np.maximum(np.arange(width) - reach, 0), np.minimum(np.arange(width) + reach + 1, width)
    total = (
        sums[np.ix_(bottom, right)] - sums[np.ix_(top, right)] - sums[np.ix_(bottom, left)] + sums[np.ix_(top, left)]
    )
    count = (bottom - top)[:, None] * (right - left)[None, :]
    return np.asarray(((grey + 6) * count < total) | ((abs(grey * count - total) <= 6 * count) & (grey < 64)))


def _dither(grey: Grey) -> Filled:
    """Spread each cell's error to the cells after it, after Floyd and Steinberg 1976, in sixteenths."""
    height, width = grey.shape
    rest = [[16 * value for value in row] for row in grey.tolist()]
    filled = np.zeros((height, width), bool)
    for row in range(height):
        for column in range(width):
            value = rest[row][column]
            filled[row, column] = value < 16 * 128
            error = value - (0 if value < 16 * 128 else 16 * 255)
            for down, right, share in ((0, 1, 7), (1, -1, 3), (1, 0, 5), (1, 1, 1)):
                if row + down < height and 0 <= column + right < width:
                    rest[row + down][column + right] += error * share // 16
    return filled


def _tones(grey: Grey) -> Filled:
    """Engrave faces and photographs: the darker a place, the more of its rows are filled.

    Rows are what logic needs: tones become long blocks side by side, where the dots of other screens leave every cell
    open. The greys are stretched so that a twentieth of the cells is black and one white, and smoothed, so that
    blocks are long.
    """
    height, width = grey.shape
    padded = np.pad(grey, 1, mode="edge")
    smooth = sum(padded[down : down + height, right : right + width] for down in range(3) for right in range(3))
    ranked = np.sort(np.asarray(smooth).reshape(-1))
    low, high = int(ranked[len(ranked) // 20]), int(ranked[-1 - len(ranked) // 20])
    steps = np.array([4, 1, 3, 2])[np.arange(height) % 4][:, None]
    return np.asarray((smooth - low) * 5 < steps * max(1, high - low))


_BINARIZE: dict[str, Callable[[Grey], Filled]] = {"adaptive": _adaptive, "dither": _dither, "tones": _tones}


def _edges(grey: Grey) -> Grey:
    """Return how much the grey changes at each pixel, after Sobel, at most 255."""
    p = np.pad(grey, 1, mode="edge")
    right = p[:-2, 2:] + 2 * p[1:-1, 2:] + p[2:, 2:] - p[:-2, :-2] - 2 * p[1:-1, :-2] - p[2:, :-2]
    down = p[2:, :-2] + 2 * p[2:, 1:-1] + p[2:, 2:] - p[:-2, :-2] - 2 * p[:-2, 1:-1] - p[:-2, 2:]
    return np.asarray(np.minimum((abs(right) + abs(down)) // 4, 255))


def _trimmed(grey: Grey) -> Grey:
    """Cut off rows and columns that are, nearly, the colour of the corner all along."""
    corner = int(grey[0, 0])
    differs = (grey > corner + 8) | (grey < corner - 8)
    rows, columns = np.flatnonzero(differs.any(axis=1)), np.flatnonzero(differs.any(axis=0))
    if not len(rows):
        return grey
    return grey[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
