"""What the server and a thinking process say to each other: a length, then MessagePack."""

from typing import Final

import msgspec

HEAD: Final = 4
LARGEST: Final = 16 * 1024 * 1024


class Task(msgspec.Struct):
    """A question to a bot. It holds what the seat knows, and nothing that leads to the truth."""

    game: str
    level: str
    seed: int
    observation: bytes


class Thought(msgspec.Struct):
    """The bot's choice, or why it has none."""

    action: int | None
    trouble: str | None = None


def framed(message: Task | Thought) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(HEAD, "big") + body
