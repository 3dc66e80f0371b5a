"""Puzzles with a palette in a real browser: played by keys to the full picture, drawn and kept, made from a photo."""

from io import BytesIO

from PIL import Image
from playwright.sync_api import expect
from tests.browser.rooms import click, go

import cluewright as cw

KIND = "colour-nonogram"
SWATCHES = ".create-beside [data-colour]"


def test_a_game_is_played_to_its_end_by_keys(table):
    item = cw.Item(cw.kind(KIND).first.puzzle, meta={"credit": "Drawn by \n<b>hand</b>"})
    rows = cw.solve(item.puzzle).solution.rows()
    table.play(item)
    expect(table.page.locator(".game-palette .tool-dye")).to_have_count(2)
    table.focus()
    for symbol, key, tool in (("a", "1", "primary"), ("b", "2", "b")):
        table.keys(key)
        expect(table.tool(tool)).to_have_attribute("aria-pressed", "true")
        table.keys("Control+Home")
        for row in rows:
            for column, value in enumerate(row):
                table.keys(*(["Enter"] if value == symbol else []), *(["ArrowRight"] if column + 1 < len(row) else []))
            table.keys("Home", "ArrowDown")
    table.expect_finished()
    expect(table.page.locator(".finish-credit")).to_have_text("Picture: Drawn by <b>hand</b>")
    assert [row.replace("?", ".") for row in table.board()] == rows
    table.picture("colours-finished")


def test_a_picture_is_drawn_with_the_palette_and_kept(table, request):
    go(table, f"#/create/{KIND}", ".create-board[data-ready]")
    expect(table.page.locator(SWATCHES)).to_have_count(5)
    table.page.locator(".create-board .board-grid").focus()
    table.keys("1", "Space", "ArrowRight")
    expect(table.page.locator(".verdict-note")).to_contain_text("ordinary Nonogram")  # one colour alone
    table.keys("2", "Space")
    expect(table.page.locator(".verdict-note")).to_have_count(0)
    expect(table.page.locator(".verdict")).to_have_attribute("data-verdict", "unique")
    table.page.click('[data-palette="add"]')
    expect(table.page.locator(SWATCHES)).to_have_count(6)
    table.page.click('[data-pen="pick"]')
    click(table, ".create-board", 0.5, 0.5)  # once the palette, which has grown, and the board lie still
    expect(table.page.locator('[data-colour="1"]')).to_have_attribute("aria-pressed", "true")
    expect(table.page.locator('[data-pen="paint"]')).to_have_attribute("aria-pressed", "true")
    title = request.node.name
    table.page.fill('[data-field="title"]', title)
    expect(table.page.locator('[data-do="save"]')).to_be_enabled()
    table.page.click('[data-do="save"]')
    expect(table.page.locator(".create-bar")).to_contain_text("your library")
    [found] = table.studio.ask(f"/library?text={title}")["puzzles"]
    puzzle = table.studio.ask(f"/library/{found['id']}")["puzzle"]
    assert [colour["name"] for colour in puzzle["palette"]] == ["white", "black", "red"]


def test_a_picture_in_one_colour_is_kept_as_an_ordinary_nonogram(table, request):
    go(table, f"#/create/{KIND}", ".create-board[data-ready]")
    table.page.locator(".create-board .board-grid").focus()
    table.keys("2", "Space", "ArrowRight", "Space", "ArrowDown", "ArrowRight", "Space")  # a corner, two ways to read it
    expect(table.page.locator(".verdict")).to_have_attribute("data-verdict", "several")
    expect(table.page.locator(".twin-board canvas")).to_have_count(2)
    table.page.click('[data-do="repair"]')
    expect(table.page.locator(".verdict")).to_have_attribute("data-verdict", "unique")
    expect(table.page.locator(".verdict-note")).to_contain_text("ordinary Nonogram")
    title = request.node.name
    table.page.fill('[data-field="title"]', title)
    table.page.click('[data-do="save"]')
    expect(table.page.locator(".create-bar")).to_contain_text("your library")
    [found] = table.studio.ask(f"/library?text={title}")["puzzles"]
    assert found["kind"] == "nonogram"


def test_the_slider_of_a_photo_sets_the_size_of_the_palette(table):
    image = Image.new("RGB", (80, 80), "#ffffff")
    for place, colour in enumerate(("#d7263d", "#2b5dd0", "#f2c230", "#3f9b42")):
        image.paste(colour, (10, 10 + 15 * place, 70, 25 + 15 * place))
    file = BytesIO()
    image.save(file, "PNG")
    go(table, f"#/create/{KIND}", ".create-board[data-ready]")
    table.page.set_input_files(
        "#picture-file", {"name": "bands.png", "mimeType": "image/png", "buffer": file.getvalue()}
    )
    expect(table.page.locator(SWATCHES)).to_have_count(4)  # trimmed, one of the bands is the background
    slider = table.page.locator('[data-picture="colours"]')
    slider.fill("2")
    expect(table.page.locator(SWATCHES)).to_have_count(3)
