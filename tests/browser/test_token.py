"""A studio that others can reach: it asks for the token, and remembers who has shown it."""

import re
import subprocess
import sys

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import small
from tests.browser.running import RunningStudio

from cluewright.library import Library

TOKEN = "a-token-of-some-length"
_PRIVATE = """
import sys
from cluewright.web.serving import serve
from cluewright.web.settings import Settings
private = Settings(
    host="0.0.0.0", port=0, library=sys.argv[1], token=sys.argv[2], make_ahead=False, starter=False, prove=False,
    quick_workers=1, long_workers=1,
)
serve(private, lambda address: print(address, flush=True))
"""


@pytest.fixture(scope="module")
def private(tmp_path_factory):
    place = tmp_path_factory.mktemp("private") / "library.sqlite"
    with Library.open(place) as library:
        library.add(small("nonogram"))
    command = [sys.executable, "-c", _PRIVATE, str(place), TOKEN]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.fullmatch(r"http://0\.0\.0\.0:(\d+)/#token=(\S+)\n", process.stdout.readline())
        assert found is not None
        assert found[2] == TOKEN
        studio = RunningStudio(place)
        studio.address = f"http://127.0.0.1:{found[1]}"
        yield studio
        process.terminate()


def test_the_token_is_asked_for_and_opens_everything(private, sit_down):
    table = sit_down(at=private)
    table.seat.watch.forgive("401")
    page = table.page
    page.goto(f"{private.address}/#/collect")
    asked = page.get_by_role("dialog", name="This studio is private")
    asked.get_by_label("Access token").fill("not-the-token-at-all")
    asked.get_by_role("button", name="Open").click()
    expect(asked.get_by_role("alert")).to_contain_text("token is not right")
    asked.get_by_label("Access token").fill(TOKEN)
    asked.get_by_role("button", name="Open").click()
    picture = page.locator("img[src*=thumbnail]").first
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")


def test_the_printed_address_opens_it_at_once_and_a_game_is_its_players(private, sit_down):
    table = sit_down(at=private)
    page = table.page
    page.goto(f"{private.address}/#token={TOKEN}")
    expect(page.locator("#rooms a").first).to_be_visible()
    table.until(lambda: "token" not in page.url)
    page.goto(f"{private.address}/#/game/1")
    table.ready()
    table.click((0, 0))
    table.moves(1)
    page.reload()
    table.ready()
    table.moves(1)
    page.evaluate("localStorage.removeItem('cluewright.key')")
    page.reload()
    table.ready()
    table.moves(0)
