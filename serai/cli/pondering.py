"""A thought in a process of its own, while this one shows how long it takes and can be stopped.

Compiled code lets nothing else run beside it, so neither a bar nor Ctrl-C would answer meanwhile.
"""

import contextlib
import multiprocessing
import secrets
import signal
import sys
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Final

from serai.bots.advising import ADVISER, SECONDS_TO_THINK, Opinion, advise
from serai.cli.screen import Screen
from serai.engine import registry
from serai.engine.errors import BadInput
from serai.engine.game import Game
from serai.engine.position import Observation
from serai.words import Words

SEED_BITS: Final = 63
LOOK_EVERY: Final = 0.05
LONGEST: Final = 60.0
"""Seconds after which a thought is given up, on however busy a machine."""


def advice(game: Game, observation: Observation, words: Words, screen: Screen) -> list[Opinion]:
    """A seat's choices in question, the best first; only what the seat knows is handed over."""
    sys.stdout.flush()
    reads, writes = multiprocessing.Pipe(duplex=False)
    asked = (writes, game.name, observation.to_bytes(), secrets.randbits(SEED_BITS))
    thinker = _process(*asked)
    thinker.start()
    writes.close()
    try:
        with screen.progress(words.say("hint-thinking"), SECONDS_TO_THINK) as progress:
            begun = monotonic()
            while not reads.poll(LOOK_EVERY):
                progress(monotonic() - begun)
                if monotonic() - begun > LONGEST:
                    raise BadInput(words.say("hint-failed"))
            found: list[tuple[int, int, int]] = reads.recv()
    except (EOFError, OSError):
        raise BadInput(words.say("hint-failed")) from None
    finally:
        thinker.kill()
        thinker.join()
        reads.close()
    return [Opinion(action, tries, won) for action, tries, won in found]


def _process(*asked: object) -> BaseProcess:
    """A fork begins at once, but only Linux promises that it goes well."""
    system: str = sys.platform
    if system == "linux":
        return multiprocessing.get_context("fork").Process(target=think, args=asked, daemon=True)
    return multiprocessing.get_context("spawn").Process(target=think, args=asked, daemon=True)


def think(writes: Connection, game: str, observation: bytes, seed: int) -> None:
    """Answer, or end without an answer: whatever goes wrong must not write into the screen."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(Exception):
        seen = registry.game(game).observation_from_bytes(observation)
        found = advise(game, seen, ADVISER, seed)
        writes.send([(opinion.action, opinion.tries, opinion.won) for opinion in found])
