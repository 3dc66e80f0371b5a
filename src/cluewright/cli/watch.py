"""`cluewright watch`."""

import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cluewright.cli.options import COMMON, FormatName, Index, TimeLimit

if TYPE_CHECKING:
    from cluewright.core.budget import Budget
    from cluewright.core.item import Item
    from cluewright.core.recording import Recording

ENDINGS = (".gif", ".mp4", ".svg", ".png", ".json")


def watch(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A puzzle, or a recording written by -o x.json; - is standard input.")
    ],
    out: Annotated[
        str | None,
        typer.Option("--out", "-o", metavar="FILE", help="Write .gif, .mp4, .svg (moving), .png (a strip) or .json."),
    ] = None,
    path: Annotated[bool, typer.Option("--path", help="Watch the steps of a person instead of a solver.")] = False,
    strategy: Annotated[
        str, typer.Option("--strategy", metavar="NAME", help="Which solver; `kinds` lists them.")
    ] = "auto",
    heat: Annotated[
        bool, typer.Option("--heat", help="With -o x.svg or x.png: a map of when and by what each cell was settled.")
    ] = False,
    board: Annotated[
        str | None, typer.Option("--board", metavar="FILE", help="Go on from this board: rows as JSON, or text.")
    ] = None,
    speed: Annotated[float, typer.Option("--speed", metavar="X", help="Twice as quick is 2.")] = 1.0,
    frames: Annotated[
        int | None, typer.Option("--frames", metavar="N", min=1, max=300, help="At most so many; 150, in a strip 6.")
    ] = None,
    by_time: Annotated[
        bool, typer.Option("--by-time", help="Frames at equal times of the solver, not after equal numbers of cells.")
    ] = False,
    theme: Annotated[
        str | None, typer.Option("--theme", metavar="NAME", help="light, dark, high-contrast, print or colour-blind.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="Of the solver's random choices.")] = 0,
    index: Index = None,
    time_limit: TimeLimit = None,
    format_name: FormatName = None,
) -> None:
    """Watch a puzzle being solved, wrong branches included: here in the terminal, or as a film.

    Keys: space pauses, . steps on, comma steps back, + and - change the speed, r begins again, q quits.
    When the time limit ends the solving, the film ends there.

    \b
    Example:
        cluewright watch cat.non
        cluewright watch cat.non --path -o steps.gif
        cluewright watch cat.non --strategy dfs --speed 4 -o solving.mp4
        cluewright watch cat.non --heat -o heat.svg
        cluewright watch puzzles.jsonl --index 3
    """
    from cluewright.render.animation import frame_seconds
    from cluewright.render.themes import theme as find_theme

    frame_seconds(speed)
    look = find_theme(theme or ("light" if out is not None else "dark"))
    _require_form(out, heat=heat)
    item, recording = _recorded(file, path, strategy, board, seed, time_limit, format_name, index)
    if out is not None:
        _write(item, recording, out, heat=heat, theme=look.name, speed=speed, frames=frames, by_time=by_time)
        return
    from cluewright.cli.watching import Player, print_frames, summary

    if not sys.stdout.isatty():
        print_frames(item, recording, quiet=COMMON.quiet)
        return
    import os

    moments = recording.timeline.moments(frames or 150, "time" if by_time else "places")
    Player(item, recording, moments, speed, look.name, colour="NO_COLOR" not in os.environ).run()
    typer.echo(summary(recording))


def _require_form(out: str | None, *, heat: bool) -> None:
    """Say before any work what cannot be written."""
    from pathlib import Path

    from cluewright.core.errors import InvalidRecipe, shown

    ending = Path(out).suffix.lower() if out is not None else ""
    if heat and ending not in (".svg", ".png"):
        raise typer.BadParameter("--heat goes with -o and a file that ends in .svg or .png")
    if out is not None and ending not in ENDINGS:
        raise InvalidRecipe(f"what is watched ends in {', '.join(ENDINGS)}, not as {shown(out)}")
    if ending == ".mp4":
        from cluewright.render.animation import require_video

        require_video()


def _recorded(
    file: str,
    path: bool,
    strategy: str,
    board: str | None,
    seed: int,
    time_limit: float | None,
    format_name: str | None,
    index: int | None,
) -> "tuple[Item[Any, Any], Recording]":
    """Read a recording, or solve the puzzle and record it."""
    from cluewright.cli.boards import read_board
    from cluewright.cli.inputs import chosen_puzzle
    from cluewright.cli.solving import call_with_budget
    from cluewright.core.errors import InvalidRecipe
    from cluewright.core.recording import FORMAT
    from cluewright.core.registry import kind_of
    from cluewright.formats import read_source

    source = read_source(file)
    if format_name is None and source.is_text and f'"{FORMAT}"' in source.text[:200]:
        return _read_recording(source.text, file)
    item = chosen_puzzle(source, format_name, index)
    kind, puzzle = kind_of(item.puzzle), item.puzzle
    if strategy not in kind.strategies:
        raise InvalidRecipe(f"{kind.name} has no strategy {strategy!r}; it has {', '.join(kind.strategies)}")
    start = None if board is None else read_board(kind, puzzle, board)

    def work(budget: "Budget") -> "tuple[Recording, bool]":
        if path:
            from cluewright.core.path_recording import record_path

            return record_path(kind, puzzle, start, budget.start()), budget.spent
        return kind.record(puzzle, strategy=strategy, budget=budget, seed=seed, board=start)[1], budget.spent

    recording, stopped = call_with_budget(work, time_limit)
    if stopped and not COMMON.quiet:
        typer.echo("The time limit ran out, so this is not the whole of it.", err=True)
    return item, recording


def _read_recording(text: str, file: str) -> "tuple[Item[Any, Any], Recording]":
    from cluewright.core.errors import FormatError
    from cluewright.core.form import item_from_data, read_json
    from cluewright.core.recording import Recording

    data = read_json(text)
    if not isinstance(data, dict) or "puzzle" not in data:
        raise FormatError("the recording does not tell its puzzle", file=file)
    item, recording = item_from_data(data["puzzle"]), Recording.from_data(data)
    if (item.puzzle.width, item.puzzle.height) != (recording.width, recording.height):
        raise FormatError("the recording is of a board of another size", file=file)
    return item, recording


def _write(
    item: "Item[Any, Any]",
    recording: "Recording",
    out: str,
    *,
    heat: bool,
    theme: str,
    speed: float,
    frames: int | None,
    by_time: bool,
) -> None:
    """Write in the form the ending names, with a sign of how far it is."""
    from pathlib import Path

    from cluewright.cli.solving import call_with_budget
    from cluewright.cli.watching import summary
    from cluewright.core.files import write_whole
    from cluewright.core.registry import kind_of

    kind, puzzle = kind_of(item.puzzle), item.puzzle
    ending = Path(out).suffix.lower()
    usual = 6 if ending == ".png" else 150

    def work(budget: "Budget") -> None:
        if heat:
            from cluewright.render.heat import write_heat

            write_heat(kind, puzzle, recording, out, theme=theme)
        elif ending == ".json":
            from json import dumps

            from cluewright.core.form import item_to_data

            data = recording.to_data() | {"puzzle": item_to_data(item)}
            write_whole(out, f"{dumps(data, ensure_ascii=False, separators=(',', ':'))}\n".encode())
        elif ending == ".svg":
            from cluewright.render.animated_svg import to_animated_svg

            pace: Any = "time" if by_time else "places"
            text = to_animated_svg(kind, puzzle, recording, theme=theme, frames=frames or usual, pace=pace, speed=speed)
            write_whole(out, text.encode())
        else:
            from cluewright.render.animation import write_film
            from cluewright.render.film import Film

            def progress(fraction: float) -> None:
                budget.check()
                budget.report(fraction, "drawing")

            film = Film(
                kind, puzzle, recording, theme, frames or usual, "time" if by_time else "places", progress=progress
            )
            write_film(film, out, speed=speed)

    call_with_budget(work, None)
    if not COMMON.quiet:
        typer.echo(f"{out}: {summary(recording)}", err=True)
