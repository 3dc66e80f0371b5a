"""The library in a real browser: import, search, tags, collections, files and paper."""

import json
import random
import re
from dataclasses import replace
from zlib import crc32

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import small
from tests.browser.rooms import THEMES, go
from tests.effort import sampled

import cluewright as cw
from cluewright.core.form import item_from_data, item_to_data
from cluewright.core.item import Item
from cluewright.core.rating import Rating
from cluewright.core.registry import kind as find_kind
from cluewright.core.technique import Level
from cluewright.library import Library

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
    expect(report).to_contain_text("2 new puzzles")
    expect(report.locator("li")).to_contain_text("two.jsonl")
    search(table, words)
    expect(shelf(table)).to_have_text([f"{words} 22", f"{words} 21"])


def test_files_can_be_dropped(table, words):
    table.goto("#/collect")
    table.page.evaluate(DROP, ["one.json", json.dumps(titled("zip", f"{words} dropped", 23))])
    expect(table.page.locator(".import-report")).to_contain_text("One new puzzle")
    table.page.evaluate(DROP, ["broken.non", "width 3\nheight"])
    expect(table.page.locator(".import-report")).to_contain_text("broken.non")
    expect(table.page.locator(".page-collect.dropping")).to_have_count(0)


def test_filters_find_what_is_meant(table, kept, words):
    table.page.select_option('[data-filter="kind"]', "hitori")
    expect(shelf(table)).to_have_text([f"{words} hitori"])
    table.reload()
    expect(shelf(table)).to_have_text([f"{words} hitori"])
    table.page.select_option('[data-filter="kind"]', "")
    table.page.select_option('[data-filter="sort"]', "title")
    expect(shelf(table)).to_have_text([f"{words} {kind}" for kind in ("hitori", "nonogram", "zip")])
    table.page.select_option('[data-filter="size"]', "huge")
    expect(shelf(table)).to_have_count(0)


def test_a_puzzle_is_renamed_tagged_exported_printed_and_deleted(table, kept, words):
    table.page.evaluate(
        "() => { window.print = () => { window.printed = document.querySelectorAll('.print-sheets img').length; }; }"
    )
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
    expect(table.page.locator(".print-sheets")).to_have_count(0)
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
    expect(table.page.locator(".collect-head h2")).to_have_text(words)
    table.page.fill('[data-filter="text"]', "")
    expect(table.page.locator(".shelf-order")).to_have_count(3)
    first = table.page.locator(".collect-shelf > li").first
    expect(first).to_have_attribute("data-id", str(kept[0]))
    first.locator('[data-way="1"]').click()
    expect(first).to_have_attribute("data-id", str(kept[1]))
    ordered = [kept[1], kept[0], kept[2]]
    table.until(lambda: [each["id"] for each in table.studio.ask(f"/collections/{words}")["puzzles"]] == ordered)
    first.locator("input").check()
    table.page.click('.collect-bar [data-do="take-out"]')
    expect(shelf(table)).to_have_count(2)
    table.page.click('[data-do="drop-collection"]')
    table.page.locator("dialog").get_by_role("button", name="Delete").click()
    table.page.wait_for_function("() => !location.hash.includes('collection=')")
    table.until(lambda: words not in [each["name"] for each in table.studio.ask("/collections")])


@pytest.mark.parametrize("theme", sampled(THEMES))
def test_a_panel_draws_its_puzzle_in_the_theme_there_is(sit_down, studio, theme):
    number = studio.keep(titled("zip", "drawn in every theme", 24))[0]
    table = sit_down(theme=theme)
    table.goto("#/collect?text=drawn+in+every+theme")
    with table.page.expect_response("**/api/v1/draw") as drawn:
        table.page.click(f'[data-id="{number}"] .shelf-open')
    assert drawn.value.ok
    expect(table.page.locator(".panel-picture")).to_have_attribute("src", re.compile("^blob:"))


