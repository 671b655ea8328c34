"""Finding and making tables."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from serai.server.payloads import answers
from serai.server.payloads.requests import NewTable, QuickPlay, Rematch
from serai.server.problems import not_yours
from serai.server.routes.common import TableId, TheVisit, insisting, refusals, shown
from serai.server.tables import listing, making, showing

MATCHES_A_PAGE = 50
Moment = Annotated[int | None, QueryParameter(ge=0, le=2**53)]


@get("/api/tables", responses=refusals())
@insisting
async def list_tables(visit: TheVisit) -> answers.TableList:
    """Public tables: those with an open seat, and running ones one may watch."""
    return answers.TableList(
        await listing.public(visit.house, "open", visit.viewer),
        await listing.public(visit.house, "running", visit.viewer),
    )


@get("/api/matches", responses=refusals())
@insisting
async def list_matches(visit: TheVisit, before: Moment = None) -> answers.MatchList:
    """This device's ended matches, the newest first."""
    if visit.viewer is None:
        return answers.MatchList([], None)
    found = await visit.house.reading.ended_of(visit.viewer, before, MATCHES_A_PAGE)
    matches = [showing.summary_of_rows(row, seats, visit.viewer) for row, seats in found]
    full = len(matches) == MATCHES_A_PAGE
    return answers.MatchList(matches, matches[-1].ended if full else None)


@post("/api/tables", responses=refusals(409))
@insisting
async def make_table(visit: TheVisit, data: JSONBody[NewTable]) -> answers.Table:
    """A new table."""
    visit.limit("make")
    table = await making.make(visit.house, visit.device, data, visit.origin)
    return await shown(table, visit.device)


@post("/api/quick", responses=refusals(409))
@insisting
async def quick_play(visit: TheVisit, data: JSONBody[QuickPlay]) -> answers.Table:
    """A table against bots; it starts when this device's nonce has arrived."""
    visit.limit("make")
    wanted = making.against_bots(data)
    table = await making.make(visit.house, visit.device, wanted, visit.origin)
    return await shown(table, visit.device)


@post("/api/tables/{table_id:str}/rematch", responses=refusals(404, 409))
@insisting
async def rematch(visit: TheVisit, table_id: TableId, data: JSONBody[Rematch]) -> answers.Table:
    """Once more with the same people; whoever asks second gets the same table."""
    visit.limit("make")
    table = await visit.house.find(table_id, visit.device)
    if not table.seats_of(visit.device):
        raise not_yours()
    again = await making.make_again(visit.house, table, visit.origin)
    await table.durable()
    return await shown(again, visit.device)


ROUTES = [list_tables, list_matches, make_table, quick_play, rematch]
