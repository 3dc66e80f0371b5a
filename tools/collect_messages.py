"""Collect what the kinds say on real boards: a file of messages for each kind, which the tests say in every language.

    python tools/collect_messages.py [KIND...]

Puzzles of every level and many sizes are explained, hinted at at many moments, and damaged, until every message of a
step or fault has been said; of each a few are kept, the longest among them. What no board brought about is named in
the end: a message that nothing says should not be in a catalogue.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import cluewright as cw
from cluewright.core.catalogue import catalogue
from cluewright.core.example import examples_of
from cluewright.core.message import Message
from cluewright.core.telling import merged

FOLDER = Path(__file__).parents[1] / "tests" / "messages"
SPOKEN = ("step-", "fault-", "broken-", "ending-", "remedy-")
"""How the codes of messages begin that boards alone bring about."""
MOST = 6
"""How many examples of each message are kept."""


def spoken(steps: Iterable[cw.Step]) -> Iterator[Message]:
    """Yield the messages of steps, of their chains and of their parts."""
    for step in steps:
        yield step.message
        yield from spoken((*step.chain, *step.parts))


def of_faults(faults: Iterable[cw.Fault]) -> Iterator[Message]:
    """Yield the messages of faults and their remedies."""
    for fault in faults:
        yield from (each for each in (fault.message, fault.remedy) if isinstance(each, Message))


def said(kind: cw.Kind[Any, Any], seeds: range) -> Iterator[Message]:
    """Yield what a kind says: of its examples, and of puzzles of every level, in and out of order."""
    for example in examples_of(kind):
        yield from spoken(kind.steps(example.puzzle, example.board))
        yield from spoken(islice(kind.explain(example.puzzle, example.board), 1))
    for seed in seeds:
        for level in kind.levels:
            width = 6 + seed % 4
            try:
                item = cw.generate(kind.name, size=(width, width + seed % 3), seed=seed, difficulty=level)
            except cw.CluewrightError:
                continue
            yield from of_puzzle(kind, item, Random(seed))


def rarely_said(kind: cw.Kind[Any, Any]) -> Iterator[Message]:
    """Yield what good puzzles never bring about, where the tests of the kind have a module `said` for it."""
    package = kind.name.replace("-", "_")
    if (FOLDER.parent / package / "said.py").is_file():
        sys.path.insert(0, str(FOLDER.parents[1]))
        module = import_module(f"tests.{package}.said")
        yield from of_faults(module.faults())
        yield from module.messages()


def of_puzzle(kind: cw.Kind[Any, Any], item: cw.Item[Any, Any], chance: Random) -> Iterator[Message]:
    """Yield what is said along one path: steps, every step there is at some moments, hints and mistakes."""
    board = kind.empty_board(item.puzzle)
    steps = list(kind.explain(item.puzzle))
    yield from spoken(merged(steps))
    for step in steps:
        yield from spoken([step])
        if chance.random() < 0.05:
            yield from spoken(kind.steps(item.puzzle, board))
            for hint in cw.hints(item, board):
                yield from hint.messages
            for other in islice(kind.steps(item.puzzle, board), 3):
                yield from of_faults(
                    kind.mistakes(item.puzzle, _spoiled(kind, item.puzzle, board, other), item.solution)
                )
        board = kind.apply_step(item.puzzle, board, step)
    yield from of_answers(kind, item, chance)


def of_answers(kind: cw.Kind[Any, Any], item: cw.Item[Any, Any], chance: Random) -> Iterator[Message]:
    """Yield what is said about answers that went wrong in a place or two."""
    for text in (kind.answer_text(item.puzzle, item.solution), kind.text(item.puzzle, item.solution), "(1, 1) (1, 2)"):
        for damage in range(30):
            words = re.split(r"(\s|(?<=[])]))", text)
            for _ in range(damage % 3 + 1):
                words[chance.randrange(len(words))] = chance.choice([*words, "."])
            yield from of_faults(cw.judge(item, "".join(words)).faults)
            characters = list(text)
            characters[chance.randrange(len(text))] = chance.choice(text)
            yield from of_faults(cw.judge(item, "".join(characters)).faults)
    yield from of_faults(cw.judge(item, "R" * item.puzzle.width + "D").faults)


def _spoiled(kind: cw.Kind[Any, Any], puzzle: Any, board: Any, step: cw.Step) -> Any:
    """Return a board with a step's contrary on it."""
    values = list(kind.values[1:])
    cells = tuple(
        (*change[:3], not change[3]) if len(change) == 4 else (*change[:2], values[1 - values.index(change[2])])
        for change in step.cells
        if len(change) == 4 or change[2] in values[:2]
    )
    return kind.apply_step(puzzle, board, cw.Step(step.technique, cells, step.message))


def collect(kind: cw.Kind[Any, Any], seeds: range) -> dict[str, list[Message]]:
    """Collect a few different examples of each message, messages inside messages among them."""
    found: dict[str, dict[str, Message]] = {}

    def take(message: Message) -> None:
        if message.room == kind.room:
            kept = found.setdefault(message.code, {})
            text = message.clause()
            if len(kept) < MOST or len(text) > max(map(len, kept)):
                kept[text] = message
        for value in message.values.values():
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, Message):
                    take(part)

    for message in (*rarely_said(kind), *said(kind, seeds)):
        take(message)
    return {code: list(kept.values())[-2 * MOST :] for code, kept in found.items()}


def main() -> int:
    """Write the files; return 1 where a message was met nowhere."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", default=list(cw.kinds()))
    parser.add_argument("--seeds", type=int, default=5)
    asked = parser.parse_args()
    missing = 0
    for name in asked.kinds:
        kind = cw.kind(name)
        found = collect(kind, range(asked.seeds))
        lines = [json.dumps(each.to_data(), ensure_ascii=False) for code in sorted(found) for each in found[code]]
        FOLDER.joinpath(f"{name}.jsonl").write_text("".join(f"{line}\n" for line in lines), "utf-8")
        unsaid = sorted(code for code in catalogue(kind.room, "en") if code.startswith(SPOKEN) and code not in found)
        print(f"{name}: {len(found)} messages, {len(lines)} examples; met nowhere: {', '.join(unsaid) or 'none'}")
        missing += len(unsaid)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
