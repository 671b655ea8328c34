"""What the server and a thinking process say to each other: a length, then MessagePack."""

from typing import Final

import msgspec

HEAD: Final = 4
LARGEST: Final = 16 * 1024 * 1024


class Choose(msgspec.Struct, tag="choose"):
    """A question to a bot. It holds what the seat knows, and nothing that leads to the truth."""

    game: str
    level: str
    seed: int
    observation: bytes


class Advise(msgspec.Struct, tag="advise"):
    """What would a strong bot do? Asked by what the seat knows, like the bot's own question."""

    game: str
    level: str
    seed: int
    observation: bytes


class Judge(msgspec.Struct, tag="judge"):
    """How do the seats stand? Asked only when a match is over and nothing of it is secret."""

    game: str
    seed: int
    position: bytes
    milliseconds: int
    least: int
    """How often to try it out, however long that takes."""


class Reconsider(msgspec.Struct, tag="reconsider"):
    """Could a seat have done better, by what it knew? Asked only when a match is over."""

    game: str
    seed: int
    position: bytes
    seat: int
    action: int
    """What it did."""


Task = Choose | Advise | Judge | Reconsider


class Chosen(msgspec.Struct, tag="chosen"):
    """The bot's choice, and how long it took."""

    action: int
    milliseconds: int


class Option(msgspec.Struct):
    """An action that was thought about, how often, and the thousandths of wins it brought."""

    action: int
    tries: int
    won: int


class Advised(msgspec.Struct, tag="advised"):
    """The actions in question, the best first."""

    options: list[Option]


class Judged(msgspec.Struct, tag="judged"):
    """Thousandths of wins for each seat, from so many tries; certain when the match was over."""

    won: list[int]
    tries: int
    is_certain: bool
    seconds: float
    """The processor time it took."""


class Reconsidered(msgspec.Struct, tag="reconsidered"):
    """What was played, if its chance could be told, and what would have been clearly better."""

    played: Option | None
    better: Option | None
    seconds: float
    """The processor time it took."""


class Failed(msgspec.Struct, tag="failed"):
    """Why there is no answer."""

    trouble: str


Thought = Chosen | Advised | Judged | Reconsidered | Failed


def framed(message: Task | Thought) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(HEAD, "big") + body
