"""Pictures of motifs whose puzzles meet the recipe: one try takes a motif, a pose and the best of its pictures.

A pose leaves the cells on the motif's edges open, so it gives many pictures. Native code settles all of them at once;
what is settled by lines is easy or medium, what contradictions settle is hard or expert. The first picture of the right
level that still shows its motif is taken, and the first ones are the plainest. Extreme pictures are too rare to be met
by chance: those that were found by a long search are kept, and larger boards are steered there.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from cluewright.clued_lines.pictures import Goal
from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.core.outcome import Verdict
from cluewright.core.size import Size
from cluewright.core.technique import Level
from cluewright.motifs import Motif, by_id, by_subject, motifs
from cluewright.motifs.shapes import Bits
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.ladder import LAST_OF_LEVEL, Climb, Rung, climb, grade, level_of
from cluewright.nonogram.motif_extremes import Extreme, extremes, is_long, shorter, smaller
from cluewright.nonogram.motif_levels import good_for
from cluewright.nonogram.motif_scenes import count_for, scene
from cluewright.nonogram.near import Reach, count_unsettled, find_others
from cluewright.nonogram.poses import FREE, TIDY, Pose, draft, fills, pose
from cluewright.nonogram.repair import repair
from cluewright.nonogram.steer import LevelTarget, steer

_PICTURES = 24
_CELLS_AT_ONCE = 12_000
"""The maximum number of pictures per pose; fewer on boards on which each takes longer."""
_GRADED = {Level.EASY: 4, Level.MEDIUM: 8, Level.HARD: 4, Level.EXPERT: 2}
"""The most pictures of a pose that are graded."""
_EXPERT_LEFT = 5
"""Where lines leave less than one in this many cells open, pictures are hardly ever expert."""
_PICKS = 60
"""How often a motif that would fill little of the board is redrawn."""
_ENOUGH = 10
"""This many motifs known to have a level are enough to choose from."""
_NARROWEST = 5
_SCENE_SIDE = 24
"""From this side on motifs side by side are large enough to be known."""
_REPAIRED = 60
"""One in this many cells may be changed to make a picture unique."""
_STEERED = 8
"""One in this many tries is steered to the level, which takes longer than trying another pose."""
_STEPS = 250
_PROOF_NODES = 20_000
_OTHERS = 6
"""How often a picture is sought to go next to an extreme one."""


@dataclass(frozen=True, slots=True)
class Wish:
    """The pictures to make."""

    size: Size
    level: Level | None
    goal: Goal | None
    subject: str | None = None
    motif: str | None = None
    shaped: bool = False
    """Whether the board takes the motif's shape, with the longer side of the size."""


@dataclass(frozen=True, slots=True, eq=False)
class Candidate:
    """A picture with one solution, its level if one was asked for, and what it shows."""

    picture: Bits
    level: Level | None
    motifs: tuple[Motif, ...]
    pose: Pose | None = None
    """None if it was examined before"""
    climbed: Climb | None = None
    """The path that solved its puzzle, where that was needed to know the level."""

    def recognised(self) -> bool:
        """Tell whether every motif can be told from all others."""
        return self.pose is None or self.pose.shows(self.picture)


