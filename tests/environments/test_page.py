"""The page about environments says only what is so."""

import doctest
import re
from pathlib import Path

from cluewright.core.registry import names
from cluewright.environments import env_id

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_its_examples_print_what_it_says():
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    example = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, PAGE.stem, str(PAGE), 0)
    assert len(example.examples) > 10
    assert doctest.DocTestRunner().run(example).failed == 0


def test_it_lists_every_environment_of_our_own():
    listed = re.findall(r"^\| `(cluewright/\w+-v0)` \|", PAGE.read_text(), re.MULTILINE)
    assert sorted(listed) == sorted(env_id(kind) for kind in names())
