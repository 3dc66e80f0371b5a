"""The options of a Hitori recipe."""

from cluewright.core.errors import InvalidRecipe
from cluewright.core.recipe import Option, Recipe
from cluewright.core.size import Sizes, format_size
from cluewright.core.technique import Level
from cluewright.hitori.cores import LOWEST_TIER, smallest_sizes
from cluewright.hitori.techniques import TECHNIQUES, TIERS

REVISION = 8
"""Raised whenever the same recipe would give another puzzle."""

LESSONS = tuple(technique.slug for technique in TECHNIQUES)
LARGEST_LESSON_SIDE, LARGEST_LESSON_SIDES = 20, {"flanked-pair": 12}
"""In general, and for techniques that are seldom needed on larger boards."""

_GRADED = (50, 50)
SIZES = Sizes(((4, 4),), (100, 100))
LEVEL_SIZES = dict.fromkeys(Level, Sizes(((4, 4),), _GRADED)) | {Level.EXTREME: Sizes(((4, 6), (5, 5)), _GRADED)}
"""Of all 4x4 boards six are expert, none is extreme (benchmarks/enumerate_hitori.py); an extreme 4x5 is not known."""

SYMMETRIES = ("none", "half-turn", "left-right", "top-bottom", "diagonal", "quarter-turn")
"""In the order of the native generator's."""
SQUARE_SYMMETRIES = ("diagonal", "quarter-turn")
_MIRRORS = {"left-right": (0, "width"), "top-bottom": (1, "height")}
"""Which side a mirror cuts in half. Beside the middle of an even one no cell could be shaded, for it would touch its
image: the few shadings left, two on 6x6 cells, are chains along the middle."""
_SYMMETRIC_SIZES = {
    Level.EXPERT: Sizes(((5, 6),), (20, 20)),
    Level.EXTREME: Sizes(((7, 7),), (20, 20)),
}
"""Where puzzles of a level that are symmetric are found by search, as no core is: on smaller boards not for every seed
and symmetry, on larger ones not soon."""

_CLASSIC, _DEFAULT = {"strategy": ("classic",)}, {"strategy": ("default",)}
OPTIONS = (
    Option(
        "strategy",
        str,
        "default",
        "How boards are made: default repairs a sampled Latin square, classic generates and tests.",
        ("default", "classic"),
    ),
    Option(
        "lesson",
        str,
        None,
        "A technique the puzzle must need, and nothing harder.",
        LESSONS,
        needs=_DEFAULT,
    ),
    Option(
        "symmetry",
        str,
        "none",
        "The symmetry of the shading.",
        SYMMETRIES,
        needs=_DEFAULT | {"lesson": (None,)},
    ),
    Option(
        "black_ratio",
        float,
        0.3,
        "For classic: the share of shaded cells to aim for, 0.05 to 0.5.",
        minimum=0.05,
        maximum=0.5,
        needs=_CLASSIC,
    ),
    Option("attempts", int, 100, "For classic: number of boards to try.", minimum=1, maximum=10**9, needs=_CLASSIC),
    Option(
        "mask_draws",
        int,
        1000,
        "For classic: number of cells to draw at random for each mask.",
        minimum=1,
        maximum=10**9,
        needs=_CLASSIC,
    ),
    Option(
        "tries",
        int,
        None,
        "Number of boards to try before giving up; default: depends on the recipe.",
        minimum=1,
        maximum=10**9,
        needs=_DEFAULT,
    ),
)


def check(recipe: Recipe) -> None:
    """Raise `InvalidRecipe` for a lesson or a symmetry that cannot be made at that size."""
    if (symmetry := recipe.options.get("symmetry", "none")) != "none":
        _check_symmetry(symmetry, recipe)
    lesson = recipe.options.get("lesson")
    if lesson is None:
        return
    tier = TIERS[LESSONS.index(lesson)]
    smallest = smallest_sizes((tier,)) if tier >= LOWEST_TIER else SIZES.smallest
    largest = LARGEST_LESSON_SIDES.get(lesson, LARGEST_LESSON_SIDE)
    sizes = Sizes(smallest, (largest, largest))
    sizes.require(recipe.size, f"Hitori puzzles for the lesson {lesson!r}")


def _check_symmetry(symmetry: str, recipe: Recipe) -> None:
    if symmetry in SQUARE_SYMMETRIES and recipe.size[0] != recipe.size[1]:
        raise InvalidRecipe(f"{symmetry} symmetry needs a square board, not {format_size(recipe.size)}")
    if symmetry in _MIRRORS:
        axis, side = _MIRRORS[symmetry]
        if recipe.size[axis] % 2 == 0:
            raise InvalidRecipe(f"{symmetry} symmetry of a Hitori needs an odd {side}, not {recipe.size[axis]}")
    if recipe.difficulty in _SYMMETRIC_SIZES:
        _SYMMETRIC_SIZES[recipe.difficulty].require(recipe.size, f"{recipe.difficulty} Hitori puzzles with a symmetry")
