"""The first board of a kind: a small puzzle on which every rule is broken once, to see why, before it is solved."""

from dataclasses import dataclass

from cluewright.core.puzzle import Puzzle


@dataclass(frozen=True, slots=True)
class Trespass:
    """A rule to break: the studio asks for it with `page-first-NAME` and says why with `page-first-NAME-why`."""

    name: str
    move: str
    """What breaks it, on an empty board."""
    cells: tuple[tuple[int, int], ...]
    """The cells to use, which the page lights up."""
    fault: str | None = None
    """The code of the fault that shows; None if the board itself does not let it happen."""


@dataclass(frozen=True, slots=True)
class FirstBoard:
    """A small puzzle, and the rules to break on it."""

    puzzle: Puzzle
    rules: tuple[Trespass, ...]
