"""Making Hitori puzzles: proven unique, at the difficulty asked for, the same everywhere for the same recipe."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from cluewright import _native
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, GenerationFailed, InvalidRecipe
from cluewright.core.item import Item
from cluewright.core.recipe import Option, Recipe
from cluewright.core.size import format_size
from cluewright.core.technique import Level
from cluewright.hitori.board import Board
from cluewright.hitori.cores import LOWEST_TIER, Core, fitting_cores, smallest_sizes
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.rating import MANY, rate_path
from cluewright.hitori.techniques import TECHNIQUES, TIERS

REVISION = 3
"""Raised whenever the same recipe would give another puzzle."""

SMALLEST_SIDE, LARGEST_SIDE, LARGEST_GRADED_SIDE = 4, 100, 50

LESSONS = tuple(technique.name for technique in TECHNIQUES)
LARGEST_LESSON_SIDE = 20

OPTIONS = (
    Option(
        "strategy",
        str,
        "default",
        "default: maximal mask, sampled Latin square, repair; classic: generate and test with a cyclic square",
        ("default", "classic"),
    ),
    Option("lesson", str, None, "a technique the puzzle must need, with nothing harder on the way", LESSONS),
    Option("black_ratio", float, 0.3, "classic: the share of black cells to aim at, 0.05 to 0.5"),
    Option("attempts", int, 100, "classic: how many boards to try"),
    Option("mask_draws", int, 1000, "classic: how often a cell is drawn for the mask of one board"),
    Option("tries", int, None, "default: how many boards to start from before giving up; as many as seem worth while"),
)
_DEFAULTS = {option.name: option.default for option in OPTIONS}
_TRIES, _TRIES_WITHOUT_ROOM = 400, 100
"""What `tries` means when it is left out: in general, and for expert boards that have no room for a core."""
_FRUITFUL_RATIO = 0.3
"""Classic: with fewer black cells than this hardly a mask is maximal, which unique puzzles need."""
_TIER_OF_LEVEL = {Level.EXPERT: 6, Level.EXTREME: 7}


def generate(recipe: Recipe, *, budget: Budget | None = None) -> Item[Hitori, Board]:
    """Make the puzzle the recipe determines; raise `GenerationFailed` with the closest one when there is none."""
    options = _read_options(recipe)
    _require_sane(recipe, options)
    return make(recipe, options, _cores_for(recipe, options), budget=budget)


def make(
    recipe: Recipe, options: dict[str, Any], cores: Sequence[Core] = (), *, budget: Budget | None = None
) -> Item[Hitori, Board]:
    """Make a puzzle as `generate` does, but growing from the given cores, all of one tier; without any, by search."""
    width, height = recipe.size
    budget = (budget or Budget()).start()
    classic = options["strategy"] == "classic"
    without_room = recipe.difficulty is Level.EXPERT and not cores
    answer: dict[str, Any] = _native.hitori_generate(
        width=width,
        height=height,
        seed=recipe.seed & (2**64 - 1),
        level=-1 if recipe.difficulty is None else recipe.difficulty.rank,
        lesson=-1 if options["lesson"] is None else LESSONS.index(options["lesson"]),
        many=MANY,
        tries=options["attempts"] if classic else _tries(options, without_room),
        classic=classic,
        mask_draws=options["mask_draws"],
        classic_blacks=int(Fraction(str(options["black_ratio"])) * width * height) if classic else 0,
        cores=[core.signed() for core in cores],
        core_tier=cores[0].tier if cores else 0,
        **budget.native_limits("generating"),
    )
    budget.spend(answer["nodes"])
    if answer["ending"] == "spent":
        budget.check()
        raise BudgetExceeded("the work was stopped")
    item = _item(recipe, answer)
    if answer["ending"] == "made" and item is not None:
        return item
    count = "1 try" if answer["tries"] == 1 else f"{answer['tries']} tries"
    remedies = ["another seed", "more attempts" if classic else "more tries"]
    if classic and options["black_ratio"] < _FRUITFUL_RATIO:
        remedies.append(f"a black ratio of {_FRUITFUL_RATIO} or more")
    if without_room and not classic:
        remedies += [f"a size of {format_size(size)}" for size in smallest_sizes(_TIER_OF_LEVEL[Level.EXPERT])]
    helping = f"{', '.join(remedies[:-1])} or {remedies[-1]}"
    text = f"no {_asked(recipe, options)} was found in {count}; {helping} may help"
    raise GenerationFailed(text, best=item)


def _tries(options: dict[str, Any], without_room: bool) -> int:
    if options["tries"] is not None:
        return int(options["tries"])
    return _TRIES_WITHOUT_ROOM if without_room else _TRIES


def _read_options(recipe: Recipe) -> dict[str, Any]:
    if not recipe.options:
        return _DEFAULTS
    return {option.name: option.read(recipe.options.get(option.name)) for option in OPTIONS}


def _cores_for(recipe: Recipe, options: dict[str, Any]) -> Sequence[Core]:
    """Give the cores to grow the puzzle from, none where it comes without; fail when none is small enough."""
    if options["lesson"] is not None:
        tier = TIERS[LESSONS.index(options["lesson"])]
    elif recipe.difficulty is not None and options["strategy"] != "classic":
        tier = _TIER_OF_LEVEL.get(recipe.difficulty, 0)
    else:
        return ()
    if tier < LOWEST_TIER:
        return ()
    chosen = fitting_cores(tier, recipe.size)
    if not chosen and recipe.difficulty is not Level.EXPERT:  # many contradictions make a puzzle expert, too
        sizes = " and ".join(format_size(size) for size in smallest_sizes(tier))
        raise GenerationFailed(f"no {_asked(recipe, options)} is known; the smallest known are {sizes}")
    return chosen


def _asked(recipe: Recipe, options: dict[str, Any]) -> str:
    """Say what the recipe asks for."""
    asked = f"{format_size(recipe.size)} Hitori"
    if recipe.difficulty is not None:
        asked = f"{recipe.difficulty} {asked}"
    if options["lesson"] is not None:
        asked += f" for the lesson {options['lesson']!r}"
    return asked


def _item(recipe: Recipe, answer: dict[str, Any]) -> Item[Hitori, Board] | None:
    if answer["solution"] is None:
        return None
    width, height = recipe.size
    proof = {
        "verdict": "unique",
        "decisions": answer["decisions"],
        "conflicts": answer["conflicts"],
        "tries": answer["tries"],
        "repairs": answer["repairs"],
        "evaluations": answer["evaluations"],
    }
    return Item(
        Hitori.trusted(answer["numbers"]),
        solution=Board.trusted(answer["solution"]),
        proof=proof,
        rating=rate_path(answer["counts"], supposed=answer["supposed"], cells=width * height),
        recipe=Recipe(recipe.kind, recipe.size, recipe.seed, recipe.difficulty, recipe.options, REVISION),
    )


def _require_sane(recipe: Recipe, options: dict[str, Any]) -> None:
    """Raise `InvalidRecipe` with the first thing that cannot be."""
    low, high = min(recipe.size), max(recipe.size)
    if low < SMALLEST_SIDE or high > LARGEST_SIDE:
        raise InvalidRecipe(
            f"Hitori are made with sides from {SMALLEST_SIDE} to {LARGEST_SIDE}, not {format_size(recipe.size)}"
        )
    if recipe.difficulty is not None and high > LARGEST_GRADED_SIDE:
        raise InvalidRecipe(f"a difficulty can be asked for up to {LARGEST_GRADED_SIDE} cells a side")
    if options is _DEFAULTS:
        return
    if options["lesson"] is not None:
        if recipe.difficulty is not None:
            raise InvalidRecipe("a lesson has the difficulty of its technique: leave one of the two out")
        if options["strategy"] == "classic":
            raise InvalidRecipe("the classic strategy makes no lessons")
        if high > LARGEST_LESSON_SIDE:
            raise InvalidRecipe(f"lessons are made up to {LARGEST_LESSON_SIDE} cells a side")
    if not 0.05 <= options["black_ratio"] <= 0.5:
        raise InvalidRecipe(f"the black ratio is 0.05 to 0.5, not {options['black_ratio']}")
    for name in ("attempts", "mask_draws", "tries"):
        if options[name] is not None and not 1 <= options[name] <= 10**9:
            raise InvalidRecipe(f"{name} is at least 1, not {options[name]}")
