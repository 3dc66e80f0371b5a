"""The nonogram: clues of rows and columns.

A clue number is a positive length, or None for a hidden one (a block of unknown length, written `?`). A line's clue
is a tuple of such numbers, the empty tuple for an empty line, or None when nothing is said about the line.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, ClassVar

from cluewright.core.errors import Fault, Faults, InvalidPuzzle, shown
from cluewright.core.puzzle import Puzzle

Clue = tuple[int | None, ...] | None

LONGEST_SIDE = 10_000
"""Larger boards are refused: 10,000 x 10,000 cells already take 100 MB."""


@dataclass(frozen=True, slots=True, init=False)
class Nonogram(Puzzle):
    """A nonogram puzzle, validated when built.

    >>> Nonogram(rows=[[1, 1], [3]], columns=[[2], [1], [2]])
    Nonogram(3x2, rows='1 1 / 3', columns='2 / 1 / 2')
    """

    kind: ClassVar[str] = "nonogram"

    rows: tuple[Clue, ...]
    columns: tuple[Clue, ...]

    def __init__(self, rows: Iterable[Any], columns: Iterable[Any]) -> None:
        faults = Faults()
        rows, columns = _lines("row", rows, faults), _lines("column", columns, faults)
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
    def width(self) -> int:
        """Return the number of columns."""
        return len(self.columns)

    @property
    def height(self) -> int:
        """Return the number of rows."""
        return len(self.rows)

    @property
    def has_hidden(self) -> bool:
        """Tell whether any clue or clue number is hidden."""
        return any(clue is None or None in clue for clue in self.rows + self.columns)

    def lines(self) -> Iterator[tuple[str, int, Clue, int]]:
        """Yield every line as ("row" or "column", index, clue, length)."""
        for index, clue in enumerate(self.rows):
            yield "row", index, clue, self.width
        for index, clue in enumerate(self.columns):
            yield "column", index, clue, self.height

    def __repr__(self) -> str:
        rows = " / ".join(format_clue(clue) for clue in self.rows[:8])
        columns = " / ".join(format_clue(clue) for clue in self.columns[:8])
        if max(self.width, self.height) > 8:
            return f"Nonogram({self.width}x{self.height})"
        return f"Nonogram({self.width}x{self.height}, rows={rows!r}, columns={columns!r})"


def format_clue(clue: Sequence[int | None] | None, *, empty: str = "0", separator: str = " ") -> str:
    """Write a clue for people: `3 ? 1`, `0` for an empty line, `hidden` when nothing is said.

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


def _lines(name: str, lines: Iterable[Any], faults: list[Fault]) -> list[Any]:
    """Take the clues of one side apart without trusting them, and add what is wrong with their number to `faults`."""
    if isinstance(lines, str | bytes) or not isinstance(lines, Iterable):
        faults.append(Fault("type", f"The {name}s are a list of clues, not {shown(lines)}."))
        return []
    taken = list(islice(lines, LONGEST_SIDE + 1))
    if not taken:
        faults.append(Fault("size", f"A nonogram has 1 to {LONGEST_SIDE} {name}s, not 0."))
    elif len(taken) > LONGEST_SIDE:
        faults.append(Fault("size", f"A nonogram has 1 to {LONGEST_SIDE} {name}s, not more."))
    return taken


def _clue(name: str, index: int, line: Any, length: int, faults: list[Fault]) -> Clue:
    """Return the line's clue in our form and add what is wrong with it to `faults`."""
    if line is None or (type(line) is tuple and _plainly_fits(line, length)):
        return line
    place = f"{name.capitalize()} {index + 1}"
    if isinstance(line, str | bytes) or not isinstance(line, Iterable):
        faults.append(Fault("type", f"{place}: a clue is a list of numbers, not {shown(line)}."))
        return None
    values = tuple(islice(line, LONGEST_SIDE + 1))
    if _plainly_fits(values, length):
        return values
    numbers: list[int | None] = []
    for value in values:
        number = _number(value)
        if value is not None and number is None:
            faults.append(Fault("type", f"{place}: {shown(value)} is not a whole number."))
        elif number is not None and number < 0:
            faults.append(Fault("negative", f"{place}: a block cannot have length {shown(number)}."))
        elif number is not None and number > LONGEST_SIDE:
            faults.append(Fault("too-long", f"{place}: a block of {shown(number)} does not fit into {length} cells."))
        else:
            numbers.append(number)
    if numbers == [0]:
        return ()
    if 0 in numbers:
        faults.append(Fault("zero", f"{place}: a 0 stands beside other numbers."))
    elif (needed := shortest_length(numbers)) > length:
        clue = format_clue(numbers[:20]) + (" ..." if len(numbers) > 20 else "")
        faults.append(Fault("too-long", f"{place}: {clue} needs {needed} cells, there are {length}."))
    return tuple(numbers)


def _plainly_fits(values: tuple[Any, ...], length: int) -> bool:
    """Tell whether these are positive ints that fit, as nearly always; finding that out first is much quicker."""
    return set(map(type, values)) <= {int} and min(values, default=1) > 0 and sum(values) + len(values) - 1 <= length


def _number(value: Any) -> int | None:
    """Return an integer of any integer type (NumPy's included) as int; a bool is not a length."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    return int(value.__index__())


def _sum_faults(rows: Sequence[Clue], columns: Sequence[Clue]) -> list[Fault]:
    """Compare the filled cells that rows and columns speak of, unless something is hidden."""
    in_rows, in_columns = _filled(rows), _filled(columns)
    if in_rows is None or in_columns is None or in_rows == in_columns:
        return []
    return [Fault("sums-differ", f"The rows have {in_rows} filled cells, the columns {in_columns}.")]


def _filled(clues: Sequence[Clue]) -> int | None:
    """Return the number of filled cells, or None where a clue or a number is hidden."""
    total = 0
    for clue in clues:
        if clue is None or None in clue:
            return None
        total += sum(clue)  # type: ignore[arg-type]
    return total
