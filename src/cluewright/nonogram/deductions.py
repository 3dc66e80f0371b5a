"""What a person finds on one line, and why, as messages.

The deductions themselves are native, one function each (native/nonogram/ladder/line_techniques.cpp): they return the
cells that were unknown, the clue numbers and decided cells that justify it, and the numbers of the sentence, which is
chosen here by one function for each technique. All are sound, so together they never find more than `solve_line`, which
is the last of them, line analysis. On a line that no arrangement fits they find nothing.
"""

from collections.abc import Callable
from dataclasses import dataclass

from cluewright.clued_lines.climbing import ONLY_PLACE
from cluewright.clued_lines.wording import along
from cluewright.core.message import Along, Line, Message, Value
from cluewright.nonogram.board import Cell
from cluewright.nonogram.ladder import Finding, Rung, line_findings
from cluewright.nonogram.lines import LineCells, count_arrangements, line_cells, line_clue
from cluewright.nonogram.puzzle import Clue
from cluewright.nonogram.wording import block, clue_number, message, so, then

_MOST_BLOCKS = 6
"""How many blocks a sentence lists; more than these are counted."""
_MOST_ARRANGEMENTS = 10**6
"""Above this many, a sentence no longer says the number of arrangements."""
_FIRST_ROW = Line("row", 0)


@dataclass(frozen=True, slots=True)
class LineDeduction:
    """Hold what one technique finds on one line. Indices count from 0, the sentence counts from 1."""

    rung: Rung
    slug: str
    """The slug of the technique: native code has one number for some that are found together."""
    cells: tuple[tuple[int, Cell], ...]
    """(index, FILLED or EMPTY), of unknown cells only"""
    message: Message
    clues: tuple[int, ...] = ()
    evidence: tuple[int, ...] = ()
    """Decided cells that matter."""

    def __str__(self) -> str:
        return self.message.text()


def deduce(clue: Clue, cells: LineCells, line: Line = _FIRST_ROW) -> list[LineDeduction]:
    """List everything the techniques find on the current line, the simplest technique first.

    >>> print(deduce((7,), "??????????")[0])
    Row 1: the 7 fits only in columns 1 to 10, so it covers columns 4 to 7 wherever it goes.
    """
    numbers, known = line_clue(clue), line_cells(cells)
    return [tell(finding, numbers, known, line) for finding in line_findings(numbers, known) or ()]


def tell(found: Finding, clue: Clue, cells: LineCells, line: Line) -> LineDeduction:
    """Say what was found on a line; `cells` is the line before."""
    changes = tuple((place, Cell(value)) for place, value in found.changes)
    said = _SENTENCES[found.rung](_Line(found, clue or (), cells, changes, line))
    return LineDeduction(found.rung, found.slug, changes, said, found.clues, found.evidence)


@dataclass(frozen=True, slots=True)
class _Line:
    """What a sentence is made of."""

    found: Finding
    clue: tuple[int | None, ...]
    cells: LineCells
    changes: tuple[tuple[int, Cell], ...]
    line: Line

    @property
    def numbers(self) -> tuple[int, ...]:
        return self.found.numbers

    def says(self, variant: str = "", /, **values: Value) -> Message:
        """Make the message of the technique, or a variant of it."""
        code = f"step-{self.found.slug}"
        return message(f"{code}-{variant}" if variant else code, line=self.line, **values)

    def block(self) -> Message:
        """Name the block that the finding is about."""
        return block(self.clue, self.found.clues[0])

    def listed(self) -> tuple[int | str, ...]:
        """Return all numbers of the clue."""
        return tuple(clue_number(number) for number in self.clue)

    def lengths(self) -> tuple[int, ...]:
        """Return how long the blocks of the finding are, each length once."""
        return tuple(sorted({length for index in self.found.clues if (length := self.clue[index]) is not None}))

    def run(self, first: int, last: int) -> Along:
        """Return the cells from the first to the last."""
        return along(self.line.axis, range(first, last + 1))

    def so(self) -> Message:
        """Say which cells become what, as the end of a sentence."""
        return so(*self._settled())

    def then(self) -> Message:
        """Say which cells become what, as a clause of its own."""
        return then(*self._settled())

    def _settled(self) -> tuple[Along | None, Along | None]:
        filled, empty = (
            [cell for cell, state in self.changes if state == value] for value in (Cell.FILLED, Cell.EMPTY)
        )
        axis = self.line.axis
        return along(axis, filled) if filled else None, along(axis, empty) if empty else None


def _complete_line(line: _Line) -> Message:
    if not line.clue:
        return line.says("empty")
    length = len(line.cells)
    filled = line.numbers
    gaps = sorted(set(range(length)).difference(filled))
    axis = line.line.axis
    conclusion = so(along(axis, filled), along(axis, gaps) if gaps else None)
    if len(line.clue) == 1:
        return line.says(block=line.block(), length=length, so=conclusion)
    if len(line.clue) > _MOST_BLOCKS:
        return line.says("many", count=len(line.clue), length=length, so=conclusion)
    return line.says("blocks", blocks=line.listed(), length=length, so=conclusion)


