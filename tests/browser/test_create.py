"""Creating in a real browser: pictures become puzzles, ambiguous ones are repaired, numbers are written."""

import json
import random
import re
from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import expect
from tests.browser.puzzles import KINDS
from tests.browser.rooms import click, go
from tests.effort import half_of

import cluewright as cw
from cluewright.core.form import item_from_data

AMBIGUOUS = ["#.....", ".#....", "......", "...###"]
UNIQUE = ["######", "#....#", "#.####", "###..."]


def picture(rows, cell=12):
    """Draw rows of cells as a picture file."""
    image = Image.new("L", (len(rows[0]) * cell, len(rows) * cell), 255)
    for y, row in enumerate(rows):
        for x, value in enumerate(row):
            if value == "#":
                image.paste(0, (x * cell, y * cell, (x + 1) * cell, (y + 1) * cell))
    file = BytesIO()
    image.save(file, "PNG")
    return {"name": "drawn.png", "mimeType": "image/png", "buffer": file.getvalue()}


def begin(table, kind, size=None):
    go(table, f"#/create/{kind}", ".create-board[data-ready]")
    if size:
        resize(table, *size)


def resize(table, width, height):
    for side, value in (("width", width), ("height", height)):
        field = table.page.locator(f'[data-side="{side}"]')
        field.fill(str(value))
        field.dispatch_event("change")


def verdict(table):
    return table.page.locator(".verdict")


def expect_verdict(table, name):
    expect(verdict(table)).to_have_attribute("data-verdict", name)


ENDS_BLOCKED = re.compile("blocked$")


DRAWN = """() => [...document.querySelectorAll(".create-board [role=row]")].map((row) => [...row.children]
  .map((cell) => (cell.ariaLabel?.endsWith("filled") ? "#" : ".")).join(""))"""


def cells(table):
    """Give the rows drawn, as those who listen hear them."""
    table.still()
    return table.page.evaluate(DRAWN)


def expect_cells(table, rows):
    """Wait until these rows are drawn."""
    table.page.wait_for_function(f"rows => ({DRAWN})().join() === rows", arg=",".join(rows))


def show_picture(table, rows):
    begin(table, "nonogram", (len(rows[0]), len(rows)))
    table.page.set_input_files("#picture-file", picture(rows))
    table.page.uncheck('[data-picture="trim"]')


def test_locked_cells_are_marked_heard_and_left_as_they_are(table):
    show_picture(table, AMBIGUOUS)
    expect_verdict(table, "several")
    table.page.click('[data-do="repair"]')
    expect(table.page.locator(".repair-done")).to_be_visible()
    repaired = cells(table)
    [changed] = [
        (row, column)
        for row, (old, new) in enumerate(zip(AMBIGUOUS, repaired, strict=True))
        for column in range(len(old))
        if old[column] != new[column]
    ]
    table.page.click('[data-do="undo"]')
    expect_cells(table, AMBIGUOUS)
    table.page.click('[data-pen="lock"]')
    expect(table.page.locator('[data-pen="lock"]')).to_have_attribute("aria-pressed", "true")
    table.page.locator(".create-board .board-grid").focus()
    for key, times in (("ArrowDown", changed[0]), ("ArrowRight", changed[1])):
        for _ in range(times):
            table.page.keyboard.press(key)
    table.page.keyboard.press("Space")
    expect(table.page.locator(".create-board")).to_have_attribute("data-locked", "1")
    table.picture("create-locked")
    expect_cells(table, AMBIGUOUS)
    table.page.click('[data-do="repair"]')
    table.page.wait_for_function(f"rows => ({DRAWN})().join() !== rows", arg=",".join(AMBIGUOUS))
    again = cells(table)
    assert again[changed[0]][changed[1]] == AMBIGUOUS[changed[0]][changed[1]]


