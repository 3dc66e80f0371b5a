"""`cluewright batch`: many recipes at once."""

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from cluewright.cli.exits import ExitCode, report, worst
from cluewright.cli.functions import command_of
from cluewright.cli.options import COMMON, Cluster, Json, LibraryPlace
from cluewright.cli.output import print_json, say
from cluewright.cli.searching import open_library

if TYPE_CHECKING:
    from cluewright.batch.executor import Executor
    from cluewright.batch.plan import Plan
    from cluewright.batch.progress import Tally
    from cluewright.library import Library
    from cluewright.library.batches import BatchRow

PlanFiles = Annotated[
    list[Path], typer.Argument(metavar="PLAN.toml", help="Plan files, each with a seed and [[recipe]] tables.")
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", metavar="N", min=0, help="Number of processes; 0 uses every core.")]


class _Commands(TyperGroup):
    def list_commands(self, ctx: Any) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return command_of(cmd_name, _COMMANDS[cmd_name]) if cmd_name in _COMMANDS else None


batch = typer.Typer(cls=_Commands, add_completion=False, rich_markup_mode=None, no_args_is_help=False)


@batch.callback()
def _batch() -> None:
    """Make thousands of puzzles from a plan; stop and resume at any time.

    \b
    Example:
        cluewright batch run plan.toml --library puzzles.sqlite
        cluewright batch status --library puzzles.sqlite
    """


def run(
    plan_files: PlanFiles,
    library: LibraryPlace = None,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    time_limit: Annotated[
        float, typer.Option("--time-limit", metavar="SECONDS", min=0.001, help="Time limit per puzzle.")
    ] = 600.0,
    attempts: Annotated[
        int, typer.Option("--attempts", metavar="N", min=1, max=1000, help="Seeds to try before a puzzle fails.")
    ] = 3,
    retry_failed: Annotated[
        bool, typer.Option("--retry-failed", help="Try failed puzzles again instead of skipping them.")
    ] = False,
    tag: Annotated[list[str] | None, typer.Option("--tag", metavar="TAG", help="Tag the puzzles.")] = None,
    memory: Annotated[
        int | None, typer.Option("--memory", metavar="MB", min=64, help="Memory limit per process.")
    ] = None,
    log: Annotated[Path | None, typer.Option("--log", metavar="FILE", help="Write a log file.")] = None,
    json: Json = False,
) -> ExitCode:
    """Make the puzzles of plans and keep them in a library; run the same command again to resume.

    No puzzle comes twice, even rotated or mirrored. Ctrl-C stops cleanly; even a power cut costs only the puzzles in
    progress. Exit code 0 if every puzzle was made, 1 if some failed (see batch status --failed) or there were no more,
    130 if it was stopped.

    \b
    Example:
        cluewright batch run plan.toml --library puzzles.sqlite
        cluewright batch run plan.toml --library puzzles.sqlite --retry-failed --attempts 10
        cluewright batch run plan.toml --cluster tcp://10.0.0.5:8786 --log batch.log --json
    """
    from cluewright.batch.interrupt import stop_on_signals
    from cluewright.batch.items import rehearse
    from cluewright.batch.plan import load_plan
    from cluewright.batch.run import RunSettings, run_batch
    from cluewright.cli.batching import audience
    from cluewright.library.record import clean_tags

    refuse_both(jobs, cluster)
    plans = [load_plan(each) for each in plan_files]
    for plan in plans:
        rehearse(plan)
    settings = RunSettings(attempts, time_limit, retry_failed, clean_tags(tag or ()))
    go_on = _again(
        plan_files,
        ("--library", library, None),
        ("--jobs", jobs, 0),
        ("--cluster", cluster, None),
        ("--time-limit", f"{time_limit:g}", "600"),
        ("--attempts", attempts, 3),
        ("--retry-failed", retry_failed, False),
        *(("--tag", each, None) for each in tag or ()),
        ("--memory", memory, None),
        ("--log", log, None),
        ("--json", json, False),
    )
    codes = []
    with open_library(library, create=True) as opened, stop_on_signals() as stop:
        for plan in plans:
            with audience(json=json, log=log) as listening:
                executor = executor_for(jobs, cluster, memory)
                try:
                    tally = run_batch(plan, opened, executor, settings, watcher=listening, stopping=stop)
                except Exception:
                    _say(f"finished puzzles are kept; to resume: {go_on}")
                    raise
                listening.ended(tally, stopped=stop.stopping)
            codes.append(_sum_up(plan, tally, stopped=stop.stopping, go_on=go_on, json=json))
            if stop.stopping:
                break
    return worst(codes)


def _sum_up(plan: "Plan", tally: "Tally", *, stopped: bool, go_on: str, json: bool) -> ExitCode:
    from cluewright.batch.items import OTHERS
    from cluewright.batch.progress import in_words
    from cluewright.cli.batching import shares_in_words
    from cluewright.library.batches import State

    if not json:
        say(f"{tally} in {in_words(tally.seconds)}{shares_in_words(tally)}")
    if stopped and tally.left:
        report(f"stopped with {tally.left} to go; to resume: {go_on}")
        return ExitCode.INTERRUPTED
    again = go_on if "--retry-failed" in go_on else f"{go_on} --retry-failed"
    for recipe, found in tally.exhausted.items():
        labels = [series.label for series in plan.series if series.table == recipe]
        report(
            f"recipe {recipe}, {labels[0]}: {found} different puzzles of {tally.totals[recipe]}; no more were found in "
            f"{OTHERS} attempts per puzzle; to try {OTHERS} more: {again}"
        )
    if failed := tally.states[State.FAILED]:
        report(f"{failed} failed; run `cluewright batch status --failed` to see why; to try again: {again}")
    return ExitCode.NO if tally.unmade else ExitCode.FINE


def status(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="NAME", help="Batches, by the names in their plans; default: all.")
    ] = None,
    library: LibraryPlace = None,
    failed: Annotated[bool, typer.Option("--failed", help="List failed puzzles and why they failed.")] = False,
    limit: Annotated[
        int, typer.Option("--limit", metavar="N", min=1, help="Maximum number of failed puzzles to list.")
    ] = 50,
    json: Json = False,
) -> None:
    """Show the progress of batches.

    \b
    Example:
        cluewright batch status --library puzzles.sqlite
        cluewright batch status spring --failed --json
    """
    from cluewright.library.batches import batch_named, batches

    with open_library(library) as opened:
        found = [batch_named(opened, name) for name in names] if names else batches(opened)
        if not found and not json:
            say("the library has no batches")
        for each in found:
            _show_status(opened, each, failed=limit if failed else 0, json=json)


