"""Chat over HTTP."""

from litestar import get, post, put
from litestar.params import JSONBody

from serai.server.payloads import answers
from serai.server.payloads.requests import Mute, Say
from serai.server.problems import not_yours
from serai.server.routes.common import (
    READS,
    WRITES,
    Since,
    TableId,
    TheVisit,
    insisting,
    refusals,
    settled,
    shown,
)
from serai.server.tables import chatting, seating
from serai.server.tables.house import shown_message


@post("/api/tables/{table_id:str}/chat", responses=refusals(404, 409))
@insisting
async def say(visit: TheVisit, table_id: TableId, data: JSONBody[Say]) -> answers.ChatMessage:
    """Write to the people of the table."""
    table = await visit.house.find(table_id, visit.device)
    seating.own_seat(table, visit.device, data.seat)
    visit.limits.need("chat", visit.device)
    message = chatting.say(visit.house, table, data.seat, data.text, data.id)
    await table.durable()
    return shown_message(message)


@get("/api/tables/{table_id:str}/chat", **READS)
@insisting
async def heard(visit: TheVisit, table_id: TableId, since: Since = 0) -> answers.Chatted:
    """What was written, but for muted seats."""
    table = await visit.house.find(table_id, visit.viewer)
    seats = table.seats_of(visit.viewer)
    if not seats:
        raise not_yours()
    messages = [shown_message(said) for said in chatting.heard_by(table, seats, since)]
    chatted = answers.Chatted(since, messages, len(table.messages))
    await settled(table, visit.viewer, seats[0])
    return chatted


@put("/api/tables/{table_id:str}/mute", **WRITES)
@insisting
async def mute(visit: TheVisit, table_id: TableId, data: JSONBody[Mute]) -> answers.Table:
    """Whether this device wants to read what a seat writes."""
    table = await visit.house.find(table_id, visit.device)
    seats = table.seats_of(visit.device)
    if not seats:
        raise not_yours()
    chatting.mute(visit.house, table, seats, data.seat, data.muted)
    return await shown(table, visit.device)


ROUTES = [say, heard, mute]
