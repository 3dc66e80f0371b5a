"""The one nonogram that stands for all its turned and mirrored forms."""

from itertools import chain
from typing import Any

from cluewright.clued_lines.symmetry import WAYS, form, landscapes
from cluewright.nonogram.puzzle import Clue, Nonogram

_Side = tuple[Clue, ...]
_HIDDEN_LINE = (-1,)
_HIDDEN_NUMBER = 0


def canonical(puzzle: Nonogram) -> Nonogram:
    """Return the least of the forms a nonogram takes when turned and mirrored, in landscape if it is not square.

    Least is by Python's order of the tuples (rows, columns), in which anything hidden comes before all numbers.

    >>> canonical(Nonogram([[2], [1]], [[1], [2]])) == canonical(Nonogram([[1], [2]], [[2], [1]]))
    True
    """
    sides = list(landscapes(puzzle.rows, puzzle.columns))
    if _has_hidden(puzzle.rows) or _has_hidden(puzzle.columns):
        forms = [form(rows, columns, *way) for rows, columns in sides for way in WAYS]
        return Nonogram._unchecked(*min(forms, key=_comparable))
    # The first row of a form nearly always decides, so the others are made only if it is equal.
    least: Any = None
    chosen: list[tuple[_Side, _Side, bool, bool]] = []
    for rows, columns in sides:
        for mirrored, upside_down in WAYS:
            first: Any = rows[-1] if upside_down else rows[0]
            if mirrored:
                first = first[::-1]
            if least is None or first < least:
                least, chosen = first, []
            if first == least:
                chosen.append((rows, columns, mirrored, upside_down))
    return Nonogram._unchecked(*min([form(*each) for each in chosen]))


def _has_hidden(side: _Side) -> bool:
    return None in side or None in chain.from_iterable(side)  # type: ignore[arg-type]  # no clue is None by then


def _comparable(sides: tuple[_Side, _Side]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    return tuple(
        tuple(
            _HIDDEN_LINE if clue is None else tuple(_HIDDEN_NUMBER if number is None else number for number in clue)
            for clue in side
        )
        for side in sides
    )
