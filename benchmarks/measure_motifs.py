"""Nonograms of motifs: how often levels are met, how well pictures are recognised, how often they are alike.

python benchmarks/measure_motifs.py                    a quick look at everything
python benchmarks/measure_motifs.py levels             hit rate and CPU time, by size and level
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
from cluewright.core.errors import GenerationFailed
from cluewright.core.item import SHOWS
from cluewright.core.recipe import Recipe
from cluewright.core.technique import Level
from cluewright.motifs import by_id, motifs
from cluewright.motifs.shapes import scaled, trimmed
from cluewright.nonogram.kind import KIND
from cluewright.nonogram.poses import draft, pose
from cluewright.nonogram.recipes import MOTIF_LEVEL_SIZES, MOTIF_SIZES

SIZES = ((5, 5), (6, 6), (7, 7), (8, 8), (10, 10), (12, 12), (15, 15), (20, 20), (25, 25), (30, 30), (40, 40), (64, 64))
SIZES += ((20, 10), (10, 30), (45, 12))
SQUARE = 64


def make(size, seed, level=None, **options):
    return KIND.generate(Recipe("nonogram", size, seed, level, {"pattern": "motif", **options}))


def picture(item):
    return item.solution.cells == item.solution.cells.max()


def levels(boards):
    print("\nLevels met, of 100, and milliseconds")
    print("  size   " + "".join(f"{name!s:>16}" for name in ("any", *Level)))
    for size in SIZES:
        cells = []
        for level in (None, *Level):
            if not MOTIF_LEVEL_SIZES.get(level, MOTIF_SIZES).hold(size):
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
            cells.append(f"{100 * met / boards:.0f} {statistics.median(spent):8.1f}")
        print(f"  {size[0]:>2}x{size[1]:<4}" + "".join(f"{cell:>16}" for cell in cells), flush=True)


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
    from PIL import Image, ImageDraw

    columns, room = 20, 76
    image = Image.new("L", (columns * room, -(-boards // columns) * (room + 12)), 255)
    pen = ImageDraw.Draw(image)
    for seed in range(boards):
        item = make((side, side), seed, level)
        left, top = seed % columns * room + 2, seed // columns * (room + 12) + 1
        scale = max(1, 70 // side)
        dark = np.kron(picture(item), np.ones((scale, scale), bool))
        image.paste(Image.fromarray(np.where(dark, 0, 255).astype(np.uint8)), (left, top))
        pen.rectangle((left - 1, top - 1, left + scale * side, top + scale * side), outline=160)
        pen.text((left - 2, top + 70), item.solved_title()[:13], fill=0)
    image.save(out)
    print(f"{boards} boards of {side}x{side} are in {out}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", nargs="?", choices=("levels", "recognised", "alike", "sheet"))
    parser.add_argument("--boards", type=int, default=None, help="of each sort")
    parser.add_argument("--size", type=int, default=15)
    parser.add_argument("--level", type=Level, default=None)
    parser.add_argument("--out", type=Path, default=Path("sheet.png"))
    given = parser.parse_args()
    if given.part in (None, "levels"):
        levels(given.boards or 20)
    if given.part in (None, "recognised"):
        recognised(given.boards or 200)
    if given.part in (None, "alike"):
        alike(given.boards or 500)
    if given.part == "sheet":
        sheet(given.boards or 200, given.size, given.level, given.out)


if __name__ == "__main__":
    main()
