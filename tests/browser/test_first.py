"""The first minute: somebody who has never seen the puzzle follows only what the page shows."""

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import ALL
from tests.browser.rooms import PHONE, SIDEWAYS, go, wrongs

import cluewright as cw


def begin(table, kind):
    go(table, "#/", f"[data-first={kind}]")
    table.page.click(f"[data-first={kind}]")
    table.page.wait_for_selector(".first-board .board[data-cells]", state="attached")
    table.still()


def draw(table, rule):
    """Do what the page asks for, with the tool it names."""
    tools = table.page.locator(".first-tools .tool").all()
    if not tools:
        table.drag(list(rule.cells))
        return
    words = table.page.locator(".first-told").inner_text()
    named = max(tools, key=lambda tool: words.rfind(tool.get_attribute("aria-label")))  # the clue's colour comes before
    if named.get_attribute("aria-label") in words:
        named.click()
    for cell in rule.cells:
        table.click(cell)


def break_rules(table, kind):
    for number, rule in enumerate(kind.first.rules):
        expect(table.page.locator(f'.page-first[data-stage="{number}"]')).to_have_count(1)
        if rule.fault is not None:
            draw(table, rule)
            expect(table.page.locator(".first-told.wrong")).to_be_visible()
        table.page.click('[data-do="first-next"]')


@pytest.mark.parametrize("name", ALL)
def test_somebody_new_finishes_the_first_board_by_what_the_page_shows(table, name):
    begin(table, name)
    break_rules(table, cw.kind(name))
    table.picture(f"first-{name}")
    done = table.page.locator('.page-first[data-stage="done"]')
    while not done.count():
        table.page.click('[data-do="first-hint"]')
        table.page.click('[data-do="hint-do"]')
        table.page.wait_for_selector('[data-do="first-hint"], [data-do="first-game"]')
    table.page.click('[data-do="first-game"]')
    table.ready()
    expect(table.page.locator(".game-about")).to_contain_text("6 × 6")
    table.goto("#/")
    expect(table.page.locator(f"[data-first={name}]")).to_have_count(0)


def test_a_mistake_on_the_first_board_is_explained_and_undone(table):
    begin(table, "hitori")
    break_rules(table, cw.kind("hitori"))
    table.page.locator(".first-tools .tool").first.click()
    table.click((0, 0))
    table.click((0, 1))
    expect(table.page.locator(".first-told.wrong")).to_contain_text("are shaded and touch")
    table.page.click('[data-do="first-undo"]')
    expect(table.page.locator(".first-told.wrong")).to_have_count(0)
    for cell in ((0, 2), (3, 1), (3, 3)):
        table.click(cell)
    expect(table.page.locator('.page-first[data-stage="done"]')).to_have_count(1)


def test_what_is_judged_late_says_nothing_of_the_next_rule(table):
    """A nonogram has two rules of one fault: the answer about the first comes after the second has begun."""
    begin(table, "nonogram")
    first, second = cw.kind("nonogram").first.rules
    assert first.fault == second.fault
    draw(table, first)
    expect(table.page.locator(".first-told.wrong")).to_be_visible()
    held = []
    table.page.route("**/judge", lambda route: held.append(route))
    table.click((0, 0))
    table.until(lambda: held)
    table.page.click('[data-do="first-next"]')
    expect(table.page.locator('.page-first[data-stage="1"]')).to_have_count(1)
    with table.page.expect_response("**/judge"):
        held[0].continue_()
    table.still()
    expect(table.page.locator(".first-told.wrong")).to_have_count(0)
    table.page.unroute("**/judge")
    draw(table, second)
    expect(table.page.locator(".first-told.wrong")).to_be_visible()


@pytest.mark.parametrize("device", [PHONE, SIDEWAYS])
def test_the_first_board_fits_a_telephone(sit_down, device):
    table = sit_down(device)
    go(table, "#/first/hitori", ".first-board .board[data-cells]")
    assert wrongs(table) == []
    table.picture(f"first-phone-{device['viewport']['width']}")


def test_a_kind_without_a_first_board_says_so(table):
    go(table, "#/first/nothing", ".nothing")
    expect(table.page.locator(".nothing a.primary")).to_be_visible()


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_how_to_play_shows_the_rules_then_the_keys(sit_down, motion):
    table = sit_down(motion=motion)
    table.goto("#/settings")
    go(table, "#/help", ".rule-picture .board")
    expect(table.page.locator(".rule-pictures section")).to_have_count(len(ALL))
    captions = table.page.locator(".rule-caption")
    expect(captions).to_have_count(len(ALL) if motion == "full" else 0)
    rules = sum(len(cw.kind(name).first.rules) for name in ALL)
    expect(table.page.locator(".rule-picture .board")).to_have_count(len(ALL) if motion == "full" else rules)
    if motion == "full":
        first = captions.first.inner_text()
        expect(captions.first).not_to_have_text(first)
    else:
        expect(table.page.locator(".rule-pictures li")).to_have_count(rules)
    table.picture(f"help-{motion}")


@pytest.mark.parametrize("name", ALL)
def test_every_trespass_shows_its_fault(name):
    kind = cw.kind(name)
    puzzle = kind.first.puzzle
    assert max(puzzle.width, puzzle.height) <= 5
    assert len(kind.solve(puzzle).solutions) == 1
    for rule in kind.first.rules:
        board = kind.apply(puzzle, kind.empty_board(puzzle), rule.move)
        codes = [fault.code for fault in kind.faults(puzzle, board)]
        assert (rule.fault in codes) is (rule.fault is not None)


@pytest.mark.parametrize("name", ALL)
def test_the_hints_of_a_first_board_follow_from_what_is_in_view(name):
    kind = cw.kind(name)
    puzzle, board = kind.first.puzzle, kind.empty_board(kind.first.puzzle)
    for _ in range(puzzle.width * puzzle.height):
        hint = cw.hint(puzzle, board)
        if hint.move is None:
            break
        assert len(hint.before) <= 1, hint.stages
        board = kind.apply(puzzle, board, hint.move)
    assert kind.is_solved(puzzle, board)
