"""The recipe options of nonograms, and how a recipe is read."""

from dataclasses import dataclass
from pathlib import Path

from cluewright.clued_lines.pictures import Goal
from cluewright.clued_lines.recipes import (
    CROP,
    FIT,
    FIT_BOARD,
    FRAME,
    MOTIF,
    NO_LESSON,
    OF_IMAGE,
    PICTURE,
    REPAIR,
    TRIM,
    MotifBoards,
    pattern_option,
    require_motif,
    require_no_guess,
    tries_option,
)
from cluewright.core.errors import InvalidRecipe, shown
from cluewright.core.recipe import Option, Recipe
from cluewright.core.size import Size, Sizes, format_size
from cluewright.core.technique import Level
from cluewright.nonogram.ladder import Rung
from cluewright.nonogram.picture import METHODS, PictureSettings, read_threshold
from cluewright.nonogram.solver import LONGEST_WORD_SIDE
from cluewright.nonogram.symmetry import FORMER_NAMES, Symmetry, require_possible
from cluewright.nonogram.techniques import BY_RUNG, SEARCH, TECHNIQUES

REVISION = 8
"""Raised whenever the same recipe would give another puzzle."""

PATTERNS = ("motif", "random", "symmetric", "geometric", "organic", "text", "picture")
GEOMETRIC = ("shapes", "rings", "frames", "stripes", "maze")
ALWAYS_EASY = ("frames", "maze")
"""Lines alone settle these styles, and a few changed cells do not make them harder."""
ORGANIC = ("smooth", "cellular")
TEXTURES = ("islands", "hills", "caves", "rings", "stripes", "maze")
"""Large pictures for watching, in `textures`."""
RUNGS = {
    technique.slug: next(rung for rung, of in BY_RUNG.items() if of.order == technique.order)
    for technique in TECHNIQUES
    if technique is not SEARCH
}

SIZES = Sizes(((1, 1),), (200, 200))
"""Of the puzzles that are made, the pictures that are repaired and the puzzles whose clues are hidden."""
_DEEP = (LONGEST_WORD_SIDE, LONGEST_WORD_SIDE)
"""Larger puzzles are made for levels that single lines settle; what goes deeper takes too long there."""
NOTHING_DEEP_UP_TO = 5
"""No puzzle with such sides needs more than contradictions, as benchmarks/enumerate_5x5.py shows: a smaller
board is a 5x5 one with empty lines."""
LEVEL_SIZES = {
    Level.MEDIUM: Sizes(((2, 9), (3, 6), (4, 5)), SIZES.largest),
    Level.HARD: Sizes(((2, 4),), _DEEP),
    Level.EXPERT: Sizes(((3, 10), (4, 7), (5, 5)), _DEEP),
    Level.EXTREME: Sizes(((6, 9), (7, 8)), _DEEP),
}
"""There is no smaller hard puzzle, and no extreme one of up to 5x5 cells. Smaller puzzles of the other levels are so
rare that none is found in time; the extreme ones are the smallest in `extreme_cores.json`."""
EXTREME_BY_CHANCE = Sizes(((8, 8),), _DEEP)
"""Extreme puzzles with a pattern or a density, which cannot be grown from a core."""

MOTIF_SIZES = Sizes(((5, 5),), _DEEP)
MOTIF_LEVEL_SIZES = {
    Level.MEDIUM: Sizes(((8, 8),), _DEEP),
    Level.HARD: Sizes(((6, 6),), _DEEP),
    Level.EXPERT: Sizes(((8, 8),), _DEEP),
    Level.EXTREME: Sizes(((14, 14),), _DEEP),
}
"""On smaller boards, pictures of the level that can be recognised are too rare."""
MOTIF_BOARDS = MotifBoards("nonograms of motifs", MOTIF_SIZES, MOTIF_LEVEL_SIZES)

_OF_CHANCE = ("random", "symmetric", "organic")
_DRAWN = {"pattern": (None, "motif", *_OF_CHANCE, "geometric")}
"""Where chance draws, so that another try gives another picture; lessons have no pattern."""

OPTIONS = (
    Option("lesson", str, None, "A technique the puzzle must need, with nothing harder.", tuple(RUNGS)),
    pattern_option(PATTERNS),
    *MOTIF,
    Option(
        "density",
        float,
        None,
        "The share of filled cells, from 0.05 to 0.95; default: chosen to suit the board.",
        minimum=0.05,
        maximum=0.95,
        needs=NO_LESSON | {"pattern": _OF_CHANCE},
    ),
    Option(
        "symmetry",
        str,
        "left-right",
        "The symmetry of a symmetric pattern.",
        tuple(Symmetry),
        needs={"pattern": ("symmetric",)},
        formerly=FORMER_NAMES,
    ),
    Option(
        "style",
        str,
        "any",
        "The style of a geometric or organic pattern.",
        ("any", *GEOMETRIC, *ORGANIC),
        needs={"pattern": ("geometric", "organic")},
    ),
    Option("text", str, None, "The words for a text pattern.", needs={"pattern": ("text",)}),
    PICTURE,
    Option(
        "threshold",
        str,
        "otsu",
        f"How an image becomes black and white: {', '.join(METHODS)} or a grey, 1 to 255.",
        needs=OF_IMAGE,
    ),
    FIT,
    Option("invert", bool, False, "Fill the light parts of the image instead of the dark ones.", needs=OF_IMAGE),
    REPAIR,
    Option(
        "best_of",
        int,
        1,
        "Make this many and keep the best-looking one, 1 to 100.",
        minimum=1,
        maximum=100,
        needs=_DRAWN,
    ),
    tries_option(_DRAWN),
)


