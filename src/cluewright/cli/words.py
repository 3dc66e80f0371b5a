"""Words that commands say and questions they ask."""

import sys

from cluewright.cli.output import say


def counted(number: int, thing: str) -> str:
    """Name so many things.

    >>> counted(1, "puzzle"), counted(1200, "batch")
    ('1 puzzle', '1200 batches')
    """
    many = f"{thing}es" if thing.endswith("ch") else f"{thing}s"
    return f"{number} {thing if number == 1 else many}"


def listed(*parts: str) -> str:
    """Join parts of a sentence.

    >>> listed("1 puzzle", "2 games", "3 batches")
    '1 puzzle, 2 games and 3 batches'
    """
    return " and ".join(part for part in (", ".join(parts[:-1]), parts[-1]) if part)


def agrees(question: str) -> bool:
    """Ask; where nobody answers, nobody agrees."""
    say(f"{question} [y/N] ", nl=False, err=True)
    return sys.stdin.readline().strip().lower() in ("y", "yes")
