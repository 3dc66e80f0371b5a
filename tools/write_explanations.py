"""Write tests/golden/explanations.txt: 300 explanations of every kind and level, for somebody to read top to bottom.

Every kind has as many, of every level and several sizes. After the words or the techniques have changed,
`python tools/write_explanations.py` writes the file again; read what has become of it. A test remakes a sample of it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from cluewright.cli.explain import step_lines
from cluewright.core.budget import Budget
from cluewright.core.errors import GenerationFailed
from cluewright.core.locales import ENGLISH
from cluewright.core.registry import kind as find_kind
from cluewright.core.technique import Level
from cluewright.core.telling import merged

FILE = Path(__file__).parents[1] / "tests" / "golden" / "explanations.txt"
KINDS = ("hitori", "nonogram", "zip")
COUNTS = {"hitori": (20, 20, 20, 20, 20), "nonogram": (24, 24, 24, 24, 4), "zip": (20, 20, 20, 20, 20)}
"""Explanations by level; extreme nonograms are large, and few are enough."""
SIZES: dict[str, tuple[tuple[str, ...], ...]] = {
    "hitori": (("4x4", "5x5"), ("5x4", "5x5"), ("5x5", "6x5"), ("6x6", "7x6"), ("7x6", "6x7")),
    "nonogram": (("5x5", "6x5"), ("5x5", "6x6"), ("6x5", "6x6"), ("6x6", "7x7"), ("12x12",)),
    "zip": (("4x4", "5x4"), ("4x4", "5x5"), ("5x5",), ("5x5", "5x6"), ("6x6", "7x7")),
}
"""By level, small ones: what is said depends on the technique far more than on the size."""
OPENED = 5
"""Of so many explanations one has its contradictions followed link by link."""
HEAD = """\
Explanations of every kind, by level. `python tools/write_explanations.py` writes this file; read it after a change.
"""


@dataclass(frozen=True)
class Case:
    """One explanation: a puzzle by its recipe, and whether its chains are opened."""

    kind: str
    level: Level
    size: str
    seed: int
    opened: bool

    @property
    def title(self) -> str:
        """Return the line above the explanation."""
        chains = ", contradictions opened" if self.opened else ""
        return f"{self.kind} {self.size}, {self.level}, seed {self.seed}{chains}"


def cases() -> Iterator[Case]:
    """Yield every explanation that the file has, in its order."""
    for name in KINDS:
        for level, sizes, count in zip(Level, SIZES[name], COUNTS[name], strict=True):
            for turn in range(count):
                yield Case(name, level, sizes[turn % len(sizes)], turn + 1, turn % OPENED == OPENED - 1)


def explanation(case: Case) -> str:
    """Return an explanation with its title, as it stands in the file."""
    kind = find_kind(case.kind)
    recipe = kind.read_recipe({"kind": case.kind, "size": case.size, "seed": case.seed, "difficulty": str(case.level)})
    try:
        item: Any = kind.generate(recipe, budget=Budget())
    except GenerationFailed as error:
        return f"== {case.title}\nNo such puzzle: {error}\n"
    steps = list(kind.explain(item.puzzle))
    lines = list(step_lines(list(merged(steps)), ENGLISH, chains=case.opened))
    return "\n".join([f"== {case.title}", *lines]) + "\n"


@cache
def kept() -> dict[str, str]:
    """Return the explanations of the file by their titles."""
    parts = FILE.read_text("utf-8").split("\n== ")[1:]
    return {part.partition("\n")[0]: f"== {part.rstrip()}\n" for part in parts}


def main() -> None:
    """Write the file."""
    FILE.parent.mkdir(exist_ok=True)
    with FILE.open("w", encoding="utf-8") as file:
        file.write(HEAD)
        for case in cases():
            file.write(f"\n{explanation(case)}")


if __name__ == "__main__":
    main()
