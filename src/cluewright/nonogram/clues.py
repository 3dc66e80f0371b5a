"""Clues of pictures: of a line, of the rows, of the columns, of one puzzle or of many at once.

The native core reads the cells once and writes flat arrays. A picture is a decided `Board`, a NumPy array of bool or
of 0 and 1, text of `#` and `.`, or rows of true and false values.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, TypeVar, overload

import numpy as np
from numpy.typing import NDArray

from cluewright import _native
from cluewright.core.budget import Budget
from cluewright.core.errors import Fault, Faults, InvalidPuzzle, InvalidRecipe, shown
from cluewright.core.message import Line
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.search import Search
from cluewright.nonogram.board import Board, Cells
from cluewright.nonogram.cells import Picture, as_bytes, as_picture, line_bytes, require_binary, stack_bytes
from cluewright.nonogram.puzzle import Clue, Nonogram
from cluewright.nonogram.solver import solve
from cluewright.nonogram.wording import fault, message, quoted

FoundClue = tuple[int, ...]
"""A clue found in a picture: nothing in it is hidden."""

_MOST_THREADS = 256
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True, eq=False)
class FlatClues(Sequence[FoundClue]):
    """Hold the clues of many lines in two arrays: line i has `values[offsets[i]:offsets[i + 1]]`."""

    values: NDArray[np.uint16]
    offsets: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.offsets) - 1

    @overload
    def __getitem__(self, index: int) -> FoundClue: ...

    @overload
    def __getitem__(self, index: slice) -> list[FoundClue]: ...

    def __getitem__(self, index: int | slice) -> FoundClue | list[FoundClue]:
        if isinstance(index, slice):
            return [self[line] for line in range(*index.indices(len(self)))]
        line = range(len(self))[index]
        return tuple(self.values[self.offsets[line] : self.offsets[line + 1]].tolist())

    def __iter__(self) -> Iterator[FoundClue]:
        values = self.values.tolist()
        return (tuple(values[first:last]) for first, last in pairwise(self.offsets.tolist()))


@dataclass(frozen=True, slots=True, eq=False)
class FlatPuzzle:
    """Hold the clues of one picture in flat arrays."""

    rows: FlatClues
    columns: FlatClues

    @property
    def puzzle(self) -> Nonogram:
        """Return the puzzle with these clues."""
        return Nonogram._unchecked(tuple(self.rows), tuple(self.columns))


def line_clue(line: Any) -> FoundClue:
    """Return the clue of a line; an empty line has the empty clue.

    >>> line_clue("##..#")
    (2, 1)
    >>> line_clue([False, False])
    ()
    """
    cells = line_bytes(line)
    return _binary(_native.line_clue(cells), cells)


def row_clues(picture: Picture, *, threads: int = 1) -> tuple[FoundClue, ...]:
    """Return the clues of all rows, from top to bottom.

    >>> row_clues(["#.#", "..."])
    ((1, 1), ())
    """
    cells, threads = as_bytes(picture), count_threads(threads)
    return _binary(_native.picture_clues(cells, rows=True, columns=False, threads=threads), cells)[0]


def column_clues(picture: Picture, *, threads: int = 1) -> tuple[FoundClue, ...]:
    """Return the clues of all columns, from left to right.

    >>> column_clues(["#.#", "#.."])
    ((2,), (), (1,))
    """
    cells, threads = as_bytes(picture), count_threads(threads)
    return _binary(_native.picture_clues(cells, rows=False, columns=True, threads=threads), cells)[1]


def row_and_column_clues(picture: Picture, *, threads: int = 1) -> tuple[tuple[FoundClue, ...], tuple[FoundClue, ...]]:
    """Return the clues of all rows and those of all columns from one reading of the picture."""
    cells, threads = as_bytes(picture), count_threads(threads)
    return _binary(_native.picture_clues(cells, rows=True, columns=True, threads=threads), cells)


def clues_of(picture: Picture, *, threads: int = 1) -> Nonogram:
    """Return the puzzle whose clues the picture has.

    >>> clues_of("#.# ###")
    Nonogram(3x2, rows='1 1 / 3', columns='2 / 1 / 2')
    """
    return Nonogram._unchecked(*row_and_column_clues(picture, threads=threads))


def clues_of_many(pictures: NDArray[Any] | Iterable[Picture], *, threads: int = 1) -> list[Nonogram]:
    """Return the puzzles of many pictures in their order; they may differ in size.

    >>> [puzzle.width for puzzle in clues_of_many(["#.", "#.# ###"])]
    [2, 3]
    """
    if isinstance(pictures, np.ndarray):
        return _stack_clues(stack_bytes(pictures), threads)
    places: dict[tuple[int, ...], list[int]] = {}
    all_cells = [_numbered(picture, number) for number, picture in enumerate(_each(pictures))]
    for place, cells in enumerate(all_cells):
        places.setdefault(cells.shape, []).append(place)
    puzzles: dict[int, Nonogram] = {}
    for same_size in places.values():
        batch = _stack_clues(np.stack([all_cells[place] for place in same_size]), threads)
        puzzles.update(zip(same_size, batch, strict=True))
    return [puzzles[place] for place in range(len(all_cells))]


def flat_clues(picture: Picture, *, threads: int = 1) -> FlatPuzzle:
    """Return the clues of one picture as flat arrays, the quickest form for large pictures.

    >>> flat = flat_clues("#.# ###")
    >>> flat.rows.values.tolist(), flat.rows.offsets.tolist()
    ([1, 1, 3], [0, 2, 3])
    """
    cells = as_bytes(picture)[np.newaxis]
    found = _native.flat_clues(cells, rows=True, columns=True, threads=count_threads(threads))
    rows, columns = _binary(found, cells)
    return FlatPuzzle(FlatClues(*rows), FlatClues(*columns))


def recount(lines: Cells) -> FlatClues:
    """Find the clues of the rows of an array of 0 and 1 again, in NumPy, to check the native answer."""
    padded = np.zeros((lines.shape[0], lines.shape[1] + 2), np.int8)
    padded[:, 1:-1] = lines
    change = np.diff(padded, axis=1)
    line, first = np.nonzero(change == 1)
    last = np.nonzero(change == -1)[1]
    offsets = np.concatenate([[0], np.cumsum(np.bincount(line, minlength=len(lines)))])
    return FlatClues((last - first).astype(np.uint16), offsets.astype(np.int64))


@dataclass(frozen=True, slots=True)
class Discrepancy:
    """Name a line whose clue is not the one its picture has.

    `expected` is None when the picture has no such line, `found` when the clues have none.
    """

    line: str
    """`row` or `column`."""
    index: int
    expected: FoundClue | None
    found: Clue

    @property
    def fault(self) -> Fault:
        """Return it as a fault."""
        line = Line(self.line, self.index)
        if self.expected is None:
            return fault("clue-differs", "beyond", line=line, axis=self.line)
        if self.found is None:
            return fault("clue-differs", "missing", line=line, expected=quoted(self.expected))
        return fault("clue-differs", line=line, found=quoted(self.found), expected=quoted(self.expected))

    def __str__(self) -> str:
        return self.fault.text()


@dataclass(frozen=True, slots=True)
class ClueCheck(Sequence[Discrepancy]):
    """Hold what comparing clues with a picture found, as a sequence of every discrepancy."""

    discrepancies: tuple[Discrepancy, ...]
    outcome: Outcome[Board] | None = None
    """Whether the clues determine the picture, if asked: the verdict, and the second solution if any."""

    @property
    def ok(self) -> bool:
        """Tell whether the picture has these clues and, if asked, is the only one that has them."""
        return not self.discrepancies and (self.outcome is None or self.outcome.verdict is Verdict.UNIQUE)

    def __len__(self) -> int:
        return len(self.discrepancies)

    @overload
    def __getitem__(self, index: int) -> Discrepancy: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Discrepancy, ...]: ...

    def __getitem__(self, index: int | slice) -> Discrepancy | tuple[Discrepancy, ...]:
        return self.discrepancies[index]


def validate_clues(
    picture: Picture,
    clues: Nonogram | tuple[Iterable[Any], Iterable[Any]],
    *,
    unique: bool = False,
    budget: Budget | None = None,
) -> ClueCheck:
    """Compare clues, a puzzle or (rows, columns), with those of the picture; a hidden number agrees with any block.

    The picture's clues are counted here by other means than `clues_of` uses. With `unique`, a picture that has the
    clues is also proven to be the only one, or `outcome` has a second one.

    >>> [str(wrong) for wrong in validate_clues("#.# ###", ([[2], [3]], [[2], [1], [2]]))]
    ['Row 1: the clue is 2, but the picture gives 1 1.']
    """
    cells = as_picture(picture)
    rows, columns = clue_lines(clues)
    discrepancies = tuple(
        Discrepancy(name, index, expected, found)
        for name, counted, given in (("row", recount(cells), rows), ("column", recount(cells.T), columns))
        for index, expected, found in _differing(list(counted), given)
    )
    if discrepancies or not unique:
        return ClueCheck(discrepancies)
    return ClueCheck((), solve(Nonogram(rows, columns), Search(known=Board.solved(cells), budget=budget)))


def clue_lines(clues: Nonogram | tuple[Iterable[Any], Iterable[Any]]) -> tuple[tuple[Clue, ...], tuple[Clue, ...]]:
    """Return the clues of rows and of columns; `[0]` becomes the empty clue, other faults of form are left in."""
    if isinstance(clues, Nonogram):
        return clues.rows, clues.columns
    faults = Faults()
    sides: list[tuple[Clue, ...]] = []
    if not isinstance(clues, tuple | list) or len(clues) != 2:
        raise InvalidPuzzle([fault("type", "clues")])
    for name, side in zip(("row", "column"), clues, strict=True):
        if isinstance(side, str | bytes) or not isinstance(side, Iterable):
            faults.append(fault("type", "lines", axis=name, value=shown(side)))
        else:
            sides.append(tuple(_clue(Line(name, index), line, faults) for index, line in enumerate(side)))
    if faults:
        raise InvalidPuzzle(faults)
    return sides[0], sides[1]


def count_threads(threads: int) -> int:
    """Return a number of threads that makes sense, or raise."""
    if isinstance(threads, bool) or not isinstance(threads, int) or threads < 1:
        raise InvalidRecipe(f"threads must be a whole number from 1, not {shown(threads)}")
    return min(threads, _MOST_THREADS)


def _stack_clues(stack: Cells, threads: int) -> list[Nonogram]:
    found = _binary(_native.stack_clues(stack, threads=count_threads(threads)), stack)
    return [Nonogram._unchecked(rows, columns) for rows, columns in found]


def _binary(found: _T | None, cells: Cells) -> _T:
    """Pass on what the native core found; it finds nothing when a cell is neither 0 nor 1."""
    if found is None:
        require_binary(cells)
        raise InvalidPuzzle([fault("changed")])
    return found


def _each(pictures: Iterable[Picture]) -> Iterable[Picture]:
    if isinstance(pictures, str | bytes | np.generic) or not isinstance(pictures, Iterable):
        raise InvalidPuzzle([fault("type", "pictures")])
    return pictures


def _numbered(picture: Picture, number: int) -> Cells:
    """Read a picture of a batch; its faults say which picture it is."""
    try:
        return as_picture(picture)
    except InvalidPuzzle as error:
        faults = [
            Fault(each.code, message("fault-of-picture", number=number + 1, fault=each.message), each.cells)
            for each in error.faults
        ]
        raise InvalidPuzzle(faults) from None


def _clue(place: Line, line: Any, faults: list[Fault]) -> Clue:
    if line is None:
        return None
    numbers = None if isinstance(line, str | bytes) or not isinstance(line, Iterable) else list(line)
    if numbers is None or not all(number is None or _is_whole(number) for number in numbers):
        faults.append(fault("type", "clue-of-line", line=place, value=shown(line)))
        return None
    clue = tuple(None if number is None else int(number) for number in numbers)
    return () if clue == (0,) else clue


def _is_whole(number: Any) -> bool:
    return hasattr(number, "__index__") and not isinstance(number, bool)


def _differing(expected: list[FoundClue], given: Sequence[Clue]) -> Iterator[tuple[int, FoundClue | None, Clue]]:
    for index in range(max(len(expected), len(given))):
        if index >= len(expected):
            yield index, None, given[index]
        elif index >= len(given):
            yield index, expected[index], None
        elif not _agree(expected[index], given[index]):
            yield index, expected[index], given[index]


def _agree(blocks: FoundClue, clue: Clue) -> bool:
    if clue is None or clue == blocks:
        return True
    return len(clue) == len(blocks) and all(
        number is None or number == block for number, block in zip(clue, blocks, strict=True)
    )
