"""The live connection: updates as they happen, resumed where the client left off."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from serai.server.payloads import answers
from serai.server.problems import Refusal, not_found
from serai.server.routes.common import TableId, TheVisit, need_viewpoint, viewpoint_of
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
        table = await visit.house.find(table_id, visit.viewer)
        need_viewpoint(table, visit.viewer, seat)
        if table.listening_from(seat) >= (MOST_SPECTATORS if seat is None else MOST_OF_A_SEAT):
            raise not_found()
        await table.durable()
    except Refusal:
        await socket.close(POLICY_VIOLATION)
        return
    wire: Wire = socket.scope["state"][WIRE]
    talk = Talk(visit.house, visit.limits, table, Listener(visit.viewer, seat, wire))
    wire.on_text = talk.hear
    await socket.accept()
    visit.house.metrics.live.inc()
    try:
        _arrive(
            visit.house,
            table,
            talk.listener,
            _number(asked.get("since")),
            _number(asked.get("chat")),
        )
        await table.durable()
        talk.listener.release()
        await _ended(talk.listener, socket)
    except Exception:
        LOG.exception("a live connection failed")
    finally:
        visit.house.metrics.live.dec()
        if talk.listener in table.listeners:
            table.listeners.remove(talk.listener)
        if seat is not None and not table.connected(seat):
            visit.house.presence_changed(table)


def _arrive(house: House, table: HostedTable, listener: Listener, since: int, chat: int) -> None:
    """The first frames; whoever was gone takes the seat back from its bot."""
    seat = listener.seat
    was_gone = seat is not None and not table.connected(seat)
    listen(table, listener, since)
    if seat is not None:
        messages = [shown_message(said) for said in chatting.heard_by(table, [seat], chat)]
        chatted = answers.Chatted(chat, messages, len(table.messages))
        listener.push(encoded(chatted))
        if was_gone:
            seating.come_back(house, table, table.seats[seat])
            house.presence_changed(table)


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
