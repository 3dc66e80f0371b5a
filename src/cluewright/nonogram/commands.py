"""What nonograms add to the command line."""

from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cluewright.core.budget import Budget
from cluewright.core.item import Item
from cluewright.core.made import MadeFile, MadePuzzle

if TYPE_CHECKING:
    from cluewright.core.message import Message
    from cluewright.core.size import Size
    from cluewright.nonogram.puzzle import Nonogram
    from cluewright.nonogram.repair import Repair
    from cluewright.nonogram.statistics import ClueStatistics


def clues(
    picture: Annotated[Path, "A text grid of # and ., or a picture file; - is standard input."],
    *,
    statistics: Annotated[bool, "Add counts, densities, slack and arrangements."] = False,
    threshold: Annotated[float, "For a picture file: how dark a pixel must be to count as filled, from 0 to 1."] = 0.5,
) -> MadePuzzle:
    """Find the nonogram clues of a picture.

    A text grid has one line per row, with # for a filled cell and . for an empty one. In a picture file every pixel is
    a cell. The clues are printed as a .nin file: width and height, the rows, the columns.

    \b
    Example:
        cluewright clues heart.txt -o heart.nin
        cluewright clues heart.png --statistics --json
    """
    from cluewright.nonogram.board import Board
    from cluewright.nonogram.clues import clues_of
    from cluewright.nonogram.grid_file import read_picture
    from cluewright.nonogram.statistics import clue_statistics

    filled = read_picture(picture, threshold=threshold)
    puzzle = clues_of(filled)
    item = Item(puzzle, solution=Board.solved(filled))
    if not statistics:
        return MadePuzzle(item, _plain(puzzle))
    counted = clue_statistics(puzzle)
    return MadePuzzle(item, _table(puzzle, counted), {"statistics": counted.to_data()})


def picture(
    image: Annotated[Path, "An image file."],
    budget: Budget,
    *,
    size: Annotated[str, "The size of the board: WIDTHxHEIGHT, one number, or auto for the image's shape."] = "auto",
    threshold: Annotated[
        str, "otsu, adaptive, tones, dither, edges, or a grey from 1 to 255: darker pixels are filled."
    ] = "otsu",
    fit: Annotated[
        str, "contain shows the whole image, cover fills the board, stretch distorts the image."
    ] = "contain",
    crop: Annotated[str | None, "Crop to LEFT,TOP,RIGHT,BOTTOM first, in pixels."] = None,
    frame: Annotated[int, "For an animated file: which frame, counted from 0."] = 0,
    invert: Annotated[bool, "Fill the light parts instead of the dark ones."] = False,
    repair: Annotated[bool, "Change a few cells so that the puzzle has exactly one solution."] = False,
    no_guess: Annotated[bool, "Repair the picture until it can be solved without guessing."] = False,
    lock: Annotated[
        str | None, "Cells that repair leaves as they are: '1,1 2,3' for row,column, or a grid file of # and ."
    ] = None,
    preview: Annotated[Path | None, "Only write a PNG that compares all methods, one for each image."] = None,
    variants: Annotated[
        bool, "Draw repaired variants, made with several methods and sizes, side by side in the PNG of -o."
    ] = False,
) -> MadePuzzle | MadeFile | str:
    """Make a nonogram from an image.

    The image is cropped, scaled to the size of the board and turned black and white; the puzzle is printed with its
    solution. Without --repair, a puzzle with several solutions is an error.

    \b
    Example:
        cluewright picture cat.png --size 30x30 --threshold otsu --repair -o cat.json
        cluewright picture cat.png --size 30 --repair --lock "1,1 2,3" -o cat.json
        cluewright picture cat.png --size 40x30 --preview methods.png
        cluewright picture cat.png --variants --time-limit 60 -o sheet.png
    """
    from cluewright.clued_lines.pictures import Goal
    from cluewright.core.errors import BudgetExceeded, GenerationFailed, InvalidRecipe
    from cluewright.core.files import write_whole
    from cluewright.core.outcome import Verdict
    from cluewright.core.picture_fit import read_crop
    from cluewright.core.size import parse_size
    from cluewright.nonogram.clues import clues_of
    from cluewright.nonogram.locks import read_locks
    from cluewright.nonogram.making import made_item
    from cluewright.nonogram.picture import PictureSettings, picture_from_file, preview_sheet, proposed_size
    from cluewright.nonogram.recipes import SIZES
    from cluewright.nonogram.repair import repair as repaired

    box = None if crop is None else read_crop(crop)
    wanted = None if size == "auto" else parse_size(size)
    if wanted is not None:
        SIZES.require(wanted, "nonograms from pictures")
    if lock is not None and (variants or preview is not None or not (repair or no_guess)):
        raise InvalidRecipe("only repair changes cells: give --lock with --repair or --no-guess")
    if variants:
        return _variants(image, wanted, {"fit": fit, "crop": box, "frame": frame, "invert": invert}, budget)
    shape = proposed_size(image, crop=box, frame=frame) if wanted is None else wanted
    settings = PictureSettings(shape, threshold, fit, crop=box, frame=frame, invert=invert)
    if preview is not None:
        drawn = BytesIO()
        preview_sheet(image, settings).save(drawn, "PNG")
        write_whole(preview, drawn.getvalue())
        return f"{preview}: otsu, adaptive, tones, dither, edges and grey 128, from left to right"
    filled = picture_from_file(image, settings)
    locked = None if lock is None else read_locks(lock, shape)
    goal = Goal.NO_GUESS if no_guess else Goal.UNIQUE
    try:
        done = repaired(filled, goal=goal, locked=locked, rounds=None if repair or no_guess else 0, budget=budget)
    except BudgetExceeded as exceeded:
        raise BudgetExceeded(str(exceeded), _unproven(exceeded.best, image.stem)) from None
    item = made_item(done.picture, original=filled, meta={"title": image.stem}, budget=budget)
    if done.verdict is Verdict.UNIQUE and (done.reached or not no_guess):
        return _shown(item, done.said)
    puzzle = clues_of(done.picture)
    what = "solvable without guessing" if done.verdict is Verdict.UNIQUE else "unique"
    advice = "" if repair or no_guess else "; try --repair, which changes a few cells"
    size_said = f"{puzzle.width}x{puzzle.height}"
    raise GenerationFailed(f"this {size_said} picture is not {what}{advice}", _shown(item, done.said))


