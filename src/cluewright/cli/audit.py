"""`cluewright audit`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cluewright.cli.exits import ExitCode
from cluewright.cli.exits import report as report_error
from cluewright.cli.options import Force, Jobs, Json, TimeLimit, require_free
from cluewright.cli.output import console, print_json, say, show
from cluewright.core.text import one_line

if TYPE_CHECKING:
    from cluewright.datasets.audit import AuditCase, Audited
    from cluewright.datasets.audit_report import AuditTally

_MOST_FILES, _MOST_NAMES = 30, 5
_LONGEST_EXAMPLE = 200


def audit(
    files: Annotated[list[str], typer.Argument(metavar="FILE", help="Puzzle files or folders of any format.")],
    mapping: Annotated[
        Path | None,
        typer.Option("--map", metavar="MAPPING.toml", help="Where puzzles, solutions and claims are in tables."),
    ] = None,
    first: Annotated[
        int | None, typer.Option("--first", metavar="N", min=1, help="Only the first N puzzles of each file.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE.md", help="Write a report with examples.")
    ] = None,
    jobs: Jobs = 1,
    time_limit: TimeLimit = 10.0,
    force: Force = False,
    json: Json = False,
) -> ExitCode:
    """Audit other people's puzzles: solve each, and check what is claimed about it.

    Found are puzzles with no or several solutions (with two of them), duplicates, also turned or mirrored ones, wrong
    solutions, and sizes, levels and claims of uniqueness that do not hold. With --json, there is a line for each
    puzzle with a finding, and one for all. Ctrl-C ends it with what was found so far. docs/auditing.md has mappings.
    Exit code 0 if all is well, 1 if not, 2 if a file cannot be read, 3 if a puzzle stays undecided.

    \b
    Example:
        cluewright audit puzzles.jsonl
        cluewright audit folder/ --jobs 0 --report audit.md
        cluewright audit theirs.csv --map theirs.toml --json > findings.jsonl
    """
    from cluewright.cli.solving import executor_for
    from cluewright.cli.waiting import showing_progress
    from cluewright.core.files import write_whole
    from cluewright.datasets.audit import audit as audit_cases
    from cluewright.datasets.audit import read_cases
    from cluewright.datasets.audit_report import AuditTally
    from cluewright.datasets.mapping import read_mapping

    if report is not None:
        require_free(report, force=force)
    chosen = None if mapping is None else read_mapping(mapping)
    tally = AuditTally()
    cases = read_cases(files, chosen, first=first)
    stopped = False
    try:
        with showing_progress("auditing", total=None) as advance:
            for case, audited in audit_cases(cases, executor_for(jobs, None), seconds=time_limit):
                tally.add(case, audited)
                advance(f"{tally.faulty} with faults")
                if json and audited.findings:
                    print_json(_data(case, audited))
    except KeyboardInterrupt:  # what was found so far is worth showing
        stopped = True
    unreadable = tally.drop_unreadable()
    for sentence in unreadable:
        report_error(sentence)
    if report is not None:
        title = f"Audit of {', '.join(Path(file).name for file in files[:_MOST_NAMES])}"
        write_whole(report, tally.markdown(title).encode())
    if json:
        print_json({"summary": tally.to_data()})
    elif tally.files:
        _show(tally)
    if stopped:
        report_error("stopped before the end")
        return ExitCode.INTERRUPTED
    if unreadable:
        return ExitCode.BAD_INPUT
    if tally.faulty:
        return ExitCode.NO
    return ExitCode.UNDECIDED if tally.total.counts["undecided"] else ExitCode.FINE


def _data(case: "AuditCase", audited: "Audited") -> dict[str, Any]:
    named = {} if case.claims.name is None else {"name": case.claims.name}
    known = {"kind": audited.kind, "size": audited.size, "verdict": audited.verdict} if audited.size else {}
    findings = [finding.to_data() for finding in audited.findings]
    return {"source": case.source, "index": case.index, **named, **known, "findings": findings}


def _show(tally: "AuditTally") -> None:
    """Print a table of files and findings, the first examples of each, and the sum in a sentence."""
    from rich.table import Table
    from rich.text import Text

    from cluewright.datasets.audit_report import TITLES, drawn, share

    out, codes = console(), tally.codes
    if codes:
        table = Table(box=None, pad_edge=False)
        table.add_column("file", overflow="fold")
        for heading in ("puzzles", *(TITLES[code] for code in codes)):
            table.add_column(heading, justify="right")
        shown = list(tally.files.items())[:_MOST_FILES]
        rows = [*shown, ("all", tally.total)] if len(tally.files) > 1 else shown
        for name, each in rows:
            counts = (f"{each.counts[code]:,} ({share(each.counts[code], each.puzzles)})" for code in codes)
            table.add_row(Text(one_line(name)), f"{each.puzzles:,}", *counts)
        show(out, table)
    for code in codes:
        say(f"\n{TITLES[code]}:")
        for case, _, finding in tally.examples[code]:
            say(f"  {one_line(case.place)}: {one_line(finding.text[:_LONGEST_EXAMPLE])}")
            if code == "ambiguous" and case is tally.examples[code][0][0]:
                say(_indented(drawn(finding)))
    say(f"\n{tally.sentence}" if codes else tally.sentence)


def _indented(text: str) -> str:
    return "\n".join(f"    {line}" for line in text.splitlines())
