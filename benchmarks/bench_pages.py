"""How soon the studio's first board is there, and what it takes: requests, how deep they wait for each other, bytes.

Chromium opens a game on a fresh studio, with the network of a slow phone: 400 kbit/s, 400 ms there and back. The first
visit comes with an empty cache, the second in the same browser after it. `tests/browser/visits.py` says how depth is
counted. There is no service worker, so that what it keeps for later is not measured.
"""

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.running import RunningStudio
from tests.browser.seats import program
from tests.browser.visits import Visit, visit

ADDRESSES = {"front page": "/#/", "a game": "/#/game/new/nonogram?size=10x10&level=easy"}


def measure(browser: Browser, address: str, *, slow: bool) -> list[tuple[str, Visit]]:
    """Visit an address twice in a new browser profile."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, locale="en-GB", service_workers="block")
    try:
        return [(name, visit(context, address, slow=slow)) for name in ("first", "second")]
    finally:
        context.close()


def main() -> None:
    """Print the table of docs/performance.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--list", action="store_true", help="list every request with its depth")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        studio = RunningStudio(Path(folder) / "library.sqlite", quiet=True).start()
        browser = playwright.chromium.launch(executable_path=program(), args=["--no-sandbox"])
        try:
            print("| page | visit | requests | depth | KB | headers | board after |\n|---|---|---|---|---|---|---|")
            for page, route in ADDRESSES.items():
                for name, found in measure(browser, studio.address + route, slow=True):
                    cells = [
                        page,
                        name,
                        len(found.depths),
                        found.depth,
                        round(found.bytes / 1000, 1),
                        round(found.headers / 1000, 1),
                    ]
                    print("|", " | ".join(map(str, cells)), f"| {found.seconds:.1f} s |")
                    if options.list:
                        for url, depth in sorted(found.depths.items(), key=lambda pair: pair[1]):
                            print(f"    {depth} {url}")
        finally:
            browser.close()
            studio.stop()


if __name__ == "__main__":
    main()
