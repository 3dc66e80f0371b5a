"""What Zip says of puzzles that cannot be read, of boards against the rules, of wrong turns, and in rare steps.

Solving and playing well never brings these about; `tools/collect_messages.py` asks for them here.
"""

from collections.abc import Callable, Iterator
from typing import Any

import cluewright as cw
from cluewright.core.message import Message
from cluewright.zip.board import Board, board_from_data
from cluewright.zip.kind import KIND
from cluewright.zip.ladder import BRIDGE_ORDER, CONTRADICTION, CUT, ONLY_WAY, place_of
from cluewright.zip.steps import PathTeller
from cluewright.zip.techniques import breach

_DATA = {"width": 4, "height": 3, "numbers": [[0, 0], [2, 3]]}
_UNREADABLE: tuple[dict[str, Any], ...] = (
    {},
    {"width": 0, "height": 101},
    {"width": "x"},
    {"numbers": 5},
    {"walls": 5},
    {"blocked": 5},
    {"blocked": ["x"]},
    {"numbers": {"x": [0, 0], 2: [0, 1]}},
    {"numbers": [[0, 0], "x"]},
    {"walls": ["x"]},
    {"numbers": {1: [0, 0], 3: [1, 1]}},
    {"numbers": {1000: [0, 0]}},
    {"numbers": [[0, 0], [9, 9]]},
    {"blocked": [[9, 9]]},
    {"blocked": [[0, 0]]},
    {"numbers": [[0, 0], [0, 0]]},
    {"numbers": []},
    {"width": 1, "height": 1, "numbers": []},
    {"walls": [[0, 3, "right"], [2, 0, "down"]]},
    {"numbers": [[0, 0], [1, 1]]},
    {"width": 3, "numbers": [[0, 1], [2, 2]]},
    {"width": 3, "numbers": [[0, 1], [1, 2]]},
)
_GRIDS = ([[1, 2], [0]], [[1, 2], [2, 0]])
_BOARDS = ("x", ["x"], {"path": [], "borders": ["x"]})
_PATHS = (
    [(0, 1)],
    [(0, 0), (1, 1)],
    [(0, 0), (0, 1), (1, 1), (1, 2)],
    [(0, 0), (1, 0), (1, 1), (1, 0)],
    [(0, 0), (1, 0), (1, 1), (2, 1)],
    [(0, 0), (0, 1), (0, 2), (0, 3), (1, 3)],
)
_NOTES: tuple[dict[tuple[int, int, str], bool], ...] = (
    {(0, 1, "down"): True},
    {(1, 1, "right"): True, (1, 0, "right"): True, (1, 1, "down"): True},
    {(0, 3, "down"): False},
    {(0, 0, "right"): False, (0, 0, "down"): False},
    {(0, 2, "right"): True, (1, 2, "right"): True, (0, 2, "down"): True, (0, 3, "down"): True},
    {(1, 2, "right"): True, (2, 2, "right"): True, (1, 2, "down"): True, (1, 3, "down"): True},
)


_SPLIT = [(row, 2, "right") for row in range(4)]
_LOST: tuple[tuple[int, int, list[tuple[int, int]], list[tuple[int, int, str]], Any], ...] = (
    (6, 4, [(3, 3), (0, 5)], _SPLIT, [[3, 3]]),
    (3, 3, [(2, 2), (2, 0)], [], [[2, 2], [1, 2], [1, 1], [0, 1], [0, 2]]),
    (3, 3, [(0, 2), (1, 1), (0, 0)], [], [[0, 2], [0, 1], [1, 1], [1, 0]]),
    (
        3, 3, [(0, 0), (0, 2)], [(0, 0, "right")],
        {"path": [[0, 0], [1, 0], [1, 1], [0, 1]], "borders": [[0, 2, "down", False]]},
    ),
    (
        3, 4, [(0, 0), (1, 0)], [],
        {"path": [[0, 0]], "borders": [[0, 1, "down", True], [0, 0, "down", False]]},
    ),
    (
        5, 5, [(4, 4), (1, 4), (3, 3), (1, 3)], [(0, 1, "down"), (3, 2, "down")],
        {"path": [[4, 4]], "borders": [[1, 1, "right", True], [2, 1, "right", True]]},
    ),
)  # fmt: skip
"""Positions that must break a rule: width, height, numbers, walls, board."""


