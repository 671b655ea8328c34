"""Ears: whoever listens to a table without a socket."""

import json
from typing import Any


class Ear:
    """Takes what a socket would."""

    full = False

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []
        self.on_writable = lambda: None

    def say(self, frame: bytes) -> None:
        self.frames.append(json.loads(frame))

    say_deflated = say

    def said(self) -> list[str]:
        chats = [frame for frame in self.frames if frame["type"] == "chat"]
        return [message["text"] for frame in chats for message in frame["messages"]]

    def seats(self) -> list[dict[str, Any]]:
        tables = [frame["table"] for frame in self.frames if frame["type"] == "table"]
        seats: list[dict[str, Any]] = tables[-1]["seats"]
        return seats
