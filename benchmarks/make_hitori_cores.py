"""Look for small Hitori of the highest levels, and add them to the cores that the generator grows boards around.

    python benchmarks/make_hitori_cores.py expert 7x7 --seconds 100
    python benchmarks/make_hitori_cores.py extreme 6x6 --seconds 100 --walks 5

Every search starts from a new shading; with --walks, each one that finds something is followed by so many walks from a
core of the size to other shadings. What is found is proven and graded again before it is kept, if its shading is new
even when turned and mirrored; for an expert one, it is measured how often larger boards that grow around it keep its
level, since most do not. `--sample` keeps nothing and only counts: does a size have the level at all?
"""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path

import cluewright.hitori
from cluewright.core.errors import GenerationFailed
from cluewright.core.outcome import Verdict
from cluewright.core.recipe import Recipe
from cluewright.core.size import Size, parse_size
from cluewright.core.technique import Level
from cluewright.core.verbs import solve
from cluewright.hitori.cores import TIERS_OF_LEVEL, Core, core_of, cores
from cluewright.hitori.generator import make
from cluewright.hitori.techniques import climb
from measure_hitori import shading

DATA = Path(cluewright.hitori.__file__).with_name("cores.txt")
LONG_WALK = 300
FAILED_BOARDS = 20
"""About how many boards a try looks at before it gives up."""


def found(recipe: Recipe, start: tuple[Core, ...], walk: int) -> Core | None:
    """Return a core for the recipe, proven and graded again, or None."""
    try:
        item = make(recipe, start, walk=walk)
    except GenerationFailed:
        return None
    assert item.solution is not None
    assert solve(item.puzzle, strategy="sat").verdict is Verdict.UNIQUE
    path = climb(item.puzzle)
    assert path.solved
    core = core_of(path.tier, item.puzzle, item.solution)
    assert core.tier in TIERS_OF_LEVEL[recipe.difficulty or Level.EXPERT]
    return core


def kept(core: Core) -> int:
    """Return how many of 1,000 larger boards that grow around an expert core keep its level: the fewer of two sizes."""
    shares = []
    for size in ((core.size[0] + 1, core.size[1] + 1), (10, 10)):
        successes = boards = 0
        for seed in range(8):
            options = {"strategy": "default", "symmetry": "none", "tries": 1}
            try:
                item = make(Recipe("hitori", size, seed, Level.EXPERT, options), (core,), walk=0)
            except GenerationFailed:
                boards += FAILED_BOARDS
            else:
                assert item.proof is not None
                successes, boards = successes + 1, boards + item.proof["evaluations"]
        shares.append(1000 * successes / boards)
    return round(min(shares))


def search(level: Level, size: Size, first: int, tries: int, walks: int) -> Iterator[tuple[Core | None, str]]:
    """Yield what search after search finds, and how."""
    known = [core for core in cores() if core.tier in TIERS_OF_LEVEL[level] and core.size == tuple(sorted(size))]
    seed = first
    while True:
        # Unchecked, so that it may be for a size that is refused: whether it should be is the question.
        recipe = Recipe("hitori", size, seed, level, {"strategy": "default", "symmetry": "none", "tries": tries})
        core = found(recipe, (), 0)
        yield core, "search"
        known += [core] if core else []
        for step in range(walks if known else 0):
            start = known[(seed + step) % len(known)]
            walked = found(recipe, (start,), LONG_WALK)
            yield walked, "walk"
            known += [walked] if walked else []
        seed += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("level", type=Level, choices=list(TIERS_OF_LEVEL))
    parser.add_argument("size", type=parse_size)
    parser.add_argument("--seconds", type=float, default=60, help="CPU time to spend")
    parser.add_argument("--seed", type=int, default=0, help="of the first search")
    parser.add_argument("--tries", type=int, default=400, help="boards to start from in each search")
    parser.add_argument("--walks", type=int, default=0, help="walks after each search")
    parser.add_argument("--sample", action="store_true", help="only count")
    arguments = parser.parse_args()
    begin, searches, successes, new = time.process_time(), 0, 0, 0
    shadings = {shading(core.solution, turned=True) for core in cores()}
    for core, how in search(arguments.level, arguments.size, arguments.seed, arguments.tries, arguments.walks):
        searches += how == "search"
        if core is not None:
            successes += how == "search"
            key = shading(core.solution, turned=True)
            if key not in shadings:
                shadings.add(key)
                new += 1
                if not arguments.sample:
                    with DATA.open("a", encoding="utf-8") as file:
                        share = f" {kept(core)}" if arguments.level is Level.EXPERT else ""
                        file.write(f"{core.tier} {core.text}{share}\n")
        if time.process_time() - begin > arguments.seconds:
            break
    print(f"{arguments.level} {arguments.size}: {successes} of {searches} searches found one, {new} new shadings")


if __name__ == "__main__":
    main()
