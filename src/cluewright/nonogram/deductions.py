"""What a person finds on one line, and why, in words.

The deductions themselves are native, one function each (native/nonogram/ladder/line_techniques.cpp): they give the
cells that were unknown, the clue numbers and decided cells that justify it, and the numbers of the sentence, which is
written here by one function for each technique. All are sound, so together they never find more than `solve_line`,
which is the last of them, line analysis. On a line that no arrangement agrees with they find nothing.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from cluewright.nonogram.board import Cell
from cluewright.nonogram.ladder import Finding, Rung, line_findings
from cluewright.nonogram.lines import LineCells, count_arrangements, line_cells, line_clue
from cluewright.nonogram.puzzle import Clue, format_clue

_WORDS = {
    None: {"cell": "cell", "cells": "cells", "left": "left", "right": "right"},
    "row": {"cell": "column", "cells": "columns", "left": "left", "right": "right"},
    "column": {"cell": "row", "cells": "rows", "left": "top", "right": "bottom"},
}


@dataclass(frozen=True, slots=True)
class LineDeduction:
    """Hold what one technique finds on one line. Indices count from 0, the sentence counts from 1."""

    rung: Rung
    cells: tuple[tuple[int, Cell], ...]
    """(index, FILLED or EMPTY), of unknown cells only"""
    reason: str
    clues: tuple[int, ...] = ()
    evidence: tuple[int, ...] = ()
    """Decided cells that matter."""

    def text(self, line: str | None = None) -> str:
        """Return the sentence; for a `row` its cells are columns, for a `column` rows."""
        return self.reason.format_map(_WORDS[line])

    def __str__(self) -> str:
        return self.text()


def deduce(clue: Clue, cells: LineCells) -> list[LineDeduction]:
    """List everything the techniques find on the line as it stands, the simplest technique first.

    >>> print(deduce((7,), "??????????")[0])
    the 7 must cover cells 4-7, because it fits only between 1 and 10
    """
    numbers, line = line_clue(clue), line_cells(cells)
    return [tell(finding, numbers, line) for finding in line_findings(numbers, line) or ()]


def tell(found: Finding, clue: Clue, cells: LineCells) -> LineDeduction:
    """Put what was found on a line into words; `cells` is the line before."""
    changes = tuple((place, Cell(value)) for place, value in found.changes)
    line = _Line(found, clue or (), cells, changes)
    return LineDeduction(found.rung, changes, _SENTENCES[found.rung](line), found.clues, found.evidence)


@dataclass(frozen=True, slots=True)
class _Line:
    """What a sentence is made of."""

    found: Finding
    clue: tuple[int | None, ...]
    cells: LineCells
    changes: tuple[tuple[int, Cell], ...]

    @property
    def numbers(self) -> tuple[int, ...]:
        return self.found.numbers

    def block(self, which: int = 0) -> str:
        return _name(self.clue, self.found.clues[which])

    def blocks(self, joined_by: str) -> str:
        return _listed([_name(self.clue, index) for index in self.found.clues], joined_by)

    def becomes(self) -> str:
        """Say which cells become what."""
        parts = []
        for value, word in ((Cell.FILLED, "filled"), (Cell.EMPTY, "empty")):
            if cells := [cell for cell, state in self.changes if state == value]:
                parts.append(f"{_cells(cells)} must be {word}")
        return " and ".join(parts)


def _complete_line(line: _Line) -> str:
    if not line.clue:
        return f"the clue is 0, so {line.becomes()}"
    length = len(line.cells)
    filled = line.numbers
    gaps = sorted(set(range(length)).difference(filled))
    empty = f" and {_cells(gaps)} must be empty" if gaps else ""
    return f"{format_clue(line.clue)} needs all {length} cells, so {_cells(filled)} must be filled{empty}"


def _finished_line(line: _Line) -> str:
    stand = "the {} stands" if len(line.clue) == 1 else "all of {} stand"
    return f"{stand.format(format_clue(line.clue))} already, so {line.becomes()}"


def _satisfied_clue(line: _Line) -> str:
    first, last, before, behind = line.numbers
    index = line.found.clues[0]
    remarks = []
    if before:
        remarks.append("before it" if before == 1 else f"between it and {_name(line.clue, index - 1)}")
    if behind:
        remarks.append("after it" if behind == 1 else f"between it and {_name(line.clue, index + 1)}")
    nothing = f" and nothing comes {' or '.join(remarks)}" if remarks else ""
    return f"{line.block()} stands in {_cells(range(first, last + 1))}{nothing}, so {line.becomes()}"


def _only_gap(line: _Line) -> str:
    first, last = line.numbers
    return f"{line.block()} fits only into the gap in {_cells(range(first, last + 1))}, so it fills the gap"


def _edge_fill(line: _Line) -> str:
    anchor, *_, mirrored = line.numbers
    side, begins = ("{right}", "ends") if mirrored else ("{left}", "starts")
    return f"from the {side}, {line.block()} {begins} in {{cell}} {anchor + 1}, so {line.becomes()}"


def _from_the_edge(line: _Line) -> str:
    anchor, first, last, mirrored = line.numbers
    side, begins = ("{right}", "ends") if mirrored else ("{left}", "starts")
    where = f"in {{cell}} {first + 1}" if first == last else f"between {first + 1} and {last + 1}"
    covers = f"{line.block()} must cover {{cell}} {anchor + 1} and {begins} {where}"
    return f"from the {side}, {covers}, so {line.becomes()}"


def _overlap(line: _Line) -> str:
    first_start, last_start, first_end, last_end = line.numbers
    covered = _cells(range(last_start, first_end + 1))
    fixed = first_start == last_start and first_end == last_end
    between = "nowhere else" if fixed else f"only between {first_start + 1} and {last_end + 1}"
    return f"{line.block()} must cover {covered}, because it fits {between}"


def _small_gap(line: _Line) -> str:
    first, last = line.numbers
    return f"the gap in {_cells(range(first, last + 1))} is too small for {line.blocks('and')}, so {line.becomes()}"


def _unreachable(line: _Line) -> str:
    first, last, before, behind = line.numbers
    reasons = []
    if before >= 0:
        reasons.append(f"{_name(line.clue, before)} ends in {{cell}} {first} at the latest")
    if behind >= 0:
        reasons.append(f"{_name(line.clue, behind)} starts in {{cell}} {last + 2} at the earliest")
    return f"{' and '.join(reasons)}, so {line.becomes()}"


def _forced_gap(line: _Line) -> str:
    first, last = line.numbers
    group = _cells(range(first, last + 1))
    if len(line.found.clues) == 1:
        return f"{line.block()} stands in {group}, so {line.becomes()}"
    return f"the group in {group} is as long as {line.blocks('or')}, whichever it is, so {line.becomes()}"


def _joining(line: _Line) -> str:
    left, left_end, right, right_end = line.numbers
    groups = f"{_cells(range(left, left_end + 1))} and {_cells(range(right, right_end + 1))}"
    return f"the groups in {groups} can only belong to {line.block()}, so {line.becomes()}"


def _splitting(line: _Line) -> str:
    first, between, last = line.numbers
    joined = _cells(range(first, last + 1))
    blocks = line.blocks("nor")
    none = f"neither {blocks}" if len(line.found.clues) > 1 else f"not {blocks}"
    return f"with {{cell}} {between + 1} filled, {joined} would be one group, which is {none}, so {line.becomes()}"


def _owners(line: _Line) -> str:
    first, last = line.numbers
    return f"the group in {_cells(range(first, last + 1))} can only belong to {line.blocks('or')}, so {line.becomes()}"


def _line_analysis(line: _Line) -> str:
    count = count_arrangements(line.clue, line.cells)
    agree = "in the only arrangement that agrees" if count == 1 else f"in all {_big(count)} arrangements that agree"
    parts = []
    for value, word in ((Cell.FILLED, "filled"), (Cell.EMPTY, "empty")):
        if cells := [cell for cell, state in line.changes if state == value]:
            parts.append(f"{_cells(cells)} {'is' if len(cells) == 1 else 'are'} {word}")
    return f"{agree}, {' and '.join(parts)}"


_SENTENCES: dict[Rung, Callable[[_Line], str]] = {
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


def _name(clue: tuple[int | None, ...], index: int) -> str:
    """Name a block, saying which one where its number comes more than once."""
    number = clue[index]
    shown = "?" if number is None else str(number)
    if clue.count(number) == 1:
        return f"the {shown}"
    rank = clue[:index].count(number) + 1
    ending = "th" if rank % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(rank % 10, "th")
    return f"the {rank}{ending} {shown}"


def _cells(cells: Iterable[int]) -> str:
    """Write cells as runs counted from 1: `{cells} 1-3, 5 and 8-11`, where `{cells}` is filled in later."""
    runs: list[list[int]] = []
    for cell in sorted(cells):
        if runs and cell == runs[-1][1] + 1:
            runs[-1][1] = cell
        else:
            runs.append([cell, cell])
    shown = [str(first + 1) if first == last else f"{first + 1}-{last + 1}" for first, last in runs]
    word = "{cell}" if len(runs) == 1 and runs[0][0] == runs[0][1] else "{cells}"
    return f"{word} {_listed(shown, 'and')}"


def _listed(parts: list[str], joined_by: str) -> str:
    """Write a list: `a, b and c`, or with another word before the last."""
    return f"{', '.join(parts[:-1])} {joined_by} {parts[-1]}" if len(parts) > 1 else parts[0]


def _big(count: int) -> str:
    """Write a count exactly while a person can take it in."""
    return f"{count:,}" if count < 10**9 else f"of the more than 10^{len(str(count)) - 1}"
