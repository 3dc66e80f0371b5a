"""Figures of the library for people: tables, and a drawing in a file."""

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from cluewright.cli.output import console, say, show
from cluewright.core.errors import shown
from cluewright.core.text import counted

if TYPE_CHECKING:
    from cluewright.core.scene import Scene
    from cluewright.library.figures import Figures
    from cluewright.library.play_figures import PlayerFigures

_MOST_SIZES = 12
_LONGEST_BAR = 40


def show_figures(figures: "Figures") -> None:
    """Print what the library holds."""
    out = console()
    show(out, counted(figures.puzzles, "puzzle"))
    first = dict(list(figures.by_size.items())[:_MOST_SIZES])
    for title, counts in (("kind", figures.by_kind), ("level", figures.by_level), ("size", first)):
        if counts:
            show(out)
            show(out, _bars(title, counts))
    if figures.scores:
        show(out)
        show(out, _bars("score", {f"{found.low:.3g} - {found.high:.3g}": found.count for found in figures.scores}))
    if figures.old_scores:
        show(out)
        show(out, old_scores_note(figures.old_scores))
    if figures.correlations:
        show(out)
        show(out, _correlations(figures))


def old_scores_note(count: int) -> str:
    """Say how many scores cannot be compared, and how to change that."""
    have = f"{counted(count, 'puzzle')} {'has a score' if count == 1 else 'have scores'}"
    return f"{have} of an earlier scale, not compared with the others: run cluewright library rate --renew"


def show_player(found: "PlayerFigures") -> None:
    """Print what a player has done."""
    say(f"{found.player}: {counted(found.finished, 'game')} finished in {_time(found.seconds)}")
    for kind, count in found.by_kind.items():
        say(f"  {kind}: {count}, best time {_time(found.best_seconds[kind])}")
    for group in found.groups:
        if group.best_seconds is None or group.mean_seconds is None:
            continue
        times = f"best {_time(group.best_seconds)}, average {_time(group.mean_seconds)}"
        say(f"  {group.kind}, {group.level or 'no level'}: {group.finished} of {group.played} finished, {times}")
    say(f"  hints: {found.hints}, mistakes: {found.mistakes}")
    say(f"  days in a row: {found.streak}, longest: {found.longest_streak}")


def player_data(found: "PlayerFigures") -> dict[str, Any]:
    """Return the JSON form of what a player has done."""
    history = [{**asdict(day), "day": day.day.isoformat()} for day in found.history]
    last_day = None if found.last_day is None else found.last_day.isoformat()
    return {**asdict(found), "last_day": last_day, "history": history}


def draw_figures(figures: "Figures", path: str) -> None:
    """Draw figures into a file whose extension says SVG or PNG."""
    from cluewright.library.plots import plot

    write_chart(plot(figures), path)


def write_chart(scene: "Scene", path: str) -> None:
    """Write a drawing into a file whose extension says SVG or PNG."""
    from cluewright.core.files import write_whole

    ending = Path(path).suffix.lower()
    if ending == ".svg":
        from cluewright.render.svg import to_svg

        data = to_svg(scene).encode()
    elif ending == ".png":
        from cluewright.render.png import to_png

        data = to_png(scene)
    else:
        raise typer.BadParameter(f"a chart must be an .svg or .png file, not {shown(path)}")
    write_whole(path, data)


def _bars(title: str, counts: Mapping[str, int]) -> Any:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(title, no_wrap=True)
    table.add_column("puzzles", justify="right")
    table.add_column()
    most = max(counts.values())
    for name, count in counts.items():
        table.add_row(name, str(count), "#" * round(_LONGEST_BAR * count / most) if most else "")
    return table


def _correlations(figures: "Figures") -> Any:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("rating and play")
    for name in ("games", "seconds", "hints"):
        table.add_column(name, justify="right")
    for kind, found in figures.correlations.items():
        cells = ["-" if value is None else f"{value:.2f}" for value in (found.seconds, found.hints)]
        table.add_row(kind, str(found.games), *cells)
    return table


def _time(seconds: float) -> str:
    """Write a duration for people.

    >>> _time(3725)
    '1:02:05'
    """
    whole = round(seconds)
    minutes, rest = divmod(whole, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
