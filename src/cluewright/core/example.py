"""A small example of each technique of a kind: lessons, tests and pages are made from them.

They are in technique_examples.json next to the kind's modules, which benchmarks/write_examples.py writes.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from cluewright.core.json_text import read_json
from cluewright.core.size import Size
from cluewright.core.technique import Technique

if TYPE_CHECKING:
    from cluewright.core.kind import Kind

FILE = "technique_examples.json"


@dataclass(frozen=True, slots=True)
class Example:
    """A board on which a technique is the simplest that finds anything, and the board after its step."""

    technique: Technique
    puzzle: Any
    board: Any
    after: Any
    exercise: Size | None = None
    """The smallest size on which exercises of the technique are made readily; None if it is not known."""

    def to_data(self, kind: "Kind[Any, Any]") -> dict[str, Any]:
        """Return the JSON form."""
        return {
            "technique": self.technique.slug,
            "puzzle": kind.to_data(self.puzzle),
            "board": kind.board_to_data(self.puzzle, self.board),
            "after": kind.board_to_data(self.puzzle, self.after),
            **({} if self.exercise is None else {"exercise": list(self.exercise)}),
        }


@cache
def examples_of(kind: "Kind[Any, Any]") -> tuple[Example, ...]:
    """Return the examples a kind ships, in the order of its techniques; none if it has no file of them.

    >>> from cluewright.core.registry import kind
    >>> [example.technique.slug for example in examples_of(kind("nonogram"))][:2]
    ['complete-line', 'finished-line']
    """
    file = files(kind.room).joinpath(FILE)
    if not file.is_file():
        return ()
    by_slug = {technique.slug: technique for technique in kind.techniques}
    return tuple(_read(kind, by_slug[entry["technique"]], entry) for entry in read_json(file.read_text("utf-8")))


def _read(kind: "Kind[Any, Any]", technique: Technique, entry: dict[str, Any]) -> Example:
    puzzle = kind.from_data(entry["puzzle"])
    board, after = (kind.board_from_data(puzzle, entry[name]) for name in ("board", "after"))
    width, height = entry.get("exercise", (0, 0))
    return Example(technique, puzzle, board, after, (width, height) if width else None)
