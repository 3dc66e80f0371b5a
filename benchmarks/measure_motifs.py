"""Nonograms of motifs: how often levels are met, how well pictures are recognised, how often they are alike.

python benchmarks/measure_motifs.py                    a quick look at everything
python benchmarks/measure_motifs.py levels             hit rate and CPU time, by size and level
python benchmarks/measure_motifs.py levels --all       the table of docs/motifs.md: squares 5 to 64, and long boards
python benchmarks/measure_motifs.py recognised         the share of boards closer to their motif than to any other
python benchmarks/measure_motifs.py alike --boards 5000
python benchmarks/measure_motifs.py sheet --size 15 --boards 200 --out sheet.png

Recognising is measured more finely than the generator does it: on squares of 64 cells, and for every motif of the pack
in turn, whatever the generator would have made of it. CPU time, medians.
"""

import argparse
import statistics
import time
from pathlib import Path

import numpy as np

from cluewright.core.chance import Chance
from cluewright.core.errors import GenerationFailed, InvalidRecipe
from cluewright.core.item import SHOWS
from cluewright.core.recipe import Recipe
from cluewright.core.size import parse_size
from cluewright.core.technique import Level
from cluewright.motifs import by_id, motifs
from cluewright.motifs.shapes import scaled, trimmed
from cluewright.nonogram.kind import KIND
from cluewright.nonogram.poses import draft, pose

SQUARES = tuple((side, side) for side in range(5, 65))
LONG = (
    (7, 5),
    (12, 8),
    (8, 24),
    (15, 10),
    (20, 10),
    (20, 13),
    (10, 30),
    (45, 12),
    (16, 30),
    (14, 40),
    (40, 8),
    (30, 20),
)
LONG += ((64, 10), (24, 64))
SIZES = ((5, 5), (6, 6), (7, 7), (8, 8), (10, 10), (12, 12), (15, 15), (20, 20), (25, 25), (30, 30), (40, 40), (64, 64))
SIZES += ((20, 10), (10, 30), (45, 12))
SQUARE = 64
A_SHEET = 100


def make(size, seed, level=None, **options):
    return KIND.generate(Recipe("nonogram", size, seed, level, {"pattern": "motif", **options}))


def picture(item):
    return item.solution.cells == item.solution.cells.max()


def is_refused(size, level):
    """Tell whether a recipe is refused at once, before anything is tried."""
    try:
        KIND.read_recipe({"kind": "nonogram", "size": size, "difficulty": level, "pattern": "motif"})
    except InvalidRecipe:
        return True
    return False


def levels(boards, sizes):
    print("\nLevels met, of 100, and milliseconds; - where the recipe is refused at once")
    print("| size | " + " | ".join(map(str, ("any", *Level))) + " |")
    print("|---" * (2 + len(Level)) + "|")
    for size in sizes:
        cells = []
        for level in (None, *Level):
            if is_refused(size, level):
                cells.append("-")
                continue
            met, spent = 0, []
            for seed in range(boards):
                begin = time.thread_time()
                try:
                    make(size, seed, level)
                    met += 1
                except GenerationFailed:
                    pass
                spent.append((time.thread_time() - begin) * 1000)
            cells.append(f"{100 * met / boards:.0f}, {statistics.median(spent):.0f} ms")
        print(f"| {size[0]}x{size[1]} | " + " | ".join(cells) + " |", flush=True)


def forms_of_all():
    return np.stack([scaled(trimmed(motif.bits), (SQUARE, SQUARE)).reshape(-1) for motif in motifs()])


def nearest(bits, forms, areas):
    """Give the number of the motif a picture has most in common with: the common area of the area they cover."""
    form = scaled(trimmed(bits), (SQUARE, SQUARE)).reshape(-1)
    common = forms @ form.astype(np.float32)
    return int(np.argmax(common / (areas + form.sum() - common)))


def recognised(boards):
    forms = forms_of_all().astype(np.float32)
    areas = forms.sum(1)
    print("\nBoards that are closer to their own motif than to any other, of 100")
    print("  size      all motifs      finished puzzles")
    for side in (10, 15, 20, 25, 30):
        chance, good = Chance(side), 0
        step = max(1, len(motifs()) // boards)
        tried = motifs()[::step]
        for motif in tried:
            drawn = draft(pose(motif, (side, side), 0, chance)).pictures(1, chance)[0]
            good += nearest(drawn, forms, areas) == motif.number
        finished = 0
        for seed in range(boards):
            item = make((side, side), seed)
            ways = (picture(item), picture(item)[:, ::-1], ~picture(item))
            own = [by_id()[name].number for name in item.meta[SHOWS]["motifs"]]
            finished += len(own) > 1 or own[0] in [nearest(way, forms, areas) for way in ways]
        print(f"  {side}x{side}  {100 * good / len(tried):10.1f}  {100 * finished / boards:16.1f}", flush=True)


def alike(boards):
    seen = {}
    for seed in range(boards):
        seen.setdefault(KIND.canonical(make((15, 15), seed).puzzle), []).append(seed)
    repeated = boards - len(seen)
    share = f"{repeated} ({100 * repeated / boards:.2f} %)"
    print(f"\nOf {boards} puzzles of 15x15, {share} are like one before, up to symmetry")


def sheet(boards, side, level, out):
    """Draw finished boards with what they show, 100 to a file, large enough to be judged."""
    from PIL import Image, ImageDraw

    columns, scale = 14, max(1, 90 // side)
    room = side * scale + 14
    for first in range(0, boards, A_SHEET):
        numbers = range(first, min(boards, first + A_SHEET))
        image = Image.new("L", (columns * room, -(-len(numbers) // columns) * (room + 4)), 255)
        pen = ImageDraw.Draw(image)
        for place, seed in enumerate(numbers):
            item = make((side, side), seed, level)
            left, top = place % columns * room + 2, place // columns * (room + 4) + 1
            dark = np.kron(picture(item), np.ones((scale, scale), bool))
            image.paste(Image.fromarray(np.where(dark, 0, 255).astype(np.uint8)), (left, top))
            pen.rectangle((left - 1, top - 1, left + scale * side, top + scale * side), outline=170)
            pen.text((left, top + scale * side + 1), "+".join(item.meta[SHOWS]["motifs"])[:18], fill=0)
        path = out.with_stem(f"{out.stem}-{first // A_SHEET + 1}")
        image.save(path)
        print(f"boards {first} to {numbers[-1]} of {side}x{side} are in {path}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", nargs="?", choices=("levels", "recognised", "alike", "sheet"))
    parser.add_argument("--boards", type=int, default=None, help="of each sort")
    parser.add_argument("--size", type=int, default=15)
    parser.add_argument("--level", type=Level, default=None)
    parser.add_argument("--out", type=Path, default=Path("sheet.png"))
    parser.add_argument("--sizes", type=parse_size, nargs="+", help="whose levels are measured, such as 10x30")
    parser.add_argument("--all", action="store_true", help="levels of all squares and many long boards")
    given = parser.parse_args()
    if given.part in (None, "levels"):
        levels(given.boards or 20, SQUARES + LONG if given.all else given.sizes or SIZES)
    if given.part in (None, "recognised"):
        recognised(given.boards or 200)
    if given.part in (None, "alike"):
        alike(given.boards or 500)
    if given.part == "sheet":
        sheet(given.boards or 200, given.size, given.level, given.out)


if __name__ == "__main__":
    main()
