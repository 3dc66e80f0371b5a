"""Each kind is played to its end: by mouse, by touch, by keyboard, and by following hints."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import KINDS, corners, path, runs, small
from tests.browser.rooms import go
from tests.effort import half_of

from cluewright.core.form import item_from_data
from cluewright.zip.puzzle import sides_of

ARROWS = {(0, 1): "ArrowRight", (0, -1): "ArrowLeft", (1, 0): "ArrowDown", (-1, 0): "ArrowUp"}


def solve_by_keys(table, kind, item):
    """Solve a puzzle with the keys of the board, which has the focus."""
    if kind == "zip":
        for a, b in pairwise(path(item)):
            table.keys(ARROWS[b[0] - a[0], b[1] - a[1]])
        return
    here = (0, 0)
    for run in runs(item):
        row, column = run[0]
        table.keys(*["ArrowDown"] * (row - here[0]), "Home", *["ArrowRight"] * column, "Space")
        here = run[-1]
        if len(run) > 1:
            table.page.keyboard.down("Shift")
            table.keys(*["ArrowRight"] * (len(run) - 1))
            table.page.keyboard.up("Shift")


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


@pytest.mark.parametrize("kind", KINDS)
def test_by_keyboard_from_the_front_page(sit_down, kind):
    """Nothing but keys: to the link, into the new game, to the end of it."""
    table = sit_down(last={kind: {"size": "6x5", "level": "easy"}})
    go(table, "#/", f"[data-play={kind}]")
    table.page.evaluate("document.getElementById('skip').focus()")
    for _ in range(40):
        if table.page.evaluate("document.activeElement.dataset.play") == kind:
            break
        table.keys("Tab")
    table.keys("Enter")
    table.ready()
    expect(table.page.locator(".board-grid")).to_be_focused()
    table.game_id = int(table.page.url.rsplit("/", 1)[1])
    solve_by_keys(table, kind, table.solved())
    table.expect_finished()
    expect(table.page.locator(".finish h2")).to_be_focused()
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
            table.expect_said(note.locator(".hint-text").inner_text().split(". ", 1)[1])
        asked += 1
        note.get_by_role("button", name="Do it for me").click()
        table.moves(moves + 1)
        assert asked <= 60
    game = table.saved()
    assert game["finished"]
    assert game["hints_asked"] == asked
    expect(table.page.locator(".figure", has_text="Hints").locator("dd")).to_have_text(str(asked))


def test_two_clicks_to_the_first_move(table):
    table.goto("#/")
    table.page.click('[data-play="zip"]')
    table.page.wait_for_url("**/#/game/*")
    table.ready()
    table.game_id = int(table.page.url.rsplit("/", 1)[1])
    game = table.saved()
    start = tuple(game["board"][0])
    open_borders = map(sides_of, item_from_data(game["puzzle"]).puzzle.passable())  # there may be walls around
    table.click(next(b if a == start else a for a, b in open_borders if start in (a, b)))
    table.moves(1)
    assert len(table.board()) == 2


def test_the_end_shows_time_hints_mistakes_and_the_picture(table):
    item = small("nonogram")
    table.play(item)
    empty = next(run for run in runs(item, "."))
    table.drag([empty[0], empty[-1]])
    table.keys("h")
    table.page.wait_for_selector('.game-note[data-stage="1"]')
    table.drag([empty[0], empty[-1]])
    table.moves(2)
    for run in runs(item):
        table.drag([run[0], run[-1]])
    table.expect_finished()
    finish = table.page.locator(".finish")
    assert re.fullmatch(r"\d+:\d\d", finish.locator(".figure", has_text="Time").locator("dd").inner_text())
    expect(finish.locator(".figure", has_text="Hints").locator("dd")).to_have_text("1")
    expect(finish.locator(".figure", has_text="Mistakes").locator("dd")).to_have_text("1")
    labels = table.labels()
    drawn = "".join("#" if ", filled;" in label else "." for label in labels)
    assert drawn == "".join(item.solution.rows())
    assert not any("crossed" in label for label in labels), "a picture is hung up without the marks of its maker"
    table.expect_said("Solved! Time")


def test_the_next_puzzle_is_one_press_away(table):
    item = small("zip")
    table.play(item)
    table.drag(corners(path(item)))
    table.expect_finished()
    table.page.get_by_role("button", name="Next puzzle").click()
    table.page.wait_for_selector(".finish", state="detached")
    table.ready()
    assert not table.page.url.endswith(f"/{table.game_id}")


@pytest.mark.parametrize("kind", half_of(KINDS, "a shared link is the same puzzle elsewhere"))
def test_a_shared_link_is_the_same_puzzle_elsewhere(table, sit_down, kind):
    item = small(kind)
    table.play(item)
    table.extra("share").click()
    link = table.page.input_value("#share-link")
    other = sit_down(player="somebody else")
    other.page.goto(link)
    other.ready()
    other.page.wait_for_url("**/#/game/*")
    number = other.page.url.rsplit("/", 1)[1]
    game = other.studio.ask(f"/games/{number}", player="somebody else")
    assert item_from_data(game["puzzle"]).puzzle == item.puzzle
    assert game["moves"] == 0
