"""The result of solving."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Generic, TypeVar

B = TypeVar("B")


class Verdict(StrEnum):
    """Say what is known about the solutions of a puzzle."""

    UNIQUE = "unique"
    SEVERAL = "several"
    NONE = "none"
    UNDECIDED = "undecided"
    SOLVED = "solved"  # only a first solution was asked for, and it was found

    @classmethod
    def of(cls, found: int, limit: int, *, exhausted: bool) -> "Verdict":
        """Return the verdict for a number of solutions found; `exhausted` says that there are no others.

        >>> Verdict.of(1, 2, exhausted=False)
        <Verdict.UNDECIDED: 'undecided'>
        """
        if found > 1:
            return cls.SEVERAL
        if exhausted:
            return cls.UNIQUE if found else cls.NONE
        return cls.SOLVED if found >= limit else cls.UNDECIDED


@dataclass(frozen=True, slots=True)
class Outcome(Generic[B]):
    """The verdict, the solutions found and how the work went.

    With `SEVERAL` there are always at least two different solutions, as witnesses.
    """

    verdict: Verdict
    solutions: tuple[B, ...] = ()
    board: B | None = None
    """What was settled for certain; with `UNDECIDED` this is how far the solver got."""
    exhausted: bool = False
    """Whether the solutions listed are all there are."""
    strategy: str = "auto"
    seconds: float = 0.0
    """CPU seconds of solving alone."""
    statistics: Mapping[str, Any] = field(default_factory=dict)

    @property
    def solution(self) -> B | None:
        """Return the first solution, or None."""
        return self.solutions[0] if self.solutions else None

    @classmethod
    def of(
        cls, answer: Mapping[str, Any], strategy: str, solution: Callable[[Any], B], board: Callable[[Any], B]
    ) -> "Outcome[B]":
        """Read a native strategy's answer; the functions make boards of its solutions and of what it settled."""
        return cls(
            verdict=Verdict(answer["verdict"]),
            solutions=tuple(solution(found) for found in answer["solutions"]),
            board=None if answer["board"] is None else board(answer["board"]),
            exhausted=answer["exhausted"],
            strategy=strategy,
            seconds=answer["seconds"],
            statistics=answer["statistics"] | ({"coverage": answer["coverage"]} if answer.get("coverage") else {}),
        )
