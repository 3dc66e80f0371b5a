"""Image files as pictures in a few colours: opened safely, cut, shrunk, painted with a palette that suits the eye.

From the decoded pixels on, everything is whole-number arithmetic of our own, so that the same image gives the same
picture on every machine: only a lossy file itself may be decoded a shade apart.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
from numpy.typing import NDArray

from cluewright.clued_lines.pictures import OneColour
from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.oklab import Colours, apart, distances, oklab
from cluewright.colour_nonogram.painting import Painting, painted
from cluewright.colour_nonogram.palette import FEWEST_COLOURS, MOST_COLOURS, Colour
from cluewright.colour_nonogram.quantise import find_palette, nearest
from cluewright.colour_nonogram.wording import message
from cluewright.core.errors import InvalidRecipe, shown
from cluewright.core.images import read_colour
from cluewright.core.picture_fit import FITS, Pixels, cropped, fitted, resized
from cluewright.core.pictures import NoPicture
from cluewright.core.size import Size, format_size

Labels = NDArray[np.uint8]

USUAL_COLOURS = 6
_FINE = 4
"""Each cell is looked at in this many parts across and down, where the image has them."""
_SOLID = 128
"""From this opacity on a pixel is drawn."""
_SAME = 0.03
"""Colours closer than this to the corner's belong to its border."""
_AT_ONCE = 1 << 20


@dataclass(frozen=True, slots=True)
class PictureSettings:
    """Say how an image becomes a picture in colour."""

    size: Size
    colours: int = USUAL_COLOURS
    """The most colours besides the background, from 2 to 15; fewer where the image has no more that the eye tells
    apart."""
    dither: bool = False
    """Whether dots of two colours stand for one between them; such pictures are hard to solve."""
    fit: str = "contain"
    """`contain` shows all of the image, `cover` cuts it to the shape of the board, `stretch` changes its shape."""
    crop: tuple[int, int, int, int] | None = None
    """Left, top, right and bottom pixel to cut out first."""
    trim: bool = True
    """Whether a border of one colour, or one that is transparent, is cut off."""
    frame: int = 0
    """Which frame of an animated file, from 0."""

    def __post_init__(self) -> None:
        if not FEWEST_COLOURS <= self.colours <= MOST_COLOURS:
            raise InvalidRecipe(f"colours must be from {FEWEST_COLOURS} to {MOST_COLOURS}, not {shown(self.colours)}")
        if self.fit not in FITS:
            raise InvalidRecipe(f"fit must be one of {', '.join(FITS)}, not {shown(self.fit)}")
        if min(self.size) < 1:
            raise InvalidRecipe(f"a picture must have at least 1x1 cells, not {format_size(self.size)}")


def picture_from_file(path: Path | str | BinaryIO, settings: PictureSettings) -> Painting:
    """Read an image file and paint it at the size of the board; refuse what has fewer than two colours there."""
    return one_or_more(picture_from_pixels(read_colour(path, frame=settings.frame), settings))


def one_or_more(painting: Painting) -> Painting:
    """Return a picture with several colours; raise `OneColour` for one that has a single one, else `NoPicture`."""
    if len(painting.palette) > FEWEST_COLOURS:
        return painting
    if len(painting.palette) < FEWEST_COLOURS:
        raise NoPicture(_too_few(painting))
    raise one_colour(painting, painting.palette[1])


def one_colour(board: Board, colour: Colour) -> OneColour:
    """Return what is raised for a board in a single colour."""
    rows = ["".join(".#"[cell > 0] for cell in row) for row in board.array.tolist()]
    return OneColour(_too_few(board), board, rows, f"{colour.name} {colour.value}", message("one-colour"))


def _too_few(board: Board) -> str:
    return (
        "this picture has fewer than two colours besides the background at "
        f"{format_size((board.width, board.height))} cells: "
        "make an ordinary nonogram of it, or choose a larger size"
    )


def picture_from_pixels(pixels: Colours, settings: PictureSettings) -> Painting:
    """Paint an image of (height, width, 4) values: red, green, blue and opacity."""
    image: Pixels = pixels if settings.crop is None else cropped(pixels, settings.crop)
    if settings.trim:
        image = _trimmed(np.asarray(image, np.uint8))
    image, inner = fitted(image, settings.size, settings.fit)
    fine = _fine(np.asarray(image, np.uint8), inner)
    clear = fine[..., 3] < _SOLID
    width, height = settings.size
    if clear.all():
        return painted(np.zeros((height, width), np.uint8), np.zeros((0, 3), np.uint8), (255, 255, 255))
    transparent = bool(2 * int(_rim(clear).sum()) > len(_rim(clear)))
    colours = find_palette(fine[~clear][:, :3], settings.colours + (0 if transparent else 1))
    labels = np.where(clear, 0, nearest(fine[..., :3], colours) + 1)
    cells = _commonest(labels, len(colours), inner)
    if settings.dither:
        cells = np.where(cells == 0, 0, _dithered(_fine(np.asarray(image, np.uint8), inner, 1)[..., :3], colours) + 1)
    ground = 0 if transparent else int(np.argmax(np.bincount(_rim(cells), minlength=len(colours) + 1)[1:])) + 1
    left, top = (width - inner[0]) // 2, (height - inner[1]) // 2
    board = np.full((height, width), ground, np.int64)
    board[top : top + inner[1], left : left + inner[0]] = cells
    if not ground:
        return painted(board, colours, None)
    red, green, blue = (int(amount) for amount in colours[ground - 1])
    return painted(np.where(board == ground, 0, board), colours, (red, green, blue))


