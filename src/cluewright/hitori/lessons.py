"""The smallest boards that show each technique of Hitori: size and seed of the lesson recipe.

Found by benchmarks/find_small_lessons.py.
"""

from cluewright.core.size import Size

SMALL_LESSONS: dict[str, tuple[Size, int]] = {
    "shaded neighbour": ((4, 4), 0),
    "repeated number": ((4, 4), 0),
    "triple": ((4, 4), 0),
    "sandwich": ((4, 4), 0),
    "pair isolation": ((4, 4), 0),
    "flanked pair": ((6, 4), 0),
    "corner quad": ((4, 4), 0),
    "corner triple": ((4, 4), 0),
    "corner double": ((4, 4), 0),
    "last exit": ((4, 4), 0),
    "cut cell": ((4, 4), 0),
    "edge pairs": ((4, 4), 0),
    "offset pair": ((4, 4), 0),
    "double near edge": ((4, 4), 0),
    "double beside diagonal": ((4, 4), 0),
    "number contradiction": ((4, 4), 0),
    "connectivity contradiction": ((4, 4), 0),
    "common consequence": ((7, 6), 0),
    "nested contradiction": ((6, 5), 0),
}
