"""The seed corpus: texts of our own that every target accepts, to begin from."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from tests.fuzz import requests
from tests.fuzz.targets import FORMATS, KINDS, TARGETS

import cluewright as cw
from cluewright.books.example import EXAMPLE
from cluewright.core import form
from cluewright.core.errors import CluewrightError
from cluewright.core.session import Session
from cluewright.formats import dumps

BATCH = 'seed = 1\n[[recipe]]\nkind = "zip"\nsize = [6, "5x4"]\ncount = 3\ndifficulty = ["easy", "hard"]\n'


def seeds(name: str) -> list[bytes]:
    """Return what a target begins from."""
    found = list(dict.fromkeys(_SEEDS[name]()))
    assert found, name
    return found


def _items() -> Iterator[cw.Item]:
    for name in KINDS:
        yield cw.kind(name).sample()
        yield cw.generate(name, size=(5, 4), seed=1)


def _files() -> Iterator[bytes]:
    for item in _items():
        for number, name in enumerate(FORMATS):
            if name is None:
                yield bytes([0]) + form.dumps(item).encode()
                continue
            try:
                written = dumps(item, format_name=name)
            except CluewrightError:
                continue
            yield bytes([number]) + written
            yield bytes([0]) + written


def _moves() -> Iterator[bytes]:
    for number, name in enumerate(KINDS):
        kind = cw.kind(name)
        puzzle = kind.sample().puzzle
        board, moves = kind.empty_board(puzzle), []
        for step in kind.explain(puzzle):
            moves.append(kind.move_of_step(puzzle, board, step))
            board = kind.apply_step(puzzle, board, step)
        yield bytes([number]) + "\n".join(moves).encode()
        yield from (bytes([number]) + move.encode() for move in moves[:5])


def _recipes() -> Iterator[bytes]:
    for item in _items():
        if item.recipe is not None:
            yield json.dumps(item.recipe.to_data()).encode()
    for name in KINDS:
        yield json.dumps({"kind": name, "size": "9x8", "seed": 5, "difficulty": "hard"}).encode()


def _sessions() -> Iterator[bytes]:
    for item in _items():
        session = Session(item)
        yield session.to_json().encode()
        kind, puzzle = session.kind, item.puzzle
        moves = []
        for step in islice(kind.explain(puzzle), 6):
            moves.append(kind.move_of_step(puzzle, session.board, step))
            session.move(moves[-1])
        session.set_checkpoint("here")
        session.undo()
        session.undo()
        session.move(moves[-1])
        session.undo()
        yield session.to_json().encode()


def _proofs() -> Iterator[bytes]:
    for name in KINDS:
        if cw.kind(name).proofs is not None:
            proof = cw.prove(cw.kind(name).sample())
            yield proof.to_bytes()
            yield proof.text.encode()
            yield replace(proof, nogoods=((1, -2), (3,))).text.encode()


def _answers() -> Iterator[bytes]:
    for number, name in enumerate(KINDS):
        kind, item = cw.kind(name), cw.kind(name).sample()
        solution = item.solution or cw.solve(item).solution
        written = kind.text(item.puzzle, solution)
        for text in (written, f"<think>{written}</think>\nAnswer:\n```\n{written}\n```", "Row 1: X O (1, 2), R1C2 ->"):
            yield bytes([number]) + text.encode()
        yield bytes([number]) + json.dumps(kind.board_to_data(item.puzzle, solution)).encode()


_SEEDS = {
    "files": _files,
    "moves": _moves,
    "items": lambda: (form.dumps(item).encode() for item in _items()),
    "recipes": _recipes,
    "shares": lambda: (cw.share_link(item).encode() for item in _items()),
    "plans": lambda: iter((EXAMPLE.encode(), BATCH.encode(), b"12x9")),
    "sessions": _sessions,
    "proofs": _proofs,
    "answers": _answers,
    "requests": requests.seeds,
}
assert _SEEDS.keys() == TARGETS.keys()
