"""The techniques of Zip, the simplest first.

What each sees, and what it says, is in the catalogue of messages; docs/zip.md lists them. Techniques of the same order
are equally simple: native code (`native/zip/ladder`) finds them together, under one number, and names each step.
"""

from cluewright.core.technique import Level, Technique
from cluewright.zip.words import ROOM

FORCED_CORNER = Technique("forced-corner", Level.EASY, 10, ROOM)
CORRIDOR = Technique("corridor", Level.EASY, 10, ROOM)
FULL_CELL = Technique("full-cell", Level.EASY, 20, ROOM)
DEAD_END = Technique("dead-end", Level.EASY, 30, ROOM)
ONE_WAY_ON = Technique("one-way-on", Level.EASY, 30, ROOM)
TWO_WAYS_LEFT = Technique("two-ways-left", Level.EASY, 30, ROOM)
NUMBER_ORDER = Technique("number-order", Level.EASY, 40, ROOM)
NO_EARLY_LOOP = Technique("no-early-loop", Level.EASY, 50, ROOM)
NO_EARLY_END = Technique("no-early-end", Level.EASY, 60, ROOM)
CUT = Technique("cut", Level.MEDIUM, 70, ROOM)
ONLY_WAY = Technique("only-way", Level.MEDIUM, 80, ROOM)
OUT_OF_REACH = Technique("out-of-reach", Level.MEDIUM, 80, ROOM)
BRIDGE_ORDER = Technique("bridge-order", Level.HARD, 90, ROOM)
PARITY = Technique("parity", Level.HARD, 100, ROOM)
BOTH_WAYS = Technique("both-ways", Level.EXPERT, 110, ROOM)
CONTRADICTION = Technique("contradiction", Level.EXPERT, 120, ROOM)

TECHNIQUES = (
    FORCED_CORNER,
    CORRIDOR,
    FULL_CELL,
    DEAD_END,
    ONE_WAY_ON,
    TWO_WAYS_LEFT,
    NUMBER_ORDER,
    NO_EARLY_LOOP,
    NO_EARLY_END,
    CUT,
    ONLY_WAY,
    OUT_OF_REACH,
    BRIDGE_ORDER,
    PARITY,
    BOTH_WAYS,
    CONTRADICTION,
)
"""All techniques, in the order in which a person tries them."""

ROUTINE = frozenset({FULL_CELL.slug})
"""That the path does not enter a cell twice goes without saying."""

SUPPOSITION = Technique("supposition", Level.EXPERT, 130, ROOM)
CLASH = Technique("clash", Level.EXPERT, 131, ROOM)
"""These two occur only inside the chain of another step."""

NATIVE = (
    FORCED_CORNER,
    FULL_CELL,
    DEAD_END,
    NUMBER_ORDER,
    NO_EARLY_LOOP,
    NO_EARLY_END,
    CUT,
    ONLY_WAY,
    BRIDGE_ORDER,
    PARITY,
    BOTH_WAYS,
    CONTRADICTION,
)
"""As native code numbers them: of those found together the first."""


def technique_called(slug: str) -> Technique:
    """Return the technique of a slug."""
    return next(technique for technique in TECHNIQUES if technique.slug == slug)


def place_of(technique: Technique) -> int:
    """Return the number native code has for a technique and those found with it."""
    return next(place for place, each in enumerate(NATIVE) if each.order == technique.order)


NO_GUESS, LOOK_AHEAD = place_of(PARITY), place_of(CONTRADICTION)


def hardest_of(level: Level) -> int:
    """Return the native number of the hardest technique of a level or below."""
    return max(place for place, technique in enumerate(NATIVE) if technique.level <= level)


def up_to(place: int) -> int:
    """Return the set of techniques up to a native number as native code takes it, one bit each."""
    return (2 << place) - 1
