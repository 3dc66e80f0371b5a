"""Every page on every screen and in every theme: it fits, is named, can be read, and is kept as a picture.

The pictures lie in build/screenshots: each page at 1280 in the light theme and at 360 in the pseudo-language; at 360 in
English and in German some pages, as what fits in the pseudo-language fits in both. Every page is looked at in the light
theme and in one of the others. Where the tests take their time (`make deep-test`), all of them, at 2560, too.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import KINDS, corners, path, runs, small
from tests.browser.rooms import NOTEBOOK, PHONE, THEMES, WALL, dress, settle, wrongs
from tests.effort import EFFORT, half_of, sampled, share_of

import cluewright as cw
from cluewright.core.catalogue import catalogue
from cluewright.core.locales import LANGUAGES, PSEUDO

CONTRAST = (Path(__file__).parent / "contrast.js").read_text()
LABELS = (Path(__file__).parent / "labels.js").read_text()
SCREENS = {"1280": NOTEBOOK, "360": PHONE, **({"2560": WALL} if EFFORT > 1 else {})}
OTHERS = [theme for theme in THEMES if theme != "light"]
LESSONS = {"nonogram": "overlap", "hitori": "sandwich", "zip": "full%20cell"}


def _game(kind):
    """Give a way to a game in progress, with a hint told to its end."""

    def show(table):
        table.play(small(kind))
        for stage in "123":
            table.keys("h")
            table.page.wait_for_selector(f'.game-note[data-stage="{stage}"]')

    return show


def _finished(table):
    item = small("nonogram", 4)
    table.play(item)
    if not table.saved()["finished"]:
        for run in runs(item):
            table.click(run[0])
            table.focus()
            table.page.keyboard.down("Shift")
            table.keys(*["ArrowRight"] * (len(run) - 1))
            table.page.keyboard.up("Shift")
    table.expect_finished()


def _mistaken(table):
    table.play(small("hitori"))
    table.click((0, 0))
    table.click((0, 1))
    table.moves(2)
    table.tool("check").click()
    table.page.wait_for_selector(".game-note[data-check]")


def _statistics(table):
    item = small("zip", 4)
    table.play(item)
    if not table.saved()["finished"]:
        for corner in corners(path(item))[1:]:
            table.click(corner)
    table.expect_finished()
    table.goto("#/stats")


def _panel(table):
    table.goto("#/collect")
    table.page.locator(".shelf-open").first.click()
    table.page.wait_for_selector(".panel")
    expect(table.page.locator('.panel-picture[src^="blob:"]')).to_be_visible()


def _book(step):
    """Give a way to a step of a book of two puzzles, with the notes a printer makes about it."""

    def show(table):
        chosen = {"library": {"ids": table.studio.keep(small("zip"), small("hitori"))}}
        draft = {"step": step, "plan": {"profile": "kdp", "section": [chosen]}}
        table.goto("#/help")
        table.page.evaluate("draft => localStorage.setItem('cluewright.book', JSON.stringify(draft))", draft)
        table.goto("#/book")
        table.page.wait_for_selector('.book-leaves[aria-busy="false"] .book-page[src^="blob:"]', state="attached")

    return show


def _settings(table):
    table.goto("#/help")
    table.page.click("#open-settings")
    table.page.wait_for_selector("#settings[open]")


def _made(kind):
    def show(table):
        table.goto(f"#/create/{kind}?from={table.studio.keep(small(kind))[0]}")
        expect(table.page.locator(".verdict")).to_have_attribute("data-verdict", "unique")

    return show


def _share(table):
    table.play(small("hitori"))
    table.extra("share").click()
    table.page.wait_for_selector(".share-here")


def _keys(table):
    table.play(small("zip"))
    table.tool("help").click()
    table.page.wait_for_selector(".keyboard-help")


def _watched(kind):
    def show(table):
        table.goto(f"#/watch/{table.studio.keep(small(kind))[0]}?how=path")
        table.page.wait_for_selector(".watch-place[data-ready]")

    return show


PAGES = {
    "home": "#/",
    "play": "#/play",
    "play-zip": "#/play/zip",
    "learn": "#/learn",
    "watch": "#/watch",
    "create": "#/create",
    "collect": "#/collect",
    "stats": _statistics,
    "help": "#/help",
    "settings": "#/settings",
    "settings-dialogue": _settings,
    "missing": "#/nowhere",
    "game-finished": _finished,
    "game-mistakes": _mistaken,
    "game-share": _share,
    "game-keys": _keys,
    "collect-panel": _panel,
    "book": "#/book",
    **{f"book-{step}": _book(step) for step in ("puzzles", "words", "pages", "cover", "finish")},
    **{f"game-{kind}": _game(kind) for kind in KINDS},
    **{f"learn-{kind}": f"#/learn/{kind}/{LESSONS[kind]}" for kind in KINDS},
    **{f"watch-{kind}": _watched(kind) for kind in KINDS},
    **{f"create-{kind}": _made(kind) for kind in KINDS},
}
FIRST = {f"first-{kind}": f"#/first/{kind}" for kind in KINDS}
PLAIN = [page for page, there in PAGES.items() if isinstance(there, str)] + ["settings-dialogue", "game-zip", *FIRST]
"""The pages that every language is looked at on: those that are quick to open."""


def show(table, page):
    there = {**PAGES, **FIRST}[page]
    if isinstance(there, str):
        table.goto(there)
    else:
        there(table)
    settle(table)


@pytest.mark.parametrize("language", ["de", PSEUDO])
def test_long_words_fit_a_phone(sit_down, language):
    """German is the longest of our languages, the pseudo-language longer than any."""
    table = sit_down(PHONE, language=language, theme="light")
    wrong = {}
    for page in PAGES if language == PSEUDO else sampled(list(PAGES)[1:], 4):
        show(table, page)
        assert table.page.evaluate("document.documentElement.lang") == language
        table.picture(f"{page}-360-{language}")
        wrong[page] = wrongs(table)
    assert {page: found for page, found in wrong.items() if found} == {}


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_no_word_of_the_toolbar_is_broken_on_a_phone(sit_down, language):
    table = sit_down(PHONE, language=language, theme="light")
    for kind in KINDS if language == PSEUDO else share_of(KINDS, language, 3):
        table.play(small(kind))
        lines = table.page.evaluate(
            """[...document.querySelectorAll(".game-tools .tool-name")].map((name) =>
              [name.textContent, name.offsetHeight / parseFloat(getComputedStyle(name).lineHeight)])"""
        )
        assert lines
        assert [name for name, number in lines if number > 1.5] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_and_heading_fits_a_phone(sit_down, language):
    """No label of a button and no heading is cut off or stands out of its box, and no page moves sideways."""
    table = sit_down(PHONE, language=language, theme="light")
    wrong, labels = {}, 0
    for page in half_of(PLAIN, language):
        show(table, page)
        assert table.page.evaluate("document.documentElement.lang") == language
        seen = table.page.evaluate(LABELS)
        labels += seen["count"]
        wrong[page] = seen["wrong"]
    assert labels > 50
    assert {page: found for page, found in wrong.items() if found} == {}


@pytest.mark.parametrize("screen", SCREENS)
def test_every_page_fits_is_named_and_can_be_read(sit_down, screen):
    table = sit_down(SCREENS[screen], theme="light")
    wrong = {}
    for page in sampled(PAGES, 4) if screen == "360" else PAGES:
        show(table, page)
        for theme in ["light", *share_of(OTHERS, page, 3)] if screen == "1280" else ["light"]:
            dress(table, theme)
            if theme == "light" or EFFORT > 1:
                table.picture(f"{page}-{screen}" if theme == "light" else f"{page}-{screen}-{theme}")
            wrong[page, theme] = table.page.evaluate(CONTRAST)
        dress(table, "light")
        wrong[page, "light"] += wrongs(table)
    assert {page: found for page, found in wrong.items() if found} == {}


def test_another_language_shows_the_same_page_again(sit_down):
    """What is chosen in the settings is seen at once and stays chosen; nothing is loaded anew, no game is lost."""
    table = sit_down(NOTEBOOK)
    table.play(small("hitori"))
    table.click((0, 0))
    table.moves(1)
    table.page.evaluate("window.stays = true")
    table.page.click("#open-settings")
    choice = table.page.locator("#setting-language")
    expect(choice.locator("option")).to_have_count(1 + len(LANGUAGES))
    choice.select_option("de")
    expect(table.page.locator("html")).to_have_attribute("lang", "de")
    expect(table.page.locator("#settings h2")).to_have_text("Einstellungen")
    expect(choice).to_be_focused()
    table.page.locator("#settings").get_by_role("button", name="Schließen").click()
    expect(table.page.locator("#rooms a").first).to_have_text("Spielen")
    table.ready()
    assert table.saved()["moves"] == 1
    shade = cw.kind("hitori").say("mark-shade", "de")
    expect(table.page.get_by_role("button", name=shade)).to_be_visible()
    table.keys("h")
    expect(table.page.locator(".hint-text")).to_contain_text("Tipp 1 von 3.")
    assert table.page.evaluate("window.stays")
    table.reload()
    expect(table.page.locator("html")).to_have_attribute("lang", "de")
    expect(table.page).to_have_title(re.compile("Hitori"))


@pytest.mark.parametrize("language", LANGUAGES if EFFORT > 1 else ["fr", "zh"])
def test_the_language_of_the_browser_is_spoken(sit_down, language):
    table = sit_down({**NOTEBOOK, "locale": {"zh": "zh-CN"}.get(language, language)})
    table.goto("#/settings")
    expect(table.page.locator("html")).to_have_attribute("lang", language)
    title = catalogue("cluewright.web", language)["settings-title"][0]
    expect(table.page.locator("h1")).to_have_text(title)
    expect(table.page).to_have_title(f"{title} · Cluewright")
