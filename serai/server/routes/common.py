"""What routes share: the documented refusals, viewpoints, and waiting for the disk."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import wraps
from typing import Annotated, Any, Final, ParamSpec, TypeVar

from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from serai.server.households import household
from serai.server.limits import Limits
from serai.server.payloads import answers
from serai.server.problems import Behind, Problem, bad_request, not_yours
from serai.server.tables import showing
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House

TableId = FromPath[str]
Text = FromPath[str]
Number = FromPath[int]
Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
MOST_DIGITS: Final = 2
MOST_TRIES: Final = 50
"""How often other processes may be first before somebody is told to try it later."""


class Visit:
    """A request or live connection: which device comes, from where, to which house."""

    def __init__(
        self, house: House, limits: Limits, device: str | None, address: str, language: str
    ) -> None:
        self.house = house
        self.limits = limits
        self.viewer = device
        """The device that looks, if it has a cookie."""
        self.address = household(address)
        self.language = language
        """What its person reads."""

    @property
    def device(self) -> str:
        """The device that changes something; the guard gives a cookie to whoever has none."""
        assert self.viewer is not None
        return self.viewer

    @property
    def origin(self) -> str | None:
        """From where a new table comes, where that is limited."""
        return self.address if self.limits.enabled else None

    def limit(self, kind: str) -> None:
        self.limits.need(kind, self.address)


TheVisit = NamedDependency[Visit]
"""The one thing routes are given: several would each be awaited as a task of their own."""


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals a route can answer with, for the OpenAPI document."""
    every = {400, 403, 413, 415, 429, 503, *statuses}
    return {
        status: ResponseSpec(Problem, description="Refused", generate_examples=False)
        for status in sorted(every)
    }


READS: Final[dict[str, Any]] = {"responses": refusals(404, 409)}
"""Keywords of every route that looks at one table."""

GZIP: Final = CompressionConfig(backend="gzip", gzip_compress_level=5)
COMPRESSED: Final = [DefineMiddleware(CompressionMiddleware, config=GZIP)]
"""For routes whose answers hold nobody's own words: compressed together with a secret, words that
somebody chose would tell of it by the length of the answer."""

WRITES: Final[dict[str, Any]] = {"responses": refusals(404, 409), "status_code": 200}
"""Keywords of every route that changes one table."""


P = ParamSpec("P")
R = TypeVar("R")


def insisting(handler: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
    """Look and do it again whenever another process has changed the table first.

    Nobody is refused for that: what two want at once happens one after the other, as if both had
    come to the same process.
    """

    @wraps(handler)
    async def insisted(*given: P.args, **named: P.kwargs) -> R:
        for _ in range(MOST_TRIES - 1):
            with suppress(Behind):
                return await handler(*given, **named)
        return await handler(*given, **named)

    return insisted


def viewpoint_of(text: str) -> int | None:
    """The seat a viewpoint names; None is the public."""
    if text == "public":
        return None
    if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS:
        return int(text)
    raise bad_request("problem-viewpoint")


def need_viewpoint(table: HostedTable, device: str | None, seat: int | None) -> None:
    """Through a seat's eyes looks only its own device."""
    if not table.may_look(device, seat):
        raise not_yours()


async def settled(table: HostedTable, device: str | None, seat: int | None) -> None:
    """Wait for the disk; who had the right to look may have lost it meanwhile."""
    await table.durable()
    need_viewpoint(table, device, seat)


async def shown(table: HostedTable, device: str | None) -> answers.Table:
    """The table as it is now, once the disk has followed."""
    payload = showing.whole(table, device)
    await table.durable()
    return payload
