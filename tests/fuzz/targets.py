"""What is fuzzed on the Python side: everything that reads a text from outside.

A target takes bytes and may refuse them with a `CluewrightError`; anything else that is raised is a finding. What is
accepted has to come back from its own written form as it was.
"""

import json
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any

from tests.fuzz import requests

import cluewright as cw
from cluewright.batch.plan_file import parse_plan as parse_batch
from cluewright.books.plan_file import parse_plan as parse_book
from cluewright.core import form
from cluewright.core.errors import CluewrightError
from cluewright.core.proof import Proof, puzzle_digest
from cluewright.core.session import Session
from cluewright.core.size import parse_size
from cluewright.formats import dumps, entries
from cluewright.formats.registry import formats
from cluewright.formats.source import Source

KINDS = tuple(sorted(cw.kinds()))
FORMATS = (None, *formats())
EMPTY_FOLDER = Path(tempfile.gettempdir()) / "cluewright-no-such-folder"


def read_file(data: bytes) -> None:
    """Read a file as one of the formats, or as what it seems to be; what was read can be written and read again."""
    name = FORMATS[data[0] % len(FORMATS)] if data else None
    for entry in entries(Source(data[1:], "fuzz"), format_name=name):
        if isinstance(entry, cw.Item):
            written = form.dumps(entry)
            again = form.loads(written)
            assert again.puzzle == entry.puzzle
            assert form.dumps(again) == written
            if name is not None and len(data) < 2000:
                _write_and_read(entry, name)


def _write_and_read(item: Any, name: str) -> None:
    try:
        written = dumps(item, format_name=name)
    except CluewrightError:  # not every format can express every puzzle
        return
    found = list(entries(Source(written, "fuzz"), format_name=name))
    assert [each.puzzle for each in found if isinstance(each, cw.Item)] == [item.puzzle]


@cache
def sample(name: str) -> Any:
    """Return the puzzle of a kind that moves are made on."""
    return cw.kind(name).sample().puzzle


def make_moves(data: bytes) -> None:
    """Make moves on the kind's sample; a board that moves lead to can be stored."""
    kind = cw.kind(KINDS[data[0] % len(KINDS)] if data else KINDS[0])
    puzzle = sample(kind.name)
    board = kind.empty_board(puzzle)
    for move in data[1:].decode("utf-8", "replace").split("\n")[:50]:
        try:
            board = kind.apply(puzzle, board, move)
        except cw.InvalidMove:
            continue
    assert kind.board_from_data(puzzle, kind.board_to_data(puzzle, board)) == board
    kind.faults(puzzle, board)
    kind.is_solved(puzzle, board)


def read_item(data: bytes) -> None:
    """Read an item's JSON."""
    item = form.loads(data.decode("utf-8", "replace"))
    assert form.loads(form.dumps(item)) == item


def read_recipe(data: bytes) -> None:
    """Read a recipe as the API does, and make nothing of it."""
    said = form.read_json(data.decode("utf-8", "replace"))
    if not isinstance(said, dict):
        return
    name = said.get("kind")
    kind = cw.kind(name if isinstance(name, str) else KINDS[0])
    recipe = kind.read_recipe(said)
    assert kind.read_recipe(json.loads(json.dumps(recipe.to_data()))) == recipe


def read_share(data: bytes) -> None:
    """Read a share link."""
    item = cw.read_share(data.decode("utf-8", "replace"))
    assert cw.read_share(cw.share_link(item)).puzzle == item.puzzle


def read_plans(data: bytes) -> None:
    """Read plans of batches and books, and a size."""
    text = data.decode("utf-8", "replace")
    for read in (partial(parse_batch, folder=EMPTY_FOLDER), partial(parse_book, folder=EMPTY_FOLDER), parse_size):
        with suppress(CluewrightError):
            read(text)


def read_session(data: bytes) -> None:
    """Read a saved game, while the clock stands still; saved again it is the same."""
    session = Session.from_json(data.decode("utf-8", "replace"), clock=float)
    again = Session.from_json(session.to_json(), clock=float)
    assert again.board == session.board
    assert again.to_json() == session.to_json()


def read_proof(data: bytes) -> None:
    """Read a proof, and check it as one about a puzzle with one solution: no other verdict is ever accepted."""
    proof = Proof.read(data)
    assert Proof.read(proof.to_bytes()) == proof
    kind = cw.kind(proof.kind)
    puzzle = sample(proof.kind)
    cw.verify(puzzle, replace(proof, puzzle=puzzle_digest(kind, puzzle)))
    assert proof.verdict is cw.Verdict.UNIQUE


def judge_answer(data: bytes) -> None:
    """Judge an answer in words: nothing is refused, what was read is a board, and what is right is solved."""
    kind = cw.kind(KINDS[data[0] % len(KINDS)] if data else KINDS[0])
    puzzle = sample(kind.name)
    found = cw.judge(puzzle, data[1:].decode("utf-8", "replace"))
    assert found.correct == (not found.faults)
    assert not found.correct or kind.is_solved(puzzle, found.read)
    json.dumps(found.to_data())


TARGETS: dict[str, Callable[[bytes], None]] = {
    "files": read_file,
    "moves": make_moves,
    "items": read_item,
    "recipes": read_recipe,
    "shares": read_share,
    "plans": read_plans,
    "sessions": read_session,
    "proofs": read_proof,
    "answers": judge_answer,
    "requests": requests.ask,
}


def feed(name: str, data: bytes) -> None:
    """Give an input to a target; a refusal is fine."""
    with suppress(CluewrightError):
        TARGETS[name](data)
