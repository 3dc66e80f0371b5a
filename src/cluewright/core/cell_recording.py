"""Solving boards of cells for those who watch: what several kinds do with what their native solvers report.

Only kinds import this module, as they do `cell_board`.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

import numpy as np

from cluewright.core.cell_board import CellBoard
from cluewright.core.outcome import Outcome
from cluewright.core.recording import SOLUTION, Recording
from cluewright.core.search import Search
from cluewright.core.timeline import concluded
from cluewright.core.watcher import Watcher

B = TypeVar("B", bound=CellBoard)


def solve_recorded(
    search: Search[B],
    watcher: Watcher,
    *,
    solve: Callable[[Search[B]], Outcome[B]],
    run: Callable[[Search[B], Any], tuple[Outcome[B], dict[str, Any]]],
    changes: Any,
    recording_of: Callable[..., Recording],
    board_type: type[B],
) -> Outcome[B]:
    """Solve and pass what happened to the watcher; the end shows a solution if one was found.

    The strategy sat does not work cell by cell, so all it has to show is its solution. `changes` collects what native
    code reports while it runs, and `recording_of` makes a recording of the events, and of other stages if it is told
    which.
    """
    if search.strategy == "sat":
        outcome = solve(search)
        recording = recording_of(np.zeros(0, np.uint32), (SOLUTION,))
    else:
        search = replace(search, budget=search.start())
        with watcher.listening(search.start(), lambda: recording_of(changes.take())) as heard:
            outcome, answer = run(search, changes if heard else None)
        recording = recording_of(answer["events"], stamps=answer["stamps"], full=answer["full"])
    if outcome.solution is not None and board_type(recording.timeline.values_at()) not in outcome.solutions:
        recording = concluded(recording, outcome.solution.cells)
    watcher.recording = recording
    return outcome
