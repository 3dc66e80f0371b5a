"""The recipe options of colour nonograms, and how a recipe is read."""

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from cluewright.colour_nonogram.lessons import LESSONS
from cluewright.colour_nonogram.palette import FEWEST_COLOURS, MOST_COLOURS
from cluewright.colour_nonogram.picture import USUAL_COLOURS, PictureSettings
from cluewright.colour_nonogram.repair import Goal
from cluewright.core.errors import InvalidRecipe, shown
from cluewright.core.picture_fit import FITS
from cluewright.core.recipe import FolderOption, Option, Recipe
from cluewright.core.size import Sizes, parse_size
from cluewright.core.technique import Level
from cluewright.motifs.index import SUBJECTS

REVISION = 1
"""Raised whenever the same recipe would give another puzzle."""

PATTERNS = ("motif", "random", "picture")
SIZES = Sizes(((3, 3),), (100, 100))
"""Of the puzzles that are made, the pictures that are repaired and the puzzles whose clues are hidden."""
LEVEL_SIZES = {
    Level.MEDIUM: Sizes(((6, 6),), (40, 40)),
    Level.HARD: Sizes(((8, 8),), (25, 25)),
    Level.EXPERT: Sizes(((10, 10),), (20, 20)),
    Level.EXTREME: Sizes(((12, 12),), (16, 16)),
}
"""Smaller puzzles of a level are too rare to be found in time, and larger ones take too long to repair and to grade."""
MOTIF_SIZES = Sizes(((10, 10),), SIZES.largest)
"""On smaller boards motifs cannot be recognised."""
MOTIF_LEVEL_SIZES = {
    Level.MEDIUM: Sizes(((12, 12),), (40, 40)),
    Level.HARD: Sizes(((12, 12),), (25, 25)),
    Level.EXPERT: Sizes(((15, 15),), (20, 20)),
}
"""No motif is extreme: logic settles pictures whose colours lie together."""

RANDOM_COLOURS = 3
"""How many colours a random picture has, unless the recipe says so; an extreme one has the fewest."""

LESSON_SIZES = Sizes(SIZES.smallest, (40, 40))
"""Larger boards take too long to steer."""

_NO_LESSON = {"lesson": (None,)}
_MOTIF = {"pattern": ("motif",)}
_RANDOM = {"pattern": ("random",)}
_IMAGE = {"pattern": ("picture",)}
_DRAWN = {"pattern": (None, "motif", "random")}
"""Where chance draws, so that another try gives another picture; lessons have no pattern."""

HIDE = ("none", "numbers", "clues", "both")

OPTIONS = (
    Option("lesson", str, None, "A technique the puzzle must need, with nothing of a harder level.", LESSONS),
    Option(
        "pattern",
        str,
        "motif",
        "What the solution looks like; default: a motif if the size and level have one, otherwise random.",
        PATTERNS,
        needs=_NO_LESSON,
    ),
    Option("subject", str, None, "The subject of the motif; default: any.", SUBJECTS, needs=_MOTIF),
    Option("motif", str, None, "The motif, such as owl; default: any of the subject.", needs=_MOTIF),
    Option(
        "shape",
        str,
        "size",
        "Whether the board has exactly this size, or the motif's shape within it.",
        ("size", "motif"),
        needs=_MOTIF,
    ),
    Option(
        "colours",
        int,
        None,
        f"The most colours besides the background, 2 to 15; default: those of the motif, {USUAL_COLOURS} of a picture, "
        f"{RANDOM_COLOURS} at random.",
        minimum=FEWEST_COLOURS,
        maximum=MOST_COLOURS,
    ),
    Option(
        "density",
        float,
        None,
        "The share of coloured cells, from 0.2 to 0.95; default: chosen to suit the level.",
        minimum=0.2,
        maximum=0.95,
        needs=_RANDOM,
    ),
    Option("picture", str, None, "The image file for a picture pattern.", file=True, needs=_IMAGE),
    Option("fit", str, "contain", "How an image of a different shape fits the board.", FITS, needs=_IMAGE),
    Option("dither", bool, False, "Mix dots of two colours for a colour between them.", needs=_IMAGE),
    Option("repair", str, "unique", "What to repair a picture for.", (*Goal, "none"), needs=_NO_LESSON),
    Option(
        "hide",
        str,
        None,
        "Which clues to hide while the solution stays the only one: numbers (a blot shows the colour), clues of whole "
        "lines, both or none; default: none, but numbers where the level extreme needs it.",
        HIDE,
        needs=_NO_LESSON,
    ),
    Option(
        "tries",
        int,
        None,
        "Maximum number of pictures to try, 1 to 100000; default: depends on the size.",
        minimum=1,
        maximum=100_000,
        needs=_DRAWN,
    ),
)

FOLDERS = (
    FolderOption(
        "pictures",
        "picture",
        "A folder of image files: each becomes a puzzle.",
        (".bmp", ".gif", ".jpeg", ".jpg", ".pbm", ".pgm", ".png", ".ppm", ".tif", ".tiff", ".webp"),
        {"pattern": "picture"},
    ),
)

PICTURE_OPTIONS = (
    Option(
        "colours",
        int,
        USUAL_COLOURS,
        "The most colours besides the background, 2 to 15.",
        minimum=FEWEST_COLOURS,
        maximum=MOST_COLOURS,
    ),
    Option("dither", bool, False, "Mix dots of two colours for a colour between them."),
    Option("fit", str, "contain", "How the image fits the board.", FITS),
    Option("crop", str, None, "Crop first: LEFT,TOP,RIGHT,BOTTOM in pixels."),
    Option("trim", bool, True, "Trim a border of one colour."),
    Option("frame", int, 0, "Which frame of an animated file, counting from 0."),
)
"""How an image file becomes a board."""


