"""Extreme pictures of motifs, found by a long search and kept in `extreme_motifs.txt`.

Empty lines around a picture leave its puzzle as hard as it is, so a picture serves every board that holds it.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import numpy as np

from cluewright.core.chance import Chance
from cluewright.core.size import Size
from cluewright.motifs import by_id
from cluewright.motifs.shapes import Bits


@dataclass(frozen=True, slots=True, eq=False)
class Extreme:
    """A picture of a motif whose puzzle is extreme, cut to its edges."""

    motif: str
    bits: Bits

    def placed(self, size: Size, chance: Chance) -> Bits:
        """Place the picture on a board that holds it, mirrored or not."""
        height, width = self.bits.shape
        left, top = chance.below(size[0] - width + 1), chance.below(size[1] - height + 1)
        picture = np.zeros((size[1], size[0]), bool)
        picture[top : top + height, left : left + width] = self.bits if chance.below(2) else self.bits[:, ::-1]
        return picture


@cache
def kept() -> tuple[Extreme, ...]:
    """Read all pictures that are kept."""
    text = (files("cluewright.nonogram") / "extreme_motifs.txt").read_text(encoding="utf-8")
    found = []
    for line in text.splitlines():
        motif, *rows = line.split()
        found.append(Extreme(motif, np.array([[cell == "#" for cell in row] for row in rows])))
    return tuple(found)


def is_long(size: Size) -> bool:
    """Tell whether a board has room for another motif next to a picture that fills its shorter side."""
    return 2 * max(size) >= 3 * min(size)


@cache
def shorter(size: Size, subject: str | None) -> tuple[Extreme, ...]:
    """List the pictures that leave room for another one along the longer side of a board."""
    short, long = sorted(size)
    return tuple(
        each
        for each in kept()
        if short <= 2 * max(each.bits.shape) <= 2 * short
        and max(each.bits.shape) + short // 2 < long
        and subject in (None, by_id()[each.motif].subject)
    )


@cache
def smaller(size: Size, subject: str | None) -> tuple[Extreme, ...]:
    """List the pictures that leave room for another one on a board, to the side and below."""
    return tuple(
        each
        for each in kept()
        if size[0] // 3 <= each.bits.shape[1] <= size[0] // 2
        and size[1] // 3 <= each.bits.shape[0] <= size[1] // 2
        and subject in (None, by_id()[each.motif].subject)
    )


@cache
def extremes(size: Size, subject: str | None, motif: str | None) -> tuple[Extreme, ...]:
    """List the pictures for a board: those that fit and do not leave it too empty."""
    most = 12 if is_long(size) else 5  # half boards to a picture
    return tuple(
        each
        for each in kept()
        if each.bits.shape[1] <= size[0]
        and each.bits.shape[0] <= size[1]
        and most * each.bits.size >= 2 * size[0] * size[1]
        and motif in (None, each.motif)
        and subject in (None, by_id()[each.motif].subject)
    )
