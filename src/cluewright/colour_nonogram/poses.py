"""How a motif is placed on a board: as large as it fits or a little smaller, anywhere, mirrored or not.

A cell takes the colour that most of it has. The edges of colours pass through cells that they cut in two; those cells
may go either way, so that one pose gives many pictures that all show the motif.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cluewright.colour_nonogram.colour_names import rgb_of
from cluewright.colour_nonogram.oklab import oklab
from cluewright.colour_nonogram.painting import Painting, painted
from cluewright.colour_nonogram.quantise import Histogram, nearest, palette_of
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

    def pictures(
        self, count: int, chance: Chance, loosest: int = LOOSEST, *, colours: int | None = None
    ) -> list[Painting]:
        """Return several pictures of the pose, of at most so many colours: the plainest first, then ever freer ones."""
        palette = np.array([rgb_of(value) for value in self.motif.palette], np.uint8)
        labels = self.motif.labels[:, ::-1] if self.mirrored else self.motif.labels
        if colours is not None and colours < len(palette):
            labels, palette = _reduced(labels, palette, colours)
        parts = shares(labels, len(palette), self.box[2:])
        parts = parts * 1000 // int(parts[:, 0, 0].sum())
        return [
            self._painted(parts, (loosest * number // max(1, count - 1)) if number else 0, palette, chance)
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


def _reduced(
    labels: NDArray[np.uint8], palette: NDArray[np.uint8], most: int
) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """Return a drawing in fewer colours: those that are nearest to each other become one."""
    counts = np.bincount(labels.reshape(-1), minlength=len(palette) + 1)[1:]
    fewer = palette_of(Histogram(palette, oklab(palette), counts.astype(np.int64)), most)
    numbers = np.concatenate([[0], nearest(palette, fewer) + 1]).astype(np.uint8)
    return numbers[labels], fewer


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
