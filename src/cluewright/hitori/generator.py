"""Making Hitori puzzles: proven unique, at the difficulty asked for, the same everywhere for the same recipe."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from cluewright import _native
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, GenerationFailed
from cluewright.core.item import Item
from cluewright.core.recipe import Option, Recipe
from cluewright.core.size import Sizes, format_size
from cluewright.core.technique import Level
from cluewright.hitori.board import Board
from cluewright.hitori.cores import LOWEST_TIER, Core, fitting_cores, smallest_sizes
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.rating import MANY, rate_path
from cluewright.hitori.techniques import TECHNIQUES, TIERS

REVISION = 3
"""Raised whenever the same recipe would give another puzzle."""

LESSONS = tuple(technique.name for technique in TECHNIQUES)
LARGEST_LESSON_SIDE = 20

_GRADED = (50, 50)
SIZES = Sizes(((4, 4),), (100, 100))
LEVEL_SIZES = dict.fromkeys(Level, Sizes(((4, 4),), _GRADED)) | {
    Level.EXTREME: Sizes(((4, 8), (5, 6)), _GRADED),
}
"""No extreme puzzle is known that is smaller than the smallest cores; expert ones may do without a core."""

_CLASSIC, _DEFAULT = {"strategy": ("classic",)}, {"strategy": ("default",)}
OPTIONS = (
    Option(
        "strategy",
        str,
        "default",
        "default: maximal mask, sampled Latin square, repair; classic: generate and test with a cyclic square",
        ("default", "classic"),
    ),
    Option(
        "lesson",
        str,
        None,
        "a technique the puzzle must need, with nothing harder on the way",
        LESSONS,
        needs=_DEFAULT,
    ),
    Option(
        "black_ratio",
        float,
        0.3,
        "classic: the share of black cells to aim at, 0.05 to 0.5",
        minimum=0.05,
        maximum=0.5,
        needs=_CLASSIC,
    ),
    Option("attempts", int, 100, "classic: how many boards to try", minimum=1, maximum=10**9, needs=_CLASSIC),
    Option(
        "mask_draws",
        int,
        1000,
        "classic: how often a cell is drawn for the mask of one board",
        minimum=1,
        maximum=10**9,
        needs=_CLASSIC,
    ),
    Option(
        "tries",
        int,
        None,
        "how many boards to start from before giving up; as many as seem worth while when not given",
        minimum=1,
        maximum=10**9,
        needs=_DEFAULT,
    ),
)
_TRIES, _TRIES_WITHOUT_ROOM = 400, 100
"""What `tries` means when it is left out: in general, and for expert boards that have no room for a core."""
_FRUITFUL_RATIO = 0.3
"""Classic: with fewer black cells than this hardly a mask is maximal, which unique puzzles need."""
_TIER_OF_LEVEL = {Level.EXPERT: 6, Level.EXTREME: 7}


def check(recipe: Recipe) -> None:
    """Raise `InvalidRecipe` for a lesson that is not made at that size."""
    lesson = recipe.options.get("lesson")
    if lesson is None:
        return
    tier = TIERS[LESSONS.index(lesson)]
    smallest = smallest_sizes(tier) if tier >= LOWEST_TIER else SIZES.smallest
    sizes = Sizes(smallest, (LARGEST_LESSON_SIDE, LARGEST_LESSON_SIDE))
    sizes.require(recipe.size, f"Hitori puzzles for the lesson {lesson!r}")


def make(recipe: Recipe, cores: Sequence[Core] | None = None, *, budget: Budget | None = None) -> Item[Hitori, Board]:
    """Make the puzzle a checked recipe determines; raise `GenerationFailed` with the closest one when there is none.

    It grows from the given cores, all of one tier, else from those that fit; without any, it is found by search.
    """
    width, height = recipe.size
    options, level = recipe.options, recipe.difficulty
    budget = (budget or Budget()).start()
    classic, lesson = options["strategy"] == "classic", options.get("lesson")
    cores = _cores_for(recipe) if cores is None else cores
    without_room = level is Level.EXPERT and not cores
    answer: dict[str, Any] = _native.hitori_generate(
        width=width,
        height=height,
        seed=recipe.seed & (2**64 - 1),
        level=-1 if level is None else level.rank,
        lesson=-1 if lesson is None else LESSONS.index(lesson),
        many=MANY,
        tries=options["attempts"] if classic else _tries(options, without_room),
        classic=classic,
        mask_draws=options.get("mask_draws", 0),
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
    raise GenerationFailed(f"no {_asked(recipe)} was found in {count}; {helping} may help", item)


def _tries(options: Mapping[str, Any], without_room: bool) -> int:
    return int(options.get("tries", _TRIES_WITHOUT_ROOM if without_room else _TRIES))


def _cores_for(recipe: Recipe) -> Sequence[Core]:
    """Return the cores to grow the puzzle from; none where it comes without."""
    if (lesson := recipe.options.get("lesson")) is not None:
        tier = TIERS[LESSONS.index(lesson)]
    elif recipe.difficulty is not None and recipe.options["strategy"] != "classic":
        tier = _TIER_OF_LEVEL.get(recipe.difficulty, 0)
    else:
        return ()
    return fitting_cores(tier, recipe.size) if tier >= LOWEST_TIER else ()


def _asked(recipe: Recipe) -> str:
    """Say what the recipe asks for."""
    asked = f"{format_size(recipe.size)} Hitori"
    if recipe.difficulty is not None:
        asked = f"{recipe.difficulty} {asked}"
    if (lesson := recipe.options.get("lesson")) is not None:
        asked += f" for the lesson {lesson!r}"
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
        recipe=recipe,
    )
