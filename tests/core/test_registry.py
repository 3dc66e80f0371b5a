import logging
import subprocess
import sys
from pathlib import Path

import pytest

import cluewright as cw
from cluewright.core import registry

pytestmark = pytest.mark.usefixtures("kakurasu")

WRONG_VERSION = """
from cluewright_kakurasu import KakurasuKind

class Future(KakurasuKind):
    interface = 999
    name = "future"

KIND = Future()
"""


def test_the_template_kind_is_found_by_name_and_by_puzzle(kakurasu):
    assert cw.kinds()["kakurasu"] is kakurasu.KIND
    assert cw.kind("kakurasu") is kakurasu.KIND
    assert registry.kind_of(kakurasu.KIND.sample().puzzle) is kakurasu.KIND
    assert "kakurasu" not in registry.problems()


def test_kinds_come_in_the_order_of_their_names(plug_in):
    plug_in("aaa", {"zzz": "aaa:KIND", "abc": "aaa:KIND"}, "KIND = None")
    assert [name for name in registry.problems() if name in ("abc", "zzz")] == ["abc", "zzz"]
    assert list(registry._entry_points()) == sorted(registry._entry_points())


def test_an_unknown_kind_is_answered_with_those_there_are(kakurasu):
    with pytest.raises(cw.UnknownKind) as caught:
        cw.kind("sudoku")
    assert str(caught.value) == f"there is no kind 'sudoku'; there are: {', '.join(cw.kinds())}"
    assert "kakurasu" in str(caught.value)


@pytest.mark.parametrize(
    ("name", "source", "reason"),
    [
        ("future", WRONG_VERSION, "was written for interface 999; this is interface 2"),
        ("broken", "import there_is_no_such_module", "failed to load: No module named"),
        ("garbled", "def (:", "failed to load: invalid syntax"),
        ("raising", "raise RuntimeError('no\\n  licence')", "failed to load: no licence"),
        ("wordy", "raise ValueError('two words ' * 1000)", "failed to load: two words"),
        ("leaving", "raise SystemExit(3)", "failed to load: the program was stopped"),
        ("hollow", "", "failed to load: module 'plugin_hollow' has no attribute 'KIND'"),
        ("alias", "from cluewright_kakurasu import KIND", "calls itself 'kakurasu'"),
        ("number", "KIND = 42", "is a int, not a Kind"),
        ("class", "from cluewright_kakurasu import KakurasuKind as KIND", "is a ABCMeta, not a Kind"),
        ("stranger", "class A:\n  name = 'stranger'\nKIND = A()", "is a A, not a Kind"),
        (
            "borrowed",
            "from cluewright_kakurasu import KakurasuKind\nclass B(KakurasuKind): name = 'borrowed'\nKIND = B()",
            "call themselves 'kakurasu'",
        ),
        (
            "abstract",
            "import cluewright\nclass C(cluewright.Kind): pass\nKIND = C()",
            "failed to load: Can't instantiate abstract class C",
        ),
    ],
)
def test_a_plugin_that_cannot_be_used_is_named_and_left_out(plug_in, caplog, name, source, reason):
    plug_in(f"plugin-{name}", {name: f"plugin_{name}:KIND"}, source)
    with caplog.at_level(logging.WARNING):
        problem = registry.problems()[name]
    assert f"{name!r}" in problem
    assert reason in problem
    assert len(problem) <= 600
    assert "\n" not in problem
    assert problem in caplog.text
    assert name not in cw.kinds()
    assert "kakurasu" in cw.kinds()
    with pytest.raises(cw.UnknownKind) as caught:
        cw.kind(name)
    assert str(caught.value).startswith(problem)


@pytest.mark.parametrize("attribute", ["puzzle_type", "puzzle_keys"])
def test_a_kind_without_what_every_command_needs_is_left_out(plug_in, kakurasu, monkeypatch, attribute):
    plug_in("other", {"other": "other:KIND"}, "from cluewright_kakurasu import KakurasuKind\n\nKIND = KakurasuKind()")
    monkeypatch.setattr(kakurasu.KakurasuKind, "name", "other")
    monkeypatch.delattr(kakurasu.KakurasuKind, attribute)
    assert registry.problems()["other"] == f"the kind 'other' has no {attribute}"


