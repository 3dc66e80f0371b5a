"""Starting the studio: a socket, a server, and a clean end."""

import secrets
import socket
from collections.abc import Callable
from dataclasses import replace

import uvicorn

from cluewright.web.app import create_app
from cluewright.web.connections import patient_for
from cluewright.web.settings import LOCAL_HOSTS, Limits, Settings


class _Server(uvicorn.Server):
    """A server that tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, then say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()


def run(
    *,
    host: str,
    port: int,
    library: str | None,
    token: str | None,
    ready: Callable[[str], None],
    limits: Limits | None = None,
    public_address: str | None = None,
    public_url: str | None = None,
    metrics: bool = False,
) -> None:
    """Serve until interrupted; `ready` receives the address of the front page."""
    settings = Settings(
        host=host,
        port=port,
        library=library,
        token=token,
        limits=limits or Limits(),
        public_address=public_address,
        public_url=public_url,
        metrics=metrics,
    )
    serve(settings, ready)


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve as the settings say until interrupted.

    The socket is bound first, so that a port in use is one clear error before anything else is started.
    """
    host, port, token = settings.host, settings.port, settings.token
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Declared as TCP, because only then does asyncio send every answer at once instead of waiting for the client.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    with listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, port))
        except OSError as error:
            raise OSError(error.errno, error.strerror, f"{host}:{port}") from None
        if not settings.is_local and token is None:
            token = secrets.token_urlsafe(18)
        settings = replace(settings, port=listening.getsockname()[1], token=token)
        config = uvicorn.Config(
            create_app(settings),
            log_level="warning",
            server_header=False,
            # Only a proxy on this machine is trusted to state a client's address.
            proxy_headers=settings.has_proxy,
            forwarded_allow_ips=list(LOCAL_HOSTS - {"localhost"}),
            access_log=False,
            timeout_graceful_shutdown=3,
            http=patient_for(settings.limits, one_client=settings.has_proxy),
            ws="none",
        )
        suffix = f"/#token={token}" if token is not None and not settings.is_local else ""
        _Server(config, lambda: ready(settings.address + suffix)).run([listening])
