"""What happened while a Zip puzzle was solved, border by border, for people who watch.

A border is settled by a technique, by its slug, or by one of techniques that are found together:

no-choice      forced-corner or corridor
no-other-way   dead-end, one-way-on or two-ways-left
within-reach   only-way or out-of-reach

or it is

given      on the board that solving started from
guess      assumed, and undone when it proves wrong
learned    excluded by what was learned from an earlier contradiction
step       a step of the path, undone where the path cannot continue
solution   of the solution found, shown again after the proof that there is no other
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
from cluewright.zip.board import CLOSED, USED, Board, Borders
from cluewright.zip.ladder import DEAD_END, FORCED_CORNER, NATIVE, ONLY_WAY
from cluewright.zip.puzzle import DIRECTIONS, Zip
from cluewright.zip.rules import faults
from cluewright.zip.solver import run, solve

_TOGETHER = {FORCED_CORNER: "no-choice", DEAD_END: "no-other-way", ONLY_WAY: "within-reach"}
REASONS = (*(_TOGETHER.get(technique, technique.slug) for technique in NATIVE), "given", "guess", "learned", "step")
"""In the order of the native `Technique` and `Stage`."""
VALUES = ("?", "used", "closed")


def solve_watched(puzzle: Zip, search: Search[Board], watcher: Watcher) -> Outcome[Board]:
    """Solve and pass what happened to the watcher; the end shows a solution if one was found.

    The strategy sat does not work border by border, so all it has to show is its solution.
    """

    def recording_of(words: Any, reasons: tuple[str, ...] = REASONS, **more: Any) -> Recording:
        return Recording(puzzle.width, puzzle.height, reasons, words, VALUES, borders=True, **more)

    if search.strategy == "sat" or (search.board is not None and faults(puzzle, search.board)):
        outcome = solve(puzzle, search)
        recording = recording_of(np.zeros(0, np.uint32), (SOLUTION,))
    else:
        changes, search = _native.Changes(), replace(search, budget=search.start())
        with watcher.listening(search.start(), lambda: recording_of(changes.take())) as heard:
            outcome, answer = run(puzzle, search, changes if heard else None)
        recording = recording_of(answer["events"], stamps=answer["stamps"], full=answer["full"])
    watcher.recording = _concluded(puzzle, recording, outcome)
    return outcome


def _concluded(puzzle: Zip, recording: Recording, outcome: Outcome[Board]) -> Recording:
    standing = recording.timeline.values_at() == USED
    targets = [_target(puzzle, solution) for solution in outcome.solutions]
    if not targets or any(np.array_equal(standing, target == USED) for target in targets):
        return recording
    return concluded(recording, targets[0], targets[0] == USED)


def _target(puzzle: Zip, solution: Board) -> Borders:
    """Return every border of a solution: used or closed."""
    target = solution.borders(puzzle)
    for row, column, way in puzzle.passable():
        place = row, column, DIRECTIONS.index(way)
        target[place] = target[place] or CLOSED
    return target
