"""A table on a server, shown on this screen: what it tells comes live, what is done goes back."""

import asyncio
import contextlib
import json
import secrets
from typing import Any, Final

from rich.console import RenderableType
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import serai
from serai.bots.advising import Opinion, Reason
from serai.cli import hints
from serai.cli.choices import choices_from
from serai.cli.full.seen import Seen, Stage
from serai.cli.visiting import Json, Visit
from serai.engine import clauses
from serai.engine.clauses import Clause
from serai.engine.errors import BadInput
from serai.words import Words

AGAIN_AFTER: Final = [0.2, 0.5, 1.0, 2.0, 5.0]
"""Seconds before a lost connection is sought again."""
LARGEST: Final = 1 << 24


class FarTable:
    """One viewpoint of a table: a seat of ours, or a spectator's."""

    def __init__(self, visit: Visit, table: Json, seat: int | None) -> None:
        self.visit = visit
        self.row = table
        self.seat = seat
        self.game = serai.game(table["game"])
        self.words = Words(self.game, _names(table))
        self.has_hints = bool(table["hints"])
        self._events: list[Json] = []
        self._update: Json = {}
        self._frames: asyncio.Queue[Json] = asyncio.Queue()
        self._asked: dict[str, asyncio.Future[Json]] = {}
        self._socket: ClientConnection | None = None

    async def run(self, stage: Stage) -> None:
        listening = asyncio.create_task(self._listen(stage))
        try:
            while not self._is_over():
                await self._show(await self._frames.get(), stage)
        finally:
            listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await listening

    def _is_over(self) -> bool:
        return bool(self._update) and self._update["state"] == "ended"

    # What comes.

    async def _listen(self, stage: Stage) -> None:
        """Everything the server tells, from where it was left off whenever the way was lost."""
        tried = 0
        while True:
            since = len(self._events)
            address = self.visit.live_address(self.row["id"], self.seat, since)
            cookie = {"Cookie": f"serai_device={self.visit.device}"} if self.visit.device else {}
            try:
                async with connect(
                    address, additional_headers=cookie, max_size=LARGEST, proxy=None
                ) as socket:
                    self._socket, tried = socket, 0
                    async for text in socket:
                        self._hear(json.loads(text))
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            self._socket = None
            stage.note(self.words.say("join-lost"))
            await asyncio.sleep(AGAIN_AFTER[min(tried, len(AGAIN_AFTER) - 1)])
            tried += 1

    def _hear(self, frame: Json) -> None:
        if frame["type"] in {"done", "refused"}:
            waiting = self._asked.pop(str(frame["id"]), None)
            if waiting is not None and not waiting.done():
                waiting.set_result(frame)
        elif frame["type"] == "update":
            self._events += frame["events"]
            self._frames.put_nowait(frame)
        elif frame["type"] == "table":
            self._frames.put_nowait(frame)

    async def _show(self, frame: Json, stage: Stage) -> None:
        if frame["type"] == "table":
            self.row = frame["table"]
            self.words.names[:] = _names(self.row)
            if self.row["state"] == "open":
                stage.note(self._who_is_missing())
            return
        self._update = frame
        await stage.show(self._seen(), frame["events"])
        waiting = [seat for seat in frame["to_act"] if seat != self.seat]
        stage.wait_for(waiting[0] if waiting else None)

    def _seen(self) -> Seen:
        update = self._update
        asked = self.seat is not None and self.seat in update["to_act"]
        return Seen(
            self.seat,
            update["view"],
            update["offers"] if asked else [],
            asked,
            update["can_undo"],
            update["state"] == "ended",
        )

    def _who_is_missing(self) -> str:
        free = sum(1 for seat in self.row["seats"] if seat["kind"] == "open")
        return self.words.say("join-waiting", count=free)

    def told(self, seat: int | None) -> list[dict[str, Any]]:
        return self._events

    # What is done.

    async def _send(self, frame: Json) -> Json:
        """Have something done, and wait until the server has it on its disk."""
        if self._socket is None:
            raise BadInput(self.words.say("join-lost"))
        ident = secrets.token_hex(8)
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._asked[ident] = answer
        await self._socket.send(json.dumps({**frame, "id": ident}))
        told = await answer
        if told["type"] == "refused":
            raise BadInput(str(told["problem"]["text"]))
        return told

    async def play(self, seat: int, action: dict[str, Any]) -> None:
        await self._send({"type": "play", "action": action, "seen": self._update["number"]})

    async def undo(self, seat: int) -> None:
        await self._send({"type": "undo"})

    async def why_not(self, seat: int, action: dict[str, Any]) -> Clause | None:
        body = {"seat": seat, "action": action}
        told = await asyncio.to_thread(self.visit.post, f"/api/tables/{self.row['id']}/why", body)
        clause = told["clause"]
        return None if clause is None else clauses.lookup(clause["id"], self.words.language)

    async def hint(self, seat: int) -> list[RenderableType]:
        if not self.has_hints:
            raise BadInput(self.words.say("hint-off"))
        told = await asyncio.to_thread(
            self.visit.post, f"/api/tables/{self.row['id']}/hint", {"seat": seat}
        )
        advised = [told["best"], *told["alternatives"]]
        opinions = [_opinion(one) for one in advised]
        choices = choices_from(self._update["offers"], self.words)
        why = Reason(told["reason"]["id"], told["reason"]["values"])
        actions = [one["action"] for one in advised]
        return hints.shown(actions, opinions, why, choices, self.words)

    def keep_in(self, wish: str) -> str:
        raise BadInput(self.words.say("join-kept"))

    def farewell(self, interrupted: bool) -> str:
        link = f"{self.visit.origin}/table/{self.row['id']}"
        return self.words.say("join-left", link=link)

    def close(self) -> None:
        """The connection ends with the screen's own tasks."""


def _names(table: Json) -> list[str]:
    called = Words().called
    return [called(seat["name"]) or f"{place + 1}" for place, seat in enumerate(table["seats"])]


def _opinion(advice: Json) -> Opinion:
    """Advice as an opinion: of so many tries, the share that was won."""
    tries = int(advice["tries"])
    won = round(tries * 1000 * (advice["percent"] or 0) / 100)
    return Opinion(0, tries if advice["percent"] is not None else 0, won)
