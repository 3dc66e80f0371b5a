"""The one Hitori that stands for all its turned, mirrored and renumbered forms."""

import numpy as np
from numpy.typing import NDArray

from cluewright.hitori.puzzle import Hitori

_MOST_IN_BYTES = 255


def canonical(puzzle: Hitori) -> Hitori:
    """Give the least of the forms a Hitori takes when it is turned and mirrored, lying if it is not square.

    In each form the numbers are those of a first meeting: reading row by row, each new one is the next number. Only
    which cells are alike matters in Hitori, so this changes nothing but the look.

    >>> canonical(Hitori([[7, 7, 5], [1, 7, 9]])).numbers
    ((1, 1, 2), (3, 1, 4))
    """
    grid = _small(puzzle.array)
    height, width = grid.shape
    forms: list[NDArray[np.int64]] = []
    if width >= height:
        forms += _mirrored(grid)
    if height >= width:
        forms += _mirrored(grid.T)
    shape = forms[0].shape
    if int(grid.max()) < _MOST_IN_BYTES:
        least = list(min(_renumbered_bytes(form.astype(np.uint8).tobytes()) for form in forms))
    else:
        least = min(_renumbered(form.ravel().tolist()) for form in forms)
    return Hitori(np.array(least, np.int32).reshape(shape))


def _small(array: NDArray[np.int32]) -> NDArray[np.int64]:
    """Give the numbers renamed 0, 1, 2, ... in the order of their size."""
    if int(array.max()) < _MOST_IN_BYTES:
        return array.astype(np.int64)
    _, small = np.unique(array, return_inverse=True)
    return small.reshape(array.shape).astype(np.int64)


def _mirrored(grid: NDArray[np.int64]) -> list[NDArray[np.int64]]:
    return [grid, grid[:, ::-1], grid[::-1], grid[::-1, ::-1]]


def _renumbered(cells: list[int]) -> list[int]:
    names = {cell: number for number, cell in enumerate(dict.fromkeys(cells), 1)}
    return [names[cell] for cell in cells]


def _renumbered_bytes(cells: bytes) -> bytes:
    """Renumber as `_renumbered` does, several times as quickly."""
    met = bytes(dict.fromkeys(cells))
    return cells.translate(bytes.maketrans(met, bytes(range(1, len(met) + 1))))
