"""Which cells a closed chain of shaded cells cuts off."""

from collections import deque
from collections.abc import Collection, Iterator, Sequence

Place = tuple[int, int]
LARGE = 60
"""From this many cells on, an area is large."""


def cut_off(width: int, height: int, closing: Place, shaded: Sequence[Place]) -> tuple[Place, ...]:
    """Return the smaller area that shaded cells leave once the cell that closes their chain is shaded; nothing if it is
    large.

    All areas next to that cell are flooded in step, so that the effort is small however large the board is.

    >>> cut_off(4, 4, (2, 0), [(0, 2), (1, 1)])
    ((0, 0), (0, 1), (1, 0))
    """
    closed = {closing, *shaded}
    floods = [_flood(width, height, start, closed) for start in _beside(width, height, closing) if start not in closed]
    areas: list[list[Place]] = [[] for _ in floods]
    for _ in range(LARGE):
        for flood, area in zip(floods, areas, strict=True):
            if (cell := next(flood, None)) is None:
                return tuple(sorted(area))
            area.append(cell)
    return ()


def _flood(width: int, height: int, start: Place, closed: Collection[Place]) -> Iterator[Place]:
    seen, waiting = {start}, deque([start])
    while waiting:
        cell = waiting.popleft()
        yield cell
        for other in _beside(width, height, cell):
            if other not in seen and other not in closed:
                seen.add(other)
                waiting.append(other)


def _beside(width: int, height: int, cell: Place) -> list[Place]:
    row, column = cell
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [(y, x) for y, x in around if 0 <= y < height and 0 <= x < width]
