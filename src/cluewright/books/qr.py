"""QR codes that open a puzzle in the browser."""

from typing import Any

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.core.scene import CellGrid, Layer, Role, Scene
from cluewright.formats.share import QR_CAPACITY, share_link

MODULE = 0.38
"""The side of a module in millimetres where there is room."""
SMALLEST_MODULE = 0.3
"""Smaller ones cannot be read reliably from ordinary paper."""
SMALLEST_SIDE = 14.0
_QUIET = 2
"""Modules left white inside the drawing; the page leaves at least as much around it."""


def qr_link(item: Item[Any, Any], base: str) -> str | None:
    """Return the link in the puzzle's QR code, or None if no code can hold it."""
    try:
        link = share_link(item, base)
    except FormatError:
        return None
    return link if len(link.encode()) <= QR_CAPACITY else None


def qr_scene(link: str) -> Scene:
    """Draw a QR code, one cell per module, with the most error correction its size allows."""
    import numpy as np
    import segno

    matrix = np.array([list(row) for row in segno.make(link, error="l", micro=False).matrix], np.uint8)
    side = len(matrix)
    bounds = (-_QUIET, -_QUIET, side + _QUIET, side + _QUIET)
    scene = Scene(bounds, "QR code", link, side, side)
    scene.add(Layer.SOLUTION, CellGrid((0, 0), matrix, (None, Role.INK)))
    return scene


def qr_side(scene: Scene, most: float) -> float | None:
    """Return the side of a code in millimetres, at most `most`; None if it would be too dense to print."""
    if SMALLEST_MODULE * scene.width > most:
        return None
    return min(most, max(MODULE * scene.width, SMALLEST_SIDE))
