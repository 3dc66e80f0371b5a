"""Without the studio: it is stopped, played on, started again, and has the games; a new edition is never hidden."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import runs
from tests.browser.running import RunningStudio
from tests.browser.table import until
from tests.browser.test_export_page import follow_hints

from cluewright.core.form import item_from_data

BOARD = ".game-board[data-ready] .board[data-cells]"


@pytest.fixture(scope="module")
def stopped(tmp_path_factory):
    """Give a studio of its own, at rest."""
    studio = RunningStudio(tmp_path_factory.mktemp("stopping") / "library.sqlite", quiet=True)
    yield studio
    studio.stop()


@pytest.fixture
def stopping(stopped):
    """Give that studio running, which tests stop and start again at the same address."""
    return stopped if stopped.running else stopped.start()


@pytest.fixture
def page(arrive, stopping):
    """Give a page that is ready to be played without the studio."""
    page = arrive(hears=("Failed to load resource", "net::ERR"))
    page.goto(f"{stopping.address}/#/")
    stocked(page)
    return page


def stocked(page):
    """Wait until puzzles are ready; a studio on a busy machine may refuse one, and is asked again by the next visit."""
    for _ in range(5):
        page.wait_for_selector("html[data-offline]", timeout=300_000)
        if page.get_attribute("html", "data-offline") == "ready":
            return
        page.reload()
    raise AssertionError("no puzzles are ready")


def kept(page, start):
    return page.evaluate("start => Object.keys(localStorage).filter((name) => name.startsWith(start)).length", start)


def test_games_are_played_without_the_studio_and_handed_in(page, stopping):
    """One that the studio does not know, one that was left, and one that was solved before and is played once more."""
    begin_in_the_studio(page, stopping, "nonogram", solution)
    stopping.stop()
    page.reload()
    page.wait_for_selector("[data-play=zip]")
    page.click("[data-play=zip]")
    page.wait_for_selector(BOARD, state="attached")
    expect(page.locator(".game-state")).to_have_text("No connection. Your moves are saved on this device.")
    follow_hints(page)
    assert kept(page, "cluewright.away.") == 1

    for kind in ("nonogram", "hitori"):  # two more, begun and left
        page.goto(f"{stopping.address}/#/play/{kind}")
        page.click(f"[data-start={kind}]")
        page.wait_for_selector(BOARD, state="attached")
        page.keyboard.press("Space")
        page.wait_for_selector('.game-board[data-moves="1"]')
    page.reload()
    page.wait_for_selector('.game-board[data-moves="1"]')

    stopping.start()
    page.wait_for_url(re.compile(r"#/game/\d+$"))  # it goes on with the studio
    page.wait_for_selector('.game-board[data-moves="1"][data-saved="true"]')
    until(page, lambda: kept(page, "cluewright.away.") == 0)
    player = page.evaluate("import('/js/settings.js').then(({ settings }) => settings.player)")
    games = stopping.ask("/games", player=player)
    under_way = {game["kind"]: game["puzzle_id"] for game in games["under_way"]}
    assert under_way.keys() == {"hitori", "nonogram"}
    solved = [game["puzzle_id"] for game in games["finished"] if game["kind"] == "nonogram"]
    assert (len(solved), under_way["nonogram"] in solved) == (3, True)
    again = stopping.ask(f"/games/{under_way['nonogram']}", player=player)
    assert (again["finished"], again["moves"]) == (False, 1)
    [finished] = (game for game in games["finished"] if game["kind"] == "zip")
    assert finished["mistakes"] == 0
    assert finished["hints"] > 0
    assert finished["seconds"] > 0


def solution(item):
    """List the moves that solve a nonogram."""
    return [f"#{run[0][0] + 1},{run[0][1] + 1}-{run[-1][1] + 1}" for run in runs(item_from_data(item))]


def begin_in_the_studio(page, studio, kind, moves):
    """Begin every game of a kind that is ready for when there is no connection, and make moves of each puzzle."""
    player = page.evaluate("import('/js/settings.js').then(({ settings }) => settings.player)")
    items = page.evaluate(
        """async (kind) => {
          const { unsealed } = await import("/js/alone/sealed.js");
          const ready = JSON.parse(localStorage.getItem(`cluewright.ahead.${kind}`));
          return Promise.all(ready.map(async ({ sealed }) => (await unsealed(sealed)).item));
        }""",
        kind,
    )
    assert len(items) == 3
    for item in items:
        game = studio.ask("/games", {"puzzle": item}, player=player)
        actions = [{"do": "move", "move": move} for move in moves(item)]
        studio.ask(f"/games/{game['id']}/actions", {"revision": game["revision"], "actions": actions}, player=player)


def play_away(page, studio, kind):
    """Make two moves without the studio."""
    page.goto(f"{studio.address}/#/play/{kind}")
    page.click(f"[data-start={kind}]")
    page.wait_for_selector(BOARD, state="attached")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    page.wait_for_selector('.game-board[data-moves="2"]')


def test_of_two_games_the_further_goes_on_and_the_other_is_kept(page, stopping):
    """And what is said without the studio is in the language chosen now, not when the puzzles were made."""
    page.evaluate("import('/js/settings.js').then(({ change }) => change({ language: 'de' }))")
    page.wait_for_selector("#rooms a:text('Spielen')")
    begin_in_the_studio(page, stopping, "hitori", lambda item: ["#1,1"])
    begin_in_the_studio(page, stopping, "nonogram", lambda item: ["#1,1", "#1,2", "#2,3"])
    stopping.stop()
    play_away(page, stopping, "hitori")
    for stage in "123":
        page.keyboard.press("h")
        page.wait_for_selector(f'.game-note[data-stage="{stage}"]')
    expect(page.locator(".game-note")).to_contain_text(re.compile("Zeile|Spalte"))
    play_away(page, stopping, "nonogram")
    stopping.start()
    page.wait_for_url(re.compile(r"#/game/\d+$"))
    page.wait_for_selector('.game-board[data-moves="3"][data-saved="true"]')
    assert kept(page, "cluewright.away.") == 0
    player = page.evaluate("import('/js/settings.js').then(({ settings }) => settings.player)")
    found = [
        stopping.ask(f"/games/{each['puzzle_id']}", player=player)
        for each in stopping.ask("/games", player=player)["under_way"]
    ]
    merged = {game["kind"]: (game["moves"], game["checkpoints"]) for game in found if game["checkpoints"]}
    before, away = "Vor dem Spiel ohne Verbindung", "Ohne Verbindung gespielt"
    assert merged == {"hitori": (2, {before: 1}), "nonogram": (3, {before: 3, away: 2})}


def test_it_is_installed_and_a_new_edition_is_shown_at_once(page, stopping):
    """The document comes from the studio while it answers, whatever is kept."""
    require_installable(page, stopping)
    before = page.evaluate("caches.keys()")
    assert len(before) == 1
    version = before[0].split()[1]
    old = "<!doctype html><title>An old document</title>"
    page.evaluate(
        """async ([name, old]) => {
          const answer = new Response(old, { headers: { "Content-Type": "text/html" } });
          await (await caches.open(name)).put("/", answer);
        }""",
        [before[0], old],
    )
    page.reload()
    page.wait_for_selector("[data-play=zip]")
    assert f"/at/{version}/" in page.content()
    # What an older edition kept is dropped by the worker of the next.
    page.evaluate("caches.open('cluewright older')")
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.unregister())")
    page.reload()
    stocked(page)
    page.wait_for_function("caches.keys().then((names) => !names.includes('cluewright older'))")


def require_installable(page, studio):
    """Check what a browser asks of an app; that this visit is a private one is the test's own doing."""
    devtools = page.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert (manifest["errors"], manifest["url"]) == ([], f"{studio.address}/manifest.webmanifest")
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}
