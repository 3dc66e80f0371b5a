"""What happened while a nonogram was solved, cell by cell, for those who watch.

Every native strategy tells; without a recording it does nothing extra. The stages:

given      stands on the board that solving started from
lines      follows in a line from what is known of it
logic      follows in a line by the four simple subroutines
probe      the other value was tried and clashes
guess      supposed, and taken back when it proves wrong
learned    excluded by what an earlier clash taught
decimate   the value that belief propagation finds most likely
accepted   the better of two suppositions
search     the other value of a supposition that failed
row        part of an arrangement of a whole row, tried by depth-first search
picture    part of a whole picture, tried by brute force
solution   the solution found, shown again after the proof that there is no other
"""

from typing import Any

import numpy as np

from cluewright.core.errors import InvalidRecipe
from cluewright.core.live import Hear
from cluewright.core.outcome import Outcome
from cluewright.core.recording import SOLUTION, Recording, most_places
from cluewright.core.timeline import concluded
from cluewright.nonogram.board import Board
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.solver import solve, solve_recorded

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


def record(puzzle: Nonogram, hear: Hear | None = None, **options: Any) -> tuple[Outcome[Board], Recording]:
    """Solve as `solve` does, with the same options, and give what happened beside the outcome; `hear` hears it live.

    At the end the solution stands, where one was found; of several, one of them. The strategy sat does not work cell by
    cell, so all it has to show is its solution.
    """
    values = tuple(Board.symbols)
    if puzzle.width * puzzle.height > most_places(values):
        raise InvalidRecipe(f"only boards of at most {most_places(values)} cells can be watched")
    if options.get("strategy") == "sat":
        outcome = solve(puzzle, **options)
        blank = Recording(puzzle.width, puzzle.height, (SOLUTION,), np.zeros(0, np.uint32), values)
        return outcome, _concluded(blank, outcome)
    told = None if hear is None else lambda words: hear(_recording(puzzle, words))
    outcome, answer = solve_recorded(puzzle, hear=told, **options)
    recording = _recording(puzzle, answer["events"], stamps=answer["stamps"], full=answer["full"])
    return outcome, _concluded(recording, outcome)


def _recording(puzzle: Nonogram, words: Any, **more: Any) -> Recording:
    return Recording(puzzle.width, puzzle.height, STAGES, words, tuple(Board.symbols), **more)


def _concluded(recording: Recording, outcome: Outcome[Board]) -> Recording:
    if outcome.solution is None:
        return recording
    standing = Board(recording.timeline.values_at())
    return recording if standing in outcome.solutions else concluded(recording, outcome.solution.cells)
