"""Watching in a real browser: live, forwards, backwards, as a heat map, and boards far too large to read."""

import json
import re
import urllib.request

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import KINDS, small
from tests.browser.rooms import DEVICES, go, pictures, wrongs
from tests.effort import half_of

import cluewright as cw
from cluewright.core.form import item_to_data
from cluewright.formats import dumps
from cluewright.formats.share import share_link


def watch(table, kind, query=""):
    data = item_to_data(small(kind))
    number = table.studio.ask("/library", {"puzzles": [data]})["kept"][0]["id"]
    go(table, f"#/watch/{number}{query}", ".watch-place[data-ready]")
    if query:
        press(table, "first")  # where the server is slow, it was seen live


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
    names = {each.slug: each.name for each in cw.kind(kind).techniques}
    for number, step in enumerate(steps[:3], 1):
        press(table, "forward")
        expect(said).to_have_text(f"{names[step['technique']]} {number}. {step['text']}")
        expect(table.page.locator(".watch-legend [aria-current]")).to_have_attribute("data-reason", step["technique"])
        lit = json.loads(table.page.get_attribute(".watch-place", "data-evidence"))
        assert lit == {name: part for name, part in step["evidence"].items() if name != "chain"}
        expect(table.page.locator("#announcer")).to_contain_text(step["text"])
    press(table, "back")
    expect(said).to_have_text(f"{names[steps[1]['technique']]} 2. {steps[1]['text']}")
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


@pytest.mark.parametrize("kind", half_of(KINDS, "the solver plays to the end"))
def test_the_solver_plays_to_the_end(sit_down, kind):
    table = sit_down(motion="full")
    watch(table, kind)
    table.page.locator(".watch-speed").fill("1000")
    table.page.wait_for_selector('.watch-place[data-running="false"]')
    assert position(table) == length(table)
    expect(table.page.locator(".watch-status")).to_contain_text("exactly one solution")


def test_a_supposition_is_taken_back_and_stands_again_backwards(table):
    puzzle = item_to_data(small("nonogram"))
    table.goto("#/watch?from=own")
    table.page.fill(".watch-paste", json.dumps(puzzle))
    table.page.click('[data-do="paste"]')
    table.page.wait_for_selector(".watch-place[data-ready]")
    table.page.select_option(".watch-choices select", "dfs")
    table.page.wait_for_selector('.watch-choices select:has(option[value="dfs"]:checked)')
    table.page.wait_for_selector(".watch-place[data-ready]")
    press(table, "last")
    expect(table.page.locator(".watch-status")).to_contain_text("reset")
    table.page.locator(".watch-scrub").fill("0")
    expect(table.page.locator(".watch-status")).not_to_contain_text("reset")


def large(table, size, texture, seed, kind="nonogram"):
    go(table, "#/watch?from=large", ".watch-large")
    table.page.select_option("[name=kind]", kind)
    for name, value in zip(("width", "height"), size, strict=True):
        table.page.fill(f".watch-large [name={name}]", str(value))
    table.page.select_option(".watch-large [name=texture]", texture)
    if seed is not None:
        table.page.fill(".watch-large [name=seed]", str(seed))
    table.page.click('[data-do="large"]')


def colours(table):
    """Count the colours of the row of pixels in the middle of a board that is drawn as pixels."""
    return table.page.evaluate(
        """() => {
          const canvas = document.querySelector('.watch-board canvas');
          const { data } = canvas.getContext('2d').getImageData(0, canvas.height / 2, canvas.width, 1);
          return new Set(new Uint32Array(data.buffer)).size;
        }"""
    )


def test_a_large_picture_of_any_seed_is_painted_and_can_be_had_again(table):
    large(table, (520, 410), "islands", None)
    table.page.wait_for_selector(".watch-place[data-ready]")
    expect(table.page.locator("h1")).to_contain_text("Islands, 520 × 410, seed")
    assert table.page.locator('.watch-board[data-look="pixels"]').count() == 1
    address = table.page.evaluate("location.hash")
    assert re.search(r"seed=\d+", address)
    events = length(table)
    assert events >= 520 * 410
    press(table, "last")
    assert position(table) == events
    for heat in ("when", "why", "off"):
        table.page.click(f'button[data-heat="{heat}"]')
    table.until(lambda: colours(table) > 2)  # fills, gaps and what lies around them
    table.picture("watch-large")
    press(table, "first")
    assert position(table) == 0
    go(table, address, ".watch-place[data-ready]")
    assert length(table) == events


