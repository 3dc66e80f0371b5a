"""The kinds there are: our own and plug-ins, found through one entry-point group.

A kind is a `Kind` instance named by an entry point of the group `cluewright.kinds`. A plug-in that cannot be used
is kept in `problems()` with the reason and otherwise left out: it must never break the program it plugs into.
"""

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from cluewright.core.errors import UnknownKind
from cluewright.core.kind import INTERFACE, Kind
from cluewright.core.puzzle import Puzzle

GROUP = "cluewright.kinds"
_log = logging.getLogger(__name__)


def kinds() -> dict[str, Kind[Any, Any]]:
    """Give all usable kinds by name."""
    return {name: loaded for name in _entry_points() if isinstance(loaded := _load(name), Kind)}


def kind(name: str) -> Kind[Any, Any]:
    """Give one kind by its name; raise `UnknownKind` with the names there are."""
    loaded = _load(name) if name in _entry_points() else f"no kind is called {name!r}"
    if isinstance(loaded, Kind):
        return loaded
    raise UnknownKind(f"{loaded}; there are: {', '.join(kinds()) or 'none'}")


def kind_of(puzzle: Puzzle) -> Kind[Any, Any]:
    """Give the kind of a puzzle."""
    return kind(puzzle.kind)


def problems() -> dict[str, str]:
    """Give the plug-ins that were left out, with the reason."""
    return {name: loaded for name in _entry_points() if isinstance(loaded := _load(name), str)}


@cache
def _entry_points() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


@cache
def _load(name: str) -> Kind[Any, Any] | str:
    """Load one kind, or say in a sentence why it cannot be used."""
    try:
        loaded = _entry_points()[name].load()
        reason = _objection(name, loaded)
    except Exception as error:  # a plug-in may fail in any way at all
        reason = f"the kind {name!r} failed to load: {type(error).__name__}: {error}"
    if reason is None:
        return loaded  # type: ignore[no-any-return]
    _log.warning(reason)
    return reason


def _objection(name: str, loaded: object) -> str | None:
    if not isinstance(loaded, Kind):
        return f"the kind {name!r} is a {type(loaded).__name__}, not a Kind"
    if loaded.interface != INTERFACE:
        return f"the kind {name!r} was written for interface {loaded.interface}; this is interface {INTERFACE}"
    if loaded.name != name:
        return f"the kind {name!r} calls itself {loaded.name!r}"
    return None
