"""The reference of the command line shows the commands as they are."""

import runpy
from pathlib import Path

from cluewright.cli.exits import MEANINGS, ExitCode

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_holds_every_command_as_it_is() -> None:
    page = runpy.run_path(str(DOCS / "write_commands.py"))["page"]

    assert (DOCS / "commands.md").read_text("utf-8") == page(), "run python docs/write_commands.py"


def test_every_exit_code_is_explained() -> None:
    assert set(MEANINGS) == set(ExitCode)
