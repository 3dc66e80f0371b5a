"""Making Zip puzzles: the default way from a path to a puzzle.

About half of a random path's cells are numbered, the draft is repaired until it is accepted, and then loses numbers one
after the other as long as it stays accepted. Cells and walls that a symmetry ties together come and go together.
Accepted is what is proven unique, or what the allowed techniques solve, which is a proof too. A proof that takes too
long counts as failed, so the number stays. Everything is whole numbers, so the same recipe gives the same puzzle on
every machine.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cluewright import _native
from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.core.closest import Closest, in_tries, level_of
from cluewright.core.errors import BudgetExceeded, GenerationFailed
from cluewright.core.item import Item
from cluewright.core.recipe import Recipe
from cluewright.core.technique import Level
from cluewright.zip import strategies
from cluewright.zip.board import Board
from cluewright.zip.finish import finish
from cluewright.zip.ladder import LOOK_AHEAD, NO_GUESS, TECHNIQUES, hardest_of, place_of, technique_called, up_to
from cluewright.zip.native import border_of, cells_of
from cluewright.zip.puzzle import Zip
from cluewright.zip.recipes import read_count

PROOF_NODES = 20_000
"""Conflicts after which a proof inside the generator counts as failed."""

TRIES, LEVEL_TRIES, EXTREME_TRIES, LESSON_TRIES = 100, 1000, 4000, 3000
"""What `tries` means when it is left out: some techniques are rarely needed."""

SPREAD_DRAWS = 8
"""The number of fitting puzzles from which the one with the most evenly spread numbers is taken."""

LESSON_STYLES = (None, 2, 4)
"""A lesson also tries so few numbers that walls have to do the rest: some techniques only show there."""


FEW_DRAWS = 4
"""If a level, a lesson or the logic decides what is accepted, few means the fewest numbers of this many puzzles."""

AUTO_SYMMETRIES = ("half-turn",) * 3 + ("left-right", "top-bottom")
AUTO_SQUARE_SYMMETRIES = (*AUTO_SYMMETRIES, "diagonal")
"""What `auto` draws from: nearly all published boards are symmetric, most of them by half a turn."""
SYMMETRIC_TRIES = 4
"""After this many tries for a level every other one is without symmetry, since the hardest puzzles seldom have one."""

_Made = tuple[Zip, Board, dict[str, int]]


@dataclass(frozen=True, slots=True)
class _Wish:
    """Say what the native generator has to make, and which of its puzzles is taken."""

    order: Mapping[str, Any]
    most_numbers: int | None
    level: Level | None
    lesson: str | None
    free: bool
    """Whether neither numbers nor walls are set, so that a lesson may choose them."""
    auto_symmetry: bool
    auto_walls: bool
    """Whether symmetry and walls are left to chance."""
    draws: int
    """How many fitting puzzles are made, of which `rank` chooses the best."""
    rank: Callable[[Item[Zip, Board]], tuple[int, ...]]


def make(recipe: Recipe, *, budget: Budget | None = None) -> Item[Zip, Board]:
    """Make the puzzle a checked recipe determines, proven unique; raise `GenerationFailed` if no try makes one."""
    budget = (budget or Budget()).start()
    if recipe.options["strategy"] != "default":
        return _by_strategy(recipe, budget)
    wish = _wish(recipe)
    tries = recipe.options.get("tries", _tries(wish))
    taught = None if wish.lesson is None else technique_called(wish.lesson).level
    closest = Closest[Item[Zip, Board]](taught or wish.level)
    fitting: list[Item[Zip, Board]] = []
    reason = "too many numbers were needed"
    for attempt in range(tries):
        budget.report(attempt / tries, "generating")
        chance = _chance(recipe.seed, attempt)
        if wish.lesson is not None:
            order = _lesson_order(wish, wish.lesson, attempt, recipe)
        else:
            order = {**wish.order, **_character(wish, recipe, attempt, chance.fork(1))}
        made_one = _make(recipe, order, chance.word(), budget)
        if isinstance(made_one, str):
            reason = made_one
            continue
        puzzle, solution, counts = made_one
        item = finish(puzzle, solution, recipe, {**counts, "tries": attempt + 1}, budget)
        if missed := _misses(wish, item):
            closest.offer(level_of(item), item)
            reason = missed
        else:
            fitting.append(item)
            if len(fitting) == wish.draws:
                break
    if fitting:
        return max(fitting, key=wish.rank)
    raise GenerationFailed(f"no Zip puzzle for this recipe was found {in_tries(tries)}: {reason}", closest.best)


def _tries(wish: _Wish) -> int:
    """Return how many paths to try if the recipe does not say."""
    if wish.lesson is not None:
        return LESSON_TRIES
    return TRIES if wish.level is None else EXTREME_TRIES if wish.level is Level.EXTREME else LEVEL_TRIES


def _by_strategy(recipe: Recipe, budget: Budget) -> Item[Zip, Board]:
    """Run a strategy of the document until a puzzle is unique and of the level asked for."""
    wanted = recipe.difficulty
    closest = Closest[Item[Zip, Board]](wanted)
    name, tries = recipe.options["strategy"], strategies.tries(recipe.options, TRIES if wanted is None else LEVEL_TRIES)
    reason = ""
    for attempt in range(tries):
        budget.report(attempt / tries, "generating")
        try:
            made = strategies.attempt_once(recipe.size, _chance(recipe.seed, attempt), recipe.options, budget)
        except strategies.StrategyFailed as failed:
            reason = str(failed)
            continue
        item = finish(made.puzzle, made.solution, recipe, made.counts, budget)
        if wanted in (None, level_of(item)):
            return item
        closest.offer(level_of(item), item)
        reason = f"none was {wanted}"
    raise GenerationFailed(f"{name} found no such puzzle {in_tries(tries)}: {reason}", closest.best)


def target_range(width: int, height: int) -> tuple[int, int] | None:
    """Return the fewest and most numbers the document aims at: for sides from 5 to 8, four apart.

    >>> target_range(6, 6)
    (8, 12)
    """
    if not all(5 <= side <= 8 for side in (width, height)):
        return None
    return width + height - 4, width + height


def _wish(recipe: Recipe) -> _Wish:
    options, (width, height), level = recipe.options, recipe.size, recipe.difficulty
    cells = width * height
    lesson, said_numbers, said_walls = options.get("lesson"), options.get("numbers"), options.get("walls")
    numbers = read_count("numbers", said_numbers or "as-needed", ("few", "as-needed", "many"), cells)
    walls = read_count("walls", said_walls or "none", ("none", "some", "as-needed"), 2 * cells)
    as_needed = said_walls == "as-needed"
    by_proof, allowed = _acceptance(options, numbers, as_needed, level)
    few = said_numbers == "few" and not as_needed
    shapeless = (
        lesson is None and said_numbers in (None, "as-needed", "many") and not as_needed and not options["spread"]
    )
    by_other_means = level is not None or lesson is not None or options["logic"] != "auto"
    target = target_range(width, height) if few else None
    order = {
        "maker": options["path"],
        "by_proof": by_proof,
        "allowed": allowed,
        "numbers": (numbers or min(cells, -(-(width + height) // 3))) if as_needed else numbers or 0,
        "surplus_percent": 50 if said_numbers == "many" else 0,
        "walls": 0 if as_needed else _some_walls(cells) if said_walls == "some" else walls or 0,
        "least_walls": 0 if as_needed else 1 if said_walls == "some" else walls or 0,
        "walls_as_needed": as_needed,
        "symmetry": "none" if options["symmetry"] == "auto" else options["symmetry"],
        "spread": options["spread"],
        "proof_nodes": PROOF_NODES,
        "path_nodes": strategies.PATH_NODES,
    }
    return _Wish(
        order,
        None if target is None else target[1],
        level,
        lesson,
        free=said_numbers is None and said_walls is None,
        auto_symmetry=options["symmetry"] == "auto" and shapeless,
        auto_walls=said_walls is None and shapeless and min(width, height) > 2,
        draws=SPREAD_DRAWS if options["spread"] else FEW_DRAWS if few and by_other_means else 1,
        rank=_evenness if options["spread"] else _fewness,
    )


def _some_walls(cells: int) -> int:
    return max(1, cells // 8)


def _character(wish: _Wish, recipe: Recipe, attempt: int, chance: Chance) -> Mapping[str, Any]:
    """Draw the symmetry and the walls that a recipe leaves to chance: boards as people publish them.

    Extreme puzzles have neither by chance: they need every freedom to be that hard.
    """
    if wish.level is Level.EXTREME:
        return {}
    width, height = recipe.size
    symmetry = chance.pick(AUTO_SQUARE_SYMMETRIES if width == height else AUTO_SYMMETRIES)
    walled = chance.below(3) < 2
    drawn: dict[str, Any] = {}
    if wish.auto_symmetry and not (wish.level and attempt >= SYMMETRIC_TRIES and attempt % 2):
        drawn["symmetry"] = symmetry
    if wish.auto_walls and walled:
        drawn |= {"walls": _some_walls(width * height), "least_walls": 0}
    return drawn


def _acceptance(
    options: Mapping[str, Any], numbers: int | None, as_needed: bool, level: Level | None
) -> tuple[bool, int]:
    """Choose between proof and logic, and the techniques logic may use, one bit each."""
    if (lesson := options.get("lesson")) is not None:
        return False, up_to(place_of(technique_called(lesson)))
    if level is not None:
        return level is Level.EXTREME, up_to(hardest_of(level))
    if options["logic"] == "no-guess":
        return False, up_to(NO_GUESS)
    if options["logic"] == "look-ahead":
        return False, up_to(LOOK_AHEAD)
    counted = numbers is not None or options.get("numbers") == "few"
    return counted and not as_needed, up_to(NO_GUESS)


def _lesson_order(wish: _Wish, lesson: str, attempt: int, recipe: Recipe) -> Mapping[str, Any]:
    """Vary what a lesson asks for from try to try: the number of numbers, and whether other techniques may help."""
    taught = place_of(technique_called(lesson))
    style = LESSON_STYLES[attempt % len(LESSON_STYLES)]
    order = dict(wish.order)
    if attempt // len(LESSON_STYLES) % 2:
        order["allowed"] = up_to(hardest_of(Level.EASY)) | 1 << taught
    cells = recipe.size[0] * recipe.size[1]
    if style is not None and wish.free and order["symmetry"] == "none" and style <= cells:
        order |= {"walls_as_needed": True, "numbers": style}
    return order


def _chance(seed: int, attempt: int) -> Chance:
    """Return what decides an attempt; a recipe of revision 1 means these numbers."""
    chance = Chance.at(seed)
    for part in (seed >> 64, attempt):
        chance = Chance.at(chance.word() ^ part)
    return chance


def _make(recipe: Recipe, order: Mapping[str, Any], seed: int, budget: Budget) -> _Made | str:
    """Ask the native generator for one puzzle; a text says why it has none."""
    width, height = recipe.size
    answer: dict[str, Any] = _native.zip_generate(
        width, height, seed=seed, **order, **budget.native_limits("generating")
    )
    budget.spend(answer["nodes"])
    if answer["made"] == "stopped":
        budget.check()
        raise BudgetExceeded("the work was cancelled")
    if answer["made"] == "no-path":
        return f"the path maker {order['maker']} found no path"
    if answer["made"] == "too-many-numbers":
        return f"none could be made with {order['numbers']} numbers"
    if answer["made"] == "too-few-walls":
        return f"there is no room for {order['least_walls']} walls beside a path"
    walls = tuple(sorted(border_of(width, wall) for wall in answer["walls"]))
    puzzle = Zip._unchecked(width, height, cells_of(width, answer["numbers"]), walls, ())
    return puzzle, Board(cells_of(width, answer["path"])), answer["statistics"]


def _evenness(item: Item[Zip, Board]) -> tuple[int, ...]:
    """Rank puzzles by how evenly their numbers are spread: none close together, then no long stretch without one."""
    quality = item.extra["quality"]
    return quality["nearest"], -quality["largest_gap"], quality["nearest_on_path"]


def _fewness(item: Item[Zip, Board]) -> tuple[int, ...]:
    return (-item.puzzle.last,)


def _misses(wish: _Wish, item: Item[Zip, Board]) -> str | None:
    """Say which of the recipe's demands a puzzle does not meet."""
    rating = item.rating
    assert rating is not None
    if wish.most_numbers is not None and item.puzzle.last > wish.most_numbers:
        return f"none had at most {wish.most_numbers} numbers"
    if wish.level is not None and rating.level is not wish.level:
        return f"none was {wish.level}"
    if wish.lesson is not None:
        taught = technique_called(wish.lesson)
        harder = any(
            technique.order > taught.order and (taught.level > Level.EASY or technique.level > taught.level)
            for technique in TECHNIQUES
            if technique.slug in rating.techniques
        )
        if wish.lesson not in rating.techniques or harder:
            return f"none needed {wish.lesson} and nothing harder"
    return None
