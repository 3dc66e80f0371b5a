"""The recipe options of nonograms, and how a recipe is read."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cluewright.core.errors import InvalidRecipe
from cluewright.core.recipe import FolderOption, Option, Recipe
from cluewright.nonogram.ladder import Rung
from cluewright.nonogram.near import LONGEST_SIDE
from cluewright.nonogram.picture import FITS, METHODS, PictureSettings
from cluewright.nonogram.repair import Goal
from cluewright.nonogram.symmetry import Symmetry, require_possible
from cluewright.nonogram.techniques import BY_RUNG

REVISION = 1
"""Raised whenever the same recipe would give another puzzle."""

PATTERNS = ("random", "symmetric", "geometric", "organic", "text", "picture")
GEOMETRIC = ("shapes", "rings", "frames", "stripes", "maze")
ORGANIC = ("smooth", "cellular")
TEXTURES = ("islands", "hills", "caves", "rings", "stripes", "maze")
"""Large pictures for watching, in `textures`."""
RUNGS = {technique.name: rung for rung, technique in BY_RUNG.items()}

OPTIONS = (
    Option("pattern", str, "random", "What the solution looks like.", PATTERNS),
    Option("density", float, None, "The share of filled cells, from 0.05 to 0.95; chosen to fit when not given."),
    Option("symmetry", str, None, "The symmetry of a symmetric pattern; mirror when not given.", tuple(Symmetry)),
    Option("style", str, "any", "The style of a geometric or organic pattern.", ("any", *GEOMETRIC, *ORGANIC)),
    Option("text", str, None, "The words of a text pattern."),
    Option("picture", str, None, "The image file of a picture pattern.", file=True),
    Option(
        "threshold", str, "otsu", f"How an image becomes black and white: {', '.join(METHODS)} or a grey, 1 to 255."
    ),
    Option("fit", str, "contain", "How an image of another shape is fitted in.", FITS),
    Option("invert", bool, False, "Whether the light parts of an image are filled."),
    Option("lesson", str, None, "A technique the puzzle needs, with nothing harder on the way.", tuple(RUNGS)),
    Option("repair", str, "unique", "What a picture is repaired to be.", (*Goal, "none")),
    Option("best_of", int, 1, "Make so many and keep the most pleasing one, 1 to 100."),
    Option("tries", int, None, "How many pictures are tried at most, 1 to 100000; chosen by the size when not given."),
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


@dataclass(frozen=True, slots=True)
class Plan:
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
    settings: PictureSettings
    rung: Rung | None
    goal: Goal | None
    best_of: int
    tries: int

    @property
    def fixed(self) -> bool:
        """Tell whether the pattern is given, so that chance cannot make another."""
        return self.pattern in ("text", "picture")


def read_recipe(recipe: Recipe) -> Plan:
    """Check a recipe and fill in what it leaves out; raise `InvalidRecipe`."""
    read = {option.name: option.read(recipe.options.get(option.name)) for option in OPTIONS}
    if unknown := sorted(set(recipe.options) - read.keys()):
        raise InvalidRecipe(f"nonogram has no recipe option {unknown[0]!r}")
    if recipe.revision != REVISION:
        raise InvalidRecipe(f"the recipe is for generator revision {recipe.revision}; this is revision {REVISION}")
    width, height = recipe.size
    if not (1 <= width <= LONGEST_SIDE and 1 <= height <= LONGEST_SIDE):
        raise InvalidRecipe(f"nonograms are made from 1x1 to {LONGEST_SIDE}x{LONGEST_SIDE} cells, not {width}x{height}")
    pattern = read["pattern"]
    symmetry = None
    if pattern == "symmetric":
        symmetry = Symmetry(read["symmetry"] or Symmetry.MIRROR)
        require_possible(width, height, symmetry)
    elif read["symmetry"] is not None:
        raise InvalidRecipe(f"a symmetry goes with the pattern symmetric, not with {pattern}")
    _require(pattern, "text", "text", read)
    _require(pattern, "picture", "picture", read)
    if read["lesson"] is not None and pattern != "random":
        raise InvalidRecipe(f"a lesson makes its own pattern, not {pattern}: name one of the two")
    if read["lesson"] is not None and recipe.difficulty is not None:
        raise InvalidRecipe("a lesson has the difficulty of its technique: name one of the two")
    style = read["style"]
    styles = {"geometric": GEOMETRIC, "organic": ORGANIC}.get(pattern, ())
    if style != "any" and style not in styles:
        raise InvalidRecipe(f"the pattern {pattern} has no style {style!r}")
    density = read["density"]
    if density is not None and not 0.05 <= density <= 0.95:
        raise InvalidRecipe(f"the density is from 0.05 to 0.95, not {density:g}")
    return Plan(
        recipe=Recipe(recipe.kind, (width, height), recipe.seed, recipe.difficulty, _given(read), REVISION),
        width=width,
        height=height,
        pattern=pattern,
        density=None if density is None else round(density * 1000),
        symmetry=symmetry,
        style=style,
        text=read["text"] or "",
        picture=None if read["picture"] is None else Path(read["picture"]),
        settings=PictureSettings((width, height), read["threshold"], read["fit"], invert=read["invert"]),
        rung=None if read["lesson"] is None else RUNGS[read["lesson"]],
        goal=None if read["repair"] == "none" else Goal(read["repair"]),
        best_of=_within("best_of", read["best_of"], 1, 100),
        tries=_within("tries", _usual_tries(width, height) if read["tries"] is None else read["tries"], 1, 100_000),
    )


def _given(read: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in read.items() if value is not None}


def _require(pattern: str, owner: str, name: str, read: dict[str, Any]) -> None:
    if pattern == owner and not read[name]:
        raise InvalidRecipe(f"the pattern {owner} needs a {name}")
    if pattern != owner and read[name] is not None:
        raise InvalidRecipe(f"a {name} goes with the pattern {owner}, not with {pattern}")


def _within(name: str, value: int, low: int, high: int) -> int:
    if not low <= value <= high:
        raise InvalidRecipe(f"{name} is from {low} to {high}, not {value}")
    return value


def _usual_tries(width: int, height: int) -> int:
    """Try small boards more often: they are quick, and what is wanted is rarer on them."""
    return max(40, min(400, 20_000 // (width * height)))


PICTURE_OPTIONS = (
    Option("threshold", str, "otsu", "How dark is filled: otsu, adaptive, dither, edges, or a grey from 1 to 255."),
    Option("fit", str, "contain", "How the image takes the shape of the board.", ("contain", "cover", "stretch")),
    Option("crop", str, None, "Cut this out first: LEFT,TOP,RIGHT,BOTTOM in pixels."),
    Option("trim", bool, True, "Cut off a border of one colour."),
    Option("invert", bool, False, "Fill light instead of dark."),
    Option("frame", int, 0, "Which frame of an animated file, from 0."),
)
"""How an image file becomes a board."""
