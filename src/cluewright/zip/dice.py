"""Random choices that are the same on every machine and under every version of Python."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Dice:
    """SplitMix64 (Steele, Lea, Flood 2014) on whole numbers.

    >>> dice = Dice(1)
    >>> [dice.below(6) for _ in range(5)]
    [2, 0, 4, 5, 5]
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int, *more: int) -> None:
        self._state = seed & _MASK
        for part in (seed >> 64, *more):
            self._state = (self.word() ^ part) & _MASK

    def word(self) -> int:
        """Give 64 random bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """Give a number from 0 to `bound` - 1, each equally likely."""
        rejected = (1 << 64) % bound
        while (word := self.word()) < rejected:
            pass
        return word % bound

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Choose `count` different items, in random order."""
        pool = list(items)
        for index in range(count):
            other = index + self.below(len(pool) - index)
            pool[index], pool[other] = pool[other], pool[index]
        return pool[:count]
