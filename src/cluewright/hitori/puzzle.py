"""The Hitori puzzle: a rectangle of numbers.

As text, a row is either one character a cell (`1`-`9`, then `a`-`z` for 10-35 and `A`-`Z` for 36-61; in a text without
any digit, letters count from 1 whatever their case), or numbers with blanks or commas between them.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from cluewright.core.errors import Fault, Faults, InvalidPuzzle, shown
from cluewright.core.message import Cells, Line, Message, Value, has_message
from cluewright.core.puzzle import Puzzle
from cluewright.core.text import stripped, whole_number

ROOM = "cluewright.hitori"
"""The package whose catalogue has Hitori's messages."""
CODES = (
    "missing",
    "type",
    "symbol",
    "empty",
    "ragged",
    "size",
    "out-of-range",
    "repeated-number",
    "touching-black",
    "cut-off-white",
)
"""The codes of what can be wrong with a puzzle or a board."""
LONGEST_SIDE = 1000
HIGHEST_NUMBER = 65_535

_GAP, _GAPS, _DIGIT = re.compile(r"[\s,]", re.ASCII), re.compile(r"[\s,]++", re.ASCII), re.compile("[0-9]")
_SYMBOLS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True, slots=True, init=False)
class Hitori(Puzzle):
    """A Hitori puzzle, validated when built. Numbers larger than the sides are allowed.

    >>> Hitori([[1, 1, 2], [3, 2, 2]])
    Hitori('112 322')
    """

    kind: ClassVar[str] = "hitori"

    numbers: tuple[tuple[int, ...], ...]
    array: NDArray[np.int32] = field(compare=False, repr=False)
    """The numbers as a read-only (height, width) array."""

    def __init__(self, numbers: Iterable[Any]) -> None:
        faults = Faults()
        # A sound array is checked as a whole, which is much quicker than cell by cell.
        sound = isinstance(numbers, np.ndarray) and _is_sound(numbers)
        rows = numbers.tolist() if sound else _rows(numbers, faults)  # type: ignore[attr-defined]
        if not faults and not rows:
            faults.append(fault("empty"))
        if not sound and len({len(row) for row in rows}) > 1:
            wrong = next(index for index, row in enumerate(rows) if len(row) != len(rows[0]))
            lengths = {"count": len(rows[wrong]), "expected": len(rows[0])}
            faults.append(fault("ragged", line=Line("row", wrong), first=Line("row", 0), **lengths))
        if faults:
            raise InvalidPuzzle(faults)
        array = numbers.astype(np.int32) if sound else np.array(rows, np.int32)  # type: ignore[attr-defined]
        array.flags.writeable = False
        object.__setattr__(self, "numbers", tuple(map(tuple, rows)))
        object.__setattr__(self, "array", array)

    @classmethod
    def trusted(cls, array: NDArray[np.int32]) -> "Hitori":
        """Wrap the output of our own generator without checking it again; the array becomes read-only."""
        puzzle = object.__new__(cls)
        array.flags.writeable = False
        object.__setattr__(puzzle, "numbers", tuple(map(tuple, array.tolist())))
        object.__setattr__(puzzle, "array", array)
        return puzzle

    @classmethod
    def parse(cls, text: str) -> "Hitori":
        """Read rows of digits and letters, or of numbers with blanks or commas between them.

        >>> Hitori.parse("1a / 2b").numbers
        ((1, 10), (2, 11))
        >>> Hitori.parse("1 10 2, 11").width
        4
        """
        lines = [stripped(line) for line in text.replace("/", "\n").split("\n")]
        lines = [line for line in lines if line]
        spaced = any(_GAP.search(line) for line in lines)
        letters_only = not _DIGIT.search(text)
        rows: list[list[int]] = []
        faults = Faults()
        for index, line in enumerate(lines):
            tokens = _GAPS.split(line.rstrip(",")) if spaced else list(line)
            row = []
            for place, token in enumerate(tokens):
                number = _read(token, spaced, letters_only)
                if number is None:
                    faults.append(_wrong_cell("symbol", (index, place), found=shown(token)))
                row.append(number or 0)
            rows.append(row)
        if faults:
            raise InvalidPuzzle(faults)
        return cls(rows)

    @property
    def width(self) -> int:
        """Return the number of columns."""
        return len(self.numbers[0])

    @property
    def height(self) -> int:
        """Return the number of rows."""
        return len(self.numbers)

    def rows(self) -> list[str]:
        """Write the rows in a form `parse` reads: compact where the numbers allow it, else with blanks between."""
        highest, lowest = int(self.array.max()), int(self.array.min())
        if highest < len(_SYMBOLS) and lowest < 10:
            return ["".join(_SYMBOLS[number] for number in row) for row in self.numbers]
        return [" ".join(str(number) for number in row) + ("," if len(row) == 1 else "") for row in self.numbers]

    def __reduce__(self) -> tuple[Any, ...]:
        return Hitori, (self.numbers,)

    def __repr__(self) -> str:
        if max(self.width, self.height) > 12:
            return f"<Hitori {self.width}x{self.height}>"
        compact = all(number < len(_SYMBOLS) for row in self.numbers for number in row)
        return f"Hitori({(' ' if compact else ' / ').join(self.rows())!r})"


