"""One process of a crew: cards come in on standard input, outcomes go out, a line of JSON each."""

import os
import signal
import sys

import msgspec

import serai
from serai.engine import registry
from serai.engine.errors import SeraiError
from serai.lab.order import fingerprint
from serai.lab.plan import Card
from serai.lab.playing import Outcome, play
from serai.pipes import own_pipes


class OtherGame(SeraiError):
    """A player whose game is not the one the plan was made for."""


class Trouble(msgspec.Struct, tag_field="line", tag="trouble"):
    """A match that could not be played, and why."""

    card: Card
    trouble: str


def answer(line: bytes) -> Outcome | Trouble:
    """Play the match of a card; whatever goes wrong is told and stops nobody here."""
    card = msgspec.json.decode(line, type=Card)
    try:
        if fingerprint(serai.game(card.game)) != card.made_of:
            raise OtherGame(f"its player has other rules, components or levels of {card.game}")
        return play(card)
    except Exception as trouble:
        known = isinstance(trouble, SeraiError)
        return Trouble(card, str(trouble) if known else f"{type(trouble).__name__}: {trouble}")


def main() -> None:
    """Play until nobody hands in another card; Ctrl-C is for whoever does."""
    registry.bring(sys.argv[1:])
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    inlet, outlet = own_pipes()
    try:
        while line := inlet.readline():
            outlet.write(msgspec.json.encode(answer(line)) + b"\n")
            outlet.flush()
    except BrokenPipeError:
        # Whoever handed in the cards is gone; Python must not complain when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), outlet.fileno())


if __name__ == "__main__":
    main()
