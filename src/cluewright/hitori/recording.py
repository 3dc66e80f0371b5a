"""What happened while a Hitori was solved, cell by cell, for those who watch.

given       stands on the board that solving started from
pairs       two equal numbers close together say it before anything is settled
neighbour   white beside a black cell
equal       black: its number stands white in the line
cut         white: black, it would cut white cells off
learned     excluded by what an earlier clash taught
guess       supposed, and taken back when it proves wrong
solution    the solution found, shown again after the proof that there is no other
"""

import numpy as np

from cluewright.core.budget import Budget
from cluewright.core.live import Hear
from cluewright.core.outcome import Outcome
from cluewright.core.recording import SOLUTION, Recording
from cluewright.core.timeline import concluded
from cluewright.hitori.board import Board
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.solver import solve, solve_recorded

STAGES = ("given", "pairs", "neighbour", "equal", "cut", "learned", "guess")
"""In the order of the native `Stage`."""


def record(
    puzzle: Hitori,
    hear: Hear | None = None,
    *,
    strategy: str = "auto",
    budget: Budget | None = None,
    board: Board | None = None,
) -> tuple[Outcome[Board], Recording]:
    """Solve, and give what happened beside the outcome; at the end a solution stands, where one was found.

    While it solves, `hear` has what changed.

    The strategy sat does not work cell by cell, so all it has to show is its solution.
    """
    size, values = (puzzle.width, puzzle.height), tuple(Board.symbols)
    if strategy == "sat":
        outcome = solve(puzzle, strategy=strategy, budget=budget, board=board)
        return outcome, _concluded(Recording(*size, (SOLUTION,), np.zeros(0, np.uint32), values), outcome)
    told = None if hear is None else lambda words: hear(Recording(*size, STAGES, words, values))
    outcome, answer = solve_recorded(puzzle, strategy=strategy, budget=budget, board=board, hear=told)
    recording = Recording(*size, STAGES, answer["events"], values, stamps=answer["stamps"], full=answer["full"])
    return outcome, _concluded(recording, outcome)


def _concluded(recording: Recording, outcome: Outcome[Board]) -> Recording:
    if outcome.solution is None:
        return recording
    standing = Board(recording.timeline.values_at())
    return recording if standing in outcome.solutions else concluded(recording, outcome.solution.cells)
