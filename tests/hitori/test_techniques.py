"""Every technique on the smallest board that shows it, on one where it must keep quiet, and all of them together."""

import random

import pytest
from tests.hitori.deeper import DEEPER, DEEPER_START, DEEPER_UNIQUE, depth_of

from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded
from cluewright.core.hints import hints_in_play
from cluewright.core.item import Item
from cluewright.core.outcome import Verdict
from cluewright.core.recipe import Recipe
from cluewright.core.technique import Level
from cluewright.core.verbs import solve
from cluewright.hitori.board import Board, Cell
from cluewright.hitori.kind import KIND
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.rules import is_solution
from cluewright.hitori.techniques import ALL, TECHNIQUES, TIERS, climb, explain, steps

BIT = {technique.slug: 1 << technique.order for technique in TECHNIQUES}
BASIC = BIT["shaded-neighbour"] | BIT["repeated-number"]

# (technique, numbers, board or None, what it settles, and what it must not settle anything on: numbers, board)
SHOWN = [
    ("shaded-neighbour", "123\n456", "#?? ???", "?.? .??", ("123\n456", ".?? ???")),
    ("repeated-number", "121\n345", ".?? ???", "??# ???", ("121\n345", "??? ???")),
    ("triple", "1112\n3456", None, "#.#? ????", ("1121\n3456", None)),
    ("sandwich", "121\n345", None, "?.? ???", ("1221\n3456", None)),
    ("pair-isolation", "1121\n3456", None, "???# ????", ("1213\n3456", None)),
    ("flanked-pair", "1221312\n3456789", None, "?????## ???????", ("1223112\n3456789", None)),
    ("corner-quad", "113\n224\n567", None, "#.? .#? ???", ("3115\n4226\n5672\n8943", None)),
    ("corner-quad", "123\n124\n567", None, "#.? .#? ???", ("123\n214\n567", None)),
    ("corner-triple", "113\n124\n567", None, "#?? ??? ???", ("2243\n4234\n3421\n2213", None)),
    ("corner-triple", "6123\n1124\n5678", None, "???? ?#?? ????", ("2116\n3124\n5673", None)),
    ("corner-double", "113\n245\n678", None, "??? .?? ???", ("123\n214\n678", None)),
    ("corner-double", "6785\n4523\n1426", None, "???? ???. ????", ("6785\n4523\n1462", None)),
    ("last-exit", "123\n456", "?#? ???", "??? .??", ("1234\n5678\n9abc", "???? ?#?? ????")),
    (
        "cut-cell",
        "1234\n5678\n9abc\ndefg",
        "??#? ?#?? ???? ????",
        "???? ???? .??? ????",
        ("1234\n5678\n9abc", "???? ?#?? ????"),
    ),
    ("edge-pairs", "341156\n782290", None, "?.??.? ??????", ("341156\n782920\n123456", None)),
    ("edge-pairs", "78\n34\n12\n12\n56\n90", None, "?? .. ?? ?? .. ??", ("78\n34\n12\n21\n56\n90", None)),
    ("offset-pair", "13412\n23562\n45678", None, "????. ???.? ?????", ("13415\n26728\n45678", None)),
    ("double-near-edge", "1234\n5667\n89ab", "#??? ???? ????", "??.? ???? ????", ("1234\n5667\n89ab", None)),
    (
        "double-beside-diagonal",
        "123456\n234567\n345678\n459978\n56789a\n6789ab",
        "?????? ???#?? ????#? ?????? ?????? ??????",
        "?????? ?????? ??.??? ?????? ?????? ??????",
        ("123456\n234567\n345678\n459988\n56789a\n6789ab", "?????? ???#?? ?????? ?????? ?????? ??????"),
    ),
]  # fmt: skip


def lesson(name):
    return KIND.generate(Recipe("hitori", (8, 7), seed=2, options={"lesson": name}))


def settled_by(name, numbers, board):
    """The cells one technique settles, with the basic rules and, where it needs them, chains."""
    numbers = numbers.replace("0", "z")
    puzzle = Hitori.parse(numbers)
    enabled = BIT[name] | BASIC
    if name.startswith("double"):
        enabled |= BIT["cut-cell"]
    start = None if board is None else Board.parse(board)
    steps = [step for step in explain(puzzle, start, enabled=enabled) if step.technique.slug == name]
    return {(row, column): value for step in steps for row, column, value in step.cells}


@pytest.mark.parametrize(("name", "numbers", "board", "expected", "quiet"), SHOWN)
def test_smallest_board(name, numbers, board, expected, quiet):
    found = settled_by(name, numbers, board)
    wanted = {(y, x): value for y, row in enumerate(expected.split()) for x, value in enumerate(row) if value != "?"}
    assert wanted.items() <= found.items()
    assert settled_by(name, *quiet) == {}


def test_every_technique_without_suppositions_is_shown():
    shown = {case[0] for case in SHOWN}
    assert shown == {technique.slug for technique in TECHNIQUES if TIERS[technique.order] <= 3}


def test_cut_cell_shows_the_closed_chain():
    puzzle = Hitori.parse("1234\n5678\n9abc\ndefg")
    steps = list(explain(puzzle, Board.parse("??#? ?#?? ???? ????"), enabled=BASIC | BIT["cut-cell"]))
    cut = next(step for step in steps if step.cells == ((2, 0, "."),))
    assert set(cut.evidence.cells) == {(0, 2), (1, 1)}
    assert cut.technique.level is Level.MEDIUM