def _finished_line(line: _Line) -> Message:
    if len(line.clue) == 1:
        return line.says(block=line.block(), so=line.so())
    if len(line.clue) > _MOST_BLOCKS:
        return line.says("many", count=len(line.clue))
    return line.says("blocks", blocks=line.listed(), so=line.so())


def _satisfied_clue(line: _Line) -> Message:
    first, last, before, behind = line.numbers
    index = line.found.clues[0]
    reasons: list[Message] = []
    if before:
        reasons.append(_nothing("before") if before == 1 else _nothing("between", block(line.clue, index - 1)))
    if behind:
        reasons.append(_nothing("after") if behind == 1 else _nothing("between", block(line.clue, index + 1)))
    values: dict[str, Value] = {"block": line.block(), "cells": line.run(first, last), "so": line.so()}
    if not reasons:
        return line.says(**values)
    return line.says("alone", reasons=tuple(reasons), **values)


def _nothing(where: str, other: Message | None = None) -> Message:
    return message(f"nothing-{where}") if other is None else message(f"nothing-{where}", block=other)


def _only_gap(line: _Line) -> Message:
    return line.says(block=line.block(), gap=line.run(*line.numbers))


def _edge_fill(line: _Line) -> Message:
    anchor, *_, mirrored = line.numbers
    return line.says(side=_side(line, mirrored), block=line.block(), cell=line.run(anchor, anchor), so=line.so())


def _from_the_edge(line: _Line) -> Message:
    anchor, first, last, mirrored = line.numbers
    length = line.clue[line.found.clues[0]]
    assert length is not None, "who counts from an edge knows how long the block is"
    span = line.run(first - length + 1, last) if mirrored else line.run(first, last + length - 1)
    cell = line.run(anchor, anchor)
    return line.says(side=_side(line, mirrored), block=line.block(), cell=cell, span=span, so=line.so())


def _side(line: _Line, mirrored: int) -> str:
    """Return the side a player counts from."""
    sides = ("left", "right") if line.line.axis == "row" else ("top", "bottom")
    return sides[bool(mirrored)]


def _overlap(line: _Line) -> Message:
    first_start, last_start, first_end, last_end = line.numbers
    span = line.run(first_start, last_end)
    if line.found.slug == ONLY_PLACE:
        return line.says(block=line.block(), span=span)
    return line.says(block=line.block(), span=span, cells=line.run(last_start, first_end))


def _small_gap(line: _Line) -> Message:
    return line.says(gap=line.run(*line.numbers), lengths=line.lengths())


def _unreachable(line: _Line) -> Message:
    first, last, before, behind = line.numbers
    if not line.clue:
        return message("step-complete-line-empty", line=line.line)
    values: dict[str, Value] = {}
    if before >= 0:
        values |= {"before": block(line.clue, before), "end": line.run(first - 1, first - 1)}
    if behind >= 0:
        values |= {"after": block(line.clue, behind), "start": line.run(last + 1, last + 1)}
    variant = "before" if before < 0 else "after" if behind < 0 else ""
    return line.says(variant, so=line.so(), **values)


def _forced_gap(line: _Line) -> Message:
    cells = line.run(*line.numbers)
    if len(line.found.clues) == 1:
        return line.says("complete", block=line.block(), cells=cells, so=line.so())
    return line.says(cells=cells, length=line.lengths()[0], so=line.so())


def _joining(line: _Line) -> Message:
    left, left_end, right, right_end = line.numbers
    cells = along(line.line.axis, (*range(left, left_end + 1), *range(right, right_end + 1)))
    return line.says(block=line.block(), cells=cells, so=line.so())


def _splitting(line: _Line) -> Message:
    first, between, last = line.numbers
    joined = line.run(first, last)
    return line.says(cell=line.run(between, between), cells=joined, length=last - first + 1, so=line.so())


def _owners(line: _Line) -> Message:
    cells = line.run(*line.numbers)
    if len(line.found.clues) == 1:
        return line.says(cells=cells, block=line.block(), then=line.then())
    return line.says("several", cells=cells, lengths=line.lengths(), then=line.then())


def _line_analysis(line: _Line) -> Message:
    count = count_arrangements(line.clue, line.cells)
    if count > _MOST_ARRANGEMENTS:
        return line.says("many", then=line.then())
    return line.says(count=count, then=line.then())


_SENTENCES: dict[Rung, Callable[[_Line], Message]] = {
    Rung.COMPLETE_LINE: _complete_line,
    Rung.FINISHED_LINE: _finished_line,
    Rung.SATISFIED_CLUE: _satisfied_clue,
    Rung.ONLY_GAP: _only_gap,
    Rung.EDGE_FILL: _edge_fill,
    Rung.OVERLAP: _overlap,
    Rung.GLUE: _from_the_edge,
    Rung.MERCURY: _from_the_edge,
    Rung.SMALL_GAP: _small_gap,
    Rung.UNREACHABLE: _unreachable,
    Rung.FORCED_GAP: _forced_gap,
    Rung.JOINING: _joining,
    Rung.SPLITTING: _splitting,
    Rung.OWNERS: _owners,
    Rung.LINE_ANALYSIS: _line_analysis,
}
