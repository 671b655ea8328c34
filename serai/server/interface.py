"""The interface: all routes on Litestar, with every refusal in the one shape."""

import logging
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import Scope as LitestarScope

from serai.server.guard import DEVICE, home_of, language_of
from serai.server.limits import Limits
from serai.server.misread import explained
from serai.server.problems import STATUS, Problem, Refusal, worded
from serai.server.routes import (
    chatting,
    history,
    learning,
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
    *learning.ROUTES,
    *live.ROUTES,
    *operations.ROUTES,
]
ERROR_OF: Final = {status: error for error, status in reversed(STATUS.items())}


def _language(request: Request[Any, Any, Any]) -> str:
    return language_of(request.scope)  # type: ignore[arg-type]


def _worded(request: Request[Any, Any, Any], ident: str) -> str:
    return worded(_language(request), ident)


def _refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    problem = refusal.problem(_language(request))
    return Response(problem, status_code=refusal.status, headers=refusal.headers)


def _bad_http(request: Request[Any, Any, Any], trouble: HTTPException) -> Response[Problem]:
    """What Litestar refuses by itself, in our shape."""
    if trouble.status_code >= 500:
        LOG.error("failed", exc_info=trouble)
        error, text = "internal", _worded(request, "problem-internal")
    else:
        error = ERROR_OF.get(trouble.status_code, "bad_request")
        text = explained(trouble, _language(request))
    return Response(Problem(error, text), status_code=trouble.status_code)


def _storage_trouble(request: Request[Any, Any, Any], trouble: Exception) -> Response[Problem]:
    LOG.error("storage trouble", extra={"trouble": type(trouble).__name__})
    text = _worded(request, "problem-not_read")
    return Response(Problem("unavailable", text), status_code=503, headers={"Retry-After": "1"})


def _too_deep(request: Request[Any, Any, Any], _trouble: RecursionError) -> Response[Problem]:
    return Response(Problem("bad_request", _worded(request, "problem-nested")), status_code=400)


def _no_utf8(request: Request[Any, Any, Any], _trouble: UnicodeError) -> Response[Problem]:
    return Response(Problem("bad_request", _worded(request, "problem-no_utf8")), status_code=400)


def _failed(request: Request[Any, Any, Any], trouble: Exception) -> Response[Problem]:
    LOG.error("failed", exc_info=trouble)
    text = _worded(request, "problem-internal")
    return Response(Problem("internal", text), status_code=500)


def interface(house: House | None, limits: Limits, description: OpenAPIConfig | None) -> Litestar:
    """The routes; without a house only their description can be asked for."""

    def visit(scope: LitestarScope) -> Visit:
        assert house is not None
        device, home = scope["state"][DEVICE], home_of(scope)  # type: ignore[arg-type]
        return Visit(house, limits, device, home, language_of(scope))  # type: ignore[arg-type]

    return Litestar(
        route_handlers=ROUTES,
        dependencies={"visit": Provide(visit, sync_to_thread=False)},
        exception_handlers={
            Refusal: _refused,
            HTTPException: _bad_http,
            **dict.fromkeys(TROUBLES, _storage_trouble),
            RecursionError: _too_deep,
            UnicodeDecodeError: _no_utf8,
            Exception: _failed,
        },
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=description,
    )
