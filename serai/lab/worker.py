"""One process of a crew: cards come in on standard input, outcomes go out, a line of JSON each."""

import os
import signal
import sys
import traceback

import msgspec

from serai.lab.plan import Card
from serai.lab.playing import Outcome, play


class Trouble(msgspec.Struct, tag_field="line", tag="trouble"):
    """A match that could not be played, and why."""

    card: Card
    trouble: str
    trace: str


def answer(line: bytes) -> Outcome | Trouble:
    """Play the match of a card; whatever goes wrong is told and stops nobody here."""
    card = msgspec.json.decode(line, type=Card)
    try:
        return play(card)
    except Exception as trouble:
        text = f"{type(trouble).__name__}: {trouble}"
        return Trouble(card, text, traceback.format_exc())


def main() -> None:
    """Play until nobody hands in another card; Ctrl-C is for whoever does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    inlet, outlet = sys.stdin.buffer, sys.stdout.buffer
    try:
        while line := inlet.readline():
            outlet.write(msgspec.json.encode(answer(line)) + b"\n")
            outlet.flush()
    except BrokenPipeError:
        # Whoever handed in the cards is gone; Python must not complain when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), outlet.fileno())


if __name__ == "__main__":
    main()
