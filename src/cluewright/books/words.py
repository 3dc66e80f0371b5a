"""What books say, in the language of the book."""

from cluewright.books.profiles import Profile
from cluewright.core.message import Message, Value, say
from cluewright.core.technique import Level

ROOM = "cluewright.books"


def books_message(code: str, **values: Value) -> Message:
    """Make a message of the books' catalogue."""
    return Message(ROOM, code, values)


def printer_message(profile: Profile) -> Message:
    """Name the printer of a profile inside a sentence, as the studio does."""
    return books_message(f"printer-{profile.name}")


def phrase(code: str, language: str, /, **values: Value) -> str:
    """Return a text of the books' catalogue."""
    return say(ROOM, code, language, **values)


def level_name(level: Level | None, language: str) -> str:
    """Return the name of a level, or of none."""
    return phrase("unrated", language) if level is None else level.name_in(language)


def capitalised(text: str) -> str:
    """Return a text with a capital at its beginning, as in headings."""
    return text[:1].upper() + text[1:]


def page_range(first: int, last: int, language: str) -> str:
    """Say which puzzles a section has."""
    if first == last:
        return Message(ROOM, "puzzle", {"number": first}).clause(language)
    return phrase("puzzles", language, first=first, last=last)
