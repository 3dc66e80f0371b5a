"""Words that commands use and questions they ask."""

import sys

from cluewright.cli.output import say
from cluewright.core.message import Value
from cluewright.core.message import say as message_text


def listed(*parts: str) -> str:
    """Join parts of a sentence.

    >>> listed("1 puzzle", "2 games", "3 batches")
    '1 puzzle, 2 games and 3 batches'
    """
    return " and ".join(part for part in (", ".join(parts[:-1]), parts[-1]) if part)


def phrase(code: str, locale: str, /, **values: Value) -> str:
    """Return a text of this room's catalogue in a language."""
    return message_text("cluewright.cli", code, locale, **values)


def agrees(question: str) -> bool:
    """Ask a question; no answer means no."""
    say(f"{question} [y/N] ", nl=False, err=True)
    return sys.stdin.readline().strip().lower() in ("y", "yes")