def keep_drawings(studio, name, count, size):
    """Put drawings of chance into a collection, as puzzles that nobody could prove and nobody tries to prove again."""
    rng = random.Random(name)
    kind = find_kind("nonogram")
    drawings = [[[rng.random() < 0.5 for _ in range(size)] for _ in range(size)] for _ in range(count)]
    puzzles = [kind.pictures.from_solution(kind.board_type.solved(drawing)) for drawing in drawings]
    with Library.open(str(studio.library)) as library, library.writing() as connection:
        proof = {"verdict": "undecided", "time_limit": 60.0}
        numbers = [library.add(Item(puzzle, proof=proof), connection=connection).id for puzzle in puzzles]
    studio.ask("/collections", {"name": name, "puzzles": numbers})


def test_a_long_shelf_asks_only_for_pictures_that_are_near(table, studio, words):
    """Hundreds of pictures at once keep everything else waiting, even the click that closes a dialogue."""
    keep_drawings(studio, words, 240, 5)
    asked = []
    table.page.on("request", lambda request: asked.append(request.url) if "thumbnail" in request.url else None)
    for _ in range(2):  # the second time the browser has heard of all of them
        table.goto(f"#/collect?collection={words}")
        expect(table.page.locator(".collect-shelf img")).to_have_count(240)
        table.until(lambda: asked)
        table.goto("#/learn")
    table.goto(f"#/collect?collection={words}")
    last = table.page.locator(".collect-shelf img").last
    last.scroll_into_view_if_needed()
    table.page.wait_for_function("image => image.complete && image.naturalWidth", arg=last.element_handle())
    assert 0 < len(set(asked)) < 200


def test_writing_in_the_search_outlives_what_is_imported(table, words):
    """The row of filters is built anew when puzzles come in; what is being written there stays."""
    table.goto("#/collect")
    held = []
    table.page.route("**/library/tags", lambda route: held.append(route))
    table.page.evaluate(DROP, ["one.json", json.dumps(titled("zip", f"{words} came in", seed_of(words)))])
    expect(table.page.locator(".import-report")).to_contain_text("One new puzzle")
    table.until(lambda: held)
    table.page.locator('[data-filter="text"]').press_sequentially(words)
    held[0].continue_()
    expect(shelf(table)).to_have_text([f"{words} came in"])
    expect(table.page.locator('[data-filter="text"]')).to_have_value(words)
    expect(table.page.locator('[data-filter="text"]')).to_be_focused()


def test_sorted_by_score_puzzles_of_an_earlier_scale_come_last_and_are_mentioned(table):
    old, new = (cw.generate("zip", size=(6, 5), seed=seed) for seed in (6101, 6102))
    with Library.open(str(table.studio.library)) as library:
        last = library.add(replace(old, rating=Rating(Level.EXTREME, 99.0, revision=2)), tags=["scale"]).id
        library.add(new, tags=["scale"])
    table.goto("#/collect?tag=scale&sort=score")
    items = table.page.locator(".shelf-item")
    expect(items).to_have_count(2)
    expect(items.last).to_have_attribute("data-id", str(last))
    expect(table.page.get_by_role("status").filter(has_text="2 puzzles")).to_contain_text(
        "one was rated on an earlier scale and comes last"
    )
    table.goto("#/collect?tag=scale")
    expect(items).to_have_count(2)
    expect(table.page.get_by_text("earlier scale")).to_have_count(0)


def test_what_was_only_played_is_history_until_it_is_saved(table):
    puzzle = small("zip", 77)
    number = table.studio.begin(puzzle, table.player)
    go(table, "#/collect", ".collect-shelf[data-count]")
    assert not table.page.locator(f'[data-id="{number}"]').count()
    table.page.click('[data-shelf="history"]')
    expect(table.page.locator(f'[data-id="{number}"]')).to_be_visible()
    assert table.studio.keep(puzzle) == [number]
    table.page.click('[data-shelf="kept"]')
    expect(table.page.locator(f'[data-id="{number}"]')).to_be_visible()
    assert table.studio.begin(puzzle, table.player) == number, "playing it again leaves it there"
    table.page.click('[data-shelf="history"]')
    expect(table.page.locator(f'[data-id="{number}"]')).to_have_count(0)
