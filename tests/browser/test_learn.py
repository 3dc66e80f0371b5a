"""Learning in a real browser: every technique has its lesson, and exercises know right from wrong."""

from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import KINDS
from tests.browser.rooms import click, go

from cluewright.core.registry import kind as find_kind

EXERCISES = {"nonogram": "overlap", "hitori": "sandwich", "zip": "full-cell"}


def opened(table, kind, technique, query=""):
    go(table, f"#/learn/{kind}/{quote(technique)}{query}", ".lesson-board[data-ready]")


def test_every_technique_is_listed(table):
    go(table, "#/learn", ".learn-list")
    for name in KINDS:
        listed = table.page.locator(f'section[aria-labelledby="learn-{name}"] .learn-list strong').all_text_contents()
        assert sorted(listed) == sorted(each.name for each in find_kind(name).techniques)


@pytest.mark.parametrize("kind", KINDS)
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


@pytest.mark.parametrize("kind", KINDS)
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


def test_another_exercise_is_another_board(table):
    opened(table, "hitori", "sandwich", "?seed=5")
    before = table.page.url
    table.page.click('[data-do="exercise"]')
    table.page.wait_for_function("before => location.href !== before", arg=before)
    expect(table.page.locator(".lesson-caption")).to_contain_text("Exercise")
    assert "seed=" in table.page.url
