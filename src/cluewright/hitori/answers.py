"""How answers to a Hitori are read: also as its numbers, with the shaded ones marked or left out."""

import re
from collections.abc import Sequence

from cluewright.core.answer_rows import Row
from cluewright.core.answers import Answers, PossibleAnswer, Rank, Reading
from cluewright.core.errors import Fault, Faults
from cluewright.core.message import Cells, Message
from cluewright.core.signs import Meaning
from cluewright.hitori.board import Board
from cluewright.hitori.puzzle import Hitori

_ROOM = "cluewright.hitori"
_TOKEN = re.compile(
    r"[\[({<]\s*+[0-9]{1,6}+\s*+[\])}>]"  # [3] is shaded, (3) is not, as the board is drawn
    r"|~~[0-9]{1,6}+~~|[*_#■⬛x!]{0,3}+[0-9]{1,6}+[*_#■⬛x!]{0,3}+"
    r"|[^\s,;|]",
    re.ASCII | re.IGNORECASE,
)
_CELL = re.compile(r"([^0-9\s]{0,3}+)\s*+([0-9]{1,6}+)\s*+([^0-9\s]{0,3}+)", re.ASCII)
_PLAIN = frozenset({"", "()", "<>", "{}"})
_ROUND = "()"


class HitoriAnswers(Answers[Hitori, Board]):
    """Find and read answers to a Hitori."""

    def split(self, text: str) -> list[str]:
        """Split a line into numbers, marked or not, and signs."""
        return _TOKEN.findall(text)

    def is_cell(self, word: str) -> bool:
        """Tell whether a word can be a cell: a sign, or a number with or without marks."""
        return super().is_cell(word) or (len(word) < 13 and _CELL.fullmatch(word) is not None)

    def grid(self, start: int, rows: Sequence[Row], said: Sequence[Meaning]) -> PossibleAnswer[Board]:
        """Return a grid as a candidate; the puzzle copied without a mark is an answer only if nothing else is."""
        copied = all(
            cell == str(number)
            for row, numbers in zip(rows, self.puzzle.numbers, strict=True)
            for cell, number in zip(row, numbers, strict=True)
        )
        return PossibleAnswer(start, Rank.PART if copied else Rank.WHOLE, lambda: self.read_grid(rows, said))

    def read_grid(self, rows: Sequence[Row], said: Sequence[Meaning]) -> list[Reading[Board]]:
        """Read a grid in signs, or as numbers; as both where it can be either."""
        used = {cell for row in rows for cell in row}
        if used <= self.own:
            return super().read_grid(rows, said)
        signs = super().read_grid(rows, said)
        numbers = self._marked(rows)
        if any(cell not in ("0", "1") and _CELL.fullmatch(cell) for cell in used) or not signs:
            return numbers + signs
        return signs + [reading for reading in numbers if not reading.faults]

    def _marked(self, rows: Sequence[Row]) -> list[Reading[Board]]:
        """Read the numbers of the puzzle: what has a mark, or is something else than its number, is shaded.

        Round brackets mark cells that stay unshaded beside square ones, and shaded cells if there is no other mark.
        """
        marks = {mark for row in rows for mark in map(_mark_of, row)}
        faults, shaded = Faults(), []
        rounded = marks <= {"", _ROUND} and len(marks) == 2
        for y, (row, numbers) in enumerate(zip(rows, self.puzzle.numbers, strict=True)):
            line = ""
            for x, (cell, number) in enumerate(zip(row, numbers, strict=True)):
                found, mark = _CELL.fullmatch(cell), _mark_of(cell)
                away = found is None or (int(found[2]) == 0 and number != 0)
                if found is not None and not away and int(found[2]) != number:
                    values = {"cell": Cells(((y, x),)), "found": found[2], "number": str(number)}
                    faults.append(Fault("wrong-number", Message(_ROOM, "fault-answer-number", values), ((y, x),)))
                line += "#" if away or mark not in _PLAIN or (rounded and mark == _ROUND) else "."
            shaded.append(line)
        notation = Message(_ROOM, "notation-numbers")
        if faults:
            return [Reading(notation, None, tuple(faults))]
        return [self.board_reading(shaded, notation)]


def _mark_of(cell: str) -> str | None:
    found = _CELL.fullmatch(cell)
    return None if found is None else found[1] + found[3]
