"""Summaries of puzzles for lists; only players who have solved a picture see its title."""

from collections.abc import Sequence
from typing import Any

from cluewright.core.daily import day_of_title
from cluewright.core.errors import CluewrightError
from cluewright.core.item import SHOWS
from cluewright.core.json_text import write_json
from cluewright.core.registry import kind as find_kind
from cluewright.library import Library, Record
from cluewright.library.standing import solved_by
from cluewright.web.speech import title_in

Data = dict[str, Any]


def summaries(library: Library, records: Sequence[Record], player: str | None, locale: str) -> list[Data]:
    """Return what a list shows about puzzles, in a language."""
    solved = set() if player is None else solved_by(library, player, [record.id for record in records])
    return [_summary(record, locale, record.id in solved) for record in records]


def without_answer(record: Record) -> str:
    """Return the JSON form of a puzzle; if it has a secret, without it, the recipe and the solution."""
    meta = record.data.get("meta")
    if not isinstance(meta, dict) or SHOWS not in meta:
        return record.text
    kept = {key: value for key, value in record.data.items() if key not in ("recipe", "solution")}
    return write_json({**kept, "meta": {key: value for key, value in meta.items() if key != SHOWS}})


def _summary(record: Record, locale: str, solved: bool) -> Data:
    return {
        "id": record.id,
        "kind": record.kind,
        "width": record.width,
        "height": record.height,
        "level": None if record.level is None else str(record.level),
        "score": record.score,
        "verdict": record.verdict,
        "title": _solved_title(record, locale) if solved else title_in(record.kind, record.title, locale),
        "solved": solved,
        "author": record.author,
        "licence": record.licence,
        "source": record.source,
        "added": record.added.isoformat(),
        "tags": list(record.tags),
    }


def _solved_title(record: Record, locale: str) -> str | None:
    """Return the title that somebody gave it; if there is none but that of a day, what the puzzle shows."""
    try:
        named = record.title is not None and day_of_title(find_kind(record.kind), record.title) is None
        if SHOWS in record.item.meta and not named:
            return record.item.solved_title(locale)
    except CluewrightError:  # from a plug-in that is not installed, or damaged: it is still listed
        pass
    return title_in(record.kind, record.title, locale)
