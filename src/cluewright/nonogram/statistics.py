"""Numbers about the clues of nonograms: what `clued_lines.statistics` counts, for blocks that are lengths."""

from collections.abc import Iterable
from typing import Any

from cluewright.clued_lines import statistics as counting
from cluewright.clued_lines.statistics import ClueStatistics, Lengths, LineStatistics
from cluewright.core.errors import InvalidPuzzle
from cluewright.nonogram.clues import clue_lines
from cluewright.nonogram.puzzle import Clue, Nonogram, shortest_length
from cluewright.nonogram.wording import fault, quoted

__all__ = ["ClueStatistics", "LineStatistics", "arrangements", "clue_statistics", "line_statistics"]


def arrangements(clue: Clue, length: int) -> int:
    """Count the ways to fill a line of `length` cells as the clue says, exactly; 0 when it does not fit.

    A hidden clue allows every line.

    >>> arrangements((2, 1), 6)
    6
    >>> arrangements((None, 1), 4)
    4
    """
    return 1 << length if clue is None else counting.arrangements(clue, shortest_length(clue), length)


def clue_statistics(clues: Nonogram | tuple[Iterable[Any], Iterable[Any]]) -> ClueStatistics:
    """Describe the clues of a puzzle, or of (rows, columns) that make one.

    >>> numbers = clue_statistics(([[1, 1], [3]], [[2], [1], [2]]))
    >>> numbers.filled, numbers.largest, [line.arrangements for line in numbers.columns]
    (5, 3, [1, 2, 1])
    """
    return counting.statistics_of(clues if isinstance(clues, Nonogram) else Nonogram(*clue_lines(clues)), _measure)


def line_statistics(clue: Clue, length: int, *, line: str = "row", index: int = 0) -> LineStatistics:
    """Describe the clue of one line; raise `InvalidPuzzle` when it does not fit there."""
    found = counting.line_statistics(clue, length, _measure, line=line, index=index)
    if found.arrangements == 0:
        raise InvalidPuzzle([fault("too-long", "clue", clue=quoted(clue), length=length)])
    return found


def _measure(clue: Any) -> tuple[Lengths, int]:
    return clue, shortest_length(clue)
