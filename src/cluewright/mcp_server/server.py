"""The server: calls are checked, done by worker processes under budgets, and answered; none can end it."""

import asyncio
import base64
import logging
import os
from typing import Any, cast

import anyio
from anyio.from_thread import BlockingPortal
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server
from mcp.shared.exceptions import MCPError
from mcp_types import (
    INVALID_PARAMS,
    CallToolRequestParams,
    CallToolResult,
    ImageContent,
    ListResourcesResult,
    ListToolsResult,
    ReadResourceRequestParams,
    ReadResourceResult,
    Resource,
    TextContent,
    TextResourceContents,
)
from pydantic import ValidationError

from cluewright import __version__
from cluewright.core.errors import CluewrightError, brief, shown
from cluewright.core.json_text import write_json
from cluewright.core.locales import ENGLISH, LANGUAGES
from cluewright.core.registry import kinds, names
from cluewright.mcp_server.limits import ToolLimits
from cluewright.mcp_server.tools import INSTRUCTIONS, TOOLS
from cluewright.mcp_server.wire import BoundedInput
from cluewright.mcp_server.work import kind_data
from cluewright.web.refusal import Refused
from cluewright.web.workers import Workers

_log = logging.getLogger(__name__)
_SCHEME = "cluewright://kinds/"


class PuzzleServer:
    """Answers what a client asks."""

    def __init__(self, limits: ToolLimits) -> None:
        self._limits = limits
        self.workers = Workers(limits.workers, waiting=limits.waiting, memory=limits.worker_bytes)
        self.protocol: Server[Any] = Server(
            "cluewright",
            version=__version__,
            title="Cluewright",
            instructions=INSTRUCTIONS,
            on_list_tools=self._list_tools,
            on_call_tool=self._call_tool,
            on_list_resources=self._list_resources,
            on_read_resource=self._read_resource,
        )

    async def _list_tools(self, context: Any, params: Any) -> ListToolsResult:
        return ListToolsResult(tools=[tool.described() for tool in TOOLS.values()])

    async def _call_tool(self, context: Any, params: CallToolRequestParams) -> CallToolResult:
        """Call a tool; whatever goes wrong is told to the model, which can try again."""
        try:
            return await self.call(params.name, params.arguments or {})
        except Refused as refused:
            busy = refused.code == "busy"
            return _failed("too many calls at once: try again in a moment" if busy else str(refused))
        except CluewrightError as error:
            return _failed(brief(str(error)))
        except ValidationError as error:
            return _failed(_sentence(error))
        except Exception:  # a bug must not end the server
            _log.exception("the tool %s failed", shown(params.name))
            return _failed("this is a bug in Cluewright; the log of the server has the details")

    async def call(self, name: str, arguments: dict[str, Any]) -> CallToolResult:
        """Do what a tool does, in a worker; being cancelled stops the work."""
        tool = TOOLS.get(name)
        if tool is None:
            raise CluewrightError(f"there is no tool {shown(name)}; there are: {', '.join(TOOLS)}")
        form = tool.form.model_validate(arguments)
        given = {key: getattr(form, key) for key in type(form).model_fields}
        if given.get("language", ENGLISH) not in LANGUAGES:
            raise CluewrightError(f"language must be one of {', '.join(LANGUAGES)}, not {shown(given['language'])}")
        limits = self._limits
        answer = await self.workers.run(tool.task, limits.cells, given, seconds=limits.seconds)
        return self._written(answer, image=given.get("format") == "png")

    def _written(self, answer: Any, *, image: bool) -> CallToolResult:
        text = "" if image else answer.decode() if isinstance(answer, bytes) else write_json(answer)
        size = len(answer) if image else len(text.encode())
        if size > self._limits.answer_bytes:
            most = self._limits.answer_bytes
            raise CluewrightError(f"the answer has {size} bytes, more than the {most} allowed: ask for less")
        if image:
            data = base64.b64encode(answer).decode()
            return CallToolResult(content=[ImageContent(type="image", data=data, mime_type="image/png")])
        shown_text = [TextContent(type="text", text=text)]
        if isinstance(answer, bytes):
            return CallToolResult(content=[*shown_text])
        return CallToolResult(content=[*shown_text], structured_content=answer)

    async def _list_resources(self, context: Any, params: Any) -> ListResourcesResult:
        found = [
            Resource(
                uri=_SCHEME + name,
                name=name,
                title=f"Rules of {kind.title}",
                description=f"How {kind.title} is played, and how its boards and recipes are written.",
                mime_type="text/markdown",
            )
            for name, kind in kinds().items()
        ]
        return ListResourcesResult(resources=found)

    async def _read_resource(self, context: Any, params: ReadResourceRequestParams) -> ReadResourceResult:
        name = str(params.uri).removeprefix(_SCHEME)
        if name not in names() or name not in kinds():
            raise MCPError(code=INVALID_PARAMS, message=f"there is no resource {shown(str(params.uri))}")
        text = _page(name)
        return ReadResourceResult(contents=[TextResourceContents(uri=params.uri, text=text, mime_type="text/markdown")])


def _page(name: str) -> str:
    """Write what there is to know about a kind as a page."""
    data = kind_data(kinds()[name], ENGLISH)
    lines = [
        f"# {data['title']}",
        data["rules"],
        f"## How an answer is written\n\n{data['answer']}",
        f"## A board in JSON\n\n```json\n{write_json(data['board'])}\n```",
        f"## Options of `make`\n\nUsual size {data['usual_size']}; levels {', '.join(data['levels'])}.",
        "\n".join(f"- `{option['name']}`: {option['help']}" for option in data["options"]),
    ]
    return "\n\n".join(lines) + "\n"


def _failed(sentence: str) -> CallToolResult:
    return CallToolResult(content=[TextContent(type="text", text=sentence)], is_error=True)


def _sentence(error: ValidationError) -> str:
    """Say what is wrong with the arguments, in one line."""
    said = []
    for fault in error.errors()[:5]:
        where = ".".join(map(str, fault["loc"][:1])) or "arguments"
        unknown = fault["type"] == "extra_forbidden"
        said.append(f"there is no argument {shown(where)}" if unknown else f"{where}: {fault['msg']}")
    return brief("; ".join(dict.fromkeys(said)))


async def serve(limits: ToolLimits) -> None:
    """Serve one client over standard input and output until it is gone."""
    server = PuzzleServer(limits)
    try:
        async with BlockingPortal() as portal:
            lines = BoundedInput(portal, os.dup(0), limits.message_bytes)
            async with (
                stdio_server(stdin=cast("anyio.AsyncFile[str]", lines)) as (incoming, outgoing),
                anyio.create_task_group() as group,
            ):
                group.start_soon(_pass_on, lines.refusals, outgoing.clone())
                await server.protocol.run(incoming, outgoing, server.protocol.create_initialization_options())
    finally:
        server.workers.close()


async def _pass_on(messages: Any, outgoing: Any) -> None:
    async with messages, outgoing:
        async for message in messages:
            await outgoing.send(message)


def run(limits: ToolLimits) -> None:
    """Serve until the client is gone or Ctrl-C is pressed."""
    asyncio.run(serve(limits))
