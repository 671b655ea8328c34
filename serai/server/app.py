"""The application: the interface, its description, the client's files, and the guard before all."""

from serai.server.client_files import ClientFiles, File, send_file
from serai.server.description import written
from serai.server.guard import App, Guard, Receive, Scope, Send
from serai.server.interface import interface
from serai.server.limits import Limits
from serai.server.settings import Settings
from serai.server.tables.house import House


def application(house: House, settings: Settings, limits: Limits) -> App:
    """Everything the server answers."""
    routes = interface(house, limits, None)
    client = ClientFiles(settings.client_folder())

    async def dispatch(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if path == "/api/openapi.json" and scope["type"] == "http":
            await send_file(scope, send, File("openapi.json", written()))
        elif path.startswith("/api") or path in {"/healthz", "/metrics"}:
            await routes(scope, receive, send)  # type: ignore[arg-type]
        elif scope["type"] == "http":
            await client(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})

    return Guard(dispatch, settings, limits, house.metrics, lambda: house.stopping)
