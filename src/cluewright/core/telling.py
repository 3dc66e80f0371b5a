"""Explanations as a person gives them: trivial steps on one line are merged, and nothing is repeated.

A solver's path has a step for every application of a technique. Somebody who explains it would not stop after each: the
easy steps that follow each other on one row or column are one step here, which keeps them as its `parts`.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise

from cluewright.core.message import Along, Cells, Message, Value, has_message
from cluewright.core.technique import Change, Evidence, Level, Step

Place = tuple[int, int]


def merged(steps: Iterable[Step]) -> Iterator[Step]:
    """Yield the steps of an explanation, with consecutive easy ones on one line merged."""
    waiting: list[Step] = []
    for step in steps:
        if waiting and _line(step) is not None and _line(step) == _line(waiting[-1]):
            waiting.append(step)
            continue
        yield from _told(waiting)
        waiting = [step]
    yield from _told(waiting)


def _told(steps: list[Step]) -> Iterator[Step]:
    if len(steps) < 2:
        yield from steps
        return
    parts = [steps[0]]
    for step in steps[1:]:
        one = _united(parts[-1], step)
        parts[-1:] = [parts[-1], step] if one is None else [one]
    if len(parts) == 1:
        yield parts[0]
        return
    told = (parts[0], *(_following(before, step) for before, step in pairwise(parts)))
    yield replace(_together(parts), parts=told)


def _following(before: Step, step: Step) -> Step:
    """Return a step that need not repeat what was just said: its message is `CODE-next`, where there is one.

    This applies if the step before settled something else about the cell or block that this step is about.
    """
    message, said = step.message, before.message
    code = f"{message.code}-next"
    if not has_message(message.room, code):
        return step
    settled = {change[-1] for change in before.cells} - {change[-1] for change in step.cells}
    return replace(step, message=replace(message, code=code)) if settled and _same_subject(said, message) else step


def _same_subject(said: Message, message: Message) -> bool:
    """Tell whether a message is about what the message before it concluded."""
    if isinstance(cell := message.values.get("cell"), Cells):
        return len(cell.cells) == 1 and cell == said.values.get("cells", said.values.get("cell"))
    if "block" in message.values:
        return message.values["block"] == said.values.get("block")
    return "block" in said.values


def _line(step: Step) -> tuple[str, int] | None:
    """Return the line that an easy step is about; None for other steps, and for steps about several lines."""
    if step.technique.level is not Level.EASY or step.chain or not step.cells:
        return None
    if len(step.evidence.lines) == 1:
        return step.evidence.lines[0]
    places = _places(step.cells).union(step.evidence.cells)
    rows, columns = {row for row, _ in places}, {column for _, column in places}
    if step.evidence.lines or min(len(rows), len(columns)) > 1:
        return None
    return ("row", *rows) if len(rows) == 1 else ("column", *columns)  # type: ignore[return-value]


def _places(changes: Iterable[Change]) -> set[Place]:
    """Return the cells of changes; a border belongs to both its cells."""
    places = set()
    for change in changes:
        row, column = change[0], change[1]
        places.add((row, column))
        if len(change) == 4:
            places.add((row, column + 1) if change[2] == "right" else (row + 1, column))
    return places


def _together(steps: list[Step]) -> Step:
    """Make one step of everything several change and point at, with the message of the first."""
    cells = dict.fromkeys(change for step in steps for change in step.cells)
    evidence = Evidence(
        *(
            tuple(dict.fromkeys(entry for step in steps for entry in getattr(step.evidence, name)))
            for name in ("lines", "clues", "cells")
        )
    )
    return replace(steps[0], cells=tuple(cells), evidence=evidence)


def _united(first: Step, second: Step) -> Step | None:
    """Make one step of two that say the same about different cells; None for other steps."""
    if first.technique != second.technique:
        return None
    message = _united_messages(first.message, second.message, _places(first.cells), _places(second.cells))
    if message is None:
        return None
    parts = (*(first.parts or (first,)), second)
    return replace(_together([first, second]), message=message, parts=parts)


def _united_messages(first: Message, second: Message, one: set[Place], other: set[Place]) -> Message | None:
    if (first.room, first.code, first.values.keys()) != (second.room, second.code, second.values.keys()):
        return None
    code, values = first.code, dict[str, Value]()
    for name, value in first.values.items():
        united = _united_values(value, second.values[name], one, other)
        if united is None and name == "side" and has_message(first.room, f"{code}-both"):
            code = f"{code}-both"  # counted from either side, the result is the same
        elif united is None:
            return None
        else:
            values[name] = united
    return Message(first.room, code, values)


def _united_values(first: Value, second: Value, one: set[Place], other: set[Place]) -> Value | None:
    """Merge values that name cells the steps change; others must be equal."""
    if first == second:
        return first
    match first, second:
        case Message(), Message():
            return _united_messages(first, second, one, other)
        case Cells(), Cells() if set(first.cells) <= one and set(second.cells) <= other:
            return Cells(tuple(dict.fromkeys((*first.cells, *second.cells))))
        case Along(), Along() if first.axis == second.axis and _among(first, one) and _among(second, other):
            return Along(first.axis, tuple(sorted({*first.places, *second.places})))
    return None


def _among(along: Along, places: set[Place]) -> bool:
    return set(along.places) <= {place[along.axis == "column"] for place in places}
