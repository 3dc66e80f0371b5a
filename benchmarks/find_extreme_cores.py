"""Find small pictures whose puzzles are extreme, for src/cluewright/nonogram/extreme_cores.json.

    python benchmarks/find_extreme_cores.py [SECONDS] [SEED] [CELLS]

Walks begin at the cores of the hardest lessons and flip random cells, as long as the puzzle stays extreme and the lines
at one edge do not get fuller; an edge that is empty is cut off. Prints a picture a line, those of at most CELLS cells;
the smallest ones found become the starts of later walks.
"""

import random
import sys
import time

import numpy as np

from cluewright.core.budget import Budget
from cluewright.core.technique import Level
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.extremes import extreme_cores
from cluewright.nonogram.ladder import Rung
from cluewright.nonogram.lessons import cores
from cluewright.nonogram.patterns import Filled
from cluewright.nonogram.steer import LevelTarget

WALK, MOST_STARTS, FEWEST_STARTS = 400, 60, 40


def is_extreme(picture: Filled) -> bool:
    """Tell whether the puzzle of a picture is unique and extreme."""
    return not LevelTarget(Level.EXTREME).distance(clues_of(picture), picture.astype(np.uint8), Budget().start())


def at_edge(picture: Filled, edge: int) -> int:
    """Count the filled cells at one of the four edges."""
    return int(np.rot90(picture, edge)[0].sum())


def cut(picture: Filled) -> Filled:
    """Cut off empty edges, as long as the puzzle stays extreme."""
    for edge in range(4):
        turned = np.rot90(picture, edge)
        if len(turned) > 2 and not turned[0].any() and is_extreme(smaller := np.rot90(turned[1:], -edge)):
            return cut(smaller)
    return picture


def flipped(picture: Filled, edge: int, chance: random.Random) -> Filled:
    """Flip some cells, more often than not away from the edge that is to become empty."""
    tried = picture.copy()
    height, width = tried.shape
    for _ in range(chance.choice((1, 1, 2, 2, 3, 4))):
        line = np.rot90(tried, edge)[0]
        filled = np.flatnonzero(line).tolist()
        if filled and chance.random() < 0.3:
            line[chance.choice(filled)] = False
        else:
            tried[chance.randrange(height), chance.randrange(width)] ^= True
    return tried


def main() -> None:
    seconds, seed, cells = (int(text) for text in (*sys.argv[1:], *("60", "1", "64")[len(sys.argv) - 1 :]))
    chance, end = random.Random(seed), time.monotonic() + seconds
    starts = [*cores(Rung.TWO_CELLS), *extreme_cores()]
    seen: set[str] = set()
    while time.monotonic() < end:
        picture, edge = chance.choice(starts).copy(), chance.randrange(4)
        filled = at_edge(picture, edge)
        for _ in range(WALK):
            tried = flipped(picture, edge, chance)
            now = at_edge(tried, edge)
            if now > filled + (chance.random() < 0.1) or not is_extreme(tried):
                continue
            picture = tried if now else cut(tried)
            filled = at_edge(picture, edge)
            text = " ".join(Board.solved(picture).rows())
            if picture.size <= cells and text not in seen:
                seen.add(text)
                print(f"{picture.shape[1]}x{picture.shape[0]} {text}", flush=True)
        starts.append(picture)
        if len(starts) > MOST_STARTS:
            starts = sorted(starts, key=lambda each: (each.size, chance.random()))[:FEWEST_STARTS]


if __name__ == "__main__":
    main()