def _variants(image: Path, size: "Size | None", options: dict[str, Any], budget: Budget) -> MadeFile:
    from cluewright.core.errors import BudgetExceeded
    from cluewright.nonogram.variants import Variant, settings_for, variant_sheet, variants

    def sheet(found: tuple[Variant, ...]) -> MadeFile:
        drawn = BytesIO()
        variant_sheet(found).save(drawn, "PNG")
        data = [
            {
                "method": each.method,
                "size": list(each.size),
                "level": None if each.rating is None else str(each.rating.level),
                "changed": len(each.changed),
                "verdict": str(each.verdict),
            }
            for each in found
        ]
        return MadeFile(drawn.getvalue(), "\n".join(": ".join(each.label) for each in found), {"variants": data})

    content = _read(image)
    try:
        return sheet(variants(content, settings_for(content, size, **options), budget=budget))
    except BudgetExceeded as exceeded:
        raise BudgetExceeded(str(exceeded), sheet(exceeded.best) if exceeded.best else None) from None


def _read(image: Path) -> bytes:
    from cluewright.core.images import read_grey

    try:
        return image.read_bytes()
    except OSError:
        read_grey(image)  # reports errors like every other command
        raise


def _unproven(done: "Repair", title: str) -> MadePuzzle:
    """Return the best of a repair that was stopped, unfinished."""
    from cluewright.nonogram.board import Board
    from cluewright.nonogram.clues import clues_of

    meta = {"title": title, "changed": [list(cell) for cell in done.changed]}
    proof = {"verdict": str(done.verdict)}
    item = Item(clues_of(done.picture), solution=Board.solved(done.picture), proof=proof, meta=meta)
    return _shown(item, done.said)


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
        return _shown(kind.hide_clues(puzzle, target, hide=Hide(hide), seed=seed, budget=budget))
    except GenerationFailed as failure:
        if isinstance(failure.best, Item):
            raise GenerationFailed(str(failure), _shown(failure.best)) from None
        raise


def _shown(item: Item[Any, Any], said: "tuple[Message, ...]" = ()) -> MadePuzzle:
    from cluewright.core.registry import kind_of

    level = "" if item.rating is None else item.rating.summary
    changed = item.meta.get("changed")
    notes = [f"{item.puzzle.width}x{item.puzzle.height}", level or "not rated"]
    if changed:
        notes.append("changed (row,column): " + " ".join(f"{row + 1},{column + 1}" for row, column in changed))
    if hidden := item.meta.get("hidden"):
        clues, numbers = len(hidden["hidden_clues"]), len(hidden["hidden_numbers"])
        notes.append(
            f"hidden: {clues} clues and {numbers} numbers"
            + (
                ", a minimal set"
                if hidden["minimal"]
                else ""
                if hidden.get("in_time", True)
                else ", then the time ran out"
            )
        )
    return MadePuzzle(
        item, kind_of(item.puzzle).text(item.puzzle, item.solution) + "\n\n" + "\n".join(notes), said=said
    )


def _plain(puzzle: "Nonogram") -> str:
    from cluewright.nonogram.puzzle import format_clue

    return "\n".join([f"{puzzle.width} {puzzle.height}", *(format_clue(clue) for clue in puzzle.rows + puzzle.columns)])


def _table(puzzle: "Nonogram", numbers: "ClueStatistics") -> str:
    """Write the totals, then each line with its clue."""
    from cluewright.nonogram.puzzle import format_clue

    totals = {name: value for name, value in numbers.to_data().items() if name not in ("rows", "columns")}
    lines = [f"{name.replace('_', ' ')}: {_short(value)}" for name, value in totals.items()]
    rows = [["line", "filled", "slack", "arrangements", "bits", "clue"]]
    for line, (_, _, clue, _) in zip(numbers.lines, puzzle.lines(), strict=True):
        place = f"{line.line} {line.index + 1}"
        numbers_shown = [_short(value) for value in (line.filled, line.slack, line.arrangements, line.bits)]
        rows.append([place, *numbers_shown, format_clue(clue)])
    widths = [max(len(row[index]) for row in rows) for index in range(5)]
    for place, *cells, text in rows:
        padded = (cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True))
        lines.append("  ".join([place.ljust(widths[0]), *padded, text]))
    return "\n".join(lines)


def _short(value: float | None) -> str:
    """Write a number so that a column of them stays readable: an exact integer while it is short."""
    if value is None:
        return "?"
    if isinstance(value, int):
        text = str(value)
        return text if len(text) <= 15 else f"{text[0]}.{text[1:4]}e{len(text) - 1}"
    return f"{value:.3g}" if value < 1 else f"{value:.1f}"
