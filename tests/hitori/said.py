"""What Hitori says of puzzles that cannot be read, of a board all shaded, and on boards of one line or one cell.

Solving and playing well never brings these about; `tools/collect_messages.py` asks for them here.
"""

from collections.abc import Iterator
from typing import Any

from cluewright.core.errors import Fault, InvalidPuzzle
from cluewright.core.message import Message
from cluewright.hitori.board import Board
from cluewright.hitori.kind import KIND
from cluewright.hitori.puzzle import Hitori

_UNREADABLE: tuple[dict[str, Any], ...] = (
    {},
    {"numbers": []},
    {"numbers": [[]]},
    {"numbers": [[1, 2], []]},
    {"numbers": [[1, 2], [1]]},
    {"numbers": [[1, 2, 3], [1, 2, 3], [2, 1, 3, 1]]},
    {"numbers": 5},
    {"numbers": "12 2?"},
    {"numbers": [[1, 2], 5]},
    {"numbers": [[1, "x"], [2, 1]]},
    {"numbers": [[1, 0], [2, 1000]]},
    {"numbers": [[1]] * 2000},
    {"numbers": [[1] * 2000]},
    {"width": 5, "height": 6, "numbers": [[1, 2], [2, 1]]},
)
_STRIPS = ([[1, 2, 1, 3, 1]], [[1], [2], [1]], [[7]], [[1, 2, 3]])
_TEXTS = ("1- 21", "1 x3\n2 1")


def faults() -> Iterator[Fault]:
    """Yield the faults of puzzles that cannot be read, and of a board without an unshaded cell."""
    for data in _UNREADABLE:
        try:
            KIND.from_data(data)
        except InvalidPuzzle as error:
            yield from error.faults
    for text in _TEXTS:
        try:
            Hitori.parse(text)
        except InvalidPuzzle as error:
            yield from error.faults
    yield from KIND.mistakes(Hitori([[1]]), Board.parse("#"), None)


def messages() -> Iterator[Message]:
    """Yield what is said on boards of one line or one cell."""
    for numbers in _STRIPS:
        for step in KIND.explain(Hitori(numbers)):
            yield step.message
