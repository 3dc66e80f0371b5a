"""Making Zip puzzles: what a recipe may say, and the default way from a path to a puzzle.

A random path is numbered on every second cell, repaired until it is accepted, and then loses numbers one after the
other as long as it stays accepted. Accepted is what is proven unique, or what the allowed techniques solve, which is a
proof too. A proof that takes too long counts as failed, so the number stays. Everything is whole numbers, so the same
recipe gives the same puzzle on every machine.
"""

import datetime
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from cluewright import _native
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, GenerationFailed, InvalidRecipe
from cluewright.core.item import Item
from cluewright.core.recipe import Option, Recipe
from cluewright.core.technique import Level
from cluewright.zip import strategies
from cluewright.zip.board import Board
from cluewright.zip.dice import Dice
from cluewright.zip.finish import finish
from cluewright.zip.native import border_of, cells_of
from cluewright.zip.puzzle import LONGEST_SIDE, Zip
from cluewright.zip.techniques import LOOK_AHEAD, NO_GUESS, TECHNIQUES, hardest_of, up_to

REVISION = 1
"""Raised whenever the same recipe would give another puzzle."""

SYMMETRIES = ("none", "half-turn", "left-right", "top-bottom", "diagonal", "quarter-turn")
LESSONS = tuple(technique.name for technique in TECHNIQUES)

OPTIONS = (
    Option("numbers", str, "as-needed", "few, as-needed, many, or how many numbers"),
    Option("walls", str, "none", "none, some, as-needed (with few numbers), or how many walls"),
    Option(
        "logic", str, "auto", "what solving may take: auto, no-guess or look-ahead", ("auto", "no-guess", "look-ahead")
    ),
    Option("symmetry", str, "none", "how the numbered cells are symmetric", SYMMETRIES),
    Option("spread", bool, False, "keep the numbers far from each other"),
    Option("path", str, "tree-cycle", "how the path is made", strategies.MAKERS),
    Option("strategy", str, "default", "how numbers are placed", ("default", *strategies.STRATEGIES)),
    Option("as_printed", bool, False, "run the strategy as its document prints it, mistakes included"),
    Option("tries", int, 100, "paths to try before giving up"),
    Option("fixes", int, 15, "numbers a strategy as printed may add"),
    Option("initial", int, None, "numbers a strategy starts with; of distance-based width + height - 4"),
    Option("weight", float, 0.15, "how much distance along the path counts in the distance score"),
    Option("lesson", str, None, "a puzzle that needs this technique and nothing harder", LESSONS),
    Option("daily", str, None, "the puzzle of a day, as 2026-11-15; it sets everything else"),
)

PROOF_NODES = 20_000
"""Conflicts after which a proof inside the generator counts as failed."""

LESSON_PATIENCE, LEVEL_PATIENCE = 30, 10
"""Some techniques are rarely needed: for a lesson or a level so many times more paths are tried."""

SPREAD_DRAWS = 8
"""Of so many puzzles that fit, the one with the most evenly spread numbers is taken."""

LESSON_STYLES = (None, 2, 4)
"""A lesson tries numbers as the recipe says, and so few that walls have to do the rest: some techniques show there."""


_Made = tuple[Zip, Board, dict[str, int]]


@dataclass(frozen=True, slots=True)
class _Wish:
    """Say what the native generator is asked for, and which of its puzzles is taken."""

    order: Mapping[str, Any]
    most_numbers: int | None = None
    level: Level | None = None
    lesson: str | None = None


