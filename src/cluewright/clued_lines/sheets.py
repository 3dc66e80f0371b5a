"""Pictures drawn side by side, to choose from."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from cluewright.core.outcome import Verdict
from cluewright.core.pictures import PictureVariant
from cluewright.core.size import format_size

if TYPE_CHECKING:
    from PIL import Image

Pixels = NDArray[np.uint8]
"""(height, width, 3) amounts of red, green and blue, a pixel for each cell."""

_CELL, _GAP, _LINE = 6, 12, 14
_BETWEEN, _AROUND = (128, 128, 128), (230, 230, 230)


def sheet_of(pictures: Sequence[Pixels]) -> "Image.Image":
    """Draw pictures of the same size side by side."""
    from PIL import Image

    images = [_image(picture) for picture in pictures]
    size = sum(image.width + _CELL for image in images) - _CELL, images[0].height
    sheet = Image.new("RGB", size, _BETWEEN)
    for place, image in enumerate(images):
        sheet.paste(image, (place * (image.width + _CELL), 0))
    return sheet


def variant_sheet(found: Sequence[tuple[PictureVariant[Any], Pixels]]) -> "Image.Image":
    """Draw variants side by side, each with its label."""
    from PIL import Image, ImageDraw

    columns = min(4, len(found))
    wide = max(200, *(_CELL * each.size[0] for each, _ in found)) + _GAP
    high = max(_CELL * each.size[1] for each, _ in found) + 2 * _LINE + 2 * _GAP
    sheet = Image.new("RGB", (columns * wide + _GAP, -(-len(found) // columns) * high + _GAP), _AROUND)
    pen = ImageDraw.Draw(sheet)
    for place, (each, pixels) in enumerate(found):
        left, top = _GAP + place % columns * wide, _GAP + place // columns * high
        sheet.paste(_image(pixels), (left, top + 2 * _LINE + 4))
        for line, text in enumerate(label_of(each)):
            pen.text((left, top + line * _LINE), text, fill=(0, 0, 0))
    return sheet


def label_of(variant: PictureVariant[Any]) -> tuple[str, str]:
    """Say in two lines how a variant was made and how good it is."""
    changed = f"{len(variant.changed)} cell{'' if len(variant.changed) == 1 else 's'} changed"
    known = {Verdict.UNIQUE: "unique", Verdict.SEVERAL: "several solutions"}
    level = "" if variant.rating is None else f", {variant.rating.level}"
    made = f"{variant.method}, {format_size(variant.size)}{level}"
    return made, f"{changed}, {known.get(variant.verdict, 'not proven')}"


def _image(pixels: Pixels) -> "Image.Image":
    from PIL import Image

    return Image.fromarray(np.ascontiguousarray(pixels.repeat(_CELL, axis=0).repeat(_CELL, axis=1)))
