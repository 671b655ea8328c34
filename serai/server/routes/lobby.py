"""Finding and making tables."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from serai.server.limits import Limits
from serai.server.payloads import answers
from serai.server.payloads.requests import NewTable, QuickPlay, Rematch
from serai.server.problems import not_yours
from serai.server.routes.common import (
    AnyRequest,
    Device,
    TableId,
    TheHouse,
    TheLimits,
    Viewer,
    refusals,
    shown,
)
from serai.server.tables import making, showing

MOST_LISTED = 100
MATCHES_A_PAGE = 50
Moment = Annotated[int | None, QueryParameter(ge=0, le=2**53)]


@get("/api/tables", responses=refusals())
async def list_tables(house: TheHouse, viewer: Viewer) -> answers.TableList:
    """Public tables: those with an open seat, and running ones one may watch."""
    newest = sorted(house.tables.values(), key=lambda table: -table.row.created)
    public = [table for table in newest if table.row.public]
    joinable = [
        table
        for table in public
        if table.row.state == "open" and any(seat.kind == "open" for seat in table.seats)
    ]
    running = [t for t in public if t.row.state == "playing" and t.row.spectators]
    return answers.TableList(
        [showing.summary(table, viewer) for table in joinable[:MOST_LISTED]],
        [showing.summary(table, viewer) for table in running[:MOST_LISTED]],
    )


@get("/api/matches", responses=refusals())
async def list_matches(house: TheHouse, viewer: Viewer, before: Moment = None) -> answers.MatchList:
    """This device's ended matches, the newest first."""
    if viewer is None:
        return answers.MatchList([], None)
    found = await house.reading.ended_of(viewer, before, MATCHES_A_PAGE)
    matches = [showing.summary_of_rows(row, seats, viewer, ()) for row, seats in found]
    full = len(matches) == MATCHES_A_PAGE
    return answers.MatchList(matches, matches[-1].ended if full else None)


def _limit(request: AnyRequest, limits: Limits) -> None:
    limits.need("make", request.client.host if request.client else "")


@post("/api/tables", responses=refusals(409))
async def make_table(
    request: AnyRequest,
    limits: TheLimits,
    house: TheHouse,
    device: Device,
    data: JSONBody[NewTable],
) -> answers.Table:
    """A new table."""
    _limit(request, limits)
    return await shown(await making.make(house, device, data), device)


@post("/api/quick", responses=refusals(409))
async def quick_play(
    request: AnyRequest,
    limits: TheLimits,
    house: TheHouse,
    device: Device,
    data: JSONBody[QuickPlay],
) -> answers.Table:
    """A table against bots; it starts when this device's nonce has arrived."""
    _limit(request, limits)
    return await shown(await making.make(house, device, making.against_bots(data)), device)


@post("/api/tables/{table_id:str}/rematch", responses=refusals(404, 409))
async def rematch(
    request: AnyRequest,
    limits: TheLimits,
    house: TheHouse,
    device: Device,
    table_id: TableId,
    data: JSONBody[Rematch],
) -> answers.Table:
    """Once more with the same people; whoever asks second gets the same table."""
    _limit(request, limits)
    table = await house.find(table_id, device)
    if not table.seats_of(device):
        raise not_yours()
    again = await making.make_again(house, table)
    await table.durable()
    return await shown(again, device)


ROUTES = [list_tables, list_matches, make_table, quick_play, rematch]
