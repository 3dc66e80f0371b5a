"""Pages reviewed with the rules of axe-core: no violation. `make deep-test` reviews every page, in every theme.

axe-core comes from tests/js/package-lock.json, like the compiler for types. What a theme changes is colour, so all
rules are checked once, and those about colours in every theme. Every day, test_pages looks at the colours of themes.
"""

from pathlib import Path

import pytest
from tests.browser.rooms import PHONE, THEMES, dress
from tests.browser.test_pages import PAGES, show
from tests.effort import EFFORT, sampled

AXE = Path(__file__).parents[1] / "js" / "node_modules" / "axe-core" / "axe.min.js"
_LOADED = "typeof axe === 'object'"
_REVIEW = """async (only) => {
  for (const each of document.getAnimations()) if (each.effect.getComputedTiming().endTime < Infinity) each.finish();
  const options = { resultTypes: ["violations"], ...(only ? { runOnly: { type: "rule", values: only } } : {}) };
  const { violations, passes } = await axe.run(document, options);
  const tell = (id, node) => `${id}: ${node.target} ${node.html.slice(0, 90)} ${node.any[0]?.message ?? ""}`;
  const told = violations.flatMap(({ id, nodes }) => nodes.map((node) => tell(id, node)));
  return { told, rules: passes.length };
}"""
COLOURS = ["color-contrast"]


def review(page, *, only=None):
    """List what axe finds wrong on a page; it must have found something to look at."""
    if not page.evaluate(_LOADED):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(_REVIEW, only)
    assert found["rules"], "nothing was reviewed"
    return found["told"]


@pytest.fixture(autouse=True)
def _there():
    assert AXE.exists(), "axe-core is not installed: make js-test installs it"


@pytest.mark.parametrize("page", sampled(PAGES, 3))
def test_no_page_breaks_a_rule(sit_down, page):
    table = sit_down()
    show(table, page)
    wrong = {}
    for theme in THEMES if EFFORT > 1 else THEMES[:1]:
        dress(table, theme)
        wrong[theme] = review(table.page, only=None if theme == THEMES[0] else COLOURS)
    assert {theme: found for theme, found in wrong.items() if found} == {}


@pytest.mark.parametrize("page", sampled(["home", "play", "game-nonogram", "game-finished"]))
def test_no_page_breaks_a_rule_on_a_phone(sit_down, page):
    phone = sit_down(PHONE)
    show(phone, page)
    assert review(phone.page) == []
