"""Mistakes: looked for when asked, or marked by themselves, against the lines or the solution."""

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import KINDS, mistake, path, runs, small
from tests.effort import half_of

import cluewright as cw


def marked(table):
    """Give the cells that bear a mark, as those who listen find them."""
    return table.page.locator('[role=gridcell][aria-invalid="true"]')


def found(table, count):
    """Wait until the board as it stands is judged."""
    table.page.wait_for_selector(f'.game-board[data-mistakes="{count}"][data-saved="true"]')


def label(cell):
    return f"Row {cell[0] + 1}, column {cell[1] + 1},"


@pytest.mark.parametrize("kind", ["nonogram", "hitori"])
def test_against_the_solution_they_are_marked_and_vanish_when_corrected(sit_down, kind):
    item = small(kind)
    table = sit_down(mistakes="solution")
    table.play(item)
    found(table, 0)
    table.click(mistake(item))
    found(table, 1)
    expect(marked(table)).to_have_count(1)
    assert marked(table).get_attribute("aria-label").startswith(label(mistake(item)))
    table.expect_said("One mistake is marked")
    table.click(mistake(item))
    found(table, 0)
    expect(marked(table)).to_have_count(0)
    table.click(mistake(item), button="right")
    found(table, 0)
    filled = runs(item)[0][0]
    table.click(filled, button="right")
    table.page.wait_for_selector('.game-board[data-mistakes]:not([data-mistakes="0"])')
    table.keys("u")
    found(table, 0)
    expect(marked(table)).to_have_count(0)


def test_a_wrong_cell_that_breaks_a_rule_counts_once(sit_down):
    table = sit_down(mistakes="off")
    table.play(cw.Nonogram([[], [2]], [[1], [1]]))
    table.click((0, 0))
    table.moves(1)
    table.tool("check").click()
    expect(table.page.locator('.game-note[data-check="found"]')).to_contain_text("One mistake is marked")
    found(table, 1)
    expect(marked(table)).to_have_count(1)


def test_against_the_lines_a_mistake_shows_when_a_line_cannot_be(sit_down):
    table = sit_down(mistakes="lines")
    table.play(cw.Nonogram([[1], [1], [2], [1]], [[1], [1], [1], [1], [1]]))
    table.click((0, 0))  # whether the solution has it there, the line does not tell
    found(table, 0)
    table.click((0, 3))
    found(table, 1)
    expect(marked(table).first).to_be_attached()
    table.click((0, 3))
    found(table, 0)
    expect(marked(table)).to_have_count(0)


def test_a_way_through_zip_that_cannot_end_is_marked(sit_down):
    item = small("zip")
    table = sit_down(mistakes="solution")
    table.play(item)
    found(table, 0)
    cells = path(item)
    here, right = cells[0], cells[1]
    around = [(here[0] + down, here[1] + across) for down, across in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    wrong = [cell for cell in around if cell != right]
    for cell in wrong:
        table.click(cell) if 0 <= cell[0] < item.puzzle.height and 0 <= cell[1] < item.puzzle.width else None
        if len(table.board()) > 1:
            break
    table.page.wait_for_selector('.game-board[data-mistakes]:not([data-mistakes="0"])')
    table.focus()
    table.keys("Backspace")
    found(table, 0)
    expect(marked(table)).to_have_count(0)


@pytest.mark.parametrize("kind", half_of(KINDS, "off means nothing is marked until one asks"))
def test_off_means_nothing_is_marked_until_one_asks(table, kind):
    item = small(kind)
    table.play(item)
    if kind == "zip":
        table.click(path(item)[1])
        table.tool("check").click()
        expect(table.page.locator('.game-note[data-check="none"]')).to_contain_text("No mistakes")
        return
    table.click(mistake(item))
    table.moves(1)
    assert table.page.get_attribute(".game-board", "data-mistakes") is None
    expect(marked(table)).to_have_count(0)
    table.tool("check").click()
    expect(table.page.locator('.game-note[data-check="found"]')).to_contain_text("mistake")
    expect(marked(table)).to_have_count(1)
    table.click(mistake(item))
    expect(marked(table)).to_have_count(0)
    expect(table.page.locator(".game-note")).to_be_empty()


def test_the_choice_counts_at_once(table):
    item = small("nonogram")
    table.play(item)
    table.click(mistake(item))
    table.moves(1)
    for choice, count in (("solution", 1), ("off", 0), ("solution", 1)):
        table.page.click("#open-settings")
        table.page.select_option("#setting-mistakes", choice)
        expect(marked(table)).to_have_count(count)
        table.keys("Escape")


def test_a_hint_covers_the_marks_and_gives_them_back(sit_down):
    item = small("nonogram")
    table = sit_down(mistakes="solution")
    table.play(item)
    table.click(mistake(item))
    found(table, 1)
    table.keys("h")
    table.page.wait_for_selector('.game-note[data-stage="1"]')
    expect(marked(table)).to_have_count(0)
    table.page.locator(".game-note").get_by_role("button", name="Close").click()
    expect(marked(table)).to_have_count(1)


def test_an_answer_about_an_older_board_marks_nothing(sit_down):
    item = small("nonogram")
    table = sit_down(mistakes="solution")
    table.play(item)
    found(table, 0)
    held = []
    table.page.route("**/check", lambda route: held.append(route))
    table.click(mistake(item))
    table.until(lambda: held)
    actions = []
    table.page.route("**/actions", lambda route: actions.append(route))
    table.click(mistake(item))  # taken back, but the server does not know yet ...
    table.until(lambda: actions)
    with table.page.expect_response("**/check"):
        held[0].continue_()  # ... when the older answer comes
    table.still()
    expect(marked(table)).to_have_count(0)
    table.page.unroute("**/check")
    actions[0].continue_()
    found(table, 0)
    expect(marked(table)).to_have_count(0)
