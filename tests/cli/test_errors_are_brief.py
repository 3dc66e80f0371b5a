"""Errors quote little of what they were given, and speak no Python."""

from collections.abc import Iterator

import pytest
from tests.brief import require_brief
from tests.effort import share_of
from tests.growth import CLASSES

from cluewright.batch.plan_file import parse_plan as parse_batch
from cluewright.batch.sizes import read_sizes
from cluewright.books.plan_file import parse_page, parse_plan
from cluewright.core.errors import CluewrightError, FormatError
from cluewright.core.form import item_from_data, item_to_data
from cluewright.core.json_text import read_json
from cluewright.core.picture_fit import read_crop
from cluewright.core.recipe import Recipe
from cluewright.core.registry import kind, kinds
from cluewright.core.session import Session
from cluewright.core.size import parse_size
from cluewright.formats import Source, dumps, entries, format_for, formats
from cluewright.formats.share import read_share
from cluewright.hitori.puzzle import Hitori
from cluewright.nonogram.picture import read_threshold

KINDS = sorted(kinds())
GARBAGE = {name: piece * (3000 // len(piece)) for name, piece in CLASSES.items()}


def refused(work, given: str) -> None:
    try:
        work()
    except CluewrightError as error:
        sentence = error.problem if isinstance(error, FormatError) else str(error)
    else:
        return
    require_brief(sentence, given)


def placed(name: str, text: str) -> Iterator[str]:
    """Yield files of a format with the text at some places of them, and in place of all."""
    yield text
    for kind_name in set(formats()[name].kinds or KINDS) & set(KINDS):
        content = dumps(kind(kind_name).sample(), format_name=name).decode("latin-1")
        for cut in (len(content) // 4, len(content) // 2, len(content) - 2):
            yield content[:cut] + text + content[cut:]


@pytest.mark.parametrize("name", formats())
def test_every_reader(name: str) -> None:
    seen = 0
    for garbage in share_of(GARBAGE.values(), name, 3):
        for text in placed(name, garbage):
            for entry in entries(Source(text.encode(), "a"), format_name=name):
                if isinstance(entry, FormatError):
                    seen += 1
                    require_brief(entry.problem, text)
    assert seen


@pytest.mark.parametrize("kind_name", KINDS)
def test_every_option_move_and_board(kind_name: str) -> None:
    found = kind(kind_name)
    sample = found.sample()
    for garbage in share_of(GARBAGE.values(), kind_name, 3):
        for option in found.options:
            for value in (garbage, [garbage] * 50, {garbage: garbage}, [[garbage]]):
                refused(lambda option=option, value=value: option.read(value), garbage)
        refused(lambda garbage=garbage: Session(sample).move(garbage), garbage)
        for data in (garbage, [garbage], {garbage: garbage}, [[garbage, garbage]]):
            refused(lambda data=data: found.board_from_data(sample.puzzle, data), garbage)


@pytest.mark.parametrize("kind_name", KINDS)
def test_every_key_of_an_item(kind_name: str) -> None:
    data = item_to_data(kind(kind_name).sample())
    for garbage in share_of(GARBAGE.values(), kind_name, 3):
        for key in (*data, "rating", "proof", "recipe", "meta", "solution"):
            for value in (garbage, [garbage] * 30, {garbage: garbage}, 10**90, [[garbage]]):
                changed = {**data, key: value}
                refused(lambda changed=changed: item_from_data(changed), garbage)
        for recipe in (
            {"kind": garbage},
            {"kind": kind_name, "size": garbage},
            {"kind": kind_name, "size": 5, garbage: 1},
        ):
            refused(lambda recipe=recipe: Recipe.from_data({"kind": kind_name, **recipe}), garbage)


@pytest.mark.parametrize(
    "read",
    [parse_size, read_sizes, parse_page, parse_plan, parse_batch, read_json, read_share, read_crop, read_threshold,
     Hitori.parse, format_for],
    ids=lambda read: read.__name__,
)  # fmt: skip
def test_every_other_text(read) -> None:
    for garbage in share_of(GARBAGE.values(), read.__name__, 3):
        for text in (garbage, f"1{garbage}", f'a = "{garbage}"', f"{garbage} = 1"):
            refused(lambda text=text: read(text), text)
