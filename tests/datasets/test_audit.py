"""Audits: what is wrong with other people's puzzles is found, nothing else is, and every verdict can be checked."""

import json
import shutil
from collections.abc import Sequence
from itertools import groupby, product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.datasets.reading import rewrite
from tests.effort import tries

import cluewright as cw
from cluewright.batch.threads import ThreadExecutor
from cluewright.core.form import item_to_data
from cluewright.datasets.audit import FINDINGS, AuditCase, AuditPuzzle, audit, read_cases
from cluewright.datasets.audit_report import AuditTally
from cluewright.datasets.duplicates import SeenPuzzles
from cluewright.datasets.mapping import Claims, read_mapping

ROWS = ["##..#", "#.#.#", ".####", "##.#."]
MAPPING = """
kind = "nonogram"
solution = "solution"
name = "id"
size = "size"
level = "level"
unique = "unique"

[puzzle]
rows = "rows"
columns = "cols"

[levels]
"1" = "easy"
"9" = "extreme"
"""


def clues(lines: Sequence[Sequence[str]]) -> list[list[int]]:
    """Return the clues of lines, without a line of the product."""
    return [[len(list(run)) for cell, run in groupby(line) if cell == "#"] for line in lines]


def row(rows: list[str], **more: Any) -> dict[str, Any]:
    """Return a row of a table for a picture."""
    return {"rows": clues(rows), "cols": clues(list(zip(*rows, strict=True))), "solution": rows, **more}


@pytest.fixture
def audited(tmp_path: Path):
    """Give a function that audits rows of a table, and returns the codes found for each."""

    def run(rows: list[Any], mapping: str = MAPPING) -> list[list[str]]:
        (tmp_path / "map.toml").write_text(mapping)
        (tmp_path / "set.jsonl").write_text("".join(f"{json.dumps(each)}\n" for each in rows))
        cases = read_cases([str(tmp_path / "set.jsonl")], read_mapping(tmp_path / "map.toml"))
        found = list(audit(cases, ThreadExecutor()))
        assert [case.index for case, _ in found] == list(range(len(rows)))
        assert {finding.code for _, each in found for finding in each.findings} <= set(FINDINGS)
        return [[finding.code for finding in each.findings] for _, each in found]

    return run


def test_what_is_wrong_is_found_and_nothing_else(audited):
    diagonal = {"rows": [[1], [1]], "cols": [[1], [1]]}
    turned = ["".join(column) for column in zip(*ROWS[::-1], strict=True)]
    cases = [
        (row(ROWS, size="5x4", level="1", unique=True), []),
        (row(["#.", "##"], level=9, unique="yes"), ["wrong-level"]),
        (row(["###", ".#."], size=5, unique=False), ["wrong-size", "wrong-unique"]),
        (row(["####", "#..#"], level="never heard of", unique="?", size="huge"), []),
        ({**diagonal, "solution": [".#", "#."], "unique": "true"}, ["ambiguous", "wrong-unique"]),
        ({"rows": [[3], [], [3]], "cols": [[2], [2], [2]]}, ["unsolvable"]),
        ({**row(["#.#", "###"]), "solution": ["#.#", "##."]}, ["wrong-solution"]),
        ({**row(["#..", "###"]), "solution": ["#.."]}, ["wrong-solution"]),
        (row(ROWS), ["duplicate"]),
        (row(turned), ["symmetric"]),
        ({"rows": [[1]], "cols": [[2]]}, ["unreadable"]),
        ({"rows": [[1]]}, ["unreadable"]),
        ({"rows": 7, "cols": {"a": 1}}, ["unreadable"]),
        ([1, 2], ["unreadable"]),
    ]
    extra = {"size": None, "level": None, "unique": None, "id": "x"}
    rows = [{**extra, "solution": None, **each} if isinstance(each, dict) else each for each, _ in cases]
    assert audited(rows) == [expected for _, expected in cases]


def test_an_ambiguous_puzzle_comes_with_two_solutions():
    ambiguous = AuditPuzzle()(AuditCase("x", 0, None, "nonogram", {"rows": [[1], [1]], "columns": [[1], [1]]}))
    [finding] = ambiguous.findings
    assert sorted(finding.solutions) == [["#.", ".#"], [".#", "#."]]


@settings(max_examples=tries(30), deadline=None)
@given(st.integers(1, 4), st.integers(1, 3), st.data())
def test_verdicts_are_those_of_trying_every_picture(width, height, data):
    lines = st.lists(st.text("#.", min_size=width, max_size=width), min_size=height, max_size=height)
    across, down = data.draw(lines), data.draw(lines)
    rows, columns = clues(across), clues(list(zip(*down, strict=True)))
    wanted = (rows, columns)
    pictures = [
        picture
        for cells in product("#.", repeat=width * height)
        for picture in [["".join(cells[y * width : (y + 1) * width]) for y in range(height)]]
        if (clues(picture), clues(list(zip(*picture, strict=True)))) == wanted
    ]
    given_solution = data.draw(st.sampled_from([across, down]))
    case = AuditCase("x", 0, None, "nonogram", {"rows": rows, "columns": columns}, given_solution)
    found = AuditPuzzle()(case)
    codes = {finding.code: finding for finding in found.findings}
    if "unreadable" in codes:
        assert not pictures
        return
    assert ("unsolvable" in codes) == (not pictures)
    assert ("ambiguous" in codes) == (len(pictures) > 1)
    assert ("wrong-solution" in codes) == (given_solution not in pictures)
    if len(pictures) > 1:
        one, other = codes["ambiguous"].solutions
        assert one != other
        assert one in pictures
        assert other in pictures


