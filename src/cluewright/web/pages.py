"""The files of the pages: the studio's own, and under `/js/kinds/NAME/` the ES modules that a kind ships.

A page cannot send a token when it imports modules; like the studio's own, a kind's hold nothing private.
"""

import os
from importlib.resources import files
from pathlib import Path

from starlette.staticfiles import StaticFiles

from cluewright.core.registry import kinds

_KINDS = ("js", "kinds")
ROOMS = ("play", "learn", "watch", "create", "collect", "stats", "settings", "help", "game")
"""The pages the router in main.js knows; their addresses come after a #."""


def module_address(kind: str, file: str) -> str:
    """Return where a page finds a module of a kind."""
    return "/" + "/".join((*_KINDS, kind, file))


class Pages(StaticFiles):
    """Serve the studio's files, and the modules in the folder each kind declares."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Return the file a path names; the paths of kinds are names in a list, never paths on the disk."""
        parts = Path(path).parts
        if parts[:2] != _KINDS:
            return super().lookup_path(path)
        found = _module(*parts[2:]) if len(parts) == 4 else None
        return ("", None) if found is None else (str(found), found.stat())


def _module(kind: str, file: str) -> Path | None:
    declared = kinds()[kind].modules if kind in kinds() else None
    if declared is None or not file.endswith(".js"):
        return None
    folder = files(declared.package).joinpath(declared.folder)
    listed = {each.name: each for each in folder.iterdir() if each.is_file()} if folder.is_dir() else {}
    return Path(str(listed[file])) if file in listed else None