@pytest.mark.parametrize(("width", "height"), [(1, 1), (1, 4), (5, 1), (2, 3), (4, 3), (3, 5)])
def test_every_step_agrees_with_every_solution(brute, width, height):
    rng = random.Random(height * 10 + width)
    for _ in range(40):
        symbols = rng.randint(2, 6)
        puzzle = Hitori([[rng.randint(1, symbols) for _ in range(width)] for _ in range(height)])
        solutions = brute(puzzle)
        if not solutions:
            continue
        # From nothing, and from a board that agrees with one solution.
        chosen = rng.choice(sorted(solutions, key=repr))
        known = Board.blank(width, height).with_cells(
            (y, x, chosen[y, x]) for y in range(height) for x in range(width) if rng.random() < 0.3
        )
        for start in (Board.blank(width, height), known):
            left = [board for board in solutions if ((start.cells == 0) | (start.cells == board.cells)).all()]
            for step in explain(puzzle, start):
                for row, column, value in step.cells:
                    assert all(board[row, column].symbol == value for board in left), step


def test_explain_completes_every_unique_puzzle(instances):
    for puzzle in instances[::60]:
        board = Board.blank(puzzle.width, puzzle.height)
        for step in explain(puzzle):
            assert step.text().endswith(".")
            for row, column, _ in step.cells:
                assert board[row, column] == 0
            board = KIND.apply_step(puzzle, board, step)
        assert is_solution(puzzle, board)
        assert board.decided == puzzle.width * puzzle.height


def test_nested_contradictions_go_as_deep_as_the_board_asks():
    (step,) = explain(DEEPER, DEEPER_START)
    assert step.technique.slug == "nested-contradiction"
    assert step.text() == (
        "If row 5, column 1 were shaded, then after 8 steps, including 2 further contradictions, both 13s in row 7, "
        "columns 5 and 7 would be unshaded, so row 5, column 1 is unshaded."
    )
    assert step.cells == ((4, 0, "."),)
    assert not list(explain(DEEPER, DEEPER_START, enabled=ALL & ~BIT["nested-contradiction"]))
    assert hints_in_play(Item(DEEPER), DEEPER_START)[0].step == step


def test_a_unique_puzzle_needs_deeper_contradictions():
    outcome = solve(DEEPER_UNIQUE, strategy="sat")
    assert outcome.verdict is Verdict.UNIQUE
    board = KIND.empty_board(DEEPER_UNIQUE)
    deepest = 0
    for step in explain(DEEPER_UNIQUE):
        board = KIND.apply_step(DEEPER_UNIQUE, board, step)
        deepest = max(deepest, depth_of(step))
    assert board == outcome.solution
    assert deepest > 2
    assert KIND.rate(DEEPER_UNIQUE).level is Level.EXTREME


@pytest.mark.parametrize("seed", range(6))
def test_deeper_contradictions_agree_with_every_solution(seed):
    rng = random.Random(seed)
    start = DEEPER_START.with_cells(
        (y, x, Cell.UNKNOWN)
        for y in range(7)
        for x in range(9)
        if DEEPER_START[y, x] is Cell.WHITE and rng.random() < 0.04 * seed
    )
    outcome = solve(DEEPER, board=start, limit=100_000, strategy="sat")
    assert outcome.exhausted
    assert len(outcome.solutions) > 1
    for step in explain(DEEPER, start):
        for row, column, value in step.cells:
            assert all(board[row, column].symbol == value for board in outcome.solutions), step


def test_nested_contradiction_does_without_the_plain_one():
    item = lesson("connectivity-contradiction")
    path = climb(item.puzzle, enabled=ALL & ~BIT["connectivity-contradiction"] & ~BIT["common-consequence"])
    assert path.solved
    assert path.tier == 7


def test_broken_boards_are_told():
    puzzle = Hitori.parse("112\n232")
    assert climb(puzzle, Board.parse(".?? ???")).solved is False
    path = climb(puzzle, Board.parse("..? ???"))
    assert path.broken
    assert not path.solved


def test_the_first_of_all_steps_is_as_simple_as_the_path():
    item = KIND.sample()
    board = KIND.empty_board(item.puzzle)
    for step in explain(item.puzzle):
        following = steps(item.puzzle, board)[0]
        assert TIERS[following.technique.order] == TIERS[step.technique.order]
        board = KIND.apply_step(item.puzzle, board, step)
        if board.decided > 20:
            break
    assert steps(item.puzzle, item.solution) == []


def test_unmatched_white_never_makes_a_puzzle_harder(instances):
    for puzzle in instances[::500]:
        assert climb(puzzle, unmatched_white=True).tier <= climb(puzzle).tier


def test_budget_is_honoured():
    budget = Budget()
    budget.cancel.cancel()
    puzzle = Hitori([[(x * 3 + y * 5) % 11 + 1 for x in range(30)] for y in range(29)])
    with pytest.raises(BudgetExceeded):
        climb(puzzle, budget=budget)


def test_ladder_agrees_with_the_solver():
    rng = random.Random(3)
    for _ in range(200):
        puzzle = Hitori([[rng.randint(1, 6) for _ in range(6)] for _ in range(5)])
        outcome = solve(puzzle)
        path = climb(puzzle)
        assert path.solved == (outcome.verdict == "unique")
        if path.solved:
            assert path.board == outcome.solution
