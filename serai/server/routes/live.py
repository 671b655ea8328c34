"""The live connection: updates as they happen, resumed where the client left off."""

import asyncio
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from serai.server.limits import Limits
from serai.server.payloads import answers
from serai.server.payloads.requests import ClientFrame, PlayFrame
from serai.server.problems import Refusal, not_found
from serai.server.routes.common import TableId, TheVisit, need_viewpoint, viewpoint_of
from serai.server.tables import chatting, playing, seating
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House, listen, shown_message
from serai.server.tables.listeners import Listener

LOG: Final = logging.getLogger("serai.live")
AnySocket = WebSocket[Any, Any, Any]
POLICY_VIOLATION: Final = 1008
NORMAL: Final = 1000
FRAMES: Final = msgspec.json.Decoder(ClientFrame)
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
    await socket.accept()
    listener = Listener(visit.viewer, seat)
    visit.house.metrics.live.inc()
    try:
        _arrive(
            visit.house, table, listener, _number(asked.get("since")), _number(asked.get("chat"))
        )
        await _talk(visit.house, visit.limits, table, listener, socket)
    except Exception:
        LOG.exception("a live connection failed")
    finally:
        visit.house.metrics.live.dec()
        if listener in table.listeners:
            table.listeners.remove(listener)
        visit.house.presence_changed(table)


def _arrive(house: House, table: HostedTable, listener: Listener, since: int, chat: int) -> None:
    """The first frames; whoever was gone takes the seat back from its bot."""
    seat = listener.seat
    was_gone = seat is not None and not table.connected(seat)
    listen(table, listener, since)
    if seat is not None:
        messages = [shown_message(said) for said in chatting.heard_by(table, [seat], chat)]
        chatted = answers.Chatted(chat, messages, len(table.messages))
        listener.push(msgspec.json.encode(chatted))
        if was_gone:
            seating.come_back(house, table, table.seats[seat])
    house.presence_changed(table)


async def _talk(
    house: House, limits: Limits, table: HostedTable, listener: Listener, socket: AnySocket
) -> None:
    """Send and receive until either side ends it."""
    sending = asyncio.create_task(_send(table, listener, socket))
    receiving = asyncio.create_task(_receive(house, limits, table, listener, socket))
    both = {sending, receiving}
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        if listener.closing:
            await asyncio.wait({sending})
    finally:
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)


async def _send(table: HostedTable, listener: Listener, socket: AnySocket) -> None:
    """Frames go out once the disk has followed; the first ones wait for what they show."""
    await table.durable()
    while not listener.finished:
        await socket.send_data(await listener.next_frame(), mode="text")
    await socket.close(NORMAL)


async def _receive(
    house: House, limits: Limits, table: HostedTable, listener: Listener, socket: AnySocket
) -> None:
    while not listener.closing:
        try:
            text = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        if not limits.allows("frame", str(id(listener))):
            listener.say_goodbye(answers.Goodbye("too_fast"))
            return
        try:
            frame = FRAMES.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            listener.say_goodbye(answers.Goodbye("bad_frame"))
            return
        listener.push(msgspec.json.encode(await _answer(house, limits, table, listener, frame)))


async def _answer(
    house: House, limits: Limits, table: HostedTable, listener: Listener, frame: ClientFrame
) -> answers.Done | answers.Refused:
    """The same as the HTTP routes do, for the listener's seat."""
    try:
        if listener.seat is None:
            raise Refusal("not_yours", "Spectators only watch.")
        seating.own_seat(table, listener.device, listener.seat)
        if isinstance(frame, PlayFrame):
            done = playing.play(house, table, listener.seat, frame.action, frame.id, frame.seen)
        else:
            limits.need("undo", listener.device or "")
            done = playing.undo(house, table, listener.seat, frame.id)
        await table.durable()
        return done
    except Refusal as refusal:
        return answers.Refused(frame.id, refusal.problem)


ROUTES = [live]