def proposed_size(
    path: Path | str | BinaryIO, *, longer: int = 30, crop: tuple[int, int, int, int] | None = None, frame: int = 0
) -> Size:
    """Propose a board in the shape of what an image shows, with this longer side and at least 5 cells on the other."""
    image: Pixels = read_colour(path, frame=frame)
    height, width = _trimmed(np.asarray(image if crop is None else cropped(image, crop), np.uint8)).shape[:2]
    shorter = max(min(5, longer), (longer * min(height, width) + max(height, width) // 2) // max(height, width))
    return (longer, shorter) if width >= height else (shorter, longer)


def _trimmed(pixels: Colours) -> Colours:
    """Cut off rows and columns that are, nearly, the colour of the corner all along, or transparent as it is."""
    corner = pixels[:1, :1]
    place = oklab(corner[0, :, :3])
    differs = np.empty(pixels.shape[:2], bool)
    rows = max(1, _AT_ONCE // pixels.shape[1])
    for top in range(0, len(pixels), rows):
        piece = pixels[top : top + rows]
        solid = piece[..., 3] >= _SOLID
        if corner[0, 0, 3] < _SOLID:
            differs[top : top + rows] = solid
        else:
            away = distances(oklab(piece[..., :3]).reshape(-1, 3), place)[:, 0].reshape(solid.shape)
            differs[top : top + rows] = ~solid | (away > apart(_SAME))
    down, across = np.flatnonzero(differs.any(axis=1)), np.flatnonzero(differs.any(axis=0))
    if not len(down):
        return pixels
    return pixels[down[0] : down[-1] + 1, across[0] : across[-1] + 1]


def _fine(pixels: Colours, size: Size, parts: int = _FINE) -> Colours:
    """Return an image with a few pixels per cell, each the mean of what it covers; what is clear counts for nothing."""
    height, width = pixels.shape[:2]
    fine = max(1, min(parts, height // size[1], width // size[0]))
    small = (fine * size[0], fine * size[1])
    opacity = resized(pixels[..., 3], small)
    whole = bool((pixels[..., 3] == 255).all())
    result = np.empty((small[1], small[0], 4), np.uint8)
    result[..., 3] = opacity
    for channel in range(3):
        if whole:
            result[..., channel] = resized(pixels[..., channel], small)
        else:
            mixed = resized(pixels[..., channel].astype(np.uint16) * pixels[..., 3], small)
            result[..., channel] = np.minimum(mixed // np.maximum(opacity, 1), 255)
    return result


def _rim(cells: NDArray[Any]) -> NDArray[Any]:
    return np.concatenate([cells[0], cells[-1], cells[1:-1, 0], cells[1:-1, -1]])


def _commonest(labels: NDArray[np.integer[Any]], colours: int, size: Size) -> NDArray[np.int64]:
    """Return for each cell the number that most of its parts have; of several, the commoner colour's."""
    width, height = size
    down, across = labels.shape[0] // height, labels.shape[1] // width
    parts = labels.reshape(height, down, width, across)
    counts = np.stack([(parts == number).sum(axis=(1, 3)) for number in range(colours + 1)])
    return np.asarray(np.argmax(counts, axis=0))


def _dithered(cells: Colours, palette: Colours) -> NDArray[np.int64]:
    """Spread each cell's error to the cells after it, after Floyd and Steinberg 1976, in sixteenths."""
    height, width = cells.shape[:2]
    rest = 16 * cells.astype(np.int64)
    found = np.zeros((height, width), np.int64)
    for row in range(height):
        for column in range(width):
            wanted = np.clip(rest[row, column] // 16, 0, 255).astype(np.uint8)
            found[row, column] = nearest(wanted[None], palette)[0]
            error = rest[row, column] - 16 * palette[found[row, column]].astype(np.int64)
            for down, right, share in ((0, 1, 7), (1, -1, 3), (1, 0, 5), (1, 1, 1)):
                if row + down < height and 0 <= column + right < width:
                    rest[row + down, column + right] += error * share // 16
    return found
