"""A book planned step by step in a real browser: pages beside the plan, notes beside fields, files at the end."""

import io
import json
import zipfile

import pypdf
import pytest
from playwright.sync_api import expect
from tests.browser.test_collect import keep_drawings
from tests.effort import sampled

from cluewright.books import parse_plan

READY = '.book-leaves[aria-busy="false"]'
NOTHING = {"pages": 2, "puzzles": 1, "width": 210, "height": 297, "chapters": [], "shown": [], "advice": [], "toml": ""}
HEAR_BUSY = """() => {
  const leaves = document.querySelector(".book-leaves");
  window.busy = [];
  const put = leaves.setAttribute.bind(leaves);
  leaves.setAttribute = (name, value) => { if (name === "aria-busy") window.busy.push(value); put(name, value); };
}"""


def step(table, name):
    table.page.click(f'.book-steps [data-step="{name}"]')


def looked(table, act):
    """Change the plan, once all that was asked before is answered, and give what the studio says of it."""
    table.page.wait_for_selector(READY, state="attached")
    with table.page.expect_response("**/api/v1/books/look") as answer:
        act()
    found = answer.value.json()
    table.page.wait_for_selector(READY, state="attached")
    return found


def fetched(table, name):
    with table.page.expect_download() as download:
        table.page.click(f'[data-do="{name}"]')
    return download.value.suggested_filename, download.value.path().read_bytes()


def test_a_book_is_planned_checked_made_and_fetched(table):
    page = table.page
    table.goto("#/book")
    page.check('[data-field="profile-kdp"]')
    step(table, "puzzles")
    page.click('[data-do="add-made"]')
    page.select_option('[data-field="kind-1"]', "hitori")
    page.select_option('[data-field="size-1"]', "own")
    page.fill('[data-field="own-size-1"]', "6x5")
    first = looked(table, lambda: page.fill('[data-field="count-1"]', "4"))
    assert first["puzzles"] == 4
    expect(page.locator(".book-status")).to_have_text(f"Page 1 of {first['pages']}")
    note = page.locator('[data-key="section"]:not([data-section]) > .book-advice li')
    expect(note).to_contain_text("24")
    step(table, "words")
    page.fill('[data-field="title"]', "Two of them")
    looked(table, lambda: page.fill('[data-field="isbn"]', "978-3-16-148410-1"))
    isbn = page.locator('[data-field="isbn"]')
    expect(isbn).to_have_attribute("aria-invalid", "true")
    told = page.locator(f"#{isbn.get_attribute('aria-describedby')}")
    expect(told).to_contain_text("not an ISBN")
    step(table, "finish")
    expect(page.locator('[data-do="make"]')).to_be_disabled()
    page.locator(".book-mend .stops button").click()
    expect(isbn).to_be_focused()
    pages = looked(table, lambda: page.fill('[data-field="isbn"]', "978-3-16-148410-0"))["pages"]
    expect(isbn).not_to_have_attribute("aria-invalid", "true")
    page.click('[data-do="page-on"]')
    expect(page.locator(".book-status")).to_have_text(f"Pages 2 and 3 of {pages}")
    step(table, "finish")
    page.click('[data-do="make"]')
    expect(page.locator(".book-done")).to_contain_text("4 puzzles")
    expect(page.locator(".book-faults li")).to_contain_text(["at least 24 are needed"])
    table.picture("book-made")
    name, data = fetched(table, "download-book")
    assert name == "Two of them.pdf"
    assert len(pypdf.PdfReader(io.BytesIO(data)).pages) == pages
    name, data = fetched(table, "save-cover")
    assert len(pypdf.PdfReader(io.BytesIO(data)).pages) == 1
    good = page.locator('.book-good[data-file="cover"]')
    expect(good).to_have_text("The cover was checked for “Print on demand”: no faults.")
    expect(page.locator('.book-faults[data-file="book"] li')).to_contain_text(["at least 24 are needed"])
    name, data = fetched(table, "save-parts")
    assert len(zipfile.ZipFile(io.BytesIO(data)).namelist()) == 4 * 6 + 2
    name, data = fetched(table, "save-plan")
    assert parse_plan(data.decode()).sections[0].count == 4
    table.reload()
    step(table, "words")
    expect(page.locator('[data-field="title"]')).to_have_value("Two of them")
    step(table, "purpose")
    page.click('[data-do="start-over"]')
    looked(table, page.locator("dialog").get_by_role("button", name="Start over").click)
    step(table, "words")
    expect(page.locator('[data-field="title"]')).to_have_value("")
    plan = data.decode().replace("Two of them", "Read back") + '\n[[section]]\nfiles = ["/etc/passwd"]\n'
    file = {"name": "plan.toml", "mimeType": "text/plain", "buffer": plan.encode()}
    again = looked(table, lambda: page.set_input_files('[data-field="plan-file"]', file))
    table.expect_said("Import them into the library")
    assert again["puzzles"] == 4
    assert "passwd" not in json.dumps(again["toml"])
    step(table, "words")
    expect(page.locator('[data-field="title"]')).to_have_value("Read back")


