"""The end of a game: motion where it is wanted, one's own average, and a card that gives nothing away."""

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import KINDS, corners, path, runs, small
from tests.browser.rooms import settle
from tests.effort import sampled

import cluewright as cw

_PIXELS = """() => {
  const canvas = document.querySelector(".game-board canvas");
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  let sum = 0;
  for (let at = 0; at < data.length; at += 7) sum = (sum * 31 + data[at]) % 1000003;
  return sum;
}"""


_CHANGE = "async (values) => (await import('/js/settings.js')).change(values)"


def solve(table, kind, item):
    if kind == "zip":
        table.drag(corners(path(item)))
        return
    for cells in runs(item):
        table.drag([cells[0], cells[-1]])


@pytest.mark.parametrize("kind", sampled(KINDS))
def test_the_end_comes_to_rest_at_what_is_seen_without_motion(table, kind):
    item, rest = small(kind), None
    table.watch.forgive("getImageData")
    table.play(item)
    for motion in ("reduced", "full"):
        table.page.evaluate(_CHANGE, {"motion": motion})
        solve(table, kind, item)
        table.expect_finished()
        expect(table.page.locator(".game-board.celebrating")).to_have_count(int(motion == "full"))
        table.page.mouse.move(1, 1)
        settle(table)
        rest = rest or table.page.evaluate(_PIXELS)
        table.page.wait_for_function(f"rest => ({_PIXELS})() === rest", arg=rest)
        if motion == "reduced":
            table.page.get_by_role("button", name="Play again").click()
            table.page.wait_for_selector('.game-board[data-moves="0"][data-saved="true"]')
            expect(table.page.locator(".finish")).to_have_count(0)
    table.picture(f"finish-{kind}")


def test_the_end_shows_the_whole_picture_however_close_the_player_was(phone):
    item = cw.generate("nonogram", size=20, seed=7)
    phone.play(item)
    near = phone.cell_size()
    assert near * 20 > 360, "a part of the board is in view"
    actions = [{"do": "move", "move": f"#{run[0][0] + 1},{run[0][1] + 1}-{run[-1][1] + 1}"} for run in runs(item)]
    game = phone.saved()
    body = {"revision": game["revision"], "actions": actions}
    assert phone.studio.ask(f"/games/{phone.game_id}/actions", body, player=phone.player)["finished"]
    phone.reload()
    phone.expect_finished()
    phone.until(lambda: phone.cell_size() * 20 < 360)
    phone.page.get_by_role("button", name="Play again").tap()
    phone.page.wait_for_selector('.game-board[data-moves="0"][data-saved="true"]')
    phone.until(lambda: phone.cell_size() == near)


def test_the_time_is_compared_with_ones_own(table):
    item, other = (cw.generate("zip", size=5, seed=seed, difficulty="easy") for seed in (1, 2))
    table.play(item)
    solve(table, "zip", item)
    table.expect_finished()
    expect(table.page.locator(".finish-usual")).to_have_count(0)
    table.play(other)
    solve(table, "zip", other)
    table.expect_finished()
    expect(table.page.locator(".finish-usual")).to_contain_text("your average for this size and level")


def test_the_card_of_a_result_gives_nothing_away(table):
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    item = small("hitori")
    table.play(item)
    solve(table, "hitori", item)
    table.expect_finished()
    table.page.get_by_role("button", name="Share result").click()
    card = table.page.get_by_role("img", name="Hitori (6 × 5")
    expect(card).to_be_visible()
    table.picture("result-card")
    table.page.get_by_role("button", name="Copy text").click()
    expect(table.page.locator(".share-told")).to_have_text("Copied.")
    text = table.page.evaluate("navigator.clipboard.readText()")
    assert text.splitlines()[0].startswith("✓ Hitori (6 × 5")
    assert "0 hints · 0 mistakes" in text
    table.page.get_by_role("button", name="Copy picture").click()
    types = "navigator.clipboard.read().then((items) => items[0].types)"
    table.until(lambda: table.page.evaluate(types) == ["image/png"])
    expect(table.page.locator(".share-told")).to_have_text("Copied.")


def test_haptics_and_sounds_are_off_until_they_are_chosen(table):
    table.page.add_init_script(
        """window.felt = [];
        Object.defineProperty(Navigator.prototype, "vibrate", { value: (buzz) => window.felt.push("buzz") });
        window.AudioContext = new Proxy(AudioContext, { construct(made, given) {
          window.felt.push("sound");
          return new made(...given);
        } });"""
    )
    table.play(cw.Nonogram([[1]] * 3, [[1]] * 3))
    table.click((0, 0))
    table.moves(1)
    assert table.page.evaluate("window.felt") == []
    table.page.click("#open-settings")
    for words in ("Vibrate with moves", "Quiet sounds"):
        table.page.locator("#settings").get_by_label(words).check()
    table.keys("Escape")
    table.click((1, 1))
    table.moves(2)
    table.page.wait_for_function("window.felt.join() === 'buzz,sound'")


_CELLS = "[...document.querySelectorAll('.board [role=gridcell]')].map((cell) => cell.ariaLabel)"
_SHOWN = f"cells => JSON.stringify({_CELLS}) === JSON.stringify(cells)"


def test_a_finished_puzzle_is_printed_as_it_began(table):
    """The sheet has the empty board; afterwards the solution is there again."""
    item = small("hitori")
    table.play(item)
    began = table.page.evaluate(_CELLS)
    table.page.evaluate("window.print = () => {}")  # it stays as it is for paper until it is said to be printed
    solve(table, "hitori", item)
    table.expect_finished()
    solved = table.page.evaluate(_CELLS)
    assert solved != began
    table.page.locator(".finish").get_by_role("button", name="Print").click()
    table.page.wait_for_function(_SHOWN, arg=began)
    table.page.evaluate("dispatchEvent(new Event('afterprint'))")
    table.page.wait_for_function(_SHOWN, arg=solved)
