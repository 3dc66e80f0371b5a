"""A person's path as a recording: each step's places by its technique; what is only assumed is tried and undone."""

from collections.abc import Iterator
from typing import Any

from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, NotOffered
from cluewright.core.kind import Kind
from cluewright.core.locales import ENGLISH
from cluewright.core.outcome import Outcome
from cluewright.core.recording import MOST_REASONS, SUPPOSED, WAYS, Recording, most_places
from cluewright.core.technique import Change, Step
from cluewright.core.telling import merged
from cluewright.core.watcher import Beat, Hear

OTHER = "other"
"""Stands for all techniques beyond those a recording can tell apart."""


def record_path(
    kind: Kind[Any, Any], puzzle: Any, board: Any = None, budget: Budget | None = None, locale: str = ENGLISH
) -> Recording:
    """Return the merged steps of `explain` (`core/telling.py`) as a recording, with their sentences.

    When the budget runs out, the recording ends there; the budget shows it.
    """
    return record_steps(kind, puzzle, board, budget, locale=locale)[0]


def record_steps(
    kind: Kind[Any, Any],
    puzzle: Any,
    board: Any = None,
    budget: Budget | None = None,
    hear: Hear | None = None,
    locale: str = ENGLISH,
) -> tuple[Recording, list[Step]]:
    """Return the recording of `record_path` and the steps themselves; `hear` receives them as they are found."""
    path = _Path(kind, puzzle, locale)
    steps: list[Step] = []
    beat = Beat()
    for step in merged(_found(kind, puzzle, board, budget)):
        steps.append(step)
        path.take(step)
        if hear is not None and beat.due():
            hear(path.changes())
    return path.recording(), steps


def _found(kind: Kind[Any, Any], puzzle: Any, board: Any, budget: Budget | None) -> Iterator[Step]:
    """Yield the steps of a person until the budget runs out."""
    try:
        for step in kind.explain(puzzle, board, budget=budget):
            yield step
            if budget is not None:
                budget.report(None, "following the techniques")
    except BudgetExceeded:
        if budget is None or not budget.spent:
            raise


def record_solution(kind: Kind[Any, Any], puzzle: Any, outcome: Outcome[Any]) -> Recording:
    """Show a solution cell by cell, where the kind's boards are rows of characters; raise `NotOffered` elsewhere."""
    rows = [] if outcome.solution is None else kind.board_to_data(puzzle, outcome.solution)
    if not isinstance(rows, list) or not all(isinstance(row, str) and len(row) == puzzle.width for row in rows):
        raise NotOffered(f"{kind.title} puzzles cannot be watched")
    values = tuple(dict.fromkeys([*kind.values, *sorted(set("".join(rows)))]))
    events = [
        (row * puzzle.width + column, values.index(value), "search")
        for row, text in enumerate(rows)
        for column, value in enumerate(text)
    ]
    return Recording.of(puzzle.width, puzzle.height, ["search"], events, values=values)


class _Path:
    def __init__(self, kind: Kind[Any, Any], puzzle: Any, locale: str) -> None:
        self._locale = locale
        self._width, self._height = puzzle.width, puzzle.height
        names = [technique.slug for technique in kind.techniques][: MOST_REASONS - 2]
        self._reasons = {name: name for name in (SUPPOSED, *names, OTHER)}
        self._values = list(kind.values)
        self._borders = kind.on_borders
        self._events: list[tuple[int, int, str] | int] = []
        self._texts: list[tuple[int, str]] = []
        self._told = 0
        """How many of the events were passed on as changes."""

    def take(self, step: Step) -> None:
        """Try what the step assumes, undo it, and settle what follows, each part by its technique."""
        self._texts.append((len(self._events), step.text(self._locale)))
        for part in step.parts or (step,):
            self._try(part)
            reason = self._reasons.get(part.technique.slug, OTHER)
            for change in part.cells:
                self._settle(change, reason)

    def changes(self) -> Recording:
        """Return what has changed since the last time, and the sentence of the last step."""
        undone, fresh = 0, list[tuple[int, int, str] | int]()
        for event in self._events[self._told :]:
            if not isinstance(event, int):
                fresh.append(event)
                continue
            own = min(event, len(fresh))
            del fresh[len(fresh) - own :]
            undone += event - own
        self._told = len(self._events)
        return self._recording([undone, *fresh] if undone else fresh, self._texts[-1:])

    def recording(self) -> Recording:
        """Return what has been recorded so far."""
        return self._recording(self._events, self._texts)

    def _recording(self, events: list[tuple[int, int, str] | int], texts: list[tuple[int, str]]) -> Recording:
        values = tuple(self._values)
        if self._width * self._height * (2 if self._borders else 1) > most_places(values):
            raise NotOffered("this board is too large to watch")
        reasons = list(self._reasons)
        return Recording.of(
            self._width,
            self._height,
            reasons,
            events,
            values=values,
            borders=self._borders,
            texts=texts,
        )

    def _try(self, step: Step) -> None:
        """Follow the chains of a step; each begins where a place is assumed to be different from before."""
        chain = step.chain
        if not chain:
            return
        supposed: dict[tuple[int, int, str], int] = {}
        if (opposite := self._opposite(step)) is not None:
            supposed[self._key(opposite)] = self._settle(opposite, SUPPOSED)
        for link in chain:
            values = {self._key(change): self._value(change) for change in link.cells}
            if any(supposed.get(key, value) != value for key, value in values.items()):
                self._undo(len(supposed))
                supposed.clear()
            self._try(link)
            for change in link.cells:
                if self._key(change) not in supposed:
                    supposed[self._key(change)] = self._settle(change, SUPPOSED)
        self._undo(len(supposed))

    def _opposite(self, step: Step) -> Change | None:
        """Return what a step assumes, if its chain does not begin with it: the opposite of what it finds."""
        change = step.cells[0] if len(step.cells) == 1 else None
        first = step.chain[0]
        if change is None or "contradiction" not in step.technique.slug or first.technique.slug == "supposition":
            return None
        if len(change) == 4:
            row, column, way, use = change
            return row, column, way, not use
        others = [value for value in self._values[1:3] if value != change[2]]
        named = {self._key(each) for link in step.chain for each in link.cells}
        return (*change[:2], others[0]) if len(others) == 1 and self._key(change) not in named else None

    def _settle(self, change: Change, reason: str) -> int:
        value = self._value(change)
        self._events.append((self._place(change), value, reason))
        return value

    def _undo(self, number: int) -> None:
        if number:
            self._events.append(number)

    def _place(self, change: Change) -> int:
        cell: int = change[0] * self._width + change[1]
        return 2 * cell + WAYS.index(change[2]) if len(change) == 4 else cell

    def _value(self, change: Change) -> int:
        name = ("used" if change[3] else "closed") if len(change) == 4 else change[2]
        if name not in self._values:
            self._values.append(name)
        return self._values.index(name)

    @staticmethod
    def _key(change: Change) -> tuple[int, int, str]:
        return change[0], change[1], change[2] if len(change) == 4 else ""
