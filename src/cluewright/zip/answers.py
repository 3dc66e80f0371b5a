"""How answers to a Zip are read: grids of visiting numbers, lists of cells, directions, and the drawn path."""

import re
from collections.abc import Iterator, Sequence
from functools import partial

from cluewright.core.answer_lists import Places, lists_in
from cluewright.core.answer_rows import Row, RowReader, blocks
from cluewright.core.answers import Answers, PossibleAnswer, Rank, Reading, first_numbers, outside_faults
from cluewright.core.errors import Fault, Faults
from cluewright.core.message import Cells, Message, core_message
from cluewright.core.text import is_digits
from cluewright.zip.board import Board
from cluewright.zip.puzzle import Cell, Zip
from cluewright.zip.words import at, says

Numbers = dict[int, list[Cell]]

_BLOCKED = frozenset("#xX.-_*■█⬛0") | {"██", "███", ""}
_WAYS = {"R": (0, 1), "D": (1, 0), "L": (0, -1), "U": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1), "N": (-1, 0)}
_ARROWS = str.maketrans("→↓←↑➡⬇⬅⬆▶▼◀▲", "RDLURDLURDLU")
_WORDS = re.compile(r"\b(right|down|left|up|east|south|west|north)\b", re.ASCII | re.IGNORECASE)
_RUN = re.compile(
    r"(?<![A-Za-z])[RDLU](?:[\s,;>-]{0,12}+[RDLU])++(?![A-Za-z])|(?<![A-Za-z])[ESWN](?:[\s,;>-]{0,12}+[ESWN])++(?![A-Za-z])",
    re.ASCII,
)
_TOP = re.compile("┌─{3,500}┐", re.ASCII)
_GAPS = frozenset(" \t\n,;>-")


