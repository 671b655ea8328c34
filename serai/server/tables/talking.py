"""What comes over a live connection, and the answers."""

import logging
from typing import Final

import msgspec

from serai.server.limits import Limits
from serai.server.payloads import answers
from serai.server.payloads.requests import ClientFrame, PlayFrame
from serai.server.problems import Refusal, unavailable
from serai.server.tables import playing, seating
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House, encoded
from serai.server.tables.listeners import Listener

LOG: Final = logging.getLogger("serai.live")
FRAMES: Final = msgspec.json.Decoder(ClientFrame)


def lost(frame_id: str) -> answers.Refused:
    return answers.Refused(frame_id, unavailable().problem)


class Talk:
    """What comes over one live connection, answered as the HTTP routes do, for its seat."""

    def __init__(
        self, house: House, limits: Limits, table: HostedTable, listener: Listener
    ) -> None:
        self._house = house
        self._limits = limits
        self._table = table
        self.listener = listener
        self._name = str(id(listener))

    def hear(self, text: bytes) -> None:
        try:
            self._heed(text)
        except Exception:
            LOG.exception("a live connection failed")
            self.listener.hang_up()

    def _heed(self, text: bytes) -> None:
        listener = self.listener
        if listener.closing:
            return
        if not self._limits.allows("frame", self._name):
            listener.say_goodbye(answers.Goodbye("too_fast"))
            return
        try:
            frame = FRAMES.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            listener.say_goodbye(answers.Goodbye("bad_frame"))
            return
        try:
            done = self._do(frame)
        except Refusal as refusal:
            self._answer(answers.Refused(frame.id, refusal.problem))
        else:
            self._table.when_durable(
                lambda stored: self._answer(done if stored else lost(frame.id))
            )

    def _do(self, frame: ClientFrame) -> answers.Done:
        seat = self.listener.seat
        if seat is None:
            raise Refusal("not_yours", "Spectators only watch.")
        seating.own_seat(self._table, self.listener.device, seat)
        if isinstance(frame, PlayFrame):
            return playing.play(self._house, self._table, seat, frame.action, frame.id, frame.seen)
        self._limits.need("undo", self.listener.device or "")
        return playing.undo(self._house, self._table, seat, frame.id)

    def _answer(self, answer: answers.Done | answers.Refused) -> None:
        self.listener.push(encoded(answer))
