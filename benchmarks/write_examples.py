"""Write the smallest board that shows each technique of a kind into its technique_examples.json.

python benchmarks/write_examples.py hitori --seeds 20

Examples that are there stay; their boards after the step are written anew. The size of the exercises of a technique is
the smallest square on which each of twelve seeds gives one in time.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from cluewright.core.budget import Budget
from cluewright.core.errors import CluewrightError
from cluewright.core.example import FILE, Example, examples_of
from cluewright.core.kind import Kind
from cluewright.core.lesson import lesson
from cluewright.core.registry import kind as find_kind
from cluewright.core.size import Size
from cluewright.core.technique import Technique

SIDES = range(3, 11)
EXERCISES = 12
"""Exercises that a size has to give before it is taken."""
LEAST = 4
"""On smaller boards there is nothing to look for."""


def smallest(kind: Kind[Any, Any], technique: Technique, seeds: int, seconds: float) -> tuple[Any, Any] | None:
    """Look for the smallest puzzle that shows a technique, and the board on which it is next."""
    sizes = [(width, height) for width in SIDES for height in SIDES if 0 <= width - height <= 2]
    for size in sorted(sizes, key=lambda size: (size[0] * size[1], size[0])):
        for seed in range(seeds):
            try:
                found = lesson(kind, technique, size=size, seed=seed, budget=Budget(seconds=seconds))
            except CluewrightError:
                continue
            return found.puzzle, found.board
    return None


def for_exercises(kind: Kind[Any, Any], technique: Technique, seconds: float) -> Size | None:
    """Look for the smallest square on which exercises of a technique are made readily; None if there is none."""
    for side in (side for side in SIDES if side >= LEAST):
        try:
            for seed in range(1, EXERCISES + 1):
                lesson(kind, technique, size=(side, side), seed=seed, budget=Budget(seconds=seconds))
        except CluewrightError:
            continue
        return side, side
    return None


def lines(examples: list[dict[str, Any]]) -> str:
    """Write examples with a line for each of their keys."""
    entries = (
        ",\n".join(f"    {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in entry.items())
        for entry in examples
    )
    return "[\n" + ",\n".join(f"  {{\n{entry}\n  }}" for entry in entries) + "\n]\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind")
    parser.add_argument("--seeds", type=int, default=20, help="how many to try at each size")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each try")
    asked = parser.parse_args()
    kind = find_kind(asked.kind)
    there = {example.technique.slug: example for example in examples_of(kind)}
    written = []
    for technique in kind.techniques:
        old = there.get(technique.slug)
        shown = (old.puzzle, old.board) if old else smallest(kind, technique, asked.seeds, asked.seconds)
        if shown is None:
            print(f"no small board shows {technique.slug}", file=sys.stderr)
            continue
        puzzle, board = shown
        step = next(iter(kind.explain(puzzle, board)))
        after = kind.apply_step(puzzle, board, step)
        exercise = (old and old.exercise) or for_exercises(kind, technique, asked.seconds)
        written.append(Example(technique, puzzle, board, after, exercise).to_data(kind))
    module = sys.modules[type(kind).__module__].__file__
    assert module is not None
    Path(module).with_name(FILE).write_text(lines(written), "utf-8")


if __name__ == "__main__":
    main()
