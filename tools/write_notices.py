"""Write THIRD-PARTY.md: whose work Cluewright stands on, and under which licences, from what is installed.

Listed is what a plain install brings along and what is linked into the extension; the tests keep the page up to date.
"""

import re
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.markers import default_environment
from packaging.requirements import Requirement

PAGE = Path(__file__).parents[1] / "THIRD-PARTY.md"
LINKED = ("nanobind",)
"""Not a dependency when running, but part of the extension module."""
FONTS = {"font-source-sans-pro": "OFL-1.1"}
"""Packages of fonts, whose metadata speak of the wrapper and not of the fonts."""
CLASSIFIERS = {
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
    "License :: OSI Approved :: BSD License": "BSD",
    "License :: OSI Approved :: MIT License": "MIT",
    "License :: OSI Approved :: Python Software Foundation License": "PSF-2.0",
    "License :: OSI Approved :: GNU Lesser General Public License v3 (LGPLv3)": "LGPL-3.0",
}
HEAD = """# Third-party notices

Cluewright itself is under the [MIT licence](LICENSE). It runs on the packages below, which a plain install brings along
under their own licences; nothing of them is copied into this repository. Each package carries its licence text.
`make notices` writes this page from what is installed.

The motifs of nonograms are drawings of five sets of icons, made into silhouettes of one bit a pixel:
[whose they are and under which licences](src/cluewright/motifs/data/licences/README.md), Apache-2.0 and MIT, lies
beside them with the texts of the licences. The motifs of colour nonograms are drawings of Twemoji, © Twitter, Inc. and
other contributors, under CC BY 4.0; puzzles made of them carry this credit.

- fpdf2 is under the LGPL: Cluewright uses it as it is, unchanged and as a separate package, which anybody can replace.
- Books and pictures embed the font Source Sans (SIL Open Font License): embedding it in documents is allowed freely.

| package | licence | home | part |
|---|---|---|---|
"""


def main() -> None:
    """Write the page."""
    PAGE.write_text(page())


def page() -> str:
    """Return the page as it should be now."""
    rows = [row(name, "runs on it") for name in sorted(needed("cluewright"))]
    rows += [row(name, "linked into the extension") for name in LINKED]
    return HEAD + "".join(rows)


def needed(root: str) -> set[str]:
    """Return the names of everything that a package without extras brings along."""
    environment = {**default_environment(), "extra": ""}
    seen: set[str] = set()

    def visit(name: str) -> None:
        for text in distribution(name).requires or []:
            wanted = Requirement(text)
            if wanted.marker is not None and not wanted.marker.evaluate(environment):
                continue
            key = re.sub(r"[-_.]+", "-", wanted.name).lower()
            if key not in seen:
                seen.add(key)
                visit(key)

    visit(root)
    return seen


def row(name: str, part: str) -> str:
    """Return a package's line of the table."""
    found = distribution(name)
    return f"| {name} | {FONTS.get(name) or licence(found)} | {next(homes(found), '')} | {part} |\n"


def licence(found: Distribution) -> str:
    """Return the licence's short name, from the newest kind of metadata that says it."""
    metadata = found.metadata
    if expression := metadata.get("License-Expression"):
        return str(expression)
    for classifier in metadata.get_all("Classifier") or []:
        if classifier in CLASSIFIERS:
            return CLASSIFIERS[classifier]
    text = str(metadata.get("License") or "").strip()
    if text and "\n" not in text:
        return text
    raise SystemExit(f"{metadata['Name']} does not say its licence: look it up and name it here")


def homes(found: Distribution) -> Iterator[str]:
    """Yield addresses of a package's home, the best first."""
    links = {}
    for entry in found.metadata.get_all("Project-URL") or []:
        label, _, address = entry.partition(", ")
        links[label.lower()] = address
    for label in ("homepage", "home", "source", "source code", "repository", "github"):
        if label in links:
            yield links[label]
    if home := found.metadata.get("Home-page"):
        yield str(home)
    yield from links.values()


if __name__ == "__main__":
    main()
