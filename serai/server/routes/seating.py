"""One table and its seats: looking, joining, leaving, starting."""

from litestar import delete, get, post, put
from litestar.params import JSONBody

from serai.server.payloads import answers
from serai.server.payloads.requests import ChangeSeat, Claim, GiveNonce, Join, OfSeat
from serai.server.problems import not_found
from serai.server.routes.common import (
    READS,
    WRITES,
    Number,
    TableId,
    Text,
    TheVisit,
    insisting,
    refusals,
    shown,
)
from serai.server.tables import seating, showing


@get("/api/tables/{table_id:str}", **READS)
@insisting
async def show_table(visit: TheVisit, table_id: TableId) -> answers.Table:
    """A table as this device may see it."""
    return await shown(await visit.house.find(table_id, visit.viewer), visit.viewer)


@delete("/api/tables/{table_id:str}", responses=refusals(404, 409))
@insisting
async def close_table(visit: TheVisit, table_id: TableId) -> None:
    """The host takes a table away that has not started."""
    table = await visit.house.find(table_id, visit.device)
    seating.close(visit.house, table, visit.device)
    await table.durable()


@get("/api/invites/{token:str}", **READS)
@insisting
async def show_invitation(visit: TheVisit, token: Text) -> answers.Invitation:
    """What an invitation leads to, as long as it is not used up."""
    found = await visit.house.invited(token)
    if found is None:
        raise not_found()
    table, seat = found
    whole = showing.whole(table, None)
    host = next((other.name for other in whole.seats if other.host), "")
    summary = showing.summary(table, None)
    return answers.Invitation(summary, seat, host, whole.options, whole.commitment)


@post("/api/invites/{token:str}", **WRITES)
@insisting
async def claim_invitation(visit: TheVisit, token: Text, data: JSONBody[Claim]) -> answers.Table:
    """Take the seat of an invitation."""
    return await shown(await seating.claim(visit.house, token, visit.device, data), visit.device)


@post("/api/tables/{table_id:str}/join", **WRITES)
@insisting
async def join_table(visit: TheVisit, table_id: TableId, data: JSONBody[Join]) -> answers.Table:
    """Take an open seat of a public table."""
    table = await visit.house.find(table_id, visit.device)
    seating.join(visit.house, table, visit.device, data)
    return await shown(table, visit.device)


@post("/api/tables/{table_id:str}/nonce", **WRITES)
@insisting
async def give_nonce(
    visit: TheVisit, table_id: TableId, data: JSONBody[GiveNonce]
) -> answers.Table:
    """This device's part of the shuffle."""
    table = await visit.house.find(table_id, visit.device)
    seating.give_nonce(visit.house, table, visit.device, data.nonce)
    return await shown(table, visit.device)


@put("/api/tables/{table_id:str}/seats/{seat:int}", **WRITES)
@insisting
async def change_seat(
    visit: TheVisit, table_id: TableId, seat: Number, data: JSONBody[ChangeSeat]
) -> answers.Table:
    """Before the start: one's own name and colour, or who may sit on another seat."""
    table = await visit.house.find(table_id, visit.device)
    seating.change_seat(visit.house, table, visit.device, seat, data)
    return await shown(table, visit.device)


@post("/api/tables/{table_id:str}/seats/{seat:int}/invite", **WRITES)
@insisting
async def renew_invitation(visit: TheVisit, table_id: TableId, seat: Number) -> answers.Table:
    """A fresh invitation for an open seat; the old one is void."""
    table = await visit.house.find(table_id, visit.device)
    seating.renew_invitation(visit.house, table, visit.device, seat)
    return await shown(table, visit.device)


@post("/api/tables/{table_id:str}/start", **WRITES)
@insisting
async def start_table(visit: TheVisit, table_id: TableId) -> answers.Table:
    """The host starts a full table."""
    table = await visit.house.find(table_id, visit.device)
    seating.start(visit.house, table, visit.device)
    return await shown(table, visit.device)


@post("/api/tables/{table_id:str}/leave", **WRITES)
@insisting
async def leave_table(visit: TheVisit, table_id: TableId, data: JSONBody[OfSeat]) -> answers.Table:
    """Leave a seat; during play a bot stands in."""
    table = await visit.house.find(table_id, visit.device)
    seating.leave(visit.house, table, visit.device, data.seat)
    return await shown(table, visit.device)


@post("/api/tables/{table_id:str}/return", **WRITES)
@insisting
async def return_to_table(
    visit: TheVisit, table_id: TableId, data: JSONBody[OfSeat]
) -> answers.Table:
    """Take a seat back from the bot that stands in."""
    table = await visit.house.find(table_id, visit.device)
    seating.come_back(visit.house, table, seating.own_seat(table, visit.device, data.seat))
    return await shown(table, visit.device)


@post("/api/tables/{table_id:str}/stand-in", **WRITES)
@insisting
async def stand_in(visit: TheVisit, table_id: TableId, data: JSONBody[OfSeat]) -> answers.Table:
    """The host lets a bot play on for somebody who is gone."""
    table = await visit.house.find(table_id, visit.device)
    seating.stand_in_by_host(visit.house, table, visit.device, data.seat)
    return await shown(table, visit.device)


ROUTES = [
    show_table,
    close_table,
    show_invitation,
    claim_invitation,
    join_table,
    give_nonce,
    change_seat,
    renew_invitation,
    start_table,
    leave_table,
    return_to_table,
    stand_in,
]
