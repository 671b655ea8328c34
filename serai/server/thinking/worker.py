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
from serai.engine.position import Observation, Position
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
MOST_RIVALS: Final = 8
SECONDS_TO_WEIGH: Final = 0.9
TRIES_THAT_TELL: Final = 12
"""From fewer no chance is read."""
LEAST_TRIES: Final = 4
MOST_TRIES: Final = 200
DECISIONS: Final = 2000
"""After so many a match that does not end is judged as it stands."""
TASKS: Final = msgspec.msgpack.Decoder(Task)


def choose(task: Choose) -> Chosen:
    observation = registry.game(task.game).observation_from_bytes(task.observation)
    return Chosen(bot(task.game, task.level, task.seed).choose(observation))


def advise(task: Advise) -> Advised:
    """What a bot that searches has found; the choice of another is tried out beside its rivals."""
    game = registry.game(task.game)
    observation = game.observation_from_bytes(task.observation)
    adviser = bot(task.game, task.level, task.seed)
    if isinstance(adviser, SearchBot):
        found = adviser.advise(observation)
        return Advised([Option(each.action, each.tries, each.wins) for each in found])
    return Advised(weighed(game, observation, adviser.choose(observation), QuickChance(task.seed)))


def weighed(game: Game, observation: Observation, first: int, chance: QuickChance) -> list[Option]:
    """A choice and its rivals, each tried out in the same worlds that the seat can imagine."""
    seat = observation.own_seat()
    won = dict.fromkeys([first, *rivals(game, observation, chance)], 0)
    options = [Option(action, 0, None) for action in won]
    until = thread_time() + SECONDS_TO_WEIGH
    while thread_time() < until and len(options) > 1 and options[0].tries < MOST_TRIES:
        world = observation.imagine(chance)
        for option in options:
            if thread_time() < until and world.refusal(seat, option.action) is None:
                after = world.copy()
                after.apply(seat, option.action, chance)
                game.play_on(after, chance, DECISIONS)
                won[option.action] += game.wins(after)[seat]
                option.tries += 1
    for option in options:
        if option.tries >= TRIES_THAT_TELL:
            option.chance = won[option.action] / (1000 * option.tries)
    told = [option for option in options[1:] if option.chance is not None]
    return [options[0], *sorted(told, key=lambda option: -(option.chance or 0))]


def rivals(game: Game, observation: Observation, chance: QuickChance) -> list[int]:
    """Other actions worth a thought: some that the policy would play, some of the legal ones."""
    seat = observation.own_seat()
    found = [game.policy(observation.known, seat, chance) for _ in range(MOST_RIVALS // 2)]
    listed = game.candidates(observation.known, seat)
    if listed:
        found += [listed[chance.below(len(listed))] for _ in range(MOST_RIVALS // 2)]
    return found


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
