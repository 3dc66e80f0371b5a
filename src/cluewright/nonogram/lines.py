"""One line of a nonogram: what its clue says about its cells.

A line's cells are given as a row or column of a board (a uint8 array), as text of `#` filled, `.` empty and `?`
unknown, or as a list of `Cell` values or of true and false; answers are arrays. An arrangement is a way to place
all blocks of the clue; one that fits the line has its decided cells right.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import groupby
from typing import Any, NamedTuple

import numpy as np

from cluewright import _native
from cluewright.core.errors import InvalidPuzzle, shown
from cluewright.nonogram.board import Cell, Cells
from cluewright.nonogram.puzzle import Clue, shortest_length
from cluewright.nonogram.wording import fault

LineCells = Cells | str | bytes | Sequence[Any]

_SYMBOLS = b"?.#!"
_FROM_SYMBOL = bytes(_SYMBOLS.find(code) & 0xFF for code in range(256))
_TO_SYMBOL = bytes(_SYMBOLS[code] if code < 4 else 0 for code in range(256))


def solve_line(clue: Clue, cells: LineCells) -> Cells | None:
    """Settle every cell that is the same in all arrangements that agree with the line; None if there are none.

    >>> line_text(solve_line((7,), "??????????"))
    '???####???'
    >>> solve_line((2,), "#?#") is None
    True
    """
    try:
        # The cells are nearly always a board's row, and the clue a puzzle's: nothing is checked twice.
        found = _native.solve_line(clue, cells if type(cells) is np.ndarray else line_cells(cells))
    except (TypeError, ValueError, BufferError):
        found = _native.solve_line(line_clue(clue), line_cells(cells))
    return None if found is None else np.frombuffer(found, np.uint8)


_MEMORY = _native.LineMemory(32 * 2**20)


def can_be_completed(clue: Clue, cells: Cells) -> bool:
    """Tell whether any arrangement agrees with a board's line.

    Called for all lines of a board after every move, of which few have changed: long lines are cached, which costs
    a look-up instead of solving them.
    """
    return _MEMORY.solve_line(clue, cells) is not None


class BlockRange(NamedTuple):
    """Where a block may lie: the first and last cell where it can start, and where it can end."""

    first_start: int
    last_start: int
    first_end: int
    last_end: int

    @property
    def fixed(self) -> bool:
        """Tell whether the block is in the same place in all arrangements."""
        return self.first_start == self.last_start and self.first_end == self.last_end

    @property
    def size(self) -> int:
        """Return the number of cells from the first start to the last end."""
        return self.last_end - self.first_start + 1


def places(clue: Clue, cells: LineCells) -> tuple[BlockRange, ...] | None:
    """Return every block's range over all arrangements that fit; None if there are none.

    >>> places((3, 1), "?????.?")[0]
    BlockRange(first_start=0, last_start=2, first_end=2, last_end=4)
    """
    try:
        found = _native.line_ranges(clue, cells if type(cells) is np.ndarray else line_cells(cells))
    except (TypeError, ValueError, BufferError):
        found = _native.line_ranges(line_clue(clue), line_cells(cells))
    return None if found is None else tuple(BlockRange(*place) for place in found)


class LineState(StrEnum):
    """The state of a line."""

    SOLVED = "solved"  # the filled cells are an arrangement, whether or not the others are marked empty
    OPEN = "open"
    WRONG = "wrong"  # no arrangement agrees


@dataclass(frozen=True, slots=True)
class LineCheck:
    """The state of a line, and the present lengths of its filled groups."""

    state: LineState
    groups: tuple[int, ...]


def validate_line(clue: Clue, cells: LineCells) -> LineCheck:
    """Compare a line with its clue; unfinished is not wrong.

    >>> validate_line((2, 3, 1), "##.###.#..").state
    <LineState.SOLVED: 'solved'>
    >>> validate_line((2, 3, 1), "##.???????").state
    <LineState.OPEN: 'open'>
    """
    line, numbers = line_cells(cells), line_clue(clue)
    groups = tuple(end - start for start, end in filled_groups(line))
    if solve_line(numbers, line) is None:
        state = LineState.WRONG
    elif numbers is None:
        state = LineState.OPEN if np.any(line == Cell.UNKNOWN) else LineState.SOLVED
    else:
        solved = len(groups) == len(numbers) and all(map(_is_length, numbers, groups))
        state = LineState.SOLVED if solved else LineState.OPEN
    return LineCheck(state, groups)


def _is_length(number: int | None, length: int) -> bool:
    return number is None or number == length


def satisfied_clues(clue: Clue, cells: LineCells) -> tuple[int, ...]:
    """Return the indices of the clue numbers whose block is complete in every arrangement that fits.

    A group only counts as a certain clue if it can be no other; a wrong line has no satisfied clues.

    >>> satisfied_clues((1, 1, 3), "????.###")
    (2,)
    >>> satisfied_clues((1, 1), "?.#.?")
    ()
    """
    return ClueLine(clue, cells).satisfied


def count_arrangements(clue: Clue, cells: LineCells) -> int:
    """Count the arrangements that fit the line, exactly.

    >>> count_arrangements((2, 1), "??????")
    6
    """
    line, numbers = line_cells(cells), line_clue(clue)
    if np.any(line == Cell.CONTRADICTION):
        return 0
    if numbers is None:
        return int(2 ** np.count_nonzero(line == Cell.UNKNOWN))
    slack = len(line) - shortest_length(numbers)
    if slack < 0:
        return 0
    if not np.any(line):
        # Slack is distributed to the gaps, both ends included, and to the hidden numbers.
        takers = len(numbers) + numbers.count(None)
        return math.comb(slack + takers, takers)
    return _count_partial(numbers, line, slack)


def _count_partial(numbers: tuple[int | None, ...], line: Cells, slack: int) -> int:
    """Count by the slack used so far: a gap or hidden number may use more, cell by cell, as long as the cells allow."""
    # One cell before and one after the line stand for the gaps at its ends.
    may_empty = [True, *(line != Cell.FILLED).tolist(), True]
    may_fill = [False, *(line != Cell.EMPTY).tolist(), False]
    not_fillable = [0, *np.cumsum(np.logical_not(may_fill)).tolist()]
    ways = _spread([1] + [0] * slack, may_empty)
    at = 1
    for number in numbers:
        if number is None:
            ways = _spread(ways, may_fill[at:])
        else:
            bad = not_fillable[at + number :], not_fillable[at:]
            ways = [way if end == start else 0 for way, end, start in zip(ways, *bad, strict=False)]
        at += number or 1
        ways = _spread(ways, may_empty[at:])
        at += 1
    return ways[slack]


def _spread(ways: list[int], allowed: Sequence[bool]) -> list[int]:
    running, spread = 0, []
    for way, may in zip(ways, allowed, strict=False):
        running = running + way if may else 0
        spread.append(running)
    return spread


def arrangements(clue: Clue, cells: LineCells) -> Iterator[Cells]:
    """Yield every arrangement that fits the line, leftmost first, as decided cells.

    A branch is only entered when it leads to an arrangement, so the first ones of many come at once.

    >>> [line_text(line) for line in arrangements((2, 1), "?#???")]
    ['##.#.', '##..#', '.##.#']
    """
    line, numbers = line_cells(cells), line_clue(clue)
    if solve_line(numbers, line) is None:
        return
    if numbers is None:
        yield from _any_lines(line)
        return
    # Depth first over (cells decided so far); after each choice the line solver tells whether anything remains.
    stack = [line]
    while stack:
        settled = solve_line(numbers, stack.pop())
        if settled is None:
            continue
        open_cells = np.flatnonzero(settled == Cell.UNKNOWN)
        if not open_cells.size:
            yield settled
            continue
        for value in (Cell.EMPTY, Cell.FILLED):
            branch = settled.copy()
            branch[open_cells[0]] = value
            stack.append(branch)


def _any_lines(line: Cells) -> Iterator[Cells]:
    open_cells = np.flatnonzero(line == Cell.UNKNOWN)
    for choice in range(2**open_cells.size):
        decided = line.copy()
        for bit, cell in enumerate(reversed(open_cells.tolist())):
            decided[cell] = Cell.EMPTY if choice >> bit & 1 else Cell.FILLED
        yield decided


def common_cells(lines: Iterable[LineCells]) -> Cells | None:
    """Return what all lines have in common, cell by cell; None for no lines.

    >>> line_text(common_cells(arrangements((2, 1), "??????")))
    '??????'
    """
    common: Cells | None = None
    for line in lines:
        # Filled and empty share no bit, so what differs becomes unknown.
        common = line_cells(line).copy() if common is None else common & line_cells(line)
        if not np.any(common):
            break
    return common


class ClueLine:
    """A clue with its cells, and what several deductions want to know about them."""

    def __init__(self, clue: Clue, cells: LineCells) -> None:
        self.clue = line_clue(clue)
        self.cells = line_cells(cells)

    @cached_property
    def places(self) -> tuple[BlockRange, ...] | None:
        """Return every block's range; None if no arrangement agrees."""
        return places(self.clue, self.cells)

    @cached_property
    def satisfied(self) -> tuple[int, ...]:
        """Return the clue numbers that are satisfied for certain."""
        return tuple(
            index
            for index, place in enumerate(self.places or ())
            if place.fixed and self.known[place.first_start : place.last_end + 1].count(Cell.FILLED) == place.size
        )

    @cached_property
    def known(self) -> list[int]:
        """Return the cells as plain integers."""
        values: list[int] = self.cells.tolist()
        return values


