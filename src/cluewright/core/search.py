"""What is asked of a solver, in one request."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from cluewright.core.budget import Budget
from cluewright.core.errors import InvalidRecipe, shown
from cluewright.core.watcher import Watcher

B = TypeVar("B")


@dataclass(frozen=True, slots=True)
class Search(Generic[B]):
    """Ask for up to `limit` solutions; with 2, the default, the verdict says whether there is exactly one.

    >>> Search(limit=1, strategy="learn")
    Search(limit=1, strategy='learn', board=None, known=None, seed=0, budget=None, watcher=None)
    """

    limit: int = 2
    strategy: str = "auto"
    board: B | None = None
    """A partial board that the solutions must agree with."""
    known: B | None = None
    """A known solution: it is checked, it counts, and only different ones are looked for."""
    seed: int = 0
    """Breaks ties where a strategy leaves something to chance."""
    budget: Budget | None = None
    watcher: Watcher | None = None
    """Receives what happens on the way; a kind that cannot report it ignores the watcher."""

    def start(self) -> Budget:
        """Return the budget with its clock running; without one, a budget that never ends."""
        return (self.budget or Budget()).start()

    def require_sense(self, strategies: Sequence[str]) -> None:
        """Raise `InvalidRecipe` unless a kind with these strategies can look for that many solutions."""
        if self.limit < 1:
            raise InvalidRecipe(f"the limit must be at least 1, not {self.limit}")
        if self.strategy not in strategies:
            raise InvalidRecipe(f"there is no strategy {shown(self.strategy)}: choose one of {', '.join(strategies)}")