def test_a_large_picture_in_colours_is_painted(table):
    large(table, (220, 200), "islands", 4, "colour-nonogram")
    table.page.wait_for_selector(".watch-place[data-ready]")
    press(table, "last")
    expect(table.page.locator(".watch-status")).to_contain_text("several solutions")
    table.until(lambda: colours(table) > 3)


def long_workers(table):
    with urllib.request.urlopen(f"{table.studio.address}/metrics", timeout=30) as answer:
        figures = answer.read().decode()
    return float(re.search(r'cluewright_workers_busy\{pool="watch"\} (\S+)', figures)[1])


SETTLED = "least => Number(document.querySelector('.watch-place').dataset.settled) > least"


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_the_solver_is_seen_at_work_and_stopped(sit_down, motion):
    table = sit_down(motion=motion)
    large(table, (300, 200), "maze", 1)
    table.page.wait_for_selector(".watch-live[data-live]")
    table.page.wait_for_function(SETTLED, arg=100)
    expect(table.page.locator(".watch-live-figures")).to_contain_text("of 60,000 cells solved")
    assert wrongs(table) == []
    table.until(lambda: colours(table) > 1)
    table.picture(f"watch-live-{motion}")
    table.page.click('[data-do="stop"]')
    table.page.wait_for_selector(".watch-place[data-ready]")
    press(table, "last")
    assert position(table) == length(table) > 100
    expect(table.page.locator(".watch-status")).to_contain_text("stopped early")
    expect(table.page.locator("#announcer")).to_contain_text("stopped early")
    press(table, "first")
    press(table, "forward")
    assert position(table) == 1


def test_who_leaves_ends_the_work(table):
    large(table, (300, 200), "maze", 2)
    table.page.wait_for_selector(".watch-live[data-live]")
    assert long_workers(table) >= 1
    table.page.click("#rooms a[data-room=learn]")
    expect(table.page.locator(".watch-live")).to_have_count(0)
    table.until(lambda: long_workers(table) == 0)


def test_a_use_of_a_technique_is_found_by_a_press_and_by_keys(table):
    item = cw.generate("nonogram", size=(10, 9), seed=8)
    number = table.studio.ask("/library", {"puzzles": [item_to_data(item)]})["kept"][0]["id"]
    go(table, f"#/watch/{number}?how=path", ".watch-place[data-ready]")
    steps = [step["technique"] for step in table.studio.ask("/explain", {"puzzle": item_to_data(item)})["steps"]]
    name = next(name for name in steps if steps.count(name) > 2)
    uses = [place for place, each in enumerate(steps, 1) if each == name]
    said = table.page.locator(".watch-said")

    def stands_at(step):
        expect(said).to_contain_text(
            re.compile(f"^{re.escape(cw.kind('nonogram').say(f'technique-{name}'))} {step}\\. ")
        )

    table.page.keyboard.press("End")
    assert position(table) == length(table)
    for use in (uses[0], uses[1]):  # from the end it goes round
        table.page.click(f'[data-next="{name}"]')
        stands_at(use)
    table.page.keyboard.press("n")
    stands_at(uses[2])
    table.page.keyboard.press("Shift+N")
    stands_at(uses[1])
    table.page.keyboard.press("ArrowLeft")
    expect(said).to_contain_text(f" {uses[1] - 1}. ")
    table.page.keyboard.press("Home")
    expect(said).to_contain_text("The empty board")
    table.page.keyboard.press("h")
    expect(table.page.locator('button[data-heat="when"]')).to_have_attribute("aria-pressed", "true")
    expect(table.page.locator("#announcer")).to_contain_text("Heat map: By time.")


def pasted(table, text):
    go(table, "#/watch?from=own", ".watch-paste")
    table.page.fill(".watch-paste", text)
    table.page.click('[data-do="paste"]')
    table.page.wait_for_selector(".watch-place[data-ready]")
    press(table, "last")


