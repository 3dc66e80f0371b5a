"""The smallest boards that show each technique of Zip: size and seed of the lesson recipe.

Found by benchmarks/find_small_lessons.py.
"""

from cluewright.core.size import Size

SMALL_LESSONS: dict[str, tuple[Size, int]] = {
    "forced corner": ((3, 3), 0),
    "full cell": ((3, 3), 0),
    "dead end": ((3, 3), 0),
    "number order": ((3, 3), 0),
    "no early loop": ((3, 3), 0),
    "no early end": ((4, 3), 0),
    "cut": ((6, 5), 1),
    "only way": ((5, 3), 0),
    "bridge order": ((5, 3), 5),
    "parity": ((5, 3), 2),
    "both ways": ((5, 4), 4),
    "contradiction": ((5, 3), 0),
}
