"""The interface: all routes on Litestar, with every refusal in the one shape."""

import logging
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import Scope as LitestarScope

from serai.server.guard import DEVICE
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
    study,
)
from serai.server.routes.common import Visit
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
    *study.ROUTES,
    *live.ROUTES,
    *operations.ROUTES,
]
ERROR_OF: Final = {status: error for error, status in reversed(STATUS.items())}


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


def _too_deep(_request: Request[Any, Any, Any], _trouble: RecursionError) -> Response[Problem]:
    return Response(Problem("bad_request", "The body is nested too deeply."), status_code=400)


def _failed(_request: Request[Any, Any, Any], trouble: Exception) -> Response[Problem]:
    LOG.error("failed", exc_info=trouble)
    text = "Something went wrong here. It was noted."
    return Response(Problem("internal", text), status_code=500)


def interface(house: House | None, limits: Limits, description: OpenAPIConfig | None) -> Litestar:
    """The routes; without a house only their description can be asked for."""

    def visit(scope: LitestarScope) -> Visit:
        assert house is not None
        client = scope["client"]
        return Visit(house, limits, scope["state"][DEVICE], client[0] if client else "")

    return Litestar(
        route_handlers=ROUTES,
        dependencies={"visit": Provide(visit, sync_to_thread=False)},
        exception_handlers={
            Refusal: _refused,
            HTTPException: _bad_http,
            **dict.fromkeys(TROUBLES, _storage_trouble),
            RecursionError: _too_deep,
            Exception: _failed,
        },
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=description,
    )
