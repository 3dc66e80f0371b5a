"""Puzzles in which one technique is needed, and nothing of a harder level.

A random picture is steered towards the technique: some cells change their colours by chance, and what is no further
away is kept. A picture is nearer the fewer cells stay open by the techniques that are allowed; where none does, the
longer its path is.
"""

import numpy as np
from numpy.typing import NDArray

from cluewright.clued_lines.climbing import ONLY_PLACE
from cluewright.colour_nonogram.board import UNKNOWN, Board
from cluewright.colour_nonogram.ladder import LAST_OF_LEVEL, Climb, Rung, climb
from cluewright.colour_nonogram.palette import MARKS, Colour
from cluewright.core.budget import Budget
from cluewright.core.chance import Chance

_RARE = (Rung.SMALL_GAP, Rung.SPLITTING)
"""Steering does not lead to these: simpler steps close most small gaps, and groups of a colour seldom lie so close."""
LESSONS = (*(rung.slug for rung in Rung if rung not in _RARE), ONLY_PLACE)
"""The techniques there are lessons of, by their slugs."""

Picture = NDArray[np.uint8]

_STEERED = 300
"""How many changes steering tries on one picture."""
_FAR = 1_000_000
"""Keeps the ranks of distances apart."""


def lesson(slug: str, width: int, height: int, chance: Chance, *, colours: int, budget: Budget) -> Picture | None:
    """Make the picture of a puzzle that needs a technique, in colour numbers; None if this try did not lead to one.

    Args:
        slug: The technique that is needed.
        width: The columns of the board.
        height: The rows of the board.
        chance: Decides everything else.
        colours: How many the picture has, besides the background.
        budget: Cancellation and limits.
    """
    palette = [Colour(mark, "#000000", mark) for mark in MARKS[: colours + 1]]
    rung = _rung(slug)
    last = next(last for last in LAST_OF_LEVEL.values() if rung <= last)
    picture = _random(width, height, colours, 550 if rung >= Rung.LINE_ANALYSIS else 650, chance)
    now: Picture | None = None
    distance = 10 * _FAR
    for _ in range(_STEERED):
        budget.check()
        if len(np.unique(picture[picture > 0])) == colours:
            puzzle = Board.solved(picture).puzzle(palette)
            new = _distance(climb(puzzle, last=last, budget=budget), rung, slug)
            if new == 0:
                return picture
            if new <= distance:
                now, distance = picture, new
        picture = _changed(picture if now is None else now, colours, chance)
    return None


def _rung(slug: str) -> Rung:
    return Rung.OVERLAP if slug == ONLY_PLACE else next(rung for rung in Rung if rung.slug == slug)


def _distance(found: Climb, rung: Rung, slug: str) -> int:
    """Return how far a climb is from needing the technique and being solved."""
    count = found.only_places if slug == ONLY_PLACE else found.steps[rung]
    if rung is Rung.OVERLAP and slug != ONLY_PLACE:
        count -= found.only_places
    left = int(np.count_nonzero(found.board.cells == UNKNOWN))
    if count:
        return 0 if found.solved else _FAR + left
    return 3 * _FAR + left if left else 3 * _FAR - min(len(found.path), _FAR - 1)


def _random(width: int, height: int, colours: int, density: int, chance: Chance) -> Picture:
    """Return a random picture with this many coloured cells in a thousand."""
    cells = [1 + chance.below(colours) if chance.below(1000) < density else 0 for _ in range(width * height)]
    return np.array(cells, np.uint8).reshape(height, width)


def _changed(picture: Picture, colours: int, chance: Chance) -> Picture:
    """Return a picture with up to three cells changed."""
    changed = picture.copy()
    for _ in range(1 + chance.below(3)):
        changed.flat[chance.below(changed.size)] = chance.below(colours + 1)
    return changed
