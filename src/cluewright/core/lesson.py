"""A technique shown at work: on the smallest board a kind has for it, or on one made for it."""

from dataclasses import dataclass
from typing import Any

from cluewright.core.budget import Budget
from cluewright.core.errors import GenerationFailed
from cluewright.core.example import examples_of
from cluewright.core.kind import Kind
from cluewright.core.size import Size
from cluewright.core.technique import Change, Step, Technique

OPTION = "lesson"
"""The recipe option by which a kind makes puzzles that need a technique."""
_SEEDS = 200
"""How many puzzles are searched in a kind without that option."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A board on which the technique is the next step, that step, and whatever else a learner may find with it."""

    puzzle: Any
    board: Any
    step: Step
    applications: tuple[Step, ...]
    """Every step of the technique on this board, the one shown first: a learner may find any of them."""
    implied: tuple[Change, ...]
    """What follows from them without anything harder: true, though not what the lesson asks for."""


def lesson(
    kind: Kind[Any, Any],
    technique: Technique,
    *,
    size: Size | None = None,
    seed: int | None = None,
    budget: Budget | None = None,
) -> Lesson:
    """Show a technique at work: on the kind's own small example, or with a seed on a puzzle made for it.

    Puzzles made for it are as small as they can be, unless a size is given.
    """
    if size is None and seed is None:
        for example in examples_of(kind):
            if example.technique.slug == technique.slug:
                step = next(iter(kind.explain(example.puzzle, example.board, budget=budget)))
                return _lesson(kind, example.puzzle, example.board, step, budget)
    data = {"kind": kind.name, "size": size or exercise_size(kind, technique) or kind.default_size}
    if OPTION in {option.name for option in kind.options}:
        found = _found(kind, technique, {**data, "seed": seed or 0, OPTION: technique.slug}, budget)
    else:
        first = _SEEDS * (seed or 0)
        tries = (_found(kind, technique, {**data, "seed": first + number}, budget) for number in range(_SEEDS))
        found = next((each for each in tries if each is not None), None)
    if found is None:
        raise GenerationFailed(f"no puzzle was found that needs {technique.name}")
    return found


def exercise_size(kind: Kind[Any, Any], technique: Technique) -> Size | None:
    """Return the size of the exercises of a technique, the smallest that is known; None if it cannot be practised.

    >>> from cluewright.core.registry import kind
    >>> nonogram = kind("nonogram")
    >>> [exercise_size(nonogram, each) for each in (nonogram.techniques[0], nonogram.techniques[-1])]
    [(4, 4), None]
    """
    offered = next((option.choices for option in kind.options if option.name == OPTION), None)
    if offered is not None and technique.slug not in offered:
        return None
    known = (each.exercise for each in examples_of(kind) if each.technique.slug == technique.slug)
    return next(known, None) or kind.default_size


def _found(kind: Kind[Any, Any], technique: Technique, data: dict[str, Any], budget: Budget | None) -> Lesson | None:
    """Make a puzzle and stop at the first board where the technique is the next step, if there is one."""
    puzzle = kind.generate(kind.read_recipe(data), budget=budget).puzzle
    board = kind.empty_board(puzzle)
    for step in kind.explain(puzzle, budget=budget):
        if step.technique.slug == technique.slug:
            return _lesson(kind, puzzle, board, step, budget)
        board = kind.apply_step(puzzle, board, step)
    return None


def _lesson(kind: Kind[Any, Any], puzzle: Any, board: Any, step: Step, budget: Budget | None) -> Lesson:
    """Find what else the technique says about the board, and what follows from all of it."""
    found = {frozenset(step.cells): step}
    for other in kind.steps(puzzle, board, first=True, budget=budget):
        if other.technique.slug == step.technique.slug:
            found.setdefault(frozenset(other.cells), other)
    after = board
    for each in found.values():
        after = kind.apply_step(puzzle, after, each)
    implied: dict[Change, None] = {}
    for link in kind.explain(puzzle, after, budget=budget):
        if link.technique.order > step.technique.order:
            break
        implied.update(dict.fromkeys(link.cells))
    return Lesson(puzzle, board, step, tuple(found.values()), tuple(implied))
