"""One studio for all browser tests of a process, a browser for each module, a watched page for each test."""

import json
import shutil
from collections.abc import Callable, Iterator

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Request, expect, sync_playwright
from tests.browser.running import RunningStudio
from tests.browser.table import Table

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
_CHOOSE = """{
  const chosen = %s;
  if (location.protocol === "http:" && !localStorage.getItem("cluewright")) {
    localStorage.setItem("cluewright", JSON.stringify(chosen));
  }
}"""
PATIENCE = 60_000
"""Milliseconds until something that does not come is missed; a busy machine takes its time."""
NOTEBOOK = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


@pytest.fixture(scope="session")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningStudio]:
    started = RunningStudio(tmp_path_factory.mktemp("browser") / "library.sqlite").start()
    yield started
    started.stop()


@pytest.fixture(scope="module")  # while it is open, no other test of the process could start an event loop
def browser() -> Iterator[Browser]:
    found = shutil.which("chromium")
    if found is None:
        pytest.skip("NO BROWSER: chromium is not installed, so nothing of the studio's pages is tested")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield started
        started.close()


class Watch:
    """Listen to a page: errors, and requests that leave this machine."""

    def __init__(self, context: BrowserContext) -> None:
        self.heard: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        context.on("console", self._console)
        context.on("weberror", lambda error: self.heard.append(f"error: {error.error}"))
        context.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.heard.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith(("http://127.0.0.1:", "http://localhost:", "data:", "blob:")):
            self.heard.append(f"left this machine: {request.url}")

    def forgive(self, *parts: str) -> None:
        """Take console errors that contain one of these for part of the test."""
        self.forgiven += parts

    def verdict(self) -> list[str]:
        return [text for text in self.heard if not any(part in text for part in self.forgiven)]


@pytest.fixture
def sit_down(browser: Browser, studio: RunningStudio, request: pytest.FixtureRequest) -> Iterator[Callable[..., Table]]:
    """Give a function that opens a page for a player of this test; whatever goes wrong on it fails the test."""
    opened: list[tuple[BrowserContext, Watch]] = []

    def sit(device: dict | None = None, at: RunningStudio | None = None, **settings: str) -> Table:
        player = request.node.name[:50]
        context = browser.new_context(**(device or NOTEBOOK))
        context.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        context.add_init_script(_CHOOSE % json.dumps({"player": player, "motion": "reduced", **settings}))
        watch = Watch(context)
        opened.append((context, watch))
        table = Table(context.new_page(), at or studio, player)
        table.watch = watch
        return table

    yield sit
    heard = []
    for context, watch in opened:
        context.close()
        heard += watch.verdict()
    assert heard == []


@pytest.fixture
def table(sit_down: Callable[..., Table]) -> Table:
    """Give a player with a mouse and a keyboard."""
    return sit_down()


@pytest.fixture
def phone(sit_down: Callable[..., Table]) -> Table:
    """Give a player with a small screen and fingers."""
    return sit_down(PHONE)


def pytest_runtest_protocol(item, nextitem):
    """Give a test that failed a second chance, for a browser on a busy machine may be late; twice is a failure."""
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    if any(report.failed for report in reports):
        item._initrequest()
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True
