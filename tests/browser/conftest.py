"""One studio and one browser for the browser tests of a process, a watched page for each test."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page
from tests.browser.puzzles import KINDS, small
from tests.browser.rooms import NOTEBOOK, PHONE
from tests.browser.running import RunningStudio
from tests.browser.seats import DEFAULTS, Seat, Seats, Watch
from tests.browser.table import Table

_HERE = Path(__file__).parent
_SEATS = Seats()
_failed = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningStudio]:
    started = RunningStudio(tmp_path_factory.mktemp("browser") / "library.sqlite", quiet=True).start()
    started.keep(*(small(kind) for kind in KINDS))
    yield started
    started.stop()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    """Remember whether a test failed: its page is given up."""
    report = yield
    if report.failed:
        item.stash[_failed] = True
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, None, None]:
    """End the browser when the tests of this folder are over."""
    try:
        return (yield)
    finally:
        if nextitem is None or _HERE not in nextitem.path.parents:
            _SEATS.close()


@pytest.fixture
def sit_down(studio: RunningStudio, request: pytest.FixtureRequest) -> Iterator[Callable[..., Table]]:
    """Give a function that opens a page for a player of this test; whatever goes wrong on it fails the test.

    `clock` gives a page whose time can be put forward, `steady` says of another studio that it stays as it is.
    """
    taken: list[tuple[Seat, dict[str, Any], bool]] = []

    def sit(
        device: dict[str, Any] | None = None,
        at: RunningStudio | None = None,
        *,
        clock: bool = False,
        steady: bool = False,
        **settings: Any,
    ) -> Table:
        device, player = device or NOTEBOOK, request.node.name[:50]
        seat = _SEATS.find(device, shared=at is None or steady, clock=clock)
        taken.append((seat, device, clock))
        seat.take(at or studio, device, {**DEFAULTS, "last": {}, "player": player, **settings})
        return Table(seat, at or studio, player)

    yield sit
    heard = []
    for seat, device, clock in taken:
        seat.spoiled = seat.spoiled or request.node.stash.get(_failed, False)
        heard += seat.leave()
        _SEATS.give_back(seat, device, clock)
    assert heard == []


@pytest.fixture
def arrive() -> Iterator[Callable[..., Page]]:
    """Give a function that opens a page for somebody who was never here; errors fail the test, as does leaving."""
    contexts, watches = [], []

    def new(device: dict[str, Any] | None = None, hears: tuple[str, ...] = (), **options: Any) -> Page:
        context = _SEATS.context(**(device or NOTEBOOK), **options)
        contexts.append(context)
        watches.append(Watch(context, also=("file:",)))
        watches[-1].forgive(*hears)
        return context.new_page()

    yield new
    for context in contexts:
        context.close()
    assert [heard for watch in watches for heard in watch.verdict()] == []


@pytest.fixture
def browser_profile(tmp_path: Path) -> Iterator[Callable[[], BrowserContext]]:
    """Give a function that starts a browser with this test's profile; whatever an earlier one kept is there again."""
    opened: list[BrowserContext] = []

    def start() -> BrowserContext:
        opened.append(_SEATS.profile(tmp_path / "profile", service_workers="block"))
        return opened[-1]

    yield start
    for context in opened:
        context.close()


@pytest.fixture
def table(sit_down: Callable[..., Table]) -> Table:
    """Give a player with a mouse and a keyboard."""
    return sit_down()


@pytest.fixture
def phone(sit_down: Callable[..., Table]) -> Table:
    """Give a player with a small screen and fingers."""
    return sit_down(PHONE)
