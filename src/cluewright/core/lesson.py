"""A technique shown at work: the smallest board a kind has for it, or one made by its lesson recipe."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cluewright.core.budget import Budget
from cluewright.core.errors import GenerationFailed
from cluewright.core.recipe import Recipe
from cluewright.core.technique import Step, Technique

if TYPE_CHECKING:
    from cluewright.core.kind import Kind


@dataclass(frozen=True, slots=True)
class Lesson:
    """A board on which the technique is the next step, and that step."""

    puzzle: Any
    board: Any
    step: Step


def make_lesson(
    kind: "Kind[Any, Any]", technique: Technique, *, size: Any = None, seed: int = 0, budget: Budget | None = None
) -> Lesson:
    """Make a puzzle that needs the technique and stop where it is the next step."""
    data = {"kind": kind.name, "size": size or kind.default_size, "seed": seed, **kind.lesson_options(technique)}
    item = kind.generate(Recipe.from_data(data, kind.options), budget=budget)
    board = kind.empty_board(item.puzzle)
    for step in kind.explain(item.puzzle, budget=budget):
        if step.technique.name == technique.name:
            return Lesson(item.puzzle, board, step)
        board = kind.apply_step(item.puzzle, board, step)
    raise GenerationFailed(f"the puzzle made for {technique.name} can be solved without it", item)
