"""A server as clients start it, and the SDK's own client to talk to it."""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import anyio.from_thread
import pytest
from mcp import Client, StdioServerParameters, stdio_client
from mcp_types import CallToolResult


class Caller:
    """A client that tests use without `await`."""

    def __init__(self, client: Client, portal: Any) -> None:
        self.client, self.portal = client, portal

    def ask(self, method: Callable[..., Any], *arguments: Any) -> Any:
        return self.portal.call(method, *arguments)

    def call(self, tool: str, **arguments: Any) -> CallToolResult:
        return self.ask(self.client.call_tool, tool, arguments)

    def answer(self, tool: str, **arguments: Any) -> Any:
        """Return the data of an answer that must not be an error."""
        result = self.call(tool, **arguments)
        assert not result.is_error, result.content[0].text
        return result.structured_content

    def refusal(self, tool: str, **arguments: Any) -> str:
        """Return the sentence of an answer that must be an error: one line, and short."""
        result = self.call(tool, **arguments)
        assert result.is_error
        text = result.content[0].text
        assert len(text) < 600
        assert "\n" not in text
        assert "bug" not in text
        return text


def started(stack: ExitStack, environment: dict[str, str], *options: str) -> Caller:
    portal = stack.enter_context(anyio.from_thread.start_blocking_portal())
    program = ["-c", "from cluewright.cli import main; main()", "mcp", *options]
    parameters = StdioServerParameters(command=sys.executable, args=program, env=environment)
    client = stack.enter_context(portal.wrap_async_context_manager(Client(stdio_client(parameters))))
    return Caller(client, portal)


@pytest.fixture(scope="session")
def server(template_found: dict[str, str]) -> Iterator[Caller]:
    """Give a server with one worker, so that a call that were not ended would be noticed by the next."""
    with ExitStack() as stack:
        yield started(stack, template_found, "--workers", "1", "--seconds", "5")
