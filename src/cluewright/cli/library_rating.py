"""`cluewright library` rate and calibrate: ratings made again, and held against the games of players."""

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cluewright.cli.exits import Complaints, ExitCode, exit_code_of, sentence_of, worst
from cluewright.cli.library_adding import ProofLimit
from cluewright.cli.options import Json, LibraryPlace
from cluewright.cli.output import console, print_json, say, show
from cluewright.cli.searching import open_library
from cluewright.core.errors import CluewrightError
from cluewright.core.text import counted

if TYPE_CHECKING:
    from cluewright.library.calibration import Calibration


def rate(
    renew: Annotated[
        bool, typer.Option("--renew", help="Rate again what has an older rating or one without a time.")
    ] = False,
    time_limit: ProofLimit = 10.0,
    place: LibraryPlace = None,
    json: Json = False,
) -> ExitCode:
    """Rate the puzzles with one solution that have no rating yet; ratings there are stay unless renewed.

    \b
    Example:
        cluewright library rate --renew
    """
    from cluewright.core.budget import Budget
    from cluewright.core.verbs import rate as grade
    from cluewright.library.proving import facts_of, unrated

    codes, done = [], 0
    with open_library(place) as kept, Complaints() as complaints:
        for number in list(unrated(kept, renew=renew)):
            try:
                item = kept.get(number).item
                rating = grade(item, budget=Budget(seconds=time_limit))
                kept.learn(number, facts_of(replace(item, rating=rating)))
            except CluewrightError as error:
                complaints.add("", f"puzzle {number}: {sentence_of(error)}")
                codes.append(exit_code_of(error))
                continue
            done += 1
        if json:
            print_json({"rated": done})
        else:
            say(f"{counted(done, 'puzzle')} rated")
    return worst(codes)


def calibrate(
    players: Annotated[
        list[str] | None,
        typer.Option("--player", metavar="NAME", help="Only this player, who agrees to it; repeat for more."),
    ] = None,
    plot: Annotated[
        str | None, typer.Option("--plot", metavar="FILE", help="Draw a chart: an .svg or .png file.")
    ] = None,
    place: LibraryPlace = None,
    json: Json = False,
) -> None:
    """Compare predicted times with those of players, and show what the predictions would become; nothing is changed.

    Only players who agree are looked at: in the settings of the studio, or because you name them. Games with hints are
    left out.

    \b
    Example:
        cluewright library calibrate --plot times.svg
        cluewright library calibrate --player Ada
    """
    from cluewright.library.calibration import calibration

    with open_library(place) as kept:
        found = calibration(kept, players or ())
    if plot is not None:
        from cluewright.cli.library_stats import write_chart
        from cluewright.library.calibration_plot import plot as draw

        write_chart(draw(found), plot)
    if json:
        print_json(found.to_data())
    else:
        _show(found)


def _show(found: "Calibration") -> None:
    from cluewright.core.duration import SPREAD
    from cluewright.library.calibration import ENOUGH

    if not found.players:
        say("No player agrees to it yet: tick Use my times to calibrate predictions in the settings of the studio, or")
        say("name players who agree with --player.")
        return
    say(f"{counted(len(found.games), 'game')} compared, {found.hinted} with hints left out")
    if found.unpredicted:
        games = counted(found.unpredicted, "game")
        say(f"{games} of puzzles without a current prediction left out: run cluewright library rate --renew")
    if not found.kinds:
        return
    show(console(), _table(found))
    for kind, pace in found.kinds.items():
        if pace.enough:
            times = f"times would be multiplied by {pace.pace:g}"
            say(f"{kind}: {times}, and the interval would reach by a factor of {pace.spread:g}, not {SPREAD:g}")
        else:
            say(f"{kind}: too few games to go by; {ENOUGH} are needed")


def _table(found: "Calibration") -> Any:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("kind")
    for name in ("games", "real / predicted", "in the interval", "times", "mistakes"):
        table.add_column(name, justify="right")
    for kind, pace in found.kinds.items():
        ranks = ["-" if value is None else f"{value:.2f}" for value in (pace.times, pace.mistakes)]
        table.add_row(kind, str(pace.games), f"{pace.pace:.2f}", f"{pace.within:.0%}", *ranks)
    return table
