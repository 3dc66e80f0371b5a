"""A scene with one of every primitive, for what all back-ends have in common."""

import numpy as np

from cluewright.core.scene import (
    CellGrid,
    Circle,
    Layer,
    Marks,
    Polyline,
    Rect,
    Role,
    Scene,
    StraightLine,
    Strokes,
    Text,
    Texts,
)


def everything() -> Scene:
    """Give a 6x4 board: the left half is full of cells, the right half has the rest, a cell each."""
    scene = Scene((-1, -1, 7, 5), "All & everything", "Described <here>.", 6, 4)
    values = np.array([[1, 2, 0], [2, 1, 0], [1, 1, 2], [0, 0, 0]], np.uint8)
    scene.add(Layer.SOLUTION, CellGrid((0, 0), values, (None, Role.FILL, Role.TARGET)))
    scene.add(Layer.BACKGROUND, CellGrid((-1, -1), np.ones((1, 2), np.uint8), (None, Role.MISTAKE), strength=0.5))
    scene.add(Layer.HIGHLIGHTS, Rect(3, 0, 1, 1, Role.EVIDENCE, strength=0.5))
    scene.add(Layer.MARKS, Rect(4.1, 0.1, 0.8, 0.8, Role.CHANGED, Role.INK, 0.1, radius=0.2))
    scene.add(Layer.MARKS, Circle((5.5, 0.5), 0.4, Role.PATH, Role.WALL, 0.1))
    scene.add(Layer.MARKS, Marks(((3.5, 1.5),), "cross", 0.3, Role.MARK, 0.1))
    scene.add(Layer.MARKS, Marks(((4.5, 1.5),), "circle", 0.4, Role.MARK, 0.1))
    scene.add(Layer.MARKS, Marks(((5.5, 1.5),), "disc", 0.4, Role.FILL))
    scene.add(Layer.MARKS, Polyline(((3.5, 2.5), (4.5, 2.5), (4.5, 3.5)), Role.PATH, 0.3))
    scene.add(Layer.MARKS, Polyline(((5, 3), (6, 3), (6, 4)), None, fill=Role.FILL))
    scene.add(Layer.GRID, StraightLine((3, 0), (3, 4), Role.BOLD, 0.1), StraightLine((5, 2), (6, 3), Role.MISTAKE, 0.2))
    scene.add(Layer.GRID, Strokes(((0, 4, 6, 4), (0, 0, 0, 4)), Role.BOLD, 0.1))
    scene.add(Layer.CLUES, Text((1.5, 3.5), "8", 0.9, Role.INK, bold=True))
    scene.add(Layer.CLUES, Texts(((-0.2, 0.5, "10"), (-0.2, 1.5, "<&>")), 0.6, Role.FAINT, "end"))
    scene.add(Layer.CAPTION, Text((0, 4.5), "A caption of no great length", 0.5, anchor="start"))
    return scene
