"""Rectangles of Hitori numbers as text: numbers between blanks or commas, or one character for each cell."""

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from cluewright.core.errors import InvalidPuzzle, shown
from cluewright.core.text import BLANKS, stripped, whole_number
from cluewright.formats.clue_lines import FileLine

_TOKEN = re.compile(r"[^\s,]++", re.ASCII)
_GAP = re.compile(r"[\s,]", re.ASCII)
_DIGIT = re.compile("[0-9]")
SYMBOLS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""One character stands for 1-9, then 10-35, then 36-61."""

LONGEST_ROW = 1000
"""The longest side of a Hitori, known here without loading it."""

Cell = tuple[int, str]
"""Where a cell begins in its line, and its text."""


def cells_of(line: FileLine, spaced: bool) -> list[Cell]:
    """Split a line into its cells; raise `FormatError` where there are more than a row can have."""
    if spaced:
        found: Iterator[Cell] = ((token.start(), token.group()) for token in _TOKEN.finditer(line.text))
    else:
        found = ((place, symbol) for place, symbol in enumerate(line.text) if symbol not in BLANKS)
    cells = list(islice(found, LONGEST_ROW + 1))
    if len(cells) > LONGEST_ROW:
        raise line.error(f"a row may have at most {LONGEST_ROW} cells", cells[-1][0] + 1)
    return cells


def is_spaced(lines: Sequence[FileLine]) -> bool:
    """Tell whether the cells are separated, or one character each."""
    return any(_GAP.search(stripped(line.text)) for line in lines)


def read_hitori(lines: Sequence[FileLine]) -> Any:
    """Read a board from its lines, of which there is at least one.

    In a board without any digit, letters count from 1 whatever their case.
    """
    spaced = is_spaced(lines)
    letters_only = not any(_DIGIT.search(line.text) for line in lines)
    if len(lines) > LONGEST_ROW:
        raise lines[LONGEST_ROW].error(f"a board may have at most {LONGEST_ROW} rows")
    rows: list[list[int]] = []
    for line in lines:
        cells = cells_of(line, spaced)
        row = []
        for place, text in cells:
            if (number := _number(text, spaced, letters_only)) is None:
                raise line.error(f"expected a number or a letter, found {shown(text)}", place + 1)
            row.append(number)
        if rows and len(row) != len(rows[0]):
            raise line.error(f"expected {len(rows[0])} cells like the rows above, found {len(row)}")
        rows.append(row)
    from cluewright.hitori.puzzle import Hitori  # brings NumPy, which most files do not need

    try:
        return Hitori(rows)
    except InvalidPuzzle as invalid:
        raise lines[0].error(str(invalid)) from invalid


def _number(text: str, spaced: bool, letters_only: bool) -> int | None:
    if spaced and (number := whole_number(text, 6)) is not None:
        return number
    if len(text) != 1 or text not in SYMBOLS:
        return None
    return SYMBOLS.index(text.lower()) - 9 if letters_only else SYMBOLS.index(text)
