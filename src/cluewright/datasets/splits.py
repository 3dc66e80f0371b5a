"""Splits of a data set: every puzzle belongs to one, and so do all its turned and mirrored forms.

The fingerprint of a puzzle is a hash of its canonical form, the same for all its symmetric forms. Read as a number from
0 up to 1 it says to which split the puzzle belongs, so two splits never share a puzzle, and a puzzle is in the same
split in every data set with the same shares.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

_BYTES = 8
_ALL = 1 << 8 * _BYTES


@dataclass(frozen=True)
class Splits:
    """The names of splits with their shares, which add up to 1."""

    shares: Mapping[str, Fraction]

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names in the order of the plan."""
        return tuple(self.shares)

    def of(self, fingerprint: bytes) -> str:
        """Return the split of the puzzle with this fingerprint.

        >>> splits = Splits({"train": Fraction(3, 4), "test": Fraction(1, 4)})
        >>> splits.of(bytes(16)), splits.of(bytes([191]) + bytes(15)), splits.of(bytes([192]) + bytes(15))
        ('train', 'train', 'test')
        """
        place = int.from_bytes(fingerprint[:_BYTES], "big")
        return next(name for name, end in self._ends if place < end)

    @cached_property
    def _ends(self) -> list[tuple[str, int]]:
        total, ends = Fraction(0), []
        for name, share in self.shares.items():
            total += share
            ends.append((name, round(total * _ALL)))
        ends[-1] = ends[-1][0], _ALL
        return ends

    def to_data(self) -> dict[str, float]:
        """Return the JSON form."""
        return {name: float(share) for name, share in self.shares.items()}
