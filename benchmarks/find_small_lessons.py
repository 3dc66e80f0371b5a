"""Find the smallest boards that show each technique of a kind, for the kind's `small_lessons`.

python benchmarks/find_small_lessons.py hitori --seeds 20
"""

import argparse

from cluewright.core.budget import Budget
from cluewright.core.errors import CluewrightError
from cluewright.core.lesson import lesson
from cluewright.core.registry import kind as find_kind

SIDES = range(3, 11)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind")
    parser.add_argument("--seeds", type=int, default=20, help="how many to try at each size")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each try")
    asked = parser.parse_args()
    kind = find_kind(asked.kind)
    sizes = [(width, height) for width in SIDES for height in SIDES if 0 <= width - height <= 2]
    sizes.sort(key=lambda size: (size[0] * size[1], size[0]))
    for technique in kind.techniques:
        found = None
        for size in sizes:
            for seed in range(asked.seeds):
                try:
                    lesson(kind, technique, size=size, seed=seed, budget=Budget(seconds=asked.seconds))
                except CluewrightError:
                    continue
                found = size, seed
                break
            if found is not None:
                break
        print(f'    "{technique.name}": {found},', flush=True)


if __name__ == "__main__":
    main()
