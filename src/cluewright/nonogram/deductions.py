"""What a person finds on one line, and why, as messages.

The deductions themselves are native, one function each (native/nonogram/ladder/line_techniques.cpp): they return the
cells that were unknown, the clue numbers and decided cells that justify it, and the numbers of the sentence, which is
chosen here by one function for each technique. All are sound, so together they never find more than `solve_line`, which
is the last of them, line analysis. On a line that no arrangement fits they find nothing.
"""

from collections.abc import Callable
from dataclasses import dataclass

from cluewright.clued_lines import sentences
from cluewright.core.message import Along, Line, Message, Value
from cluewright.nonogram.board import Cell
from cluewright.nonogram.ladder import Finding, Rung, line_findings
from cluewright.nonogram.lines import LineCells, count_arrangements, line_cells, line_clue
from cluewright.nonogram.puzzle import Clue
from cluewright.nonogram.wording import WORDING, block, clue_number, message, so, then

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
    said = _SENTENCES[found.rung](_Line(found, clue or (), line, cells, changes))
    return LineDeduction(found.rung, found.slug, changes, said, found.clues, found.evidence)


@dataclass(frozen=True, slots=True)
class _Line(sentences.FoundOnLine[Finding, int | None]):
    wording = WORDING

    cells: LineCells
    changes: tuple[tuple[int, Cell], ...]

    def block(self, index: int = -1) -> Message:
        return block(self.clue, self.found.clues[0] if index < 0 else index)

    def listed(self) -> tuple[int | str, ...]:
        return tuple(clue_number(number) for number in self.clue)

    def length(self, index: int) -> int | None:
        return self.clue[index]

    def so(self) -> Message:
        return so(*self._settled())

    def then(self) -> Message:
        return then(*self._settled())

    def _settled(self) -> tuple[Along | None, Along | None]:
        filled, empty = (
            [cell for cell, state in self.changes if state == value] for value in (Cell.FILLED, Cell.EMPTY)
        )
        return self.at(filled) if filled else None, self.at(empty) if empty else None


def _complete_line(line: _Line) -> Message:
    if not line.clue:
        return line.says("empty")
    length = len(line.cells)
    filled = line.numbers
    gaps = sorted(set(range(length)).difference(filled))
    conclusion = so(line.at(filled), line.at(gaps) if gaps else None)
    if len(line.clue) == 1:
        return line.says(block=line.block(), length=length, so=conclusion)
    if len(line.clue) > sentences.MOST_BLOCKS:
        return line.says("many", count=len(line.clue), length=length, so=conclusion)
    return line.says("blocks", blocks=line.listed(), length=length, so=conclusion)


def _satisfied_clue(line: _Line) -> Message:
    first, last, before, behind = line.numbers
    index = line.found.clues[0]
    reasons: list[Message] = []
    if before:
        reasons.append(_nothing("before") if before == 1 else _nothing("between", line.block(index - 1)))
    if behind:
        reasons.append(_nothing("after") if behind == 1 else _nothing("between", line.block(index + 1)))
    values: dict[str, Value] = {"block": line.block(), "cells": line.run(first, last), "so": line.so()}
    if not reasons:
        return line.says(**values)
    return line.says("alone", reasons=tuple(reasons), **values)


def _nothing(where: str, other: Message | None = None) -> Message:
    return message(f"nothing-{where}") if other is None else message(f"nothing-{where}", block=other)


def _unreachable(line: _Line) -> Message:
    return sentences.unreachable(line) if line.clue else message("step-complete-line-empty", line=line.line)


def _forced_gap(line: _Line) -> Message:
    cells = line.run(*line.numbers)
    if len(line.found.clues) == 1:
        return line.says("complete", block=line.block(), cells=cells, so=line.so())
    return line.says(cells=cells, length=line.lengths()[0], so=line.so())


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
    return sentences.line_analysis(line, count_arrangements(line.clue, line.cells))


_SENTENCES: dict[Rung, Callable[[_Line], Message]] = {
    Rung.COMPLETE_LINE: _complete_line,
    Rung.FINISHED_LINE: sentences.finished_line,
    Rung.SATISFIED_CLUE: _satisfied_clue,
    Rung.ONLY_GAP: sentences.only_gap,
    Rung.EDGE_FILL: sentences.edge_fill,
    Rung.OVERLAP: sentences.overlap,
    Rung.GLUE: sentences.from_the_edge,
    Rung.MERCURY: sentences.from_the_edge,
    Rung.SMALL_GAP: sentences.small_gap,
    Rung.UNREACHABLE: _unreachable,
    Rung.FORCED_GAP: _forced_gap,
    Rung.JOINING: sentences.joining,
    Rung.SPLITTING: _splitting,
    Rung.OWNERS: _owners,
    Rung.LINE_ANALYSIS: _line_analysis,
}
