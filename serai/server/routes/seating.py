"""One table and its seats: looking, joining, leaving, starting."""

from litestar import delete, get, post, put
from litestar.params import JSONBody

from serai.server.payloads import answers
from serai.server.payloads.requests import ChangeSeat, Claim, GiveNonce, Join, OfSeat
from serai.server.problems import not_found
from serai.server.routes.common import (
    READS,
    WRITES,
    Device,
    Number,
    TableId,
    Text,
    TheHouse,
    Viewer,
    refusals,
    shown,
)
from serai.server.tables import seating, showing


@get("/api/tables/{table_id:str}", **READS)
async def show_table(house: TheHouse, viewer: Viewer, table_id: TableId) -> answers.Table:
    """A table as this device may see it."""
    return await shown(await house.find(table_id, viewer), viewer)


@delete("/api/tables/{table_id:str}", responses=refusals(404, 409))
async def close_table(house: TheHouse, device: Device, table_id: TableId) -> None:
    """The host takes a table away that has not started."""
    table = await house.find(table_id, device)
    seating.close(house, table, device)
    await table.durable()


@get("/api/invites/{token:str}", **READS)
async def show_invitation(house: TheHouse, token: Text) -> answers.Invitation:
    """What an invitation leads to, as long as it is not used up."""
    found = house.invited(token)
    if found is None:
        raise not_found()
    table, seat = found
    whole = showing.whole(table, None)
    host = next((other.name for other in whole.seats if other.host), "")
    summary = showing.summary(table, None)
    return answers.Invitation(summary, seat, host, whole.options, whole.commitment)


@post("/api/invites/{token:str}", **WRITES)
async def claim_invitation(
    house: TheHouse, device: Device, token: Text, data: JSONBody[Claim]
) -> answers.Table:
    """Take the seat of an invitation."""
    return await shown(seating.claim(house, token, device, data), device)


@post("/api/tables/{table_id:str}/join", **WRITES)
async def join_table(
    house: TheHouse, device: Device, table_id: TableId, data: JSONBody[Join]
) -> answers.Table:
    """Take an open seat of a public table."""
    table = await house.find(table_id, device)
    seating.join(house, table, device, data)
    return await shown(table, device)


@post("/api/tables/{table_id:str}/nonce", **WRITES)
async def give_nonce(
    house: TheHouse, device: Device, table_id: TableId, data: JSONBody[GiveNonce]
) -> answers.Table:
    """This device's part of the shuffle."""
    table = await house.find(table_id, device)
    seating.give_nonce(house, table, device, data.nonce)
    return await shown(table, device)


@put("/api/tables/{table_id:str}/seats/{seat:int}", **WRITES)
async def change_seat(
    house: TheHouse, device: Device, table_id: TableId, seat: Number, data: JSONBody[ChangeSeat]
) -> answers.Table:
    """Before the start: one's own name and colour, or who may sit on another seat."""
    table = await house.find(table_id, device)
    seating.change_seat(house, table, device, seat, data)
    return await shown(table, device)


@post("/api/tables/{table_id:str}/seats/{seat:int}/invite", **WRITES)
async def renew_invitation(
    house: TheHouse, device: Device, table_id: TableId, seat: Number
) -> answers.Table:
    """A fresh invitation for an open seat; the old one is void."""
    table = await house.find(table_id, device)
    seating.renew_invitation(house, table, device, seat)
    return await shown(table, device)


@post("/api/tables/{table_id:str}/start", **WRITES)
async def start_table(house: TheHouse, device: Device, table_id: TableId) -> answers.Table:
    """The host starts a full table."""
    table = await house.find(table_id, device)
    seating.start(house, table, device)
    return await shown(table, device)


@post("/api/tables/{table_id:str}/leave", **WRITES)
async def leave_table(
    house: TheHouse, device: Device, table_id: TableId, data: JSONBody[OfSeat]
) -> answers.Table:
    """Leave a seat; during play a bot stands in."""
    table = await house.find(table_id, device)
    seating.leave(house, table, device, data.seat)
    return await shown(table, device)


@post("/api/tables/{table_id:str}/return", **WRITES)
async def return_to_table(
    house: TheHouse, device: Device, table_id: TableId, data: JSONBody[OfSeat]
) -> answers.Table:
    """Take a seat back from the bot that stands in."""
    table = await house.find(table_id, device)
    seating.come_back(house, table, seating.own_seat(table, device, data.seat))
    return await shown(table, device)


@post("/api/tables/{table_id:str}/stand-in", **WRITES)
async def stand_in(
    house: TheHouse, device: Device, table_id: TableId, data: JSONBody[OfSeat]
) -> answers.Table:
    """The host lets a bot play on for somebody who is gone."""
    table = await house.find(table_id, device)
    seating.stand_in_by_host(house, table, device, data.seat)
    return await shown(table, device)


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
