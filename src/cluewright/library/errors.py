"""What can go wrong with a library."""

from cluewright.core.errors import CluewrightError


class LibraryError(CluewrightError):
    """A library cannot be opened, read or written; the text says which and why."""


class NotInLibrary(LibraryError, LookupError):
    """The library keeps no puzzle, collection or player of that name or number."""
