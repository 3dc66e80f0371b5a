"""What the product is built from: pinned, named and bounded."""

import importlib.util
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def test_the_notices_name_what_is_installed():
    spec = importlib.util.spec_from_file_location("write_notices", ROOT / "tools" / "write_notices.py")
    assert spec is not None
    assert spec.loader is not None
    notices = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(notices)
    assert (ROOT / "THIRD-PARTY.md").read_text() == notices.page(), "run make notices"


def test_every_action_is_pinned_to_a_commit():
    uses = [
        line.split("uses:")[1].strip()
        for path in (ROOT / ".github" / "workflows").glob("*.yml")
        for line in path.read_text().splitlines()
        if "uses:" in line
    ]
    assert len(uses) > 3
    assert all(re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v[\d.]+", each) for each in uses), uses


def test_dependencies_have_an_upper_bound_where_versions_have_majors():
    by_date_or_single = {"font-source-sans-pro"}
    unbounded = {
        re.split(r"[><=]", each)[0]
        for each in [*PROJECT["project"]["dependencies"], *PROJECT["build-system"]["requires"]]
        if "<" not in each
    }
    assert unbounded == by_date_or_single


def test_wheels_are_built_for_every_python_there_is():
    assert PROJECT["tool"]["cibuildwheel"]["build"].split() == [f"cp3{minor}-*" for minor in range(11, 15)]
