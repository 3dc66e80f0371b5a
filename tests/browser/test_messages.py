"""Short messages and damaged addresses: nothing is covered, no tap is swallowed, and there is always a way home."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import KINDS, small
from tests.browser.rooms import SIDEWAYS, settle
from tests.effort import sampled

import cluewright as cw
from cluewright.web.pages import ROOMS

WINDOW = {"viewport": {"width": 420, "height": 500}}
ADDRESSES = ["#/%E0%A4%A", "#/nowhere", "nowhere/at/all", "nowhere", "#/constructor", "#/game/abc", "#/game/%"]
# All at once: a message stays for seconds, and a busy machine may take longer than that to look at it.
_SAY = """async (words) => {
  const { message } = await import("/js/announce.js");
  message(words);
  const note = document.querySelector(".message").getBoundingClientRect();
  const controls = document.querySelectorAll("a[href], button, input, select, textarea");
  const covered = [...controls].filter((each) => {
    const box = each.getBoundingClientRect();
    const across = box.left < note.right && box.right > note.left;
    return box.width && across && box.top < note.bottom && box.bottom > note.top;
  }).map((each) => each.textContent);
  const through = !document.elementFromPoint(note.x + 5, note.y + 5).closest(".message");
  return { seen: note.width > 0 && note.height > 0, covered, through };
}"""
_OUTSIDE = """() => {
  const board = document.querySelector(".board").getBoundingClientRect();
  return [...document.querySelectorAll(".game-side button, .game-head button, .game-head a, .top a, .top button")]
    .map((each) => [each.dataset.tool || each.id, each.getBoundingClientRect()])
    .filter(([, box]) => box.width)
    .filter(([, box]) => {
      const across = box.left < board.right && box.right > board.left;
      const over = across && box.top < board.bottom && box.bottom > board.top;
      return over || box.bottom > innerHeight || box.right > innerWidth;
    })
    .map(([name]) => name);
}"""


@pytest.mark.parametrize("kind", sampled(KINDS, 3))
def test_on_its_side_a_telephone_has_the_tools_beside_the_board(sit_down, kind):
    table = sit_down(SIDEWAYS)
    table.play(cw.generate(kind, size=10, seed=3))
    assert table.page.evaluate(_OUTSIDE) == []
    board = table.page.locator(".board").bounding_box()
    x, y, size = map(float, table.page.locator(".board").get_attribute("data-cells").split())
    assert x + 10 * size <= board["width"], "all of it is seen"
    assert y + 10 * size <= board["height"]
    assert size >= 20
    before = board
    table.tool("hint").tap()
    table.page.wait_for_selector(".game-note[data-stage]")
    assert table.page.locator(".board").bounding_box() == before
    assert table.page.evaluate(_OUTSIDE) == []
    table.picture(f"landscape-{kind}")


@pytest.mark.parametrize("route", sampled(["#/", "#/play", "#/create/zip", "#/settings"]))
def test_a_message_covers_no_control_and_lets_taps_through(phone, route):
    phone.goto(route)
    settle(phone)
    assert phone.page.evaluate(_SAY, "Nothing to worry about.") == {"seen": True, "covered": [], "through": True}
    phone.goto("#/help")
    expect(phone.page.locator(".message")).to_have_count(0)


def test_a_game_speaks_in_a_line_of_its_own(phone):
    phone.play(small("nonogram"))
    before = phone.page.locator(".board").bounding_box()
    phone.watch.forgive("Failed to load resource")
    phone.page.context.set_offline(True)
    phone.click((0, 0))
    expect(phone.page.locator(".game-state")).to_contain_text("No connection")
    assert phone.page.locator(".board").bounding_box() == before
    line = phone.page.locator(".game-line").bounding_box()
    assert before["y"] + before["height"] <= line["y"] + 1
    phone.page.context.set_offline(False)
    phone.moves(1)
    expect(phone.page.locator(".game-state")).to_have_text("")


def test_the_readout_follows_the_board(sit_down):
    """Where clues are cut, the cell under the cursor is read out, as it is now."""
    table = sit_down(WINDOW)
    table.play(cw.Nonogram([[1, 1, 1, 1, 1, 1, 1, 1]] * 2, [[2], []] * 7 + [[2]]))
    readout = table.page.locator(".game-readout")
    table.focus()
    for _ in range(8):
        table.keys("+")
    table.keys("ArrowRight", "ArrowLeft", "x")
    expect(readout).to_contain_text("Row 1, column 1, crossed")
    table.keys("u")
    expect(readout).to_contain_text("Row 1, column 1, open")


@pytest.mark.parametrize("address", sampled(ADDRESSES))
def test_a_damaged_address_has_a_way_home(table, address):
    table.watch.forgive("Failed to load resource")
    table.page.goto("about:blank")
    table.page.goto(f"{table.studio.address}/{address}")
    table.arrived()
    expect(table.page.locator(".nothing h1")).to_be_visible()
    table.page.locator(".nothing a.primary").click()
    table.page.wait_for_selector(".home-head")


def test_the_path_of_a_page_leads_to_it(table):
    for room in ROOMS:
        if room in ("play", "game"):
            continue
        table.page.goto("about:blank")
        table.page.goto(f"{table.studio.address}/{room}")
        table.arrived()
        expect(table.page).to_have_url(f"{table.studio.address}/#/{room}")
        expect(table.page.locator(f".page-{room}")).to_have_count(1)


def test_the_server_knows_the_rooms_of_the_router():
    router = Path(cw.__file__).parent / "web" / "static" / "js" / "main.js"
    text = router.read_text("utf-8")
    rooms = re.findall(r'"(\w+)"', re.search(r"const ROOMS = \[(.*?)\]", text)[1])
    more = re.findall(r"(\w+): \"", re.search(r"const PAGES = \{(.*?)\};", text)[1])
    assert {*rooms, *more} == set(ROOMS)


def test_a_link_of_a_private_studio_says_that_it_works_here_alone(table):
    table.play(small("zip"))
    table.extra("share").click()
    field = table.page.locator("#share-link")
    expect(field).to_have_value(re.compile(f"^{table.studio.address}/play#v1/zip/"))
    expect(table.page.locator(".share-here")).to_contain_text("on this computer only")
    expect(table.page.locator(".share-code")).to_have_count(0)
    table.keys("Escape")
    table.page.click("#open-settings")
    address = table.page.locator('#settings [data-field="address"]')
    address.fill("puzzles.example")
    address.dispatch_event("change")
    expect(table.page.locator("#settings")).to_contain_text("Write the address as")
    address.fill("https://puzzles.example/")
    address.dispatch_event("change")
    table.keys("Escape")
    table.extra("share").click()
    expect(field).to_have_value(re.compile("^https://puzzles.example/play#v1/zip/"))
    expect(table.page.locator(".share-here")).to_have_count(0)
    code = table.page.locator(".share-code")
    assert code.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
