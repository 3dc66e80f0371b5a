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

from dataclasses import replace
from typing import Any

import numpy as np

from cluewright import _native
from cluewright.core.errors import InvalidRecipe
from cluewright.core.outcome import Outcome
from cluewright.core.recording import SOLUTION, Recording, most_places
from cluewright.core.search import Search
from cluewright.core.timeline import concluded
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
    if search.strategy == "sat":
        outcome = solve(puzzle, search)
        recording = recording_of(np.zeros(0, np.uint32), (SOLUTION,))
    else:
        changes, search = _native.Changes(), replace(search, budget=search.start())
        with watcher.listening(search.start(), lambda: recording_of(changes.take())) as heard:
            outcome, answer = run(puzzle, search, changes if heard else None)
        recording = recording_of(answer["events"], stamps=answer["stamps"], full=answer["full"])
    watcher.recording = _concluded(recording, outcome)
    return outcome


def _concluded(recording: Recording, outcome: Outcome[Board]) -> Recording:
    if outcome.solution is None:
        return recording
    standing = Board(recording.timeline.values_at())
    return recording if standing in outcome.solutions else concluded(recording, outcome.solution.cells)
