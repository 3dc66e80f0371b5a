"""Find small pictures that need a technique which chance hardly ever asks for, for the catalogue of lessons.

    python benchmarks/find_lesson_cores.py

Writes src/cluewright/nonogram/lesson_cores.json anew. From a first picture (one of the catalogue, else one steered to
by chance, which may take many minutes; or a chain of dominoes) it walks on: cells are turned and whole lines taken
out, as long as the technique stays needed and nothing harder is. Of the smallest sizes it comes by, pictures from all
along the walk are kept. Takes a few minutes.
"""

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.families import domino_picture
from cluewright.nonogram.ladder import Rung
from cluewright.nonogram.lessons import cores
from cluewright.nonogram.patterns import random_pattern
from cluewright.nonogram.steer import TechniqueTarget, steer

FILE = Path(__file__).parents[1] / "src" / "cluewright" / "nonogram" / "lesson_cores.json"
STEPS = 4_000
KEPT_PER_SIZE, SIZES = 6, 2
LEAST_SIDE = 6
Filled = NDArray[np.bool_]


def known_or_steered(rung: Rung) -> Filled:
    """Give a picture of the catalogue, or else steer random ones of 10x10 cells until one needs the technique."""
    if known := cores(rung):
        return known[0]
    number = 5000
    while True:
        number += 1
        chance = Chance(number)
        picture = random_pattern(10, 10, 380 + chance.below(80), chance)
        found = steer(picture, TechniqueTarget(rung), chance, steps=500, budget=Budget())
        if not found.distance:
            return found.picture


STARTS: dict[Rung, Callable[[], Filled]] = {
    Rung.SMALL_GAP: lambda: known_or_steered(Rung.SMALL_GAP),
    Rung.COMMON_CONSEQUENCE: lambda: known_or_steered(Rung.COMMON_CONSEQUENCE),
    Rung.TWO_CELLS: lambda: domino_picture(5),
}


def walk(picture: Filled, rung: Rung, chance: Chance) -> list[Filled]:
    """Give every picture of a walk on which the technique stays needed."""
    target, found = TechniqueTarget(rung), [picture]
    for _ in range(STEPS):
        tried = picture.copy()
        if chance.below(4) == 0 and min(tried.shape) > LEAST_SIDE:
            axis = chance.below(2)
            tried = np.delete(tried, chance.below(tried.shape[axis]), axis=axis)
        else:
            for _ in range(1 + chance.below(2)):
                tried[chance.below(tried.shape[0]), chance.below(tried.shape[1])] ^= True
        if target.distance(clues_of(tried), tried.astype(np.uint8), Budget()) == 0:
            picture = tried
            found.append(picture)
    return found


def chosen(pictures: list[Filled]) -> list[list[str]]:
    """Choose among the smallest sizes, spread over the walk."""
    by_size: dict[tuple[int, ...], list[Filled]] = {}
    for picture in pictures:
        by_size.setdefault(picture.shape, []).append(picture)
    kept: list[list[str]] = []
    for size in sorted(by_size, key=lambda shape: (shape[0] * shape[1], shape))[:SIZES]:
        alike = by_size[size]
        spread = alike[:: max(1, len(alike) // KEPT_PER_SIZE)][:KEPT_PER_SIZE]
        kept += [rows for rows in (Board.solved(picture).rows() for picture in spread) if rows not in kept]
    return kept


def main() -> None:
    parts = []
    for rung, start in STARTS.items():
        pictures = chosen(walk(start(), rung, Chance(int(rung))))
        print(f"{rung.name}: {len(pictures)} pictures from {len(pictures[0][0])}x{len(pictures[0])} cells on")
        listed = ",\n".join(f"    {json.dumps(rows)}" for rows in pictures)
        parts.append(f"  {json.dumps(rung.name)}: [\n{listed}\n  ]")
    FILE.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
