"""Puzzles met before, by their digests: on disk, so that a million of them take no more memory than a thousand."""

import sqlite3
from types import TracebackType
from typing import Self

_TABLES = ("exact", "form")


class SeenPuzzles:
    """Remember where each puzzle, and each of its turned and mirrored forms, was met first."""

    def __init__(self) -> None:
        self._database = sqlite3.connect("", isolation_level=None)  # a file without a name, gone when it is closed
        self._database.execute("PRAGMA synchronous = OFF")
        for table in _TABLES:
            self._database.execute(f"CREATE TABLE {table} (digest BLOB PRIMARY KEY, place TEXT) WITHOUT ROWID")
        self._database.execute("BEGIN")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._database.close()

    def meet(self, exact: bytes, form: bytes, place: str) -> tuple[str | None, str | None]:
        """Return where the same puzzle was met before, or else one that is the same turned or mirrored."""
        same, turned = (self._first(table, digest, place) for table, digest in zip(_TABLES, (exact, form), strict=True))
        return (same, None) if same is not None else (None, turned)

    def _first(self, table: str, digest: bytes, place: str) -> str | None:
        try:
            self._database.execute(f"INSERT INTO {table} VALUES (?, ?)", (digest, place))
        except sqlite3.IntegrityError:
            found = self._database.execute(f"SELECT place FROM {table} WHERE digest = ?", (digest,)).fetchone()
            return str(found[0])
        return None
