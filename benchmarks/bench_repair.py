"""How few changes make pictures unique: pictures made by script and drawn shapes, 15x15 to 60x60.

    python benchmarks/bench_repair.py [--goal no-guess] [--sheet sheet.png] [--line-art]

Prints for each family how many pictures were ambiguous, became unique, and did so with at most 2 % of their cells
changed, and in how many a part was lost or a line broken; then the share over all.
--sheet draws some of them before and after, the changed cells in red. --line-art measures drawings in thin lines at
50x50 cells instead, one line of the table for each.
"""

import argparse
import statistics
import time
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from cluewright.clued_lines.pictures import Goal
from cluewright.core.chance import Chance
from cluewright.nonogram.patterns import cellular_pattern, smooth_pattern, symmetric_pattern
from cluewright.nonogram.patterns_geometric import rings_pattern, shapes_pattern, stripes_pattern
from cluewright.nonogram.patterns_text import text_pattern
from cluewright.nonogram.picture import PictureSettings, picture_from_grey
from cluewright.nonogram.repair import Repair, repair
from cluewright.nonogram.shapes import components
from cluewright.nonogram.strokes import parts_kept
from cluewright.nonogram.symmetry import Symmetry
from drawings import DRAWINGS
from line_art import LINE_ART

Filled = NDArray[np.bool_]
SIZES = [(15, 15), (20, 16), (25, 25), (30, 24), (40, 40), (50, 38), (60, 60)]
WORDS = ["CAT", "HEY", "ZIP 42", "NO WAY", "FUN", "A-Z", "YES"]

SCRIPTED: dict[str, Callable[[int, int, int], Filled]] = {
    "shapes": lambda width, height, seed: shapes_pattern(width, height, Chance(seed)),
    "rings": lambda width, height, seed: rings_pattern(width, height, Chance(seed)),
    "stripes": lambda width, height, seed: stripes_pattern(width, height, Chance(seed)),
    "smooth": lambda width, height, seed: smooth_pattern(width, height, 450, Chance(seed)),
    "caves": lambda width, height, seed: cellular_pattern(width, height, 480, Chance(seed)),
    "symmetric": lambda width, height, seed: symmetric_pattern(width, height, 480, Symmetry.LEFT_RIGHT, Chance(seed)),
    "words": lambda width, height, seed: text_pattern(width, height, WORDS[seed % len(WORDS)]),
}


def scripted() -> list[tuple[str, Filled]]:
    """Give three pictures of every family and size."""
    return [
        (name, family(width, height, 100 * number + seed))
        for name, family in SCRIPTED.items()
        for number, (width, height) in enumerate(SIZES)
        for seed in range(3)
    ]


def drawings() -> list[tuple[str, Filled]]:
    """Give every drawing at one size, from 15x15 to 60x60 in turn."""
    found = []
    for number, (_, draw) in enumerate(DRAWINGS.items()):
        width, height = SIZES[number % len(SIZES)]
        grey = np.asarray(draw(), np.int64)
        found.append(("drawings", picture_from_grey(grey, PictureSettings((width, height)))))
    return found


def line_art() -> list[tuple[str, Filled]]:
    """Give every drawing in thin lines at 50x50 cells."""
    settings = PictureSettings((50, 50))
    return [(name, picture_from_grey(np.asarray(draw(), np.int64), settings)) for name, draw in LINE_ART.items()]


def sheet(repairs: list[tuple[Filled, Repair]], path: str) -> None:
    """Draw pictures before and after, side by side."""
    cell, columns = 4, 6
    side = 60 * cell + 10
    rows = -(-len(repairs) // columns)
    paper = Image.new("RGB", (columns * 2 * side, rows * side), (128, 128, 128))
    for place, (before, done) in enumerate(repairs):
        for number, picture in enumerate((before, done.picture)):
            colours = np.where(picture[:, :, None], 0, 255).astype(np.uint8).repeat(3, axis=2)
            if number:
                for row, column in done.changed:
                    colours[row, column] = (220, 0, 0)
            scale = max(1, 60 * cell // max(picture.shape))
            image = Image.fromarray(colours.repeat(scale, axis=0).repeat(scale, axis=1))
            paper.paste(image, (((place % columns) * 2 + number) * side + 5, place // columns * side + 5))
    paper.save(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--goal", default="unique", choices=[str(goal) for goal in Goal])
    parser.add_argument("--sheet", help="draw some repaired pictures into this PNG")
    parser.add_argument("--line-art", action="store_true", help="measure drawings in thin lines")
    options = parser.parse_args()
    goal = Goal(options.goal)
    results: dict[str, list[tuple[Filled, Repair, float]]] = {}
    for name, picture in line_art() if options.line_art else scripted() + drawings():
        began = time.process_time()
        done = repair(picture, goal=goal)
        results.setdefault(name, []).append((picture, done, time.process_time() - began))
    print(
        "| family | pictures | repaired | reached | within 2 % | mean changed % | most % | parts lost"
        " | CPU s median | most |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|")
    for name, found in [*results.items(), ("all", [one for many in results.values() for one in many])]:
        good = [done.reached and done.share <= 0.02 for _, done, _ in found]
        shares = [100 * done.share for _, done, _ in found]
        seconds = [spent for _, _, spent in found]
        lost = sum(not parts_kept(components(before), done.picture.astype(np.uint8)) for before, done, _ in found)
        print(
            f"| {name} | {len(found)} | {sum(bool(done.changed) or not done.reached for _, done, _ in found)}"
            f" | {sum(done.reached for _, done, _ in found)} | {100 * sum(good) / len(good):.1f} %"
            f" | {statistics.mean(shares):.2f} | {max(shares):.2f} | {lost}"
            f" | {statistics.median(seconds):.3f} | {max(seconds):.2f} |"
        )
    if options.sheet:
        changed = [(before, done) for found in results.values() for before, done, _ in found if done.changed]
        sheet(changed[:: max(1, len(changed) // 36)][:36], options.sheet)


if __name__ == "__main__":
    main()
