"""`cluewright watch`."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cluewright.cli.exits import ExitCode
from cluewright.cli.inputs import for_each
from cluewright.cli.options import (
    COMMON,
    BoardFile,
    FormatName,
    Index,
    Json,
    Language,
    SolverSeed,
    Strategy,
    Theme,
    TimeLimit,
    find_locale,
    out_option,
)
from cluewright.cli.output import print_json, say
from cluewright.cli.words import phrase
from cluewright.core.errors import shown
from cluewright.formats.inputs import Input, read_entries, read_inputs

if TYPE_CHECKING:
    from cluewright.core.budget import Budget
    from cluewright.core.item import Item
    from cluewright.core.recording import Recording
    from cluewright.core.timeline import Pace

ENDINGS = (".gif", ".mp4", ".svg", ".png", ".json")


def watch(
    files: Annotated[
        list[str],
        typer.Argument(metavar="FILE", help="Puzzles, or recordings made with -o x.json; - is standard input."),
    ],
    out: Annotated[
        str | None,
        out_option("Write a .gif, .mp4, .svg (animated), .png (a strip) or .json file; several are numbered, x-1.gif."),
    ] = None,
    path: Annotated[
        bool, typer.Option("--path", help="Watch steps a person would take instead of the solver's.")
    ] = False,
    strategy: Strategy = "auto",
    heat: Annotated[
        bool, typer.Option("--heat", help="With -o x.svg or x.png: a map of when and how each cell was settled.")
    ] = False,
    board: BoardFile = None,
    speed: Annotated[float, typer.Option("--speed", metavar="X", help="2 is twice as fast.")] = 1.0,
    frames: Annotated[
        int | None,
        typer.Option(
            "--frames", metavar="N", min=1, max=300, help="Maximum number of frames; default 150, or 6 in a strip."
        ),
    ] = None,
    by_time: Annotated[
        bool, typer.Option("--by-time", help="Space the frames by solving time, not by settled cells.")
    ] = False,
    theme: Theme = None,
    seed: SolverSeed = 0,
    index: Index = None,
    time_limit: TimeLimit = None,
    format_name: FormatName = None,
    lang: Language = None,
    json: Json = False,
) -> ExitCode:
    """Watch a puzzle being solved, wrong turns included, in the terminal or as a film.

    Keys: space pauses, . steps forward, comma steps back, + and - change the speed, r restarts, q quits.
    If the time limit ends the solving, the film ends there.

    \b
    Example:
        cluewright watch cat.non
        cluewright watch cat.non --path -o steps.gif
        cluewright watch cat.non --strategy dfs --speed 4 -o solving.mp4
        cluewright watch cat.non --heat -o heat.svg
        cluewright watch puzzles.jsonl --index 3
    """
    from cluewright.cli.writing import numbered
    from cluewright.render.animation import frame_seconds
    from cluewright.render.themes import theme as find_theme

    locale = find_locale(lang)
    frame_seconds(speed)
    look = find_theme(theme or ("light" if out is not None else "dark"))
    _require_form(out, heat=heat)
    numbers = count(1)

    def work(given: Input, alone: bool) -> None:
        item = given.puzzle_item
        known = given.recording if isinstance(given, _Recorded) else None
        recording = known or _record(item, path, strategy, board, seed, time_limit, locale)
        if out is not None:
            target = str(numbered(out, next(numbers), alone=alone))
            pace: Pace = "time" if by_time else "places"
            _write(item, recording, target, locale, heat=heat, theme=look.name, speed=speed, frames=frames, pace=pace)
            _tell(given, recording, target, locale, json=json)
        elif json:
            print_json({**given.place_data, **_facts(item, recording, locale)})
        else:
            if not alone:
                say(f"{given.place}:")
            _show(item, recording, frames, speed, look.name, locale, by_time=by_time)

    return for_each(_read(files, format_name, index), work)


def _show(
    item: "Item[Any, Any]",
    recording: "Recording",
    frames: int | None,
    speed: float,
    theme: str,
    locale: str,
    *,
    by_time: bool,
) -> None:
    """Show a recording here: live on a terminal, else as a few frames."""
    import os

    from cluewright.cli.watching import Player, print_frames, summary

    if not sys.stdout.isatty():
        print_frames(item, recording, locale, quiet=COMMON.quiet)
        return
    moments = recording.timeline.moments(frames or 150, "time" if by_time else "places")
    Player(item, recording, moments, speed, theme, colour="NO_COLOR" not in os.environ, language=locale).run()
    say(summary(item, recording, locale))


def _facts(item: "Item[Any, Any]", recording: "Recording", locale: str) -> dict[str, Any]:
    from cluewright.cli.watching import summary

    return {"settled": recording.counts(), "events": len(recording), "text": summary(item, recording, locale)}


def _tell(given: Input, recording: "Recording", target: str, locale: str, *, json: bool) -> None:
    from cluewright.cli.writing import tell_written

    facts = _facts(given.puzzle_item, recording, locale)
    tell_written(target, {**given.place_data, **facts}, words=facts["text"], json=json)


def _require_form(out: str | None, *, heat: bool) -> None:
    """Refuse before any work what cannot be written."""
    from cluewright.core.errors import InvalidRecipe, shown

    ending = Path(out).suffix.lower() if out is not None else ""
    if heat and ending not in (".svg", ".png"):
        raise typer.BadParameter("--heat needs -o with an .svg or .png file")
    if out is not None and ending not in ENDINGS:
        raise InvalidRecipe(f"a film must be a {', '.join(ENDINGS)} file, not {shown(out)}")
    if ending == ".mp4":
        from cluewright.render.animation import require_video

        require_video()


@dataclass(frozen=True, slots=True)
class _Recorded(Input):
    """A puzzle with the recording that its file holds."""

    recording: "Recording | None" = None


def _read(files: list[str], format_name: str | None, index: int | None) -> Iterator[Input]:
    """Yield the puzzles of files, and those of recordings with the recording."""
    from cluewright.core.errors import CluewrightError
    from cluewright.core.recording import FORMAT
    from cluewright.formats import read_source

    for file in files:
        if format_name is not None or (file != "-" and not Path(file).is_file()):
            yield from read_inputs([file], format_name, index)
            continue
        try:
            source = read_source(file)
            if source.is_text and f'"{FORMAT}"' in source.opening:
                item, recording = _read_recording(source.text, file)
                yield _Recorded(file, 0, item, recording=recording)
            else:
                yield from read_entries(source, file, None, index)
        except (CluewrightError, OSError) as error:
            yield Input(file, 0, error=error)


def _record(
    item: "Item[Any, Any]",
    path: bool,
    strategy: str,
    board: str | None,
    seed: int,
    time_limit: float | None,
    locale: str,
) -> "Recording":
    """Solve the puzzle and record it."""
    from cluewright.cli.boards import read_board
    from cluewright.cli.solving import call_with_budget
    from cluewright.core.errors import InvalidRecipe
    from cluewright.core.registry import kind_of
    from cluewright.core.verbs import record

    kind, puzzle = kind_of(item.puzzle), item.puzzle
    if strategy not in kind.strategies:
        raise InvalidRecipe(f"{kind.name} has no strategy {shown(strategy)}; it has {', '.join(kind.strategies)}")
    start = None if board is None else read_board(kind, puzzle, board)

    def work(budget: "Budget") -> "tuple[Recording, bool]":
        if path:
            from cluewright.core.path_recording import record_path

            return record_path(kind, puzzle, start, budget.start(), locale), budget.spent
        return record(puzzle, strategy=strategy, budget=budget, seed=seed, board=start)[1], budget.spent

    recording, stopped = call_with_budget(work, time_limit)
    if stopped and not COMMON.quiet:
        say(phrase("watch-stopped", locale), err=True)
    return recording


def _read_recording(text: str, file: str) -> "tuple[Item[Any, Any], Recording]":
    from cluewright.core.errors import FormatError
    from cluewright.core.form import item_from_data
    from cluewright.core.json_text import read_json
    from cluewright.core.recording import Recording

    data = read_json(text)
    if not isinstance(data, dict) or "puzzle" not in data:
        raise FormatError("this recording does not name its puzzle", file=file)
    item, recording = item_from_data(data["puzzle"]), Recording.from_data(data)
    if (item.puzzle.width, item.puzzle.height) != (recording.width, recording.height):
        raise FormatError("this recording does not fit the size of the board", file=file)
    return item, recording


def _write(
    item: "Item[Any, Any]",
    recording: "Recording",
    out: str,
    locale: str,
    *,
    heat: bool,
    theme: str,
    speed: float,
    frames: int | None,
    pace: "Pace",
) -> None:
    """Write in the format the extension names, with a progress display."""
    from cluewright.cli.solving import call_with_budget
    from cluewright.core.files import write_whole
    from cluewright.core.registry import kind_of

    kind, puzzle = kind_of(item.puzzle), item.puzzle
    ending = Path(out).suffix.lower()
    usual = 6 if ending == ".png" else 150

    def work(budget: "Budget") -> None:
        if heat:
            from cluewright.render.heat import write_heat

            write_heat(kind, puzzle, recording, out, theme=theme, language=locale)
        elif ending == ".json":
            from json import dumps

            from cluewright.core.form import item_to_data

            data = recording.to_data() | {"puzzle": item_to_data(item)}
            write_whole(out, f"{dumps(data, ensure_ascii=False, separators=(',', ':'))}\n".encode())
        elif ending == ".svg":
            from cluewright.render.animated_svg import to_animated_svg

            text = to_animated_svg(
                kind,
                puzzle,
                recording,
                theme=theme,
                frames=frames or usual,
                pace=pace,
                speed=speed,
                language=locale,
            )
            write_whole(out, text.encode())
        else:
            from cluewright.render.animation import write_film
            from cluewright.render.film import Film

            def progress(fraction: float) -> None:
                budget.check()
                budget.report(fraction, "drawing")

            film = Film(kind, puzzle, recording, theme, frames or usual, pace, progress=progress, language=locale)
            write_film(film, out, speed=speed)

    call_with_budget(work, None)
