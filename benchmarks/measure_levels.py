"""How often a level that was asked for is met, and what it costs: every kind, level and many sizes, 20 seeds a cell.

    python benchmarks/measure_levels.py [--kind KIND] [--sizes 5x8,8x8] [--kept FILE] [--write]

Each result is appended to a file, and what that file has is not measured again: so it can be stopped and resumed, and
several processes can share the work. Results of another revision of a kind's recipes do not count. With --write, the
tables are put into docs/levels.md. The exit code is 1 if a kind meets fewer than 98 % of what it does not refuse, or if
nothing was measured.
"""

import argparse
import fcntl
import json
import random
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, GenerationFailed, InvalidRecipe
from cluewright.core.registry import kind as find_kind
from cluewright.core.size import Size, parse_size
from cluewright.core.technique import Level

PAGE = Path(__file__).parents[1] / "docs" / "levels.md"
KEPT = Path(__file__).parents[1] / "build" / "levels.jsonl"
SEEDS = 20
SECONDS = 300.0
"""Wall time after which a puzzle counts as not made, which is far more than anyone waits."""
ENOUGH = 0.98
SIZES: dict[str, str] = {
    "nonogram": "3x3 2x9 5x5 5x8 6x6 7x7 7x8 9x6 8x8 8x12 10x10 15x10 12x12 15x15 20x20 30x20",
    "hitori": "4x4 4x8 5x5 5x6 6x6 7x7 6x9 8x8 10x10 12x8 12x12 15x15",
    "zip": "2x2 3x3 3x5 3x6 4x4 4x5 5x5 5x6 6x5 4x12 6x6 7x7 6x9 8x8 9x9 10x10 12x8 12x12 15x15 20x20 25x25 30x30",
}
VARIANTS: dict[str, tuple[dict[str, Any], ...]] = {"nonogram": ({}, {"pattern": "random"})}
"""The recipes of a kind, apart from size and level; the first is the default."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What is asked for with different seeds."""

    kind: str
    revision: int
    variant: str
    size: str
    level: str

    def recipe(self, seed: int) -> dict[str, Any]:
        """Return the recipe as data."""
        size = list(parse_size(self.size))
        return {"kind": self.kind, "size": size, "difficulty": self.level, "seed": seed, **json.loads(self.variant)}


@dataclass
class Measured:
    """What became of the seeds of a cell."""

    refused: str = ""
    seconds: dict[int, float] = field(default_factory=dict)
    missed: set[int] = field(default_factory=set)

    @property
    def done(self) -> bool:
        return bool(self.refused) or len(self.seconds) >= SEEDS

    @property
    def hits(self) -> int:
        return len(self.seconds) - len(self.missed)

    def __str__(self) -> str:
        if self.refused:
            return "-"
        if not self.done:
            return "?"
        share = "" if not self.missed else f"**{self.hits}/{len(self.seconds)}**, "
        return share + in_words(median(self.seconds.values()))


def in_words(seconds: float) -> str:
    return (
        f"{seconds * 1000:.1f} ms"
        if seconds < 0.01
        else f"{seconds * 1000:.0f} ms"
        if seconds < 1
        else f"{seconds:.1f} s"
    )


def cells(kinds: Iterable[str], sizes: Sequence[str]) -> Iterator[Cell]:
    """Yield the cells of all tables."""
    for name in kinds:
        revision = find_kind(name).revision
        for variant in VARIANTS.get(name, ({},)):
            for size in sizes or SIZES[name].split():
                for level in Level:
                    yield Cell(name, revision, json.dumps(variant), size, level)


class Kept:
    """The results so far, in a file that several processes append to."""

    def __init__(self, path: Path) -> None:
        self._path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()

    def read(self) -> dict[Cell, Measured]:
        """Return what was measured; of two results for a seed, the first counts."""
        found: dict[Cell, Measured] = {}
        for line in self._path.read_text().splitlines():
            data = json.loads(line)
            measured = found.setdefault(Cell(**data["cell"]), Measured())
            if "refused" in data:
                measured.refused = data["refused"]
            elif data["seed"] not in measured.seconds:
                measured.seconds[data["seed"]] = data["seconds"]
                if not data["hit"]:
                    measured.missed.add(data["seed"])
        return found

    def add(self, cell: Cell, **what: Any) -> None:
        """Append a result."""
        with self._path.open("a") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            file.write(json.dumps({"cell": asdict(cell), **what}) + "\n")


