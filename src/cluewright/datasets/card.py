"""The data card: what a data set holds, how it was made, and how to check it. It is the same on every run."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cluewright import __version__
from cluewright.core.files import write_whole
from cluewright.core.registry import kind as find_kind
from cluewright.core.technique import Level
from cluewright.datasets.figures import DatasetFigures
from cluewright.datasets.folder import CARD, DATA, IMAGES, MANIFEST, PLAN, SUMS, WrittenFile, extension
from cluewright.datasets.plan import DatasetPlan, FileFormat, RecordPart
from cluewright.datasets.plots import distributions

_PLOT = "distributions"
_CELL = 12.0
_MOST_LEFT_OUT = 20
_FIELDS = (
    (None, "id", "the kind and the fingerprint of the puzzle, the same for all its turned and mirrored forms"),
    (None, "kind", "the kind of puzzle"),
    (None, "split", "the split it belongs to"),
    (None, "width, height", "the size in cells"),
    (None, "puzzle", "the puzzle in Cluewright's JSON form"),
    (RecordPart.PROMPT, "prompt", "the puzzle as plain text: rules, clues, and how to write the answer"),
    (RecordPart.SOLUTION, "solution", "the only solution, in the JSON form of a board"),
    (RecordPart.SOLUTION, "answer", "the solution as the prompt asks for it"),
    (RecordPart.PROOF, "proof", "a proof that there is no other solution: its digest, and the proof itself (gzip)"),
    (RecordPart.RATING, "rating", "level, score from 0 to 100, predicted minutes, techniques needed"),
    (RecordPart.RECIPE, "recipe", "what the puzzle was generated from"),
    (RecordPart.STEPS, "steps", "the way to the solution: technique, cells set and evidence of each step"),
    (RecordPart.TEXTS, "steps[].text", "the step in a sentence"),
    (RecordPart.STEPS, "steps_end", "`solution`, or `unfinished` if the techniques do not lead all the way"),
    (RecordPart.META, "meta", "title, what the picture shows, and credits, if any"),
)


def write_card(
    plan: DatasetPlan, folder: Path, figures: DatasetFigures, files: Sequence[WrittenFile], revision: str
) -> None:
    """Write card, plots, the plan and the checksums of everything."""
    from cluewright.render.png import to_png
    from cluewright.render.svg import to_svg

    scene = distributions(figures, plan.splits.names)
    (folder / IMAGES).mkdir(exist_ok=True)
    write_whole(folder / IMAGES / f"{_PLOT}.svg", to_svg(scene, cell=_CELL).encode())
    write_whole(folder / IMAGES / f"{_PLOT}.png", to_png(scene, cell=2 * _CELL))
    write_whole(folder / PLAN, plan.text.encode())
    write_whole(folder / CARD, card_text(plan, figures, files, revision).encode())
    others = [CARD, MANIFEST, f"{IMAGES}/{_PLOT}.png", f"{IMAGES}/{_PLOT}.svg", PLAN]
    every = [*files, *(WrittenFile.of(folder, name) for name in others)]
    sums = "".join(f"{file.sha256}  {file.name}\n" for file in sorted(every, key=lambda each: each.name))
    write_whole(folder / SUMS, sums.encode())


def card_text(plan: DatasetPlan, figures: DatasetFigures, files: Sequence[WrittenFile], revision: str) -> str:
    """Return the card, in Markdown with a head that data-set sites read."""
    parts = [
        _head(plan, figures),
        f"# {plan.title}",
        *([plan.description] if plan.description else []),
        _summary(plan, figures),
        f"![Records by split, kind, level, size, score and number of steps]({IMAGES}/{_PLOT}.png)",
        "## Splits",
        splits_table(plan.splits.to_data(), figures.splits),
        "No two splits share a puzzle, not even turned, mirrored or renumbered: the split follows from a hash of the "
        "puzzle's canonical form. No puzzle comes twice, either. Records are in the order of that hash.",
        "## Levels",
        _by_kind(figures.levels, [*map(str, Level), "unrated"]),
        *_techniques(figures),
        "## Records",
        "| field | what it holds |\n|---|---|\n"
        + "\n".join(f"| `{name}` | {words} |" for part, name, words in _FIELDS if part is None or part in plan.parts),
        _formats(plan),
        "## Made with",
        _made_with(plan, revision),
        "## Check it",
        f"`{SUMS}` has the SHA-256 checksum of every file. `cluewright dataset check .` solves the puzzles again with "
        "a SAT solver that had no part in making them, follows every step and checks every proof.",
        *([_left_out(plan, figures)] if figures.records < plan.batch.total else []),
        "## Files",
        "| file | bytes | SHA-256 |\n|---|---:|---|\n"
        + "\n".join(f"| {file.name} | {file.bytes:,} | `{file.sha256}` |" for file in files),
        "## Licence",
        f"{plan.licence}",
        *(f"Pictures in {count:,} records: {credit}" for credit, count in sorted(figures.in_all("credits").items())),
    ]
    return "\n\n".join(parts) + "\n"


def _head(plan: DatasetPlan, figures: DatasetFigures) -> str:
    form = plan.formats[-1]
    found = figures.in_all("splits")
    lines = ["---", f"pretty_name: {_quoted(plan.title)}", f"license: {_quoted(plan.licence.lower())}"]
    lines += [
        "language:",
        f"- {plan.language}",
        "tags:",
        "- puzzles",
        "- reasoning",
        "configs:",
        "- config_name: default",
    ]
    lines.append("  data_files:")
    for split in plan.splits.names:
        if found[split]:
            path = f"{DATA}/{split}-*.{extension(form, compress=plan.compress)}"
            lines += [f"  - split: {split}", f"    path: {path}"]
    return "\n".join([*lines, "---"])


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _summary(plan: DatasetPlan, figures: DatasetFigures) -> str:
    kinds = ", ".join(find_kind(name).title for name in sorted(figures.splits))
    sentences = [f"{figures.records:,} puzzles ({kinds}), each with exactly one solution."]
    if RecordPart.PROOF in plan.parts:
        sentences.append(f"{figures.proven:,} records have a proof of that which anyone can check.")
    if RecordPart.STEPS in plan.parts:
        sentences.append(f"In {figures.finished:,} records the steps lead all the way to the solution.")
    return " ".join(sentences)


def splits_table(shares: Mapping[str, float], counted: Mapping[str, Mapping[str, int]]) -> str:
    """Return how many records each split has, in all and of each kind."""
    kinds = sorted(counted)
    lines = ["| split | share | records | " + " | ".join(kinds) + " |", "|---|---:|---:|" + "---:|" * len(kinds)]
    for split, share in shares.items():
        counts = [counted[kind].get(split, 0) for kind in kinds]
        lines.append(f"| {split} | {share:g} | {sum(counts):,} | " + " | ".join(f"{n:,}" for n in counts) + " |")
    totals = [sum(counted[kind].values()) for kind in kinds]
    lines.append(f"| all | 1 | {sum(totals):,} | " + " | ".join(f"{n:,}" for n in totals) + " |")
    return "\n".join(lines)


def _by_kind(table: Mapping[str, Mapping[str, int]], names: Sequence[str]) -> str:
    there = [name for name in names if any(counts.get(name) for counts in table.values())]
    lines = ["| kind | " + " | ".join(there) + " |", "|---|" + "---:|" * len(there)]
    for kind, counts in sorted(table.items()):
        lines.append(f"| {kind} | " + " | ".join(f"{counts.get(name, 0):,}" for name in there) + " |")
    return "\n".join(lines)


def _formats(plan: DatasetPlan) -> str:
    sentences = []
    if FileFormat.JSONL in plan.formats:
        packed = ", compressed with gzip" if plan.compress else ""
        sentences.append(f"A line of the JSON files is a record{packed}; proofs are in base 64.")
    if FileFormat.PARQUET in plan.formats:
        sentences.append(
            "In the Parquet files, puzzle, solution, recipe, meta and the cells and evidence of steps are JSON text, "
            "proofs are binary, and `rating.data` is the whole rating as JSON text."
        )
    if {RecordPart.PROMPT, RecordPart.TEXTS} & plan.parts:
        sentences.append(f"Prompts and sentences are in the language `{plan.language}`.")
    return " ".join(sentences)


def _techniques(figures: DatasetFigures) -> list[str]:
    lines = [
        f"| {kind} | {slug} | {count:,} |"
        for kind, counts in sorted(figures.techniques.items())
        for slug, count in sorted(counts.items(), key=lambda entry: (-entry[1], entry[0]))
    ]
    if not lines:
        return []
    return ["## Techniques", "\n".join(["| kind | technique | steps |", "|---|---|---:|", *lines])]


def _made_with(plan: DatasetPlan, revision: str) -> str:
    kinds = sorted({series.kind for series in plan.batch.series})
    generators = ", ".join(f"{name} {find_kind(name).revision}" for name in kinds)
    return (
        f"Cluewright {__version__} from the plan in `{PLAN}` with the seed {plan.batch.seed} (revisions of the "
        f"generators: {generators}). The revision of this data set is `{revision}`, a hash of its records as they are "
        "written: the same plan gives the same files."
    )


def _left_out(plan: DatasetPlan, figures: DatasetFigures) -> str:
    missing = plan.batch.total - figures.records
    said: list[Any] = [f"{missing:,} of the {plan.batch.total:,} puzzles asked for are missing."]
    if unmade := missing - len(figures.left_out):
        said.append(f"{unmade:,} were not made: no puzzle was found for their recipes, or no other one.")
    if figures.left_out:
        said.append(f"{len(figures.left_out):,} have no record:")
        said += [f"\n- {reason}" for reason in figures.left_out[:_MOST_LEFT_OUT]]
    return " ".join(said)
