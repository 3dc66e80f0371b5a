"""Puzzles as plain text for whoever is to solve them: rules, the puzzle itself, and how the answer is written.

The form is the same for every kind: its title, its rules, the size, the puzzle, and the form of the answer. The kind
says what the puzzle and the answer look like (`Kind.puzzle_text`, `Kind.answer_form`, `Kind.answer_text`).
"""

from collections.abc import Iterable, Sequence
from typing import Any

from cluewright.core.item import Item, as_item
from cluewright.core.locales import ENGLISH
from cluewright.core.message import core_message
from cluewright.core.puzzle import Puzzle
from cluewright.core.registry import kind_of


def prompt(puzzle: Item[Any, Any] | Puzzle, locale: str = ENGLISH) -> str:
    """Return a puzzle as plain text with its rules, and how to write the answer, in a language.

    The answer is written as `Kind.answer_text` writes a solution.
    """
    bare = as_item(puzzle).puzzle
    kind = kind_of(bare)
    size = core_message("prompt-size", columns=bare.width, rows=bare.height).text(locale)
    parts = [
        f"{kind.say('title', locale)}\n{size}",
        kind.say("rules", locale),
        kind.puzzle_text(bare, locale),
        kind.answer_form(bare, locale),
    ]
    return "\n\n".join(part.strip("\n") for part in parts) + "\n"


def clue_lists(rows: Iterable[str], columns: Iterable[str], locale: str) -> str:
    """Write what is beside rows and above columns as two numbered lists."""
    return "\n\n".join(
        "\n".join([core_message(code).text(locale), *(f"{number}: {clue}" for number, clue in enumerate(clues, 1))])
        for code, clues in (("prompt-rows", rows), ("prompt-columns", columns))
    )


def aligned(rows: Sequence[Sequence[object]]) -> str:
    """Write rows of short words as columns of the same width with a space between them.

    >>> print(aligned([[1, 12], [".", 3]]))
     1 12
     .  3
    """
    width = max((len(str(word)) for row in rows for word in row), default=0)
    return "\n".join(" ".join(str(word).rjust(width) for word in row) for row in rows)
