"""Puzzles with everything a game needs without a server: the solution, every hint on the way, the explanation.

Texts are kept as messages, codes with values, so that a page says them in the language of its reader.
"""

import base64
import hashlib
import zlib
from collections.abc import Iterable, Iterator
from typing import Any

from cluewright.core.budget import Budget
from cluewright.core.catalogue import CORE, PAGES, Pattern, catalogue, find_pattern
from cluewright.core.errors import CluewrightError
from cluewright.core.form import item_to_data, loads
from cluewright.core.hint import Hint
from cluewright.core.hints import require_unique
from cluewright.core.item import SHOWS, Item, as_item, without_secrets
from cluewright.core.json_text import write_json
from cluewright.core.kind import Kind
from cluewright.core.locales import ENGLISH, LANGUAGES
from cluewright.core.message import Message
from cluewright.core.registry import kind_of
from cluewright.core.session import Session
from cluewright.core.technique import Step
from cluewright.core.verbs import explain

Data = dict[str, Any]
ALWAYS = (
    *("line", "along", "run", "cell", "cells", "cells-two", "cells-two-wide", "cells-many", "cells-separator"),
    *("cells-block", "more-cells", "hint-mistake-in", "wrong-cell", "clear-cell", "hint-solved"),
)
"""The messages of core that a page needs to name places and mistakes, whatever the hints say."""


class NotPlayable(CluewrightError, ValueError):
    """A puzzle cannot be played on a page without the studio."""


class StoredPuzzle:
    """A puzzle, the hints that lead from its empty board to the solution, and its explanation."""

    def __init__(self, puzzle: Any, *, budget: Budget | None = None) -> None:
        item: Item[Any, Any] = as_item(puzzle)
        budget = (budget or Budget()).start()
        self.kind: Kind[Any, Any] = kind_of(item.puzzle)
        found = require_unique(self.kind, item, budget)
        if found.solution is None:
            raise NotPlayable("its solution was not found in time: use a longer --time-limit")
        self.item = Item(
            item.puzzle,
            solution=found.solution,
            proof={"verdict": "unique"},
            rating=item.rating,
            recipe=item.recipe,
            meta=item.meta,
        )
        self.hints = list(_hints(self.item, budget))
        self.steps = list(explain(self.item, budget=budget))

    def to_data(self, *, whole: bool = False) -> Data:
        """Return what a page may show at once, and the rest sealed; with `whole`, also the item."""
        item = without_secrets(self.item)
        data = item_to_data(item)
        solution = data.pop("solution")
        for part in ("proof", "recipe", "rating", "meta"):
            data.pop(part, None)
        rest = {
            "key": hashlib.blake2b(write_json(data).encode(), digest_size=9).hexdigest(),
            "puzzle": data,
            "solution": solution,
            "shows": self._shows(),
            "credit": self.item.credit,
            "hints": [_hint_data(hint) for hint in self.hints],
            "steps": [_step_data(step) for step in self.steps],
            **({"item": item_to_data(self.item)} if whole else {}),
        }
        return {
            "kind": self.kind.name,
            "width": item.puzzle.width,
            "height": item.puzzle.height,
            "title": item.title,
            "level": None if item.rating is None else str(item.rating.level),
            "sealed": seal(rest),
        }

    def _shows(self) -> dict[str, str | None] | None:
        """Return the title of the solved picture by language, if it has one."""
        if SHOWS not in self.item.meta:
            return None
        return {language: self.item.solved_title(language) for language in LANGUAGES}

    def messages(self) -> Iterator[Message]:
        """Yield every message a game may say, those within others, too."""
        for hint in self.hints:
            for message in hint.messages:
                yield from _within(message)
        steps = [*self.steps, *(step for hint in self.hints for step in hint.before)]
        steps += [hint.step for hint in self.hints if hint.step is not None]
        for step in _linked(steps):
            yield from _within(step.message)


