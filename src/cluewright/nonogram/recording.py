"""What happened while a nonogram was solved, cell by cell, for people who watch.

Every native strategy reports; without a recording it does nothing extra. The stages:

given      is on the board that solving started from
lines      follows in a line from what is known about it
logic      follows in a line by the four simple subroutines
probe      the other value was tried and leads to a contradiction
guess      assumed, and undone when it proves wrong
learned    excluded by what was learned from an earlier contradiction
decimate   the value that belief propagation finds most likely
accepted   the better of two assumptions
search     the other value of an assumption that failed
row        part of an arrangement of a whole row, tried by depth-first search
picture    part of a whole picture, tried by brute force
solution   the solution found, shown again after the proof that there is no other
"""

from functools import partial
from typing import Any

from cluewright import _native
from cluewright.core.cell_recording import solve_recorded
from cluewright.core.errors import InvalidRecipe
from cluewright.core.outcome import Outcome
from cluewright.core.recording import SOLUTION, Recording, most_places
from cluewright.core.search import Search
from cluewright.core.watcher import Watcher
from cluewright.nonogram.board import Board
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.solver import run, solve

STAGES = (
    "given",
    "lines",
    "probe",
    "guess",
    "learned",
    "decimate",
    "accepted",
    SOLUTION,
    "search",
    "logic",
    "row",
    "picture",
)
"""In the order of the native `Stage`, where the solution shown at the end is the `witness`."""


def solve_watched(puzzle: Nonogram, search: Search[Board], watcher: Watcher) -> Outcome[Board]:
    """Solve and pass what happened to the watcher; the end shows a solution if one was found.

    The strategy sat does not work cell by cell, so all it has to show is its solution.
    """

    def recording_of(words: Any, reasons: tuple[str, ...] = STAGES, **more: Any) -> Recording:
        return Recording(puzzle.width, puzzle.height, reasons, words, values, **more)

    values = tuple(Board.symbols)
    if puzzle.width * puzzle.height > most_places(values):
        raise InvalidRecipe(f"this board is too large to watch: at most {most_places(values)} cells")
    return solve_recorded(
        search,
        watcher,
        solve=partial(solve, puzzle),
        run=partial(run, puzzle),
        changes=_native.Changes(),
        recording_of=recording_of,
        board_type=Board,
    )