class ZipAnswers(Answers[Zip, Board]):
    """Find and read answers to a Zip."""

    def candidates(self, text: str) -> list[PossibleAnswer[Board]]:
        """List everything in a text that may be an answer, in the order in which it begins."""
        found = [*self._visits(text), *self._paths(text), *self._ways(text), *self._drawings(text)]
        return sorted(found, key=lambda candidate: candidate.start)

    def is_cell(self, word: str) -> bool:
        """Tell whether a word can be a cell of a grid of visiting numbers."""
        return is_digits(word, 5) or word in _BLOCKED

    # Grids

    def _visits(self, text: str) -> Iterator[PossibleAnswer[Board]]:
        for block in blocks(text, RowReader(self.width, self.height, self.is_cell, self.split)):
            rows = block.fitted(self.width, self.height)
            if rows is None:
                yield self.misfit(block.start, block.rows)
            else:
                yield self._grid(block.start, rows)

    def _grid(self, start: int, rows: Sequence[Row]) -> PossibleAnswer[Board]:
        """Return a grid as a candidate: a whole one if every cell has a number, apart from blocked ones."""
        shut = set(self.puzzle.blocked)
        whole = all(is_digits(cell) or (y, x) in shut for y, row in enumerate(rows) for x, cell in enumerate(row))
        return PossibleAnswer(start, Rank.WHOLE if whole else Rank.PART, partial(self._read_visits, rows))

    def _read_visits(self, rows: Sequence[Row]) -> list[Reading[Board]]:
        """Read a grid of visiting numbers, which begin with 1 or with 0."""
        shut, notation = set(self.puzzle.blocked), says("notation-visits")
        numbers: Numbers = {}
        faults = Faults()
        for y, row in enumerate(rows):
            for x, cell in enumerate(row):
                if is_digits(cell, 5) and ((y, x) not in shut or int(cell) > 0):
                    numbers.setdefault(int(cell), []).append((y, x))
                elif (y, x) not in shut:
                    faults.append(Fault("no-number", says("fault-answer-empty", cell=at((y, x))), ((y, x),)))
        first = 0 if 0 in numbers and self.puzzle.cells not in numbers else 1
        faults.extend(_number_faults(numbers, range(first, first + self.puzzle.cells)))
        if faults:
            return [Reading(notation, None, tuple(faults))]
        return [self._path([numbers[number][0] for number in sorted(numbers)], notation)]

    # Lists

    def _paths(self, text: str) -> Iterator[PossibleAnswer[Board]]:
        """Find lists of cells, and grids that are written as lists of lists."""
        for found in lists_in(text):
            if isinstance(found, Places):
                rank = Rank.WHOLE if len(found.pairs) == self.puzzle.cells else Rank.PART
                rank = rank if len(found.pairs) > 1 or self.puzzle.cells == 1 else Rank.PIECE
                yield PossibleAnswer(found.start, rank, partial(self._read_path, found))
            elif all(isinstance(part, list) for part in found.parts):
                rows = [tuple(map(str, part)) for part in found.parts]
                if len(rows) == self.height and all(len(row) == self.width for row in rows) and self.width > 2:
                    yield self._grid(found.start, rows)

    def _read_path(self, found: Places) -> list[Reading[Board]]:
        readings: list[Reading[Board]] = []
        for first in first_numbers(found, self.width, self.height):
            notation = core_message("notation-path", first=first)
            if outside := outside_faults(found.pairs, first, self.width, self.height):
                readings.append(Reading(notation, None, outside))
            else:
                readings.append(self._path([(row - first, column - first) for row, column in found.pairs], notation))
        return readings

    # Directions

    def _ways(self, text: str) -> Iterator[PossibleAnswer[Board]]:
        """Find runs of directions: letters, arrows or words."""
        plain = _WORDS.sub(_initial, text.translate(_ARROWS))
        for run in _RUN.finditer(plain):
            ways = [way for way in run.group() if way not in _GAPS]
            rank = Rank.WHOLE if len(ways) == self.puzzle.cells - 1 else Rank.PART if len(ways) > 2 else Rank.PIECE
            yield PossibleAnswer(run.start(), rank, partial(self._read_ways, ways))

    def _read_ways(self, ways: Sequence[str]) -> list[Reading[Board]]:
        path, notation = [self.puzzle.numbers[0]], says("notation-ways")
        for way in ways:
            (row, column), (down, right) = path[-1], _WAYS[way]
            if not (0 <= row + down < self.height and 0 <= column + right < self.width):
                gone = Fault("outside", says("fault-answer-off-board", cell=at((row, column))), ((row, column),))
                return [Reading(notation, Board().with_path(path), (gone,))]
            path.append((row + down, column + right))
        return [self._path(path, notation)]

    # Drawings

    def _drawings(self, text: str) -> Iterator[PossibleAnswer[Board]]:
        """Find drawings like those of `Kind.text`."""
        for top in _TOP.finditer(text):
            begin = text.rfind("\n", 0, top.start()) + 1
            indent = top.start() - begin
            size = (2 * self.height + 2) * (4 * self.width + indent + 40)
            lines = [line[indent:] for line in text[begin : begin + size].split("\n")[1 : 2 * self.height]]
            if len(top.group()) == 4 * self.width + 1 and len(lines) == 2 * self.height - 1:
                yield PossibleAnswer(begin, Rank.WHOLE, partial(self._read_drawing, lines))

    def _read_drawing(self, lines: Sequence[str]) -> list[Reading[Board]]:
        used = []
        for y in range(self.height):
            for x in range(self.width):
                if x + 1 < self.width and lines[2 * y][4 * x + 4 : 4 * x + 5] == "─":
                    used.append((y, x, "right"))
                if y + 1 < self.height and lines[2 * y + 1][4 * x + 2 : 4 * x + 3] == "│":
                    used.append((y, x, "down"))
        board = Board.start(self.puzzle).with_notes((border, True) for border in used)
        path = board.trace(self.puzzle)
        drawn = board.with_path(path)
        return [Reading(says("notation-drawing"), drawn, tuple(self._short(path)))]

    # Paths

    def _path(self, path: Sequence[Cell], notation: Message) -> Reading[Board]:
        return Reading(notation, Board().with_path(path), tuple(self._short(path)))

    def _short(self, path: Sequence[Cell]) -> Iterator[Fault]:
        """Yield a fault for a path that does not visit as many cells as there are."""
        if len(path) < self.puzzle.cells:
            yield Fault(
                "unfinished", says("fault-answer-short", found=len(path), expected=self.puzzle.cells), tuple(path[-1:])
            )


def _initial(word: re.Match[str]) -> str:
    """Return the letter of a direction, as long as its word, so that places in the text stay what they are."""
    return word.group()[0].upper().ljust(len(word.group()), " ")


def _number_faults(numbers: Numbers, expected: range) -> Iterator[Fault]:
    for number, cells in sorted(numbers.items()):
        if len(cells) > 1:
            yield Fault(
                "repeated-visit", says("fault-answer-visit", number=number, cells=Cells(tuple(cells))), tuple(cells)
            )
    for number in expected:
        if number not in numbers:
            yield Fault("missing-visit", says("fault-answer-no-visit", number=number))
