"""What happened while a colour nonogram was solved, cell by cell, for people who watch.

Every native strategy reports a cell when it has its colour; without a recording it does nothing extra. The stages:

given      is on the board that solving started from
lines      follows in a line from what is known about it
probe      other colours were tried and lead to a contradiction
guess      assumed, and undone when it proves wrong
learned    excluded by what was learned from an earlier contradiction
picture    part of a whole picture, tried by brute force
solution   the solution found, shown again after the proof that there is no other
"""

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cluewright import _native
from cluewright.colour_nonogram.board import BACKGROUND, Board
from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.colour_nonogram.solver import run, solve
from cluewright.core.cell_recording import solve_recorded
from cluewright.core.outcome import Outcome
from cluewright.core.recording import UNDO, Recording, place_bits
from cluewright.core.search import Search
from cluewright.core.watcher import Watcher

STAGES = ("given", "lines", "probe", "guess", "learned", "picture")
"""In the order of the native `Stage`."""

_VALUES = tuple(Board.symbols)


def solve_watched(puzzle: ColourNonogram, search: Search[Board], watcher: Watcher) -> Outcome[Board]:
    """Solve and pass what happened to the watcher; the end shows a solution if one was found.

    The strategy sat does not work cell by cell, so all it has to show is its solution.
    """

    def recording_of(words: Any, reasons: tuple[str, ...] = STAGES, **more: Any) -> Recording:
        return Recording(puzzle.width, puzzle.height, reasons, words_of(words), _VALUES, **more)

    return solve_recorded(
        search,
        watcher,
        solve=partial(solve, puzzle),
        run=partial(run, puzzle),
        changes=_native.Changes(),
        recording_of=recording_of,
        board_type=Board,
    )


def words_of(events: NDArray[np.uint32]) -> NDArray[np.uint32]:
    """Return a recording's words for the native events, which have four bits for a colour beside the cell."""
    colours, places = events & np.uint32(15), events >> np.uint32(4) & np.uint32((1 << 20) - 1)
    values = colours + np.uint32(BACKGROUND) << np.uint32(place_bits(_VALUES))
    reasons = events & np.uint32(31 << 26)
    settled: NDArray[np.uint32] = places | values | reasons
    return np.where(events < np.uint32(UNDO), settled, events)
