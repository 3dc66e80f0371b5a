"""Learning in a real browser: every technique has its lesson, and exercises know right from wrong."""

from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import KINDS
from tests.browser.rooms import click, go
from tests.effort import half_of

from cluewright.core.registry import kind as find_kind

EXERCISES = {"nonogram": "overlap", "hitori": "sandwich", "zip": "full-cell"}


def opened(table, kind, technique, query=""):
    go(table, f"#/learn/{kind}/{quote(technique)}{query}", ".lesson-board[data-ready]")


def test_every_technique_is_listed(table):
    go(table, "#/learn", ".learn-list")
    for name in KINDS:
        listed = table.page.locator(f'section[aria-labelledby="learn-{name}"] .learn-list strong').all_text_contents()
        assert listed[0] == "First board"
        assert sorted(listed[1:]) == sorted(each.name for each in find_kind(name).techniques)
        ranks = {each.name: each.level for each in find_kind(name).techniques}
        assert [ranks[each] for each in listed[1:]] == sorted(ranks[each] for each in listed[1:]), "easiest first"


@pytest.mark.parametrize("kind", half_of(KINDS, "the example is explained in stages"))
def test_the_example_is_explained_in_stages(table, kind):
    opened(table, kind, EXERCISES[kind])
    text = table.page.locator(".lesson-text")
    told = [text.inner_text()]
    for stage, name in enumerate(("why", "what", "do"), 1):
        table.page.click(f'[data-do="{name}"]')
        expect(table.page.locator(".lesson-board")).to_have_attribute("data-stage", str(stage))
        told.append(text.inner_text())
    assert len(set(told)) == 3, "where, why, what; doing it says no more"
    lesson = table.studio.ask(f"/kinds/{kind}/lesson?technique={quote(EXERCISES[kind])}")
    assert told[2].rstrip(".") == lesson["step"]["text"].rstrip(".")


@pytest.mark.parametrize("kind", half_of(KINDS, "the chain of a contradiction can be followed"))
def test_the_chain_of_a_contradiction_can_be_followed(table, kind):
    slug = "number-contradiction" if kind == "hitori" else "contradiction"
    opened(table, kind, slug)
    assert not table.page.locator(".chain").count(), "not before the step is told"
    for name in ("why", "what"):
        table.page.click(f'[data-do="{name}"]')
    table.page.click(".chain summary >> nth=0")
    links = table.page.locator(".chain > ol").first.locator("> li")
    step = table.studio.ask(f"/kinds/{kind}/lesson?technique={slug}")["step"]
    expect(links).to_have_count(len(step["chain"]))
    assert links.first.inner_text().startswith("Assume")


@pytest.mark.parametrize("kind", ["nonogram", "hitori"])
def test_an_exercise_done_wrong_and_right(table, kind):
    opened(table, kind, EXERCISES[kind], "?seed=5")
    lesson = table.studio.ask(f"/kinds/{kind}/lesson?technique={quote(EXERCISES[kind])}&seed=5")
    cells = lesson["step"]["cells"]
    verdict = table.page.locator(".lesson-verdict")
    row, column, value = cells[0]
    opposite = "secondary" if value == "#" else "primary"
    table.page.click(f'[data-tool="{opposite}"]')
    click(table, ".lesson-board", row + 0.5, column + 0.5)
    expect(verdict).to_have_attribute("data-mood", "wrong")
    for row, column, value in cells:
        table.page.click(f'[data-tool="{"primary" if value == "#" else "secondary"}"]')
        click(table, ".lesson-board", row + 0.5, column + 0.5)
        expect(verdict).to_have_attribute("data-mood", "right")
    expect(table.page.locator(".lesson-board")).to_have_attribute("data-solved", "true")
    table.picture(f"learn-{kind}-solved")


def test_borders_are_noted_by_pointing_at_them(table):
    opened(table, "zip", "full-cell", "?seed=2")
    lesson = table.studio.ask(f"/kinds/zip/lesson?technique={quote('full-cell')}&seed=2")
    verdict = table.page.locator(".lesson-verdict")
    for number, (row, column, side, used) in enumerate(lesson["step"]["cells"]):
        at = (row + 0.5, column + 1) if side == "right" else (row + 1, column + 0.5)
        if number == 0:
            table.page.click(f'[data-tool="{"secondary" if used else "primary"}"]')
            click(table, ".lesson-board", *at)
            expect(verdict).to_have_attribute("data-mood", "wrong")
        table.page.click(f'[data-tool="{"primary" if used else "secondary"}"]')
        click(table, ".lesson-board", *at)
        expect(verdict).to_have_attribute("data-mood", "right")
    expect(table.page.locator(".lesson-board")).to_have_attribute("data-solved", "true")


def test_exercises_are_numbered_and_progress_is_kept(table):
    opened(table, "hitori", "repeated-number")
    page = table.page
    expect(page.locator(".lesson-practised")).to_contain_text("to tick this technique off")
    page.click('[data-do="exercise"]')
    expect(page.locator(".lesson-caption")).to_have_text("Exercise 1")
    lesson = table.studio.ask("/kinds/hitori/lesson?technique=repeated-number&seed=1")
    assert (lesson["puzzle"]["width"], lesson["puzzle"]["height"]) == (4, 4), "the smallest there are"
    for row, column, value in lesson["step"]["cells"]:
        page.click(f'[data-tool="{"primary" if value == "#" else "secondary"}"]')
        click(table, ".lesson-board", row + 0.5, column + 0.5)
    expect(page.locator(".lesson-board")).to_have_attribute("data-solved", "true")
    expect(page.locator(".lesson-practised")).to_have_text("One exercise solved.")
    page.click('[data-do="exercise"]')
    expect(page.locator(".lesson-caption")).to_have_text("Exercise 2")
    page.wait_for_url("**seed=2*")
    page.reload()
    go(table, "#/learn/hitori", ".learn-list")
    expect(page.locator('[data-stop="repeated-number"]')).to_have_attribute("data-done", "true")
    expect(page.locator(".learn-head")).to_contain_text("1 of 21 done")
    expect(page.locator("[data-next]")).to_have_attribute("data-next", "first")


def test_an_exercise_that_the_page_solved_is_not_ticked_off(table):
    opened(table, "hitori", "sandwich", "?seed=1")
    for name in ("hint", "why", "what", "do"):
        table.page.click(f'.lesson-words [data-do="{name}"]')
    expect(table.page.locator(".lesson-board")).to_have_attribute("data-stage", "3")
    go(table, "#/learn/hitori", ".learn-list")
    expect(table.page.locator('[data-stop="sandwich"]')).to_have_attribute("data-done", "false")


def test_search_has_no_exercise_and_says_why(table):
    opened(table, "nonogram", "search", "?seed=3")
    assert "seed" not in table.page.url, "there is only the example"
    expect(table.page.locator(".lesson-practised")).to_contain_text("trial and error")
    expect(table.page.locator('[data-do="exercise"]')).to_be_hidden()
    assert not table.page.locator('[data-do="try"]').count()