def ahead(budget: Budget, text: str) -> Data:
    """Return a puzzle of the library's form with all that a game needs without the studio: a worker's task."""
    puzzle = StoredPuzzle(loads(text), budget=budget)
    words = words_of([puzzle], [], CORE)
    told = {language: {**words[language]["kinds"][puzzle.kind.name]} for language in LANGUAGES}
    return {**puzzle.to_data(whole=True), "words": told}


def seal(data: Data) -> str:
    """Write what nobody should read by accident, such as what a picture shows: deflated, as base64."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return base64.b64encode(packer.compress(write_json(data).encode()) + packer.flush()).decode()


def words_of(stored: Iterable[StoredPuzzle], ids: Iterable[str], room: str) -> dict[str, Data]:
    """Return the patterns that pages of these puzzles need, by language: those of the room, and those of each kind.

    What hints and steps say comes with the kind, core's messages, too: the room has other messages of the same names.
    """
    said: dict[str, dict[tuple[str, str], None]] = {}
    rooms: dict[str, str] = {}
    for puzzle in stored:
        rooms[puzzle.kind.name] = puzzle.kind.room
        named = said.setdefault(puzzle.kind.name, {(CORE, code): None for code in ALWAYS})
        named.update({(message.room, message.code): None for message in puzzle.messages()})
    words: dict[str, Data] = {}
    for language in LANGUAGES:
        general: dict[str, Pattern] = {}
        for code in ids:
            _collect(general, room, code, language)
        own: dict[str, dict[str, Pattern]] = {name: {} for name in rooms}
        for name, whose in rooms.items():
            page = [(whose, code) for code in catalogue(whose, ENGLISH) if code.startswith(PAGES)]
            for where, code in (*page, *said[name]):
                _collect(own[name], where, code, language)
        words[language] = {"messages": general, "kinds": own}
    return words


def _collect(patterns: dict[str, Pattern], room: str, code: str, language: str) -> None:
    """Add a message, and those it refers to."""
    pattern = find_pattern(room, code, language)
    if code in patterns or pattern is None:
        return
    patterns[code] = pattern
    for named in _references(pattern):
        _collect(patterns, room, named, language)


def _references(part: Any) -> Iterator[str]:
    if isinstance(part, list):
        if len(part) == 2 and part[0] == "message":
            yield part[1]
        for each in part:
            yield from _references(each)


def _hints(item: Item[Any, Any], budget: Budget) -> Iterator[Hint]:
    """Yield the hints that a player meets who asks for every move, up to the end."""
    session: Session[Any, Any] = Session(item)
    while not session.finished:
        hint = session.hint(budget=budget)
        before = session.board
        if hint.step is None or hint.move is None:
            raise NotPlayable("no hint leads on to its solution")
        session.move(hint.move)
        if session.board == before:
            raise NotPlayable("no hint leads on to its solution")
        yield hint


def _hint_data(hint: Hint) -> Data:
    step = hint.step
    data: Data = {
        "code": hint.code,
        "messages": [message.to_data() for message in hint.messages],
        "move": hint.move,
        "cells": [] if step is None else [list(change) for change in step.cells],
        "evidence": {} if step is None else step.evidence.to_data(),
    }
    if hint.line is not None:
        data["line"] = list(hint.line)
    if hint.before:
        data["before"] = [_step_data(each) for each in hint.before]
    if step is not None and step.chain:
        data["chain"] = [_step_data(link) for link in step.chain]
    return data


def _step_data(step: Step) -> Data:
    data: Data = {
        "technique": step.technique.slug,
        "message": step.message.to_data(),
        "cells": [list(change) for change in step.cells],
        "evidence": step.evidence.to_data(),
    }
    return {**data, "chain": [_step_data(link) for link in step.chain]} if step.chain else data


def _linked(steps: Iterable[Step]) -> Iterator[Step]:
    for step in steps:
        yield step
        yield from _linked((*step.chain, *step.parts))


def _within(value: Any) -> Iterator[Message]:
    match value:
        case Message():
            yield value
            for each in value.values.values():
                yield from _within(each)
        case tuple():
            for each in value:
                yield from _within(each)
