"""Answers judged: a text in whatever form people and programs write, read as a board and held against the rules.

Which answer counts, and how it is read:

1. What comes before the end of the thinking (`</think>`) is left out.
2. If an answer is announced (`Answer:`), the first one after the last announcement counts; if none is, the last one.
   One of the right size goes before one of another, and a grid before a list of cells.
3. A grid in the kind's own signs, which are those of the prompt, is read in them and in no other way. A legend in the
   text decides about other signs, and so do their usual meanings. Only if signs or places can be read in several
   ways (X and O without a word, or coordinates that may count from 1 or from 0), a solution by one of them counts.
4. Any solution is right, for the puzzle need not have only one. Cells left open are not right, even where a player
   would not have to mark them.
"""

from dataclasses import dataclass, field
from typing import Any

from cluewright.core.answer_text import answer_part
from cluewright.core.answers import PossibleAnswer, Rank, Reading
from cluewright.core.errors import Fault, Faults
from cluewright.core.item import Item, as_item
from cluewright.core.kind import Kind
from cluewright.core.locales import ENGLISH
from cluewright.core.message import Message, core_message
from cluewright.core.puzzle import Puzzle
from cluewright.core.registry import kind_of

_MOST_CHARACTERS = 200_000
_CHARACTERS_A_CELL = 100
"""How much of a long text is read."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """Whether an answer is right, what was read, and what is wrong where."""

    correct: bool
    read: Any
    """The board, or None if there is none."""
    faults: tuple[Fault, ...] = ()
    """Why the answer is not right, each with its cells; none if it is."""
    notation: Message | None = None
    """How the answer was read: `notation.code` for programs; None if there is no answer."""
    puzzle: Puzzle | None = field(default=None, repr=False)

    def __str__(self) -> str:
        return self.text()

    def text(self, locale: str = ENGLISH) -> str:
        """Return the verdict in a language, and under it what is wrong, a sentence on each line."""
        verdict = core_message("answer-right" if self.correct else "answer-wrong")
        return "\n".join([verdict.text(locale), *(fault.text(locale) for fault in self.faults)])

    def to_data(self, locale: str = ENGLISH) -> dict[str, Any]:
        """Return the JSON form; its texts are in the language asked for."""
        read = None
        if self.read is not None and self.puzzle is not None:
            read = kind_of(self.puzzle).board_to_data(self.puzzle, self.read)
        data: dict[str, Any] = {"correct": self.correct, "read": read}
        if self.notation is not None:
            data["notation"] = {"code": self.notation.code, "text": self.notation.text(locale)}
        return {**data, "faults": [fault.to_data(locale) for fault in self.faults]}


def judge(puzzle: Item[Any, Any] | Puzzle, answer: object) -> Judgement:
    """Judge an answer in words, whatever is in it: never an error, in time that grows with its length alone.

    Bytes and lists of rows are read as well; what is no answer at all is a wrong one.

    >>> from cluewright import Nonogram
    >>> judge(Nonogram([[1], [1]], [[1], [1]]), "I think it is this:\\n\\nX _\\n_ X").correct
    True
    """
    bare = as_item(puzzle).puzzle
    kind = kind_of(bare)
    text = answer if isinstance(answer, str) else _as_text(answer)
    part, markers = answer_part(text, _MOST_CHARACTERS + _CHARACTERS_A_CELL * bare.width * bare.height)
    found = _chosen(kind.answers(bare).candidates(part), markers)
    readings = [] if found is None else found.read()
    if not readings:
        said = core_message("fault-answer-none", width=bare.width, height=bare.height)
        return Judgement(False, None, (Fault("no-answer", said),), None, bare)
    judged = [_judged(kind, bare, reading) for reading in readings]
    return next((each for each in judged if each.correct), judged[0])


def _as_text(answer: object) -> str:
    """Return what programs hand over instead of a text: bytes, rows, nothing."""
    if isinstance(answer, bytes | bytearray):
        return bytes(answer).decode("utf-8", "replace")
    return "" if answer is None else repr(answer)


def _chosen(found: list[PossibleAnswer[Any]], markers: list[int]) -> PossibleAnswer[Any] | None:
    """Return the candidate that counts."""
    for marker in reversed(markers):
        after = [candidate for candidate in found if candidate.start >= marker and candidate.rank > Rank.PIECE]
        if after:
            return max(after, key=lambda candidate: (candidate.rank, -candidate.start))
    return max(found, key=lambda candidate: (candidate.rank, candidate.start), default=None)


def _judged(kind: Kind[Any, Any], puzzle: Puzzle, reading: Reading[Any]) -> Judgement:
    board, faults = reading.board, Faults(reading.faults)
    if board is not None:
        solved = kind.is_solved(puzzle, board)
        if solved and not faults:
            return Judgement(True, board, (), reading.notation, puzzle)
        if not solved:
            faults.extend(kind.answer_faults(puzzle, board))
    if not faults:
        faults.append(Fault("not-solved", core_message("fault-answer-not-solved")))
    return Judgement(False, board, tuple(faults), reading.notation, puzzle)
