"""A small example of each technique; the tests and the page of techniques are made from them."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from cluewright.core.technique import Technique
from cluewright.nonogram.board import Board
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.techniques import TECHNIQUES


@dataclass(frozen=True, slots=True)
class Example:
    """A board on which a technique is the simplest that finds anything, the board after it, and its sentence."""

    technique: Technique
    puzzle: Nonogram
    board: Board
    after: Board
    text: str


@cache
def examples() -> tuple[Example, ...]:
    """Give one example for each technique, in their order.

    >>> [example.technique.name for example in examples()][:2]
    ['complete line', 'finished line']
    """
    data = json.loads(files(__package__).joinpath("technique_examples.json").read_text("utf-8"))
    by_name = {technique.name: technique for technique in TECHNIQUES}
    return tuple(
        Example(
            by_name[entry["technique"]],
            Nonogram(entry["rows"], entry["columns"]),
            Board.parse(entry["board"]),
            Board.parse(entry["after"]),
            entry["text"],
        )
        for entry in data
    )