def test_items_of_known_formats_are_held_to_what_they_claim(tmp_path):
    good = cw.generate("hitori", size=5, seed=1)
    data = json.loads(json.dumps(item_to_data(good)))
    other = "hard" if data["rating"]["level"] != "hard" else "easy"
    rating = {**data["rating"], "level": other}
    changed = [
        data,
        {**data, "rating": rating},
        {**data, "proof": {"verdict": "several"}},
        {**data, "solution": ["." * 5] * 5},
        {**data, "numbers": [[1, 1]], "width": 2, "height": 1, "solution": None, "rating": None, "proof": None},
    ]
    file = tmp_path / "set.jsonl"
    file.write_text("".join(f"{json.dumps(each)}\n" for each in changed))
    found = [[f.code for f in each.findings] for _, each in audit(read_cases([str(tmp_path)], None), ThreadExecutor())]
    assert found == [
        [],
        ["wrong-level", "duplicate"],
        ["wrong-unique", "duplicate"],
        ["wrong-solution", "duplicate"],
        ["ambiguous"],
    ]


def test_our_own_records_need_no_mapping(small, tmp_path):
    folder = shutil.copytree(small, tmp_path / "set")

    def found(*paths):
        return list(audit(read_cases([str(path) for path in paths], None), ThreadExecutor(1)))

    assert [each.findings for _, each in found(folder)] == [()] * 22

    def change(records):
        records[0]["width"] += 1
        records[1]["solution"] = records[0]["solution"]
        records[2]["puzzle"] = 7

    rewrite(folder, change, tables=False)
    lines, table = (min(folder.glob(f"data/train-*.{end}")) for end in ("jsonl.gz", "parquet"))
    codes = [[finding.code for finding in each.findings] for _, each in found(lines)]
    assert codes[0] == ["wrong-size"]
    assert codes[1] in (["wrong-solution"], ["unreadable"])  # the solution of another kind is no board
    assert codes[2:4] == [["unreadable"], []]
    assert [each.findings for _, each in found(table)] == [()] * len(codes)
    lines.write_bytes(lines.read_bytes()[:300])
    assert "unreadable" in [finding.code for _, each in found(lines) for finding in each.findings]


def test_a_puzzle_without_time_is_undecided_and_never_called_faulty():
    chance = Random(1)
    hard = cw.clues_of("\n".join("".join(chance.choice("#.") for _ in range(60)) for _ in range(60)))
    tally = AuditTally()
    for case, found in audit(
        [AuditCase("x", 0, cw.Item(hard), claims=Claims(unique=True))], ThreadExecutor(), seconds=0.0
    ):
        assert [finding.code for finding in found.findings] == ["undecided"]
        tally.add(case, found)
    assert (tally.faulty, tally.total.counts["undecided"]) == (0, 1)
    assert tally.sentence == "1 puzzle in 1 file: 0 with faults (0 %), 1 undecided."


def test_the_first_of_equal_puzzles_is_named():
    with SeenPuzzles() as seen:
        assert seen.meet(b"a", b"x", "one") == (None, None)
        assert seen.meet(b"b", b"x", "two") == (None, "one")
        assert seen.meet(b"b", b"x", "three") == ("two", None)
        assert seen.meet(b"c", b"y", "four") == (None, None)


def test_a_report_has_the_counts_and_both_solutions():
    tally = AuditTally()
    diagonal = {"rows": [[1], [1]], "columns": [[1], [1]]}
    cases = [AuditCase("a|b.csv", index, None, "nonogram", diagonal, claims=Claims(name="Cat")) for index in range(5)]
    for case, found in audit(cases, ThreadExecutor()):
        tally.add(case, found)
    report = tally.markdown("Audit of a")
    assert report.startswith("# Audit of a\n\n5 puzzles in 1 file: 5 with faults (100.0 %).\n")
    assert "| a\\|b.csv | 5 | 5 (100.0 %) | 4 (80.0 %) |" in report
    assert "- a\\|b.csv#1 (Cat), 2x2 nonogram: This puzzle has several solutions." in report
    assert {"```\n#.  .#\n.#  #.\n```", "```\n.#  #.\n#.  .#\n```"} & {report[report.index("```") :][:21]}
    assert "And 2 more." in report
    assert tally.to_data()["files"]["a|b.csv"]["ambiguous"] == 5
