"""What holds for every format there is, and for every puzzle it can express.

Formats are taken from the registry, so that a new one is tested as soon as it is listed there.
"""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import tries
from tests.formats.looks import without_looks
from tests.strategies import ITEMS

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.core.registry import kind, kinds
from cluewright.formats import Format, dumps, formats, loads, losses

CASES = [
    (name, kind_name) for name, entry in formats().items() for kind_name in entry.kinds or ITEMS if kind_name in kinds()
]
FORMATS = list(formats().values())


def written(item: Item[Any, Any] | list[Item[Any, Any]], name: str) -> bytes | None:
    """Give the content of the file, or None for a puzzle that the format cannot express."""
    try:
        return dumps(item, format_name=name)
    except FormatError:
        return None


def kept(item: Item[Any, Any], entry: Format) -> Item[Any, Any]:
    """Give what of an item the format says that it keeps."""
    if entry.keeps_all():
        return item
    return Item(
        item.puzzle,
        solution=item.solution if "solution" in entry.keeps else None,
        meta={key: value for key, value in item.meta.items() if key in entry.keeps},
        extra={key: value for key, value in item.extra.items() if key in entry.keeps},
    )


@pytest.mark.parametrize(("name", "kind_name"), CASES)
@given(data=st.data())
@settings(max_examples=tries(20), deadline=None)
def test_what_is_written_is_read_again(name: str, kind_name: str, data: st.DataObject) -> None:
    item = data.draw(ITEMS[kind_name])
    entry = formats()[name]
    if (content := written(item, name)) is None:
        return

    (named,) = loads(content, format_name=name)
    (found,) = loads(content)  # by its content

    assert named == found
    assert without_looks(named.puzzle) == without_looks(item.puzzle)
    if not list(entry.lacks(item)):
        assert named == found == kept(item, entry)


@pytest.mark.parametrize(("name", "kind_name"), CASES)
def test_the_sample_of_a_kind_can_be_written(name: str, kind_name: str) -> None:
    sample = kind(kind_name).sample()

    (again,) = loads(dumps(sample, format_name=name), name=f"a.{formats()[name].extensions[0]}")

    assert without_looks(again.puzzle) == without_looks(sample.puzzle)


@pytest.mark.parametrize(("name", "kind_name"), [case for case in CASES if formats()[case[0]].many])
@given(data=st.data())
@settings(max_examples=tries(6), deadline=None)
def test_many_puzzles_come_back_in_order(name: str, kind_name: str, data: st.DataObject) -> None:
    drawn = data.draw(st.lists(ITEMS[kind_name], min_size=2, max_size=4))
    items = [item for item in drawn if written(item, name) is not None]
    if not items:
        return

    again = loads(dumps(items, format_name=name))

    assert [without_looks(item.puzzle) for item in again] == [without_looks(item.puzzle) for item in items]


@pytest.mark.parametrize("entry", [entry for entry in FORMATS if not entry.many], ids=lambda entry: entry.name)
def test_a_format_of_one_puzzle_refuses_several(entry: Format) -> None:
    sample = kind(entry.kinds[0]).sample()

    with pytest.raises(FormatError, match=f"the format {entry.name} holds one puzzle per file, not 2"):
        dumps([sample, sample], format_name=entry.name)


@pytest.mark.parametrize(("name", "kind_name"), CASES)
@given(data=st.data())
@settings(max_examples=tries(8), deadline=None)
def test_a_loss_is_told_exactly_where_something_is_lost(name: str, kind_name: str, data: st.DataObject) -> None:
    item = data.draw(ITEMS[kind_name])
    if (content := written(item, name)) is None:
        return

    (again,) = loads(content, format_name=name)

    assert (again != item) == bool(losses(item, name))


@pytest.mark.parametrize("entry", FORMATS, ids=lambda entry: entry.name)
def test_a_format_says_what_it_is(entry: Format) -> None:
    assert formats()[entry.name] is entry
    assert entry.title
    assert entry.extensions
    assert all(extension == extension.lower().lstrip(".") for extension in entry.extensions)


def test_no_two_formats_claim_an_extension() -> None:
    claimed = [extension for entry in FORMATS for extension in entry.extensions]

    assert len(set(claimed)) == len(claimed)


@pytest.mark.parametrize("end", [b"\r\n", b"\r"])
@pytest.mark.parametrize(("name", "kind_name"), [case for case in CASES if not formats()[case[0]].binary])
def test_line_ends_of_every_system_and_a_byte_order_mark_are_read(name: str, kind_name: str, end: bytes) -> None:
    sample = kind(kind_name).sample()

    content = b"\xef\xbb\xbf" + dumps(sample, format_name=name).replace(b"\n", end)

    assert without_looks(loads(content)[0].puzzle) == without_looks(sample.puzzle)
