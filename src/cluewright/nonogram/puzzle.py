"""The nonogram: clues of rows and columns.

A clue number is a positive length, or None for a hidden one (a block of unknown length, written `?`). A line's clue
is a tuple of such numbers, the empty tuple for an empty line, or None when the clue is hidden.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, ClassVar

from cluewright.clued_lines.puzzle import CluedPuzzle, read_lines, read_number
from cluewright.core.errors import Fault, Faults, InvalidPuzzle, shown
from cluewright.core.message import Line
from cluewright.nonogram.wording import fault, quoted

Clue = tuple[int | None, ...] | None

LONGEST_SIDE = 10_000
"""Larger boards are refused: 10,000 x 10,000 cells already take 100 MB."""


@dataclass(frozen=True, slots=True, init=False)
class Nonogram(CluedPuzzle[int | None]):
    """A nonogram puzzle, validated when built.

    >>> Nonogram(rows=[[1, 1], [3]], columns=[[2], [1], [2]])
    Nonogram(3x2, rows='1 1 / 3', columns='2 / 1 / 2')
    """

    kind: ClassVar[str] = "nonogram"

    rows: tuple[Clue, ...]
    columns: tuple[Clue, ...]

    def __init__(self, rows: Iterable[Any], columns: Iterable[Any]) -> None:
        faults = Faults()
        rows = read_lines("row", rows, LONGEST_SIDE, fault, faults)
        columns = read_lines("column", columns, LONGEST_SIDE, fault, faults)
        if not faults:
            width, height = len(columns), len(rows)
            rows = [_clue("row", index, line, width, faults) for index, line in enumerate(rows)]
            columns = [_clue("column", index, line, height, faults) for index, line in enumerate(columns)]
        if not faults:
            faults.extend(_sum_faults(rows, columns))
        if faults:
            raise InvalidPuzzle(faults)
        object.__setattr__(self, "rows", tuple(rows))
        object.__setattr__(self, "columns", tuple(columns))

    @classmethod
    def _unchecked(cls, rows: tuple[Clue, ...], columns: tuple[Clue, ...]) -> "Nonogram":
        """Build a puzzle from clues that hold by construction; checking takes ten times as long as finding them."""
        puzzle = object.__new__(cls)
        object.__setattr__(puzzle, "rows", rows)
        object.__setattr__(puzzle, "columns", columns)
        return puzzle

    @property
    def has_hidden(self) -> bool:
        """Tell whether any clue or clue number is hidden."""
        return any(clue is None or None in clue for clue in self.rows + self.columns)

    def __repr__(self) -> str:
        rows = " / ".join(format_clue(clue) for clue in self.rows[:8])
        columns = " / ".join(format_clue(clue) for clue in self.columns[:8])
        if max(self.width, self.height) > 8:
            return f"Nonogram({self.width}x{self.height})"
        return f"Nonogram({self.width}x{self.height}, rows={rows!r}, columns={columns!r})"


def format_clue(clue: Sequence[int | None] | None, *, empty: str = "0", separator: str = " ") -> str:
    """Write a clue for people: `3 ? 1`, `0` for an empty line, `hidden` for a hidden clue.

    >>> format_clue((3, None, 1))
    '3 ? 1'
    """
    if clue is None:
        return "hidden"
    return separator.join("?" if number is None else str(number) for number in clue) or empty


def shortest_length(clue: Sequence[int | None]) -> int:
    """Return the cells a clue needs at least; a hidden number counts as 1.

    >>> shortest_length((3, None, 1))
    7
    """
    return sum(1 if number is None else number for number in clue) + max(0, len(clue) - 1)


def _clue(name: str, index: int, line: Any, length: int, faults: list[Fault]) -> Clue:
    """Return the line's clue in our form and add what is wrong with it to `faults`."""
    if line is None:
        return None
    if type(line) in (tuple, list) and len(line) <= LONGEST_SIDE and _plainly_fits(plain := tuple(line), length):
        return plain
    place = Line(name, index)
    if isinstance(line, str | bytes) or not isinstance(line, Iterable):
        faults.append(fault("type", "clue-of-line", line=place, value=shown(line)))
        return None
    values = tuple(islice(line, LONGEST_SIDE + 1))
    if _plainly_fits(values, length):
        return values
    numbers: list[int | None] = []
    for value in values:
        number = read_number(value)
        if value is not None and number is None:
            faults.append(fault("type", "number-of-line", line=place, value=shown(value)))
        elif number is not None and number < 0:
            faults.append(fault("negative", "of-line", line=place, value=shown(number)))
        elif number is not None and number > LONGEST_SIDE:
            faults.append(fault("too-long", "block", line=place, value=shown(number), length=length))
        else:
            numbers.append(number)
    if numbers == [0]:
        return ()
    if 0 in numbers:
        faults.append(fault("zero", "of-line", line=place))
    elif (needed := shortest_length(numbers)) > length:
        faults.append(fault("too-long", line=place, clue=quoted(numbers), needed=needed, length=length))
    return tuple(numbers)


def _plainly_fits(values: tuple[Any, ...], length: int) -> bool:
    """Tell whether these are positive ints that fit, as they nearly always are; checking that first is much quicker."""
    return set(map(type, values)) <= {int} and min(values, default=1) > 0 and sum(values) + len(values) - 1 <= length


def _sum_faults(rows: Sequence[Clue], columns: Sequence[Clue]) -> list[Fault]:
    """Compare the number of filled cells in rows and columns, unless something is hidden."""
    in_rows, in_columns = _filled(rows), _filled(columns)
    if in_rows is None or in_columns is None or in_rows == in_columns:
        return []
    return [fault("sums-differ", rows=in_rows, columns=in_columns)]


def _filled(clues: Sequence[Clue]) -> int | None:
    """Return the number of filled cells, or None where a clue or a number is hidden."""
    total = 0
    for clue in clues:
        if clue is None or None in clue:
            return None
        total += sum(clue)  # type: ignore[arg-type]
    return total