@dataclass(frozen=True, slots=True)
class ReadRecipe:
    """A recipe read and checked."""

    recipe: Recipe
    width: int
    height: int
    pattern: str
    density: int | None
    """In per mille."""
    symmetry: Symmetry | None
    style: str
    text: str
    picture: Path | None
    settings: PictureSettings | None
    rung: Rung | None
    goal: Goal | None
    best_of: int
    tries: int
    subject: str | None = None
    motif: str | None = None
    shaped: bool = False
    """Whether the board takes the motif's shape."""

    @property
    def fixed(self) -> bool:
        """Tell whether the pattern is given, so that chance cannot make another."""
        return self.pattern in ("text", "picture")

    @property
    def styles(self) -> tuple[str, ...]:
        """List the styles a geometric or organic picture may have: with a level, those that can have it."""
        if self.style != "any":
            return (self.style,)
        if self.pattern == "organic":
            return ORGANIC
        harder = self.recipe.difficulty not in (None, Level.EASY)
        return tuple(style for style in GEOMETRIC if not (harder and style in ALWAYS_EASY))


def check(recipe: Recipe) -> None:
    """Raise `InvalidRecipe` for impossible combinations of valid options."""
    options, level = recipe.options, recipe.difficulty
    if (lesson := options.get("lesson")) is not None:
        _check_lesson(lesson, recipe.size)
        return
    pattern, style = options["pattern"], options.get("style", "any")
    for name in ("text", "picture"):
        if pattern == name and not options.get(name):
            raise InvalidRecipe(f"the pattern {name} needs a {name}")
    if pattern == "motif":
        _check_motif(recipe)
    elif level is Level.EXTREME and (pattern != "random" or "density" in options):
        EXTREME_BY_CHANCE.require(
            recipe.size, f"extreme nonograms with a {'density' if pattern == 'random' else 'pattern'}"
        )
    if pattern == "symmetric":
        require_possible(*recipe.size, Symmetry(options["symmetry"]))
    if style not in ("any", *({"geometric": GEOMETRIC, "organic": ORGANIC}.get(pattern, ()))):
        raise InvalidRecipe(f"the pattern {pattern} has no style {shown(style)}")
    if pattern == "picture":
        read_threshold(options["threshold"])
    if style in ALWAYS_EASY and level not in (None, Level.EASY):
        others = " or ".join(each for each in GEOMETRIC if each not in ALWAYS_EASY)
        raise InvalidRecipe(
            f"pictures of the style {style} are easy, never {level}: choose {others}, or leave out difficulty"
        )
    if options["repair"] == Goal.NO_GUESS:
        require_no_guess(level)


def _check_motif(recipe: Recipe) -> None:
    MOTIF_BOARDS.require(recipe)
    if recipe.options.get("motif") is not None:
        from cluewright.motifs import by_id  # the index is read where a motif is named

        require_motif(recipe.options, by_id(), lambda motif: motif.subject, "motif")


def _check_lesson(lesson: str, size: Size) -> None:
    rung = RUNGS[lesson]
    Sizes(((1, 1),), _DEEP).require(size, f"puzzles for the lesson {lesson}")
    if rung > Rung.CONTRADICTION and max(size) <= NOTHING_DEEP_UP_TO:
        raise InvalidRecipe(
            f"no nonogram of {format_size(size)} cells needs the technique {lesson}: "
            "contradictions solve every unique board up to 5x5, so choose a larger size"
        )
    if rung > Rung.LINE_ANALYSIS and min(size) == 1:
        raise InvalidRecipe(f"a single line never needs the technique {lesson}: choose a larger size")


def plan_of(recipe: Recipe) -> ReadRecipe:
    """Return a checked recipe in the generator's terms, with what it leaves open filled in."""
    options, (width, height) = recipe.options, recipe.size
    pattern, density = options.get("pattern", "lesson"), options.get("density")
    image = {name: options[name] for name in ("threshold", "fit", "invert") if name in options}
    return ReadRecipe(
        recipe=recipe,
        width=width,
        height=height,
        pattern=pattern,
        density=None if density is None else round(density * 1000),
        symmetry=Symmetry(options["symmetry"]) if pattern == "symmetric" else None,
        style=options.get("style", "any"),
        text=options.get("text", ""),
        picture=Path(options["picture"]) if pattern == "picture" else None,
        settings=PictureSettings((width, height), **image) if image else None,
        rung=RUNGS[options["lesson"]] if pattern == "lesson" else None,
        goal=Goal(options["repair"]) if options.get("repair", "none") != "none" else None,
        best_of=options.get("best_of", 1),
        tries=options.get("tries", _motif_tries(width, height) if pattern == "motif" else _usual_tries(width, height)),
        subject=options.get("subject"),
        motif=options.get("motif"),
        shaped=options.get("shape") == "motif",
    )


def _usual_tries(width: int, height: int) -> int:
    """Try small boards more often: they are quick, and what is wanted is rarer on them."""
    return max(40, min(400, 20_000 // (width * height)))


def _motif_tries(width: int, height: int) -> int:
    """Try motifs more often: a try takes a millisecond on a small board, where the harder levels need hundreds."""
    return max(3 * _usual_tries(width, height), min(2500, 240_000 // (width * height)))


PICTURE_OPTIONS = (
    Option("threshold", str, "otsu", f"How dark parts are found: {', '.join(METHODS)}, or a grey from 1 to 255."),
    FIT_BOARD,
    CROP,
    TRIM,
    Option("invert", bool, False, "Fill the light parts instead of the dark ones."),
    FRAME,
)
"""How an image file becomes a board."""
