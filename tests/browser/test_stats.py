"""Statistics in a real browser: by kind and level, day by day, on small and large screens."""

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import runs, small
from tests.browser.rooms import DEVICES, go, pictures, wrongs
from tests.effort import sampled

from cluewright.core.form import item_to_data


def play(table, item, most=None):
    """Make so many moves of a nonogram's solution, all of them if not said; tell whether it is finished."""
    game = table.studio.ask("/games", {"puzzle": item_to_data(item)}, player=table.player)
    moves = [f"#{run[0][0] + 1},{run[0][1] + 1}-{run[-1][1] + 1}" for run in runs(item)][:most]
    body = {"revision": game["revision"], "actions": [{"do": "move", "move": move} for move in moves]}
    return table.studio.ask(f"/games/{game['id']}/actions", body, player=table.player)["finished"]


def cells(table, kind, level):
    line = table.page.locator(f'[data-kind="{kind}"] [data-level="{level}"] td')
    return line.all_inner_texts()


@pytest.mark.parametrize("device", sampled([None, *DEVICES]))
def test_figures_by_kind_and_level(sit_down, device):
    table = sit_down(DEVICES.get(device))
    go(table, "#/stats", ".tiles")
    expect(table.page.locator('[data-kind="nonogram"]')).to_contain_text("Not played yet")
    assert wrongs(table) == []
    items = [small("nonogram", seed) for seed in (3, 4, 5)]
    assert play(table, items[0])
    assert play(table, items[1])
    assert not play(table, items[2], 1)

    go(table, "#/stats", ".tiles")

    counted = [cells(table, "nonogram", level) for level in {str(item.rating.level) for item in items}]
    assert sum(int(each[0]) for each in counted) == 3
    assert sum(int(each[1]) for each in counted) == 2
    assert all(each[4:] == ["0", "0"] for each in counted)
    expect(table.page.locator(".tile").first).to_contain_text("of 3 started")
    expect(table.page.locator(".tile").nth(1)).to_contain_text("1 day")
    expect(table.page.locator(".tile").nth(1)).to_contain_text("longest: 1 day")
    expect(table.page.locator(".bars .bar:not(.none)")).to_have_count(1)
    expect(table.page.locator("[data-plot=calendar] .day:not(.shade-0)")).to_have_count(1)
    expect(table.page.locator("[data-plot=trend] .time")).to_have_count(2)
    assert sum(map(int, filter(None, table.page.locator("[data-plot=levels] .value").all_text_contents()))) == 2
    assert wrongs(table) == []
    if device is None:
        pictures(table, "stats")
    else:
        table.picture(f"stats-{device}")