@dataclass(frozen=True, slots=True)
class ReadRecipe:
    """A recipe read and checked."""

    recipe: Recipe
    pattern: str
    colours: int | None
    density: int | None
    """In per mille."""
    picture: Path | None
    settings: PictureSettings | None
    goal: Goal | None
    hide: str | None
    tries: int
    subject: str | None = None
    motif: str | None = None
    shaped: bool = False
    """Whether the board takes the motif's shape."""
    lesson: str | None = None
    """The technique that is needed, by its slug; then there is no pattern to follow."""


def check(recipe: Recipe) -> None:
    """Raise `InvalidRecipe` for impossible combinations of valid options."""
    options, level = recipe.options, recipe.difficulty
    if (lesson := options.get("lesson")) is not None:
        LESSON_SIZES.require(recipe.size, f"puzzles for the lesson {lesson}")
        return
    if options["pattern"] == "picture" and not options.get("picture"):
        raise InvalidRecipe("the pattern picture needs a picture")
    if options["pattern"] == "motif":
        _check_motif(recipe)
    if options["repair"] == Goal.NO_GUESS and level is not None and level > Level.MEDIUM:
        raise InvalidRecipe(
            f"puzzles without guessing are easy or medium, never {level}: leave out repair or difficulty"
        )
    if options["repair"] == Goal.NO_GUESS and options.get("hide") not in (None, "none"):
        raise InvalidRecipe("hidden clues may need guessing: leave out repair or hide")


def _check_motif(recipe: Recipe) -> None:
    options = recipe.options
    MOTIF_SIZES.require(recipe.size, "colour nonograms of motifs")
    if recipe.difficulty is Level.EXTREME:
        raise InvalidRecipe("colour nonograms of motifs are never extreme: leave out the pattern or the difficulty")
    if recipe.difficulty in MOTIF_LEVEL_SIZES:
        sizes = MOTIF_LEVEL_SIZES[recipe.difficulty]
        sizes.require(recipe.size, f"colour nonograms of motifs of the level {recipe.difficulty}")
    if (name := options.get("motif")) is None:
        return
    from cluewright.motifs.colour_pack import colour_by_id  # the index is read where a motif is named

    if name not in colour_by_id():
        close = get_close_matches(name, colour_by_id(), 3)
        hint = f"; there is {' and '.join(close)}" if close else ": choose another, or a subject"
        raise InvalidRecipe(f"there is no motif in colour {shown(name)}{hint}")
    if options.get("subject") not in (None, subject := colour_by_id()[name].motif.subject):
        raise InvalidRecipe(f"the motif {name} belongs to {subject}, not to {options['subject']}")


def with_pattern(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the recipe data, with the implied pattern if it names none.

    That is a motif, unless only chance could do it: at another size, at a level that motifs lack at that size, or
    with a density. What is wrong with the size or the level is left to whoever reads them.
    """
    said = {name: value for name, value in data.items() if value is not None}
    if "pattern" in said or "lesson" in said:
        return said
    try:
        size = parse_size(said["size"])
    except (KeyError, InvalidRecipe):
        return said
    level = said.get("difficulty")
    sizes = MOTIF_LEVEL_SIZES.get(Level(level), MOTIF_SIZES) if level in list(Level) else MOTIF_SIZES
    useless = next((name for name in ("subject", "motif", "shape") if name in said), None)
    if "density" not in said and (useless or level != Level.EXTREME) and sizes.hold(size):
        return said
    if useless:
        if "density" in said:
            raise InvalidRecipe(f"{useless} has no effect with a density: leave out one of them")
        what = "colour nonograms of motifs" + ("" if sizes is MOTIF_SIZES else f" of the level {level}")
        sizes.require(size, f"{useless} has no effect here: {what}")
    return {**said, "pattern": "random"}


def shaped(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the recipe data with a board in the motif's shape, if it shows one and sets no size."""
    said = with_pattern(data)
    motif = said.get("pattern", "motif") == "motif" and "lesson" not in said
    return {**said, "shape": "motif"} if motif and "shape" not in said else said


def plan_of(recipe: Recipe) -> ReadRecipe:
    """Return a checked recipe in the generator's terms, with what it leaves open filled in."""
    options, size = recipe.options, recipe.size
    pattern, density, colours = options.get("pattern", "lesson"), options.get("density"), options.get("colours")
    hide = options.get("hide")
    settings = None
    if pattern == "picture":
        settings = PictureSettings(size, colours or USUAL_COLOURS, dither=options["dither"], fit=options["fit"])
    return ReadRecipe(
        recipe=recipe,
        pattern=pattern,
        colours=colours or _random_colours(recipe),
        density=None if density is None else round(density * 1000),
        picture=Path(options["picture"]) if pattern == "picture" else None,
        settings=settings,
        goal=Goal(options["repair"]) if options.get("repair", "none") != "none" else None,
        hide=hide or ("numbers" if recipe.difficulty is Level.EXTREME else None),
        tries=options.get("tries", _usual_tries(*size)),
        subject=options.get("subject"),
        motif=options.get("motif"),
        shaped=options.get("shape") == "motif",
        lesson=options.get("lesson"),
    )


def _random_colours(recipe: Recipe) -> int | None:
    if recipe.options.get("pattern") != "random":
        return None
    return FEWEST_COLOURS if recipe.difficulty is Level.EXTREME else RANDOM_COLOURS


def _usual_tries(width: int, height: int) -> int:
    """Try small boards more often: they are quick, and what is wanted is rarer on them."""
    return max(60, min(1000, 60_000 // (width * height)))
