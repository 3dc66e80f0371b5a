"""Pictures with one bit per pixel: scaled, turned and compared using whole numbers only."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Bits = NDArray[np.bool_]
"""A picture, (height, width), True where it is drawn."""
Area = NDArray[np.int64]
Form = NDArray[np.uint64]
"""A picture stretched to a square of `FORM` cells a side, packed: how pictures are compared."""

_Pair = tuple[int, int]

FORM = 32
PARTS = 64
"""A pixel is cut into this many parts per side, so that a picture can be placed between the cells."""
_TURNS = {-12: (1002, -213), -6: (1018, -107), 6: (1018, 107), 12: (1002, 213)}
"""Cosine and sine of angles in degrees, in 1024ths."""
ANGLES = tuple(_TURNS)
_ONES = np.array([number.bit_count() for number in range(1 << 16)], np.uint8)


def trimmed(bits: Bits) -> Bits:
    """Cut off the empty edges; an empty picture stays unchanged.

    >>> trimmed(np.array([[0, 0, 0], [0, 1, 1]], bool)).tolist()
    [[True, True]]
    """
    rows, columns = np.flatnonzero(bits.any(1)), np.flatnonzero(bits.any(0))
    return bits if not rows.size else bits[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]


def areas(
    bits: Bits, size: tuple[int, int], *, shift: tuple[int, int] = (0, 0), grow: tuple[int, int] = (0, 0)
) -> Area:
    """Return how much of each cell is drawn when the picture is laid over a board of (width, height) cells.

    A whole cell has `whole(bits, size, grow=grow)`. The picture is laid `shift` 64ths of a pixel further right and
    down, and the board is `grow` 64ths of a pixel wider and higher than it.
    """
    down = _sums(bits, size[1], shift[1], grow[1])
    return _sums(down.T, size[0], shift[0], grow[0]).T


def whole(bits: Bits, size: _Pair, *, grow: _Pair = (0, 0)) -> int:
    """Return what `areas` returns for a cell that is completely drawn."""
    return int((bits.shape[1] * PARTS + grow[0]) * (bits.shape[0] * PARTS + grow[1]))


def _sums(columns: NDArray[Any], cells: int, shift: int, grow: int) -> Area:
    """Return for each column how much of it lies in each cell it is cut into, in 64ths of a pixel times the cells."""
    pixels, unit = columns.shape[0], PARTS * cells
    before = np.zeros((pixels + 1, columns.shape[1]), np.int64)
    np.cumsum(columns, axis=0, out=before[1:])
    edges = np.arange(cells + 1) * (pixels * PARTS + grow) - shift * cells
    pixel, part = np.divmod(edges.clip(0, pixels * unit), unit)
    below = columns[np.minimum(pixel, pixels - 1)] * part[:, None]
    return np.asarray(np.diff(before[pixel] * unit + below, axis=0))


def scaled(bits: Bits, size: _Pair) -> Bits:
    """Stretch a picture to (width, height) cells: a cell is filled when half of it is drawn.

    >>> scaled(np.array([[0, 1], [1, 1]], bool), (4, 2)).astype(int).tolist()
    [[0, 0, 1, 1], [1, 1, 1, 1]]
    """
    return np.asarray(2 * areas(bits, size) >= whole(bits, size))


def turned(bits: Bits, degrees: int) -> Bits:
    """Turn a picture about its middle by one of `ANGLES`, clockwise; the new picture holds all of it."""
    cosine, sine = _TURNS[degrees]
    height, width = bits.shape
    across, down = (width * cosine + height * abs(sine)) // 1024 + 2, (height * cosine + width * abs(sine)) // 1024 + 2
    y, x = np.mgrid[0:down, 0:across]
    x, y = 2 * x + 1 - across, 2 * y + 1 - down  # doubled, from the middle
    from_x = (x * cosine + y * sine + 1024 * width) // 2048
    from_y = (y * cosine - x * sine + 1024 * height) // 2048
    inside = (from_x >= 0) & (from_x < width) & (from_y >= 0) & (from_y < height)
    return trimmed(np.where(inside, bits[from_y.clip(0, height - 1), from_x.clip(0, width - 1)], False))


def solid(bits: Bits) -> Bits:
    """Fill everything the picture encloses.

    >>> solid(np.array([[1, 1, 1], [1, 0, 1], [1, 1, 1]], bool)).all()
    np.True_
    """
    ground = np.pad(~bits, 1, constant_values=True)
    outside = np.zeros_like(ground)
    outside[0, 0] = True
    reached = 0
    while (now := int(outside.sum())) != reached:
        reached = now
        outside = _along_rows(_along_rows(outside, ground).T, ground.T).T
    return np.asarray(~outside[1:-1, 1:-1])


def _along_rows(outside: Bits, ground: Bits) -> Bits:
    """Let the outside flow along every empty stretch of a row."""
    stretches = np.cumsum(~ground.reshape(-1)).reshape(ground.shape) + np.arange(ground.shape[0])[:, None]
    wet = np.zeros(int(stretches[-1, -1]) + 1, bool)
    wet[stretches[outside]] = True
    return np.asarray(ground & wet[stretches])


def outline(bits: Bits, thick: int) -> Bits:
    """Keep the parts of a picture within `thick` pixels of its edges."""
    inner = np.pad(bits, thick)
    for _ in range(thick):
        middle = inner.copy()
        for axis in (0, 1):
            middle &= np.roll(inner, 1, axis) & np.roll(inner, -1, axis)
        inner = middle
    return np.asarray(bits & ~inner[thick:-thick, thick:-thick])


def is_line_art(bits: Bits) -> bool:
    """Tell whether a picture consists of strokes: little of it lies far from its edges."""
    return 8 * int((bits & ~outline(bits, max(1, max(bits.shape) // 16))).sum()) < int(bits.sum())


def normal(bits: Bits) -> Form:
    """Return the form used to compare a picture: cut to its edges, stretched to a square, packed."""
    square = scaled(trimmed(bits), (FORM, FORM))
    return np.packbits(square).view("<u8").astype(np.uint64)


@dataclass(frozen=True, slots=True, eq=False)
class Forms:
    """Many forms, to be compared with one picture after another."""

    words: NDArray[np.uint64]
    covered: NDArray[np.int64]

    @classmethod
    def of(cls, words: NDArray[np.uint64]) -> "Forms":
        """Count once what each form covers."""
        return cls(words, _ones(words))

    def near(self, form: Form) -> NDArray[np.int64]:
        """Return for each form what it shares with one: the common area in thousandths of the area both cover."""
        common = _ones(self.words & form)
        covered = self.covered + int(_ones(form[None])[0]) - common
        return np.asarray(1000 * common // np.maximum(covered, 1))


def _ones(words: NDArray[np.uint64]) -> NDArray[np.int64]:
    if hasattr(np, "bitwise_count"):  # since NumPy 2
        return np.asarray(np.bitwise_count(words).sum(axis=1, dtype=np.int64))
    return np.asarray(_ONES[words.view(np.uint16)].sum(axis=1, dtype=np.int64))