def faults() -> Iterator[cw.Fault]:
    """Yield what is wrong with one thing after the other."""
    yield from _refused(KIND.from_data, {})
    for change in _UNREADABLE:
        yield from _refused(KIND.from_data, {**_DATA, **change})
    for grid in _GRIDS:
        yield from _refused(cw.Zip.from_grid, grid)
    puzzle = cw.Zip(4, 3, [(0, 0), (2, 2), (1, 3)], walls=[(0, 1, "down")], blocked=[(2, 1)])
    for data in _BOARDS:
        yield from _refused(lambda given: board_from_data(puzzle, given), data)
    yield from _refused(lambda given: KIND.solve(puzzle, cw.Search(known=given)), Board.start(puzzle))
    for path in _PATHS:
        yield from KIND.faults(puzzle, Board(tuple(path)))
    drawn = Board(((0, 0), (0, 1)))
    yield from KIND.faults(puzzle, drawn.with_notes([((0, 0, "right"), False)]))
    for notes in _NOTES:
        yield from KIND.faults(puzzle, Board.start(puzzle).with_notes(notes.items()))
    for level in (cw.Level.EASY, cw.Level.EXPERT, cw.Level.EXTREME):
        for seed in range(3):
            yield from _wrong_turns(cw.generate("zip", size=(7, 6), seed=seed, difficulty=level))
    several = cw.Zip(4, 4, [(0, 0), (3, 0)])
    across = [((row, 1, "right"), False) for row in range(3)]
    yield from KIND.mistakes(several, Board.start(several).with_notes(across), None)
    loop = [((1, 1, "right"), True), ((1, 1, "down"), True), ((1, 2, "down"), True), ((2, 1, "right"), True)]
    yield from KIND.faults(several, Board.start(several).with_notes(loop))
    for width, height, numbers, walls, data in _LOST:
        lost = cw.Zip(width, height, numbers, walls)
        yield from filter(None, [breach(lost, board_from_data(lost, data))])


def messages() -> Iterator[Message]:
    """Yield what is said of steps that hardly any board offers."""
    for step in _steps():
        yield step.message
        yield from (link.message for link in step.chain)


def _steps() -> Iterator[cw.Step]:
    """Yield such steps as native code would tell them."""
    puzzle = cw.Zip(4, 4, [(0, 0), (3, 0)])
    between = (place_of(ONLY_WAY), [(2 * 5, False)], [5, 6], 0, 0, [], [])
    yield PathTeller(puzzle, Board.start(puzzle).borders(puzzle)).step(between)
    visit = (place_of(BRIDGE_ORDER), [], [5], 0, 0, [], [])
    yield PathTeller(puzzle, Board.start(puzzle).borders(puzzle)).step(
        (place_of(CONTRADICTION), [(2 * 5, False)], [5, 6], 0, 0, [(2 * 5, True)], [visit])
    )
    rest = (place_of(CUT), [(2 * 5, True)], [5], 0, 0, [], [])
    yield PathTeller(puzzle, Board.start(puzzle).borders(puzzle)).step(rest)
    line = cw.Zip(3, 1, [(0, 0), (0, 2)])
    yield from KIND.steps(line, Board.start(line))


def _wrong_turns(item: cw.Item[Any, Any]) -> Iterator[cw.Fault]:
    truth, passable = item.solution.path, item.puzzle.passable()
    for length in range(1, len(truth) - 1):
        for move in "LRUD":
            try:
                board = KIND.apply(item.puzzle, Board(truth[:length]), move)
            except cw.InvalidMove:
                continue
            if len(board.path) > length and board.path[-1] != truth[length]:
                yield from KIND.mistakes(item.puzzle, board, item.solution)
                if (found := breach(item.puzzle, board)) is not None:
                    yield found
    used = item.solution.all_used()
    for border in passable:
        board = Board.start(item.puzzle).with_notes([(border, border not in used)])
        yield from KIND.mistakes(item.puzzle, board, item.solution)
        if not KIND.faults(item.puzzle, board) and (found := breach(item.puzzle, board)) is not None:
            yield found


def _refused(read: Callable[[Any], Any], data: Any) -> Iterator[cw.Fault]:
    try:
        read(data)
    except cw.InvalidPuzzle as refused:
        yield from refused.faults