def test_an_ambiguous_picture_is_repaired_kept_and_played(table, request):
    show_picture(table, AMBIGUOUS)
    expect_verdict(table, "several")
    expect_cells(table, AMBIGUOUS)
    expect(table.page.locator(".twin")).to_have_count(2)
    differing = table.studio.ask("/create/check", {"kind": "nonogram", "board": AMBIGUOUS})["differences"]
    expect(table.page.locator(".create-board")).to_have_attribute("data-differ", str(len(differing)))
    table.picture("create-two-solutions")
    table.page.click('[data-do="repair"]')
    expect(table.page.locator(".repair-done")).to_be_visible()
    expect_verdict(table, "unique")
    expect(table.page.locator(".create-board")).to_have_attribute("data-differ", "0")
    repaired = cells(table)
    changed = sum(a != b for old, new in zip(AMBIGUOUS, repaired, strict=True) for a, b in zip(old, new, strict=True))
    assert changed >= 1
    expect(table.page.locator(".create-board")).to_have_attribute("data-changed", str(changed))
    table.picture("create-repaired")
    title = f"Repaired by {request.node.name}"
    table.page.fill('[data-field="title"]', title)
    table.page.fill('[data-field="tags"]', "mine, repaired")
    table.page.click('[data-do="save"]')
    expect(table.page.locator(".create-bar")).to_contain_text("your library")
    found = table.studio.ask("/library?tag=repaired&text=Repaired")["puzzles"]
    assert [(each["title"], sorted(each["tags"]), each["verdict"]) for each in found] == [
        (title, ["mine", "repaired"], "unique")
    ]
    table.page.click('.create-keep [data-do="play"]')
    table.ready()
    item = item_from_data(table.studio.ask(f"/library/{found[0]['id']}")["puzzle"])
    assert cw.solve(item.puzzle).solution.rows() == repaired


def test_controls_change_the_preview(table):
    show_picture(table, UNIQUE)
    expect_verdict(table, "unique")
    expect_cells(table, UNIQUE)
    table.page.check('[data-picture="invert"]')
    expect_cells(table, [row.translate(str.maketrans("#.", ".#")) for row in UNIQUE])
    table.page.uncheck('[data-picture="invert"]')
    expect_cells(table, UNIQUE)
    box = table.page.locator(".picture-stage").bounding_box()
    mouse = table.page.mouse
    mouse.move(box["x"] + 2, box["y"] + 2)
    mouse.down()
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    mouse.up()
    expect(table.page.locator(".picture-crop")).to_be_visible()
    with table.page.expect_request(lambda request: "crop=" in request.url):
        table.page.select_option('[data-picture="fit"]', "stretch")


def test_drawing_undoing_shifting_and_resizing(table):
    begin(table, "nonogram", (5, 4))
    for row, column in ((0, 0), (0, 1), (1, 1)):
        click(table, ".create-board", row + 0.5, column + 0.5)
    drawn = ["##...", ".#...", ".....", "....."]
    expect_cells(table, drawn)
    expect_verdict(table, "unique")
    table.page.click('[data-do="undo"]')
    expect_cells(table, ["##...", ".....", ".....", "....."])
    table.page.click('[data-do="redo"]')
    expect_cells(table, drawn)
    table.page.click('[data-shift="right"]')
    table.page.click('[data-shift="down"]')
    expect_cells(table, [".....", ".##..", "..#..", "....."])
    resize(table, 6, 3)
    expect_cells(table, ["......", ".##...", "..#..."])
    table.page.locator(".create-board .board-grid").focus()
    table.keys("Enter", "ArrowDown", "ArrowRight", "Enter")
    expect_cells(table, ["#.....", "..#...", "..#..."])
    table.keys("Control+z")
    expect_cells(table, ["#.....", ".##...", "..#..."])


def test_a_hitori_is_written_by_mouse_and_keys(table):
    numbers = cw.generate("hitori", size=(5, 4), seed=2).puzzle.numbers
    begin(table, "hitori", (5, 4))
    expect_verdict(table, "incomplete")
    for column in range(5):
        table.page.click(f'[data-number="{numbers[0][column]}"]')
        click(table, ".create-board", 0.5, column + 0.5)
    table.page.locator(".create-board .board-grid").focus()
    table.keys("Control+Home", "ArrowDown")
    for row in range(1, 4):
        for column in range(5):
            table.keys(str(numbers[row][column]))  # typing leads on to the next cell
    expect_verdict(table, "unique")
    with table.page.expect_download() as download:
        table.page.click('[data-do="export"]')
    written = item_from_data(json.loads(download.value.path().read_text()))
    assert [list(row) for row in written.puzzle.numbers] == [list(row) for row in numbers]


