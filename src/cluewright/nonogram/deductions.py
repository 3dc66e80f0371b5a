"""What a person finds on one line, and why.

Each deduction is a function from a line to what it finds: cells that were unknown, the clue numbers and decided cells
that justify it, and a sentence. All of them are sound, so together they never find more than `solve_line`, which
is the last of them, `line_analysis`. On a line that no arrangement agrees with they find nothing.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from cluewright.nonogram.board import Cell
from cluewright.nonogram.lines import Line, LineCells, Place, count_arrangements, solve_line
from cluewright.nonogram.puzzle import Clue, format_clue, shortest_length

_WORDS = {
    None: {"cell": "cell", "cells": "cells", "left": "left", "right": "right"},
    "row": {"cell": "column", "cells": "columns", "left": "left", "right": "right"},
    "column": {"cell": "row", "cells": "rows", "left": "top", "right": "bottom"},
}


@dataclass(frozen=True, slots=True)
class LineDeduction:
    """Hold what one technique finds on one line. Indices count from 0, the sentence counts from 1."""

    technique: str
    cells: tuple[tuple[int, Cell], ...]
    """(index, FILLED or EMPTY), of unknown cells only"""
    reason: str
    clues: tuple[int, ...] = ()
    evidence: tuple[int, ...] = ()
    """Decided cells that matter."""

    def text(self, line: str | None = None) -> str:
        """Give the sentence; for a `row` its cells are columns, for a `column` rows."""
        return self.reason.format_map(_WORDS[line])

    def __str__(self) -> str:
        return self.text()


Places = tuple[Place, ...]
Deduction = Callable[[Line], Iterator[LineDeduction]]


def deduce(clue: Clue, cells: LineCells) -> Iterator[LineDeduction]:
    """Yield everything the deductions find on the line as it stands, the simplest deduction first.

    >>> print(next(deduce((7,), "??????????")))
    the 7 must cover cells 4-7, because it fits only between 1 and 10
    """
    line = Line(clue, cells)
    for deduction in DEDUCTIONS.values():
        yield from deduction(line)


def complete_line(line: Line) -> Iterator[LineDeduction]:
    """Place every block of a clue that needs the whole line, or leave the line of an empty clue empty."""
    if line.clue is None or line.places is None:
        return
    length = len(line.known)
    if line.clue and shortest_length(line.clue) < length:
        return
    filled = [cell for place in line.places for cell in range(place.first_start, place.last_end + 1)]
    gaps = sorted(set(range(length)).difference(filled))
    found = _unknown(line, [(cell, Cell.FILLED) for cell in filled] + [(cell, Cell.EMPTY) for cell in gaps])
    if not found:
        return
    if not line.clue:
        reason = f"the clue is 0, so {_cells(gaps)} must be empty"
    else:
        reason = f"{format_clue(line.clue)} needs all {length} cells, so {_cells(filled)} must be filled"
        if gaps:
            reason += f" and {_cells(gaps)} must be empty"
    yield LineDeduction("complete line", found, reason, tuple(range(len(line.clue))))


def finished_line(line: Line) -> Iterator[LineDeduction]:
    """Empty what is left of a line in which every block stands."""
    if not line.clue or len(line.satisfied) < len(line.clue):
        return
    if found := _unknown(line, ((cell, Cell.EMPTY) for cell in range(len(line.known)))):
        stand = "the {} stands" if len(line.clue) == 1 else "all of {} stand"
        reason = f"{stand.format(format_clue(line.clue))} already, so {_are_empty(found)}"
        yield LineDeduction("finished line", found, reason, line.satisfied, _known(line, Cell.FILLED))


def satisfied_clue(line: Line) -> Iterator[LineDeduction]:
    """Close the gaps around a block that stands finished, up to a finished neighbour or the end of the line."""
    if line.clue is None or line.places is None:
        return
    for index in line.satisfied:
        first, last = line.places[index].first_start, line.places[index].last_end
        before, nothing_before = _closed_before(line, line.places, index)
        behind, nothing_behind = _closed_behind(line, line.places, index)
        beside = [*range(before, first), *range(last + 1, behind + 1)]
        if found := _unknown(line, ((cell, Cell.EMPTY) for cell in beside)):
            own = range(first, last + 1)
            remarks = " or ".join(remark for remark in (nothing_before, nothing_behind) if remark)
            reason = f"{_name(line.clue, index)} stands in {_cells(own)}"
            reason += f" and nothing comes {remarks}" if remarks else ""
            yield LineDeduction("satisfied clue", found, f"{reason}, so {_are_empty(found)}", (index,), tuple(own))


def _closed_before(line: Line, places: Places, index: int) -> tuple[int, str]:
    """Give the first cell that is surely empty before a satisfied block, and why, if it is not just the next one."""
    next_to = max(0, places[index].first_start - 1)
    if index == 0:
        first, remark = 0, "before it"
    elif index - 1 in line.satisfied:
        first = places[index - 1].last_end + 1
        remark = f"between it and {_name(line.clue, index - 1)}"
    else:
        return next_to, ""
    return first, remark if Cell.UNKNOWN in line.known[first:next_to] else ""


def _closed_behind(line: Line, places: Places, index: int) -> tuple[int, str]:
    """Do the same for the last cell that is surely empty behind it."""
    end = len(line.known) - 1
    next_to = min(end, places[index].last_end + 1)
    if index == len(places) - 1:
        last, remark = end, "after it"
    elif index + 1 in line.satisfied:
        last = places[index + 1].first_start - 1
        remark = f"between it and {_name(line.clue, index + 1)}"
    else:
        return next_to, ""
    return last, remark if Cell.UNKNOWN in line.known[next_to + 1 : last + 1] else ""


def only_gap(line: Line) -> Iterator[LineDeduction]:
    """Fill a gap between empty cells that exactly fits a block which fits nowhere else."""
    if line.clue is None or line.places is None:
        return
    gaps = _gaps(line)
    for index, (number, place) in enumerate(zip(line.clue, line.places, strict=True)):
        if number is None:
            continue
        rooms = [
            (first, behind)
            for first, behind in gaps
            if max(first, place.first_start) <= min(behind - number, place.last_start)
        ]
        if len(rooms) != 1 or rooms[0][1] - rooms[0][0] != number:
            continue
        first, behind = rooms[0]
        if found := _unknown(line, ((cell, Cell.FILLED) for cell in range(first, behind))):
            where = _cells(range(first, behind))
            yield LineDeduction(
                "only gap",
                found,
                f"{_name(line.clue, index)} fits only into the gap in {where}, so it fills the gap",
                (index,),
                _decided_between(line, first - 1, behind),
            )


def edge(line: Line) -> Iterator[LineDeduction]:
    """Count from either end to the first filled cell, where the block next to that end must lie over it."""
    yield from left_edge(line)
    yield from right_edge(line)


def left_edge(line: Line) -> Iterator[LineDeduction]:
    """Place the first unfinished block over the first filled cell it cannot lie before."""
    if line.clue and line.places is not None and (found := _Edge.find(line.clue, line.known)):
        yield from _edge_deduction(line, found, mirrored=False)


def right_edge(line: Line) -> Iterator[LineDeduction]:
    """Do the same from the other end."""
    if line.clue and line.places is not None and (found := _Edge.find(line.clue[::-1], line.known[::-1])):
        yield from _edge_deduction(line, found, mirrored=True)


def overlap(line: Line) -> Iterator[LineDeduction]:
    """Fill the cells a block covers both in its first and in its last place; done for every block."""
    if line.clue is None or line.places is None:
        return
    for index, place in enumerate(line.places):
        covered = range(place.last_start, place.first_end + 1)
        if found := _unknown(line, ((cell, Cell.FILLED) for cell in covered)):
            between = f"it fits only between {place.first_start + 1} and {place.last_end + 1}"
            if place.fixed:
                between = "it fits nowhere else"
            yield LineDeduction(
                "overlap",
                found,
                f"{_name(line.clue, index)} must cover {_cells(covered)}, because {between}",
                (index,),
                _decided_between(line, place.first_start - 1, place.last_end + 1),
            )


def line_analysis(line: Line) -> Iterator[LineDeduction]:
    """Settle what is the same in all arrangements that agree with the line: everything that one line can tell."""
    if line.clue is None or (settled := solve_line(line.clue, line.cells)) is None:
        return
    changed = np.flatnonzero(settled != line.cells).tolist()
    if not changed:
        return
    found = tuple((cell, Cell(int(settled[cell]))) for cell in changed)
    count = count_arrangements(line.clue, line.cells)
    agree = "in the only arrangement that agrees" if count == 1 else f"in all {_big(count)} arrangements that agree"
    parts = []
    for value, word in ((Cell.FILLED, "filled"), (Cell.EMPTY, "empty")):
        if cells := [cell for cell, state in found if state == value]:
            parts.append(f"{_cells(cells)} {'is' if len(cells) == 1 else 'are'} {word}")
    yield LineDeduction(
        "line analysis",
        found,
        f"{agree}, {' and '.join(parts)}",
        tuple(range(len(line.clue))),
        tuple(np.flatnonzero(line.cells).tolist()),
    )


DEDUCTIONS: dict[str, Deduction] = {
    "complete line": complete_line,
    "finished line": finished_line,
    "satisfied clue": satisfied_clue,
    "only gap": only_gap,
    "edge": edge,
    "overlap": overlap,
    "line analysis": line_analysis,
}
"""By the name of the technique, the simplest first."""


@dataclass(frozen=True, slots=True)
class _Edge:
    """What counting from the first cell gives: the block, where it may start, and the filled cell it must cover."""

    index: int
    number: int
    begin: int
    """The first cell that no finished block and no gap before it takes."""
    anchor: int
    first_start: int
    last_start: int

    @staticmethod
    def find(clue: tuple[int | None, ...], known: list[int]) -> "_Edge | None":
        index, begin = _after_finished(known)
        if index >= len(clue) or (number := clue[index]) is None or Cell.FILLED not in known[begin:]:
            return None
        anchor = known.index(Cell.FILLED, begin)

        def fits(start: int) -> bool:
            behind = start + number
            return Cell.EMPTY not in known[start:behind] and (behind == len(known) or known[behind] != Cell.FILLED)

        # With room for the block and a gap before the filled cell, that cell may belong to a later block.
        if index + 1 < len(clue) and any(fits(start) for start in range(begin, anchor - number)):
            return None
        reach = range(max(begin, anchor - number + 1), min(anchor, len(known) - number) + 1)
        starts = [start for start in reach if fits(start)]
        return _Edge(index, number, begin, anchor, starts[0], starts[-1]) if starts else None


def _after_finished(known: list[int]) -> tuple[int, int]:
    """Give how many groups are closed by decided cells alone from the first cell on, and the first cell behind them."""
    groups = begin = 0
    for cell, value in enumerate(known):
        if value == Cell.EMPTY:
            groups += cell > begin
            begin = cell + 1
        elif value != Cell.FILLED:
            break
    return groups, begin


def _edge_deduction(line: Line, found: _Edge, *, mirrored: bool) -> Iterator[LineDeduction]:
    length = len(line.known)
    filled = range(found.last_start, found.first_start + found.number)
    empty = [*range(found.begin, found.first_start)]
    if found.first_start == found.last_start and found.first_start + found.number < length:
        empty.append(found.first_start + found.number)
    changes = [(cell, Cell.FILLED) for cell in filled] + [(cell, Cell.EMPTY) for cell in empty]
    index, anchor, starts = found.index, found.anchor, (found.first_start, found.last_start)
    evidence = range(max(0, found.begin - 1), min(length, found.last_start + found.number + 1))
    if mirrored:
        changes = [(length - 1 - cell, value) for cell, value in changes]
        index, anchor = len(line.clue or ()) - 1 - index, length - 1 - anchor
        starts = length - 1 - found.last_start, length - 1 - found.first_start
        evidence = range(length - evidence.stop, length - evidence.start)
    unknown = _unknown(line, changes)
    if not unknown:
        return
    side, ends = ("{right}", "ends") if mirrored else ("{left}", "starts")
    where = f"in {{cell}} {starts[0] + 1}" if starts[0] == starts[1] else f"between {starts[0] + 1} and {starts[1] + 1}"
    parts = []
    for value, word in ((Cell.FILLED, "filled"), (Cell.EMPTY, "empty")):
        if cells := [cell for cell, state in unknown if state == value]:
            parts.append(f"{_cells(cells)} must be {word}")
    reason = (
        f"from the {side}, {_name(line.clue, index)} must cover {{cell}} {anchor + 1} and {ends} {where}, "
        f"so {' and '.join(parts)}"
    )
    yield LineDeduction("edge", unknown, reason, (index,), _decided_between(line, evidence.start, evidence.stop - 1))


def _unknown(line: Line, changes: Iterable[tuple[int, Cell]]) -> tuple[tuple[int, Cell], ...]:
    """Keep what the line does not know yet, in the order of its cells."""
    return tuple(sorted((cell, value) for cell, value in changes if line.known[cell] == Cell.UNKNOWN))


def _known(line: Line, value: Cell) -> tuple[int, ...]:
    return tuple(cell for cell, state in enumerate(line.known) if state == value)


def _decided_between(line: Line, first: int, last: int) -> tuple[int, ...]:
    cells = range(max(0, first), min(last, len(line.known) - 1) + 1)
    return tuple(cell for cell in cells if line.known[cell] != Cell.UNKNOWN)


def _gaps(line: Line) -> list[tuple[int, int]]:
    """Give the runs of cells between empty cells and the ends of the line, as (start, end not included)."""
    walls = [-1, *_known(line, Cell.EMPTY), len(line.known)]
    return [(left + 1, right) for left, right in pairwise(walls) if right > left + 1]


def _name(clue: Clue, index: int) -> str:
    """Name a block, saying which one where its number comes more than once."""
    clue = clue or ()
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
    return f"{word} {', '.join(shown[:-1])} and {shown[-1]}" if len(shown) > 1 else f"{word} {shown[0]}"


def _are_empty(found: tuple[tuple[int, Cell], ...]) -> str:
    return f"{_cells(cell for cell, _ in found)} must be empty"


def _big(count: int) -> str:
    """Write a count exactly while a person can take it in."""
    return f"{count:,}" if count < 10**9 else f"of the more than 10^{len(str(count)) - 1}"
