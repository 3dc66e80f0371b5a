"""Puzzles kept: a SQLite file by default, PostgreSQL by URL."""

from cluewright.library.errors import LibraryError, NotInLibrary
from cluewright.library.fingerprint import fingerprint
from cluewright.library.query import Page, Query
from cluewright.library.record import Added, Prepared, Record, prepare
from cluewright.library.store import Library
from cluewright.library.transfer import Import

__all__ = [
    "Added",
    "Import",
    "Library",
    "LibraryError",
    "NotInLibrary",
    "Page",
    "Prepared",
    "Query",
    "Record",
    "fingerprint",
    "prepare",
]
