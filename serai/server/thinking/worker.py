"""A thinking process: reads what a seat knows, answers with an action, until its input ends."""

import os
import signal
import sys
from typing import BinaryIO, Final

import msgspec

import serai.games  # noqa: F401  (tells the registry which games there are)
from serai.bots.levels import bot
from serai.engine import registry
from serai.server.thinking.framing import HEAD, Task, Thought, framed

POLITE: Final = 10


def think(task: Task) -> Thought:
    """One choice; a bot that fails says so and leaves the process well."""
    try:
        observation = registry.game(task.game).observation_from_bytes(task.observation)
        return Thought(bot(task.game, task.level, task.seed).choose(observation))
    except Exception as trouble:
        return Thought(None, f"{type(trouble).__name__}: {trouble}")


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    while len(head := source.read(HEAD)) == HEAD:
        body = source.read(int.from_bytes(head, "big"))
        sink.write(framed(think(msgspec.msgpack.decode(body, type=Task))))
        sink.flush()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(POLITE)
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        os._exit(0)


if __name__ == "__main__":
    main()
