"""Puzzles in which one technique is needed and nothing harder.

Most techniques come up when a random picture is steered towards them. Some hardly ever do; for these there is a
catalogue of cores, small pictures that need them, found by walks such as `benchmarks/find_lesson_cores.py` makes. A
core is mirrored or turned, laid somewhere on the board, and what is around it, and in the end the core itself, is
changed by chance as long as the puzzle stays a lesson of its technique. Around a core everything is empty at first,
which lines that are complete from the start settle, so there is always something to begin with.
"""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import numpy as np

from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.ladder import Rung
from cluewright.nonogram.patterns import Filled, random_pattern
from cluewright.nonogram.steer import Target, TechniqueTarget, steer

_STEERED = 400
"""How many changes steering tries on one picture."""
_VARIED = 150
"""How many changes are tried on a picture that is already a lesson."""
_LARGEST_PATCH = 4


def lesson(
    rung: Rung, width: int, height: int, chance: Chance, *, density: int | None, whole_level: bool, budget: Budget
) -> Filled | None:
    """Make the picture of a lesson; None if this try did not lead to one.

    Args:
        rung: The technique that is needed.
        width: The columns of the board.
        height: The rows of the board.
        chance: Decides everything else.
        density: The filled cells to begin with in per mille; None for what suits the technique.
        whole_level: Whether later techniques of the same level may be needed, too.
        budget: Cancellation and limits.
    """
    target = TechniqueTarget(rung, whole_level=whole_level)
    if density is None and any(_fits(core, width, height) for core in cores(rung)):
        return grown(cores(rung), target, width, height, chance, budget)
    picture = random_pattern(width, height, density or _usual_density(rung), chance)
    if rung is Rung.SMALL_GAP:
        _open_gaps(picture, chance)
    steered = steer(picture, target, chance, steps=_STEERED, budget=budget)
    return None if steered.distance else steered.picture


def grown(
    pictures: Sequence[Filled], target: Target, width: int, height: int, chance: Chance, budget: Budget
) -> Filled | None:
    """Make a picture on the target from one of these cores that fits the board; None if there is none."""
    fitting = [core for core in pictures if _fits(core, width, height)]
    return _varied(_placed(chance.pick(fitting), width, height, chance), target, chance, budget) if fitting else None


@cache
def _catalogue() -> dict[Rung, tuple[Filled, ...]]:
    text = files("cluewright.nonogram").joinpath("lesson_cores.json").read_text(encoding="utf-8")
    read: dict[str, list[list[str]]] = json.loads(text)
    return {Rung[name]: tuple(Board.parse(rows).array for rows in pictures) for name, pictures in read.items()}


def cores(rung: Rung) -> tuple[Filled, ...]:
    """Return the pictures of the catalogue that need a technique; for most techniques there are none.

    >>> len(cores(Rung.GLUE)), len(cores(Rung.COMMON_CONSEQUENCE)) > 0
    (0, True)
    """
    return _catalogue().get(rung, ())


def _usual_density(rung: Rung) -> int:
    return 650 if rung < Rung.UNREACHABLE else 550 if rung < Rung.CONTRADICTION else 420


def _fits(core: Filled, width: int, height: int) -> bool:
    short, long = sorted(core.shape)
    return bool(short <= min(width, height) and long <= max(width, height))


def _placed(core: Filled, width: int, height: int, chance: Chance) -> Filled:
    """Lay a core, mirrored or turned, somewhere on an empty board."""
    turned = [np.rot90(core, turns) for turns in range(4)]
    turned += [image[:, ::-1] for image in turned]
    image = chance.pick([one for one in turned if one.shape[0] <= height and one.shape[1] <= width])
    top, left = chance.below(height - image.shape[0] + 1), chance.below(width - image.shape[1] + 1)
    picture = np.zeros((height, width), bool)
    picture[top : top + image.shape[0], left : left + image.shape[1]] = image
    return picture


def _varied(picture: Filled, target: Target, chance: Chance, budget: Budget) -> Filled | None:
    """Change random patches and cells, as long as the puzzle stays on its target."""
    if target.distance(clues_of(picture), picture.astype(np.uint8), budget):
        return None
    height, width = picture.shape
    for step in range(_VARIED):
        budget.check()
        tried = picture.copy()
        patch = _LARGEST_PATCH if step < _VARIED // 2 else 1
        tall, wide = 1 + chance.below(min(patch, height)), 1 + chance.below(min(patch, width))
        top, left = chance.below(height - tall + 1), chance.below(width - wide + 1)
        tried[top : top + tall, left : left + wide] ^= True
        if not target.distance(clues_of(tried), tried.astype(np.uint8), budget):
            picture = tried
    return picture


def _open_gaps(picture: Filled, chance: Chance) -> None:
    """Empty a few whole columns: between them lie gaps that blocks do not fit into."""
    for _ in range(1 + chance.below(3)):
        picture[:, chance.below(picture.shape[1])] = False