SILENT = """
from cluewright_kakurasu import Kakurasu, KakurasuKind

class Silent(Kakurasu):
    kind = "silent"

class SilentKind(KakurasuKind):
    name = "silent"
    puzzle_type = Silent
"""


def test_a_kind_that_does_not_say_what_every_command_shows_is_left_out(plug_in):
    plug_in("silent", {"silent": "silent:KIND"}, SILENT + "KIND = SilentKind()")
    assert registry.problems()["silent"] == "the kind 'silent' has no title and no rules and no move-help"


def test_a_kind_with_a_message_that_cannot_be_read_is_left_out(plug_in):
    package = plug_in("unreadable", {"silent": "unreadable:KIND"}, "") / "unreadable"
    package.joinpath("messages").mkdir(parents=True)
    package.joinpath("__init__.py").write_text(SILENT + "KIND = SilentKind()")
    texts = "title = A\nrules = B\nmove-help = C\nfault-size = { $size\n"
    package.joinpath("messages", "en.ftl").write_text(texts)
    assert "this is not valid Fluent: fault-size" in registry.problems()["silent"]


def test_a_kind_without_a_catalogue_may_say_it_in_attributes(plug_in):
    said = "    title = 'Silent'\n    rules = 'There are none.'\n    move_help = 'There are no moves.'\n\n"
    plug_in("silent", {"silent": "silent:KIND"}, SILENT + said + "KIND = SilentKind()")
    assert cw.kind("silent").title == "Silent"


def test_a_plugin_cannot_replace_a_kind_of_ours(plug_in):
    folder = plug_in("aaa-rival", {"nonogram": "aaa_rival:KIND"}, "raise AssertionError('must not even be loaded')")
    assert registry._entry_points()["nonogram"].dist.name == "cluewright"
    assert registry.problems()["nonogram of aaa-rival"] == (
        "the kind 'nonogram' of aaa-rival is ignored: the name is already taken"
    )
    assert folder.exists()


def test_a_plugin_is_loaded_once(plug_in):
    plug_in(
        "counted",
        {"counted": "counted:KIND"},
        "import cluewright\ncluewright.loads = getattr(cluewright, 'loads', 0) + 1",
    )
    try:
        for _ in range(3):
            assert "counted" in registry.problems()
        assert cw.loads == 1
    finally:
        del cw.loads


PLAY = """
import cluewright as cw

session = cw.Session(cw.kind("kakurasu").sample())
for move in ["1 1 #", "1 3 #", "2 2 #", "2 2 .", "2 2 #"]:
    session.move(move)
    session = cw.Session.from_json(session.to_json())
assert not session.finished
session.move("2 3 #")
assert session.finished
print(type(session.puzzle).__module__, session.mistaken_moves, session.board)
"""


def test_the_template_kind_is_installed_with_pip_and_played_in_a_new_process(template_installed):
    done = subprocess.run([sys.executable, "-c", PLAY], env=template_installed, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "cluewright_kakurasu 1 ('#?#', '?##')\n"


def test_an_installed_plug_in_brings_its_catalogues(template_installed):
    script = "import cluewright as cw; kind = cw.kind('kakurasu'); print(kind.techniques[0].name_in('de'), kind.title)"
    done = subprocess.run([sys.executable, "-c", script], env=template_installed, capture_output=True, text=True)
    assert done.stdout == "Liniensumme Kakurasu\n", done.stderr


def test_the_new_process_took_the_installed_copy(template_installed):
    script = "import cluewright as cw, sys; cw.kind('kakurasu'); print(sys.modules['cluewright_kakurasu'].__file__)"
    done = subprocess.run([sys.executable, "-c", script], env=template_installed, capture_output=True, text=True)
    assert Path(done.stdout.strip()).is_relative_to(template_installed["PYTHONPATH"])