def fault(name: str, places: Sequence[tuple[int, int]] = (), /, **values: Value) -> Fault:
    """Make a fault from the message `fault-NAME`; its code is the name, without any variant.

    >>> fault("empty-row", line=Line("row", 2)).code
    'empty'
    """
    code = next(code for code in CODES if name == code or name.startswith(f"{code}-"))
    message = f"fault-{name}"
    remedy = Message(ROOM, f"{message}.remedy", values) if has_message(ROOM, f"{message}.remedy") else None
    return Fault(code, Message(ROOM, message, values), tuple(places), remedy)


def _wrong_cell(name: str, place: tuple[int, int], **values: Value) -> Fault:
    return fault(name, [place], cell=Cells((place,)), **values)


def _read(token: str, spaced: bool, letters_only: bool) -> int | None:
    """Return the number a token stands for, or None; numbers out of range are left to the constructor."""
    if spaced and (number := whole_number(token, 6)) is not None:
        return number
    if len(token) != 1 or token not in _SYMBOLS:
        return None
    return _SYMBOLS.index(token.lower()) - 9 if letters_only else _SYMBOLS.index(token)


def _is_sound(array: NDArray[Any]) -> bool:
    return (
        array.ndim == 2
        and array.dtype.kind in "iu"
        and min(array.shape) > 0
        and max(array.shape) <= LONGEST_SIDE
        and int(array.min()) >= 1
        and int(array.max()) <= HIGHEST_NUMBER
    )


def _rows(numbers: Iterable[Any], faults: list[Fault]) -> list[list[int]]:
    """Read the rows without trusting them, and add what is wrong with them to `faults`."""
    if isinstance(numbers, str | bytes) or not isinstance(numbers, Iterable):
        faults.append(fault("type", found=shown(numbers)))
        return []
    rows: list[list[int]] = []
    for index, row in enumerate(numbers):
        if index == LONGEST_SIDE:
            faults.append(fault("size-rows", most=LONGEST_SIDE))
            break
        if isinstance(row, str | bytes) or not isinstance(row, Iterable):
            faults.append(fault("type-row", line=Line("row", index), found=shown(row)))
            continue
        taken: list[int] = []
        for place, value in enumerate(row):
            if place == LONGEST_SIDE:
                faults.append(fault("size-columns", line=Line("row", index), most=LONGEST_SIDE))
                break
            taken.append(_number(index, place, value, faults))
        if not taken:
            faults.append(fault("empty-row", line=Line("row", index)))
        rows.append(taken)
    return rows


def _number(row: int, column: int, value: Any, faults: list[Fault]) -> int:
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        faults.append(_wrong_cell("type-cell", (row, column), found=shown(value)))
        return 0
    number = int(value.__index__())
    if not 1 <= number <= HIGHEST_NUMBER:
        faults.append(_wrong_cell("out-of-range", (row, column), highest=HIGHEST_NUMBER, found=shown(number)))
        return 0
    return number