def test_a_zip_is_written_with_numbers_walls_and_blocked_cells(table):
    begin(table, "zip", (4, 3))
    expect_verdict(table, "incomplete")
    click(table, ".create-board", 0.5, 0.5)
    click(table, ".create-board", 2.5, 3.5)
    expect_verdict(table, "several")
    table.page.click('[data-pen="wall"]')
    click(table, ".create-board", 0.5, 2.0)
    table.page.click('[data-pen="blocked"]')
    click(table, ".create-board", 0.5, 3.5)
    expect(table.page.locator(".create-board [role=gridcell]").nth(3)).to_have_attribute("aria-label", ENDS_BLOCKED)
    labels = table.page.locator(".create-board [role=gridcell]").evaluate_all(
        "cells => cells.map((cell) => cell.ariaLabel)"
    )
    assert labels[0].endswith(": 1")
    assert labels[1].endswith("wall on the right")
    assert labels[3].endswith("blocked")
    assert labels[11].endswith(": 2")
    table.page.click('[data-do="undo"]')
    expect(table.page.locator(".create-board [role=gridcell]").nth(3)).to_have_attribute(
        "aria-label", "Row 1, column 4: empty"
    )


@pytest.mark.parametrize("kind", half_of(KINDS, "a new puzzle to start from"))
def test_a_new_puzzle_to_start_from(table, kind):
    begin(table, kind, (6, 5))
    table.page.click('[data-do="sample"]')
    expect_verdict(table, "unique")
    expect(table.page.locator(".verdict .facts").first).to_contain_text("Level")


def test_a_puzzle_that_is_being_made_is_cancelled_and_the_drawing_stays(table):
    begin(table, "nonogram", (5, 4))
    click(table, ".create-board", 0.5, 0.5)
    drawn = ["#....", *["....."] * 3]
    expect_cells(table, drawn)
    table.page.route("**/api/v1/generate", lambda route: None)  # it never answers
    table.page.click('[data-do="sample"]')
    cover = table.page.locator(".create-making")
    expect(cover).to_contain_text("5 × 4")
    expect(cover.locator('[data-do="cancel-sample"]')).to_be_focused()
    cover.locator('[data-do="cancel-sample"]').click()
    expect(cover).to_have_count(0)
    expect(table.page.locator('[data-do="sample"]')).to_be_focused()
    expect_cells(table, drawn)
    table.page.unroute_all()


PASTE = """async (bytes) => {
  const image = new Blob([new Uint8Array(bytes)], { type: "image/png" });
  await navigator.clipboard.write([new ClipboardItem({ "image/png": image })]);
}"""


def test_what_opens_shows_a_triangle(table):
    begin(table, "nonogram", (6, 4))
    click(table, ".create-board", 1.5, 1.5)
    summary = table.page.locator(".verdict .quality summary")
    expect(summary).to_have_css("display", "list-item")


def test_a_picture_is_pasted(table):
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(table, "nonogram", (6, 4))
    table.page.evaluate(PASTE, list(picture(UNIQUE)["buffer"]))
    table.page.locator(".create-board .board-grid").focus()
    table.keys("Control+v")
    expect(table.page.locator(".picture-shown")).to_be_visible()
    table.page.uncheck('[data-picture="trim"]')
    expect_cells(table, UNIQUE)
    expect_verdict(table, "unique")
    table.page.context.clear_permissions()


def noise(table):
    """Draw something so confused that its repair takes long, and start that."""
    begin(table, "nonogram", (40, 36))
    rng = random.Random(5)
    rows = ["".join(rng.choice("#..") for _ in range(40)) for _ in range(36)]
    table.page.set_input_files("#picture-file", picture(rows, 4))
    table.page.uncheck('[data-picture="trim"]')
    expect_verdict(table, "several")
    with table.page.expect_response("**/create/repair") as started:
        table.page.click('[data-do="repair"]')
    return started.value.json()["id"]


def expect_ended(table, job):
    """Wait until the server says that the job was cancelled and nobody works on it any more."""
    table.until(lambda: table.studio.ask(f"/jobs/{job}")["state"] != "running")
    assert table.studio.ask(f"/jobs/{job}")["state"] == "cancelled"
    table.until(lambda: 'cluewright_workers_busy{pool="long"} 0.0' in table.studio.metrics())


def test_a_repair_is_cancelled(table):
    job = noise(table)
    table.page.click('[data-do="cancel-repair"]')
    expect(table.page.locator('[data-do="repair"]')).to_be_visible()
    expect_ended(table, job)


