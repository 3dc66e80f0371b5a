"""Zip: every deduction agrees with every solution, every generated puzzle is unique, everything round-trips."""

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.effort import tries

import cluewright as cw
from cluewright.core.errors import InvalidPuzzle
from cluewright.core.form import dumps, loads
from cluewright.core.hints import hints_in_play
from cluewright.core.item import Item
from cluewright.core.outcome import Verdict
from cluewright.core.verbs import solve
from cluewright.zip.board import Board, board_from_data, board_to_data
from cluewright.zip.kind import KIND
from cluewright.zip.puzzle import Zip
from cluewright.zip.rules import faults
from cluewright.zip.strategies import make_path
from cluewright.zip.techniques import breach, explain

sides = st.integers(1, 5)


@st.composite
def solvable_puzzles(draw, longest=5):
    """A puzzle around a path, so that it has a solution: few numbers, some walls, often several solutions."""
    size = draw(st.integers(1, longest)), draw(st.integers(1, longest))
    path = make_path(size, draw(st.sampled_from(["backbite", "tree-cycle"])), draw(st.integers(0, 10**6)))
    shown = {0, len(path) - 1} | draw(st.sets(st.integers(0, len(path) - 1), max_size=5))
    bare = Zip(*size, [path[index] for index in sorted(shown)])
    beside = [border for border in bare.passable() if border not in Board(path).all_used()]
    walls = draw(st.sets(st.sampled_from(beside), max_size=6)) if beside else ()
    return Zip(*size, bare.numbers, walls), Board(path)


@given(solvable_puzzles(), st.data())
@settings(max_examples=tries(50), deadline=None)
def test_every_step_agrees_with_every_solution_the_board_has(made, data):
    puzzle, solution = made
    known = data.draw(st.integers(1, len(solution.path)))
    board = Board(solution.path[:known])
    truths = [found.all_used() for found in solve(puzzle, strategy="walk", board=board, limit=500).solutions]
    assert truths
    for step in explain(puzzle, board):
        assert step.cells
        for row, column, way, use in step.cells:
            assert all(((row, column, way) in truth) is use for truth in truths), step
        board = KIND.apply_step(puzzle, board, step)
    assert not faults(puzzle, board)
    if KIND.is_solved(puzzle, board):
        assert len(truths) == 1


@given(solvable_puzzles(), st.data())
@settings(max_examples=tries(35), deadline=None)
def test_a_board_is_only_called_broken_when_it_has_no_solution(made, data):
    puzzle, _ = made
    moves = data.draw(st.lists(st.sampled_from("LRUD"), max_size=12))
    board = Board.start(puzzle)
    for move in moves:
        try:
            board = KIND.apply(puzzle, board, move)
        except ValueError:
            continue
    if faults(puzzle, board):
        return
    lost = solve(puzzle, board=board, limit=1).solution is None
    if breach(puzzle, board) is not None:
        assert lost
    found = hints_in_play(Item(puzzle), board)[0]
    assert (found.mistake is not None) == lost
    assert all(found.stages)


@given(solvable_puzzles(), st.data())
@settings(max_examples=tries(20), deadline=None)
def test_puzzles_and_boards_round_trip(made, data):
    puzzle, solution = made
    item = Item(puzzle, solution=solution)
    assert loads(dumps(item)) == item
    borders = puzzle.passable()
    notes = data.draw(st.dictionaries(st.sampled_from(borders), st.booleans())) if borders else {}
    board = Board(solution.path[: data.draw(st.integers(1, len(solution.path)))]).with_notes(notes.items())
    assert board_from_data(puzzle, board_to_data(board)) == board
    if not board.closed & board.all_used():
        assert Board.from_borders(puzzle, board.borders(puzzle)).all_used() == board.all_used()


@given(
    size=st.tuples(sides, sides),
    numbers=st.sampled_from(["few", "as-needed", "many"]),
    walls=st.sampled_from(["none", "some", "as-needed"]),
    seed=st.integers(),
)
@settings(max_examples=tries(20), deadline=None)
def test_every_generated_puzzle_is_unique_and_comes_again(size, numbers, walls, seed):
    assume(walls != "some" or min(size) > 1)  # a single line has no room for walls
    assume(walls != "as-needed" or numbers == "few")
    item = cw.generate("zip", size=size, numbers=numbers, walls=walls, seed=seed)
    assert KIND.count(item.puzzle) == 1
    assert solve(item.puzzle).solution == item.solution
    assert cw.generate("zip", size=size, numbers=numbers, walls=walls, seed=seed) == item


cells = st.tuples(st.integers(-1, 4), st.integers(-1, 4))
borders = st.tuples(st.integers(-1, 4), st.integers(-1, 4), st.sampled_from(["right", "down", "up"]))


@given(
    st.integers(0, 4),
    st.integers(0, 4),
    st.lists(cells, max_size=6),
    st.lists(borders, max_size=4),
    st.lists(cells, max_size=2),
)
@settings(max_examples=tries(100), deadline=None)
def test_any_input_is_a_puzzle_or_a_list_of_faults_and_never_breaks_a_solver(width, height, numbers, walls, blocked):
    faults = ()
    try:
        puzzle = Zip(width, height, numbers, walls, blocked)
    except InvalidPuzzle as error:
        puzzle, faults = None, error.faults
    assert (puzzle is None) == bool(faults)
    assert all(fault.text().endswith(".") for fault in faults)
    if puzzle is None:
        return
    found = KIND.count(puzzle)
    expected = [Verdict.NONE, Verdict.UNIQUE, Verdict.SEVERAL][min(2, found)]
    assert solve(puzzle).verdict is solve(puzzle, strategy="search").verdict is expected
    list(explain(puzzle))
