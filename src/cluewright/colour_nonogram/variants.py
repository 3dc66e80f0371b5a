"""Several pictures made from one image, side by side: with palettes of several sizes, each repaired and rated."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from io import BytesIO
from typing import Any

from cluewright.clued_lines.comparing import made_in_shares
from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.painting import Painting
from cluewright.colour_nonogram.palette import FEWEST_COLOURS, MOST_COLOURS
from cluewright.colour_nonogram.picture import PictureSettings, one_or_more, picture_from_pixels, proposed_size
from cluewright.colour_nonogram.rating import rate
from cluewright.colour_nonogram.repair import Repair, repair
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded
from cluewright.core.images import read_colour
from cluewright.core.outcome import Verdict
from cluewright.core.pictures import PictureVariant
from cluewright.core.size import Size

PALETTES = (2, 3, 4, 6, 8, 12)
"""How many colours the pictures of a preview have."""
SIDES = (15, 20, 30)
"""The longer sides that are tried where no size is given."""


def previews(image: bytes, settings: PictureSettings) -> dict[str, Painting]:
    """Return the picture with palettes of several sizes, to choose from, each size once."""
    pixels = read_colour(BytesIO(image), frame=settings.frame)
    found: dict[str, Painting] = {}
    for colours in PALETTES:
        painting = picture_from_pixels(pixels, replace(settings, colours=colours))
        found.setdefault(palette_size(painting), painting)
    return found


def palette_size(painting: Painting) -> str:
    """Say how many colours a picture has besides the background."""
    count = len(painting.palette) - 1
    return f"{count} colour{'' if count == 1 else 's'}"


def settings_for(image: bytes, size: Size | None = None, *, colours: int, **options: Any) -> list[PictureSettings]:
    """List the settings to compare: the palette asked for and a smaller and a larger one, at one size or a few."""
    crop, frame = options.get("crop"), options.get("frame", 0)
    sizes = [size] if size is not None else [
        proposed_size(BytesIO(image), longer=side, crop=crop, frame=frame) for side in SIDES
    ]  # fmt: skip
    around = sorted({max(FEWEST_COLOURS, colours // 2), colours, min(MOST_COLOURS, colours * 3 // 2)})
    return [PictureSettings(each, count, **options) for each in sizes for count in around]


def variants(
    image: bytes, settings: Sequence[PictureSettings], *, budget: Budget | None = None
) -> tuple[PictureVariant[Board], ...]:
    """Make a picture by each of the settings, repair and rate it; those with one solution come first, the finest first.

    Each has a share of the time that is left. `BudgetExceeded` by cancelling carries those that are done.
    """
    drawn: dict[Painting, None] = {}
    for each in settings:
        painting = picture_from_pixels(read_colour(BytesIO(image), frame=each.frame), each)
        if len(painting.palette) > FEWEST_COLOURS:
            drawn.setdefault(painting)
    if not drawn:
        one_or_more(painting)
    return made_in_shares(list(drawn), _made, _worth, budget)


def _made(painting: Painting, budget: Budget) -> PictureVariant[Board]:
    try:
        fixed: Repair = repair(painting, budget=budget)
    except BudgetExceeded as exceeded:
        fixed = exceeded.best
    size = (painting.width, painting.height)
    made: PictureVariant[Board] = PictureVariant(
        palette_size(painting), size, fixed.painting, fixed.changed, fixed.verdict, None
    )
    if fixed.verdict is Verdict.UNIQUE:
        with suppress(BudgetExceeded):
            return replace(made, rating=rate(fixed.painting.own_puzzle(), budget=budget))
    return made


def _worth(made: PictureVariant[Board]) -> tuple[bool, int, int]:
    return made.verdict is not Verdict.UNIQUE, -made.board.cells.size, -int(made.board.cells.max())