def measure(cell: Cell, kept: Kept, known: Measured) -> None:
    """Make the puzzles of a cell that are not measured yet, or note that it is refused."""
    kind = find_kind(cell.kind)
    for seed in range(SEEDS):
        if seed in known.seconds:
            continue
        started = time.process_time()
        try:
            recipe = kind.read_recipe(cell.recipe(seed))
        except InvalidRecipe as error:
            kept.add(cell, refused=str(error))
            return
        try:
            item = kind.generate(recipe, budget=Budget(seconds=SECONDS))
            hit = item.rating is not None and item.rating.level is Level(cell.level)
        except (GenerationFailed, BudgetExceeded):
            hit = False
        kept.add(cell, seed=seed, seconds=time.process_time() - started, hit=hit)


def table(found: dict[Cell, Measured], wanted: Sequence[Cell]) -> list[str]:
    """Write the cells of one kind and variant as a table."""
    lines = ["| size | " + " | ".join(Level) + " |", "|---" * (len(Level) + 1) + "|"]
    for size in dict.fromkeys(cell.size for cell in wanted):
        row = [str(found.get(cell, Measured())) for cell in wanted if cell.size == size]
        if "?" in row:  # not yet measured
            continue
        lines.append(f"| {size} | " + " | ".join(row) + " |")
    return lines


def page(found: dict[Cell, Measured], wanted: Sequence[Cell]) -> tuple[str, bool]:
    """Return all tables, and whether every kind meets what it should."""
    text, fine = [], True
    for kind, variant in dict.fromkeys((cell.kind, cell.variant) for cell in wanted):
        some = [cell for cell in wanted if (cell.kind, cell.variant) == (kind, variant)]
        results = [found[cell] for cell in some if cell in found and found[cell].done and not found[cell].refused]
        made, tried = sum(each.hits for each in results), sum(len(each.seconds) for each in results)
        extra = ", ".join(f"{name} {value}" for name, value in json.loads(variant).items())
        fine = fine and bool(tried) and made >= ENOUGH * tried
        share = f"{made} of {tried} puzzles had their level ({made / tried:.1%})" if tried else "nothing was measured"
        text += [
            f"### {find_kind(kind).title}" + (f", {extra}" if extra else ""),
            "",
            *table(found, some),
            "",
            f"{share}.",
            "",
        ]
    return "\n".join(text), fine and bool(wanted)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kind", action="append", choices=sorted(SIZES), help="only this kind")
    parser.add_argument("--sizes", default="", help="only these sizes, with commas between")
    parser.add_argument("--kept", type=Path, default=KEPT, help="the file of results")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/levels.md")
    parser.add_argument("--only-show", action="store_true", help="measure nothing more")
    given = parser.parse_args()
    wanted = list(cells(given.kind or SIZES, [size for size in given.sizes.split(",") if size]))
    kept = Kept(given.kept)
    order = sorted(wanted, key=lambda cell: (_area(parse_size(cell.size)), random.random()))
    for cell in order if not given.only_show else ():
        known = kept.read().get(cell, Measured())
        if not known.done:
            measure(cell, kept, known)
            print(cell.kind, cell.variant, cell.size, cell.level, kept.read()[cell], flush=True)
    text, fine = page(kept.read(), wanted)
    print(text)
    if given.write:
        before, rest = PAGE.read_text().split("<!-- levels -->\n", 1)
        _, after = rest.split("<!-- end of levels -->", 1)
        PAGE.write_text(f"{before}<!-- levels -->\n{text}<!-- end of levels -->{after}")
    return 0 if fine else 1


def _area(size: Size) -> int:
    return size[0] * size[1]


if __name__ == "__main__":
    sys.exit(main())
