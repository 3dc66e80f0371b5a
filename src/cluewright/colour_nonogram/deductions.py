"""What a person finds on one line, or where two lines cross, and why, as messages.

The deductions themselves are native, one function each (native/colour_nonogram/ladder): they return the cells that were
unknown, the blocks and decided cells that justify it, and the numbers of the sentence, which is chosen here by one
function for each technique.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cluewright.clued_lines import sentences
from cluewright.colour_nonogram.board import UNKNOWN, Cells
from cluewright.colour_nonogram.ladder import Finding, Rung
from cluewright.colour_nonogram.naming import Naming, by_value
from cluewright.colour_nonogram.puzzle import Block, Clue, shortest_length
from cluewright.colour_nonogram.wording import WORDING, message
from cluewright.core.message import Along, Line, Message, Value

_MOST_COUNTING = 10**6
"""The effort from which on arrangements are not counted."""


def tell(found: Finding, clue: Clue, cells: Cells, line: Line, naming: Naming) -> Message:
    """Say what was found on a line; `cells` is the line before."""
    return _SENTENCES[found.rung](_Line(found, clue or (), line, cells, naming))


@dataclass(frozen=True, slots=True)
class _Line(sentences.FoundOnLine[Finding, Block]):
    wording = WORDING

    cells: Cells
    naming: Naming

    def block(self, index: int = -1) -> Message:
        return self.naming.block(self.clue, self.found.clues[0] if index < 0 else index)

    def listed(self) -> Value:
        return self.naming.blocks(self.clue)

    def length(self, index: int) -> int | None:
        return self.clue[index][0]

    def colour(self) -> Value:
        """Name the colour of the block that the finding is about."""
        return self.naming.colour(self.clue[self.found.clues[0]][1])

    def changed(self) -> Along:
        """Return the cells that the finding settles."""
        return self.at([place for place, _ in self.found.changes])

    def so(self) -> Message:
        return self.naming.so(self._settled())

    def then(self) -> Message:
        return self.naming.then(self._settled())

    def _settled(self) -> dict[int, Along]:
        return {value: self.at(places) for value, places in by_value(self.found.changes).items()}


def _complete_line(line: _Line) -> Message:
    if not line.clue:
        return line.says("empty")
    length = len(line.cells)
    if len(line.clue) == 1:
        return line.says(block=line.block(), length=length, so=line.so())
    if len(line.clue) > sentences.MOST_BLOCKS:
        return line.says("many", count=len(line.clue), length=length, so=line.so())
    gaps = shortest_length(line.clue) > sum(1 if number is None else number for number, _ in line.clue)
    variant = "gaps" if gaps else "blocks"
    return line.says(variant, blocks=line.listed(), length=length, so=line.so())


def _satisfied_clue(line: _Line) -> Message:
    first, last, before, behind = line.numbers
    index = line.found.clues[0]
    reasons = [
        *_nothing_beside(line, "before", before, index - 1),
        *_nothing_beside(line, "after", behind, index + 1),
    ]
    return line.says(block=line.block(), cells=line.run(first, last), reasons=tuple(reasons), so=line.so())


def _nothing_beside(line: _Line, side: str, why: int, neighbour: int) -> list[Message]:
    """Say why cells beside a complete block are empty: it is the last one, its neighbour stands, or has its colour."""
    if why == 0:
        return []
    if why == 2:
        return [message("nothing-between", block=line.block(neighbour))]
    return [message(f"nothing-{side}") if why == 1 else message(f"gap-{side}", block=line.block(neighbour))]


def _neighbouring_colours(line: _Line) -> Message:
    left, right, before, behind = line.numbers
    ending, starting, *others = line.found.clues
    cells = line.run(left, right)
    colours = [line.naming.colour(line.clue[index][1]) for index in (ending, starting)]
    values: dict[str, Value] = {"cells": cells, "first": colours[0], "second": colours[1], "so": line.so()}
    if others:
        return line.says("several", before=before, behind=behind, **values)
    return line.says(ending=line.block(ending), starting=line.block(starting), **values)


def _missing_colour(line: _Line) -> Message:
    if line.numbers[0] < 0:
        return line.says(cells=line.changed(), colours=line.naming.colours(line.numbers[1]), so=line.so())
    first, _, _, last, *lacking = line.numbers
    values: dict[str, Value] = {"cells": line.at(lacking), "colour": line.colour(), "span": line.run(first, last)}
    return line.says("room", block=line.block(), so=line.so(), **values)


def _forced_gap(line: _Line) -> Message:
    cells = line.run(*line.numbers)
    if len(line.found.clues) == 1:
        return line.says("complete", block=line.block(), cells=cells, so=line.so())
    return line.says(cells=cells, colour=line.colour(), length=line.lengths()[-1], so=line.so())


def _splitting(line: _Line) -> Message:
    first, between, last = line.numbers
    values: dict[str, Value] = {"cell": line.run(between, between), "cells": line.run(first, last)}
    colour = line.naming.colour(int(line.cells[first]) - 1)
    return line.says(colour=colour, length=last - first + 1, so=line.so(), **values)


def _owners(line: _Line) -> Message:
    cells = line.run(*line.numbers)
    if len(line.found.clues) == 1:
        return line.says(cells=cells, block=line.block(), then=line.then())
    return line.says("several", cells=cells, colour=line.colour(), lengths=line.lengths(), then=line.then())


def _crossing(line: _Line) -> Message:
    """Say what the row and the columns leave of some cells of a row."""
    row, column = (line.naming.colours(bits) for bits in line.numbers)
    return line.says(cells=line.changed(), row=row, column=column, so=line.so())


def _line_analysis(line: _Line) -> Message:
    return sentences.line_analysis(line, _count_arrangements(line.clue, line.cells))


def _count_arrangements(clue: Sequence[Block], cells: Cells) -> int | None:
    """Count the arrangements that agree with decided cells; None where that would take long.

    From the last block to the first: `ways[i]` is in how many ways the cells from i on hold the blocks from this one
    on, if a block may start at i.
    """
    length = len(cells)
    if length * length * (len(clue) + 1) > _MOST_COUNTING:
        return None
    known = [int(value) for value in cells]

    def run_of(value: int) -> list[int]:
        """Return how many cells from each on may have a value."""
        runs = [0] * (length + 1)
        for i in reversed(range(length)):
            runs[i] = runs[i + 1] + 1 if known[i] in (UNKNOWN, value) else 0
        return runs

    empty = run_of(1)
    ways = [int(empty[i] == length - i) for i in range(length + 1)]
    for index in reversed(range(len(clue))):
        number, colour = clue[index]
        needs_gap = index + 1 < len(clue) and clue[index + 1][1] == colour
        room, after, ways = run_of(colour + 1), ways, [0] * (length + 1)
        for i in reversed(range(length)):
            total = ways[i + 1] if empty[i] else 0
            for size in range(1, room[i] + 1) if number is None else (number,):
                end = i + size
                if size > room[i] or (end < length and known[end] == colour + 1):
                    continue
                if not needs_gap:
                    total += after[end]
                elif end < length and empty[end]:
                    total += after[end + 1]
            ways[i] = total
    return ways[0]


_SENTENCES: dict[Rung, Callable[[_Line], Message]] = {
    Rung.COMPLETE_LINE: _complete_line,
    Rung.FINISHED_LINE: sentences.finished_line,
    Rung.SATISFIED_CLUE: _satisfied_clue,
    Rung.ONLY_GAP: sentences.only_gap,
    Rung.EDGE_FILL: sentences.edge_fill,
    Rung.NEIGHBOURING_COLOURS: _neighbouring_colours,
    Rung.OVERLAP: sentences.overlap,
    Rung.GLUE: sentences.from_the_edge,
    Rung.MERCURY: sentences.from_the_edge,
    Rung.SMALL_GAP: sentences.small_gap,
    Rung.MISSING_COLOUR: _missing_colour,
    Rung.UNREACHABLE: sentences.unreachable,
    Rung.FORCED_GAP: _forced_gap,
    Rung.JOINING: sentences.joining,
    Rung.SPLITTING: _splitting,
    Rung.OWNERS: _owners,
    Rung.OUT_OF_REACH: _crossing,
    Rung.LINE_ANALYSIS: _line_analysis,
    Rung.CROSSING_COLOURS: _crossing,
}
