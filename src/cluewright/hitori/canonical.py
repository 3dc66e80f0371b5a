"""The one Hitori that stands for all its turned, mirrored and renumbered forms."""

from collections.abc import Iterator
from itertools import chain

import numpy as np

from cluewright.hitori.puzzle import Hitori

_MOST_IN_BYTES = 255


def canonical(puzzle: Hitori) -> Hitori:
    """Give the least of the forms a Hitori takes when it is turned and mirrored, lying if it is not square.

    In each form the numbers are those of a first meeting: reading row by row, each new one is the next number. Only
    which cells are alike matters in Hitori, so this changes nothing but the look.

    >>> canonical(Hitori([[7, 7, 5], [1, 7, 9]])).numbers
    ((1, 1, 2), (3, 1, 4))
    """
    width, height = puzzle.width, puzzle.height
    cells = _renumbered(list(chain.from_iterable(puzzle.numbers)))
    if max(cells) <= _MOST_IN_BYTES:
        least = list(min(map(_renumbered_bytes, map(bytes, _forms(cells, width, height)))))
    else:
        least = min(map(_renumbered, _forms(cells, width, height)))
    return Hitori(np.array(least, np.int32).reshape(min(width, height), max(width, height)))


def _forms(cells: list[int], width: int, height: int) -> Iterator[list[int]]:
    """Yield the cells of the lying forms, row by row: four, of a square eight."""
    if width >= height:
        yield from _mirrored(cells, width)
    if height >= width:
        yield from _mirrored([cell for column in range(width) for cell in cells[column::width]], height)


def _mirrored(cells: list[int], width: int) -> Iterator[list[int]]:
    """Yield the cells as they are, turned by half, mirrored and upside down."""
    mirrored = [cell for start in range(0, len(cells), width) for cell in cells[start : start + width][::-1]]
    for form in (cells, mirrored):
        yield form
        yield form[::-1]


def _renumbered(cells: list[int]) -> list[int]:
    names = {cell: number for number, cell in enumerate(dict.fromkeys(cells), 1)}
    return [names[cell] for cell in cells]


def _renumbered_bytes(cells: bytes) -> bytes:
    """Renumber as `_renumbered` does, several times as quickly."""
    met = bytes(dict.fromkeys(cells))
    return cells.translate(bytes.maketrans(met, bytes(range(1, len(met) + 1))))
