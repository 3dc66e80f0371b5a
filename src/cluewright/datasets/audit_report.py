"""What an audit found: counts for each file, examples, and a report in Markdown."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from cluewright.core.text import one_line
from cluewright.datasets.audit import FINDINGS, AuditCase, Audited, AuditFinding

TITLES = {
    "unreadable": "no valid puzzle",
    "unsolvable": "no solution",
    "ambiguous": "several solutions",
    "wrong-solution": "wrong solution given",
    "wrong-size": "wrong size claimed",
    "wrong-unique": "wrong about uniqueness",
    "wrong-level": "wrong level claimed",
    "duplicate": "duplicate",
    "symmetric": "duplicate up to symmetry",
    "undecided": "undecided in time",
}
assert tuple(TITLES) == FINDINGS
MOST_EXAMPLES = 3
_LONGEST = 300
_LARGEST_SHOWN = 60


@dataclass(slots=True)
class FileTally:
    """Count the puzzles of one file, and what was found."""

    puzzles: int = 0
    faulty: int = 0
    """Those with any finding; being undecided is none."""
    counts: Counter[str] = field(default_factory=Counter)


@dataclass
class AuditTally:
    """Count what an audit finds, file by file, and keep a few examples of each finding."""

    files: dict[str, FileTally] = field(default_factory=dict)
    examples: dict[str, list[tuple[AuditCase, Audited, AuditFinding]]] = field(default_factory=dict)

    def add(self, case: AuditCase, audited: Audited) -> None:
        """Count one puzzle."""
        tally = self.files.setdefault(case.source, FileTally())
        tally.puzzles += 1
        codes = {finding.code for finding in audited.findings}
        tally.faulty += bool(codes - {"undecided"})
        tally.counts.update(codes)
        for finding in audited.findings:
            kept = self.examples.setdefault(finding.code, [])
            if len(kept) < MOST_EXAMPLES:
                kept.append((case, audited, finding))

    def drop_unreadable(self) -> list[str]:
        """Leave files out in which there was no puzzle at all, and return a sentence about each."""
        bad = [name for name, tally in self.files.items() if tally.counts["unreadable"] == tally.puzzles]
        said = []
        for name in bad:
            del self.files[name]
            why = [finding.text for case, _, finding in self._unreadable if case.source == name]
            said.append(f"{name}: {why[0] if why else 'no puzzle can be read here'}")
        self.examples["unreadable"] = [each for each in self._unreadable if each[0].source not in bad]
        return said

    @property
    def _unreadable(self) -> list[tuple[AuditCase, Audited, AuditFinding]]:
        return self.examples.get("unreadable", [])

    @property
    def faulty(self) -> int:
        """Count the puzzles with any finding but being undecided."""
        return sum(tally.faulty for tally in self.files.values())

    @property
    def total(self) -> FileTally:
        """Return the sum over all files."""
        found = FileTally()
        for tally in self.files.values():
            found.puzzles += tally.puzzles
            found.faulty += tally.faulty
            found.counts += tally.counts
        return found

    @property
    def codes(self) -> list[str]:
        """List what was found at least once."""
        counts = self.total.counts
        return [code for code in FINDINGS if counts[code]]

    def to_data(self) -> dict[str, Any]:
        """Return the counts in JSON form."""
        return {**_data(self.total), "files": {name: _data(tally) for name, tally in self.files.items()}}

    def markdown(self, title: str) -> str:
        """Return a report: a table of all files, and examples of each finding."""
        total = self.total
        lines = [f"# {title}", "", self.sentence, ""]
        if codes := self.codes:
            lines += [
                "| file | puzzles | " + " | ".join(TITLES[code] for code in codes) + " |",
                "|---|---:|" + "---:|" * len(codes),
                *(_table_line(name, tally, codes) for name, tally in self.files.items()),
            ]
            if len(self.files) > 1:
                lines.append(_table_line("all", total, codes))
        for code in self.codes:
            lines += ["", f"## {TITLES[code][:1].upper()}{TITLES[code][1:]}", ""]
            for case, audited, finding in self.examples[code]:
                lines += _example(case, audited, finding)
            if (left := total.counts[code] - len(self.examples[code])) > 0:
                lines += [f"And {left:,} more.", ""]
        return "\n".join(lines).rstrip("\n") + "\n"

    @property
    def sentence(self) -> str:
        """Say in a sentence what was found."""
        total = self.total
        if not total.puzzles:
            return "There was no puzzle to audit."
        undecided = f", {total.counts['undecided']:,} undecided" if total.counts["undecided"] else ""
        files = "1 file" if len(self.files) == 1 else f"{len(self.files):,} files"
        puzzles = "1 puzzle" if total.puzzles == 1 else f"{total.puzzles:,} puzzles"
        return f"{puzzles} in {files}: {total.faulty:,} with faults ({share(total.faulty, total.puzzles)}){undecided}."


def share(part: int, whole: int) -> str:
    """Return a part of a whole in percent.

    >>> share(1, 3), share(1, 2000), share(0, 5)
    ('33.3 %', 'below 0.1 %', '0 %')
    """
    if not part:
        return "0 %"
    percent = 100 * part / whole
    return f"{percent:.1f} %" if percent >= 0.1 else "below 0.1 %"


def _data(tally: FileTally) -> dict[str, Any]:
    return {"puzzles": tally.puzzles, "faulty": tally.faulty, **{code: tally.counts[code] for code in FINDINGS}}


def _table_line(name: str, tally: FileTally, codes: list[str]) -> str:
    cells = (f"{tally.counts[code]:,} ({share(tally.counts[code], tally.puzzles)})" for code in codes)
    return f"| {_escaped(name)} | {tally.puzzles:,} | " + " | ".join(cells) + " |"


def _escaped(text: str) -> str:
    return one_line(text).replace("|", "\\|")


def _example(case: AuditCase, audited: Audited, finding: AuditFinding) -> list[str]:
    named = f" ({_escaped(case.claims.name)})" if case.claims.name else ""
    size = f", {audited.size} {audited.kind}" if audited.size else ""
    lines = [f"- {_escaped(case.place)}{named}{size}: {_escaped(finding.text[:_LONGEST])}", ""]
    drawing = drawn(finding)
    return [*lines, "```", drawing, "```", ""] if drawing else lines


def drawn(finding: AuditFinding) -> str:
    """Return the solutions of a finding side by side, if they are small rows of characters; else an empty text."""
    boards = [board for board in finding.solutions if _is_small(board)]
    return "\n".join("  ".join(rows) for rows in zip(*boards, strict=True)) if len(boards) > 1 else ""


def _is_small(board: Any) -> bool:
    rows = isinstance(board, list) and all(isinstance(row, str) for row in board)
    return rows and max(len(board), *map(len, board)) <= _LARGEST_SHOWN
