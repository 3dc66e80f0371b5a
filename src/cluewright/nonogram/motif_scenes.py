"""Several motifs side by side on one board: each is redrawn until it can be recognised in its own room.

The motifs of a scene do not touch, so each has its own pictures, and every picture of one goes with every picture of
the others. That gives many pictures of a scene, in all of which everything is known for what it is.
"""

from collections.abc import Callable

import numpy as np

from cluewright.core.chance import Chance
from cluewright.core.size import Size
from cluewright.motifs import Motif
from cluewright.motifs.shapes import Bits
from cluewright.nonogram.poses import Pose, PosedMotif, draft, part, rooms

MOST = 5
"""The most motifs on a board."""
_DRAWS = 25
"""How often another motif is drawn when one cannot be recognised."""
_PICTURES = 5
"""How many pictures of each motif are examined."""
_ROOMY = 16
"""From this shorter side on a scene may have a frame."""


def count_for(size: Size, number: int) -> int:
    """Return how many motifs a board shows in a try: as many as its length is times its width."""
    short, long = sorted(size)
    if 2 * long <= 3 * short:
        return 1
    if long < 2 * short:
        return 1 + number % 2
    most = min(MOST, long // short)
    return most if number % 2 == 0 else max(2, most - 1 - number // 2 % 2)


def scene(
    size: Size, count: int, draw: Callable[[Size], Motif], freedom: int, pictures: int, loosest: int, chance: Chance
) -> tuple[Pose, Bits] | None:
    """Draw motifs for the rooms of a board; return their poses and a stack of pictures, the plainest first.

    None if for some room no motif is found that can be recognised there.
    """
    framed = freedom > 0 and min(size) >= _ROOMY and chance.below(6) == 0
    inverted = freedom > 0 and not framed and min(size) >= _ROOMY and chance.below(6) == 0
    parts: list[PosedMotif] = []
    choices: list[Bits] = []
    for room in rooms(size, count, 2 if framed else 1 if inverted else 0):
        for _ in range(_DRAWS):
            laid = part(draw(room[2:]), room, min(freedom, 1), chance)
            good = _recognised(Pose(size, (laid,)), loosest, chance)
            if good is not None:
                parts.append(laid)
                choices.append(good)
                break
        else:
            return None
    stack = np.zeros((pictures, size[1], size[0]), bool)
    for good in choices:
        # The first picture has the plainest of every motif; after that chance joins them.
        stack |= good[[0, *(chance.below(len(good)) for _ in range(pictures - 1))]]
    if framed:
        stack[:, 0] = stack[:, -1] = stack[:, :, 0] = stack[:, :, -1] = True
    return Pose(size, tuple(parts), inverted, framed), ~stack if inverted else stack


def _recognised(alone: Pose, loosest: int, chance: Chance) -> Bits | None:
    """Return the pictures of a motif, alone on the board, that show it; None if the plainest does not."""
    drawn = draft(alone).pictures(_PICTURES, chance, loosest)
    if not alone.shows(drawn[0]):
        return None
    return drawn[[0, *(at for at in range(1, _PICTURES) if alone.shows(drawn[at]))]]
