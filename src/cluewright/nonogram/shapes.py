"""Shapes in pictures: what the connected parts of a solution look like, with a score."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cluewright.core.budget import Budget
from cluewright.core.parts import numbered_parts
from cluewright.nonogram.cells import Picture, as_picture

_Filled = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class FoundShape:
    """Name a part of a picture that looks like a shape."""

    name: str
    """rectangle, frame, ellipse, ring, diamond, cross, triangle, bar, slanting line or dot"""
    score: int
    """Per mille of the cells of part and ideal together that both have; 1000 is exact."""
    row: int
    column: int
    width: int
    height: int
    """Its bounding box; row and column counted from 0."""


def components(picture: Picture, *, diagonal: bool = True, budget: Budget | None = None) -> NDArray[np.int64]:
    """Number the connected parts of the filled cells from 1, in reading order; empty cells have 0.

    >>> components("##.# ...# #...").tolist()
    [[1, 1, 0, 2], [0, 0, 0, 2], [3, 0, 0, 0]]
    """
    return numbered_parts(as_picture(picture).astype(bool), diagonal=diagonal, budget=budget)


def find_shapes(picture: Picture, *, least: int = 800, budget: Budget | None = None) -> tuple[FoundShape, ...]:
    """List the parts of a picture that look like a shape, the largest first.

    >>> [(shape.name, shape.score, shape.width) for shape in find_shapes("###.. #.#.. ###.#")]
    [('frame', 1000, 3), ('dot', 1000, 1)]
    """
    budget = budget or Budget()
    labels = components(picture, budget=budget)
    found = []
    for label, (top, bottom, left, right) in enumerate(_boxes(labels, budget), start=1):
        budget.check()
        cut = labels[top : bottom + 1, left : right + 1] == label
        name, score = _best(cut, budget)
        if score >= least:
            found.append(FoundShape(name, score, top, left, cut.shape[1], cut.shape[0]))
    return tuple(sorted(found, key=lambda shape: (-shape.width * shape.height, shape.row, shape.column)))


def _boxes(labels: NDArray[np.int64], budget: Budget) -> Iterator[tuple[int, int, int, int]]:
    """Yield the first and last row and column of every part."""
    count = int(labels.max(initial=0))
    rows, columns = np.nonzero(labels)
    part = labels[rows, columns] - 1
    sides = []
    for where in (rows, columns):
        budget.check()
        low, high = np.full(count, max(labels.shape)), np.zeros(count, np.int64)
        np.minimum.at(low, part, where)
        np.maximum.at(high, part, where)
        sides += [low.tolist(), high.tolist()]
    yield from zip(*sides, strict=True)


def _best(part: _Filled, budget: Budget) -> tuple[str, int]:
    """Return the ideal the part is most like; of equals the first, which is the simplest."""
    height, width = part.shape
    if part.all():
        return ("dot" if part.size == 1 else "bar" if 1 in part.shape else "rectangle"), 1000
    best = ("", 0)
    for name, ideals in _IDEALS.items():
        for ideal in ideals(width, height):
            budget.check()
            score = int((part & ideal).sum()) * 1000 // max(1, int((part | ideal).sum()))
            if score > best[1]:
                best = (name, score)
    return best


def _rectangles(width: int, height: int) -> list[_Filled]:
    return [np.ones((height, width), bool)]


def _frames(width: int, height: int) -> Iterator[_Filled]:
    for thick in range(1, (min(width, height) + 1) // 2):
        frame = np.ones((height, width), bool)
        frame[thick:-thick, thick:-thick] = False
        yield frame


def _ellipse(width: int, height: int, cut: int = 0) -> _Filled:
    """Fill the cells whose middle lies in the ellipse of the box, made smaller by `cut` cells all around."""
    x, y = 2 * np.arange(width)[None, :] + 1 - width, 2 * np.arange(height)[:, None] + 1 - height
    a, b = width - 2 * cut, height - 2 * cut
    return np.asarray(x * x * b * b + y * y * a * a <= a * a * b * b) & (a > 0) & (b > 0)


def _ellipses(width: int, height: int) -> list[_Filled]:
    return [_ellipse(width, height)] if min(width, height) > 2 else []


def _rings(width: int, height: int) -> Iterator[_Filled]:
    outer = _ellipse(width, height)
    return (outer & ~_ellipse(width, height, cut) for cut in range(1, min(width, height) // 2))


def _diamonds(width: int, height: int) -> list[_Filled]:
    x, y = abs(2 * np.arange(width)[None, :] + 1 - width), abs(2 * np.arange(height)[:, None] + 1 - height)
    return [np.asarray(x * height + y * width <= width * height)] if min(width, height) > 2 else []


def _crosses(width: int, height: int) -> Iterator[_Filled]:
    for thick in range(1, min(width, height) - 1):
        cross = np.zeros((height, width), bool)
        cross[(height - thick) // 2 : (height - thick) // 2 + thick] = True
        cross[:, (width - thick) // 2 : (width - thick) // 2 + thick] = True
        yield cross


def _triangles(width: int, height: int) -> list[_Filled]:
    if min(width, height) < 2:
        return []
    x, y = 2 * np.arange(width)[None, :] + 1, 2 * np.arange(height)[:, None] + 1
    upright = np.asarray(2 * abs(x - width) * height <= width * y)
    corner = np.asarray(x * height <= width * y)
    return [upright, np.flipud(upright), corner, np.fliplr(corner), np.flipud(corner), np.rot90(corner, 2)]


def _slanting(width: int, height: int) -> list[_Filled]:
    if width != height:
        return []
    line = np.eye(width, dtype=bool)
    return [line, np.fliplr(line)]


_IDEALS: dict[str, Callable[[int, int], Iterable[_Filled]]] = {
    "rectangle": _rectangles,
    "frame": _frames,
    "ellipse": _ellipses,
    "ring": _rings,
    "cross": _crosses,
    "diamond": _diamonds,
    "triangle": _triangles,
    "slanting line": _slanting,
}