@pytest.mark.parametrize(
    ("rows", "columns", "verdict", "events"),
    [
        ([[1], [1]], [[1], [], [1]], "several solutions", 6),
        ([[2], []], [[1], [], [1]], "no solution", 0),
        ([[3, 2]], [[1], [1], [1], [], [1], [1]], "exactly one solution", 6),
        ([[1]], [[1]], "exactly one solution", 1),
    ],
    ids=["several", "none", "one row", "one cell"],
)
def test_odd_puzzles_are_watched_to_their_verdict(table, rows, columns, verdict, events):
    puzzle = {"format": "cluewright", "version": 1, "kind": "nonogram", "rows": rows, "columns": columns}
    pasted(table, json.dumps(puzzle))
    expect(table.page.locator(".watch-status")).to_contain_text(verdict)
    assert length(table) >= events
    table.page.click('button[data-heat="when"]')
    table.page.keyboard.press("Space")
    table.page.click('[data-how="path"]')
    table.page.wait_for_selector(".watch-place[data-ready]")
    press(table, "last")
    unique = verdict.startswith("exactly")
    stuck = expect(table.page.locator(".watch-status"))
    (stuck.not_to_contain_text if unique else stuck.to_contain_text)("no further technique applies")


def test_links_texts_and_files_are_watched_and_not_kept(table, tmp_path):
    item = small("nonogram")
    before = table.studio.ask("/library/statistics")
    path = tmp_path / "some.non"
    path.write_bytes(dumps([item], format_name="non"))
    for text in (share_link(item), path.read_text()):
        pasted(table, text)
        expect(table.page.locator(".watch-status")).to_contain_text("exactly one solution")
    go(table, "#/watch?from=own", ".watch-paste")
    table.page.set_input_files("#watch-file", path)
    table.page.wait_for_selector(".watch-place[data-ready]")
    assert length(table) == item.puzzle.width * item.puzzle.height
    assert table.studio.ask("/library/statistics") == before


def test_what_is_no_puzzle_is_refused_in_words(table):
    table.watch.forgive("422")
    table.goto("#/watch?from=own")
    table.page.click('[data-do="paste"]')
    expect(table.page.locator(".message")).to_contain_text("Paste a link")
    for text in ("{ no puzzle", "nothing of the kind"):
        go(table, "#/watch?from=own", ".watch-paste")
        table.page.fill(".watch-paste", text)
        table.page.click('[data-do="paste"]')
        expect(table.page.locator(".watch-waiting[role=alert]")).to_contain_text(re.compile(r"\w"))


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
    table.page.wait_for_function("""() => {
      const layer = document.querySelector(".watch-layer"); // the heat map lies over the board
      return layer.getContext("2d").getImageData(0, 0, layer.width, layer.height).data.some((part) => part > 0);
    }""")


def test_there_is_one_way_to_choose(table):
    go(table, "#/watch", ".watch-sources")
    for source, sign in {
        "large": ".watch-large",
        "own": ".watch-paste",
        "library": ".shelf",
        "new": "[data-sample]",
    }.items():
        table.page.click(f'[data-source="{source}"]')
        expect(table.page.locator(f".watch-sources {sign}").first).to_be_visible()
        expect(table.page.locator(".watch-sources > section:visible")).to_have_count(1)
    table.page.click('[data-source="own"]')
    table.page.reload()
    expect(table.page.locator(".watch-paste")).to_be_visible()


def test_controls_are_in_view_on_a_phone_and_nothing_is_cut_off(sit_down):
    for viewport in ({"width": 360, "height": 740}, {"width": 740, "height": 360}):
        table = sit_down({**DEVICES["phone"], "viewport": viewport})
        watch(table, "nonogram")
        for name in ("play", "forward", "last"):
            expect(table.page.locator(f'.watch-controls [data-do="{name}"]')).to_be_in_viewport(ratio=1)
        wide = table.page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= viewport["width"]
        box = table.page.locator(".watch-choices select").bounding_box()
        assert box["x"] + box["width"] <= viewport["width"]
