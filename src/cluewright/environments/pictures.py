"""What `render` shows: the board as text, or as pixels."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cluewright.core.item import Item
from cluewright.core.registry import kind_of
from cluewright.render.drawing import draw
from cluewright.render.png import to_image

MODES = ("ansi", "rgb_array")
METADATA: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 8}


def frame(mode: str, item: Item[Any, Any], board: Any) -> str | NDArray[np.uint8]:
    """Return a puzzle and a board in one of the modes."""
    if mode == "ansi":
        return kind_of(item.puzzle).text(item.puzzle, board)
    drawing = draw(item.puzzle, board=board)
    return np.asarray(to_image(drawing.scene).convert("RGB"), np.uint8).copy()
