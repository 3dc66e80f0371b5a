"""The clock: shown, hidden or off, and at rest while nobody looks."""

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import corners, path, small

HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture
def timed(sit_down):
    """Give a page whose clock goes on when it is told to."""
    return sit_down(clock=True)


def seconds(table):
    """Read the clock."""
    *hours, minutes, rest = map(int, table.page.locator(".clock").inner_text().split(":"))
    return sum(3600 * each for each in hours) + 60 * minutes + rest


def test_the_clock_goes_on_while_one_plays(timed):
    timed.play(small("zip"))
    before = seconds(timed)
    timed.page.clock.run_for(90_000)
    assert 88 <= seconds(timed) - before < 120, "whole seconds, shown at the last tick"


def test_the_clock_rests_while_the_page_is_hidden(timed):
    timed.play(small("zip"))
    timed.page.evaluate(HIDE, True)
    assert timed.saved()["paused"]
    before = seconds(timed)
    timed.page.clock.run_for(600_000)
    assert seconds(timed) - before < 5
    timed.page.evaluate(HIDE, False)
    assert not timed.saved()["paused"]
    expect(timed.page.locator(".game-cover")).to_be_hidden()
    timed.page.clock.run_for(90_000)
    assert 88 <= seconds(timed) - before < 200


def test_who_paused_comes_back_to_a_pause(timed):
    timed.play(small("zip"))
    held = []
    timed.page.route("**/actions", lambda route: held.append(route))
    timed.tool("pause").click()
    expect(timed.page.locator(".game-cover")).to_be_visible()
    timed.until(lambda: held)
    timed.page.evaluate(HIDE, True)
    held[0].continue_()  # the answer comes while nobody looks
    timed.saved()
    timed.page.evaluate(HIDE, False)
    expect(timed.page.locator(".game-cover")).to_be_visible()
    assert timed.saved()["paused"]
    before = seconds(timed)
    timed.page.clock.run_for(600_000)
    assert seconds(timed) - before < 5


def test_leaving_the_game_pauses_it(table):
    table.play(small("zip"))
    with table.page.expect_response("**/actions"):
        table.goto("#/help")
    game = table.studio.ask(f"/games/{table.game_id}", player=table.player)
    assert game["paused"]
    table.goto(f"#/game/{table.game_id}")
    table.ready()
    assert not table.saved()["paused"]


def test_a_pause_covers_the_board_and_outlives_a_reload(table):
    table.play(small("nonogram"))
    table.click((0, 0))
    table.moves(1)
    table.tool("pause").click()
    expect(table.page.locator(".game-cover")).to_be_visible()
    table.picture("paused")
    assert table.saved()["paused"]
    table.reload()
    table.ready()
    expect(table.page.locator(".game-cover")).to_be_visible()
    table.page.locator(".game-cover").get_by_role("button", name="Resume").click()
    expect(table.page.locator(".game-cover")).to_be_hidden()
    assert not table.saved()["paused"]


def test_the_clock_is_shown_hidden_or_off(sit_down):
    table = sit_down(timer="shown")
    table.play(small("zip"))
    clock = table.page.locator(".clock")
    expect(clock).to_be_visible()
    for choice in ("hidden", "off"):
        table.page.click("#open-settings")
        table.page.select_option("#setting-timer", choice)
        table.keys("Escape")
        expect(clock).to_be_hidden()


@pytest.mark.parametrize(("timer", "figures"), [("hidden", 3), ("off", 2)])
def test_a_hidden_clock_tells_its_time_at_the_end_and_none_tells_nothing(sit_down, timer, figures):
    item = small("zip")
    table = sit_down(timer=timer)
    table.play(item)
    table.drag(corners(path(item)))
    table.expect_finished()
    expect(table.page.locator(".finish .figure")).to_have_count(figures)
    expect(table.page.locator(".finish .figure", has_text="Time")).to_have_count(figures - 2)
