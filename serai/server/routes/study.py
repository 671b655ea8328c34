"""Learning: a hint while one plays, and what turned a match that has ended."""

from litestar import get, post
from litestar.params import JSONBody

from serai.server.payloads import answers
from serai.server.payloads.requests import OfSeat
from serai.server.routes.common import READS, WRITES, TableId, TheVisit, insisting
from serai.server.tables import advising, analysing, seating


@post("/api/tables/{table_id:str}/hint", **WRITES)
@insisting
async def hint(visit: TheVisit, table_id: TableId, data: JSONBody[OfSeat]) -> answers.Hint:
    """What a strong bot would do in this seat's place, where the table allows hints."""
    table = await visit.house.find(table_id, visit.device)
    seating.own_seat(table, visit.device, data.seat)
    visit.limits.need("hint", visit.device)
    visit.limit("hints")
    hint = await advising.hint(visit.house, table, data.seat, visit.address)
    seating.own_seat(table, visit.device, data.seat)
    return hint


@get("/api/tables/{table_id:str}/analysis", **READS)
@insisting
async def show_analysis(visit: TheVisit, table_id: TableId) -> answers.Analysis:
    """The chances of every seat over an ended match, as far as they are known."""
    table = await visit.house.find(table_id, visit.viewer)
    return await analysing.looked_at(visit.house, table)


@post("/api/tables/{table_id:str}/analysis", **WRITES)
@insisting
async def begin_analysis(visit: TheVisit, table_id: TableId) -> answers.Analysis:
    """Have an ended match thought through; ask again for how far it is."""
    visit.limit("study")
    table = await visit.house.find(table_id, visit.device)
    return await analysing.begin(visit.house, table, visit.address)


ROUTES = [hint, show_analysis, begin_analysis]
