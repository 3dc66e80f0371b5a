"""The forms that the clues of a puzzle take when it is turned and mirrored."""

from collections.abc import Iterator
from typing import TypeVar

Block = TypeVar("Block")
Side = tuple[tuple[Block, ...] | None, ...]

WAYS = ((False, False), (True, False), (False, True), (True, True))
"""Whether a form is mirrored and upside down."""


def landscapes(rows: Side[Block], columns: Side[Block]) -> Iterator[tuple[Side[Block], Side[Block]]]:
    """Yield the clues as they are and with rows for columns, where that is not in portrait."""
    for each, other in ((rows, columns), (columns, rows)):
        if len(other) >= len(each):
            yield each, other


def form(rows: Side[Block], columns: Side[Block], mirrored: bool, upside_down: bool) -> tuple[Side[Block], Side[Block]]:
    """Return one of the forms of a puzzle that keep its rows rows."""
    if mirrored:
        rows, columns = _read_back(rows), columns[::-1]
    if upside_down:
        rows, columns = rows[::-1], _read_back(columns)
    return rows, columns


def _read_back(side: Side[Block]) -> Side[Block]:
    return tuple([None if clue is None else clue[::-1] for clue in side])
