"""Recordings for viewers, made in the workers: a head of JSON in one line, then the events as words."""

import json
from collections.abc import Callable
from typing import Any

from cluewright.core.budget import Budget
from cluewright.core.errors import CluewrightError, FormatError
from cluewright.core.form import item_to_data
from cluewright.core.item import Item, without_secrets
from cluewright.core.kind import Kind
from cluewright.core.locales import ENGLISH
from cluewright.core.message import has_message
from cluewright.core.path_recording import record_steps
from cluewright.core.pictures import pictures_of
from cluewright.core.recording import FORMAT, VERSION, Recording, place_bits
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kind_of
from cluewright.core.scene import Dye
from cluewright.core.technique import Step
from cluewright.core.verbs import record
from cluewright.core.watcher import Hear
from cluewright.web.outside import read_item, read_link, read_recipe, require_room
from cluewright.web.unread import opened

Data = dict[str, Any]


def watch(
    budget: Budget,
    source: Data,
    cells: int,
    *,
    how: str,
    strategy: str,
    seed: int,
    shown_cells: int,
    live: bool,
    locale: str = ENGLISH,
) -> tuple[bytes, bytes]:
    """Solve the puzzle of the source and return the recording: its head, and its words in little-endian order.

    The source is a `puzzle`, a `recipe`, a `share` link, a `file` with its `name`, a random `picture`, or a `kind`
    with the `board` that determines a puzzle. The head has the puzzle itself if it has at most `shown_cells`:
    beyond, its clues would be unreadable; and the colours that the puzzle has of its own. With `live`, events are
    reported as progress while they happen.
    """
    item = _item(budget, source, cells)
    kind = kind_of(item.puzzle)
    head: Data = {"kind": kind.name, "title": item.title, "how": how}
    readable = item.puzzle.width * item.puzzle.height <= shown_cells
    if readable:
        head["puzzle"] = item_to_data(Item(item.puzzle, meta=without_secrets(item).meta))
    if dyes := _dyes(kind, item.puzzle):
        head["dyes"] = dyes
    hear = _teller(budget, head, kind, locale) if live else None
    if how == "path":
        recording, steps = record_steps(kind, item.puzzle, budget=budget, hear=hear, locale=locale)
        head["complete"] = kind.is_solved(item.puzzle, kind.replay(item.puzzle, recording))
        head["steps"] = [_step(step, locale, shown=readable) for step in steps]
    else:
        outcome, recording = record(item, strategy=strategy, budget=budget, seed=seed, hear=hear)
        head |= {
            "verdict": str(outcome.verdict),
            "strategy": outcome.strategy,
            "seconds": outcome.seconds,
            "complete": bool(outcome.solutions),
        }
    head["stopped"] = budget.spent
    head |= {**head_of(recording), "names": _names(kind, recording, locale)}
    return json.dumps(head, separators=(",", ":")).encode() + b"\n", recording.words.astype("<u4").tobytes()


def head_of(recording: Recording) -> Data:
    """Return everything in a recording except its events."""
    head: Data = {
        **_meaning(recording),
        "length": len(recording),
        "texts": [list(entry) for entry in recording.texts],
        "full": recording.full,
    }
    if recording.stamps is not None:
        head["milliseconds"] = [round(1000 * second, 3) for second in recording.stamps.tolist()]
    return head


def _meaning(recording: Recording) -> Data:
    """Return what the words of a recording mean."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "width": recording.width,
        "height": recording.height,
        "places": "borders" if recording.borders else "cells",
        "place_bits": place_bits(recording.values),
        "values": list(recording.values),
        "reasons": list(recording.reasons),
    }


def _dyes(kind: Kind[Any, Any], puzzle: Any) -> dict[str, str]:
    """Return the puzzle's own colours of values, as `#rrggbb`."""
    tones = {value: kind.tone_of(puzzle, value) for value in kind.values}
    return {
        value: f"#{tone.red:02x}{tone.green:02x}{tone.blue:02x}"
        for value, tone in tones.items()
        if isinstance(tone, Dye)
    }


