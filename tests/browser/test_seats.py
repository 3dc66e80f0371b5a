"""A page is handed on from test to test as a new player would find it."""

import re
from pathlib import Path

from tests.browser.seats import DEFAULTS

import cluewright as cw


def test_every_setting_is_put_back():
    text = (Path(cw.__file__).parent / "web" / "static" / "js" / "settings.js").read_text("utf-8")
    block = re.search(r"^const DEFAULTS = \{(.*?)^\};", text, re.DOTALL | re.MULTILINE)[1]
    settings = re.findall(r"^  (\w+):", block, re.MULTILINE)
    assert len(settings) > 10
    assert set(settings) == {*DEFAULTS, "player", "last"}


def test_what_a_test_chose_is_gone_for_the_next(sit_down):
    first = sit_down()
    first.page.evaluate("import('/js/settings.js').then(({ change }) => change({ hand: 'left', theme: 'dark' }))")
    first.seat.take(first.studio, {"viewport": first.page.viewport_size}, {**DEFAULTS, "last": {}, "player": "next"})
    assert first.page.evaluate("import('/js/settings.js').then(({ settings }) => settings)") == {
        **DEFAULTS,
        "last": {},
        "player": "next",
    }
