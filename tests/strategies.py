"""Hypothesis strategies that several tests share."""

import numpy as np
from hypothesis import strategies as st

from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.puzzle import Nonogram


@st.composite
def nonograms(draw, longest=7, hidden=True):
    """A nonogram with at least one solution, and that solution; some clues and numbers are hidden at times."""
    width, height = draw(st.integers(1, longest)), draw(st.integers(1, longest))
    picture = draw(st.lists(st.booleans(), min_size=width * height, max_size=width * height))
    solution = Board.solved(np.array(picture).reshape(height, width))
    puzzle = clues_of(solution)
    if hidden and draw(st.integers(0, 2)) == 0:
        chance = draw(st.sampled_from([0.1, 0.3]))
        random = draw(st.randoms(use_true_random=False))

        def hide(clues):
            return [
                None
                if random.random() < chance / 2
                else [None if random.random() < chance else number for number in clue]
                for clue in clues
            ]

        puzzle = Nonogram(hide(puzzle.rows), hide(puzzle.columns))
    return puzzle, solution


@st.composite
def boards_in_play(draw, longest=7, hidden=True):
    """A nonogram, one of its solutions, and a board on the way to it."""
    puzzle, solution = draw(nonograms(longest, hidden))
    share = draw(st.sampled_from([0.0, 0.2, 0.5]))
    random = draw(st.randoms(use_true_random=False))
    known = np.array([random.random() < share for _ in range(solution.cells.size)]).reshape(solution.cells.shape)
    return puzzle, solution, Board(np.where(known, solution.cells, np.uint8(0)))
