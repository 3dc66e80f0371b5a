"""The front page: today first, then what was begun, then packs."""

import datetime
import re

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import ALL, small
from tests.browser.rooms import PHONE, SIDEWAYS, WALL, go, wrongs

DAY = datetime.datetime.now().astimezone().date()


def home(table):
    go(table, "#/", '.home-more[aria-busy="false"]')


def move(table, number, *moves):
    """Play in the name of the player."""
    game = table.studio.ask(f"/games/{number}", player=table.player)
    actions = [{"do": "move", "move": each} for each in moves] or [{"do": "pause"}]
    return table.studio.ask(
        f"/games/{number}/actions", {"revision": game["revision"], "actions": actions}, player=table.player
    )


def solve(table, game):
    while not game["finished"]:
        hint = table.studio.ask(f"/games/{game['id']}/hint", {}, player=table.player)
        game = move(table, game["id"], hint["move"])


def test_today_comes_first_with_ticks_and_times(table):
    home(table)
    expect(table.page.locator("h1")).to_have_text(f"{DAY:%A} {DAY.day} {DAY:%B}")
    expect(table.page.locator(".kind-card .primary[data-daily]")).to_have_count(len(ALL))
    solve(table, table.studio.ask("/games", {"daily": "zip"}, player=table.player))
    home(table)
    done = table.page.locator('[data-daily="zip"]')
    expect(done.locator(".daily-time")).to_have_text(re.compile(r"\d+:\d\d"))
    expect(done).not_to_have_class("primary")
    expect(table.page.locator(".home-streak")).to_have_text(f"Day one of your streak. 1 of {len(ALL)} solved today.")
    expect(table.page.locator(".kind-card .primary[data-daily]")).to_have_count(len(ALL) - 1)


def test_yesterdays_puzzle_can_be_caught_up_on(table):
    table.watch.forgive("409")
    home(table)
    expect(table.page.locator("[data-missed]")).to_have_count(len(ALL))
    table.page.locator('[data-missed="hitori"]').click()
    table.ready()
    number = int(table.page.url.rsplit("/", 1)[1])
    solve(table, table.studio.ask(f"/games/{number}", player=table.player))
    home(table)
    expect(table.page.locator("[data-missed]")).to_have_count(len(ALL) - 1)
    older = DAY - datetime.timedelta(days=2)
    with pytest.raises(OSError, match="404"):
        table.studio.ask("/games", {"daily": "zip", "day": older.isoformat()}, player=table.player)


def test_games_begun_are_continued_or_discarded_and_untouched_ones_not_listed(table):
    begun, looked_at = (table.studio.begin(small(kind), table.player) for kind in ("nonogram", "hitori"))
    move(table, looked_at)
    move(table, begun, "#1,1-3")
    home(table)
    games = table.page.locator(".home-game")
    expect(games).to_have_count(1)
    expect(games.locator("progress")).to_have_attribute("value", "17")
    assert games.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    discard = games.locator('[data-do="discard"]')
    discard.click()
    expect(discard).to_have_text("Discard")
    discard.click()
    expect(table.page.locator(".home-continue")).to_have_count(0)
    table.until(lambda: table.studio.ask("/games", player=table.player)["under_way"] == [])
    assert table.studio.ask(f"/games/{begun}", player=table.player)["moves"] == 0


@pytest.mark.parametrize("device", [PHONE, SIDEWAYS, WALL])
def test_home_fits_every_screen(sit_down, device):
    table = sit_down(device)
    move(table, table.studio.begin(small("nonogram"), table.player), "#1,1")
    home(table)
    assert wrongs(table) == []
    tiles = table.page.locator(".kind-card [data-daily]")
    expect(tiles).to_have_count(len(ALL))
