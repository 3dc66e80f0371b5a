"""Nonograms made to order: from a recipe to a puzzle with one solution, proven.

Every try makes a picture by the recipe's pattern, repairs it until its puzzle is unique, and looks at the level. When a
level is asked for, the density of chance patterns follows what was found: too easy, and the next picture has fewer
filled cells; and a picture that misses is steered towards the level by changing some more of its cells. Only whole
numbers and counted tries decide, so a recipe gives the same puzzle on every machine.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from cluewright.clued_lines.pictures import Goal
from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.core.closest import Closest, in_tries
from cluewright.core.errors import GenerationFailed
from cluewright.core.item import Item
from cluewright.core.outcome import Verdict
from cluewright.core.recipe import Recipe
from cluewright.core.technique import Level
from cluewright.motifs import Motif
from cluewright.nonogram.aesthetics import aesthetics
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.extremes import LARGEST, small_extreme
from cluewright.nonogram.ladder import LAST_OF_LEVEL, Climb, Rung, climb, count_techniques, grade
from cluewright.nonogram.lessons import lesson
from cluewright.nonogram.making import made_item, reveals
from cluewright.nonogram.motif_making import Wish, attempt
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
from cluewright.nonogram.recipes import ReadRecipe, plan_of
from cluewright.nonogram.repair import repair
from cluewright.nonogram.solver import LONGEST_WORD_SIDE
from cluewright.nonogram.steer import LevelTarget, steer
from cluewright.nonogram.symmetry import orbits

_STYLES: dict[str, Callable[[int, int, Chance], Filled]] = {
    "shapes": shapes_pattern,
    "rings": rings_pattern,
    "frames": frames_pattern,
    "stripes": stripes_pattern,
    "maze": maze_pattern,
}
_PROOF_NODES = 200_000
DENSITY_WITHIN = 20
"""The finished picture has the requested density to within this many per mille of the cells, or one cell."""
_STEERED = 30
"""One in this many tries is steered; random pictures alone find common levels faster."""
_ROUNDS = 8
"""What takes longer to repair is better thrown away if chance can make another."""
_LARGE_STEPS = 20
"""A step on a large board takes a good part of a second."""
_MOST_OPEN = 50
"""A large picture for a level may have one in this many cells left open by lines; repair settles them."""
_SMALL_BOARD = 150
"""Up to this many cells, steering is fast and comes early."""


@dataclass(frozen=True, slots=True, eq=False)
class _Made:
    """A picture whose puzzle is unique."""

    picture: Filled
    original: Filled
    level: Level
    motifs: tuple[Motif, ...] = ()
    climbed: Climb | None = None
    """The path that solved the puzzle, where it was needed before."""


def make(recipe: Recipe, *, budget: Budget | None = None) -> Item[Nonogram, Board]:
    """Make the puzzle a checked recipe determines; raise `GenerationFailed` with the closest when there is none."""
    return _Generator(plan_of(recipe), (budget or Budget()).start()).run()


class _Generator:
    def __init__(self, plan: ReadRecipe, budget: Budget) -> None:
        self._plan, self._budget = plan, budget
        self._chance = Chance(plan.recipe.seed)
        self._large = max(plan.width, plan.height) > LONGEST_WORD_SIDE
        # Large puzzles are rated only by single lines, so with a level they are made to need no more.
        self._goal = Goal.NO_GUESS if self._large and plan.goal and plan.recipe.difficulty else plan.goal
        self._density = _first_density(plan)
        self._tied = int(np.bincount(orbits(plan.width, plan.height, plan.symmetry).reshape(-1)).max())
        self._step = min(40, max(8, 600 // max(plan.width, plan.height)))
        self._closest = Closest[_Made](plan.recipe.difficulty)

    def run(self) -> Item[Nonogram, Board]:
        plan = self._plan
        chosen: list[_Made] = []
        for number in range(plan.tries):
            self._budget.check()
            self._budget.report(number / plan.tries, f"try {number + 1} of at most {plan.tries}")
            made = self._make(number)
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

    def _make(self, number: int) -> _Made | None:
        if self._plan.rung is not None:
            return self._lesson(number)
        return self._motif(number) if self._plan.pattern == "motif" else self._try(number)

    def _motif(self, number: int) -> _Made | None:
        plan = self._plan
        wanted = plan.recipe.difficulty
        wish = Wish((plan.width, plan.height), wanted, plan.goal, plan.subject, plan.motif, plan.shaped)
        for shown in attempt(wish, number, self._chance.fork(number), self._budget):
            made = _Made(shown.picture, shown.picture, shown.level or Level.EASY, shown.motifs, shown.climbed)
            if plan.goal is None and not self._is_unique(shown.picture):
                continue
            if shown.level != wanted:
                self._closest.offer(made.level, made)
            elif shown.recognised():
                return made
        return None

    def _try(self, number: int) -> _Made | None:
        chance = self._chance.fork(number)
        if self._grows():
            grown = small_extreme(self._plan.width, self._plan.height, chance, self._budget)
            return None if grown is None else _Made(grown, grown, Level.EXTREME)
        original = self._pattern(chance)
        picture = original
        if self._large and self._stalls(original):
            self._turn(+1)
            return None
        if self._goal is not None:
            rounds = None if self._plan.fixed else _ROUNDS
            fixed = repair(
                original,
                goal=self._goal,
                symmetry=self._plan.symmetry,
                keep_parts=self._plan.fixed,
                rounds=rounds,
                budget=self._budget,
            )
            picture = fixed.picture
            if fixed.verdict is not Verdict.UNIQUE or (self._goal is Goal.NO_GUESS and not fixed.reached):
                self._turn(+1)
                return None
        elif not self._is_unique(picture):
            return None
        wanted = self._plan.recipe.difficulty
        if wanted is None:
            return self._of_right_density(_Made(picture, original, Level.EASY))  # the level does not matter here
        level = grade(clues_of(picture), budget=self._budget) or Level.EXTREME
        made = _Made(picture, original, level)
        if level == wanted:
            return self._of_right_density(made)
        self._closest.offer(level, made)
        self._turn(+1 if level > wanted else -1)
        early = picture.size <= _SMALL_BOARD
        if self._plan.fixed or self._large or number % _STEERED == (1 if early else _STEERED - 1):
            return self._steered(made, wanted, chance)
        return None

    def _grows(self) -> bool:
        """Tell whether a core is the quickest start, where the recipe leaves all to chance."""
        plan = self._plan
        free = plan.pattern == "random" and plan.density is None
        return free and plan.recipe.difficulty is Level.EXTREME and plan.width * plan.height <= LARGEST

    def _steered(self, made: _Made, wanted: Level, chance: Chance) -> _Made | None:
        plan = self._plan
        steered = steer(
            made.picture,
            LevelTarget(wanted),
            chance,
            steps=_LARGE_STEPS if self._large else max(100, 100_000 // (plan.width * plan.height)),
            most=max(2, made.picture.size // 25) if plan.pattern != "random" else None,
            symmetry=plan.symmetry,
            budget=self._budget,
        )
        found = grade(clues_of(steered.picture), budget=self._budget) or Level.EXTREME
        reached = _Made(steered.picture, made.original, found)
        if steered.distance:
            self._closest.offer(found, reached)
            return None
        if plan.goal is Goal.NO_GUESS and not self._needs_no_guess(steered.picture):
            return None
        return self._of_right_density(reached)

    def _of_right_density(self, made: _Made) -> _Made | None:
        """Return what was made, unless the recipe sets a density and the changes led away from it."""
        if self._plan.density is None:
            return made
        off = abs(1000 * int(made.picture.sum()) - self._plan.density * made.picture.size)
        if off <= max(DENSITY_WITHIN * made.picture.size, 1000 * self._tied):
            return made
        self._closest.offer(made.level, made, other=off)
        return None

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
        if picture is None or not self._teaches(clues_of(picture)):
            return None
        return _Made(picture, picture, grade(clues_of(picture), budget=self._budget) or Level.EXTREME)

    def _teaches(self, puzzle: Nonogram) -> bool:
        """Tell whether a lesson shows its technique, where native code finds another by the same rung."""
        if self._plan.rung is not Rung.OVERLAP:
            return True
        found = climb(puzzle, last=LAST_OF_LEVEL[Level.EASY], path=True, budget=self._budget)
        return self._plan.recipe.options["lesson"] in count_techniques(found)

    def _pattern(self, chance: Chance) -> Filled:
        plan, width, height = self._plan, self._plan.width, self._plan.height
        density = self._density
        if plan.pattern == "geometric":
            return _STYLES[chance.pick(plan.styles)](width, height, chance)
        if plan.pattern == "organic":
            draw = smooth_pattern if chance.pick(plan.styles) == "smooth" else cellular_pattern
            return draw(width, height, density, chance)
        if plan.symmetry is not None:
            return symmetric_pattern(width, height, density, plan.symmetry, chance)
        if plan.pattern == "text":
            return text_pattern(width, height, plan.text)
        if plan.picture is not None and plan.settings is not None:
            return picture_from_file(plan.picture, plan.settings)
        return random_pattern(width, height, density, chance)

    # What the tries have shown

    def _turn(self, direction: int) -> None:
        """Make the next pictures fuller, which is easier, or emptier; by less each time."""
        if self._plan.density is None and self._plan.recipe.difficulty is not None:
            self._density = min(max(self._density + direction * self._step, 200), 850)
            self._step = max(self._step * 3 // 4, 3 if self._large else 8)

    def _stalls(self, picture: Filled) -> bool:
        """Tell whether lines alone leave so much of a large picture open that repair would not lead to a level."""
        if self._plan.recipe.difficulty is None or self._plan.fixed:
            return False
        return count_unsettled([picture], Reach.LINES, budget=self._budget)[0] * _MOST_OPEN > picture.size

    def _is_unique(self, picture: Filled) -> bool:
        others = find_others(clues_of(picture), Board.solved(picture), nodes=_PROOF_NODES, budget=self._budget)
        return others.verdict is Verdict.UNIQUE

    def _needs_no_guess(self, picture: Filled) -> bool:
        return count_unsettled([picture], Reach.LINES, budget=self._budget) == [0]

    # The end

    def _failure(self) -> GenerationFailed:
        plan = self._plan
        what = f"{plan.width}x{plan.height}, "
        what += f"lesson {plan.recipe.options['lesson']}" if plan.rung is not None else f"pattern {plan.pattern}"
        if plan.density is not None:
            what += f", density {plan.density / 1000:g}"
        if plan.recipe.difficulty is not None:
            what += f", difficulty {plan.recipe.difficulty}"
        tries = 1 if plan.fixed and plan.recipe.difficulty is None else plan.tries
        best = self._closest.best
        problem = f"no nonogram of this recipe was found {in_tries(tries)}: {what}"
        return GenerationFailed(problem, None if best is None else self._item(best))

    def _item(self, made: _Made) -> Item[Nonogram, Board]:
        plan = self._plan
        title = plan.text if plan.pattern == "text" else plan.picture.stem if plan.picture is not None else None
        meta = reveals(made.motifs) if made.motifs else {} if title is None else {"title": title}
        return made_item(
            made.picture,
            original=made.original,
            recipe=plan.recipe,
            meta=meta,
            climbed=made.climbed,
            budget=self._budget,
        )


_SIDES = (5, 10, 15, 20, 30, 50, 100, 200)
_DENSITIES = {
    Level.EASY: (600, 600, 620, 640, 660, 690, 710, 740),
    Level.MEDIUM: (400, 475, 500, 530, 560, 605, 655, 715),
    Level.HARD: (380, 430, 475, 510, 550, 590, 590, 590),
    Level.EXPERT: (360, 375, 420, 460, 500, 550, 550, 550),
    Level.EXTREME: (350, 330, 390, 410, 460, 527, 527, 527),
}
"""The density, in per mille, at which random pictures of these sides usually have the level, as measured."""


def _first_density(plan: ReadRecipe) -> int:
    """Guess where the level lies: with fewer filled cells, and on larger boards, puzzles are harder."""
    if plan.density is not None:
        return plan.density
    large = max(plan.width, plan.height) > LONGEST_WORD_SIDE
    if plan.recipe.difficulty is None and not large:
        return 600 if plan.pattern == "random" else 500
    side = min(max((plan.width + plan.height) // 2, _SIDES[0]), _SIDES[-1])
    usual = _DENSITIES[plan.recipe.difficulty or Level.EASY]
    upper = next(index for index in range(1, len(_SIDES)) if side <= _SIDES[index])
    low, high = _SIDES[upper - 1], _SIDES[upper]
    guess = (usual[upper - 1] * (high - side) + usual[upper] * (side - low)) // (high - low)
    return guess if plan.pattern == "random" or large else guess - 80
