"""How a motif is placed on a board: as large as it fits or a little smaller, anywhere, mirrored or not.

A cell takes the colour that most of it has. The edges of colours pass through cells that they cut in two; those cells
may go either way, so that one pose gives many pictures that all show the motif.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cluewright.colour_nonogram.colour_names import rgb_of
from cluewright.colour_nonogram.painting import Painting, painted
from cluewright.core.chance import Chance
from cluewright.core.size import Size
from cluewright.motifs.colour_pack import ColourMotif, shares

LOOSEST = 400
"""By how many per mille of a cell the shares of the freest picture may be off."""


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a motif lies on a board: the size of the board, the motif's box in cells, and whether it is mirrored."""

    motif: ColourMotif
    size: Size
    box: tuple[int, int, int, int]
    """Left, top, width and height."""
    mirrored: bool = False

    def pictures(self, count: int, chance: Chance, loosest: int = LOOSEST) -> list[Painting]:
        """Return several pictures of the pose: the plainest first, then ever freer ones."""
        _left, _top, across, down = self.box
        labels = self.motif.labels[:, ::-1] if self.mirrored else self.motif.labels
        parts = shares(labels, len(self.motif.palette), (across, down))
        parts = parts * 1000 // int(parts[:, 0, 0].sum())
        colours = np.array([rgb_of(value) for value in self.motif.palette], np.uint8)
        return [
            self._painted(parts, (loosest * number // max(1, count - 1)) if number else 0, colours, chance)
            for number in range(count)
        ]

    def _painted(self, parts: NDArray[np.int64], freedom: int, colours: NDArray[np.uint8], chance: Chance) -> Painting:
        left, top, across, down = self.box
        width, height = self.size
        if freedom:
            noise = (chance.words(parts.size) >> np.uint64(54)).astype(np.int64).reshape(parts.shape) - 512
            parts = np.where(parts > 0, parts + noise * freedom // 1024, parts)  # no colour comes from nowhere
        cells = np.zeros((height, width), np.int64)
        cells[top : top + down, left : left + across] = np.argmax(parts, axis=0)
        return painted(cells, colours, None)


def pose(motif: ColourMotif, size: Size, freedom: int, chance: Chance) -> Pose:
    """Draw a pose on a board of a size: with freedom 0 plain, with more the motif may be mirrored and smaller."""
    width, height = size
    across, down = fitted(motif.size, size)
    less = chance.below(1 + freedom * min(across, down) // 8)
    across, down = max(2, across - less), max(2, down - less)
    left, top = width - across, height - down
    if freedom:
        left, top = chance.below(left + 1), chance.below(top + 1)
    else:
        left, top = left // 2, top // 2
    return Pose(motif, size, (left, top, across, down), freedom > 0 and chance.below(2) == 0)


def fitted(shape: Size, room: Size) -> Size:
    """Return the largest size of a shape in a room.

    >>> fitted((96, 48), (20, 20)), fitted((48, 96), (30, 20))
    ((20, 10), (10, 20))
    """
    (width, height), (across, down) = shape, room
    if width * down >= height * across:
        return across, max(2, min(down, (2 * height * across + width) // (2 * width)))
    return max(2, min(across, (2 * width * down + height) // (2 * height))), down


def fills(shape: Size, room: Size) -> bool:
    """Tell whether a shape laid into a room fills most of it."""
    width, height = fitted(shape, room)
    return 10 * width * height >= 6 * room[0] * room[1]
