"""Colour nonograms made to order: from a recipe to a puzzle with one solution, proven.

Every try makes a picture: a motif in some pose, random cells, or an image. If its puzzle is ambiguous it is repaired,
and its level is looked at. Random pictures follow what was found: too easy, and the next one has fewer coloured cells.
Motifs are posed in many ways; where the recipe says so, clues of what comes out too easy are hidden. Only whole numbers
and counted tries decide, so a recipe gives the same puzzle on every machine.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.cells import EASY_COLOURS
from cluewright.colour_nonogram.colour_names import NAMED, rgb_of
from cluewright.colour_nonogram.ladder import climb, count_techniques, grade
from cluewright.colour_nonogram.lessons import lesson
from cluewright.colour_nonogram.making import proven, verdict_of
from cluewright.colour_nonogram.optimize import Hide, OptimizedClues, optimize_clues
from cluewright.colour_nonogram.painting import Painting, painted
from cluewright.colour_nonogram.palette import FEWEST_COLOURS
from cluewright.colour_nonogram.picture import picture_from_file
from cluewright.colour_nonogram.poses import fills, pose
from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.colour_nonogram.recipes import ReadRecipe, plan_of
from cluewright.colour_nonogram.repair import repair
from cluewright.colour_nonogram.spreading import spread
from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.core.closest import Closest, in_tries
from cluewright.core.errors import GenerationFailed
from cluewright.core.item import SHOWS, Item
from cluewright.core.outcome import Verdict
from cluewright.core.recipe import Recipe
from cluewright.core.size import Size
from cluewright.core.technique import Level
from cluewright.motifs.colour_pack import CREDIT, ColourMotif, colour_by_id, colour_by_subject, colour_motifs

_DENSITIES = {Level.EASY: 780, Level.MEDIUM: 650, Level.HARD: 500, Level.EXPERT: 360, Level.EXTREME: 300}
"""The density, in per mille, at which random pictures of 10x10 to 15x15 usually have the level, as measured."""
_USUAL_DENSITY = 700
_PER_TEN = {Level.EASY: 40, Level.MEDIUM: 60, Level.HARD: 60, Level.EXPERT: 50, Level.EXTREME: 0}
"""How much denser pictures of a level are for every ten cells that the sides have more than 12."""
_STEP = 30
_AROUND = 120
"""How far the density may go from the usual one of the level."""
_ROUNDS = 8
"""What takes longer to repair is better thrown away where chance can make another."""
_REPAIRED = 50
"""One in this many cells of a motif may be changed to make it unique."""
_PICTURES = 3
"""How many pictures of a pose are tried."""
_PICKS = 60
"""How often a motif that would fill little of the board is redrawn."""
_NARROWEST = 5


@dataclass(frozen=True, slots=True, eq=False)
class _Made:
    """A puzzle with one solution, with its metadata."""

    puzzle: ColourNonogram
    painting: Painting
    level: Level
    meta: dict[str, Any]


def make(recipe: Recipe, *, budget: Budget | None = None) -> Item[ColourNonogram, Board]:
    """Make the puzzle a checked recipe determines; raise `GenerationFailed` with the closest when there is none."""
    return _Generator(plan_of(recipe), (budget or Budget()).start()).run()


class _Generator:
    def __init__(self, plan: ReadRecipe, budget: Budget) -> None:
        self._plan, self._budget = plan, budget
        self._wanted = plan.recipe.difficulty
        self._chance = Chance(plan.recipe.seed)
        self._density = self._first = _first_density(plan)
        self._step = _STEP
        self._closest = Closest[_Made](self._wanted)

    def run(self) -> Item[ColourNonogram, Board]:
        tries = 1 if self._plan.pattern == "picture" else self._plan.tries
        for number in range(tries):
            self._budget.check()
            self._budget.report(number / tries, f"try {number + 1} of at most {tries}")
            made = self._try(self._chance.fork(number), number)
            if made is not None:
                return self._item(made)
        best = self._closest.best
        how = f"lesson {self._plan.lesson}" if self._plan.lesson else f"pattern {self._plan.pattern}"
        what = f"{self._plan.recipe.size[0]}x{self._plan.recipe.size[1]}, {how}"
        what += "" if self._wanted is None else f", difficulty {self._wanted}"
        problem = f"no colour nonogram of this recipe was found {in_tries(tries)}: {what}"
        raise GenerationFailed(problem, None if best is None else self._item(best))

    # One try

    def _try(self, chance: Chance, number: int) -> _Made | None:
        for original, meta in self._pictures(chance, number):
            if len(original.palette) <= FEWEST_COLOURS:
                continue
            painting = self._unique(original)
            if painting is None:
                self._turn(+1)
                continue
            if changed := np.argwhere(painting.cells != original.cells).tolist():
                meta = {**meta, "changed": changed}
            made = self._of_level(painting, meta, chance)
            if made is not None:
                return made
        return None

    def _pictures(self, chance: Chance, number: int) -> Iterator[tuple[Painting, dict[str, Any]]]:
        """Yield the pictures of one try, the plainest first, with their metadata."""
        plan = self._plan
        if plan.picture is not None and plan.settings is not None:
            yield picture_from_file(plan.picture, plan.settings), {"title": plan.picture.stem}
        elif plan.lesson is not None:
            picture = lesson(
                plan.lesson, *plan.recipe.size, chance, colours=plan.colours or FEWEST_COLOURS, budget=self._budget
            )
            if picture is not None:
                yield _coloured(picture), {}
        elif plan.pattern == "random":
            yield self._random(chance), {}
        else:
            motif = self._motif(chance)
            size = _shape(motif, max(plan.recipe.size)) if plan.shaped else plan.recipe.size
            plain = self._wanted in (None, Level.EASY) and number % 4 == 0
            drawn = pose(motif, size, 0 if plain or plan.shaped else 1, chance)
            for painting in drawn.pictures(_PICTURES, chance, colours=plan.colours):
                yield painting, _reveals(motif)

    def _random(self, chance: Chance) -> Painting:
        width, height = self._plan.recipe.size
        count = self._plan.colours or FEWEST_COLOURS
        filled = max(count, (self._density * width * height + 500) // 1000)
        words = chance.words(width * height)
        order = np.argsort(words, kind="stable")[: min(filled, width * height)]
        cells = np.zeros(width * height, np.int64)
        cells[order] = 1 + np.arange(len(order)) % count  # as many of each colour
        return _coloured(cells.reshape(height, width))

    def _motif(self, chance: Chance) -> ColourMotif:
        plan = self._plan
        if plan.motif is not None:
            return colour_by_id()[plan.motif]
        among = colour_motifs() if plan.subject is None else colour_by_subject()[plan.subject]
        found = chance.pick(among)
        for _ in range(0 if plan.shaped else _PICKS):
            if fills(found.size, plan.recipe.size):
                break
            found = chance.pick(among)
        return found

    def _unique(self, original: Painting) -> Painting | None:
        """Return the picture, repaired if need be; None if that takes too much."""
        goal, drawn = self._plan.goal, self._plan.pattern != "random"
        if goal is None:
            return original if self._verdict(original.own_puzzle(), original.board) is Verdict.UNIQUE else None
        fixed = repair(
            original,
            goal=goal,
            keep_parts=drawn,
            most=max(3, original.cells.size // _REPAIRED) if self._plan.pattern == "motif" else None,
            rounds=None if self._plan.pattern == "picture" else _ROUNDS,
            budget=self._budget,
        )
        lost = len(np.unique(fixed.painting.array)) < len(original.palette) and not drawn
        return fixed.painting if fixed.reached and fixed.verdict is Verdict.UNIQUE and not lost else None

    def _of_level(self, painting: Painting, meta: dict[str, Any], chance: Chance) -> _Made | None:
        """Return the puzzle of a picture if it has the level, with clues hidden where that is asked for."""
        puzzle = painting.own_puzzle()
        hide, needed = self._plan.hide, self._plan.lesson
        if needed is not None and needed not in count_techniques(climb(puzzle, budget=self._budget)):
            return None  # in other colours, the path may take another turn
        if self._wanted is None:
            if hide in (None, "none"):
                return _Made(puzzle, painting, Level.EASY, meta)  # the level does not matter here
            return _hidden(optimize_clues(puzzle, solution=painting.board, **self._hiding(chance)), painting, meta)
        level = grade(puzzle, budget=self._budget) or Level.EXTREME
        made = _Made(puzzle, painting, level, meta)
        if level is self._wanted and (hide in (None, "none") or self._wanted is Level.EXTREME):
            return made
        self._closest.offer(level, made)
        self._turn(+1 if level > self._wanted else -1)
        if hide in (None, "none") or level > self._wanted:
            return None
        # What is hidden for the hardest level need not stop at any before it, which saves grading every step.
        target = None if self._wanted is Level.EXTREME else self._wanted
        try:
            found = optimize_clues(puzzle, target, solution=painting.board, **self._hiding(chance))
        except GenerationFailed as failed:
            if isinstance(failed.best, OptimizedClues):
                self._closest.offer(failed.best.level, _hidden(failed.best, painting, meta))
            return None
        hidden = _hidden(found, painting, meta)
        if found.level is self._wanted and (found.hidden_clues or found.hidden_numbers):
            return hidden
        self._closest.offer(found.level, hidden)
        return None

    def _hiding(self, chance: Chance) -> dict[str, Any]:
        return {"hide": Hide(self._plan.hide or "numbers"), "seed": chance.below(1 << 32), "budget": self._budget}

    def _turn(self, direction: int) -> None:
        """Make the next random pictures fuller, which is easier, or emptier; by less each time."""
        if self._plan.density is None and self._wanted is not None:
            least, most = self._first - _AROUND, self._first + _AROUND
            self._density = min(max(self._density + direction * self._step, least, 200), most, 950)
            self._step = max(self._step * 3 // 4, 8)

    # The end

    def _verdict(self, puzzle: ColourNonogram, known: Board) -> Verdict:
        return verdict_of(puzzle, known, self._budget)

    def _item(self, made: _Made) -> Item[ColourNonogram, Board]:
        puzzle = made.puzzle
        if self._plan.pattern == "motif":  # the shades of a drawing are hard to tell apart beside a board
            puzzle = puzzle.with_palette(spread(puzzle.palette))
        item = proven(puzzle, made.painting.board, self._plan.recipe, made.meta, self._budget)
        if item.rating is None:
            raise GenerationFailed("the puzzle could not be proven unique", item)
        return item


def _coloured(picture: NDArray[Any]) -> Painting:
    """Return a picture of colour numbers in colours that are easy to tell apart."""
    colours = np.array([rgb_of(NAMED[name]) for name in EASY_COLOURS[: int(picture.max())]], np.uint8)
    return painted(picture.astype(np.int64), colours, (255, 255, 255))


def _hidden(found: OptimizedClues[ColourNonogram, Board], painting: Painting, meta: dict[str, Any]) -> _Made:
    return _Made(found.puzzle, painting, found.level, {**meta, "hidden": found.to_data()})


def _reveals(motif: ColourMotif) -> dict[str, Any]:
    """Return the metadata of a picture of a motif: the title it has once it is solved, and whose drawing it is."""
    return {SHOWS: {"motifs": [motif.id], "titles": dict(motif.motif.titles)}, "credit": CREDIT}


def _shape(motif: ColourMotif, long: int) -> Size:
    """Return the size of a board in a motif's shape."""
    width, height = motif.size
    most = max(width, height)
    across, down = ((2 * side * long + most) // (2 * most) for side in (width, height))
    return max(_NARROWEST, across), max(_NARROWEST, down)


def _first_density(plan: ReadRecipe) -> int:
    """Guess where the level lies: with fewer coloured cells, and on larger boards, puzzles are harder."""
    if plan.density is not None:
        return plan.density
    larger = max(0, sum(plan.recipe.size) // 2 - 12)
    level = plan.recipe.difficulty
    if level is None:
        return min(900, _USUAL_DENSITY + 60 * larger // 10)
    return min(930, _DENSITIES[level] + _PER_TEN[level] * larger // 10)