def filled_groups(cells: Cells) -> list[tuple[int, int]]:
    """Return the groups of filled cells as (start, end), the end not included."""
    groups, at = [], 0
    for filled, run in groupby(cells.tolist(), lambda cell: cell == Cell.FILLED):
        size = sum(1 for _ in run)
        if filled:
            groups.append((at, at + size))
        at += size
    return groups


def line_text(cells: LineCells | None) -> str:
    """Write a line as `#`, `.` and `?`; `impossible` for None.

    >>> line_text([Cell.FILLED, Cell.UNKNOWN])
    '#?'
    """
    return "impossible" if cells is None else line_cells(cells).tobytes().translate(_TO_SYMBOL).decode()


def line_cells(cells: LineCells) -> Cells:
    """Read the cells of a line in any form it may be given; an array of the right type is not copied."""
    if isinstance(cells, str):
        array = np.frombuffer(cells.encode("utf-8", "surrogatepass").translate(_FROM_SYMBOL), np.uint8)
        if array.size and array.max() > Cell.CONTRADICTION:
            strange = next(symbol for symbol in cells if symbol not in "?.#!")
            raise InvalidPuzzle([fault("line", "symbol", value=shown(strange))])
        return array
    if isinstance(cells, bytes | bytearray):
        array = np.frombuffer(bytes(cells), np.uint8)
    else:
        try:
            array = np.asarray(cells)
        except ValueError:
            raise InvalidPuzzle([fault("line", "nested")]) from None
    if array.ndim != 1:
        raise InvalidPuzzle([fault("line", "shape", shape=str(array.shape))])
    if array.dtype == np.bool_:
        return np.where(array, np.uint8(Cell.FILLED), np.uint8(Cell.EMPTY))
    if array.size and (array.dtype.kind not in "iu" or array.min() < 0 or array.max() > Cell.CONTRADICTION):
        strange = next((value for value in array.tolist() if value not in tuple(Cell)), array[0])
        raise InvalidPuzzle([fault("line", "number", value=shown(strange))])
    return array if array.dtype == np.uint8 else array.astype(np.uint8)


def line_clue(clue: Any) -> Clue:
    """Read a line's clue: None, or lengths of which some may be None; `[0]` is an empty line."""
    if clue is None:
        return None
    if isinstance(clue, str | bytes) or not isinstance(clue, Iterable):
        raise InvalidPuzzle([fault("type", "clue", value=shown(clue))])
    numbers: list[int | None] = []
    for value in clue:
        if value is None:
            numbers.append(None)
        elif isinstance(value, bool) or not hasattr(value, "__index__"):
            raise InvalidPuzzle([fault("type", "number", value=shown(value))])
        else:
            numbers.append(int(value.__index__()))
    if numbers == [0]:
        return ()
    for number in numbers:
        if number is not None and number < 1:
            raise InvalidPuzzle([fault("zero") if number == 0 else fault("negative", value=shown(number))])
    return tuple(numbers)
