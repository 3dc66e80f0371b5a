"""One line of a colour nonogram: which of its blocks are complete."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from cluewright.colour_nonogram.board import BACKGROUND, UNKNOWN, Cells
from cluewright.colour_nonogram.puzzle import Block, Clue
from cluewright.core.positions import all_of, run_down, run_up


def satisfied_clues(clue: Clue, cells: Cells) -> tuple[int, ...]:
    """Return the places of the blocks that are complete in every arrangement that fits; a wrong line has none.

    >>> satisfied_clues(((1, 1), (2, 2)), np.array([0, 0, 3, 3, 1], np.uint8))
    (1,)
    """
    return _satisfied(clue, cells.tobytes()) if clue else ()


@lru_cache(maxsize=8192)
def _satisfied(clue: Clue, cells: bytes) -> tuple[int, ...]:
    """Cache lines: a move changes few of a board's, but all are needed after each."""
    values = np.frombuffer(cells, np.uint8)
    blocks = clue or ()
    found = _places(blocks, values)
    return tuple(
        number
        for number, ((begin, end), (_, colour)) in enumerate(zip(found, blocks, strict=True))
        if _is_one(begin) and _is_one(end) and (values[_first(begin) : _first(end)] == colour + BACKGROUND).all()
    )


def _places(blocks: Sequence[Block], values: Cells) -> list[tuple[int, int]]:
    """Return for each block the positions at which it can begin, and those at which it can end, as sets of bits."""
    back = _mask(values, 0)
    may = [_mask(values, colour) for _, colour in blocks]
    same = [bool(n) and blocks[n - 1][1] == colour for n, (_, colour) in enumerate(blocks)]
    starts: list[int] = []
    ends = [1]
    for (length, _), cells, parted in zip(blocks, may, same, strict=True):
        starts.append(run_up((ends[-1] & back) << 1 if parted else ends[-1], back))
        if length is None:
            ends.append(run_up((starts[-1] & cells) << 1, cells))
        else:
            ends.append((starts[-1] & all_of(cells, length)) << length)
    onward = run_down(1 << len(values), back)
    found = []
    for n in range(len(blocks) - 1, -1, -1):
        length, end = blocks[n][0], ends[n + 1] & onward
        begin = starts[n] & may[n] & run_down(end, may[n]) >> 1 if length is None else end >> length
        found.append((begin, end))
        onward = run_down(begin, back)
        if same[n]:
            onward = back & onward >> 1
    return found[::-1]


def _mask(values: Cells, colour: int) -> int:
    """Return the cells that may have a colour."""
    places = np.flatnonzero((values == UNKNOWN) | (values == colour + BACKGROUND)).tolist()
    return sum(1 << place for place in places)


def _is_one(positions: int) -> bool:
    return positions != 0 and positions & (positions - 1) == 0


def _first(positions: int) -> int:
    return positions.bit_length() - 1
