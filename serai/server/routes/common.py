"""What routes share: the documented refusals, viewpoints, and waiting for the disk."""

from typing import Annotated, Any, Final

from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from serai.server.limits import Limits
from serai.server.payloads import answers
from serai.server.problems import Problem, bad_request, not_yours
from serai.server.tables import showing
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House

TableId = FromPath[str]
Text = FromPath[str]
Number = FromPath[int]
Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
MOST_DIGITS: Final = 2


class Visit:
    """A request or live connection: which device comes, from where, to which house."""

    def __init__(self, house: House, limits: Limits, device: str | None, address: str) -> None:
        self.house = house
        self.limits = limits
        self.viewer = device
        """The device that looks, if it has a cookie."""
        self.address = address

    @property
    def device(self) -> str:
        """The device that changes something; the guard gives a cookie to whoever has none."""
        assert self.viewer is not None
        return self.viewer

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

WRITES: Final[dict[str, Any]] = {"responses": refusals(404, 409), "status_code": 200}
"""Keywords of every route that changes one table."""


def viewpoint_of(text: str) -> int | None:
    """The seat a viewpoint names; None is the public."""
    if text == "public":
        return None
    if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS:
        return int(text)
    raise bad_request("A viewpoint is a seat's number or public.")


def need_viewpoint(table: HostedTable, device: str | None, seat: int | None) -> None:
    """Through a seat's eyes looks only its own device."""
    if seat is not None and seat not in table.seats_of(device):
        raise not_yours()


async def shown(table: HostedTable, device: str | None) -> answers.Table:
    """The table as it is now, once the disk has followed."""
    payload = showing.whole(table, device)
    await table.durable()
    return payload
