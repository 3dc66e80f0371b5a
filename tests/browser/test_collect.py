"""The library in a real browser: import, search, tags, collections, books, files and paper."""

import json
from zlib import crc32

import pytest
from playwright.sync_api import expect
from tests.browser.rooms import DEVICES, pictures, wrongs

import cluewright as cw
from cluewright.core.form import item_from_data, item_to_data

DROP = """async ([name, text]) => {
  const transfer = new DataTransfer();
  transfer.items.add(new File([text], name));
  document.dispatchEvent(new DragEvent("dragenter", { dataTransfer: transfer, bubbles: true, cancelable: true }));
  document.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
}"""


def titled(kind, title, seed):
    data = item_to_data(cw.generate(kind, size=(6, 5), seed=seed))
    return {**data, "meta": {"title": title}}


@pytest.fixture
def words(request):
    """Give a word of this test's own, so that tests share one library without meeting."""
    return "word" + "".join(letter for letter in request.node.name if letter.isalpha())[-24:].lower()


def seed_of(words):
    """Give a seed of the test's own: a puzzle that is in the library already keeps its old title."""
    return crc32(words.encode())


def shelf(table):
    return table.page.locator(".collect-shelf .shelf-title")


def search(table, word):
    table.page.fill('[data-filter="text"]', word)
    table.page.wait_for_function("word => location.hash.includes(`text=${word}`)", arg=word)


@pytest.fixture
def kept(table, words):
    """Keep three puzzles and look at them."""
    puzzles = [titled(kind, f"{words} {kind}", seed_of(words)) for kind in ("nonogram", "hitori", "zip")]
    ids = [each["id"] for each in table.studio.ask("/library", {"puzzles": puzzles})["kept"]]
    table.goto(f"#/collect?text={words}")
    expect(shelf(table)).to_have_count(3)
    return ids


def test_files_are_imported_and_their_problems_said(table, words):
    table.goto("#/collect")
    lines = [json.dumps(titled("hitori", f"{words} {seed}", seed)) for seed in (21, 22)]
    content = "\n".join([lines[0], '{"format": "cluewright", "kind": "hitori"}', lines[1]])
    table.page.set_input_files(
        "#import-files", {"name": "two.jsonl", "mimeType": "text/plain", "buffer": content.encode()}
    )
    report = table.page.locator(".import-report")
    expect(report).to_contain_text("2 puzzles are new")
    expect(report.locator("li")).to_contain_text("two.jsonl")
    search(table, words)
    expect(shelf(table)).to_have_text([f"{words} 22", f"{words} 21"])


def test_files_can_be_dropped(table, words):
    table.goto("#/collect")
    table.page.wait_for_selector(".collect-shelf[data-count]")
    table.page.evaluate(DROP, ["one.json", json.dumps(titled("zip", f"{words} dropped", 23))])
    expect(table.page.locator(".import-report")).to_contain_text("One puzzle is new")
    table.page.evaluate(DROP, ["broken.non", "width 3\nheight"])
    expect(table.page.locator(".import-report")).to_contain_text("broken.non")
    assert "dropping" not in (table.page.locator(".page-collect").get_attribute("class") or "")


def test_filters_find_what_is_meant(table, kept, words):
    table.page.select_option('[data-filter="kind"]', "hitori")
    expect(shelf(table)).to_have_text([f"{words} hitori"])
    table.page.reload()
    expect(shelf(table)).to_have_text([f"{words} hitori"])
    table.page.select_option('[data-filter="kind"]', "")
    table.page.select_option('[data-filter="sort"]', "title")
    expect(shelf(table)).to_have_text([f"{words} {kind}" for kind in ("hitori", "nonogram", "zip")])
    table.page.select_option('[data-filter="size"]', "huge")
    expect(shelf(table)).to_have_count(0)


