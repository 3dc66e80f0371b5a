"""What follows from an assumption, reduced to the links that its end needs.

Native code follows everything that becomes certain. A link that looks at one cell rests on the borders of that cell,
one about two pieces of path on those pieces; so, going back from the end, the links needed are clear. Links that
look at the whole board rest on everything before them.
"""

from collections.abc import Collection, Sequence
from typing import Any

from numpy import uint8
from numpy.typing import NDArray

from cluewright import _native
from cluewright.core.budget import Budget
from cluewright.zip.board import CLOSED, USED, Borders
from cluewright.zip.ladder import (
    DEAD_END,
    FORCED_CORNER,
    FULL_CELL,
    NO_EARLY_END,
    NO_EARLY_LOOP,
    NUMBER_ORDER,
    TECHNIQUES,
    place_of,
)
from cluewright.zip.native import arguments
from cluewright.zip.puzzle import Zip

Found = tuple[int, list[tuple[int, bool]], list[int], int, int, list[tuple[int, bool]], list[Any]]
"""What native code found: technique, changes, cells, two numbers, what is assumed, and what follows from that."""

_Values = NDArray[uint8]


def branch(puzzle: Zip, borders: Borders, number: int, use: bool, decided: Collection[int]) -> list[Found]:
    """Return the links from one side of a border's two cases to the borders that come out the same in both."""
    start = borders.copy()
    start.reshape(-1)[number] = USED if use else CLOSED
    links: list[Found] = _native.zip_steps(
        *arguments(puzzle),
        start=start,
        hardest=place_of(NO_EARLY_END),
        limit=borders.size,
        probe_from=0,
        **Budget().native_limits("reasoning"),
    )["steps"]
    return needed(puzzle, borders, links, (number, use), targets=decided)


def needed(
    puzzle: Zip,
    borders: Borders,
    links: Sequence[Found],
    supposed: tuple[int, bool],
    *,
    end: Found | None = None,
    targets: Collection[int] = (),
) -> list[Found]:
    """Return the links that what breaks at the end rests on, or the borders to be decided."""
    values = borders.reshape(-1).copy()
    _settle(values, [supposed])
    causes = []
    for link in links:
        causes.append(_rests_on(puzzle, link, values))
        _settle(values, link[1])
    wanted = set(targets)
    if end is not None:
        rests = _rests_on(puzzle, end, values)
        if rests is None:
            return list(links)
        wanted |= rests
        if TECHNIQUES[end[0]] is not DEAD_END and links:  # the last change was the one that broke it
            wanted |= {number for number, _ in links[-1][1]}
    kept = []
    everything = False
    for link, rests in zip(reversed(links), reversed(causes), strict=True):
        if everything or any(number in wanted for number, _ in link[1]):
            kept.append(link)
            everything = everything or rests is None
            wanted |= rests or set()
    return kept[::-1]


def _settle(values: _Values, changes: Sequence[tuple[int, bool]]) -> None:
    for number, use in changes:
        values[number] = USED if use else CLOSED


def _rests_on(puzzle: Zip, found: Found, values: _Values) -> set[int] | None:
    """Return the borders a finding rests on; None stands for all."""
    technique, cells = TECHNIQUES[found[0]], found[2]
    if not cells:
        return None
    if technique is FULL_CELL:
        return {number for cell in cells for number in _around(puzzle, cell) if values[number] == USED}
    if technique.order in (FORCED_CORNER.order, DEAD_END.order):
        return {number for number in _around(puzzle, cells[0]) if values[number]}
    if technique in (NUMBER_ORDER, NO_EARLY_LOOP, NO_EARLY_END):
        return set().union(*(_piece(puzzle, cell, values) for cell in cells))
    return None


def _around(puzzle: Zip, cell: int) -> list[int]:
    """List the borders of a cell."""
    width = puzzle.width
    above = [2 * (cell - width) + 1] if cell >= width else []
    left = [2 * (cell - 1)] if cell % width else []
    return [*above, *left, 2 * cell, 2 * cell + 1]


def _piece(puzzle: Zip, cell: int, values: _Values) -> set[int]:
    """Return the used borders of the piece of path that a cell belongs to."""
    found: set[int] = set()
    pending = [cell]
    while pending:
        here = pending.pop()
        for number in _around(puzzle, here):
            if values[number] == USED and number not in found:
                found.add(number)
                a = number // 2
                b = a + (puzzle.width if number % 2 else 1)
                pending.append(b if a == here else a)
    return found
