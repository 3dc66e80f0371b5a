"""Bringing a library up to date when it is opened."""

from typing import TYPE_CHECKING

from cluewright.library.errors import LibraryError
from cluewright.library.schema import REVISION, REVISION_TABLE

if TYPE_CHECKING:
    from sqlalchemy import Connection

_LOCK = 0x436C_7565  # "Clue"; any number would do


def revision_of(connection: "Connection") -> str | None:
    """Return the revision of a library's tables, None if it has none yet; refuse anything that is not a library."""
    from sqlalchemy import inspect, text

    names = set(inspect(connection).get_table_names())
    if REVISION_TABLE in names:
        found = connection.execute(text(f"SELECT version_num FROM {REVISION_TABLE}")).scalar()
        if found is not None:
            return str(found)
    if "puzzle" in names or (names - {REVISION_TABLE} and connection.dialect.name == "sqlite"):
        raise LibraryError(
            "this database belongs to another program: choose a different file or database for the library"
        )
    return None


def bring_up_to_date(connection: "Connection", *, revision: str = REVISION) -> None:
    """Make or change the tables within the connection's transaction, so that it happens whole or not at all."""
    from sqlalchemy import text

    if connection.dialect.name == "postgresql":  # so that two programs that open a new library do not both create it
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    found = revision_of(connection)
    if found == revision:
        return
    if found is not None and found > REVISION:
        raise LibraryError(
            f"this library was written by a newer version of Cluewright (revision {found}; "
            f"this version reads up to {REVISION}): install the newer version to open it"
        )
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "cluewright.library:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
