"""A thinking process: reads what a seat knows, answers with an action, until its input ends."""

import os
import signal
import sys
from time import perf_counter, thread_time
from typing import BinaryIO, Final

import msgspec

import serai.games  # noqa: F401  (tells the registry which games there are)
from serai.bots import advising, hindsight, outside, review
from serai.bots.levels import bot, known_level
from serai.engine import registry
from serai.engine.chance import QuickChance
from serai.pipes import own_pipes
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
    Reconsider,
    Reconsidered,
    Task,
    Thought,
    framed,
)

TASKS: Final = msgspec.msgpack.Decoder(Task)


def choose(task: Choose) -> Chosen:
    observation = registry.game(task.game).observation_from_bytes(task.observation)
    level = known_level(registry.game(task.game), task.level)
    player = bot(task.game, level, task.seed)
    begun = perf_counter()
    action = player.choose(observation)
    return Chosen(action, round(1000 * (perf_counter() - begun)))


def advise(task: Advise) -> Advised:
    observation = registry.game(task.game).observation_from_bytes(task.observation)
    found = advising.advise(task.game, observation, task.level, task.seed)
    return Advised([_option(each) for each in found])


def _option(opinion: advising.Opinion) -> Option:
    return Option(opinion.action, opinion.tries, opinion.won)


def judge(task: Judge) -> Judged:
    begun = thread_time()
    game = registry.game(task.game)
    position = game.from_bytes(task.position)
    found = hindsight.Judgement(position.seats)
    hindsight.judge(game, position, found, QuickChance(task.seed), task.milliseconds, task.least)
    return Judged(found.won, found.tries, found.is_certain, thread_time() - begun)


def reconsider(task: Reconsider) -> Reconsidered:
    begun = thread_time()
    game = registry.game(task.game)
    before = game.from_bytes(task.position)
    verdict = review.second_thoughts(game, before, task.seat, task.action, task.seed)
    if verdict is None:
        return Reconsidered(None, None, thread_time() - begun)
    better = None if verdict.better is None else _option(verdict.better)
    return Reconsidered(_option(verdict.played), better, thread_time() - begun)


def think(task: Task) -> Thought:
    """One answer; a bot that fails says so and leaves the process well."""
    try:
        if isinstance(task, Choose):
            return choose(task)
        if isinstance(task, Advise):
            return advise(task)
        return judge(task) if isinstance(task, Judge) else reconsider(task)
    except Exception as trouble:
        return Failed(f"{type(trouble).__name__}: {trouble}")


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    while len(head := source.read(HEAD)) == HEAD:
        body = source.read(int.from_bytes(head, "big"))
        sink.write(framed(think(TASKS.decode(body))))
        sink.flush()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    politeness, *brought = sys.argv[1:]
    os.nice(int(politeness))
    registry.bring([each for each in brought if "=" in each])
    outside.bring([each for each in brought if "=" not in each])
    try:
        serve(*own_pipes())
    except BrokenPipeError:
        os._exit(0)


if __name__ == "__main__":
    main()
