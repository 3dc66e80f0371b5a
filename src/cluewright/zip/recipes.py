"""The options of a Zip recipe."""

from collections.abc import Iterator

from cluewright.core.errors import InvalidRecipe, shown
from cluewright.core.recipe import Option, Recipe
from cluewright.core.size import Sizes, format_size
from cluewright.core.technique import Level
from cluewright.core.text import whole_number
from cluewright.zip import strategies
from cluewright.zip.ladder import TECHNIQUES, technique_called
from cluewright.zip.puzzle import LONGEST_SIDE

REVISION = 4
"""Raised whenever the same recipe would give another puzzle."""

SIZES = Sizes(((1, 1),), (LONGEST_SIDE, LONGEST_SIDE))
_DEEP, _DEEPEST = (20, 20), (25, 25)
"""Larger puzzles are made only for levels without assumptions, and not for lessons; those take too long there."""
_MEDIUM, _HARD = ((3, 5), (4, 4)), ((3, 6), (4, 4))
LEVEL_SIZES = {
    Level.MEDIUM: Sizes(_MEDIUM, SIZES.largest),
    Level.HARD: Sizes(_HARD, SIZES.largest),
    Level.EXPERT: Sizes(_MEDIUM, _DEEP),
    Level.EXTREME: Sizes(((4, 12), (5, 6)), _DEEPEST),
}
"""No smaller one is known: thousands of tries found none."""
LESSON_SIZES = {
    "forced-corner": ((2, 2),),
    "corridor": ((3, 3),),
    "full-cell": ((2, 2),),
    "dead-end": ((2, 3),),
    "one-way-on": ((2, 3),),
    "two-ways-left": ((2, 4), (3, 3)),
    "number-order": ((2, 3),),
    "no-early-loop": ((2, 3),),
    "no-early-end": ((3, 4),),
    "cut": ((3, 12), (4, 6)),
    "only-way": _MEDIUM,
    "out-of-reach": ((3, 5),),
    "bridge-order": _HARD,
    "parity": _HARD,
    "both-ways": ((3, 12), (4, 8), (5, 5)),
    "contradiction": _MEDIUM,
}
"""The smallest boards on which each technique was found to be needed."""

SPREAD_SIDE, FEW_SIDE, COUNT_SIDE, WALLED_SIDE, LOOK_AHEAD_SIDE, STRATEGY_SIDE = 40, 30, 40, 20, 20, 15
"""Of the largest squares on which these take seconds; on boards with more cells they take minutes or hours."""
SEVERAL_SHARE = 2
"""If the best of several puzzles is taken, including spread numbers, the sides are this many times shorter."""
COUNT_FROM, COUNT_SHARE, SYMMETRIC_SHARE = 144, 4, 3
"""On boards of more cells, a given number of numbers is a quarter of them or more, with symmetry a third: fewer are
rarely found, and every try takes long."""

SYMMETRIES = ("auto", "none", "half-turn", "left-right", "top-bottom", "diagonal", "quarter-turn")
SQUARE_SYMMETRIES = ("diagonal", "quarter-turn")
LESSONS = tuple(technique.slug for technique in TECHNIQUES)


def _square(side: int) -> str:
    return format_size((side, side))


_BY_DEFAULT = {"strategy": ("default",)}

OPTIONS = (
    Option(
        "strategy",
        str,
        "default",
        f"How the numbers are placed; all but default work up to {_square(STRATEGY_SIDE)}.",
        ("default", *strategies.STRATEGIES),
    ),
    Option(
        "as_printed",
        bool,
        False,
        "Follow the strategy exactly as published, mistakes included.",
        needs={"strategy": strategies.STRATEGIES},
    ),
    Option("lesson", str, None, "A technique the puzzle must need, and nothing harder.", LESSONS, needs=_BY_DEFAULT),
    Option(
        "numbers",
        str,
        None,
        f"How many numbers: few (up to {_square(FEW_SIDE)}), as-needed, many "
        f"or a number (up to {_square(COUNT_SIDE)}); "
        "default: as-needed, or few with walls as-needed.",
        needs=_BY_DEFAULT,
    ),
    Option(
        "walls",
        str,
        None,
        f"How many walls: none, some, as-needed (with few numbers, up to {_square(WALLED_SIDE)}) or a number; "
        "default: some on two boards out of three.",
        needs=_BY_DEFAULT,
    ),
    Option(
        "logic",
        str,
        "auto",
        f"What solving may take; look-ahead works up to {_square(LOOK_AHEAD_SIDE)}.",
        ("auto", "no-guess", "look-ahead"),
        needs=_BY_DEFAULT | {"difficulty": (None,), "lesson": (None,)},
    ),
    Option(
        "symmetry",
        str,
        "auto",
        "The symmetry of numbers and walls; auto picks one by the seed, or none where other options shape the board.",
        SYMMETRIES,
        needs=_BY_DEFAULT,
    ),
    Option("spread", bool, False, f"Keep the numbers far apart (up to {_square(SPREAD_SIDE)}).", needs=_BY_DEFAULT),
    Option(
        "path",
        str,
        "tree-cycle",
        "How the path is made.",
        strategies.MAKERS,
        needs={"strategy": ("default", *strategies.WITH_PATH), "as_printed": (None, False)},
    ),
    Option(
        "tries",
        int,
        None,
        "Paths to try before giving up; default: 100, or 1000 for a level (extreme: 4000), 3000 for a lesson.",
        minimum=1,
        maximum=1_000_000,
        needs={"as_printed": (None, False)},
    ),
    Option(
        "fixes",
        int,
        15,
        "Numbers the strategy may add when followed as published.",
        minimum=0,
        maximum=10_000,
        needs={"strategy": ("distance-based",), "as_printed": (True,)},
    ),
    Option(
        "initial",
        int,
        None,
        "Numbers a strategy starts with; default: depends on the strategy.",
        minimum=2,
        needs={"strategy": strategies.STRATEGIES},
    ),
    Option(
        "weight",
        float,
        0.15,
        "Weight of the distance along the path in the distance score.",
        minimum=0,
        maximum=1000,
        needs={"strategy": ("distance-based",)},
    ),
)

