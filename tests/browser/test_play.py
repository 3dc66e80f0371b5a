"""Each kind is played to its end: by mouse, by touch, by keyboard, and by following hints."""

from itertools import pairwise

import pytest
from tests.browser.puzzles import KINDS, corners, path, runs, small

ARROWS = {(0, 1): "ArrowRight", (0, -1): "ArrowLeft", (1, 0): "ArrowDown", (-1, 0): "ArrowUp"}


@pytest.mark.parametrize("kind", KINDS)
def test_by_mouse(table, kind):
    item = small(kind)
    table.play(item)
    if kind == "zip":
        table.drag(corners(path(item)))
    else:
        for run in runs(item):
            table.drag([run[0], run[-1]])
    table.expect_finished()
    game = table.saved()
    assert game["finished"]
    assert game["hints_asked"] == game["mistaken_moves"] == 0
    table.picture(f"finished-{kind}")


@pytest.mark.parametrize("kind", KINDS)
def test_by_touch(phone, kind):
    item = small(kind)
    phone.play(item)
    if kind == "zip":
        for corner in corners(path(item))[1:]:
            phone.swipe([corner])
    else:
        for run in runs(item):
            phone.swipe([run[0], run[-1]])
    phone.expect_finished()
    assert phone.saved()["finished"]
    phone.picture(f"finished-{kind}-phone")


@pytest.mark.parametrize("kind", KINDS)
def test_by_keyboard(table, kind):
    item = small(kind)
    table.play(item)
    table.focus()
    if kind == "zip":
        cells = path(item)
        for a, b in pairwise(cells):
            table.keys(ARROWS[b[0] - a[0], b[1] - a[1]])
    else:
        here = (0, 0)
        for run in runs(item):
            row, column = run[0]
            table.keys(*["ArrowDown"] * (row - here[0]), "Home", *["ArrowRight"] * column, "Space")
            here = run[-1]
            if len(run) > 1:
                table.page.keyboard.down("Shift")
                table.keys(*["ArrowRight"] * (len(run) - 1))
                table.page.keyboard.up("Shift")
    table.expect_finished()
    assert table.saved()["finished"]


@pytest.mark.parametrize("kind", KINDS)
def test_by_hints(table, kind):
    item = small(kind)
    table.play(item)
    note = table.page.locator(".game-note")
    asked = 0
    while not table.page.locator(".finish").count():
        moves = int(table.page.get_attribute(".game-board", "data-moves"))
        for stage in "123":
            table.keys("h")
            note.and_(table.page.locator(f'[data-stage="{stage}"]')).wait_for()
        asked += 1
        if asked == 1:
            table.picture(f"hint-{kind}")
        note.get_by_role("button", name="Do it").click()
        table.page.wait_for_selector(f'.game-board[data-moves="{moves + 1}"][data-saved="true"]')
        assert asked <= 60
    game = table.saved()
    assert game["finished"]
    assert game["hints_asked"] == asked
    assert table.page.locator(".figure", has_text="Hints").locator("dd").inner_text() == str(asked)


def test_two_clicks_to_the_first_move(table):
    table.goto("#/")
    table.page.click('[data-play="zip"]')
    table.ready()
    table.page.wait_for_url("**/#/game/*")
    table.game_id = int(table.page.url.rsplit("/", 1)[1])
    start = tuple(table.board()[0])
    around = [(start[0] + 1, start[1]), (start[0] - 1, start[1]), (start[0], start[1] + 1), (start[0], start[1] - 1)]
    game = table.saved()
    sides = game["puzzle"]["height"], game["puzzle"]["width"]
    table.click(next(cell for cell in around if 0 <= cell[0] < sides[0] and 0 <= cell[1] < sides[1]))
    table.page.wait_for_selector('.game-board[data-moves="1"]')
    assert len(table.board()) == 2


def test_the_next_puzzle_is_one_press_away(table):
    item = small("zip")
    table.play(item)
    table.drag(corners(path(item)))
    table.expect_finished()
    table.page.get_by_role("button", name="Next puzzle").click()
    table.page.wait_for_selector(".finish", state="detached")
    table.ready()
    assert not table.page.url.endswith(f"/{table.game_id}")


def test_a_shared_link_opens_its_puzzle(table, sit_down):
    item = small("nonogram")
    table.play(item)
    table.tool("share").click()
    link = table.page.input_value("#share-link")
    code = table.page.locator(".share-code")
    code.wait_for()
    assert code.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    table.picture("share")
    other = sit_down()
    other.page.goto(link)
    other.ready()
    assert other.page.locator(".board-grid").get_attribute("aria-colcount") == str(item.puzzle.width)
    assert other.page.locator(".board-grid").get_attribute("aria-rowcount") == str(item.puzzle.height)
