"""Families of boards to measure solvers on, each determined by its size and a seed.

These are for benchmarks only. They use floating point, so they are not recipes: a generated puzzle never comes from
here.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.bool_]


def random_picture(width: int, height: int, percent: int, seed: int | None = None) -> Picture:
    """Fill each cell with the given chance; `rand90_1000` of the published figures has no seed given."""
    rng = np.random.default_rng(1000 * width + percent if seed is None else seed)
    return rng.random((height, width)) < percent / 100


def blurred_picture(size: int, radius: int, seed: int | None = None) -> Picture:
    """Threshold smooth noise: picture-like areas about `radius` cells thick."""
    rng = np.random.default_rng(7000 * size + radius if seed is None else seed)
    noise = rng.standard_normal((size, size))
    reach = int(4 * radius + 0.5)
    weights = np.exp(-0.5 * (np.arange(-reach, reach + 1) / radius) ** 2)
    weights /= weights.sum()
    kernel = np.zeros(size)
    np.add.at(kernel, np.arange(-reach, reach + 1) % size, weights)
    spectrum = np.fft.rfft(kernel)
    for axis in (0, 1):
        shape = (-1, 1) if axis == 0 else (1, -1)
        noise = np.fft.irfft(np.fft.rfft(noise, axis=axis) * spectrum.reshape(shape), size, axis=axis)
    return noise > 0


def shapes_picture(size: int, seed: int | None = None) -> Picture:
    """Lay twelve discs, boxes and diamonds over each other, inverting the colour where they overlap."""
    rng = np.random.default_rng(size if seed is None else seed)
    picture = np.zeros((size, size), bool)
    y, x = np.mgrid[0:size, 0:size]
    for _ in range(12):
        centre_x, centre_y = rng.uniform(0, size, 2)
        radius = rng.uniform(size / 20, size / 5)
        shape = rng.integers(3)
        if shape == 0:
            inside = (x - centre_x) ** 2 + (y - centre_y) ** 2 < radius * radius
        elif shape == 1:
            inside = (abs(x - centre_x) < radius) & (abs(y - centre_y) < radius * rng.uniform(0.3, 1))
        else:
            inside = abs(x - centre_x) + abs(y - centre_y) < radius
        picture ^= inside
    return picture


def domino_picture(dominoes: int) -> Picture:
    """Stand dominoes in a chain from the top right to the bottom left, after Josh Greifer's "Domino Logic".

    Line solving and probing settle next to nothing, yet there is only one solution: the dominoes have no room to
    spare. What a solver needs grows exponentially with their number.
    """
    size = 2 * dominoes + 1
    picture = np.zeros((size, size), bool)
    for k in range(dominoes + 1):
        column, top = size - 1 - 2 * k, 2 * k
        if k < dominoes:
            picture[top : top + 3, column] = True
        if k > 0:
            picture[top - 2, column] = True
        if column > 0:
            picture[top, column - 1] = True
    return picture


LARGE: dict[str, Callable[[int], Picture]] = {
    "rand90": lambda size: random_picture(size, size, 90),
    "rand80": lambda size: random_picture(size, size, 80),
    "rand70": lambda size: random_picture(size, size, 70),
    "shapes": shapes_picture,
    "blur20": lambda size: blurred_picture(size, 20),
    "blur10": lambda size: blurred_picture(size, 10),
    "blur5": lambda size: blurred_picture(size, 5),
}
"""The families of the published figures, by name; the same boards."""