def _show_status(library: "Library", row: "BatchRow", *, failed: int, json: bool) -> None:
    from cluewright.batch.progress import level_name
    from cluewright.library.batches import State, counts, failures, totals

    counted, tables = counts(library, row.id), totals(library, row.id)
    states = {state: sum(count.items for count in counted if count.state is state) for state in State}
    left = row.total - sum(states.values())
    problems = failures(library, row.id, limit=failed) if failed else []
    if json:
        recipes = [
            {
                "recipe": recipe,
                "label": label,
                "total": total,
                "counts": [
                    {"state": str(count.state), "level": level_name(count.level), "items": count.items}
                    for count in counted
                    if count.recipe == recipe
                ],
            }
            for recipe, (label, total) in tables.items()
        ]
        reasons = [{"series": label, "number": item.number, "reason": item.reason} for label, item in problems]
        data = {"batch": row.name, "total": row.total, **{str(state): number for state, number in states.items()}}
        times = {"left": left, "started": row.started.isoformat(), "updated": row.updated.isoformat()}
        print_json({**data, **times, "recipes": recipes, **({"failures": reasons} if failed else {})})
        return
    told = {State.NO_MORE: "without a new puzzle"}
    words = [f"{number} {told.get(state, state)}" for state, number in states.items() if number] or ["nothing done"]
    say(f"{row.name}: {', '.join(words)} of {row.total}, {left} left")
    for recipe, (label, total) in tables.items():
        by_level: dict[str, int] = {}
        lost = no_more = 0
        for count in counted:
            if count.recipe == recipe and count.state is State.FAILED:
                lost += count.items
            elif count.recipe == recipe and count.state is State.NO_MORE:
                no_more += count.items
            elif count.recipe == recipe:
                by_level[level_name(count.level)] = by_level.get(level_name(count.level), 0) + count.items
        levels = ", ".join(f"{number} {level}" for level, number in by_level.items())
        facts = f"{sum(by_level.values())} of {total}" + (f", {lost} failed" if lost else "")
        facts += ", no more found" if no_more else ""
        say(f"  recipe {recipe}, {label}: {facts}" + (f" ({levels})" if levels else ""))
    for label, item in problems:
        say(f"  failed: {label}, item {item.number}: {item.reason}")