def _names(kind: Kind[Any, Any], recording: Recording, locale: str) -> list[str]:
    """Return what each reason is called: a technique, a stage of the solver, or as it is written."""
    names = {each.slug: each.name_in(locale) for each in kind.techniques}
    for reason in recording.reasons:
        if reason not in names:
            own = f"reason-{reason}"
            names[reason] = kind.say(own, locale) if has_message(kind.room, own) else reason
    return [names[reason] for reason in recording.reasons]


def _teller(budget: Budget, head: Data, kind: Kind[Any, Any], locale: str) -> Hear | None:
    """Return the function that reports changes to the studio; the first time with what they mean."""
    tell: Callable[[float | None, Any], None] | None = budget.progress
    if tell is None:
        return None
    budget.progress = _silent  # the changes report what follows, but native code must keep ticking
    untold: Data = {"head": head}

    def hear(changes: Recording) -> None:
        if "head" in untold:
            untold["head"] = {**head, **_meaning(changes), "names": _names(kind, changes, locale)}
        said = {"said": changes.texts[-1][1]} if changes.texts else {}
        tell(None, {**untold, **said, "words": changes.words.astype("<u4").tobytes()})
        untold.clear()

    return hear


def _silent(fraction: float | None, text: str) -> None:
    """Ignore progress."""


def _step(step: Step, locale: str, *, shown: bool) -> Data:
    """Return the techniques of a step, and where its board can be read, what it follows from and its chain."""
    told: Data = {
        "technique": step.technique.slug,
        "techniques": [technique.slug for technique in step.techniques],
        "level": str(step.technique.level),
    }
    if shown:
        told["evidence"] = step.evidence.to_data()
        if step.chain:
            told["chain"] = _links(step, locale)
    return told


def _links(step: Step, locale: str) -> list[Data]:
    """Return the sentences of a chain, with those of the chains inside it."""
    return [
        {
            "technique": link.technique.slug,
            "text": link.text(locale),
            **({"chain": _links(link, locale)} if link.chain else {}),
        }
        for link in step.chain
    ]


def _item(budget: Budget, source: Data, cells: int) -> Item[Any, Any]:
    if (puzzle := source.get("puzzle")) is not None:
        return read_item(puzzle, cells)
    if (recipe := source.get("recipe")) is not None:
        read = read_recipe(recipe, cells)
        return find_kind(read.kind).generate(read, budget=budget)
    if (picture := source.get("picture")) is not None:
        kind = find_kind(picture["kind"])
        width, height = picture["size"]
        require_room(width, height, cells)
        pictures = pictures_of(kind)
        board = pictures.draw_texture(picture["texture"], (width, height), picture["seed"], budget=budget)
        return Item(pictures.from_solution(board))
    if (link := source.get("share")) is not None:
        return read_item(item_to_data(read_link(link)), cells)
    if (content := source.get("file")) is not None:
        return _first(content, source["name"], source.get("format"), cells)
    pictures = pictures_of(find_kind(str(source["kind"])))
    return Item(pictures.from_solution(pictures.read_drawing(opened(source["board"]), cells)))


def _first(content: bytes, name: str, format_name: str | None, cells: int) -> Item[Any, Any]:
    """Return the first good puzzle of a file; raise what is wrong with the first one when there is none."""
    from cluewright.formats import entries
    from cluewright.formats.source import bounded_source

    wrong: CluewrightError | None = None
    for entry in entries(bounded_source(content, name), format_name=format_name):
        if not isinstance(entry, CluewrightError):
            require_room(entry.puzzle.width, entry.puzzle.height, cells)
            return Item(entry.puzzle, meta=entry.meta)
        wrong = wrong or entry
    raise wrong or FormatError("there is no puzzle in this file")
