"""A program that takes a seat of a server's table by its invitation link, and plays to the end.

The live connection is held by a thread of its own, which answers the server's pings while the
program thinks; should it break, it is opened again and goes on where it was.

    python examples/network_player.py http://localhost:8000/join/TOKEN --name Robot
"""

import argparse
import json
import re
import secrets
import urllib.request
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from serai.engine.chance import QuickChance

Json = dict[str, Any]
Choose = Callable[[Json, list[Json]], Json]
"""Takes the view of one's seat and the actions that are offered; returns one of them."""


class Seat:
    """A seat of a table of a server, as the device that a cookie names."""

    def __init__(self, origin: str, cookie: str, table: str, seat: int) -> None:
        self.origin, self.cookie, self.table, self.seat = origin, cookie, table, seat

    def open(self) -> ClientConnection:
        """A live connection, which tells first how things stand."""
        host = self.origin.replace("http", "ws", 1)
        return connect(
            f"{host}/api/tables/{self.table}/live?viewpoint={self.seat}&since=0&chat=0",
            origin=Origin(self.origin),
            additional_headers={"Cookie": self.cookie},
            max_size=None,
        )

    def play(self, choose: Choose) -> Json:
        """Answer whenever this seat is asked; the last update once the match is over."""
        while True:
            try:
                with self.open() as socket:
                    return self._answer(socket, choose)
            except ConnectionClosed:
                continue

    def _answer(self, socket: ClientConnection, choose: Choose) -> Json:
        for text in socket:
            frame = json.loads(text)
            if frame["type"] != "update":
                continue
            if frame["state"] == "ended":
                ended: Json = frame
                return ended
            offered = [offer["action"] for offer in frame["offers"] if "refused" not in offer]
            if self.seat in frame["to_act"] and offered:
                action = choose(frame["view"], offered)
                told = {"type": "play", "id": secrets.token_hex(8), "action": action}
                socket.send(json.dumps({**told, "seen": frame["number"]}))
        raise ConnectionClosed(None, None)


def take(link: str, name: str) -> Seat:
    """Take the seat that an invitation with its token leads to."""
    parts = urlsplit(link)
    origin, token = f"{parts.scheme}://{parts.netloc}", parts.path.rsplit("/", 1)[-1]
    claim = json.dumps({"name": name, "nonce": secrets.token_hex(16)}).encode()
    headers = {"Content-Type": "application/json", "Accept": "application/json"}
    asked = urllib.request.Request(f"{origin}/api/invites/{token}", claim, headers, method="POST")
    with urllib.request.urlopen(asked, timeout=30) as answered:
        found = re.search(r"serai_device=[0-9a-f]{32}", answered.headers["Set-Cookie"] or "")
        table = json.load(answered)
    if found is None:
        raise SystemExit("the server gave this program no cookie to be known by")
    return Seat(origin, found[0], table["id"], table["you"]["seats"][0])


def at_random(seed: int) -> Choose:
    chance = QuickChance(seed)
    return lambda view, offered: offered[chance.below(len(offered))]


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("link", help="the invitation, http://…/join/TOKEN")
    reader.add_argument("--name", default="Robot")
    reader.add_argument("--seed", type=int, default=1)
    wish = reader.parse_args()
    ended = take(wish.link, wish.name).play(at_random(wish.seed))
    print(json.dumps(ended["view"]["result"]))


if __name__ == "__main__":
    main()
