"""The kinds there are: our own and plug-ins, found through one entry-point group.

A kind is a `Kind` instance named by an entry point of the group `cluewright.kinds`. A plug-in that cannot be used
is kept in `problems()` with the reason and otherwise left out: it must never break the program it plugs into.
"""

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from cluewright.core.catalogue import catalogue
from cluewright.core.errors import UnknownKind, brief, shown, why
from cluewright.core.kind import INTERFACE, Kind
from cluewright.core.locales import ENGLISH
from cluewright.core.message import has_message
from cluewright.core.puzzle import Puzzle

GROUP = "cluewright.kinds"
OURS = "cluewright"
"""Our own package, whose kinds no plug-in can replace."""
_NEEDED = ("name", "puzzle_type", "puzzle_keys")
_SAID = ("title", "rules", "move-help")
"""What every command and page shows of a kind: messages of its catalogue, or attributes if it has none."""
_log = logging.getLogger(__name__)


def kinds() -> dict[str, Kind[Any, Any]]:
    """Return all usable kinds by name."""
    return {name: loaded for name in _entry_points() if isinstance(loaded := _load(name), Kind)}


def names() -> list[str]:
    """List the names under which kinds are registered, without loading them: one may turn out to be unusable."""
    return [name for name, point in _entry_points().items() if point.name == name]


def kind(name: str) -> Kind[Any, Any]:
    """Return one kind by its name; raise `UnknownKind` with the names that exist."""
    loaded = _load(name) if name in _entry_points() else f"there is no kind {shown(name)}"
    if isinstance(loaded, Kind):
        return loaded
    raise UnknownKind(f"{loaded}; there are: {', '.join(kinds()) or 'none'}")


def kind_of(puzzle: Puzzle) -> Kind[Any, Any]:
    """Return the kind of a puzzle."""
    return kind(puzzle.kind)


def problems() -> dict[str, str]:
    """Return the plug-ins that were left out, with the reason."""
    return {name: loaded for name in _entry_points() if isinstance(loaded := _load(name), str)}


@cache
def _entry_points() -> dict[str, EntryPoint]:
    """Return one entry point per name, in order; of several with the same name ours is taken, else the first.

    The others are listed under a name that says where they come from, so that they are not lost silently.
    """
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, _origin(point) != OURS)):
        found.setdefault(point.name if point.name not in found else f"{point.name} of {_origin(point)}", point)
    return found


def _origin(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else "an unknown package"


@cache
def _load(name: str) -> Kind[Any, Any] | str:
    """Load one kind, or say in a sentence why it cannot be used."""
    loaded = _try_to_load(name, _entry_points()[name])
    if isinstance(loaded, str):
        _log.warning(loaded)
    return loaded


def _try_to_load(name: str, point: EntryPoint) -> Kind[Any, Any] | str:
    if point.name != name:
        return f"the kind {shown(point.name)} of {brief(_origin(point))} is ignored: the name is already taken"
    try:
        loaded: Kind[Any, Any] = point.load()
        objection = _objection(name, loaded)
        if objection is None and _origin(point) != OURS:
            len(catalogue(loaded.room, ENGLISH))  # reads all of it: whatever is wrong there is found here
        return objection or loaded
    except (Exception, SystemExit) as error:  # a plug-in may fail in any way at all
        _log.debug("the kind %s failed to load", shown(name), exc_info=error)
        return f"the kind {shown(name)} failed to load: {why(error)}"


def _objection(name: str, loaded: object) -> str | None:
    if not isinstance(loaded, Kind):
        return f"the kind {shown(name)} is a {brief(type(loaded).__name__)}, not a Kind"
    if loaded.interface != INTERFACE:
        return f"the kind {shown(name)} was written for interface {loaded.interface}; this is interface {INTERFACE}"
    if missing := [attribute for attribute in _NEEDED if not hasattr(loaded, attribute)]:
        return f"the kind {shown(name)} has no {' and no '.join(missing)}"
    if loaded.name != name:
        return f"the kind {shown(name)} calls itself {shown(loaded.name)}"
    if loaded.puzzle_type.kind != name:
        return f"the puzzles of the kind {shown(name)} call themselves {shown(loaded.puzzle_type.kind)}"
    if silent := [code for code in _SAID if not _says(loaded, code)]:
        return f"the kind {shown(name)} has no {' and no '.join(silent)}"
    return None


def _says(loaded: Kind[Any, Any], code: str) -> bool:
    return has_message(loaded.room, code) or not isinstance(getattr(type(loaded), code.replace("-", "_")), property)
