"""Nothing that a page offers is refused: every control of Play, Watch and Create, of every kind, is walked."""

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import ALL
from tests.browser.rooms import go
from tests.browser.running import RunningStudio

import cluewright as cw
from cluewright.core.size import parse_size

_KINDS = sorted([*ALL, "kakurasu"])
_CHECKED = "all => all.filter((each) => !each.disabled).map((each) => each.value)"


@pytest.fixture(scope="module")
def studio_of_all(template_found, tmp_path_factory):
    """Start a studio that has the template kind, too."""
    library = tmp_path_factory.mktemp("offers") / "library.sqlite"
    started = RunningStudio(library, quiet=True, environment=template_found).start()
    yield started
    started.stop()


@pytest.fixture
def table(sit_down, studio_of_all):
    return sit_down(at=studio_of_all, steady=True)


def told(table, name):
    """Return what the studio says of a kind."""
    return table.studio.ask(f"/kinds/{name}")


def chosen(table, name):
    """Return what the button that begins a game asks for."""
    return table.page.get_attribute(f"[data-start={name}]", "href")


@pytest.mark.parametrize("name", _KINDS)
def test_play_offers_only_what_is_made(table, name, kakurasu):
    go(table, f"#/play/{name}", f"[data-start={name}]")
    kind = cw.kind(name)
    sizes = table.page.locator(f"[name=size-{name}]")
    offered = sizes.evaluate_all(_CHECKED)
    assert {"x".join(map(str, size)) for size in told(table, name)["offered"]} == {*offered} - {"own"}
    walked = 0
    for size in offered:
        sizes.locator(f"xpath=self::*[@value='{size}']").check()
        for level in table.page.locator(f"[name=level-{name}]").evaluate_all(_CHECKED):
            table.page.locator(f"[name=level-{name}][value={level}]").check()
            assert f"level={level}" in chosen(table, name)
            asked = parse_size(chosen(table, name).split("size=")[1].split("&")[0])
            kind.read_recipe({"kind": name, "size": asked} | ({} if level == "any" else {"difficulty": level}))
            walked += 1
    assert walked > 2 * len(offered)


@pytest.mark.parametrize("name", _KINDS)
def test_free_sizes_end_where_the_kind_ends(table, name):
    go(table, f"#/play/{name}", f"[data-start={name}]")
    sizes = told(table, name)["sizes"]
    table.page.locator(f"[name=size-{name}][value=own]").check()
    note = table.page.locator(".play-note")
    for size, good in [
        (sizes["largest"], True),
        ([side + 1 for side in sizes["largest"]], False),
        (sizes["smallest"][0], True),
        ([0, 5], False),
    ]:
        for side, value in zip(("width", "height"), size, strict=True):
            table.page.fill(f"#{name}-{side}", str(value))
        if good:
            expect(note).to_have_text("")
            assert f"size={size[0]}x{size[1]}" in chosen(table, name)
        else:
            expect(note).to_contain_text("{} × {}".format(*sizes["largest"]))
            assert chosen(table, name) is None


def test_what_cannot_be_made_is_told_beside_the_button_and_not_remembered(table):
    go(table, "#/play/zip", "[data-start=zip]")
    table.watch.forgive("Failed to load resource")
    table.page.route(
        "**/api/v1/games/next",
        lambda route: route.fulfill(
            status=504,
            content_type="application/problem+json",
            body='{"type": "budget-exceeded", "status": 504, "detail": "slow", "message": "It took too long."}',
        ),
    )
    table.page.locator("[name=level-zip][value=hard]").check()
    table.page.click("[data-start=zip]")
    expect(table.page.locator(".play-note")).to_have_text("It took too long.")
    assert table.page.url.endswith("#/play/zip")
    table.page.unroute("**/api/v1/games/next")
    assert table.page.evaluate("JSON.parse(localStorage.cluewright || '{}').last?.zip ?? null") is None
    table.page.click("[data-start=zip]")
    table.page.wait_for_url("**/#/game/*")
    table.page.wait_for_function("JSON.parse(localStorage.cluewright).last.zip?.level === 'hard'")


