"""The README and the tutorial say only what is so: their Python and commands are run and their output compared."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from cluewright.cli.app import run

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
PAGES = pytest.mark.parametrize("page", [README, ROOT / "docs" / "tutorial.md"], ids=lambda page: page.stem)


def blocks(page: Path, language: str) -> list[str]:
    found = re.findall(rf"^```{language}\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert found, f"{page.name} has no {language} block"
    return found


@PAGES
def test_python_prints_what_the_page_says(page: Path) -> None:
    text = "\n".join(blocks(page, "python"))
    example = doctest.DocTestParser().get_doctest(text, {}, page.stem, str(page), 0)
    assert len(example.examples) > 4
    results = doctest.DocTestRunner(optionflags=doctest.FAIL_FAST).run(example)
    assert results.failed == 0


@pytest.mark.skipif(os.name == "nt", reason="the commands are for a POSIX shell")
@PAGES
def test_commands_print_what_the_page_says(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The README's commands are run by a shell, the tutorial's in this process where they need no shell."""
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.chdir(tmp_path)
    checked = 0
    for session in blocks(page, "console"):
        for part in re.split(r"^\$ ", session, flags=re.MULTILINE)[1:]:
            command, _, expected = part.partition("\n")
            plain = re.fullmatch(r"cluewright ([^|;<>&$]+?)(?: > ([\w.]+))?", command)
            if page == README or plain is None:
                result = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
                code, out, err = result.returncode, result.stdout, result.stderr
            else:
                code, (out, err) = run(shlex.split(plain[1])), capsys.readouterr()
                if plain[2] is not None:
                    Path(plain[2]).write_text(out)
                    out = ""
            assert (out, err, code) == (expected, "", 0), command
            checked += 1
    assert checked >= 4


def test_make_targets_exist() -> None:
    makefile = (README.parent / "Makefile").read_text(encoding="utf-8")
    named = re.findall(r"\bmake ([a-z]+)\b", README.read_text(encoding="utf-8"))
    assert {"start", "test", "help"} <= set(named)
    for target in named:
        assert re.search(rf"^{target}:.*## \w", makefile, re.MULTILINE), f"make {target} is not there"
