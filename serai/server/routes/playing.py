"""Playing over HTTP: views, actions, taking back, questions, and agreeing to end."""

from litestar import get, post
from litestar.params import JSONBody

from serai.server.moment import now
from serai.server.payloads import answers
from serai.server.payloads.requests import AgreeToEnd, Play, Undo, Why
from serai.server.problems import clause_text
from serai.server.routes.common import (
    READS,
    WRITES,
    Since,
    TableId,
    Text,
    TheVisit,
    insisting,
    need_viewpoint,
    settled,
    shown,
    viewpoint_of,
)
from serai.server.tables import playing, seating, showing


@get("/api/tables/{table_id:str}/view/{viewpoint:str}", **READS)
@insisting
async def view(
    visit: TheVisit, table_id: TableId, viewpoint: Text, since: Since = 0
) -> answers.Update:
    """What a viewpoint has been shown since, and how things look to it now."""
    seat = viewpoint_of(viewpoint)
    table = await visit.house.find(table_id, visit.viewer)
    need_viewpoint(table, visit.viewer, seat)
    table.need_play()
    update = showing.update(table, seat, since, now())
    await settled(table, visit.viewer, seat)
    return update


@post("/api/tables/{table_id:str}/play", **WRITES)
@insisting
async def play(visit: TheVisit, table_id: TableId, data: JSONBody[Play]) -> answers.Done:
    """Play an action; answered when it is on disk."""
    table = await visit.house.find(table_id, visit.device)
    seating.own_seat(table, visit.device, data.seat)
    table.asker = visit.address
    done = playing.play(visit.house, table, data.seat, data.action, data.id, data.seen)
    await table.durable()
    return done


@post("/api/tables/{table_id:str}/undo", **WRITES)
@insisting
async def undo(visit: TheVisit, table_id: TableId, data: JSONBody[Undo]) -> answers.Done:
    """Take the seat's last action back."""
    table = await visit.house.find(table_id, visit.device)
    seating.own_seat(table, visit.device, data.seat)
    visit.limits.need("undo", visit.device)
    done = playing.undo(visit.house, table, data.seat, data.id)
    await table.durable()
    return done


@post("/api/tables/{table_id:str}/why", **WRITES)
@insisting
async def why(visit: TheVisit, table_id: TableId, data: JSONBody[Why]) -> answers.WhyNot:
    """The clause that forbids an action just now, if any."""
    table = await visit.house.find(table_id, visit.device)
    seating.own_seat(table, visit.device, data.seat)
    against = playing.why_not(table, data.seat, data.action)
    return answers.WhyNot(None if against is None else clause_text(against, visit.language))


@post("/api/tables/{table_id:str}/end", **WRITES)
@insisting
async def agree_to_end(
    visit: TheVisit, table_id: TableId, data: JSONBody[AgreeToEnd]
) -> answers.Table:
    """Offer or accept to end without a result, or take that back."""
    table = await visit.house.find(table_id, visit.device)
    seating.own_seat(table, visit.device, data.seat)
    playing.agree_to_end(visit.house, table, data.seat, data.agree)
    return await shown(table, visit.device)


ROUTES = [view, play, undo, why, agree_to_end]
