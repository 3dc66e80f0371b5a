"""The recipe options of colour nonograms, and how a recipe is read."""

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
from cluewright.colour_nonogram.lessons import LESSONS
from cluewright.colour_nonogram.palette import FEWEST_COLOURS, MOST_COLOURS
from cluewright.colour_nonogram.picture import USUAL_COLOURS, PictureSettings
from cluewright.core.errors import InvalidRecipe
from cluewright.core.recipe import Option, Recipe
from cluewright.core.size import Sizes
from cluewright.core.technique import Level

REVISION = 3
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
MOTIF_BOARDS = MotifBoards("colour nonograms of motifs", MOTIF_SIZES, MOTIF_LEVEL_SIZES, never=(Level.EXTREME,))
"""No motif is extreme: logic settles pictures whose colours lie together."""

RANDOM_COLOURS = 3
"""How many colours a random picture has, unless the recipe says so; an extreme one has the fewest."""

LESSON_SIZES = Sizes(SIZES.smallest, (40, 40))
"""Larger boards take too long to steer."""

_RANDOM = {"pattern": ("random",)}
_DRAWN = {"pattern": (None, "motif", "random")}
"""Where chance draws, so that another try gives another picture; lessons have no pattern."""

HIDE = ("none", "numbers", "clues", "both")

OPTIONS = (
    Option("lesson", str, None, "A technique the puzzle must need, with nothing of a harder level.", LESSONS),
    pattern_option(PATTERNS),
    *MOTIF,
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
    PICTURE,
    FIT,
    Option("dither", bool, False, "Mix dots of two colours for a colour between them.", needs=OF_IMAGE),
    REPAIR,
    Option(
        "hide",
        str,
        None,
        "Which clues to hide while the solution stays the only one: numbers (a blot shows the colour), clues of whole "
        "lines, both or none; default: none, but numbers where the level extreme needs it.",
        HIDE,
        needs=NO_LESSON,
    ),
    tries_option(_DRAWN),
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
    FIT_BOARD,
    CROP,
    TRIM,
    FRAME,
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
    if options["repair"] == Goal.NO_GUESS:
        require_no_guess(level)
    if options["repair"] == Goal.NO_GUESS and options.get("hide") not in (None, "none"):
        raise InvalidRecipe("hidden clues may need guessing: leave out repair or hide")


def _check_motif(recipe: Recipe) -> None:
    MOTIF_BOARDS.require(recipe)
    if recipe.options.get("motif") is not None:
        from cluewright.motifs.colour_pack import colour_by_id  # the index is read where a motif is named

        require_motif(recipe.options, colour_by_id(), lambda drawing: drawing.motif.subject, "motif in colour")


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
