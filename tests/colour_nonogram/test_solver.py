"""Solving in colour: verdicts and witnesses against brute force, CaDiCaL and the black-and-white engine; limits."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.colour_nonogram.boards import (
    as_set,
    clues_of,
    colour_puzzles,
    hide_some,
    is_solution,
    random_picture,
    sat_solutions,
    solve,
)
from tests.effort import tries

from cluewright import _native
from cluewright.core.verbs import solve as solve_puzzle
from cluewright.nonogram.puzzle import Nonogram

SEARCHES = ["auto", "learn"]
SWITCH = (2, (((1, 1), (1, 2)),) * 2, (((1, 1),), ((1, 1),), ((2, 2),)))
ALL = 100_000


@given(colour_puzzles(), st.integers(0, 5))
def test_all_solutions_of_small_boards_as_brute_force_has_them(drawn, seed) -> None:
    puzzle, picture = drawn
    expected = solve(puzzle, strategy="brute", limit=ALL)
    assert expected["exhausted"]
    assert tuple(map(tuple, picture.tolist())) in as_set(expected["solutions"])
    for strategy in SEARCHES:
        found = solve(puzzle, strategy=strategy, limit=ALL, seed=seed)
        assert found["exhausted"]
        assert as_set(found["solutions"]) == as_set(expected["solutions"])
        assert len(found["solutions"]) == len(expected["solutions"])


@given(colour_puzzles(most_cells=8), st.data())
def test_solutions_agree_with_the_start(drawn, data) -> None:
    puzzle, picture = drawn
    sets = data.draw(st.lists(st.integers(0, 2**16 - 1), min_size=picture.size, max_size=picture.size))
    start = np.array(sets, np.uint16).reshape(picture.shape)
    expected = {s for s in as_set(solve(puzzle, limit=ALL)["solutions"]) if np.all(start >> np.array(s) & 1)}
    for strategy in [*SEARCHES, "brute"]:
        found = solve(puzzle, strategy=strategy, limit=ALL, start=start)
        assert found["exhausted"]
        assert as_set(found["solutions"]) == expected


@given(colour_puzzles(most_cells=12))
def test_what_is_certain_holds_in_every_solution(drawn) -> None:
    puzzle, _ = drawn
    solutions = solve(puzzle, limit=ALL)["solutions"]
    for strategy in ["lines", *SEARCHES]:
        answer = solve(puzzle, strategy=strategy)
        assert all(np.all(answer["board"] >> solution & 1) for solution in solutions)
        if answer["verdict"] == "unique":
            assert len(solutions) == 1


@pytest.mark.parametrize("seed", range(tries(24)))
def test_random_boards_against_sat(seed: int) -> None:
    """Two boards a seed, one with hidden clues: CaDiCaL knows no other solution where there is only one."""
    rng = np.random.default_rng(seed)
    height, width = (int(side) for side in rng.integers(4, 17, 2))
    colours = int(rng.integers(1, 6))
    plain = clues_of(random_picture(rng, height, width, colours, rng.uniform(0.3, 0.95)), colours)
    for puzzle in (plain, hide_some(plain, rng, 0.1)):
        found = solve(puzzle, seed=seed)
        assert all(is_solution(puzzle, picture) for picture in found["solutions"])
        assert (
            len(as_set(found["solutions"])) == len(found["solutions"]) == {"unique": 1, "several": 2}[found["verdict"]]
        )
        if found["verdict"] == "unique":
            assert next(sat_solutions(puzzle, known=found["solutions"][0]), None) is None


def test_contradictory_boards_against_sat() -> None:
    """Rows in another order keep their sums; most of these boards have no solution."""
    without = 0
    for seed in range(tries(30)):
        rng = np.random.default_rng(1000 + seed)
        height, width = (int(side) for side in rng.integers(3, 8, 2))
        colours, rows, columns = clues_of(random_picture(rng, height, width, 2, 0.6), 2)
        shuffled = (colours, tuple(rows[i] for i in rng.permutation(height)), columns)
        expected = as_set(sat_solutions(shuffled))
        found = solve(shuffled, limit=ALL)
        assert as_set(found["solutions"]) == expected
        assert (found["verdict"] == "none") == (not expected)
        without += not expected
    assert without > 0


@pytest.mark.parametrize("seed", range(tries(20)))
def test_one_colour_is_an_ordinary_nonogram(seed: int) -> None:
    rng = np.random.default_rng(seed)
    height, width = (int(side) for side in rng.integers(2, 13, 2))
    picture = random_picture(rng, height, width, 1, rng.uniform(0.4, 0.8))
    puzzle = hide_some(clues_of(picture, 1), rng, 0.05 * (seed % 2))
    plain = Nonogram(*([None if clue is None else [n for n, _ in clue] for clue in clues] for clues in puzzle[1:]))

    ours, theirs = solve(puzzle, limit=50), solve_puzzle(plain, limit=50)

    assert ours["verdict"] == theirs.verdict.value
    assert len(ours["solutions"]) == len(theirs.solutions)
    if ours["exhausted"]:
        assert as_set(ours["solutions"]) == as_set(board.cells - 1 for board in theirs.solutions)


@pytest.mark.parametrize("strategy", [*SEARCHES, "brute"])
def test_two_witnesses_and_the_one_that_is_not_known(strategy: str) -> None:
    both = solve(SWITCH, strategy=strategy, limit=10)
    assert (both["verdict"], both["exhausted"], len(both["solutions"])) == ("several", True, 2)
    for known in both["solutions"]:
        answer = solve(SWITCH, strategy=strategy, known=known)
        assert answer["verdict"] == "several"
        assert as_set(answer["solutions"][:1]) == as_set([known])
        assert as_set(answer["solutions"]) == as_set(both["solutions"])
    first = solve(SWITCH, strategy=strategy, limit=1)
    assert (first["verdict"], len(first["solutions"])) == ("solved", 1)
    fixed = (1 << both["solutions"][1]).astype(np.uint16)
    assert solve(SWITCH, strategy=strategy, start=fixed)["verdict"] == "unique"


def test_a_known_board_is_a_solution() -> None:
    known = solve(SWITCH)["solutions"][0]
    with pytest.raises(ValueError, match="no solution"):
        solve(SWITCH, known=np.zeros((2, 3), np.uint8))
    with pytest.raises(ValueError, match="palette"):
        solve(SWITCH, known=np.full((2, 3), 3, np.uint8))
    with pytest.raises(ValueError, match="start"):
        solve(SWITCH, known=known, start=np.zeros((2, 3), np.uint16))


def hard_puzzle():
    """Return the clues of a sparse random picture, which take every search many nodes."""
    picture = random_picture(np.random.default_rng(3), 24, 21, 3, 0.4)
    return clues_of(picture, 3)


@pytest.mark.parametrize("strategy", SEARCHES)
def test_limits_stop_the_search(strategy: str) -> None:
    puzzle = hard_puzzle()
    few = solve(puzzle, strategy=strategy, limit=ALL, nodes=50)
    assert (few["exhausted"], few["nodes"]) == (False, 51)
    assert solve(puzzle, strategy=strategy, seconds=0)["verdict"] == "undecided"
    assert solve(puzzle, strategy=strategy, cancel=bytearray(b"\1"))["verdict"] == "undecided"
    everything = (2, (None,) * 20, (None,) * 30)
    flag = bytearray(1)
    ticks = []

    def cancel() -> None:
        ticks.append(1)
        flag[0] = 1

    stopped = solve(everything, strategy=strategy, limit=10**9, cancel=flag, tick=cancel)
    assert (stopped["exhausted"], len(ticks)) == (False, 1)


def test_what_a_tick_raises_is_raised() -> None:
    def fail() -> None:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        solve((2, (None,) * 20, (None,) * 30), limit=10**9, tick=fail)


def test_equal_seeds_lead_to_equal_answers() -> None:
    puzzle = hard_puzzle()
    answers = [solve(puzzle, seed=seed, limit=3, nodes=2000) for seed in (7, 7)]
    counts = [{k: v for k, v in a["statistics"].items() if not k.startswith("seconds")} for a in answers]
    assert counts[0] == counts[1]
    assert as_set(answers[0]["solutions"]) == as_set(answers[1]["solutions"])


@pytest.mark.parametrize("strategy", SEARCHES)
def test_a_recording_ends_with_the_solution(strategy: str) -> None:
    picture = random_picture(np.random.default_rng(5), 12, 15, 2, 0.4)
    answer = solve(clues_of(picture, 2), strategy=strategy, limit=1, record=True)
    settled: list[int] = []
    for word in answer["events"].tolist():
        if word >> 31:
            del settled[len(settled) - (word & 0x7FFFFFFF) :]
        else:
            settled.append(word & 0xFFFFFF)
    cells = np.full(picture.size, -1)
    for place in settled:
        cells[place // 16] = place % 16
    assert len(settled) == picture.size
    assert np.array_equal(cells.reshape(picture.shape), answer["solutions"][0])


def test_watching_live_tells_the_same() -> None:
    picture = random_picture(np.random.default_rng(5), 12, 15, 2, 0.4)
    changes = _native.Changes()
    answer = solve(clues_of(picture, 2), limit=1, record=True, changes=changes)
    seen = {word & 0xFFFFFF for word in changes.take().tolist()}
    assert seen == {16 * cell + int(colour) for cell, colour in enumerate(answer["solutions"][0].flat)}


def test_long_lines_and_many_colours() -> None:
    """A checkered flag of 15 colours, 200 by 120 cells: lines settle it all."""
    rows, columns = np.indices((120, 200))
    picture = (rows // 8 + columns // 10) % 15 + 1
    answer = solve(clues_of(picture, 15), strategy="lines")
    assert answer["verdict"] == "unique"
    assert np.array_equal(answer["solutions"][0], picture)
