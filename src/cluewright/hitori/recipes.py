"""What a recipe of a Hitori may say."""

from cluewright.core.recipe import Option, Recipe
from cluewright.core.size import Sizes
from cluewright.core.technique import Level
from cluewright.hitori.cores import LOWEST_TIER, smallest_sizes
from cluewright.hitori.techniques import TECHNIQUES, TIERS

REVISION = 4
"""Raised whenever the same recipe would give another puzzle."""

LESSONS = tuple(technique.slug for technique in TECHNIQUES)
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


def check(recipe: Recipe) -> None:
    """Raise `InvalidRecipe` for a lesson that is not made at that size."""
    lesson = recipe.options.get("lesson")
    if lesson is None:
        return
    tier = TIERS[LESSONS.index(lesson)]
    smallest = smallest_sizes(tier) if tier >= LOWEST_TIER else SIZES.smallest
    sizes = Sizes(smallest, (LARGEST_LESSON_SIDE, LARGEST_LESSON_SIDE))
    sizes.require(recipe.size, f"Hitori puzzles for the lesson {lesson!r}")