def generate(recipe: Recipe, *, budget: Budget | None = None) -> Item[Zip, Board]:
    """Make the puzzle the recipe determines, proven unique; raise `GenerationFailed` when no try gives one."""
    budget = (budget or Budget()).start()
    options = _read(recipe)
    if options["daily"] is not None:
        recipe = daily_recipe(options["daily"])
        options = _read(recipe)
    full = replace(recipe, options={key: value for key, value in options.items() if value is not None})
    full = replace(full, revision=REVISION)
    if max(recipe.size) > LONGEST_SIDE:
        raise InvalidRecipe(f"a Zip puzzle has sides up to {LONGEST_SIDE}, not {max(recipe.size)}")
    if options["strategy"] != "default":
        made = strategies.generate(recipe.size, recipe.seed, options, budget)
        return finish(made.puzzle, made.solution, full, made.counts, budget)
    wish = _wish(recipe, options)
    tries = options["tries"] * (LESSON_PATIENCE if wish.lesson else LEVEL_PATIENCE if wish.level else 1)
    best: Item[Zip, Board] | None = None
    fitting: list[Item[Zip, Board]] = []
    reason = "too many numbers were needed"
    for attempt in range(tries):
        budget.report(attempt / tries, "generating")
        order = wish.order if wish.lesson is None else _lesson_order(wish, wish.lesson, attempt, recipe)
        made_one = _make(recipe, order, Dice(recipe.seed, attempt).word(), budget)
        if isinstance(made_one, str):
            reason = made_one
            continue
        puzzle, solution, counts = made_one
        item = finish(puzzle, solution, full, {**counts, "tries": attempt + 1}, budget)
        if wish.most_numbers is not None and puzzle.last > wish.most_numbers:
            best = best or item
            reason = f"none had at most {wish.most_numbers} numbers"
        elif missed := _misses(wish, item):
            best = best or item
            reason = missed
        else:
            fitting.append(item)
            if len(fitting) == (SPREAD_DRAWS if options["spread"] else 1):
                break
    if fitting:
        return max(fitting, key=_evenness)
    raise GenerationFailed(f"no Zip puzzle fits the recipe in {tries} tries: {reason}", best)


def daily_recipe(date: str | datetime.date) -> Recipe:
    """Give the recipe of a day: harder towards the end of the week, with walls on some days."""
    try:
        day = date if isinstance(date, datetime.date) else datetime.date.fromisoformat(date)
    except ValueError:
        raise InvalidRecipe(f"a date is written as 2026-11-15, not {date!r}") from None
    side, level, walls = (
        (6, Level.EASY, "none"),
        (6, Level.MEDIUM, "none"),
        (6, Level.MEDIUM, "some"),
        (7, Level.MEDIUM, "none"),
        (7, Level.HARD, "some"),
        (8, Level.MEDIUM, "none"),
        (8, Level.HARD, "none"),
    )[day.weekday()]
    data = {"kind": "zip", "size": (side, side), "seed": day.toordinal(), "difficulty": level, "walls": walls}
    return Recipe.from_data(data, OPTIONS)


def target_range(width: int, height: int) -> tuple[int, int] | None:
    """Give the fewest and most numbers the document aims at: for sides from 5 to 8, four apart.

    >>> target_range(6, 6)
    (8, 12)
    """
    if not all(5 <= side <= 8 for side in (width, height)):
        return None
    return width + height - 4, width + height


def _read(recipe: Recipe) -> dict[str, Any]:
    """Give every option, the ones left out with their defaults."""
    known = {option.name: option for option in OPTIONS}
    if unknown := sorted(recipe.options.keys() - known.keys()):
        raise InvalidRecipe(f"zip has no recipe option {unknown[0]!r}; it has {', '.join(known)}")
    options = {name: option.read(recipe.options.get(name)) for name, option in known.items()}
    for name in ("tries", "fixes"):
        if options[name] < (1 if name == "tries" else 0):
            raise InvalidRecipe(f"{name} is a number of at least {1 if name == 'tries' else 0}, not {options[name]}")
    return options


def _count(name: str, text: str, words: tuple[str, ...], most: int) -> int | None:
    """Read an option that is one of `words` or a number; None for a word."""
    if text in words:
        return None
    if not text.isdecimal() or not 0 <= int(text) <= most:
        raise InvalidRecipe(f"{name} is {', '.join(words)} or a number to {most}, not {text!r}")
    return int(text)


