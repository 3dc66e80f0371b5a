"""The page about the JSON form shows objects that are read as they stand."""

import json
import re
from pathlib import Path

import cluewright as cw
from cluewright.core.form import item_from_data, item_to_data
from cluewright.core.registry import kinds

PAGE = (Path(__file__).parents[2] / "docs" / "json.md").read_text()
EXAMPLES = [json.loads(text) for text in re.findall(r"^```json\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)]


def test_every_example_is_read_and_written_back_as_it_stands() -> None:
    assert len(EXAMPLES) >= 3
    for data in EXAMPLES:
        item = item_from_data(data)
        assert item_to_data(item) == data
        assert cw.check(item).ok, data


def test_the_page_has_every_kind_of_ours_and_every_key() -> None:
    ours = {name for name, kind in kinds().items() if type(kind).__module__.startswith("cluewright.")}
    assert {data["kind"] for data in EXAMPLES} == ours
    for name in ours:
        item = cw.generate(name, size=5, seed=1)
        for key in item_to_data(item).keys() - item.extra.keys():
            assert f"`{key}`" in PAGE, key
