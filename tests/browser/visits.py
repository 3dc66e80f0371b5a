"""What a visit asks for until a board is there: requests, how deep they wait for each other, bytes and seconds.

A request is one deeper than the file that asked for it; what the document itself names has depth 1.
"""

import time
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import BrowserContext

SLOW = {"offline": False, "latency": 400, "downloadThroughput": 400_000 / 8, "uploadThroughput": 400_000 / 8}
"""The network of a slow phone: 400 kbit/s, 400 ms there and back."""
BOARD = ".board[data-cells]"


@dataclass
class Visit:
    """What one visit asked for, until the board was there."""

    seconds: float = 0.0
    bytes: int = 0
    """What was sent as answers, compressed."""
    headers: int = 0
    """What came with it."""
    depths: dict[str, int] = field(default_factory=dict)
    """How many files each request had to wait for, by address; the document waits for none."""

    @property
    def depth(self) -> int:
        """Return how deep the deepest chain is below the document."""
        return max(self.depths.values())


def visit(context: BrowserContext, address: str, *, slow: bool, sign: str = BOARD) -> Visit:
    """Open an address in a new page, until the sign is there, and tell what that took."""
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    if slow:
        devtools.send("Network.emulateNetworkConditions", SLOW)
    found = Visit()
    names: dict[str, str] = {}
    heads: dict[str, int] = {}

    def asked(event: dict[str, Any]) -> None:
        url = event["request"]["url"].partition("#")[0]
        if not url.startswith("http") or found.seconds:  # what comes after the board does not delay it
            return
        names[event["requestId"]] = url
        if url not in found.depths:
            above = [found.depths[each] for each in _askers(event["initiator"]) if each in found.depths]
            found.depths[url] = max(above) + 1 if above else 0

    def answered(event: dict[str, Any]) -> None:
        heads[event["requestId"]] = int(event["response"]["encodedDataLength"])

    def ended(event: dict[str, Any]) -> None:
        if event["requestId"] in names:
            head = heads.get(event["requestId"], 0)
            found.headers += head
            found.bytes += max(0, int(event["encodedDataLength"]) - head)

    devtools.on("Network.requestWillBeSent", asked)
    devtools.on("Network.responseReceived", answered)
    devtools.on("Network.loadingFinished", ended)
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_selector(sign, state="attached")
    found.seconds = time.perf_counter() - began
    page.wait_for_load_state("networkidle")
    page.close()
    return found


def _askers(initiator: dict[str, Any]) -> list[str]:
    """List the files that a request waited for: the one that names it, and those whose code asked for it."""
    urls = [initiator.get("url", "")]
    stack = initiator.get("stack")
    while stack:
        urls += [frame["url"] for frame in stack["callFrames"]]
        stack = stack.get("parent")
    return [url.partition("#")[0] for url in urls if url.startswith("http")]
