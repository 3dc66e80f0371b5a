"""Pages that need no server, opened from the disk: every kind played to the end, and not one request."""

import functools
import http.server
import threading
from dataclasses import replace

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import KINDS, mistake, small
from tests.browser.rooms import CHECKER, LEAST_TOUCH, PHONE, THEMES
from tests.browser.test_axe import COLOURS, review
from tests.effort import sampled

import cluewright as cw
from cluewright.core.form import item_to_data

BOARD = ".game-board[data-ready] .board[data-cells]"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Write a page with a small puzzle of every kind, and a picture with a title."""
    folder = tmp_path_factory.mktemp("page")
    motif = cw.generate("nonogram", size=(10, 10), seed=5, difficulty="easy")
    cw.export_page([*map(small, KINDS), motif], folder, public_url="https://example.org/puzzles/")
    return folder


def open_puzzle(page, folder, number):
    page.goto(f"{(folder / 'index.html').as_uri()}#{number}")
    page.wait_for_selector(BOARD, state="attached")


def follow_hints(page, name="Do it for me"):
    """Do what the hints say until the game is over, and give the number of hints."""
    note = page.locator(".game-note")
    for count in range(200):
        if page.locator(".finish").count():
            return count
        moves = page.get_attribute(".game-board", "data-moves")
        for stage in "123":
            page.keyboard.press("h")
            page.wait_for_selector(f'.game-note[data-stage="{stage}"]')
        note.get_by_role("button", name=name).click()
        page.wait_for_selector(f'.game-board:not([data-moves="{moves}"])[data-saved="true"]')
    raise AssertionError("the hints do not come to an end")


@pytest.mark.parametrize("kind", sampled(KINDS))
def test_every_kind_is_played_to_the_end_by_its_hints(arrive, folder, kind):
    page = arrive()
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    open_puzzle(page, folder, KINDS.index(kind) + 1)
    assert follow_hints(page) > 2
    expect(page.locator(".finish h2")).to_be_focused()
    expect(page.locator(".alone-path summary")).to_contain_text("Solution path")
    assert [url for url in requests if not url.endswith("index.html")] == []


def test_a_plug_in_is_played_to_the_end_by_its_hints(arrive, kakurasu, tmp_path):
    cw.export_page([cw.generate("kakurasu", size=(5, 4), seed=3)], tmp_path)
    page = arrive()
    open_puzzle(page, tmp_path, 1)
    assert follow_hints(page) > 2


def test_what_a_picture_shows_is_told_at_the_end_in_the_readers_language(arrive, folder):
    page = arrive(locale="de-DE")
    open_puzzle(page, folder, 4)
    assert "Kochtopf" not in page.content()
    page.keyboard.press("h")
    expect(page.locator(".game-note")).to_contain_text("Zeile")
    page.get_by_role("button", name="Schließen").click()
    follow_hints(page, "Eintragen")
    expect(page.locator(".finish-name")).to_have_text("Kochtopf")


def test_mistakes_are_found_and_fixed(arrive, folder):
    page = arrive()
    open_puzzle(page, folder, 1)
    row, column = mistake(small("nonogram"))
    page.keyboard.press("Control+Home")
    for key in [*["ArrowDown"] * row, *["ArrowRight"] * column, "Space", "c"]:
        page.keyboard.press(key)
    expect(page.locator(".game-note")).to_contain_text("One mistake is marked.")
    for stage in "123":
        page.keyboard.press("h")
        page.wait_for_selector(f'.game-note[data-stage="{stage}"]')
    page.locator(".game-note").get_by_role("button", name="Do it for me").click()
    page.keyboard.press("c")
    expect(page.locator(".game-note")).to_contain_text("No mistakes so far.")


def test_the_game_is_kept_and_another_language_is_chosen(arrive, folder):
    page = arrive()
    open_puzzle(page, folder, 2)
    page.keyboard.press("Space")
    page.wait_for_selector('.game-board[data-moves="1"]')
    page.reload()
    page.wait_for_selector('.game-board[data-moves="1"]')
    page.get_by_label("Language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.wait_for_selector('.game-board[data-moves="1"]')
    page.get_by_role("button", name="Aide").click()
    expect(page.get_by_role("dialog")).to_contain_text("Espace")


def saved_page(table, place):
    """Press the button in view that saves a page, and give the file."""
    with table.page.expect_download() as download:
        table.page.locator('[data-do="page"]').click()
    path = place / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_a_game_is_shared_as_a_page(table, arrive, tmp_path):
    """Without a public address the dialogue leads to it."""
    table.play(small("zip"))
    table.extra("share").click()
    expect(table.page.locator(".share-here")).to_contain_text("save it as a page")
    expect(table.page.locator('[data-do="page"]')).to_have_class("primary")
    path = saved_page(table, tmp_path)
    assert path.name == f"zip-{table.game_id}.html"
    expect(table.page.locator(".share-page [role=status]")).to_have_text("Page saved. Send the file to anyone.")
    page = arrive()
    page.goto(path.as_uri())
    page.wait_for_selector(BOARD, state="attached")
    assert follow_hints(page) > 2


def test_a_page_that_is_being_made_is_cancelled(table):
    table.play(small("hitori"))
    table.extra("share").click()
    table.page.route("**/share/page", lambda route: None)  # it never answers
    button = table.page.locator('[data-do="page"]')
    expect(button).to_have_text("Save as a page")
    button.click()
    expect(button).to_have_text("Cancel")
    button.click()
    expect(button).to_have_text("Save as a page")
    table.page.unroute_all()


def test_puzzles_of_the_library_are_saved_as_a_page(table, arrive, tmp_path):
    item = replace(cw.generate("hitori", size=(6, 5), seed=20_261_117), meta={"title": "A page of the library"})
    table.studio.ask("/library", {"puzzles": [item_to_data(item)]})
    table.goto("#/collect?text=A+page+of+the+library")
    table.page.locator(".shelf-title").click()
    path = saved_page(table, tmp_path)
    page = arrive()
    page.goto(path.as_uri())
    page.wait_for_selector(BOARD, state="attached")


def test_a_share_link_finds_its_puzzle(arrive, folder):
    page = arrive()
    link = cw.share_link(small("zip"), "https://example.org/puzzles").partition("#")[2]
    page.goto(f"{(folder / 'play' / 'index.html').as_uri()}#{link}")
    page.wait_for_selector(BOARD, state="attached")
    expect(page.locator(".game")).to_have_attribute("data-kind", "zip")
    page.locator('[data-tool="share"]').click()
    expect(page.locator("#share-link")).to_have_value(f"https://example.org/puzzles/play#{link}")


def test_it_fits_a_phone_in_every_theme(arrive, folder):
    page = arrive(PHONE)
    open_puzzle(page, folder, 1)
    for theme in THEMES:
        page.get_by_label("Theme").select_option(theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert page.evaluate(CHECKER, LEAST_TOUCH) == []
        assert review(page, only=None if theme == THEMES[0] else COLOURS) == []
    assert float(page.get_attribute(".board", "data-cells").split()[2]) >= 30


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *args):
        """Say nothing."""


def test_one_puzzle_is_shown_in_any_page(arrive, folder, tmp_path):
    """Published beside another page, on a plain web host: the element shows the puzzle and says when it is solved."""
    site = tmp_path / "site"
    site.mkdir()
    (site / "puzzles").symlink_to(folder)
    (site / "blog.html").write_text(
        "<!doctype html><title>Blog</title><link rel=icon href=data:,>"
        "<script src='puzzles/cluewright-puzzle.js'></script>"
        "<script>addEventListener('solved', (event) => { document.title = `solved ${event.detail.puzzle}`; });</script>"
        "<cluewright-puzzle number='2' height='500px' title='A Hitori'></cluewright-puzzle>"
    )
    handler = functools.partial(Quiet, directory=site)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page = arrive()
        page.goto(f"http://127.0.0.1:{server.server_address[1]}/blog.html")
        frame = page.frame_locator("iframe[title='A Hitori']")
        frame.locator(BOARD).wait_for(state="attached")
        expect(frame.locator("#around")).to_be_hidden()
        while not frame.locator(".finish").count():
            moves = frame.locator(".game-board").get_attribute("data-moves")
            frame.locator('[data-tool="hint"]').click()
            for _ in range(2):
                frame.get_by_role("button", name="Tell me more").click()
            frame.get_by_role("button", name="Do it for me").click()
            frame.locator(f'.game-board:not([data-moves="{moves}"])[data-saved="true"]').wait_for()
        expect(page).to_have_title("solved 2")
        page.close()
        server.shutdown()
