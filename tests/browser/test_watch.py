"""Watching in a real browser: forwards, backwards, as a heat map, and boards far too large to read."""

import json

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import KINDS, small
from tests.browser.rooms import DEVICES, go, pictures, wrongs

from cluewright.core.form import item_to_data


def watch(table, kind, query=""):
    data = item_to_data(small(kind))
    number = table.studio.ask("/library", {"puzzles": [data]})["kept"][0]["id"]
    go(table, f"#/watch/{number}{query}", ".watch-place[data-ready]")


def position(table):
    return int(table.page.get_attribute(".watch-place", "data-position"))


def length(table):
    return int(table.page.get_attribute(".watch-room", "data-length"))


def press(table, name):
    table.page.click(f'.watch-controls [data-do="{name}"]')


@pytest.mark.parametrize("kind", KINDS)
def test_the_way_of_a_person_step_by_step(table, kind):
    watch(table, kind, "?how=path")
    item = small(kind)
    steps = table.studio.ask("/explain", {"puzzle": item_to_data(item)})["steps"]
    said = table.page.locator(".watch-said")
    for number, step in enumerate(steps[:3], 1):
        press(table, "forward")
        expect(said).to_have_text(f"{number}. {step['text']}")
    press(table, "back")
    expect(said).to_have_text(f"2. {steps[1]['text']}")
    press(table, "last")
    assert position(table) == length(table)
    counted = table.page.locator(".watch-legend li:not([hidden])")
    told = {each.get_attribute("data-reason"): int(each.locator(".watch-count").inner_text()) for each in counted.all()}
    assert {step["technique"] for step in steps} <= set(told)
    table.page.click('[data-heat="why"]')
    expect(table.page.locator('[data-heat="why"][aria-pressed]')).to_have_attribute("aria-pressed", "true")
    table.picture(f"watch-{kind}-path")


def test_scrubbing_back_leaves_the_empty_board(table):
    watch(table, "nonogram")
    press(table, "last")
    cells = table.page.locator(".watch-board [role=gridcell]")
    expect(table.page.locator('.watch-board [role=gridcell][aria-label*=", open;"]')).to_have_count(0)
    full = cells.evaluate_all("cells => cells.map((cell) => cell.ariaLabel)")
    table.page.locator(".watch-scrub").fill("0")
    expect(cells.first).not_to_have_attribute("aria-label", full[0])
    table.page.locator(".watch-scrub").fill(str(length(table)))
    for place, label in enumerate(full):
        expect(cells.nth(place)).to_have_attribute("aria-label", label)


@pytest.mark.parametrize("kind", KINDS)
def test_the_solver_plays_to_the_end(sit_down, kind):
    table = sit_down(motion="full")
    watch(table, kind)
    table.page.locator(".watch-speed").fill("1000")
    table.page.wait_for_selector('.watch-place[data-running="false"]')
    assert position(table) == length(table)
    expect(table.page.locator(".watch-status")).to_contain_text("exactly one solution")


def test_a_supposition_is_taken_back_and_stands_again_backwards(table):
    puzzle = item_to_data(small("nonogram"))
    table.goto("#/watch")
    table.page.fill(".watch-paste", json.dumps(puzzle))
    table.page.click('[data-do="paste"]')
    table.page.wait_for_selector(".watch-place[data-ready]")
    table.page.select_option(".watch-choices select", "dfs")
    table.page.wait_for_selector('.watch-choices select:has(option[value="dfs"]:checked)')
    table.page.wait_for_selector(".watch-place[data-ready]")
    press(table, "last")
    expect(table.page.locator(".watch-status")).to_contain_text("taken back")
    table.page.locator(".watch-scrub").fill("0")
    expect(table.page.locator(".watch-status")).not_to_contain_text("taken back")


def test_a_large_picture_is_streamed_and_painted(table):
    table.page.add_init_script("Math.random = () => 0.25;")  # the same picture every time
    table.goto("#/watch")
    table.page.click('[data-large="500"]')
    table.page.wait_for_selector(".watch-place[data-ready]")
    assert table.page.locator('.watch-board[data-look="pixels"]').count() == 1
    table.page.wait_for_function(
        "() => document.querySelector('.watch-place').dataset.available"
        " === document.querySelector('.watch-room').dataset.length"
    )
    assert length(table) >= 500 * 500
    press(table, "last")
    assert position(table) == length(table)
    for heat in ("when", "why", "off"):
        table.page.click(f'button[data-heat="{heat}"]')
    table.page.wait_for_timeout(100)
    colours = table.page.evaluate(
        """() => {
          const canvas = document.querySelector('.watch-board canvas');
          const { data } = canvas.getContext('2d').getImageData(0, canvas.height / 2, canvas.width, 1);
          return new Set(new Uint32Array(data.buffer)).size;
        }"""
    )
    assert colours > 2, "fills, gaps and what lies around them"
    table.picture("watch-large")
    press(table, "first")
    assert position(table) == 0


def test_what_is_no_puzzle_is_refused_in_words(table):
    table.watch.forgive("422")
    table.goto("#/watch")
    table.page.fill(".watch-paste", "{ no puzzle")
    table.page.click('[data-do="paste"]')
    expect(table.page.locator(".message")).to_contain_text("neither a share link nor a puzzle")
    table.page.fill(".watch-paste", "nothing of the kind")
    table.page.click('[data-do="paste"]')
    expect(table.page.locator(".watch-waiting[role=alert]")).not_to_be_empty()


@pytest.mark.parametrize("device", DEVICES)
def test_watching_fits_the_screen(sit_down, device):
    table = sit_down(DEVICES[device])
    go(table, "#/watch", ".watch-sources")
    assert wrongs(table) == []
    table.picture(f"watch-{device}")
    for kind in KINDS:
        watch(table, kind, "?how=path")
        press(table, "last")
        assert wrongs(table) == []
        table.picture(f"watch-{kind}-{device}")


def test_heat_maps_in_every_theme(table):
    watch(table, "hitori")
    press(table, "last")
    table.page.click('[data-heat="when"]')
    pictures(table, "watch-heat")
    shown = table.page.locator(".watch-layer").evaluate(
        "layer => layer.getContext('2d').getImageData(0, 0, layer.width, layer.height).data.some((part) => part > 0)"
    )
    assert shown, "the heat map lies over the board"
