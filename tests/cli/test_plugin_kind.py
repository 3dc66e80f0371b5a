"""A kind that was only installed, with no edit anywhere, works in the commands."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cluewright.core.form import dumps


@pytest.fixture
def cluewright(template_installed):
    """Give a function that runs `cluewright` in a new process with the template kind installed."""

    def run(*arguments, stdin="", also=()):
        path = os.pathsep.join([template_installed["PYTHONPATH"], *map(str, also)])
        command = [Path(sys.executable).with_name("cluewright"), *arguments]
        environment = template_installed | {"PYTHONPATH": path}
        done = subprocess.run(command, env=environment, input=stdin, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


@pytest.fixture
def file(kakurasu, tmp_path):
    path = tmp_path / "sample.json"
    path.write_text(dumps(kakurasu.KIND.sample()) + "\n")
    return path


def test_kinds_lists_it(cluewright):
    kinds = {kind["name"]: kind for kind in map(json.loads, cluewright("kinds", "--json").splitlines())}
    assert kinds["kakurasu"]["title"] == "Kakurasu"
    assert kinds["kakurasu"]["techniques"] == ["line-sum"]
    assert "kakurasu" in cluewright("kinds")


def test_check_proves_it(cluewright, file):
    [found] = map(json.loads, cluewright("check", "--json", file).splitlines())
    assert (found["kind"], found["verdict"], found["ok"]) == ("kakurasu", "unique", True)


def test_play_plays_it_to_the_end(cluewright, file, tmp_path):
    saved = tmp_path / "game.json"
    lines = ["1 1 #", "1 2 #", "undo", "1 3 #", "hint", f"save {saved}", "2 1 #", f"load {saved}", "2 2 #", "2 3 #"]
    answers = [json.loads(line) for line in cluewright("play", "--json", file, stdin="\n".join(lines)).splitlines()]
    assert [answer["finished"] for answer in answers] == [False] * len(lines) + [True]
    assert answers[-1]["board"] == ["#?#", "?##"]
    assert saved.exists()


def test_play_shows_the_rules_and_the_board(cluewright, file):
    shown = cluewright("play", file, stdin="1 1 #\n9 9 #\n")
    assert "Shade cells so that" in shown
    assert "  #  ?  ?   4\n  ?  ?  ?   5\n  1  2  3" in shown
    assert "'9 9 #' is outside the board" in shown


def test_a_broken_plugin_is_named_and_breaks_nothing(cluewright, file, tmp_path):
    info = tmp_path / "broken" / "broken-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[cluewright.kinds]\nbroken = there_is_no_such_module:KIND\n")
    listed = cluewright("kinds", "--json", also=[info.parent])
    kinds = {kind["name"]: kind for kind in map(json.loads, listed.splitlines())}
    assert kinds["broken"]["problem"].startswith("the kind 'broken' failed to load: No module named")
    assert "problem" not in kinds["kakurasu"]
    assert "exactly one solution" in cluewright("check", file, also=[info.parent])
