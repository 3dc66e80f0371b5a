"""Nonograms made to order: from a recipe to a puzzle with one solution, proven.

Every try makes a picture by the recipe's pattern, repairs it until its puzzle is unique, and looks at the level. When a
level is asked for, the density of chance patterns follows what was found: too easy, and the next picture has fewer
filled cells; and a picture that misses is steered towards the level by changing some more of its cells. Only whole
numbers and counted tries decide, so a recipe gives the same puzzle on every machine.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from cluewright.core.budget import Budget
from cluewright.core.errors import GenerationFailed
from cluewright.core.item import Item
from cluewright.core.outcome import Verdict
from cluewright.core.recipe import Recipe
from cluewright.core.technique import Level
from cluewright.nonogram.aesthetics import aesthetics
from cluewright.nonogram.board import Board
from cluewright.nonogram.chance import Chance
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.ladder import Rung, grade
from cluewright.nonogram.lessons import lesson
from cluewright.nonogram.making import made_item
from cluewright.nonogram.near import Reach, count_unsettled, find_others
from cluewright.nonogram.patterns import (
    Filled,
    cellular_pattern,
    random_pattern,
    smooth_pattern,
    symmetric_pattern,
)
from cluewright.nonogram.patterns_geometric import (
    frames_pattern,
    maze_pattern,
    rings_pattern,
    shapes_pattern,
    stripes_pattern,
)
from cluewright.nonogram.patterns_text import text_pattern
from cluewright.nonogram.picture import picture_from_file
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.recipes import GEOMETRIC, ORGANIC, Plan, read_recipe
from cluewright.nonogram.repair import Goal, repair
from cluewright.nonogram.steer import LevelTarget, steer

_STYLES: dict[str, Callable[[int, int, Chance], Filled]] = {
    "shapes": shapes_pattern,
    "rings": rings_pattern,
    "frames": frames_pattern,
    "stripes": stripes_pattern,
    "maze": maze_pattern,
}
_PROOF_NODES = 200_000
_STEERED = 30
"""Of so many tries one is steered; chance alone finds common levels more quickly."""
_ROUNDS = 8
"""What takes longer to repair is better thrown away, when chance can make another."""
_NOTHING_DEEP_UP_TO = 5
"""Of all puzzles with such sides none needs more than contradictions, as benchmarks/enumerate_5x5.py shows: a smaller
board is a 5x5 one with empty lines."""
_SMALL_BOARD = 150
"""Up to so many cells steering is quick and comes early."""


@dataclass(frozen=True, slots=True, eq=False)
class _Made:
    """A picture whose puzzle is unique."""

    picture: Filled
    original: Filled
    level: Level


def generate(recipe: Recipe, *, budget: Budget | None = None) -> Item[Nonogram, Board]:
    """Make the puzzle the recipe determines; raise `GenerationFailed`, with the best found, when there is none."""
    plan, budget = read_recipe(recipe), (budget or Budget()).start()
    if max(plan.width, plan.height) <= _NOTHING_DEEP_UP_TO:
        _refuse_what_no_small_board_has(plan, budget)
    return _Generator(plan, budget).run()


def _refuse_what_no_small_board_has(plan: Plan, budget: Budget) -> None:
    """Fail at once where the search would be in vain, with the hardest puzzle that can be had."""
    no_board = f"no nonogram of {plan.width}x{plan.height} cells"
    proof = "all of up to 5x5 cells were looked at, and contradictions settle every one with a single solution"
    if plan.rung is not None and plan.rung > Rung.CONTRADICTION:
        raise GenerationFailed(f"{no_board} needs the technique {plan.recipe.options['lesson']}: {proof}")
    if plan.recipe.difficulty is not Level.EXTREME:
        return
    level, tries = (Level.EXPERT, 40) if plan.width == plan.height == _NOTHING_DEEP_UP_TO else (Level.HARD, 2)
    easier = replace(plan, recipe=replace(plan.recipe, difficulty=level), tries=min(plan.tries, tries))
    best: object | None
    try:
        best = _Generator(easier, budget).run()
    except GenerationFailed as failed:
        best = failed.best
    nearest = f"; the nearest one is {best.rating.level}" if isinstance(best, Item) and best.rating else ""
    raise GenerationFailed(f"{no_board} is extreme: {proof}{nearest}", best)


class _Generator:
    def __init__(self, plan: Plan, budget: Budget) -> None:
        self._plan, self._budget = plan, budget
        self._chance = Chance(plan.recipe.seed)
        self._density = _first_density(plan)
        self._step = min(40, max(8, 600 // max(plan.width, plan.height)))
        self._nearest: _Made | None = None

    def run(self) -> Item[Nonogram, Board]:
        plan = self._plan
        chosen: list[_Made] = []
        for number in range(plan.tries):
            self._budget.check()
            self._budget.report(number / plan.tries, f"try {number + 1} of at most {plan.tries}")
            made = self._lesson(number) if plan.rung is not None else self._try(number)
            if made is not None:
                chosen.append(made)
            if len(chosen) == plan.best_of or (plan.fixed and plan.recipe.difficulty is None):
                break
        if not chosen:
            raise self._failure()
        item = self._item(max(chosen, key=lambda one: aesthetics(one.picture).score))
        if item.proof is None or item.proof["verdict"] != Verdict.UNIQUE:
            raise GenerationFailed("the puzzle could not be proven unique", item)
        return item

    # One try

    def _try(self, number: int) -> _Made | None:
        chance = self._chance.fork(number)
        original = self._pattern(chance)
        picture = original
        if self._plan.goal is not None:
            rounds = None if self._plan.fixed else _ROUNDS
            fixed = repair(
                original, goal=self._plan.goal, symmetry=self._plan.symmetry, rounds=rounds, budget=self._budget
            )
            picture = fixed.picture
            if fixed.verdict is not Verdict.UNIQUE or (self._plan.goal is Goal.NO_GUESS and not fixed.reached):
                self._turn(+1)
                return None
        elif not self._is_unique(picture):
            return None
        wanted = self._plan.recipe.difficulty
        level = grade(clues_of(picture), budget=self._budget) or Level.EXTREME
        made = _Made(picture, original, level)
        if wanted is None or level == wanted:
            return made
        self._keep_nearest(made)
        self._turn(+1 if level > wanted else -1)
        early = picture.size <= _SMALL_BOARD
        if self._plan.fixed or number % _STEERED == (1 if early else _STEERED - 1):
            return self._steered(made, wanted, chance)
        return None

    def _steered(self, made: _Made, wanted: Level, chance: Chance) -> _Made | None:
        plan = self._plan
        steered = steer(
            made.picture,
            LevelTarget(wanted),
            chance,
            steps=max(100, 100_000 // (plan.width * plan.height)),
            most=max(2, made.picture.size // 25) if plan.pattern != "random" else None,
            symmetry=plan.symmetry,
            budget=self._budget,
        )
        found = grade(clues_of(steered.picture), budget=self._budget) or Level.EXTREME
        reached = _Made(steered.picture, made.original, found)
        if steered.distance:
            self._keep_nearest(reached)
            return None
        return None if plan.goal is Goal.NO_GUESS and not self._needs_no_guess(steered.picture) else reached

    def _lesson(self, number: int) -> _Made | None:
        plan = self._plan
        assert plan.rung is not None
        chance = self._chance.fork(number)
        picture = lesson(
            plan.rung,
            plan.width,
            plan.height,
            chance,
            density=plan.density,
            whole_level=number % 2 == 1,
            budget=self._budget,
        )
        if picture is None:
            return None
        return _Made(picture, picture, grade(clues_of(picture), budget=self._budget) or Level.EXTREME)

    def _pattern(self, chance: Chance) -> Filled:
        plan, width, height = self._plan, self._plan.width, self._plan.height
        density = self._density
        style = plan.style
        if plan.pattern == "geometric":
            return _STYLES[chance.pick(GEOMETRIC) if style == "any" else style](width, height, chance)
        if plan.pattern == "organic":
            style = chance.pick(ORGANIC) if style == "any" else style
            return (smooth_pattern if style == "smooth" else cellular_pattern)(width, height, density, chance)
        if plan.symmetry is not None:
            return symmetric_pattern(width, height, density, plan.symmetry, chance)
        if plan.pattern == "text":
            return text_pattern(width, height, plan.text)
        if plan.picture is not None:
            return picture_from_file(plan.picture, plan.settings)
        return random_pattern(width, height, density, chance)

    # What the tries taught

    def _turn(self, direction: int) -> None:
        """Make the next pictures fuller, which is easier, or emptier; by less each time."""
        if self._plan.density is None and self._plan.recipe.difficulty is not None:
            self._density = min(max(self._density + direction * self._step, 200), 850)
            self._step = max(self._step * 3 // 4, 8)

    def _keep_nearest(self, made: _Made) -> None:
        wanted = self._plan.recipe.difficulty
        assert wanted is not None
        best = self._nearest
        if best is None or abs(made.level.rank - wanted.rank) < abs(best.level.rank - wanted.rank):
            self._nearest = made

    def _is_unique(self, picture: Filled) -> bool:
        others = find_others(clues_of(picture), Board.solved(picture), nodes=_PROOF_NODES, budget=self._budget)
        return others.verdict is Verdict.UNIQUE

    def _needs_no_guess(self, picture: Filled) -> bool:
        return count_unsettled([picture], Reach.LINES, budget=self._budget) == [0]

    # The end

    def _failure(self) -> GenerationFailed:
        plan = self._plan
        what = f"{plan.width}x{plan.height}, pattern {plan.pattern}"
        if plan.recipe.difficulty is not None:
            what += f", difficulty {plan.recipe.difficulty}"
        if plan.rung is not None:
            what += f", lesson {plan.recipe.options['lesson']}"
        tries = 1 if plan.fixed and plan.recipe.difficulty is None else plan.tries
        problem = f"no nonogram of this recipe was found in {tries} tries: {what}"
        if self._nearest is None:
            return GenerationFailed(problem)
        return GenerationFailed(f"{problem}; the nearest one is {self._nearest.level}", self._item(self._nearest))

    def _item(self, made: _Made) -> Item[Nonogram, Board]:
        plan = self._plan
        title = plan.text if plan.pattern == "text" else plan.picture.stem if plan.picture is not None else None
        return made_item(made.picture, original=made.original, recipe=plan.recipe, title=title, budget=self._budget)


_SIDES = (5, 10, 15, 20, 30, 50)
_DENSITIES = {
    Level.EASY: (600, 600, 620, 640, 660, 690),
    Level.MEDIUM: (400, 475, 500, 530, 560, 605),
    Level.HARD: (380, 430, 475, 510, 550, 590),
    Level.EXPERT: (360, 375, 420, 460, 500, 550),
    Level.EXTREME: (350, 330, 390, 410, 460, 527),
}
"""At which density, in per mille, random pictures of these sides mostly have the level, as measured."""


def _first_density(plan: Plan) -> int:
    """Guess where the level lies: with fewer filled cells, and on larger boards, puzzles are harder."""
    if plan.density is not None:
        return plan.density
    if plan.recipe.difficulty is None:
        return 600 if plan.pattern == "random" else 500
    side = min(max((plan.width + plan.height) // 2, _SIDES[0]), _SIDES[-1])
    usual = _DENSITIES[plan.recipe.difficulty]
    upper = next(index for index in range(1, len(_SIDES)) if side <= _SIDES[index])
    low, high = _SIDES[upper - 1], _SIDES[upper]
    guess = (usual[upper - 1] * (high - side) + usual[upper] * (side - low)) // (high - low)
    return guess if plan.pattern == "random" else guess - 80
