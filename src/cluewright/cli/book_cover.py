"""`cluewright book cover`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cluewright.cli.exits import ExitCode
from cluewright.cli.options import Json, Language, LibraryPlace, find_locale, out_option

if TYPE_CHECKING:
    from cluewright.formats.inputs import Input


def cover(
    plans: Annotated[list[str], typer.Argument(metavar="PLAN.toml", help="Book plans.")],
    out: Annotated[
        str | None,
        out_option(
            "The .pdf to write, or a .png or .svg to look at, or a folder; default: PLAN-cover.pdf next to the plan.",
            "PLACE",
        ),
    ] = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", metavar="N", min=1, help="Number of puzzles to work on at once.")
    ] = None,
    time_limit: Annotated[
        float | None, typer.Option("--time-limit", metavar="SECONDS", min=0, help="Time limit per book.")
    ] = None,
    lang: Language = None,
    library: LibraryPlace = None,
    json: Json = False,
) -> ExitCode:
    """Make the wrap cover of a book: back, spine and front on one sheet with bleed.

    The spine is as wide as the pages of the book on its paper; the place of the barcode is left free.

    \b
    Example:
        cluewright book cover plan.toml -o cover.pdf
        cluewright book cover plan.toml -o cover.png
    """
    from cluewright.cli.inputs import for_each
    from cluewright.formats.inputs import Input

    targets = {plan: _target(plan, out, several=len(plans) > 1) for plan in plans}

    def work(given: "Input", _: bool) -> None:
        _make(given.source, targets[given.source], jobs, time_limit, library, lang, json=json)

    return for_each([Input(plan, 0) for plan in plans], work)


def _target(plan: str, out: str | None, *, several: bool) -> Path:
    from cluewright.core.errors import InvalidRecipe, shown

    usual = Path(plan).with_name(f"{Path(plan).stem}-cover.pdf")
    if out is None:
        return usual
    target = Path(out)
    if target.is_dir() or out.endswith(("/", "\\")):
        target.mkdir(parents=True, exist_ok=True)
        return target / usual.name
    if several:
        raise InvalidRecipe(f"to write several covers, name a folder, not {shown(out)}")
    if target.suffix.lower() not in (".pdf", ".png", ".svg"):
        raise InvalidRecipe(f"the output must be a .pdf, .png or .svg file, not {shown(out)}")
    if not target.parent.is_dir():
        raise InvalidRecipe(f"the folder {target.parent} does not exist: create it first, or choose another")
    return target


def _make(
    plan: str,
    target: Path,
    jobs: int | None,
    time_limit: float | None,
    library: str | None,
    lang: str | None,
    *,
    json: bool,
) -> None:
    from cluewright.books import page_png, page_svg, read_plan
    from cluewright.books.wrap import Wrap, wrap_of, wrap_page, wrap_pdf
    from cluewright.cli.book_making import made_within
    from cluewright.cli.solving import call_with_budget
    from cluewright.cli.writing import tell_written
    from cluewright.core.budget import Budget
    from cluewright.core.files import write_whole

    read = read_plan(plan, language=None if lang is None else find_locale(lang), otherwise=find_locale(None))

    def work(budget: Budget) -> tuple[Wrap, bytes]:
        made = made_within(read, library, jobs, budget)
        match target.suffix.lower():
            case ".png":
                data = page_png(wrap_page(made))
            case ".svg":
                data = page_svg(wrap_page(made)).encode()
            case _:
                data = wrap_pdf(made, budget=budget)
        return wrap_of(made), data

    wrap, data = call_with_budget(work, time_limit)
    write_whole(target, data)
    facts: dict[str, Any] = {"pages": wrap.pages, "spine_mm": round(wrap.spine, 3), "spine_text": wrap.has_spine_text}
    tell_written(target, facts, words=f"a cover for {wrap.pages} pages, spine {wrap.spine:.2f} mm", json=json)
