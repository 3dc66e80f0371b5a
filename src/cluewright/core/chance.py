"""Random numbers that are the same on every machine: SplitMix64, for single numbers and whole arrays.

Python's and NumPy's own generators promise the same numbers only for some of their methods and versions. SplitMix64
is three lines of whole-number arithmetic, seeds the native generators too, and its n-th number is a function of n, so
that NumPy draws a whole array at once and gets the same numbers as one after the other.

Only kinds import this module: it brings NumPy, which the rest of the vocabulary does without.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

_T = TypeVar("_T")
_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Chance:
    """Draw numbers determined by a seed.

    >>> Chance(7).below(1000), Chance(7).below(1000), Chance(8).below(1000)
    (221, 221, 366)
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = 1 if seed < 0 else 0
        rest = abs(seed)
        while True:
            self._state = _mix((self._state + _STEP + (rest & _MASK)) & _MASK)
            rest >>= 64
            if not rest:
                return

    @classmethod
    def at(cls, state: int) -> "Chance":
        """Continue from a state."""
        chance = cls.__new__(cls)
        chance._state = state & _MASK
        return chance

    def fork(self, number: int) -> "Chance":
        """Return a separate stream of numbers for part of the work, leaving this one unchanged."""
        return Chance.at(_mix((self._state ^ _mix((number + 1) * _STEP & _MASK)) & _MASK))

    def word(self) -> int:
        """Draw 64 bits."""
        self._state = (self._state + _STEP) & _MASK
        return _mix(self._state)

    def words(self, count: int) -> NDArray[np.uint64]:
        """Draw many 64-bit words at once, the same that `word` would return one by one."""
        steps = np.arange(1, count + 1, dtype=np.uint64) * np.uint64(_STEP) + np.uint64(self._state)
        self._state = (self._state + count * _STEP) & _MASK
        mixed = (steps ^ (steps >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        return mixed ^ (mixed >> np.uint64(31))

    def below(self, bound: int) -> int:
        """Draw a number from 0 to `bound - 1`, each equally likely."""
        limit = (1 << 64) - (1 << 64) % bound
        while (word := self.word()) >= limit:
            pass
        return word % bound

    def between(self, first: int, last: int) -> int:
        """Draw a number from `first` to `last`, both included."""
        return first + self.below(last - first + 1)

    def pick(self, things: Sequence[_T]) -> _T:
        """Draw one of several things."""
        return things[self.below(len(things))]

    def sample(self, things: Sequence[_T], count: int) -> list[_T]:
        """Draw several different things, in random order."""
        pool = list(things)
        for index in range(count):
            other = index + self.below(len(pool) - index)
            pool[index], pool[other] = pool[other], pool[index]
        return pool[:count]

    def shuffle(self, things: MutableSequence[Any]) -> None:
        """Shuffle things, every order equally likely."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


def _mix(word: int) -> int:
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB & _MASK
    return word ^ (word >> 31)
