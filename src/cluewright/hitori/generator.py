"""Making Hitori puzzles: proven unique, at the difficulty asked for, the same everywhere for the same recipe."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from cluewright import _native
from cluewright.core.budget import Budget
from cluewright.core.closest import in_tries
from cluewright.core.errors import BudgetExceeded, GenerationFailed
from cluewright.core.item import Item
from cluewright.core.recipe import Recipe
from cluewright.core.size import format_size
from cluewright.core.technique import Level
from cluewright.hitori.board import Board
from cluewright.hitori.cores import LOWEST_TIER, TIERS_OF_LEVEL, Core, drawn_cores
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.rating import MANY, rate_path
from cluewright.hitori.recipes import LESSONS, SYMMETRIES
from cluewright.hitori.techniques import TIERS

_TRIES, _TRIES_WITHOUT_CORES = 400, 4000
"""What `tries` means when it is left out: in general, and for extreme boards that have to do without cores."""
WALK = 16
"""How many changes of shading and numbers are tried on the way from a core."""
_FRUITFUL_RATIO = 0.3
"""Classic: with fewer black cells than this hardly any mask is maximal, as unique puzzles need."""


def make(
    recipe: Recipe, cores: Sequence[Core] | None = None, *, walk: int = WALK, budget: Budget | None = None
) -> Item[Hitori, Board]:
    """Make the puzzle a checked recipe determines; raise `GenerationFailed` with the closest one when there is none.

    It grows from the given cores, else from some that fit; without any, it is found by search. From a core, `walk`
    changes are tried.
    """
    width, height = recipe.size
    options, level = recipe.options, recipe.difficulty
    budget = (budget or Budget()).start()
    classic, lesson = options["strategy"] == "classic", options.get("lesson")
    cores = _cores_for(recipe) if cores is None else cores
    usual = _TRIES_WITHOUT_CORES if level is Level.EXTREME and not cores else _TRIES
    order: dict[str, Any] = {
        "width": width,
        "height": height,
        "seed": recipe.seed & (2**64 - 1),
        "level": -1 if level is None else level.rank,
        "lesson": -1 if lesson is None else LESSONS.index(lesson),
        "many": MANY,
        "tries": options["attempts"] if classic else options.get("tries", usual),
        "classic": classic,
        "mask_draws": options.get("mask_draws", 0),
        "classic_blacks": int(Fraction(str(options["black_ratio"])) * width * height) if classic else 0,
        "cores": [core.signed() for core in cores],
        "walk": walk,
        "symmetry": SYMMETRIES.index(options.get("symmetry", "none")),
    }
    answer: dict[str, Any] = _native.hitori_generate(**order, **budget.native_limits("generating"))
    budget.spend(answer["nodes"])
    if answer["ending"] == "spent":
        budget.check()
        raise BudgetExceeded("the work was cancelled")
    item = _item(recipe, answer)
    if answer["ending"] == "made" and item is not None:
        return item
    remedies = ["another seed", "more attempts" if classic else "more tries"]
    if classic and options["black_ratio"] < _FRUITFUL_RATIO:
        remedies.append(f"a black ratio of at least {_FRUITFUL_RATIO}")
    helping = f"{', '.join(remedies[:-1])} or {remedies[-1]}"
    raise GenerationFailed(f"no {_asked(recipe)} was found {in_tries(answer['tries'])}: try {helping}", item)


def _cores_for(recipe: Recipe) -> Sequence[Core]:
    """Return the cores to grow the puzzle from; none if it needs none."""
    tiers: tuple[int, ...]
    if (lesson := recipe.options.get("lesson")) is not None:
        tier = TIERS[LESSONS.index(lesson)]
        tiers = (tier,) if tier >= LOWEST_TIER else ()
    elif recipe.difficulty is not None and recipe.options.get("symmetry") == "none":
        tiers = TIERS_OF_LEVEL.get(recipe.difficulty, ())
    else:
        return ()
    return drawn_cores(tiers, recipe.size, recipe.seed)


def _asked(recipe: Recipe) -> str:
    """Say what the recipe asks for."""
    asked = f"{format_size(recipe.size)} Hitori"
    if recipe.difficulty is not None:
        asked = f"{recipe.difficulty} {asked}"
    if (symmetry := recipe.options.get("symmetry", "none")) != "none":
        asked += f" with {symmetry} symmetry"
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
