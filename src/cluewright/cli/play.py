"""`cluewright play`."""

import io
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from typing import Annotated

import typer

from cluewright.cli.options import COMMON, FormatName, Index, Json, Language, find_locale
from cluewright.cli.output import print_json, say


def play(
    files: Annotated[
        list[str] | None,
        typer.Argument(metavar="FILE", help="Puzzles, or saved games.", show_default=False),
    ] = None,
    kind: Annotated[
        str | None, typer.Option("--kind", metavar="NAME", help="Play a puzzle of this kind instead of a file.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="Seed for the puzzle.")] = 1,
    format_name: FormatName = None,
    index: Index = None,
    time_limit: Annotated[
        float,
        typer.Option("--time-limit", metavar="SECONDS", min=0, help="Time limit for finding a hint or a solution."),
    ] = 5.0,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Play puzzles in plain text: show, move, undo, hint, save, load, next.

    Commands are read from standard input, so you can pipe a game in; help lists them all. With --json, the reply to
    every line is an object with the board.

    \b
    Example:
        cluewright play cat.non
        printf '%s\\n' '#1,2' hint undo | cluewright play --kind nonogram
    """
    if bool(files) == (kind is not None):
        raise typer.BadParameter("choose what to play: either a FILE or a --kind")
    from cluewright.cli.playing import TextGame, begin, open_games
    from cluewright.cli.samples import puzzle_of

    locale = find_locale(lang)
    if kind is None:
        game = TextGame(open_games(files or [], format_name, index, seconds=time_limit), time_limit, locale)
    else:
        session = begin(puzzle_of(kind, seed), time_limit)
        game = TextGame(iter([lambda: session]), time_limit, locale)
    if json:
        print_json(game.state())
    elif not COMMON.quiet:
        say(game.opening())
    for line in _lines():
        if not line.strip():
            continue
        reply = game.reply(line)
        if reply.leaving:
            break
        if json:
            print_json({"ok": reply.ok, "text": reply.text, **game.state()})
        else:
            say(reply.text)


def _lines() -> Iterator[str]:
    """Yield what the player writes; at a terminal there is a prompt and the line can be edited."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if not sys.stdin.isatty():
        yield from sys.stdin
        return
    with suppress(ImportError):
        import_module("readline")  # importing it is enough to give input() a history; Windows has none
    while True:
        try:
            yield input("> ")
        except EOFError:
            say()
            return
