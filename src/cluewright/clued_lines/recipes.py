"""What recipes have in common: motifs, pictures from files, and what is implied when they name no pattern."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, TypeVar

from cluewright.clued_lines.pictures import Goal
from cluewright.core.errors import InvalidRecipe, shown
from cluewright.core.picture_fit import FITS
from cluewright.core.recipe import FolderOption, Option, Recipe
from cluewright.core.size import Sizes, parse_size
from cluewright.core.technique import Level
from cluewright.motifs.index import SUBJECTS

M = TypeVar("M")

NO_LESSON = {"lesson": (None,)}
OF_MOTIF = {"pattern": ("motif",)}
OF_IMAGE = {"pattern": ("picture",)}

MOTIF = (
    Option("subject", str, None, "The subject of the motif; default: any.", SUBJECTS, needs=OF_MOTIF),
    Option("motif", str, None, "The motif, such as owl; default: any of the subject.", needs=OF_MOTIF),
    Option(
        "shape",
        str,
        "size",
        "Whether the board has exactly this size, or the motif's shape within it.",
        ("size", "motif"),
        needs=OF_MOTIF,
    ),
)
PICTURE = Option("picture", str, None, "The image file for a picture pattern.", file=True, needs=OF_IMAGE)
FIT = Option("fit", str, "contain", "How an image of a different shape fits the board.", FITS, needs=OF_IMAGE)
REPAIR = Option("repair", str, "unique", "What to repair a picture for.", (*Goal, "none"), needs=NO_LESSON)

FIT_BOARD = Option("fit", str, "contain", "How the image fits the board.", FITS)
CROP = Option("crop", str, None, "Crop first: LEFT,TOP,RIGHT,BOTTOM in pixels.")
TRIM = Option("trim", bool, True, "Trim a border of one colour.")
FRAME = Option("frame", int, 0, "Which frame of an animated file, counting from 0.")

FOLDERS = (
    FolderOption(
        "pictures",
        "picture",
        "A folder of image files: each becomes a puzzle.",
        (".bmp", ".gif", ".jpeg", ".jpg", ".pbm", ".pgm", ".png", ".ppm", ".tif", ".tiff", ".webp"),
        {"pattern": "picture"},
    ),
)


def pattern_option(patterns: tuple[str, ...]) -> Option:
    """Return the option that says what the solution looks like."""
    return Option(
        "pattern",
        str,
        "motif",
        "What the solution looks like; default: a motif if the size and level have one, otherwise random.",
        patterns,
        needs=NO_LESSON,
    )


def tries_option(drawn: Mapping[str, tuple[Any, ...]]) -> Option:
    """Return the option that limits the tries, where chance draws."""
    return Option(
        "tries",
        int,
        None,
        "Maximum number of pictures to try, 1 to 100000; default: depends on the size.",
        minimum=1,
        maximum=100_000,
        needs=drawn,
    )


def require_no_guess(level: Level | None) -> None:
    """Raise `InvalidRecipe` unless there are puzzles of the level that need no guessing."""
    if level is not None and level > Level.MEDIUM:
        raise InvalidRecipe(
            f"puzzles without guessing are easy or medium, never {level}: leave out repair or difficulty"
        )


def require_motif(
    options: Mapping[str, Any], known: Mapping[str, M], subject_of: Callable[[M], str], called: str
) -> None:
    """Raise `InvalidRecipe` unless the motif of a recipe is known and belongs to the recipe's subject."""
    name = options["motif"]
    if name not in known:
        close = get_close_matches(name, known, 3)
        hint = f"; there is {' and '.join(close)}" if close else ": choose another, or a subject"
        raise InvalidRecipe(f"there is no {called} {shown(name)}{hint}")
    if options.get("subject") not in (None, subject := subject_of(known[name])):
        raise InvalidRecipe(f"the motif {name} belongs to {subject}, not to {options['subject']}")


@dataclass(frozen=True, slots=True)
class MotifBoards:
    """The boards that can show a motif, by their size and level."""

    called: str
    sizes: Sizes
    level_sizes: Mapping[Level, Sizes]
    never: tuple[Level, ...] = ()
    """The levels that no motif has."""

    def require(self, recipe: Recipe) -> None:
        """Raise `InvalidRecipe` unless a board of the recipe's size and level can show a motif."""
        level = recipe.difficulty
        self.sizes.require(recipe.size, self.called)
        if level in self.never:
            raise InvalidRecipe(f"{self.called} are never {level}: leave out the pattern or the difficulty")
        if level is not None and level in self.level_sizes:
            self.level_sizes[level].require(recipe.size, f"{self.called} of the level {level}")

    def with_pattern(self, data: Mapping[str, Any]) -> dict[str, Any]:
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
        sizes = self.level_sizes.get(Level(level), self.sizes) if level in list(Level) else self.sizes
        useless = next((name for name in ("subject", "motif", "shape") if name in said), None)
        if "density" not in said and (useless or level not in self.never) and sizes.hold(size):
            return said
        if useless:
            if "density" in said:
                raise InvalidRecipe(f"{useless} has no effect with a density: leave out one of them")
            what = self.called + ("" if sizes is self.sizes else f" of the level {level}")
            sizes.require(size, f"{useless} has no effect here: {what}")
        return {**said, "pattern": "random"}

    def shaped(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Return the recipe data with a board in the motif's shape, if it shows one and sets no size."""
        said = self.with_pattern(data)
        motif = said.get("pattern", "motif") == "motif" and "lesson" not in said
        return {**said, "shape": "motif"} if motif and "shape" not in said else said
