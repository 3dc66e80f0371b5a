"""How a motif is placed on a board: size and place, mirrored, tilted, cropped, solid or in outline, framed, inverted.

A pose leaves some cells open: those on the edges of the motif, which it covers in part. A draft knows how much of each
cell is covered, so that the same pose makes many pictures, all of which show the motif; the generator takes the one
whose puzzle is as wanted.
"""

from dataclasses import dataclass
from functools import cache
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from cluewright.core.chance import Chance
from cluewright.core.size import Size
from cluewright.motifs import Motif, resembles
from cluewright.motifs.shapes import PARTS, Bits, areas, outline, solid, trimmed, turned, whole

Box = tuple[int, int, int, int]
"""Left, top, width and height in cells."""

_HALF, _FULL = 500, 1000
"""The covered share of a cell, in per mille."""
FREE, TIDY = 520, 200
"""How far a picture may depart from the halves: with 200, cells covered by 400 to 600 per mille are open."""
_LEAST = ((11, 700), (16, 620), (200, 560))
"""What a picture and its motif must have in common, in per mille, by the longer side: little is left of strokes on
small boards, where only the clearest are good enough."""
_SYMMETRIC = 40
"""By how many per mille two cells may differ and still be each other's mirror image."""


@dataclass(frozen=True, slots=True)
class PosedMotif:
    """One motif on the board."""

    motif: Motif
    box: Box
    """left, top, width and height in cells"""
    look: str = "drawn"
    """`drawn` as it is, `solid` with everything filled that it encloses, or its `outline`"""
    mirrored: bool = False
    tilt: int = 0
    """in degrees, one of `cluewright.motifs.shapes.ANGLES`"""
    shift: tuple[int, int] = (0, 0)
    grow: tuple[int, int] = (0, 0)
    """where between the cells it lies: see `areas`; the part that is cropped lies outside the box"""

    def bits(self) -> Bits:
        """Return the motif as it is laid on the board."""
        bits = self.motif.bits
        if self.look != "drawn":
            bits = solid(bits)
        if self.look == "outline":
            bits = outline(bits, max(2, max(bits.shape) // max(self.box[2:])))
        if self.tilt:
            bits = turned(bits, self.tilt)
        return bits[:, ::-1] if self.mirrored else bits

    def cut(self, picture: Bits) -> Bits:
        """Return what a picture shows in the part's box, in the motif's own orientation."""
        left, top, width, height = self.box
        inside = picture[top : top + height, left : left + width]
        return inside[:, ::-1] if self.mirrored else inside


@dataclass(frozen=True, slots=True)
class Pose:
    """Everything that determines how motifs are placed on a board."""

    size: Size
    parts: tuple[PosedMotif, ...]
    inverted: bool = False
    framed: bool = False

    @property
    def motifs(self) -> tuple[Motif, ...]:
        """List what is on the board."""
        return tuple(part.motif for part in self.parts)

    def shows(self, picture: Bits) -> bool:
        """Tell whether in a finished picture each motif is closer to itself than to any other motif."""
        plain = ~picture if self.inverted else picture
        for part in self.parts:
            seen = part.cut(plain)
            if not seen.any():
                return False
            if part.look == "outline":
                seen = solid(seen)
            least = least_common(max(part.box[2:]))
            if not resembles(trimmed(seen), part.motif, least=least, solid=part.look != "drawn"):
                return False
        return True


def least_common(longer: int) -> int:
    """Return what a picture and its motif must have in common, in per mille, by its longer side."""
    return next(common for side, common in _LEAST if longer <= side)


@dataclass(frozen=True, slots=True, eq=False)
class Draft:
    """How much of each cell a pose covers, in per mille, with what is half covered at 500."""

    shares: NDArray[np.int64]
    mirrors: tuple[tuple[int, int, int, int], ...]
    """the boxes whose content is its own mirror image and stays so"""

    def pictures(self, count: int, chance: Chance, loosest: int = FREE) -> Bits:
        """Return a stack of pictures of the pose: the plainest first, then ever freer ones."""
        shape = (count, *self.shares.shape)
        noise = (chance.words(count * self.shares.size) >> np.uint64(54)).astype(np.int64).reshape(shape) - 512
        for left, top, width, height in self.mirrors:
            box = noise[:, top : top + height, left : left + width]
            box[:, :, width - width // 2 :] = box[:, :, : width // 2][:, :, ::-1]
        freedom = (np.arange(count) * loosest // max(count - 1, 1))[:, None, None]
        return np.asarray(self.shares[None] + noise * freedom // 1024 >= _HALF)


def draft(pose: Pose) -> Draft:
    """Lay the motifs of a pose on a board."""
    width, height = pose.size
    shares = np.zeros((height, width), np.int64)
    mirrors = []
    for part in pose.parts:
        left, top, across, down = part.box
        covered = _shares(part)
        shares[top : top + down, left : left + across] = covered
        if int(abs(covered - covered[:, ::-1]).max()) <= _SYMMETRIC:
            mirrors.append(part.box)
    if pose.framed:
        shares[0], shares[-1], shares[:, 0], shares[:, -1] = _FULL, _FULL, _FULL, _FULL
    return Draft(_FULL - shares if pose.inverted else shares, tuple(mirrors))


def _shares(part: PosedMotif) -> NDArray[np.int64]:
    """Return how much of each cell of its box a motif covers, moved so that as much is filled as the motif covers."""
    bits, size = part.bits(), part.box[2:]
    covered = areas(bits, size, shift=part.shift, grow=part.grow) * _FULL // whole(bits, size, grow=part.grow)
    wanted = (int(covered.sum()) + _HALF) // _FULL
    ranked = np.sort(covered, axis=None)[::-1]
    edge = int(ranked[min(max(wanted, 1), ranked.size) - 1])
    return np.asarray(np.where(covered > 0, covered - min(max(edge, 300), 600) + _HALF, 0))


def pose(motif: Motif, size: Size, freedom: int, chance: Chance) -> Pose:
    """Draw a pose of a motif on a board of a size.

    With freedom 0 it is plain, with 1 the motif may look different, with 2 it usually does.
    """
    width, height = size
    roomy = min(size) >= 12
    framed = freedom > 0 and roomy and chance.below(8) == 0
    inverted = freedom == 1 and not framed and chance.below(8) == 0
    rim = 2 if framed else 1 if inverted else 0
    only = part(motif, (rim, rim, width - 2 * rim, height - 2 * rim), freedom, chance)
    return Pose(size, (only,), inverted, framed)


def rooms(size: Size, count: int, rim: int = 0) -> tuple[Box, ...]:
    """Cut a board into rooms for a number of motifs along its longer side, with an empty line between them.

    >>> rooms((21, 10), 2)
    ((0, 0, 10, 10), (11, 0, 10, 10))
    """
    width, height = size[0] - 2 * rim, size[1] - 2 * rim
    long, short = max(width, height), min(width, height)
    cuts = [number * (long + 1) // count for number in range(count + 1)]
    along = [(first + rim, last - first - 1) for first, last in pairwise(cuts)]
    if width >= height:
        return tuple((first, rim, length, short) for first, length in along)
    return tuple((rim, first, short, length) for first, length in along)


def part(motif: Motif, room: Box, freedom: int, chance: Chance) -> PosedMotif:
    """Place a motif in a room as large as it fits, or a little smaller."""
    left, top, across, down = room
    tilt = chance.pick((-12, -6, 6, 12)) if freedom and chance.below(3) == 0 else 0
    mirrored = freedom > 0 and chance.below(2) == 0
    looks = ("drawn", "drawn", "solid", "outline") if freedom == 1 else ("drawn", "outline")
    look = "drawn" if freedom == 0 or motif.style == "line" else chance.pick(looks)
    width, height = fitted(motif.size, (across, down))
    less = chance.below(1 + min(width, height) // 7)
    width, height = max(2, width - less), max(2, height - less)
    box = (left + chance.below(across - width + 1), top + chance.below(down - height + 1), width, height)
    cropped = freedom > 0 and chance.below(6) == 0
    grow = tuple(_jitter(pixels, cells, cropped, chance) for pixels, cells in zip(motif.size, box[2:], strict=True))
    right, lower = (chance.between(min(0, each), max(0, each)) for each in grow)
    if _is_even(motif):
        right = grow[0] // 2
    return PosedMotif(motif, box, look, mirrored, tilt, (right, lower), (grow[0], grow[1]))


@cache
def _is_even(motif: Motif) -> bool:
    """Tell whether a motif is its own mirror image, except for a pixel here and there."""
    bits = motif.bits
    return 40 * int((bits != bits[:, ::-1]).sum()) <= bits.size


def _jitter(pixels: int, cells: int, cropped: bool, chance: Chance) -> int:
    """Draw how much wider than the motif its box is: less than a cell, or narrower by up to a tenth."""
    return -chance.below(pixels * PARTS // 10) if cropped else chance.below(pixels * PARTS * 7 // (10 * cells))


def fitted(shape: Size, room: Size) -> Size:
    """Return the largest size of a shape in a room, stretched by up to an eighth where that fills it.

    >>> fitted((96, 90), (15, 15)), fitted((96, 40), (15, 15))
    ((15, 15), (15, 7))
    """
    (width, height), (across, down) = shape, room
    if width * down >= height * across:
        high = (2 * height * across * 9 + width * 8) // (width * 16)
        return across, max(2, min(down, high))
    wide = (2 * width * down * 9 + height * 8) // (height * 16)
    return max(2, min(across, wide)), down


def fills(shape: Size, room: Size) -> bool:
    """Tell whether a shape laid into a room fills most of it."""
    width, height = fitted(shape, room)
    return 10 * width * height >= 6 * room[0] * room[1]