def plan_cost(
    plan_files: PlanFiles,
    jobs: Annotated[
        int,
        typer.Option(
            "--jobs", "-j", metavar="N", min=0, help="Number of cores to estimate for; 0 means this machine's."
        ),
    ] = 0,
    sample: Annotated[int, typer.Option("--sample", metavar="N", min=1, help="Puzzles to make for each recipe.")] = 20,
    time_limit: Annotated[
        float, typer.Option("--time-limit", metavar="SECONDS", min=0, help="Approximate time to spend on each recipe.")
    ] = 5.0,
    json: Json = False,
) -> None:
    """Estimate how long plans take, from a sample of each recipe; nothing is kept.

    \b
    Example:
        cluewright batch plan-cost plan.toml
        cluewright batch plan-cost plan.toml --sample 100 --jobs 64
    """
    from cluewright.batch.items import rehearse
    from cluewright.batch.plan import load_plan
    from cluewright.batch.processes import available_cores

    plans = [load_plan(each) for each in plan_files]
    for plan in plans:
        rehearse(plan)
    for plan in plans:
        _show_cost(plan, jobs or available_cores(), sample, time_limit, json=json)


def _show_cost(plan: "Plan", cores: int, sample: int, seconds: float, *, json: bool) -> None:
    from cluewright.batch.cost import Cost, sample_cost
    from cluewright.batch.progress import in_words
    from cluewright.batch.threads import ThreadExecutor

    recipes = []
    for each in sample_cost(plan, ThreadExecutor(), sample=sample, seconds=seconds):
        recipes.append(each)
        if not json:
            failed = f", {each.failed} of them failed" if each.failed else ""
            one = f"{in_times(each.mean)} each (± {in_times(each.deviation)})"
            say(
                f"recipe {each.recipe}, {each.label}: {each.count} puzzles, {one}, {in_words(each.seconds)} on a core; "
                f"{each.sampled} sampled{failed}"
            )
    cost = Cost(tuple(recipes))
    if json:
        print_json({"plan": plan.name, **cost.to_data(cores)})
        return
    low, high = (limit / cores for limit in cost.spread)
    say(
        f"in all: {plan.total} puzzles, about {in_words(cost.seconds / cores)} on {cores} cores "
        f"({in_words(low)} to {in_words(high)})"
    )


def in_times(seconds: float) -> str:
    """Write a short duration.

    >>> in_times(0.0123), in_times(2.5)
    ('12.3 ms', '2.50 s')
    """
    return f"{1000 * seconds:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"


_COMMANDS: dict[str, Callable[..., Any]] = {"run": run, "status": status, "plan-cost": plan_cost}


def executor_for(jobs: int, cluster: str | None, memory: int | None = None) -> "Executor":
    """Return the cluster if there is one, else processes on this machine."""
    if cluster is not None:
        from cluewright.batch.cluster import ClusterExecutor

        return ClusterExecutor(cluster)
    from cluewright.batch.processes import ProcessExecutor

    return ProcessExecutor(jobs or None, memory_limit=memory)


def refuse_both(jobs: int, cluster: str | None) -> None:
    """Raise if work is to be done both here and on a cluster."""
    if jobs and cluster is not None:
        raise typer.BadParameter("use either --jobs or --cluster, not both")


def _again(plan_files: Sequence[Path], *options: tuple[str, object, object]) -> str:
    """Write the command that resumes: the one given, without defaults."""
    words = ["cluewright", "batch", "run", *map(str, plan_files)]
    for name, value, usual in options:
        if value != usual:
            words += [name] if value is True else [name, str(value)]
    return shlex.join(words)


def _say(text: str) -> None:
    if not COMMON.quiet:
        report(text)
