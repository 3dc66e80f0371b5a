"""The page of formats shows them as they are, and its examples run."""

import doctest
import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "formats.md"


def blocks(language: str) -> str:
    return "".join(re.findall(rf"^```{language}\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL))


def test_the_page_holds_the_tables_as_they_are() -> None:
    page = runpy.run_path(str(DOCS / "write_formats.py"))["page"]

    assert PAGE.read_text("utf-8") == page(), "run python docs/write_formats.py"


def test_python_prints_what_the_page_says() -> None:
    example = doctest.DocTestParser().get_doctest(blocks("python"), {}, "formats", str(PAGE), 0)

    assert len(example.examples) > 4
    assert doctest.DocTestRunner(optionflags=doctest.FAIL_FAST).run(example).failed == 0


@pytest.mark.skipif(os.name == "nt", reason="the commands are for a POSIX shell")
def test_commands_print_what_the_page_says(tmp_path: Path) -> None:
    environment = os.environ | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    parts = re.split(r"^\$ ", blocks("console"), flags=re.MULTILINE)[1:]

    for part in parts:
        command, _, expected = part.partition("\n")
        ended = subprocess.run(command, shell=True, cwd=tmp_path, env=environment, capture_output=True, text=True)
        assert (ended.stderr + ended.stdout, ended.returncode) == (expected, 0), command
    assert len(parts) > 4
