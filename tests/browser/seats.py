"""The browser and its pages: opened once, used by one test after the other, given up when one of them went wrong.

The studio is one page for a whole visit, and so it is here: a test finds a page that others have used, with an empty
storage and its own player, and goes on by links. That costs a tenth of a new page, and what a page leaves behind
(a listener, a timer, an answer that comes late) meets the next test as it would meet a player.
"""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright
from tests.browser.running import RunningStudio

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE = 60_000
"""Milliseconds until something that does not come is missed; a busy machine takes its time."""
DEFAULTS: dict[str, Any] = {
    "language": "system",
    "theme": "system",
    "motion": "reduced",
    "timer": "shown",
    "mistakes": "off",
    "dim": True,
    "crosshair": True,
    "haptics": False,
    "sounds": False,
    "coordinates": False,
    "signs": False,
    "hand": "right",
    "address": "",
    "names": {},
    "firsts": {},
}
_ALWAYS = """{
  window.said = [];
  const listen = () => {
    const watch = (id, hear) => new MutationObserver(hear).observe(document.getElementById(id), { childList: true });
    watch("announcer", () => window.said.push(document.getElementById("announcer").textContent));
    watch("messages", (changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) window.said.push(node.textContent);
    });
  };
  addEventListener("DOMContentLoaded", () => document.getElementById("messages") && listen());
}"""
_CHOOSE = """{
  if (location.protocol === "http:" && !localStorage.getItem("cluewright")) {
    localStorage.setItem("cluewright", JSON.stringify(%s));
  }
}"""
_BEGIN = """async (chosen) => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  window.said = [];
  const { change, languageNow } = await import("/js/settings.js");
  const { language } = await import("/js/words.js");
  change(chosen);
  while (language() !== languageNow()) await new Promise((done) => setTimeout(done, 10)); // another one is fetched
}"""


def program() -> str | None:
    """Find the browser: Chromium without windows, which needs a sixth less work for a test, or the whole of it."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


class Watch:
    """Listen to a page: errors, and requests that leave this machine."""

    def __init__(self, context: BrowserContext, also: tuple[str, ...] = ()) -> None:
        self._near = ("http://127.0.0.1:", "http://localhost:", "data:", "blob:", *also)
        self.forget()
        context.on("console", self._console)
        context.on("weberror", lambda error: self.heard.append(f"error: {error.error}"))
        context.on("request", self._request)

    def forget(self) -> None:
        self.heard: list[str] = []
        self.forgiven: tuple[str, ...] = ()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "blocked by Playwright" not in message.text:
            self.heard.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith(self._near):
            self.heard.append(f"left this machine: {request.url}")

    def forgive(self, *parts: str) -> None:
        """Take console errors that contain one of these for part of the test."""
        self.forgiven += parts

    def verdict(self) -> list[str]:
        return [text for text in self.heard if not any(part in text for part in self.forgiven)]


class Seat:
    """A page, and how it is handed on."""

    def __init__(self, context: BrowserContext, *, shared: bool, clock: bool = False) -> None:
        context.set_default_timeout(PATIENCE)
        context.add_init_script(_ALWAYS)
        if clock:
            context.clock.install()
        self.context, self.shared = context, shared
        self.watch = Watch(context)
        self.page: Page = context.new_page()
        self.spoiled = not shared
        self.altered = False
        self._note_scripts()

    def _note_scripts(self) -> None:
        """Notice a test that gives the page a script to start with: it starts anew for every page of that test."""
        add = self.page.add_init_script

        def note(*args: Any, **options: Any) -> Any:
            self.spoiled = self.altered = True
            return add(*args, **options)

        self.page.add_init_script = note

    def take(self, studio: RunningStudio, device: dict[str, Any], chosen: dict[str, Any]) -> None:
        """Make the page a new player's, on a screen of that size."""
        if self.page.viewport_size != device["viewport"]:
            self.page.set_viewport_size(device["viewport"])
        if not self.shared:
            self.context.add_init_script(_CHOOSE % json.dumps(chosen))
            return
        if not self.page.url.startswith(f"{studio.address}/#"):
            self.page.goto("about:blank")
            self.watch.forget()  # what a page says of another studio, which may be gone, is nothing of this one
            self.page.goto(f"{studio.address}/#/help")
        self.page.evaluate(_BEGIN, chosen)

    def leave(self) -> list[str]:
        """Leave the page, and give what was heard of it."""
        if not self.spoiled:
            self.page.unroute_all(behavior="wait")
            for other in self.context.pages:
                if other is not self.page:
                    other.close()
            if "/#/" in self.page.url:
                self.page.goto(self.page.url.split("#")[0] + "#/help")
                self.page.wait_for_selector(".help-table")
            else:
                self.page.goto("about:blank")
        heard = self.watch.verdict()
        self.watch.forget()
        return heard

    def close(self) -> None:
        self.context.close()


def _sort(device: dict[str, Any], clock: bool) -> str:
    """Tell apart the devices that need a page of their own; a screen of another size does not."""
    return json.dumps([{**device, "viewport": None}, clock], sort_keys=True)


class Seats:
    """The browser of a process, while its tests go on."""

    def __init__(self) -> None:
        self._playwright: Any = None
        self._browser: Any = None
        self._free: dict[str, list[Seat]] = {}

    def context(self, **options: Any) -> BrowserContext:
        """Give a new context of the browser, as a visitor with nothing kept."""
        if self._browser is None:
            self._open()
        context: BrowserContext = self._browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        return context

    def profile(self, folder: Path, **options: Any) -> BrowserContext:
        """Give a browser of its own that keeps what it has in a folder, as people's browsers do."""
        if self._browser is None:
            self._open()
        context: BrowserContext = self._playwright.chromium.launch_persistent_context(
            folder, executable_path=program(), args=FLAGS, timeout=3 * PATIENCE, **options
        )
        context.set_default_timeout(PATIENCE)
        return context

    def find(self, device: dict[str, Any], *, shared: bool, clock: bool) -> Seat:
        """Give a page on this device, with a clock that can be put forward if wanted."""
        if self._browser is None:
            self._open()
        free = self._free.setdefault(_sort(device, clock), [])
        if shared and free:
            return free.pop()
        return Seat(self._browser.new_context(**device, service_workers="block"), shared=shared, clock=clock)

    def give_back(self, seat: Seat, device: dict[str, Any], clock: bool) -> None:
        if seat.spoiled:
            seat.close()
        else:
            self._free[_sort(device, clock)].append(seat)

    def _open(self) -> None:
        found = program()
        if found is None:
            pytest.skip("NO BROWSER: chromium is not installed, so nothing of the studio's pages is tested")
        expect.set_options(timeout=PATIENCE)
        self._playwright = sync_playwright().start()
        try:
            self._browser = self._playwright.chromium.launch(executable_path=found, args=FLAGS, timeout=3 * PATIENCE)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """End the browser: while it is open, no other test of the process could start an event loop."""
        if self._playwright is None:
            return
        self._free.clear()
        if self._browser is not None:
            self._browser.close()
        self._playwright.stop()
        self._playwright = self._browser = None
