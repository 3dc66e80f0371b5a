"""What can go wrong with a library."""

from cluewright.core.errors import CluewrightError, why


class LibraryError(CluewrightError):
    """A library cannot be opened, read or written; the text says which and why."""


class NotInLibrary(LibraryError, LookupError):
    """The library has no puzzle, collection or player of that name or number."""


class NameTaken(LibraryError):
    """The name is already taken."""


class InvalidName(LibraryError):
    """A name is empty, too long, or contains unprintable characters; `most` is how long it may be."""

    def __init__(self, sentence: str, most: int) -> None:
        self.most = most
        super().__init__(sentence)


class DamagedPuzzle(LibraryError):
    """A puzzle of the library cannot be read."""

    def __init__(self, number: int, error: BaseException) -> None:
        self.number = number
        reason = getattr(error, "problem", None) or why(getattr(error, "orig", None) or error)
        super().__init__(f"puzzle {number} of the library is damaged: {reason}")
