"""Making puzzles to order and handing them over."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

from cluewright.cli.exits import ExitCode, report
from cluewright.cli.options import COMMON
from cluewright.cli.output import console
from cluewright.cli.solving import call_with_budget
from cluewright.cli.writing import Destination
from cluewright.core.errors import GenerationFailed
from cluewright.core.recipe import Recipe
from cluewright.core.registry import kind as find_kind
from cluewright.core.size import format_size


@dataclass(frozen=True, slots=True)
class Order:
    """What to make."""

    kind: str
    size: str
    difficulty: str | None
    count: int
    seed: int
    options: Mapping[str, Any]
    seconds: float | None

    def recipes(self) -> list[Recipe]:
        """Return the recipe of each puzzle; they differ in the seed alone."""
        kind = find_kind(self.kind)
        said = {"kind": self.kind, **self.options, **({"size": self.size} if self.size else {})}
        data = kind.with_usual_size(said)
        if self.difficulty is not None:
            data["difficulty"] = self.difficulty
        return [kind.read_recipe({**data, "seed": self.seed + i}, files=True) for i in range(self.count)]


def fulfil(order: Order, destination: Destination) -> ExitCode:
    """Make the puzzles and hand over each as soon as it is made; a recipe that cannot be met is reported."""
    failed = False
    for recipe, item, problem in _make(order.recipes(), order.seconds):
        if problem is not None:
            failed = True
            shown = (
                "" if item is None else "; here it is" if "the closest is" in str(problem) else "; here is the closest"
            )
            report(f"seed {recipe.seed}: {problem}{shown}")
        if item is not None:
            name = f"{recipe.kind}-{format_size(recipe.size)}-{recipe.seed}"
            destination.put(item, name=name, text=shown_to_people(item))
    destination.finish()
    return ExitCode.NO if failed else ExitCode.FINE


def _make(recipes: list[Recipe], seconds: float | None) -> Iterator[tuple[Recipe, Any, GenerationFailed | None]]:
    with ExitStack() as closing:
        advance = closing.enter_context(_Bar(len(recipes))).advance if _wants_bar(recipes) else lambda: None
        for recipe in recipes:
            kind = find_kind(recipe.kind)
            try:
                item = call_with_budget(lambda budget, r=recipe, k=kind: k.generate(r, budget=budget), seconds)  # type: ignore[misc]
                yield recipe, item, None
            except GenerationFailed as problem:
                yield recipe, problem.best, problem
            advance()


def _wants_bar(recipes: list[Recipe]) -> bool:
    return len(recipes) > 1 and not COMMON.quiet and sys.stderr.isatty() and not sys.stdout.isatty()


class _Bar:
    """Show on standard error how many have been made."""

    def __init__(self, total: int) -> None:
        from rich.progress import Progress

        self._progress = Progress(console=console(stderr=True), transient=True, redirect_stdout=False)
        self._task = self._progress.add_task("making", total=total)

    def __enter__(self) -> "_Bar":
        self._progress.start()
        return self

    def advance(self) -> None:
        self._progress.advance(self._task)

    def __exit__(self, *_: object) -> None:
        self._progress.stop()


def shown_to_people(item: Any) -> str:
    """Write a made puzzle: a line about it, and its drawing."""
    kind = find_kind(item.puzzle.kind)
    recipe, rating = item.recipe, item.rating
    words = [f"{kind.title} {item.puzzle.width}x{item.puzzle.height}"]
    if rating is not None:
        words.append(rating.summary)
    if recipe is not None:
        words.append(f"seed {recipe.seed}")
    return f"{', '.join(words)}\n{kind.text(item.puzzle)}\n"
