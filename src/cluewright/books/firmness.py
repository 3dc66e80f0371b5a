"""Lines made thick enough for a printing press."""

from dataclasses import replace
from typing import TypeAlias, cast

from cluewright.core.scene import Circle, Marks, Polyline, Primitive, Rect, Role, Scene, StraightLine, Strokes

_CROWDED = 0.22
"""Lines between cells are left out where they would take more than this of a cell: there, the frame is enough."""
_EVEN = 1e-6
_Lined: TypeAlias = Rect | StraightLine | Strokes | Polyline | Circle | Marks


def firm_scene(scene: Scene, thinnest: float, *, shift: bool) -> Scene:
    """Return a scene whose lines are at least that thick, in cells; with `shift` all of them grow alike.

    So every fifth line of a grid is still seen to be thicker than the others.
    """
    widths = [width for _, part in scene.primitives() if (width := _line_of(part)) is not None]
    if not widths or min(widths) >= thinnest - _EVEN:
        return scene
    more = thinnest - min(widths) if shift else 0.0
    firm = Scene(scene.bounds, scene.title, scene.description, scene.columns, scene.rows, language=scene.language)
    for layer, part in scene.primitives():
        width = _line_of(part)
        if width is None:
            firm.add(layer, part)
        elif not (shift and thinnest > _CROWDED and isinstance(part, Strokes) and part.stroke is Role.GRID):
            firm.add(layer, replace(cast(_Lined, part), stroke_width=max(width + more, thinnest)))
    return firm


def _line_of(part: Primitive) -> float | None:
    """Return how thick the lines of a primitive are, or None if it has none."""
    if isinstance(part, StraightLine | Strokes):
        return part.stroke_width
    if isinstance(part, Rect | Polyline | Circle):
        return None if part.stroke is None else part.stroke_width
    if isinstance(part, Marks):
        return None if part.shape == "disc" else part.stroke_width
    return None
