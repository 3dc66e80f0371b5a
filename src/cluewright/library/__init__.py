"""Puzzles kept: a SQLite file by default, PostgreSQL by URL."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from cluewright.library.errors import LibraryError, NotInLibrary
from cluewright.library.fingerprint import fingerprint
from cluewright.library.record import Added, Prepared, Record, prepare

if TYPE_CHECKING:
    from cluewright.library.query import FoundPage, Query
    from cluewright.library.store import Library
    from cluewright.library.transfer import Import

__all__ = [
    "Added",
    "FoundPage",
    "Import",
    "Library",
    "LibraryError",
    "NotInLibrary",
    "Prepared",
    "Query",
    "Record",
    "fingerprint",
    "prepare",
]

_MODULES = {"Import": "transfer", "Library": "store", "FoundPage": "query", "Query": "query"}


def __getattr__(name: str) -> Any:
    """Load a name when it is used: a worker prepares puzzles, and should not wait for the database."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
