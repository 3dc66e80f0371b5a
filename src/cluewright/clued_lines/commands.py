"""What kinds with clued lines add to the command line; which kind makes a puzzle is decided by its colours.

The commands know no kind by name: they ask the registry for the one whose puzzles have a palette, or have none.
"""

from pathlib import Path
from typing import Annotated, Any

from cluewright.core.budget import Budget
from cluewright.core.item import Item
from cluewright.core.made import MadeFile, MadePuzzle


def clues(
    picture: Annotated[
        Path, "A text grid of # and ., or of letters for colours, or a picture file; - is standard input."
    ],
    *,
    colours: Annotated[
        int | None, "For a picture file: the most colours besides the background, 2 to 15; default: black and white."
    ] = None,
    statistics: Annotated[bool, "Add counts, densities, slack and arrangements."] = False,
    threshold: Annotated[float, "For a picture file: how dark a pixel must be to count as filled, from 0 to 1."] = 0.5,
) -> MadePuzzle:
    """Find the nonogram clues of a picture, in black and white or in colour.

    A text grid has one line per row, with # for a filled cell and . for an empty one. For a puzzle in colour, each
    colour has a letter of its own, such as r for red, or a coloured square; lines such as r = rose #e8468f before the
    grid name colours. In a picture file every pixel is a cell.

    Black-and-white clues are printed as a .nin file (width and height, the rows, the columns), coloured ones as a .non
    file.

    \b
    Example:
        cluewright clues heart.txt -o heart.nin
        cluewright clues parrot.txt -o parrot.json
        cluewright clues parrot.png --colours 6 -o parrot.xml
        cluewright clues heart.png --statistics --json
    """
    from cluewright.clued_lines.colour_grid import has_colours
    from cluewright.clued_lines.grid_file import read_data
    from cluewright.clued_lines.picture_making import clued_kind, in_black_and_white, require_colours
    from cluewright.clued_lines.pictures import OneColour
    from cluewright.clued_lines.statistics import table

    require_colours(colours)
    data, name = read_data(picture)
    kind = clued_kind(in_colour=has_colours(data) or (colours or 1) > 1)
    meta: dict[str, Any] = {}
    try:
        options = {"colours": colours} if kind.in_colour else {"threshold": threshold}
        board = kind.pictures.read_cells(data, name, options)
    except OneColour as one:
        kind, board, meta = in_black_and_white(one)
    item = kind.pictures.item(board, meta=meta, proven=False)
    if not statistics:
        return MadePuzzle(item, kind.clue_file(item.puzzle))
    counted = kind.statistics(item.puzzle)
    shown = table(item.puzzle, counted, lambda clue: kind.clue_text(item.puzzle, clue))
    return MadePuzzle(item, shown, {"statistics": counted.to_data()})


