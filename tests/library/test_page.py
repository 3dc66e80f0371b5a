"""The library's page: its examples run, and it names every command and option there is."""

import doctest
import re
from pathlib import Path

from cluewright.cli import library as commands
from cluewright.cli.searching import _OPTIONS
from cluewright.library.query import SORTS

PAGE = (Path(__file__).parents[2] / "docs" / "library.md").read_text(encoding="utf-8")


def test_the_examples_run():
    examples = "\n".join(re.findall(r"```pycon\n(.*?)```", PAGE, flags=re.DOTALL))
    test = doctest.DocTestParser().get_doctest(examples, {}, "library.md", "library.md", 0)
    result = doctest.DocTestRunner().run(test)
    assert result.attempted > 10
    assert result.failed == 0


def test_every_command_and_order_is_named():
    for command in commands.library.registered_commands:
        assert f"| `{command.name} " in PAGE or f"| `{command.name}`" in PAGE
    for sort in SORTS:
        assert f"`{sort}`" in PAGE
    for option in _OPTIONS:
        assert f"`--{option}" in PAGE