DAILY = tuple({"size": (side, side)} for side in (6, 6, 6, 7, 7, 8, 8))
"""From Monday on: small enough for a break, larger towards the weekend."""


def check(recipe: Recipe) -> None:
    """Raise `InvalidRecipe` for impossible combinations of valid options."""
    options, (width, height) = recipe.options, recipe.size
    cells = width * height
    for what, side in _slow(recipe):
        if cells > side * side:
            most = f"{side * side} cells ({_square(side)})"
            raise InvalidRecipe(f"Zip puzzles {what} have at most {most}, not {format_size(recipe.size)}")
    if options["strategy"] != "default":
        if (initial := options.get("initial", 2)) > cells:
            raise InvalidRecipe(
                f"a strategy starts with at least 2 numbers, and {initial} are too many for {cells} cells"
            )
        return
    if (lesson := options.get("lesson")) is not None:
        largest = _DEEP if technique_called(lesson).level is Level.EXPERT else _DEEPEST
        Sizes(LESSON_SIZES[lesson], largest).require(recipe.size, f"Zip puzzles for the lesson {lesson!r}")
    numbers = read_count("numbers", options.get("numbers", "few"), ("few", "as-needed", "many"), cells)
    room = (width - 1) * (height - 1)  # the borders that a path through every cell leaves
    walls = read_count("walls", options.get("walls", "none"), ("none", "some", "as-needed"), 2 * cells)
    if (walls or options.get("walls") == "some") and (walls or 1) > room:
        raise InvalidRecipe(f"a board of {width}x{height} has room for {room} walls, not {walls or 1}")
    if numbers is not None and numbers < min(2, cells):
        raise InvalidRecipe(f"a Zip puzzle has at least 2 numbers, not {numbers}")
    least = -(-cells // (COUNT_SHARE if options["symmetry"] in ("auto", "none") else SYMMETRIC_SHARE))
    if numbers is not None and cells > COUNT_FROM and numbers < least and options.get("walls") != "as-needed":
        raise InvalidRecipe(f"on {width}x{height} cells, numbers must be few or at least {least}, not {numbers}")
    if options["symmetry"] in SQUARE_SYMMETRIES and width != height:
        raise InvalidRecipe(f"{options['symmetry']} symmetry needs a square board, not {width}x{height}")
    if options.get("walls") == "as-needed":
        if options["symmetry"] not in ("auto", "none"):
            raise InvalidRecipe("walls as-needed cannot be combined with a symmetry: leave out one of them")
        if options.get("numbers") in ("as-needed", "many"):
            raise InvalidRecipe(
                f"numbers {options['numbers']} has no effect with walls as-needed: use few or a number, or leave it out"
            )


def _slow(recipe: Recipe) -> Iterator[tuple[str, int]]:
    """Yield the parts of a recipe that take long, and up to which side of a square they take seconds."""
    options, level, numbers = recipe.options, recipe.difficulty, recipe.options.get("numbers")
    if (strategy := options["strategy"]) != "default":
        yield f"of the strategy {strategy}", STRATEGY_SIDE
        return
    spread, share = (" and spread", SEVERAL_SHARE) if options["spread"] else ("", 1)
    if options["spread"]:
        yield "with spread numbers", SPREAD_SIDE
    if options.get("walls") == "as-needed":
        yield f"with walls as-needed{spread}", WALLED_SIDE // share
    elif numbers == "few":
        yield f"with few numbers{spread}", FEW_SIDE // share
    elif numbers not in (None, "as-needed", "many"):
        yield f"with a given number of numbers{spread}", COUNT_SIDE // share
    several = "spread" if options["spread"] else "few" if numbers == "few" else None
    if options.get("logic") == "look-ahead":
        with_them, side = (
            (f" and {several} numbers", LOOK_AHEAD_SIDE // SEVERAL_SHARE) if several else ("", LOOK_AHEAD_SIDE)
        )
        yield f"with the logic look-ahead{with_them}", side
    if level in (Level.EXPERT, Level.EXTREME) and several:
        yield f"of the level {level} with {several} numbers", LOOK_AHEAD_SIDE // SEVERAL_SHARE


def read_count(name: str, text: str, words: tuple[str, ...], most: int) -> int | None:
    """Read an option that is one of `words` or a number; None for a word."""
    if text in words:
        return None
    if (number := whole_number(text)) is None or number > most:
        raise InvalidRecipe(f"{name} must be {', '.join(words)} or a number up to {most}, not {shown(text)}")
    return number