def test_pictures_of_a_subject_are_made_and_a_cover_with_a_fault_is_told(table):
    page = table.page
    table.goto("#/book")
    page.check('[data-field="profile-pdfx"]')
    step(table, "puzzles")
    page.click('[data-do="add-made"]')
    page.select_option('[data-field="kind-1"]', "zip")
    expect(page.locator('[data-field="size-1"]')).to_be_visible()
    expect(page.locator('[data-field="subject-1"]')).to_have_count(0)
    page.select_option('[data-field="kind-1"]', "nonogram")
    subject = page.get_by_label("Subject of the pictures")
    expect(subject).to_have_value("")
    assert subject.locator("option").all_inner_texts()[:3] == ["Any subject", "Animals", "At home"]
    page.select_option('[data-field="size-1"]', "10x10")
    looked(table, lambda: page.fill('[data-field="count-1"]', "2"))
    found = looked(table, lambda: subject.select_option("food"))
    recipe = parse_plan(found["toml"]).sections[0].recipe
    assert (recipe["subject"], found["puzzles"]) == ("food", 2)
    table.reload()
    step(table, "puzzles")
    expect(subject).to_have_value("food")
    table.picture("book-subject")
    found = looked(table, lambda: subject.select_option(""))
    assert "subject" not in found["toml"]
    step(table, "cover")
    looked(table, lambda: page.fill('[data-field="blurb"]', "http://localhost:8000/play"))
    step(table, "finish")
    fetched(table, "save-cover")
    faults = page.locator('.book-faults[data-file="cover"]')
    expect(faults.locator("h3")).to_have_text("One fault in the cover that the printer would find")
    expect(faults.locator("li")).to_contain_text(["localhost"])


def test_pages_are_busy_until_the_plan_as_it_is_now_is_drawn(table):
    """A plan that changes while an earlier one is looked at has no pages yet, though nothing is asked at the moment."""
    page, held = table.page, []
    page.route("**/books/look", lambda route: held.append(route))
    table.goto("#/book")
    table.until(lambda: held)
    page.evaluate(HEAR_BUSY)
    page.check('[data-field="profile-kdp"]')
    table.until(lambda: len(held) > 1)
    assert page.evaluate("window.busy") == ["true", "true"]  # when it is changed, and when it is asked
    held[0].abort()
    held[1].fulfill(json=NOTHING)
    page.wait_for_selector(READY, state="attached")


@pytest.mark.parametrize("end", sampled(["cancel", "leave", "change"]))
def test_work_that_is_no_longer_wanted_is_cancelled(table, studio, end):
    """The job ends on the server, too, whether one says so, leaves the page or changes the plan."""
    name = f"endless {end}"
    keep_drawings(studio, name, 40, 60)  # none can be proven in time, so that the book is never ready by itself
    if end == "cancel":
        table.watch.forgive("422")
        table.page.route("**/books?make=puzzles", lambda route: route.fulfill(status=422, json={"type": "format"}))
        table.page.route("**/books/look", lambda route: route.fulfill(json=NOTHING))
    table.goto(f"#/collect?collection={name}")
    with table.page.expect_request("**/api/v1/jobs/*/events") as followed:
        table.page.click('.collect-head [data-do="book"]')
        if end == "cancel":
            table.page.wait_for_selector(READY, state="attached")
            step(table, "finish")
            table.page.click('[data-do="make"]')
    job = followed.value.url.split("/")[-2]
    if end == "cancel":
        table.page.click('[data-do="cancel-book"]')
        expect(table.page.locator(".book-place")).to_contain_text("Cancelled")
    elif end == "leave":
        table.goto("#/help")
    else:
        step(table, "puzzles")
        table.page.click('[data-do="remove-section"]')
    table.until(lambda: studio.ask(f"/jobs/{job}")["state"] != "running")
    assert studio.ask(f"/jobs/{job}")["state"] == "cancelled"
