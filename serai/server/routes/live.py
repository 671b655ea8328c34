"""The live connection: updates as they happen, resumed where the client left off."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from serai.server.payloads import answers
from serai.server.problems import Behind, Refusal, not_found, unavailable
from serai.server.routes.common import (
    TableId,
    TheVisit,
    Visit,
    insisting,
    need_viewpoint,
    viewpoint_of,
)
from serai.server.tables import chatting, seating
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House, encoded, listen, shown_message
from serai.server.tables.listeners import Listener
from serai.server.tables.talking import Talk
from serai.server.wire import WIRE, Wire

LOG: Final = logging.getLogger("serai.live")
AnySocket = WebSocket[Any, Any, Any]
POLICY_VIOLATION: Final = 1008
NORMAL: Final = 1000
MOST_DIGITS: Final = 9
MOST_SPECTATORS: Final = 500
MOST_OF_A_SEAT: Final = 16
"""Spectators, however many, keep no seat from its table."""


def _number(text: str | None) -> int:
    return (
        int(text) if text and text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else 0
    )


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: AnySocket, visit: TheVisit, table_id: TableId) -> None:
    """Updates of one viewpoint of a table."""
    asked = socket.query_params
    try:
        seat = viewpoint_of(asked.get("viewpoint", "public"))
        table = await _found(visit, table_id, seat)
    except Refusal:
        await socket.close(POLICY_VIOLATION)
        return
    # From here to its arrival nothing is awaited: the right that was checked is the one it has.
    wire: Wire = socket.scope["state"][WIRE]
    listener = Listener(visit.viewer, seat, wire)
    talk = Talk(visit.house, visit.limits, table, listener, visit.address, visit.language)
    wire.on_text = talk.hear
    wire.on_sent = talk.pay
    visit.house.metrics.live.inc()
    try:
        _arrive(
            visit.house,
            table,
            talk.listener,
            _number(asked.get("since")),
            _number(asked.get("chat")),
        )
        await socket.accept()
        await _stored(table, talk.listener)
        talk.listener.release()
        await _ended(talk.listener, socket)
    except ClientDisconnected:
        pass  # it was gone before it was let in
    except Exception:
        LOG.exception("a live connection failed")
    finally:
        visit.house.metrics.live.dec()
        talk.listener.part()
        wire.on_text = wire.on_sent = _deaf
        _let_go(socket)
        visit.house.left(table, talk.listener)


@insisting
async def _found(visit: Visit, table_id: str, seat: int | None) -> HostedTable:
    """The table, with a place for whoever comes."""
    table = await visit.house.find(table_id, visit.viewer)
    await table.durable()
    _need_place(visit.house, table, visit.viewer, seat)
    return table


async def _stored(table: HostedTable, listener: Listener) -> None:
    """Wait for the disk; where it did not follow, nothing was shown, and the guest comes again."""
    try:
        await table.durable()
    except Refusal:
        if not listener.closing:
            listener.say_goodbye(answers.Goodbye("stopping"))


def _let_go(socket: AnySocket) -> None:
    """Cut what goes round in circles: the collector comes by too seldom to free a connection."""
    socket.scope["state"].pop(WIRE, None)
    socket.receive, socket.send = empty_receive, empty_send


def _deaf(_told: bytes | float) -> None:
    """Hears what still comes of a connection that has ended, which then holds on to no table."""


def _need_place(house: House, table: HostedTable, device: str | None, seat: int | None) -> None:
    """Whoever comes may look from there, and there is room."""
    if house.tables.get(table.row.id) is not table:
        raise unavailable()
    if table.refreshing is not None:
        raise Behind()
    need_viewpoint(table, device, seat)
    if table.listening_from(seat) >= (MOST_SPECTATORS if seat is None else MOST_OF_A_SEAT):
        raise not_found()


def _arrive(house: House, table: HostedTable, listener: Listener, since: int, chat: int) -> None:
    """The first frames; whoever was gone takes the seat back from its bot."""
    seat = listener.seat
    is_new_here = seat is not None and not table.connected_here(seat)
    was_gone = seat is not None and not table.connected(seat)
    listen(table, listener, since)
    if seat is not None:
        messages = [shown_message(said) for said in chatting.heard_by(table, [seat], chat)]
        chatted = answers.Chatted(chat, messages, len(table.messages))
        listener.push(encoded(chatted))
        if was_gone:
            seating.come_back(house, table, table.seats[seat])
        if is_new_here:
            house.presence_changed(table, seat)


async def _ended(listener: Listener, socket: AnySocket) -> None:
    """Wait until either side ends it."""
    goodbye = asyncio.create_task(listener.finished.wait())
    gone = asyncio.create_task(_gone(socket))
    both = {goodbye, gone}
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        if not gone.done():
            await socket.close(NORMAL)
    finally:
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)


async def _gone(socket: AnySocket) -> None:
    """Frames go another way, so all that comes here is the end."""
    with suppress(WebSocketDisconnect):
        await socket.receive_data(mode="text")


ROUTES = [live]
