"""`cluewright book check`."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from cluewright.cli.exits import ExitCode
from cluewright.cli.options import Json, Language, find_locale
from cluewright.cli.output import print_json, say

if TYPE_CHECKING:
    from cluewright.books.preflight import PrintFault
    from cluewright.formats.inputs import Input

_SECONDS = 300.0
"""The time limit for a file if none is given: some files are made to keep a reader busy."""


def check(
    files: Annotated[list[str], typer.Argument(metavar="BOOK.pdf", help="PDF files, made here or elsewhere.")],
    profile: Annotated[
        str,
        typer.Option("--profile", metavar="NAME", help="What the printer wants: kdp, pdfx, home, magazine or plain."),
    ] = "kdp",
    trim: Annotated[
        str | None, typer.Option("--trim", metavar="SIZE", help="The size the trimmed page must have, such as 6x9.")
    ] = None,
    time_limit: Annotated[
        float | None, typer.Option("--time-limit", metavar="SECONDS", min=0, help="Time limit per file.")
    ] = None,
    lang: Language = None,
    json: Json = False,
) -> ExitCode:
    """Check that a printer will accept PDF files: read them back and list every fault with its page.

    Checked are sizes and boxes, margins and gutter, fonts, lines, pictures, colours, blank pages, the number of pages,
    and what should not be in the file: links, bookmarks, annotations, metadata, scripts, encryption.
    Exit code 0 if there is no fault, 1 if there is one, 2 if a file is no PDF, 3 out of time.

    \b
    Example:
        cluewright book check book.pdf --profile kdp
        cluewright book check book.pdf --profile pdfx --trim A5 --json
    """
    from cluewright.books.plan_file import parse_page
    from cluewright.books.preflight import preflight
    from cluewright.books.profiles import find_profile
    from cluewright.cli.inputs import for_each
    from cluewright.cli.solving import call_with_budget
    from cluewright.formats.inputs import Input

    wanted = find_profile(profile)
    size = None if trim is None else parse_page(trim)

    def work(given: "Input", _: bool) -> ExitCode:
        seconds = _SECONDS if time_limit is None else time_limit
        found = call_with_budget(lambda budget: preflight(given.source, wanted, trim=size, budget=budget), seconds)
        _tell(given.source, wanted.name, found, find_locale(lang), json=json)
        return ExitCode.NO if found else ExitCode.FINE

    return for_each([Input(each, 0) for each in files], work)


def _tell(source: str, profile: str, found: Sequence["PrintFault"], language: str, *, json: bool) -> None:
    from cluewright.books.preflight import report

    if json:
        faults = [each.to_data(language) for each in found]
        print_json({"file": source, "profile": profile, "ok": not found, "faults": faults})
        return
    first, *lines = report(found, profile, language)
    say("\n  ".join([f"{source}: {first}", *lines]))
