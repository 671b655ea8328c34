"""What comes over a live connection, and the answers."""

import logging
import time
from typing import Final

import msgspec

from serai.server.limits import Limits
from serai.server.payloads import answers
from serai.server.payloads.requests import ClientFrame, PlayFrame
from serai.server.problems import Behind, Refusal, unavailable
from serai.server.tables import playing, seating
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House, encoded
from serai.server.tables.listeners import Listener

LOG: Final = logging.getLogger("serai.live")
MOST_TRIES: Final = 50
"""How often other processes may be first before somebody is told to try it later."""
FRAMES: Final = msgspec.json.Decoder(ClientFrame)


def lost(frame_id: str, language: str) -> answers.Refused:
    return answers.Refused(frame_id, unavailable().problem(language))


class Talk:
    """What comes over one live connection, answered as the HTTP routes do, for its seat."""

    def __init__(
        self,
        house: House,
        limits: Limits,
        table: HostedTable,
        listener: Listener,
        address: str,
        language: str,
    ) -> None:
        self._house = house
        self._limits = limits
        self._table = table
        self.listener = listener
        self._address = address
        self._language = language
        self._name = str(id(listener))

    def hear(self, text: bytes) -> None:
        began = time.thread_time()
        try:
            self._heed(text)
        except Exception:
            LOG.exception("a live connection failed")
            self.listener.hang_up()
        self._limits.spend_time(self._address, time.thread_time() - began)

    def pay(self, seconds: float) -> None:
        """What goes out is at the expense of whoever listens, however many of them there are."""
        self._limits.spend_time(self._address, seconds)
        if not (self.listener.closing or self._limits.has_time(self._address)):
            self.listener.say_goodbye(answers.Goodbye("too_fast"))

    def _heed(self, text: bytes) -> None:
        listener = self.listener
        if listener.closing:
            return
        in_measure = self._limits.allows("frame", self._name)
        if not (in_measure and self._limits.has_time(self._address)):
            listener.say_goodbye(answers.Goodbye("too_fast"))
            return
        try:
            frame = FRAMES.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            listener.say_goodbye(answers.Goodbye("bad_frame"))
            return
        self._act(frame, 1)

    def _act(self, frame: ClientFrame, tries: int) -> None:
        """Do it; where another process was first, or may have been, look and try again."""
        try:
            done = self._do(frame)
        except Refusal as refusal:
            behind = isinstance(refusal, Behind) and tries < MOST_TRIES
            if behind or (tries == 1 and self._house.others is not None):
                self._house.spawn(self._act_again(frame, tries + 1))
            else:
                self._answer(answers.Refused(frame.id, refusal.problem(self._language)))
        else:
            self._table.when_durable(lambda stored: self._done(frame, done, stored, tries))

    def _done(self, frame: ClientFrame, done: answers.Done, stored: bool, tries: int) -> None:
        if stored:
            self._answer(done)
        elif self._table.refreshing is not None and tries < MOST_TRIES:
            self._house.spawn(self._act_again(frame, tries + 1))
        else:
            self._answer(lost(frame.id, self._language))

    async def _act_again(self, frame: ClientFrame, tries: int) -> None:
        try:
            if self._house.others is not None:
                await self._house.others.fresh(self._table)
        except Refusal:
            self._answer(lost(frame.id, self._language))
            return
        if not self.listener.closing:
            self._act(frame, tries)

    def _do(self, frame: ClientFrame) -> answers.Done:
        seat = self.listener.seat
        if seat is None:
            raise Refusal("not_yours", "problem-spectator")
        if self._table.refreshing is not None:
            raise Behind()
        seating.own_seat(self._table, self.listener.device, seat)
        self._table.asker = self._address
        if isinstance(frame, PlayFrame):
            return playing.play(self._house, self._table, seat, frame.action, frame.id, frame.seen)
        self._limits.need("undo", self.listener.device or "")
        return playing.undo(self._house, self._table, seat, frame.id)

    def _answer(self, answer: answers.Done | answers.Refused) -> None:
        self.listener.push(encoded(answer))
