"""The checksum by which a page knows a solution without being told it, even if there is no connection.

`static/js/game/answer.js` computes the same from a board. It tells right from wrong; it keeps no secret from people who
want to cheat, and need not: hints are free.
"""

from typing import Any

from cluewright.core.hints import trusted_solution
from cluewright.core.item import Item
from cluewright.core.json_text import write_json
from cluewright.core.kind import Kind

_MASK = 0xFFFFFFFF


def answer_of(kind: Kind[Any, Any], item: Item[Any, Any]) -> str | None:
    """Return the checksum of the one solution, without notes; None if the solution is not known."""
    solution = trusted_solution(kind, item)
    if solution is None:
        return None
    data = kind.board_to_data(item.puzzle, solution)
    if kind.sheet is not None:
        notes = {ord(mark.symbol): kind.values[0] for mark in kind.sheet.marks if mark.note}
        data = [row.translate(notes) for row in data]
    return checksum(write_json(data))


def checksum(text: str) -> str:
    """Return 64 bits of a text in two halves, each made by multiplying and folding.

    >>> checksum('["#."]')
    'e54eec60a1f1b5b6'
    """
    first, second = 0x811C9DC5, 0x1B873593
    for character in text:
        first = (first ^ ord(character)) * 0x01000193 & _MASK
        second = (second ^ ord(character)) * 0x5BD1E995 & _MASK
        second ^= second >> 15
    return f"{first:08x}{second:08x}"
