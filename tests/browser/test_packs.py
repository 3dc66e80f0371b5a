"""Packs in a real browser: how far one is, what is next, and pictures that only those see who found them."""

import pytest
from playwright.sync_api import expect
from tests.browser.rooms import PHONE, SIDEWAYS, THEMES, wrongs
from tests.effort import sampled

from cluewright.library import Library, prepare
from cluewright.packs import keeping, make, pack


@pytest.fixture(scope="session")  # a process that takes up this file twice keeps no more of them in its studio
def pictures(studio):
    """Keep three pictures of a pack, and return their numbers and what they show."""
    with Library.open(studio.library) as library:
        keeping.begin(library, "pack animals", [pack("animals")])
        wanted = keeping.wanted(library, "pack animals", [pack("animals")])[:3]
        items = [make(each.series, each.number) for each in wanted]
        numbers = keeping.keep(library, [(each, prepare(item)) for each, item in zip(wanted, items, strict=True)])
    return list(zip(numbers, items, strict=True))


def solve(table, *numbers):
    with Library.open(table.studio.library) as library:
        for number in numbers:
            library.play.finish(table.player, number, seconds=30)


def test_a_pack_tells_how_far_one_is_and_what_is_next(table, pictures):
    solve(table, pictures[0][0])
    table.goto("#/collect")
    card = table.page.locator('[data-pack="animals"]')
    expect(card.locator(".pack-name")).to_have_text("Animals")
    expect(card.locator(".pack-progress .soft")).to_have_text("1 of 3 solved")
    expect(card.locator("a")).to_have_attribute("href", f"/#/game/{pictures[1][0]}")
    card.locator(".pack-open").click()
    expect(table.page.locator(".collect-shelf .shelf-item")).to_have_count(3)
    expect(table.page.locator(".collect-head a.primary")).to_have_attribute("href", f"/#/game/{pictures[1][0]}")


def test_only_what_is_solved_shows_its_picture_and_its_title(table, pictures):
    (solved, shown), (unsolved, hidden) = pictures[1], pictures[2]
    solve(table, solved)
    table.goto("#/collect?collection=animals")
    first = table.page.locator(f'[data-id="{solved}"]')
    expect(first.locator(".shelf-title")).to_have_text(shown.solved_title())
    table.page.wait_for_function(
        "id => document.querySelector(`[data-id='${id}'] img`).src.startsWith('blob:')", arg=solved
    )
    other = table.page.locator(f'[data-id="{unsolved}"]')
    expect(other.locator(".shelf-title")).to_contain_text("Nonogram")
    expect(other.locator("img")).to_have_attribute("src", f"/api/v1/library/{unsolved}/thumbnail.png")
    assert hidden.solved_title() not in table.page.content()


def test_a_library_without_puzzles_says_so_before_its_packs(sit_down, pictures):
    phone = sit_down(SIDEWAYS)
    empty = {"puzzles": [], "next": None, "count": 0, "old_scores": 0}
    phone.page.route("**/api/v1/library?**", lambda route: route.fulfill(json=empty))
    phone.goto("#/collect")
    message = phone.page.locator(".collect-none")
    expect(message).to_be_in_viewport(ratio=1)
    expect(phone.page.locator(".collect-shelf ~ div .packs").first).to_be_attached()  # they come after it
    assert message.bounding_box()["y"] < phone.page.locator(".packs").first.bounding_box()["y"]
    phone.page.unroute_all()
    phone.goto("#/collect")
    expect(phone.page.locator("div:has(> .packs) ~ .collect-shelf").first).to_be_attached()


@pytest.mark.parametrize("theme", sampled(THEMES))
def test_packs_fit_a_small_screen(sit_down, pictures, theme):
    phone = sit_down(PHONE, theme=theme)
    solve(phone, pictures[0][0])
    for place in ("#/collect", "#/collect?collection=animals", "#/"):
        phone.goto(place)
        phone.page.wait_for_selector('[data-pack], .shelf-item[data-solved="true"], #packs')
        assert wrongs(phone) == []


def test_the_end_of_a_game_leads_to_the_next_of_the_pack(table, pictures):
    number, item = pictures[1]
    table.goto(f"#/game/{number}")
    table.page.wait_for_selector(".board[data-cells]")
    revision = table.studio.ask(f"/games/{number}", player=table.player)["revision"]
    filled = [f"#{row + 1},{column + 1}" for row, column in zip(*item.solution.array.nonzero(), strict=True)]
    act = {"revision": revision, "actions": [{"do": "move", "move": " ".join(filled)}]}
    table.studio.ask(f"/games/{number}/actions", act, player=table.player)
    table.reload()
    expect(table.page.locator(".finish-name")).to_have_text(item.solved_title())
    following = table.page.locator(".finish-packs a")
    expect(following).to_have_text("Next in Animals")
    expect(following).to_have_attribute("href", f"/#/game/{pictures[2][0]}")