def test_a_puzzle_is_renamed_tagged_exported_printed_and_deleted(table, kept, words):
    table.page.add_init_script(
        "window.print = () => { window.printed = document.querySelectorAll('.print-sheets img').length; };"
    )
    table.page.reload()
    table.page.click(f'[data-id="{kept[1]}"] .shelf-open')
    panel = table.page.locator(".panel")
    panel.locator('[data-field="title"]').fill(f"{words} renamed")
    panel.locator('[data-do="rename"]').click()
    panel.locator('[data-field="tag"]').fill(words)
    panel.locator('[data-do="tag"]').click()
    expect(panel.locator(".tag")).to_contain_text([words])
    with table.page.expect_download() as download:
        panel.locator('[data-do="export"]').click()
    written = json.loads(download.value.path().read_text())
    assert item_from_data(written).puzzle == item_from_data(titled("hitori", "", seed_of(words))).puzzle
    panel.locator('[data-do="print"]').click()
    table.page.wait_for_function("() => window.printed === 1")
    assert table.page.locator(".print-sheets").count() == 0
    table.page.get_by_role("button", name="Close").click()
    table.page.select_option('[data-filter="tag"]', words)
    expect(shelf(table)).to_have_text([f"{words} renamed"])
    table.page.click(f'[data-id="{kept[1]}"] .shelf-open')
    table.page.click('dialog [data-do="delete"]')
    table.page.locator("dialog", has_text="Delete this puzzle").get_by_role("button", name="Delete").click()
    expect(shelf(table)).to_have_count(0)


def test_collections_are_made_ordered_and_forgotten(table, kept, words):
    for number in kept:
        table.page.check(f'[data-id="{number}"] input')
    table.page.click('.collect-bar [data-do="put"]')
    table.page.fill('[data-field="collection"]', words)
    table.page.click('[data-do="make"]')
    table.page.wait_for_function("name => location.hash.includes(`collection=${name}`)", arg=words)
    table.page.fill('[data-filter="text"]', "")
    expect(table.page.locator(".shelf-order")).to_have_count(3)
    first = table.page.locator(".collect-shelf > li").first
    expect(first).to_have_attribute("data-id", str(kept[0]))
    first.locator('[data-way="1"]').click()
    expect(first).to_have_attribute("data-id", str(kept[1]))
    names = [puzzle["id"] for puzzle in table.studio.ask(f"/collections/{words}")["puzzles"]]
    assert names == [kept[1], kept[0], kept[2]]
    first.locator("input").check()
    table.page.click('.collect-bar [data-do="takeOut"]')
    expect(shelf(table)).to_have_count(2)
    table.page.click('[data-do="drop-collection"]')
    table.page.locator("dialog").get_by_role("button", name="Delete").click()
    table.page.wait_for_function("() => !location.hash.includes('collection=')")
    assert words not in [each["name"] for each in table.studio.ask("/collections")]


def test_a_book_is_looked_at_made_and_fetched(table, kept):
    for number in kept[:2]:
        table.page.check(f'[data-id="{number}"] input')
    table.page.click('.collect-bar [data-do="book"]')
    table.page.fill('[data-field="book-title"]', "Two of them")
    table.page.select_option('[data-field="book-page"]', "A5")
    table.page.click('[data-do="preview-book"]')
    turns = table.page.locator(".book-turns")
    expect(turns).to_contain_text("Page 1 of")
    table.page.click('[data-do="page-on"]')
    expect(turns).to_contain_text("Page 2 of")
    table.picture("book")
    table.page.click('[data-do="make-book"]')
    expect(table.page.locator(".book-done")).to_contain_text("2 puzzles")
    with table.page.expect_download() as download:
        table.page.click('[data-do="download-book"]')
    assert download.value.suggested_filename == "Two of them.pdf"
    assert download.value.path().read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("device", DEVICES)
def test_the_library_fits_the_screen(sit_down, device):
    table = sit_down(DEVICES[device])
    table.goto("#/collect")
    table.page.wait_for_selector(".shelf-item")
    table.page.wait_for_load_state("networkidle")
    assert wrongs(table) == []
    table.picture(f"collect-{device}")
    table.page.locator(".shelf-item input").first.check()
    table.page.locator(".shelf-open").first.click()
    table.page.wait_for_selector(".panel")
    assert wrongs(table) == []
    table.picture(f"collect-panel-{device}")


def test_a_panel_draws_its_puzzle_in_high_contrast(sit_down):
    table = sit_down(theme="contrast")
    table.goto("#/collect")
    with table.page.expect_response("**/api/v1/draw") as drawn:
        table.page.locator(".shelf-open").first.click()
    assert drawn.value.ok
    pictures(table, "collect-panel")
