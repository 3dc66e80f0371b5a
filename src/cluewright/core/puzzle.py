"""What every puzzle has, whatever its kind."""

from abc import ABC, abstractmethod
from typing import ClassVar

from cluewright.core.display import Shown


class Puzzle(Shown, ABC):
    """A puzzle as it is given to a player: immutable, validated when built, hashable."""

    __slots__ = ()

    kind: ClassVar[str]

    @property
    @abstractmethod
    def width(self) -> int:
        """Return the number of columns."""

    @property
    @abstractmethod
    def height(self) -> int:
        """Return the number of rows."""
