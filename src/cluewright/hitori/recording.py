"""What happened while a Hitori was solved, cell by cell, for people who watch.

given       is on the board that solving started from
pairs       follows from two equal numbers close together before anything is settled
neighbour   white next to a black cell
equal       black: its number is white elsewhere in the line
cut         white: if black, it would cut white cells off
learned     excluded by what was learned from an earlier contradiction
guess       assumed, and undone when it proves wrong
solution    the solution found, shown again after the proof that there is no other
"""

from dataclasses import replace
from typing import Any

import numpy as np

from cluewright import _native
from cluewright.core.outcome import Outcome
from cluewright.core.recording import SOLUTION, Recording
from cluewright.core.search import Search
from cluewright.core.timeline import concluded
from cluewright.core.watcher import Watcher
from cluewright.hitori.board import Board
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.solver import run, solve

STAGES = ("given", "pairs", "neighbour", "equal", "cut", "learned", "guess")
"""In the order of the native `Stage`."""


def solve_watched(puzzle: Hitori, search: Search[Board], watcher: Watcher) -> Outcome[Board]:
    """Solve and pass what happened to the watcher; the end shows a solution if one was found.

    The strategy sat does not work cell by cell, so all it has to show is its solution.
    """

    def recording_of(words: Any, reasons: tuple[str, ...] = STAGES, **more: Any) -> Recording:
        return Recording(puzzle.width, puzzle.height, reasons, words, tuple(Board.symbols), **more)

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
