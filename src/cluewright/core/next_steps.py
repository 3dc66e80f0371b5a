"""The next steps worth showing a player: those that can be drawn, once everything that goes without saying is done.

A player who sets no crosses is not told of crosses, but of the fill they lead to. Steps that the kind says are made in
passing are made here silently, the simplest first and only as long as nothing simpler is worth telling, so that the
step shown is always one of the simplest technique that moves the player forward.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from cluewright.core.budget import Budget
from cluewright.core.coach import Cell, Coach, distance
from cluewright.core.kind import Kind
from cluewright.core.puzzle import Puzzle
from cluewright.core.technique import Step

P = TypeVar("P", bound=Puzzle)
B = TypeVar("B")


@dataclass(frozen=True, slots=True)
class NextStep:
    """A step, and the earlier ones it rests on that the player has not drawn, without the trivial ones."""

    step: Step
    before: tuple[Step, ...] = ()


def next_steps(
    kind: Kind[P, B], puzzle: P, board: B, solution: B | None, *, near: Cell | None, first: bool, budget: Budget
) -> list[NextStep]:
    """List the steps worth showing, the simplest first and of those the nearest; with `first` perhaps only these.

    If no technique helps the player, trial and error does, if the unique `solution` is known; else what is made in
    passing is shown after all.
    """
    coach = kind.coach()

    def found(here: B, *, first: bool) -> tuple[list[Step], list[Step]]:
        steps = [step for step in kind.steps(puzzle, here, first=first, budget=budget) if step.cells]
        silent = coach.passing(puzzle, board, steps)
        without = {id(step) for step in silent}
        return [step for step in steps if id(step) not in without], silent

    here, passed = board, list[Step]()
    while True:
        worth, silent = found(here, first=True)
        simplest = min((step.technique.order for step in (*worth, *silent)), default=0)
        silent = [step for step in silent if step.technique.order == simplest]
        if not silent:
            break
        passed += silent
        for step in silent:
            here = kind.apply_step(puzzle, here, step)
    if not worth:
        return _last_resort(coach, puzzle, board, here, solution, passed, near)
    if not first:
        worth, _ = found(here, first=False)
    told = [NextStep(coach.seen(puzzle, board, here, step), _before(coach, step, passed)) for step in worth]
    return sorted(told, key=lambda each: _rank(each.step, near))


def _last_resort(
    coach: Coach[P, B], puzzle: P, board: B, here: B, solution: B | None, passed: Sequence[Step], near: Cell | None
) -> list[NextStep]:
    """Offer trial and error, or steps that hints usually skip, if the board needs them."""
    if solution is not None and not coach.kind.is_solved(puzzle, here):
        trial = coach.trial(puzzle, board, solution, near)
        if trial is not None:
            return [NextStep(trial)]
    direct = [step for step in passed if not any(coach.rests_on(step, earlier) for earlier in passed)]
    return [NextStep(step) for step in sorted(direct, key=lambda step: (distance(step.cells, near), _rank(step, near)))]


def _rank(step: Step, near: Cell | None) -> tuple[int, int, int]:
    """Return what steps are sorted by: the technique, then how near they are, then how much they settle."""
    return step.technique.order, distance(step.cells, near), -len(step.cells)


def _before(coach: Coach[P, B], step: Step, passed: Sequence[Step]) -> tuple[Step, ...]:
    """List what a step rests on, in order, without what goes without saying."""
    needed = [step]
    for earlier in reversed(passed):
        if any(coach.rests_on(each, earlier) for each in needed):
            needed.append(earlier)
    return tuple(each for each in reversed(needed[1:]) if each.technique.slug not in coach.kind.routine)
