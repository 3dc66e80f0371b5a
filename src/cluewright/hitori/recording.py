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

from functools import partial
from typing import Any

from cluewright import _native
from cluewright.core.cell_recording import solve_recorded
from cluewright.core.outcome import Outcome
from cluewright.core.recording import Recording
from cluewright.core.search import Search
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

    return solve_recorded(
        search,
        watcher,
        solve=partial(solve, puzzle),
        run=partial(run, puzzle),
        changes=_native.Changes(),
        recording_of=recording_of,
        board_type=Board,
    )