def test_home_begins_a_game_whatever_was_remembered(sit_down, studio_of_all):
    last = {"nonogram": {"size": "300x300", "level": "easy"}, "hitori": {"size": "4x5", "level": "extreme"}}
    table = sit_down(at=studio_of_all, steady=True, last=last)
    for name in last:
        go(table, "#/", f"[data-play={name}]")
        assert "level=easy" in table.page.get_attribute(f"[data-play={name}]", "href")
        table.page.click(f"[data-play={name}]")
        table.page.wait_for_selector(".board[data-cells]", state="attached")


def test_watch_offers_only_what_is_made(table, kakurasu):
    go(table, "#/watch", "[data-sample]")
    samples = table.page.locator("[data-sample]").evaluate_all("all => all.map((each) => each.dataset.sample)")
    assert {sample.split()[0] for sample in samples} == set(_KINDS)
    for sample in samples:
        name, size = sample.split()
        cw.kind(name).read_recipe({"kind": name, "size": size})
    kind = told(table, "nonogram")
    largest = kind["texture_sizes"]["largest"]
    presets = table.page.locator("[data-large]").evaluate_all("all => all.map((each) => each.dataset.large)")
    assert "x".join(map(str, largest)) in presets
    for width, height in map(parse_size, presets):
        assert width * height <= kind["watched_cells"]
    assert table.page.get_attribute("[name=width]", "max") == str(largest[0])


@pytest.mark.parametrize("name", ALL)
def test_create_offers_only_sizes_that_are_made(table, name):
    go(table, f"#/create/{name}", ".create-board[data-ready]")
    kind = told(table, name)
    sizes = kind["picture_sizes"] or kind["sizes"]
    width, height = (table.page.locator(f'[data-side="{side}"]') for side in ("width", "height"))
    assert width.get_attribute("min") == str(min(map(min, sizes["smallest"])))
    assert width.get_attribute("max") == str(max(sizes["largest"]))
    sample = table.page.locator('[data-do="sample"]')
    for size in (sizes["smallest"][0], [12, 7]):
        for field, value in zip((width, height), size, strict=True):
            field.fill(str(value))
            field.dispatch_event("change")
        expect(sample).to_be_enabled()
    width.fill("5000")
    width.dispatch_event("change")
    expect(width).to_have_value(str(max(sizes["largest"])))
    expect(table.page.locator(".verdict")).not_to_have_attribute("data-verdict", "wrong")


@pytest.mark.parametrize("route", ["#/play/zip", "#/game/new/zip?size=7x5&level=hard"])
def test_a_puzzle_in_the_making_shows_its_board_and_can_be_stopped(table, route):
    held = []
    table.page.route("**/games/next", lambda asked: held.append(asked))
    told = {"going": True, "fraction": 0.25, "seconds": 4.2, "most": 20}
    table.page.route("**/games/making/*", lambda asked: asked.fulfill(json=told))
    table.goto("#/help")
    table.page.evaluate("route => { location.hash = route; }", route)
    if "play" in route:
        table.page.click("[data-start=zip]")
    making = table.page.locator(".making")
    expect(making.locator(".making-board")).to_be_visible()
    expect(making.locator("progress")).to_be_visible()
    expect(making).to_contain_text("Making your Zip, ")
    expect(making.locator("progress")).to_have_js_property("value", 0.25)
    expect(making).to_contain_text("4 s so far, at most 20 s")
    table.picture(f"making-{'play' if 'play' in route else 'game'}")
    making.locator('[data-do="cancel-making"]').click()
    expect(making).to_have_count(0)
    table.page.wait_for_url("**/#/play/zip")
    expect(table.page.locator("[data-start=zip]")).to_be_visible()
    expect(table.page.locator(".play-note")).to_have_text("")
    for asked in held:
        asked.continue_()
