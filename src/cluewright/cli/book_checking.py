"""`cluewright book check`."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cluewright.cli.exits import ExitCode
from cluewright.cli.options import Json, Language, find_locale
from cluewright.cli.output import print_json, say

if TYPE_CHECKING:
    from cluewright.books.preflight import PrintFault
    from cluewright.core.budget import Budget
    from cluewright.formats.inputs import Input

_MOST_PAGES = 5000
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
    cover: Annotated[
        bool, typer.Option("--cover", help="The files are wrap covers: back, spine and front on one sheet.")
    ] = False,
    pages: Annotated[
        int | None,
        typer.Option("--pages", metavar="N", min=1, max=_MOST_PAGES, help="Number of pages inside a cover."),
    ] = None,
    paper: Annotated[
        str | None,
        typer.Option(
            "--paper",
            metavar="NAME",
            help="Paper inside a cover: white, cream, standard-colour or premium-colour; default: white.",
        ),
    ] = None,
    own_barcode: Annotated[
        bool, typer.Option("--own-barcode", help="The cover has a barcode of its own, where printers put theirs.")
    ] = False,
    time_limit: Annotated[
        float | None, typer.Option("--time-limit", metavar="SECONDS", min=0, help="Time limit per file.")
    ] = None,
    lang: Language = None,
    json: Json = False,
) -> ExitCode:
    """Check that a printer will accept PDF files: read them back and list every fault with its page.

    Checked are sizes and boxes, margins and gutter, fonts, lines, pictures, colours, blank pages, the number of pages,
    and what should not be in the file: links, bookmarks, annotations, metadata, scripts, encryption.
    With --cover it is a wrap cover: its size must be that of two pages and the spine, with bleed; text keeps away from
    edges and folds and is on the spine only from 79 pages on; nothing is where the printer puts the barcode.
    Exit code 0 if there is no fault, 1 if there is one, 2 if a file is no PDF, 3 out of time.

    \b
    Example:
        cluewright book check book.pdf --profile kdp
        cluewright book check book.pdf --profile pdfx --trim A5 --json
        cluewright book check cover.pdf --cover --pages 120 --paper cream --trim 6x9
    """
    _require_cover(cover, pages, paper, own_barcode)
    from cluewright.books.cover_preflight import preflight_cover
    from cluewright.books.plan_file import parse_page
    from cluewright.books.preflight import preflight
    from cluewright.books.profiles import find_profile
    from cluewright.books.wrap import Wrap
    from cluewright.cli.inputs import for_each
    from cluewright.cli.solving import call_with_budget
    from cluewright.formats.inputs import Input

    wanted = find_profile(profile)
    size = None if trim is None else parse_page(trim)

    inside = paper or "white"
    spine = round(Wrap.around(1.0, 1.0, pages or 0, inside, 0.0).spine, 3)

    def read(source: str, budget: "Budget") -> "list[PrintFault]":
        if pages is None:
            return preflight(source, wanted, trim=size, budget=budget)
        return preflight_cover(
            source, wanted, pages=pages, paper=inside, trim=size, own_barcode=own_barcode, budget=budget
        )

    def work(given: "Input", _: bool) -> ExitCode:
        seconds = _SECONDS if time_limit is None else time_limit
        found = call_with_budget(lambda budget: read(given.source, budget), seconds)
        facts = {} if pages is None else {"pages": pages, "paper": inside, "spine_mm": spine}
        _tell(given.source, wanted.name, found, find_locale(lang), facts, json=json)
        return ExitCode.NO if found else ExitCode.FINE

    return for_each([Input(each, 0) for each in files], work)


def _require_cover(cover: bool, pages: int | None, paper: str | None, own_barcode: bool) -> None:
    """Raise unless a cover comes with the number of its pages, and only a cover."""
    if cover and pages is None:
        raise typer.BadParameter("a cover needs --pages, the number of pages inside: they make the spine")
    said = {"--pages": pages is not None, "--paper": paper is not None, "--own-barcode": own_barcode}
    stray = next((name for name, given in said.items() if given), None)
    if not cover and stray is not None:
        raise typer.BadParameter(f"{stray} is for covers: add --cover")


def _tell(
    source: str, profile: str, found: Sequence["PrintFault"], language: str, facts: dict[str, Any], *, json: bool
) -> None:
    from cluewright.books.preflight import report

    if json:
        faults = [each.to_data(language) for each in found]
        print_json({"file": source, "profile": profile, **facts, "ok": not found, "faults": faults})
        return
    first, *lines = report(found, profile, language)
    say("\n  ".join([f"{source}: {first}", *lines]))
