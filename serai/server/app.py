"""The application: routes on Litestar, the client's files beside them, the guard before both."""

import logging
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope as LitestarScope

import serai
from serai.server.client_files import ClientFiles
from serai.server.guard import DEVICE, App, Guard, Receive, Scope, Send
from serai.server.limits import Limits
from serai.server.problems import STATUS, Problem, Refusal
from serai.server.routes import (
    chatting,
    history,
    live,
    lobby,
    operations,
    playing,
    seating,
    site,
)
from serai.server.settings import Settings
from serai.server.storage.database import TROUBLES
from serai.server.tables.house import House

LOG: Final = logging.getLogger("serai.app")
LARGEST_BODY: Final = 64 * 1024
ROUTES: Final = [
    *site.ROUTES,
    *lobby.ROUTES,
    *seating.ROUTES,
    *playing.ROUTES,
    *chatting.ROUTES,
    *history.ROUTES,
    *live.ROUTES,
    *operations.ROUTES,
]
ERROR_OF: Final = {status: error for error, status in reversed(STATUS.items())}


def _device(scope: LitestarScope) -> str:
    """The device of a request that changes something; the guard gives one to whoever has none."""
    return str(scope["state"][DEVICE])


def _viewer(scope: LitestarScope) -> str | None:
    device = scope["state"][DEVICE]
    return None if device is None else str(device)


def _refused(_request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    return Response(refusal.problem, status_code=refusal.status, headers=refusal.headers)


def _bad_http(_request: Request[Any, Any, Any], trouble: HTTPException) -> Response[Problem]:
    """What Litestar refuses by itself, in our shape."""
    error = ERROR_OF.get(trouble.status_code, "bad_request")
    text = trouble.detail
    if isinstance(trouble.extra, list) and trouble.extra:
        parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in trouble.extra]
        text = "; ".join(parts).strip(": ")
    if trouble.status_code >= 500:
        LOG.error("failed", exc_info=trouble)
        error, text = "internal", "Something went wrong here. It was noted."
    return Response(Problem(error, text), status_code=trouble.status_code)


def _storage_trouble(_request: Request[Any, Any, Any], trouble: Exception) -> Response[Problem]:
    LOG.error("storage trouble", extra={"trouble": type(trouble).__name__})
    text = "The tables cannot be read just now. Try again."
    return Response(Problem("unavailable", text), status_code=503, headers={"Retry-After": "1"})


def _failed(_request: Request[Any, Any, Any], trouble: Exception) -> Response[Problem]:
    LOG.error("failed", exc_info=trouble)
    text = "Something went wrong here. It was noted."
    return Response(Problem("internal", text), status_code=500)


def litestar(house: House | None, limits: Limits) -> Litestar:
    """The routes; without a house only their description can be asked for."""
    return Litestar(
        route_handlers=ROUTES,
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "device": Provide(_device, sync_to_thread=False),
            "viewer": Provide(_viewer, sync_to_thread=False),
        },
        exception_handlers={
            Refusal: _refused,
            HTTPException: _bad_http,
            **dict.fromkeys(TROUBLES, _storage_trouble),
            Exception: _failed,
        },
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Serai",
            version=serai.__version__,
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
    )


def application(house: House, settings: Settings, limits: Limits) -> App:
    """Everything the server answers."""
    interface = litestar(house, limits)
    client = ClientFiles(settings.client_folder())

    async def dispatch(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        ours = path.startswith("/api") or path in {"/healthz", "/metrics"}
        if ours or scope["type"] != "http":
            await interface(scope, receive, send)  # type: ignore[arg-type]
        else:
            await client(scope, receive, send)

    return Guard(dispatch, settings, limits, house.metrics, lambda: house.stopping)
