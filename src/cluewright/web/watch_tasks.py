"""Recordings for those who watch, made in the workers: a head of JSON in one line, then the events as words."""

import json
from typing import Any

from cluewright.core.budget import Budget
from cluewright.core.form import item_to_data
from cluewright.core.item import Item
from cluewright.core.path_recording import record_path
from cluewright.core.recipe import Recipe
from cluewright.core.recording import FORMAT, VERSION, Recording, place_bits
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kind_of
from cluewright.web.refusal import too_large
from cluewright.web.tasks import read_item

Data = dict[str, Any]


def watch(
    budget: Budget, source: Data, cells: int, *, how: str, strategy: str, seed: int, shown_cells: int
) -> tuple[bytes, bytes]:
    """Solve the puzzle of the source and give the recording: its head, and its words in little-endian order.

    The source is a `puzzle`, a `recipe`, a `share` link, or a `kind` with the `board` that determines a puzzle. The
    head has the puzzle itself where it has at most `shown_cells`: beyond, nobody could read its clues.
    """
    item = _item(budget, source, cells)
    kind = kind_of(item.puzzle)
    head: Data = {"kind": kind.name, "title": item.title, "how": how}
    if how == "path":
        recording = record_path(kind, item.puzzle, budget=budget)
        head["complete"] = kind.is_solved(item.puzzle, kind.replay(item.puzzle, recording))
    else:
        outcome, recording = kind.record(item.puzzle, strategy=strategy, budget=budget, seed=seed)
        head |= {
            "verdict": str(outcome.verdict),
            "strategy": outcome.strategy,
            "seconds": outcome.seconds,
            "complete": bool(outcome.solutions),
        }
    if item.puzzle.width * item.puzzle.height <= shown_cells:
        head["puzzle"] = item_to_data(Item(item.puzzle, meta=item.meta))
    head |= head_of(recording)
    return json.dumps(head, separators=(",", ":")).encode() + b"\n", recording.words.astype("<u4").tobytes()


def head_of(recording: Recording) -> Data:
    """Give everything of a recording but its events."""
    head: Data = {
        "format": FORMAT,
        "version": VERSION,
        "width": recording.width,
        "height": recording.height,
        "places": "borders" if recording.borders else "cells",
        "place_bits": place_bits(recording.values),
        "values": list(recording.values),
        "reasons": list(recording.reasons),
        "length": len(recording),
        "texts": [list(entry) for entry in recording.texts],
        "full": recording.full,
    }
    if recording.stamps is not None:
        head["milliseconds"] = [round(1000 * second, 3) for second in recording.stamps.tolist()]
    return head


def _item(budget: Budget, source: Data, cells: int) -> Item[Any, Any]:
    if (puzzle := source.get("puzzle")) is not None:
        return read_item(puzzle, cells)
    if (recipe := source.get("recipe")) is not None:
        kind = find_kind(str(recipe.get("kind")))
        read = Recipe.from_data(recipe, kind.options)
        if read.size[0] * read.size[1] > cells:
            raise too_large(f"a board may have {cells} cells here, not {read.size[0] * read.size[1]}")
        return kind.generate(read, budget=budget)
    if (link := source.get("share")) is not None:
        from cluewright.formats.share import read_share

        return read_item(item_to_data(read_share(link)), cells)
    kind = find_kind(str(source["kind"]))
    board = kind.read_drawing(source["board"], cells)
    return Item(kind.from_solution(board))
