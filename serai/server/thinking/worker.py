"""A thinking process: reads what a seat knows, answers with an action, until its input ends."""

import os
import signal
import sys
from time import thread_time
from typing import BinaryIO, Final

import msgspec

import serai.games  # noqa: F401  (tells the registry which games there are)
from serai.bots.levels import bot
from serai.bots.search import SearchBot
from serai.engine import registry
from serai.engine.chance import QuickChance
from serai.engine.game import Game
from serai.engine.position import Position
from serai.server.thinking.framing import (
    HEAD,
    Advise,
    Advised,
    Choose,
    Chosen,
    Failed,
    Judge,
    Judged,
    Option,
    Task,
    Thought,
    framed,
)

POLITE: Final = 10
LEAST_TRIES: Final = 4
MOST_TRIES: Final = 200
DECISIONS: Final = 2000
"""After so many a match that does not end is judged as it stands."""
TASKS: Final = msgspec.msgpack.Decoder(Task)


def choose(task: Choose) -> Chosen:
    observation = registry.game(task.game).observation_from_bytes(task.observation)
    return Chosen(bot(task.game, task.level, task.seed).choose(observation))


def advise(task: Advise) -> Advised:
    """The choices of a bot that searches, or the one choice of a bot that does not."""
    observation = registry.game(task.game).observation_from_bytes(task.observation)
    adviser = bot(task.game, task.level, task.seed)
    if isinstance(adviser, SearchBot):
        found = adviser.advise(observation)
        return Advised([Option(each.action, each.tries, each.wins) for each in found])
    return Advised([Option(adviser.choose(observation), 0, None)])


def judge(task: Judge) -> Judged:
    game = registry.game(task.game)
    chance = QuickChance(task.seed)
    positions = [game.from_bytes(position) for position in task.positions]
    return Judged([_chances(game, each, chance, task.milliseconds) for each in positions])


def _chances(game: Game, position: Position, chance: QuickChance, milliseconds: int) -> list[float]:
    """How often each seat wins when everybody plays on by the game's quick policy."""
    if not position.to_act():
        return [share / 1000 for share in game.wins(position)]
    until = thread_time() + milliseconds / 1000
    won = [0] * position.seats
    tries = 0
    while tries < LEAST_TRIES or (tries < MOST_TRIES and thread_time() < until):
        world = position.copy()
        game.play_on(world, chance, DECISIONS)
        won = [sum(pair) for pair in zip(won, game.wins(world), strict=True)]
        tries += 1
    return [share / (1000 * tries) for share in won]


def think(task: Task) -> Thought:
    """One answer; a bot that fails says so and leaves the process well."""
    try:
        if isinstance(task, Choose):
            return choose(task)
        return advise(task) if isinstance(task, Advise) else judge(task)
    except Exception as trouble:
        return Failed(f"{type(trouble).__name__}: {trouble}")


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    while len(head := source.read(HEAD)) == HEAD:
        body = source.read(int.from_bytes(head, "big"))
        sink.write(framed(think(TASKS.decode(body))))
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