def picture(
    image: Annotated[Path, "An image file."],
    budget: Budget,
    *,
    colours: Annotated[
        int | None, "Make a colour nonogram with at most this many colours besides the background, 2 to 15."
    ] = None,
    size: Annotated[str, "The size of the board: WIDTHxHEIGHT, one number, or auto for the image's shape."] = "auto",
    threshold: Annotated[
        str | None,
        "In black and white: otsu (default), adaptive, tones, dither, edges, or a grey from 1 to 255: darker pixels "
        "are filled.",
    ] = None,
    dither: Annotated[bool, "In colour: mix dots of two colours for a colour between them."] = False,
    fit: Annotated[
        str, "contain shows the whole image, cover fills the board, stretch distorts the image."
    ] = "contain",
    crop: Annotated[str | None, "Crop to LEFT,TOP,RIGHT,BOTTOM first, in pixels."] = None,
    frame: Annotated[int, "For an animated file: which frame, counted from 0."] = 0,
    invert: Annotated[bool, "In black and white: fill the light parts instead of the dark ones."] = False,
    repair: Annotated[bool, "Change a few cells so that the puzzle has exactly one solution."] = False,
    no_guess: Annotated[bool, "Repair the picture until it can be solved without guessing."] = False,
    lock: Annotated[
        str | None, "Cells that repair leaves as they are: '1,1 2,3' for row,column, or a grid file of # and ."
    ] = None,
    preview: Annotated[
        Path | None, "Only write a PNG that compares all methods, or palettes in colour, one for each image."
    ] = None,
    variants: Annotated[
        bool, "Draw repaired variants, with several methods or palettes and sizes, side by side in the PNG of -o."
    ] = False,
) -> MadePuzzle | MadeFile | str:
    """Make a nonogram from an image, in black and white or in colour.

    The image is cropped, scaled to the size of the board and turned black and white or, with --colours, painted with a
    palette of its own; the puzzle is printed with its solution. Without --repair, a puzzle with several solutions is an
    error.

    \b
    Example:
        cluewright picture cat.png --size 30x30 --threshold otsu --repair -o cat.json
        cluewright picture cat.png --colours 5 --repair -o cat.json
        cluewright picture cat.png --size 30 --repair --lock "1,1 2,3" -o cat.json
        cluewright picture cat.png --size 40x30 --preview methods.png
        cluewright picture cat.png --colours 6 --preview palettes.png
        cluewright picture cat.png --variants --time-limit 60 -o sheet.png
    """
    from cluewright.clued_lines.picture_making import PictureRequest, require_colours
    from cluewright.core.errors import InvalidRecipe

    require_colours(colours)
    if colours is not None and colours > 1:
        if threshold is not None or invert:
            raise InvalidRecipe("--threshold and --invert are for black and white: leave out --colours")
        options: dict[str, Any] = {"colours": colours, "dither": dither}
    else:
        if dither:
            raise InvalidRecipe("--dither needs --colours; in black and white, use --threshold dither")
        options = {"threshold": threshold or "otsu", "invert": invert}
    if lock is not None and (variants or preview is not None or not (repair or no_guess)):
        raise InvalidRecipe("only repair changes cells: give --lock with --repair or --no-guess")
    options |= {"fit": fit, "crop": crop, "frame": frame}
    request = PictureRequest(image, size, options, repair=repair or no_guess, no_guess=no_guess, lock=lock)
    if variants:
        return request.variants(budget)
    return request.puzzle(budget) if preview is None else request.preview(preview)


def optimize(
    puzzle: Annotated[Item[Any, Any], "A nonogram, in colour or not, with one solution."],
    budget: Budget,
    *,
    difficulty: Annotated[
        str | None, "Stop when the puzzle is this hard; by default, hide everything that can be hidden."
    ] = None,
    hide: Annotated[str, "numbers, clues (of whole lines) or both."] = "numbers",
    seed: Annotated[int, "Seed for choosing what to hide."] = 0,
) -> MadePuzzle:
    """Hide the clues of a nonogram that its solution does not need.

    \b
    Example:
        cluewright optimize cat.non
        cluewright optimize cat.non --difficulty hard --hide both -o harder.json
        cluewright optimize parrot.json --hide numbers -o blots.json
    """
    from cluewright.clued_lines.hiding import Hide
    from cluewright.clued_lines.kind import CluedKind
    from cluewright.clued_lines.picture_making import shown_puzzle
    from cluewright.core.errors import GenerationFailed, InvalidRecipe, shown
    from cluewright.core.registry import kind_of
    from cluewright.core.technique import Level

    kind = kind_of(puzzle.puzzle)
    if not isinstance(kind, CluedKind):
        raise InvalidRecipe(f"only clues of rows and columns can be hidden, and a {kind.name} puzzle has none")
    if difficulty is not None and difficulty not in list(Level):
        raise InvalidRecipe(f"difficulty must be one of {', '.join(Level)}, not {shown(difficulty)}")
    if hide not in list(Hide):
        raise InvalidRecipe(f"hide must be one of {', '.join(Hide)}, not {shown(hide)}")
    target = None if difficulty is None else Level(difficulty)
    try:
        return shown_puzzle(kind.hide_clues(puzzle, target, hide=Hide(hide), seed=seed, budget=budget))
    except GenerationFailed as failure:
        if isinstance(failure.best, Item):
            raise GenerationFailed(str(failure), shown_puzzle(failure.best)) from None
        raise
