"""The command gives the puzzle of the day that core makes, which is also the studio's (tests/web/test_games.py)."""

import datetime
import json

import pytest
from tests.contract.names import NAMES

from cluewright.core.daily import make_daily
from cluewright.core.form import item_to_data
from cluewright.core.registry import kind as find_kind

DAY = datetime.date(2026, 11, 16)


@pytest.mark.parametrize("name", NAMES)
def test_it_is_what_core_makes(cluewright, kakurasu, name):
    made = cluewright("daily", name, "--date", DAY.isoformat(), "--json")
    assert made.code == 0
    assert json.loads(made.out) == item_to_data(make_daily(find_kind(name), DAY))


def test_without_a_kind_and_a_date_it_is_todays_of_every_kind(cluewright, kakurasu, tmp_path):
    target = tmp_path / "today.jsonl"
    assert cluewright("daily", "-o", target).code == 0
    today = datetime.datetime.now().astimezone().date()
    kept = [json.loads(line) for line in target.read_text().splitlines()]
    assert {item["kind"] for item in kept} == set(NAMES)
    assert {item["recipe"]["seed"] for item in kept} == {today.toordinal()}


def test_people_see_the_title_and_the_board(cluewright):
    shown = cluewright("daily", "zip", "--date", DAY.isoformat()).out
    assert shown.startswith("Daily Zip, 16 November\nZip 6x6, easy, score ")


@pytest.mark.parametrize(("arguments", "problem"), [(("zip", "--date", "soon"), "2026-11-15"), (("zap",), "zap")])
def test_what_there_is_not_is_said(cluewright, arguments, problem):
    ended = cluewright("daily", *arguments)
    assert ended.code == 2
    assert problem in ended.err
