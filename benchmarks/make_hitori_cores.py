"""Look for small Hitori that need the rarest techniques, and add them to the generator's cores.

python benchmarks/make_hitori_cores.py "nested-contradiction" 6x6 --count 8
python benchmarks/make_hitori_cores.py "nested-contradiction" 8x8 --from "common-consequence"

Without --from the search starts from nothing; with it, it goes on from cores of another technique. Every core is
proved and graded anew before it is kept. `--sample` keeps nothing and only tells how many of so many searches find one.
"""

import argparse
import json
import time
from pathlib import Path

import cluewright.hitori
from cluewright.core.errors import GenerationFailed
from cluewright.core.outcome import Verdict
from cluewright.core.recipe import Recipe
from cluewright.core.size import parse_size
from cluewright.core.verbs import solve
from cluewright.hitori.cores import cores
from cluewright.hitori.generator import make
from cluewright.hitori.techniques import TECHNIQUES, TIERS, climb

DATA = Path(cluewright.hitori.__file__).with_name("cores.json")


def search(technique, size, seed, start, tries):
    """Give an item that needs the technique and nothing harder, or None."""
    options = {"strategy": "default", "lesson": technique, "tries": tries}
    tier = {one.name: TIERS[one.order] for one in TECHNIQUES}.get(start)
    known = [core for core in cores() if core.tier == tier and core.fits(size)]
    try:
        item = make(Recipe("hitori", size, seed, options=options), known)
    except GenerationFailed:
        return None
    assert solve(item.puzzle, strategy="sat").verdict is Verdict.UNIQUE
    path = climb(item.puzzle)
    assert path.solved
    assert path.tier == TIERS[[one.name for one in TECHNIQUES].index(technique)]
    return item


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("technique")
    parser.add_argument("size", type=parse_size)
    parser.add_argument("--count", type=int, default=1, help="searches to make")
    parser.add_argument("--seed", type=int, default=0, help="the first of them")
    parser.add_argument("--tries", type=int, default=2000, help="boards to start from in each search")
    parser.add_argument("--from", dest="start", help="start from the cores of this technique")
    parser.add_argument("--sample", action="store_true", help="only count")
    arguments = parser.parse_args()
    found = 0
    for seed in range(arguments.seed, arguments.seed + arguments.count):
        begin = time.thread_time()
        item = search(arguments.technique, arguments.size, seed, arguments.start, arguments.tries)
        print(f"seed {seed}: {item and item.puzzle!r} {time.thread_time() - begin:.1f} s", flush=True)
        if item is None:
            continue
        found += 1
        if not arguments.sample:
            data = json.loads(DATA.read_text("utf-8")) if DATA.exists() else {}
            entry = ["/".join(item.puzzle.rows()), "/".join(item.solution.rows())]
            data.setdefault(arguments.technique, []).append(entry)
            DATA.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    print(f"{found} of {arguments.count} searches found one")


if __name__ == "__main__":
    main()
