import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import tries

from cluewright.core.errors import InvalidRecipe
from cluewright.core.form import dumps, loads
from cluewright.core.hints import hints_in_play
from cluewright.core.item import Item
from cluewright.core.outcome import Verdict
from cluewright.core.recipe import Recipe
from cluewright.core.technique import Level
from cluewright.core.verbs import solve
from cluewright.hitori.board import Board
from cluewright.hitori.kind import KIND
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.rules import faults, is_solution
from cluewright.hitori.techniques import climb, explain


@st.composite
def puzzles(draw, largest=7):
    width, height = draw(st.integers(1, largest)), draw(st.integers(1, largest))
    highest = draw(st.sampled_from([1, 2, 3, 5, 8, 40, 65535]))
    cells = draw(st.lists(st.integers(1, highest), min_size=width * height, max_size=width * height))
    return Hitori(np.array(cells).reshape(height, width))


@st.composite
def puzzles_with_boards(draw):
    puzzle = draw(puzzles())
    size = puzzle.width * puzzle.height
    cells = draw(st.lists(st.sampled_from([0, 0, 1, 2]), min_size=size, max_size=size))
    return puzzle, Board(np.array(cells, np.uint8).reshape(puzzle.height, puzzle.width))


@given(puzzles())
def test_text_and_json_round_trip(puzzle):
    assert Hitori.parse("\n".join(puzzle.rows())) == puzzle
    assert loads(dumps(Item(puzzle))).puzzle == puzzle


@given(puzzles(6))
def test_solver_strategies_agree(puzzle):
    outcome = solve(puzzle)
    assert solve(puzzle, strategy="dfs").verdict is outcome.verdict
    assert solve(puzzle, strategy="sat").verdict is outcome.verdict
    assert all(is_solution(puzzle, board) for board in outcome.solutions)


@given(puzzles_with_boards())
def test_any_board_gets_an_answer(case):
    puzzle, board = case
    hint = hints_in_play(Item(puzzle), board)[0]
    assert all(hint.stages)
    outcome = solve(puzzle, board=board)
    if faults(puzzle, board):
        assert outcome.verdict is Verdict.NONE
        assert hint.mistake is not None
    path = climb(puzzle, board)
    if outcome.verdict is Verdict.NONE:
        assert not path.solved
    for solution in outcome.solutions:
        assert ((board.cells == 0) | (board.cells == solution.cells)).all()
        for step in explain(puzzle, board):
            assert all(solution[row, column].symbol == value for row, column, value in step.cells)


@given(puzzles(4))
def test_count_equals_the_list(puzzle):
    assert KIND.count(puzzle) == len(solve(puzzle, limit=10**6).solutions)


@settings(max_examples=tries(12))
@given(st.integers(4, 12), st.integers(4, 12), st.integers(-(2**70), 2**70))
def test_generated_puzzles_are_unique_and_reproducible(width, height, seed):
    recipe = Recipe("hitori", (width, height), seed)
    item = KIND.generate(recipe)
    assert solve(item.puzzle, strategy="sat").solutions == (item.solution,)
    assert KIND.generate(recipe) == item
    assert climb(item.puzzle).board == item.solution


IMAGES = {
    "half-turn": lambda blacks: blacks[::-1, ::-1],
    "left-right": lambda blacks: blacks[:, ::-1],
    "top-bottom": lambda blacks: blacks[::-1],
    "diagonal": lambda blacks: blacks.T,
    "quarter-turn": np.rot90,
}


@settings(max_examples=tries(60), deadline=None)
@given(
    st.integers(4, 13),
    st.integers(4, 13),
    st.integers(0, 2**32),
    st.sampled_from(list(IMAGES)),
    st.sampled_from([None, Level.EASY, Level.MEDIUM, Level.HARD, Level.EXPERT]),
)
def test_a_symmetry_that_is_accepted_is_met(width, height, seed, symmetry, level):
    try:
        recipe = KIND.read_recipe(Recipe("hitori", (width, height), seed, level, {"symmetry": symmetry}).to_data())
    except InvalidRecipe:
        square, mirror = symmetry in ("diagonal", "quarter-turn"), symmetry in ("left-right", "top-bottom")
        even = (width if symmetry == "left-right" else height) % 2 == 0
        small = level is Level.EXPERT and (min(width, height) < 5 or max(width, height) < 6)
        assert (square and width != height) or (mirror and even) or small
        return
    item = KIND.generate(recipe)
    blacks = item.solution.blacks
    assert blacks.shape == (height, width)
    assert (IMAGES[symmetry](blacks) == blacks).all()
    assert level in (None, item.rating.level)
    assert solve(item.puzzle).solutions == (item.solution,)
