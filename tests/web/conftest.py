"""A studio for the tests of this folder, with real workers."""

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from cluewright.web.app import create_app
from cluewright.web.settings import Limits, Settings

ADDRESS = "http://127.0.0.1:8017"


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    library = tmp_path_factory.mktemp("studio") / "library.sqlite"
    limits = Limits(seconds=10.0, cells=250_000)
    settings = Settings(
        library=library, quick_workers=1, long_workers=1, limits=limits, make_ahead=False, starter=False
    )
    with TestClient(create_app(settings), base_url=ADDRESS) as found:
        yield found
