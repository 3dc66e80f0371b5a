"""Several pictures made from one image, side by side: by every method, at a few sizes, each repaired and rated."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from io import BytesIO
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from cluewright.clued_lines.comparing import made_in_shares
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded
from cluewright.core.images import read_grey
from cluewright.core.outcome import Verdict
from cluewright.core.pictures import NoPicture
from cluewright.core.rating import Rating
from cluewright.core.size import Size, format_size
from cluewright.nonogram.aesthetics import aesthetics
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.picture import PictureSettings, picture_from_grey, proposed_size
from cluewright.nonogram.rating import rate
from cluewright.nonogram.repair import Repair, repair

if TYPE_CHECKING:
    pass

METHODS = ("otsu", "adaptive", "tones", "edges")
"""The methods that make pictures; hardly anybody can solve dithered dots."""
SIDES = (15, 20, 30)
"""The longer sides that are tried where no size is given."""
_CELL, _GAP, _LINE = 6, 12, 14


@dataclass(frozen=True, slots=True, eq=False)
class Variant:
    """One way to make a picture of an image."""

    method: str
    picture: NDArray[np.bool_]
    changed: tuple[tuple[int, int], ...]
    verdict: Verdict
    rating: Rating | None
    score: int
    """How much it looks like a picture, in per mille."""

    @property
    def size(self) -> Size:
        """Return width and height."""
        return self.picture.shape[1], self.picture.shape[0]


def variants(image: bytes, settings: Sequence[PictureSettings], *, budget: Budget | None = None) -> tuple[Variant, ...]:
    """Make a picture by each of the settings, repair and rate it; the best looking with one solution come first.

    Each has a share of the time that is left. `BudgetExceeded` by cancelling carries those that are done.
    """
    drawn: dict[bytes, tuple[str, NDArray[np.bool_]]] = {}
    for each in settings:
        picture = picture_from_grey(read_grey(BytesIO(image), frame=each.frame), each)
        if picture.any() and not picture.all():
            drawn.setdefault(bytes(picture) + bytes(format_size(each.size), "ascii"), (each.threshold, picture))
    if not drawn:
        raise NoPicture(
            "this picture comes out blank or completely filled with every method: choose one with more contrast"
        )
    return made_in_shares(list(drawn.values()), _made, _worth, budget)


def settings_for(image: bytes, size: Size | None = None, **options: Any) -> list[PictureSettings]:
    """List the settings to compare: every method, at one size or, in the shape of the image, at a few."""
    crop, frame = options.get("crop"), options.get("frame", 0)
    sizes = [size] if size is not None else [
        proposed_size(BytesIO(image), longer=side, crop=crop, frame=frame) for side in SIDES
    ]  # fmt: skip
    methods = METHODS if _has_tones(read_grey(BytesIO(image), frame=frame)) else [m for m in METHODS if m != "tones"]
    return [PictureSettings(each, method, **options) for each in sizes for method in methods]


def _has_tones(grey: NDArray[np.uint8]) -> bool:
    """Tell whether a fifth of an image is neither nearly black nor nearly white, as in a photograph."""
    return bool(5 * int(((grey > 48) & (grey < 208)).sum()) >= grey.size)


def _made(drawn: tuple[str, NDArray[np.bool_]], budget: Budget) -> Variant:
    method, picture = drawn
    try:
        fixed: Repair = repair(picture, budget=budget)
    except BudgetExceeded as exceeded:
        fixed = exceeded.best
    made = Variant(method, fixed.picture, fixed.changed, fixed.verdict, None, aesthetics(fixed.picture).score)
    if fixed.verdict is Verdict.UNIQUE:
        with suppress(BudgetExceeded):
            return replace(made, rating=rate(clues_of(fixed.picture), budget=budget))
    return made


def _worth(made: Variant) -> tuple[bool, int]:
    return made.verdict is not Verdict.UNIQUE, -made.score