def _wish(recipe: Recipe, options: Mapping[str, Any]) -> _Wish:
    (width, height), level, lesson = recipe.size, recipe.difficulty, options["lesson"]
    cells = width * height
    numbers = _count("numbers", options["numbers"], ("few", "as-needed", "many"), cells)
    walls = _count("walls", options["walls"], ("none", "some", "as-needed"), 2 * cells)
    if numbers is not None and numbers < min(2, cells):
        raise InvalidRecipe(f"a Zip puzzle has at least 2 numbers, not {numbers}")
    if options["symmetry"] in ("diagonal", "quarter-turn") and width != height:
        raise InvalidRecipe(f"{options['symmetry']} symmetry needs a square board, not {width}x{height}")
    as_needed = options["walls"] == "as-needed"
    if as_needed and options["symmetry"] != "none":
        raise InvalidRecipe("walls as-needed keep to evenly spread numbers; they go with no symmetry")
    by_proof, allowed = _acceptance(options, numbers, as_needed, level)
    most = None
    if options["numbers"] == "few" and not as_needed and (target := target_range(width, height)):
        most = target[1]
    order = {
        "maker": options["path"],
        "by_proof": by_proof,
        "allowed": allowed,
        "numbers": (numbers or min(cells, -(-(width + height) // 3))) if as_needed else numbers or 0,
        "surplus_percent": 50 if options["numbers"] == "many" else 0,
        "walls": 0 if as_needed or options["walls"] == "none" else cells // 8 if walls is None else walls,
        "walls_as_needed": as_needed,
        "symmetry": options["symmetry"],
        "spread": options["spread"],
        "proof_nodes": PROOF_NODES,
        "path_nodes": strategies.PATH_NODES,
    }
    return _Wish(order, most, level, lesson)


def _acceptance(
    options: Mapping[str, Any], numbers: int | None, as_needed: bool, level: Level | None
) -> tuple[bool, int]:
    """Choose between proof and logic, and the techniques logic may use, one bit each."""
    if options["lesson"] is not None:
        return False, up_to(LESSONS.index(options["lesson"]))
    if level is not None:
        return level is Level.EXTREME, up_to(hardest_of(level))
    if options["logic"] == "no-guess":
        return False, up_to(NO_GUESS)
    if options["logic"] == "look-ahead":
        return False, up_to(LOOK_AHEAD)
    return options["numbers"] == "few" or (numbers is not None and not as_needed), up_to(NO_GUESS)


def _lesson_order(wish: _Wish, lesson: str, attempt: int, recipe: Recipe) -> Mapping[str, Any]:
    """Vary what a lesson asks for from try to try: the number of numbers, and whether other techniques may help."""
    taught = LESSONS.index(lesson)
    style = LESSON_STYLES[attempt % len(LESSON_STYLES)]
    order = dict(wish.order)
    if attempt // len(LESSON_STYLES) % 2:
        order["allowed"] = up_to(hardest_of(Level.EASY)) | 1 << taught
    cells = recipe.size[0] * recipe.size[1]
    if style is not None and not order["walls"] and order["symmetry"] == "none" and style <= cells:
        order |= {"walls_as_needed": True, "numbers": style}
    return order


def _make(recipe: Recipe, order: Mapping[str, Any], seed: int, budget: Budget) -> _Made | str:
    """Ask the native generator for one puzzle; a text says why it has none."""
    width, height = recipe.size
    answer: dict[str, Any] = _native.zip_generate(
        width, height, seed=seed, **order, **budget.native_limits("generating")
    )
    budget.spend(answer["nodes"])
    if answer["made"] == "stopped":
        budget.check()
        raise BudgetExceeded("the generator was stopped")
    if answer["made"] == "no-path":
        return f"the path maker {order['maker']} found no path"
    if answer["made"] == "too-many-numbers":
        return f"none could be made with {order['numbers']} numbers"
    if answer["made"] == "too-few-walls":
        return f"there is no room for {order['walls']} walls beside a path"
    walls = [border_of(width, wall) for wall in answer["walls"]]
    puzzle = Zip(width, height, cells_of(width, answer["numbers"]), walls)
    return puzzle, Board(cells_of(width, answer["path"])), answer["statistics"]


def _evenness(item: Item[Zip, Board]) -> tuple[int, int, int]:
    """Rank puzzles by how evenly their numbers lie: none close together, then no long stretch without one."""
    quality = item.extra["quality"]
    return quality["nearest"], -quality["largest_gap"], quality["nearest_on_path"]


def _misses(wish: _Wish, item: Item[Zip, Board]) -> str | None:
    """Say what a puzzle lacks of what the recipe asks for."""
    rating = item.rating
    assert rating is not None
    if wish.level is not None and rating.level is not wish.level:
        return f"none was {wish.level}"
    if wish.lesson is not None:
        taught = LESSONS.index(wish.lesson)
        level = TECHNIQUES[taught].level
        harder = any(
            place > taught and (level > Level.EASY or TECHNIQUES[place].level > level)
            for place, name in enumerate(LESSONS)
            if name in rating.techniques
        )
        if wish.lesson not in rating.techniques or harder:
            return f"none needed {wish.lesson} and nothing harder"
    return None