def test_a_repair_ends_with_the_drawing_it_was_for(table):
    job = noise(table)
    table.page.click('[data-do="blank"]')
    expect_verdict(table, "incomplete")
    expect_ended(table, job)
    table.still()
    expect(table.page.locator(".create-repair")).to_be_empty()


def test_leaving_the_page_ends_its_repair(table):
    job = noise(table)
    table.goto("#/help")
    expect_ended(table, job)


def test_variants_are_compared_and_one_is_chosen(table):
    begin(table, "nonogram")
    rows = ["..######..", ".#......#.", "#..#..#..#", "#........#", "#..####..#", ".#......#.", "..######.."]
    table.page.set_input_files("#picture-file", picture(rows, 20))
    expect(table.page.locator('[data-side="width"]')).to_have_value("30")
    expect(table.page.locator('[data-side="height"]')).to_have_value("21")
    table.page.click('[data-do="variants"]')
    smallest = table.page.locator(".picture-variants button", has_text="15 × 11").first
    expect(smallest).to_contain_text("changed")
    expect(smallest).to_contain_text("solution")
    table.picture("create-variants")
    smallest.click()
    expect(table.page.locator('[data-side="width"]')).to_have_value("15")
    expect(verdict(table)).to_have_attribute("data-verdict", re.compile("unique|several"))


def drag(table, *cells):
    table.page.wait_for_selector(".create-board .board[data-cells]", state="attached")
    x, y = table.at((cells[0][0] + 0.5, cells[0][1] + 0.5), 0, 0, ".create-board")
    table.page.mouse.move(x, y)
    table.page.mouse.down()
    for row, column in cells[1:]:
        table.page.mouse.move(*table.at((row + 0.5, column + 0.5), 0, 0, ".create-board"))
    table.page.mouse.up()


def test_the_tools_of_a_drawing(table):
    begin(table, "nonogram", (6, 4))
    expect(table.page.locator(".verdict-line")).to_have_text("Draw a cell to begin.")
    table.page.click('[data-mirror="across"]')
    table.page.click('[data-pen="line"]')
    drag(table, (0, 0), (2, 1), (3, 0))
    expect_cells(table, ["#....#"] * 4)
    table.page.click('[data-mirror="across"]')
    table.page.click('[data-pen="area"]')
    click(table, ".create-board", 1.5, 2.5)
    expect_cells(table, ["######"] * 4)
    table.page.click('[data-do="undo"]')
    table.page.click('[data-pen="move"]')
    drag(table, (1, 1), (2, 2))
    expect_cells(table, ["......", ".#....", ".#....", ".#...."])
    table.page.click('[data-do="undo"]')
    expect_cells(table, ["#....#"] * 4)
    expect_verdict(table, "unique")
    expect(table.page.locator(".verdict-line")).to_have_text("Exactly one solution: save it, or play it.")


def test_on_a_phone_save_is_in_view_and_tools_fold_away(phone):
    begin(phone, "nonogram")
    rest = phone.page.locator(".create-rest")
    expect(rest).to_be_hidden()
    phone.page.click('[data-do="more-tools"]')
    expect(rest).to_be_visible()
    expect(phone.page.locator('[data-side="width"]')).to_be_visible()
    phone.page.click('[data-do="more-tools"]')
    expect(rest).to_be_hidden()
    expect(phone.page.locator('[data-do="save"]')).to_be_in_viewport(ratio=1)
    board = phone.page.locator(".create-board").bounding_box()
    bar = phone.page.locator(".create-bar").bounding_box()
    assert board["y"] + board["height"] <= bar["y"] + 1, "nothing of the board is under it"


def test_a_number_of_two_digits_is_typed_and_leads_on(table):
    begin(table, "hitori", (12, 4))
    expect(table.page.locator(".verdict-line")).to_contain_text("48 cells still need a number")
    table.page.locator(".create-board .board-grid").focus()
    table.keys("Control+Home", "1", "2", "1", "3", "9")
    labels = table.page.locator(".create-board [role=gridcell]")
    for column, number in enumerate((12, 1, 3, 9)):
        expect(labels.nth(column)).to_have_attribute("aria-label", re.compile(rf": {number}$"))
    expect(table.page.locator(".verdict-line")).to_contain_text("44 cells")
