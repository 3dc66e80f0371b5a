"""How long drawing takes and how large the files are: small boards, and a million cells.

Every form is written once to warm up and then timed, the least of several; the ratio is to the time the same drawing
takes in SVG.
"""

import argparse
import json
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

import cluewright as cw
from cluewright.hitori.board import Board as HitoriBoard
from cluewright.nonogram.board import Board as NonogramBoard
from cluewright.render.drawing import Drawing

SIDE = 1000
FORMS: dict[str, Callable[[Drawing], Any]] = {
    "svg": lambda drawing: drawing.svg(),
    "png": lambda drawing: drawing.png(),
    "pdf": lambda drawing: drawing.pdf(),
    "terminal": lambda drawing: drawing.terminal(width=100, height=50, colour=True),
    "plain": lambda drawing: drawing.terminal(width=100, height=50, colour=False),
    "notebook": lambda drawing: drawing._repr_svg_() or drawing._repr_png_(),
}


def disc(side: int) -> Any:
    """Give a picture with long blocks, as pictures of things have."""
    y, x = np.mgrid[0:side, 0:side]
    return ((x - side / 2) ** 2 + (y - side / 2) ** 2 < (0.4 * side) ** 2) ^ ((x // 40 + y // 60) % 3 == 0)


def drawings() -> dict[str, Callable[[], Drawing]]:
    """Give what is drawn, each made anew when called."""
    noise = np.random.default_rng(1).random((SIDE, SIDE)) < 0.5
    picture = disc(SIDE)
    half = np.where(np.random.default_rng(2).random((SIDE, SIDE)) < 0.5, np.where(noise, 2, 1), 0).astype(np.uint8)
    numbers = np.random.default_rng(3).integers(1, 1000, (SIDE, SIDE), np.int32)
    hitori = cw.Hitori(numbers)
    shaded = HitoriBoard.solved(np.indices((SIDE, SIDE)).sum(axis=0) % 3 == 0)
    of_noise, of_picture = cw.clues_of(noise), cw.clues_of(picture)
    zipped = cw.generate("zip", size=(20, 15), seed=1)
    samples = {name: cw.kind(name).sample() for name in ("nonogram", "hitori", "zip")}
    return {
        **{f"{name}, sample": lambda item=item: cw.draw(item, solution=True) for name, item in samples.items()},
        "zip, 20x15": lambda: cw.draw(zipped, solution=True),
        "nonogram, 1000x1000, picture": lambda: cw.draw(of_picture, board=NonogramBoard.solved(picture)),
        "nonogram, 1000x1000, noise": lambda: cw.draw(of_noise, board=NonogramBoard.solved(noise)),
        "nonogram, 1000x1000, half solved": lambda: cw.draw(of_noise, board=NonogramBoard(half)),
        "nonogram, 1000x1000, all clues": lambda: cw.draw(of_noise, clues=True),
        "hitori, 1000x1000": lambda: cw.draw(hitori, board=shaded),
    }


def least(work: Callable[[], Any], runs: int) -> tuple[float, Any]:
    """Give the least time of several runs, and the result."""
    result, times = None, []
    for _ in range(runs):
        start = time.perf_counter()
        result = work()
        times.append(time.perf_counter() - start)
    return min(times), result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")
    parser.add_argument("--runs", type=int, default=2)
    chosen = parser.parse_args()
    cw.draw(cw.kind("zip").sample()).pdf()
    if not chosen.json:
        print(f"{'drawing':34}{'form':10}{'seconds':>9}{'ratio':>8}{'size':>12}")
    for name, make in drawings().items():
        seconds, drawing = least(make, chosen.runs)
        rows = [("scene", seconds, None)]
        for form, write in FORMS.items():
            taken, data = least(partial(write, drawing), chosen.runs)
            rows.append((form, taken, len(data.encode() if isinstance(data, str) else data)))
        base = {form: taken for form, taken, _ in rows}["svg"]
        for form, taken, size in rows:
            if chosen.json:
                print(json.dumps({"drawing": name, "form": form, "seconds": round(taken, 4), "bytes": size}))
            else:
                shown = "" if size is None else f"{size:12,}"
                print(f"{name:34}{form:10}{taken:9.3f}{taken / base:8.2f}{shown}")


if __name__ == "__main__":
    main()
