"""Chains can be followed link by link: from what is assumed to the clash, or to what follows either way."""

import pytest
from tests.effort import tries

from cluewright import _native
from cluewright.core.budget import Budget
from cluewright.core.recipe import Recipe
from cluewright.core.technique import Level
from cluewright.core.verbs import solve
from cluewright.zip.board import Board
from cluewright.zip.kind import KIND
from cluewright.zip.ladder import BOTH_WAYS, CLASH, CONTRADICTION, NO_GUESS, SUPPOSITION
from cluewright.zip.native import arguments, border_of
from cluewright.zip.techniques import breach, explain


@pytest.fixture(scope="module")
def cases():
    """List puzzles, boards, and steps on them that assume something."""
    found = []
    for seed in range(tries(8)):
        item = KIND.generate(Recipe("zip", (7, 6), seed=seed, difficulty=Level.EXPERT))
        board = Board.start(item.puzzle)
        for step in explain(item.puzzle):
            if step.chain:
                found.append((item.puzzle, board, step))
            board = KIND.apply_step(item.puzzle, board, step)
    assert {step.technique for _, _, step in found} == {BOTH_WAYS, CONTRADICTION}
    return found


def simple_changes(puzzle, board):
    """Return all that follows at once without an assumption."""
    limits = Budget().native_limits("test")
    found, _ = _native.zip_list_steps(*arguments(puzzle), start=board.borders(puzzle), hardest=NO_GUESS, **limits)
    return {(*border_of(puzzle.width, number), use) for each in found for number, use in each[1]}


def branches(step):
    """Return the chains of a step, each from its assumption on."""
    starts = [place for place, link in enumerate(step.chain) if link.technique is SUPPOSITION]
    return [step.chain[start:end] for start, end in zip(starts, [*starts[1:], None], strict=True)]


def test_every_link_follows_from_the_links_before_it(cases):
    for puzzle, board, step in cases:
        for chain in branches(step):
            now = KIND.apply_step(puzzle, board, chain[0])
            for link in chain[1:]:
                if link.technique is not CLASH:
                    assert set(link.cells) <= simple_changes(puzzle, now), link
                    now = KIND.apply_step(puzzle, now, link)


def test_a_contradiction_ends_in_a_clash_and_says_how_long_it_takes(cases):
    for puzzle, board, step in cases:
        if step.technique is CONTRADICTION:
            [chain] = branches(step)
            [(row, column, way, use)] = step.cells
            assert chain[0].cells == ((row, column, way, not use),)
            assert chain[-1].technique is CLASH
            assert step.message.values["steps"] == len(chain) - 2
            now = board
            for link in chain[:-1]:
                now = KIND.apply_step(puzzle, now, link)
            assert KIND.faults(puzzle, now) or breach(puzzle, now) is not None
            assert solve(puzzle, board=KIND.apply_step(puzzle, board, chain[0]), limit=1).solutions == ()


def test_both_branches_lead_to_what_follows_either_way(cases):
    for _, _, step in cases:
        if step.technique is BOTH_WAYS:
            used, closed = branches(step)
            assert [used[0].cells[0][3], closed[0].cells[0][3]] == [True, False]
            values = step.message.values
            assert [values["with"], values.get("without", values["with"])] == [len(used) - 1, len(closed) - 1]
            for chain in (used, closed):
                assert set(step.cells) <= {change for link in chain[1:] for change in link.cells}


def test_links_that_nothing_needs_are_left_out(cases):
    kept = followed = 0
    for puzzle, board, step in cases:
        if step.technique is CONTRADICTION:
            start = KIND.apply_step(puzzle, board, step.chain[0]).borders(puzzle)
            limits = Budget().native_limits("test")
            answer = _native.zip_steps(
                *arguments(puzzle), start=start, hardest=NO_GUESS, limit=start.size, probe_from=0, **limits
            )
            kept += len(step.chain) - 2
            followed += len(answer["steps"])
    assert 0 < kept < followed
