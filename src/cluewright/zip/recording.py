"""What happened while a Zip puzzle was solved, border by border, for those who watch.

A border is settled by a technique, by its name, or it is

given      on the board that solving started from
guess      supposed, and taken back when it proves wrong
learned    excluded by what an earlier clash taught
step       a step of the path, taken back where the path cannot go on
solution   of the solution found, shown again after the proof that there is no other
"""

import numpy as np

from cluewright.core.budget import Budget
from cluewright.core.live import Hear
from cluewright.core.outcome import Outcome
from cluewright.core.recording import SOLUTION, Recording
from cluewright.core.timeline import concluded
from cluewright.zip.board import CLOSED, USED, Board, Borders, board_faults
from cluewright.zip.puzzle import DIRECTIONS, Zip
from cluewright.zip.solver import solve, solve_recorded
from cluewright.zip.techniques import TECHNIQUES

REASONS = (*(technique.name for technique in TECHNIQUES), "given", "guess", "learned", "step")
"""In the order of the native `Technique` and `Stage`."""
VALUES = ("?", "used", "closed")


def record(
    puzzle: Zip,
    hear: Hear | None = None,
    *,
    strategy: str = "auto",
    budget: Budget | None = None,
    board: Board | None = None,
) -> tuple[Outcome[Board], Recording]:
    """Solve, and give what happened beside the outcome; at the end a solution stands, where one was found.

    While it solves, `hear` has what changed.

    The strategy sat does not work border by border, so all it has to show is its solution.
    """
    size = puzzle.width, puzzle.height
    if strategy == "sat" or (board is not None and board_faults(puzzle, board)):
        outcome = solve(puzzle, strategy=strategy, budget=budget, board=board)
        blank = Recording(*size, (SOLUTION,), np.zeros(0, np.uint32), VALUES, borders=True)
        return outcome, _concluded(puzzle, blank, outcome)
    told = None if hear is None else lambda words: hear(Recording(*size, REASONS, words, VALUES, borders=True))
    outcome, answer = solve_recorded(puzzle, strategy=strategy, budget=budget, board=board, hear=told)
    recording = Recording(
        *size, REASONS, answer["events"], VALUES, borders=True, stamps=answer["stamps"], full=answer["full"]
    )
    return outcome, _concluded(puzzle, recording, outcome)


def _concluded(puzzle: Zip, recording: Recording, outcome: Outcome[Board]) -> Recording:
    standing = recording.timeline.values_at() == USED
    targets = [_target(puzzle, solution) for solution in outcome.solutions]
    if not targets or any(np.array_equal(standing, target == USED) for target in targets):
        return recording
    return concluded(recording, targets[0], targets[0] == USED)


def _target(puzzle: Zip, solution: Board) -> Borders:
    """Give every border of a solution: used or closed."""
    target = solution.borders(puzzle)
    for row, column, way in puzzle.passable():
        place = row, column, DIRECTIONS.index(way)
        target[place] = target[place] or CLOSED
    return target
