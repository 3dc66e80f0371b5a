"""The one Hitori that stands for all its turned, mirrored and renumbered forms."""

from cluewright import _native
from cluewright.hitori.puzzle import Hitori


def canonical(puzzle: Hitori) -> Hitori:
    """Return the least of the forms a Hitori takes when turned and mirrored, in landscape if it is not square.

    In each form the numbers are assigned in reading order: row by row, each new one is the next number. Only
    which cells are alike matters in Hitori, so this changes nothing but the look.

    >>> canonical(Hitori([[7, 7, 5], [1, 7, 9]])).numbers
    ((1, 1, 2), (3, 1, 4))
    """
    return Hitori.trusted(_native.hitori_canonical(puzzle.array))
