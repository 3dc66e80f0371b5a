"""`cluewright judge`."""

from typing import Annotated

import typer

from cluewright.cli.exits import ExitCode, worst
from cluewright.cli.options import FormatName, Json, Language, find_locale
from cluewright.cli.output import print_json, say


def judge(
    puzzle: Annotated[str, typer.Argument(metavar="PUZZLE", help="A puzzle file.")],
    answers: Annotated[
        list[str], typer.Argument(metavar="ANSWER", help="Files with an answer in words; - is standard input.")
    ],
    format_name: FormatName = None,
    lang: Language = None,
    json: Json = False,
) -> ExitCode:
    """Judge answers in words: grids, lists or tables in any usual notation, with text around them.

    Any solution is right. What is wrong is listed with its place. If the file has several puzzles, each needs its own
    answer, in the same order. docs/judging.md says which answer of a text counts.
    Exit code 0 if all answers are right, 1 if not, 2 if a file cannot be read.

    \b
    Example:
        cluewright judge cat.non answer.txt
        cluewright judge cat.non answer-1.txt answer-2.txt --json
    """
    from cluewright.core.errors import FormatError
    from cluewright.core.judging import judge as judge_text
    from cluewright.formats.inputs import read_inputs
    from cluewright.formats.source import read_source

    locale = find_locale(lang)
    items = [given.puzzle_item for given in read_inputs([puzzle], format_name)]
    if len(items) not in (1, len(answers)):
        raise FormatError(f"{len(items)} puzzles need as many answers", file=puzzle)
    codes = []
    for item, place in zip(items * (len(answers) // len(items)), answers, strict=True):
        found = judge_text(item, read_source(place).data.decode("utf-8", "replace"))
        if json:
            print_json({"source": place, **found.to_data(locale)})
        else:
            if len(answers) > 1:
                say(f"{place}:")
            say(found.text(locale))
        codes.append(ExitCode.FINE if found.correct else ExitCode.NO)
    return worst(codes)
