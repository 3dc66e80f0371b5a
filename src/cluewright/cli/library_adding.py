"""`cluewright library` add, import and prove: puzzles brought in, and what is known about them found out."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cluewright.cli.exits import Complaints, ExitCode, exit_code_of, report, sentence_of, worst
from cluewright.cli.library_finding import contents
from cluewright.cli.options import COMMON, Files, FormatName, Index, Jobs, Json, LibraryPlace
from cluewright.cli.output import print_json, say
from cluewright.cli.searching import open_library
from cluewright.cli.waiting import showing_progress
from cluewright.core.text import counted

if TYPE_CHECKING:
    from cluewright.library import Import, Library

Tags = Annotated[list[str] | None, typer.Option("--tag", metavar="TAG", help="Add this tag.")]
Merge = Annotated[bool, typer.Option("--merge", help="Add what is missing to puzzles that are already in the library.")]
Source = Annotated[str | None, typer.Option("--source", metavar="TEXT", help="Where the puzzles come from.")]
Into = Annotated[str | None, typer.Option("--collection", metavar="NAME", help="Add them to this collection.")]
Prove = Annotated[bool, typer.Option("--prove/--no-prove", help="Prove and rate each puzzle, or trust the file.")]
Ambiguous = Annotated[
    bool, typer.Option("--ambiguous", help="Also keep puzzles without a unique solution, and mark them.")
]
ProofLimit = Annotated[float, typer.Option("--time-limit", metavar="SECONDS", min=0.001, help="Time limit per puzzle.")]


def add(
    files: Files,
    tag: Tags = None,
    source: Source = None,
    collection: Into = None,
    merge: Merge = False,
    prove: Prove = True,
    ambiguous: Ambiguous = False,
    index: Index = None,
    time_limit: ProofLimit = 10.0,
    jobs: Jobs = 1,
    format_name: FormatName = None,
    place: LibraryPlace = None,
    json: Json = False,
) -> ExitCode:
    """Add the puzzles in files, proven and rated; one that is already there, even rotated or mirrored, is not changed.

    A puzzle without a unique solution is refused unless --ambiguous is given; one that stays undecided within the time
    limit is kept and marked unknown. Exit code 0 if all are kept and decided, 1 if some were refused, 2 if some could
    not be read, 3 if some stay undecided.

    \b
    Example:
        cluewright library add cat.non --source "my own" --library puzzles.sqlite
        cluewright generate zip --count 100 --json | cluewright library add - --tag daily
    """
    order = _Order(tag, source, collection, merge, prove, ambiguous, index, time_limit, jobs, format_name)
    with open_library(place, create=True) as kept:
        done, stopped = order.bring_in(kept, files)
        if json:
            for number, new, verdict in zip(done.ids, done.new, done.verdicts, strict=True):
                print_json({"id": number, "added": new, "verdict": verdict or "unknown"})
        else:
            say(_sentence(done))
    return _tell(done, stopped=stopped)


def import_files(
    paths: Annotated[list[str], typer.Argument(metavar="PATH", help="Files, folders or library backups.")],
    tag: Tags = None,
    source: Source = None,
    collection: Into = None,
    merge: Merge = False,
    prove: Prove = True,
    ambiguous: Ambiguous = False,
    index: Index = None,
    time_limit: ProofLimit = 10.0,
    jobs: Jobs = 1,
    format_name: FormatName = None,
    place: LibraryPlace = None,
    json: Json = False,
) -> ExitCode:
    """Import files, whole folders and backups; bad files are reported and skipped.

    Puzzles are proven and rated as with add. A backup made with export --all restores everything: puzzles, tags,
    collections, games, results and batches.

    \b
    Example:
        cluewright library import ~/nonograms --tag old
        cluewright library import backup.jsonl.gz --library new.sqlite
    """
    from cluewright.library.backup import is_backup

    order = _Order(tag, source, collection, merge, prove, ambiguous, index, time_limit, jobs, format_name)
    code = ExitCode.FINE
    with open_library(place, create=True) as kept:
        backups = [path for path in paths if path != "-" and Path(path).is_file() and is_backup(path)]
        for path in backups:
            found = kept.restore(path)
            if json:
                print_json({"backup": path, **asdict(found)})
            else:
                say(f"{path}: {contents(found)}")
        if rest := [path for path in paths if path not in backups]:
            done, stopped = order.bring_in(kept, rest)
            if json:
                counts = {"files": done.files, "added": done.added, "doubles": done.doubles}
                refused = [{"place": where, "verdict": verdict} for where, verdict in done.refused]
                problems = [sentence_of(problem) for problem in done.problems]
                print_json({**counts, "undecided": _undecided(done), "refused": refused, "problems": problems})
            else:
                say(f"{counted(done.files, 'file')}: {_sentence(done)}")
            code = _tell(done, stopped=stopped)
    return code


def prove(
    ids: Annotated[
        list[int] | None,
        typer.Argument(metavar="ID", help="Puzzle numbers; default: all that are not proven and rated yet."),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Prove and rate everything again.")] = False,
    time_limit: ProofLimit = 10.0,
    jobs: Jobs = 1,
    place: LibraryPlace = None,
    json: Json = False,
) -> ExitCode:
    """Prove and rate the puzzles whose verdict or rating is not known; Ctrl-C stops, the same command resumes.

    Puzzles that stayed undecided are only tried again with a longer time limit. Exit code 0 if every puzzle has exactly
    one solution, 1 if some do not, 3 if some stay undecided.

    \b
    Example:
        cluewright library prove --jobs 0
        cluewright library prove 17 18 --time-limit 60
    """
    from cluewright.batch.interrupt import stop_on_signals
    from cluewright.batch.proving import prove_kept
    from cluewright.cli.solving import executor_for
    from cluewright.library.proving import unproven

    counts: dict[str, int] = {}
    codes = []
    with open_library(place) as kept, stop_on_signals() as stop, Complaints() as complaints:
        for number in ids or ():
            kept.get(number)
        chosen = ids or list(unproven(kept, time_limit, every=everything))
        with showing_progress("proving", total=len(chosen)) as advance:
            executor = executor_for(jobs, None)
            for number, found in prove_kept(kept, chosen, executor, seconds=time_limit, stopping=stop):
                advance("")
                if isinstance(found, Exception):
                    complaints.add("", f"puzzle {number}: {sentence_of(found)}")
                    codes.append(exit_code_of(found))
                    continue
                counts[found] = counts.get(found, 0) + 1
                codes.append(_CODES.get(found, ExitCode.UNDECIDED))
                if json:
                    print_json({"id": number, "verdict": found})
                elif found != "unique":
                    say(f"puzzle {number}: {_SAYINGS.get(found, found)}")
        if not json:
            say(", ".join(f"{count} {verdict}" for verdict, count in counts.items()) or "nothing to prove")
    return _stopped(len(chosen) - sum(counts.values())) if stop.stopping else worst(codes)


_CODES = {"unique": ExitCode.FINE, "several": ExitCode.NO, "none": ExitCode.NO}
_SAYINGS = {"several": "several solutions", "none": "no solution", "undecided": "undecided within the limit"}


class _Order:
    """How puzzles are brought in."""

    def __init__(
        self,
        tags: list[str] | None,
        source: str | None,
        collection: str | None,
        merge: bool,
        prove: bool,
        ambiguous: bool,
        index: int | None,
        seconds: float,
        jobs: int,
        format_name: str | None,
    ) -> None:
        self._collection, self._prove, self._seconds, self._jobs = collection, prove, seconds, jobs
        self._options: dict[str, Any] = {
            "format_name": format_name,
            "index": index,
            "tags": tags or (),
            "source": source,
            "merge": merge,
            "ambiguous": ambiguous,
        }

    def bring_in(self, kept: "Library", paths: list[str]) -> "tuple[Import, bool]":
        """Bring in the puzzles of files, and tell whether that was stopped halfway."""
        from cluewright.batch.interrupt import stop_on_signals
        from cluewright.batch.proving import prove_inputs
        from cluewright.cli.solving import executor_for

        options = self._options
        with stop_on_signals() as stop, _showing_files() as progress:
            if self._prove:
                options["prepared"] = prove_inputs(executor_for(self._jobs, None), self._seconds, stop)
            done = kept.import_files(paths, progress=progress, **options)
        if self._collection is not None and done.ids:
            kept.collections.put(self._collection, done.ids)
        return done, stop.stopping


@contextmanager
def _showing_files() -> "Iterator[Callable[[str, Import], None]]":
    """Show on a terminal which puzzle is being read and how many have been."""
    with showing_progress("adding", total=None) as advance:
        yield lambda name, done: advance(f"{done.added} added, {done.doubles} already there: {name}")


def _sentence(done: "Import") -> str:
    words = [f"{done.added} added", f"{done.doubles} already there"]
    words += [f"{len(done.refused)} refused"] if done.refused else []
    words += [f"{_undecided(done)} undecided"] if _undecided(done) else []
    return ", ".join([*words, f"{len(done.problems)} could not be read"])


def _undecided(done: "Import") -> int:
    return done.verdicts.count("undecided")


def _tell(done: "Import", *, stopped: bool) -> ExitCode:
    """Report what was refused and what is bad, and return the exit code."""
    with Complaints() as complaints:
        for place, verdict in done.refused:
            sentence = f"{place}: {_SAYINGS.get(verdict, verdict)}, so it was not added; use --ambiguous to add it"
            complaints.add(place.rpartition("#")[0], sentence)
        for problem in done.problems:
            complaints.add(str(getattr(problem, "file", None) or ""), sentence_of(problem))
    if stopped:
        report("stopped; the puzzles added so far are kept: run the same command again to add the rest")
        return ExitCode.INTERRUPTED
    codes = [*map(exit_code_of, done.problems), *(ExitCode.NO for _ in done.refused)]
    return worst([*codes, ExitCode.UNDECIDED if _undecided(done) else ExitCode.FINE])


def _stopped(left: int) -> ExitCode:
    if not COMMON.quiet:
        report(f"stopped with {left} to go: run the same command again to resume")
    return ExitCode.INTERRUPTED