def attempt(wish: Wish, number: int, chance: Chance, budget: Budget) -> Iterator[Candidate]:
    """Yield the pictures of one try, the best first; of any level, so that the closest can be reported.

    Only those that will be used are checked for whether the motif can still be recognised."""
    if wish.level is Level.EXTREME:
        yield from _extreme(wish, number, chance, budget)
        return
    laid = _laid(wish, number, chance)
    if laid is None:
        return
    drawn, stack = laid
    for picture, climbed in _of_level(stack, wish, budget):
        yield Candidate(picture, level_of(climbed) if climbed else None, drawn.motifs, drawn, climbed)
    if wish.level is not None and wish.goal is Goal.UNIQUE and number % _STEERED == _STEERED - 1:
        yield from _steered(stack[-1], drawn, wish.level, max(2, stack[0].size // 40), chance, budget)


# Motifs and poses


def _laid(wish: Wish, number: int, chance: Chance) -> tuple[Pose, Bits] | None:
    """Choose what is shown and how, and draw pictures of it; None if the plainest cannot be recognised.

    It is shown plainly first, and more freely the harder the puzzle should be.
    """
    freedom = 0
    if wish.level in (None, Level.EASY):
        freedom = 1 if number % 8 == 7 else 0
    elif wish.level is not None:
        freedom = (0, 1, 0, 2)[number % 4]
    loosest = TIDY if wish.level in (None, Level.EASY) else FREE
    if wish.shaped or wish.motif is not None:
        count = 1
    else:
        count = 2 if number % 6 == 5 and min(wish.size) >= _SCENE_SIDE else count_for(wish.size, number)
    if count > 1:
        many = 2 * _at_once(wish.size)  # drawing and recognising the motifs takes longer than settling them
        return scene(wish.size, count, lambda room: _motif(wish, room, chance), freedom, many, loosest, chance)
    motif = _motif(wish, None if wish.shaped else wish.size, chance)
    drawn = pose(motif, _shape(motif, max(wish.size)) if wish.shaped else wish.size, freedom, chance)
    stack = draft(drawn).pictures(_at_once(drawn.size), chance, loosest)
    return (drawn, stack) if drawn.shows(stack[0]) else None


def _at_once(size: Size) -> int:
    return max(6, min(_PICTURES, _CELLS_AT_ONCE // (size[0] * size[1])))


def _shape(motif: Motif, long: int) -> Size:
    """Return the size of a board in a motif's shape."""
    width, height = motif.size
    most = max(width, height)
    across, down = ((2 * side * long + most) // (2 * most) for side in (width, height))
    return max(_NARROWEST, across), max(_NARROWEST, down)


def _motif(wish: Wish, room: Size | None, chance: Chance) -> Motif:
    if wish.motif is not None:
        return by_id()[wish.motif]
    among = motifs() if wish.subject is None else by_subject()[wish.subject]
    if wish.level is not None and len(known := good_for(wish.level, wish.subject)) >= _ENOUGH:
        among = known
    found = chance.pick(among)
    for _ in range(_PICKS):
        if room is None or fills(found.size, room):
            break
        found = chance.pick(among)
    return found


# Levels


def _of_level(stack: Bits, wish: Wish, budget: Budget) -> Iterator[tuple[Bits, Climb | None]]:
    """Yield the pictures of a stack with one solution that may have the level, and the paths that solve them."""
    if wish.goal is None:  # as the motif is, or not at all
        stack = stack[:1]
    distinct = np.unique(np.packbits(stack.reshape(len(stack), -1), axis=1), axis=0, return_index=True)[1]
    stack = stack[np.sort(distinct)]
    left = np.array(count_unsettled(stack, Reach.LINES, budget=budget))
    lined, deeper = stack[left == 0], stack[left > 0]
    if wish.level is Level.MEDIUM:
        # Where lines settle every picture of a pose, all are easy; the freer ones are harder.
        yield from _graded(lined[::-1] if len(deeper) else lined[:0], wish, budget)
        return
    if wish.level in (None, Level.EASY) and len(lined):
        yield from _graded(lined, wish, budget)
        return
    if len(deeper) and wish.goal is not Goal.NO_GUESS and wish.level is not Level.EASY:
        left = left[left > 0]
        if wish.level is Level.EXPERT:  # the more lines leave open, the harder
            deeper, left = deeper[_EXPERT_LEFT * left >= stack[0].size], left[_EXPERT_LEFT * left >= stack[0].size]
        if not len(deeper):
            return
        settled = np.array(count_unsettled(deeper, Reach.CONTRADICTIONS, budget=budget)) == 0
        order = np.argsort(left[settled], kind="stable")
        found = deeper[settled][order[::-1] if wish.level is Level.EXPERT else order]
        yield from _graded(found, wish, budget)
        if wish.level is not None or len(found):
            return
    if wish.goal is not None and wish.motif is not None and wish.level in (None, Level.EASY):
        most = max(2, stack[0].size // _REPAIRED)
        fixed = repair(stack[0], goal=wish.goal, most=most, rounds=4, budget=budget)
        if fixed.reached:
            yield from _graded(fixed.picture[None], wish, budget)


def _graded(pictures: Bits, wish: Wish, budget: Budget) -> Iterator[tuple[Bits, Climb | None]]:
    if wish.level is None:
        yield from ((picture, None) for picture in pictures)
        return
    last = Rung.CONTRADICTION if wish.level > Level.MEDIUM else LAST_OF_LEVEL[Level.MEDIUM]
    for picture in pictures[: _GRADED[wish.level]]:
        found = climb(clues_of(picture), last=last, path=True, budget=budget)
        if found.solved:
            yield picture, found


def _extreme(wish: Wish, number: int, chance: Chance, budget: Budget) -> Iterator[Candidate]:
    """Take a picture that was found before, or look for one; what logic leaves open but has one solution is rare."""
    alone = wish.motif is not None or wish.shaped
    if not alone and is_long(wish.size) and (fitting := shorter(wish.size, wish.subject)):
        yield from _along(chance.pick(fitting), wish, number, chance, budget)
        return
    known = extremes(wish.size, wish.subject, wish.motif)
    small = () if alone else smaller(wish.size, wish.subject)
    if small and len(known) < _ENOUGH:
        yield from _beside(chance.pick(small), wish, number, chance, budget)
        return
    if known:
        kept = chance.pick(known)
        picture = kept.bits if wish.shaped else kept.placed(wish.size, chance)
        yield Candidate(picture, Level.EXTREME, (by_id()[kept.motif],))
        return
    motif = _motif(wish, None if wish.shaped else wish.size, chance)
    size = _shape(motif, max(wish.size)) if wish.shaped else wish.size
    drawn = pose(motif, size, (2, 0)[number % 2], chance)
    stack = draft(drawn).pictures(8, chance)
    lefts = count_unsettled(stack, Reach.CONTRADICTIONS, budget=budget)
    start = stack[int(np.argmax(lefts))]
    if not drawn.shows(start):
        return
    yield from _steered(start, drawn, Level.EXTREME, max(4, start.size // 25), chance, budget)


def _beside(known: Extreme, wish: Wish, number: int, chance: Chance, budget: Budget) -> Iterator[Candidate]:
    """Place an extreme picture in a corner and another motif in the opposite one.

    They share no row and no column, which usually leaves the puzzle as hard: it is checked again.
    """
    (width, height), (down, across) = wish.size, known.bits.shape
    rest = Wish((width - across - 1, height - down - 1), None, Goal.UNIQUE, wish.subject)
    for other in _others(rest, number, chance, budget):
        picture = np.zeros((height, width), bool)
        picture[:down, :across] = known.bits
        picture[down + 1 :, across + 1 :] = other.picture
        if chance.below(2):
            picture = np.roll(picture, (height - down, width - across), (0, 1))
        yield from _joined(picture, known, other, budget)


def _along(known: Extreme, wish: Wish, number: int, chance: Chance, budget: Budget) -> Iterator[Candidate]:
    """Place an extreme picture at one end of a long board and others next to it: their puzzle is checked again."""
    width, height = wish.size
    flat = width >= height
    down, across = known.bits.shape
    size = (width - across - 1, height) if flat else (width, height - down - 1)
    room = (across, height) if flat else (width, down)
    for other in _others(Wish(size, None, Goal.UNIQUE, wish.subject), number, chance, budget):
        gap = np.zeros((height, 1) if flat else (1, width), bool)
        ends = [known.placed(room, chance), gap, other.picture]
        picture = np.concatenate(ends if chance.below(2) else ends[::-1], axis=1 if flat else 0)
        yield from _joined(picture, known, other, budget)


def _others(rest: Wish, number: int, chance: Chance, budget: Budget) -> Iterator[Candidate]:
    """Make pictures for the rest of a board until one can be recognised."""
    for again in range(_OTHERS):
        found = next((each for each in attempt(rest, number + again, chance, budget) if each.recognised()), None)
        if found is not None:
            yield found
            return


def _joined(picture: Bits, known: Extreme, other: Candidate, budget: Budget) -> Iterator[Candidate]:
    puzzle = clues_of(picture)
    alone = find_others(puzzle, Board.solved(picture), nodes=_PROOF_NODES, budget=budget)
    if alone.verdict is Verdict.UNIQUE and (level := grade(puzzle, budget=budget)) is not None:
        yield Candidate(picture, level, (by_id()[known.motif], *other.motifs))


def _steered(start: Bits, drawn: Pose, wanted: Level, most: int, chance: Chance, budget: Budget) -> Iterator[Candidate]:
    """Change cells on the edges of a picture, up to a limit, until it has the level; else yield the result so far."""
    steps = _STEPS if wanted is Level.EXTREME else _STEPS // 2
    steered = steer(start, LevelTarget(wanted), chance, steps=steps, most=most, budget=budget)
    level = grade(clues_of(steered.picture), budget=budget) if steered.distance else wanted
    if level is not None and (level < Level.EXTREME or not steered.distance):  # else it may have several solutions
        yield Candidate(steered.picture, level, drawn.motifs, drawn)
