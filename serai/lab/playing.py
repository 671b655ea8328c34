"""Playing one match of a plan: the position's own verbs, bots that see observations, a clock."""

from __future__ import annotations

from time import thread_time
from typing import Final

import msgspec

import serai
from serai.bots.levels import bot
from serai.engine.chance import chance_of
from serai.engine.errors import SeraiError
from serai.engine.position import Position
from serai.engine.standing import Standing
from serai.lab import traits
from serai.lab.clock import Clock
from serai.lab.plan import Card, seed_of
from serai.lab.studying import Played

MOST_DECISIONS: Final = 1_000_000


class Endless(SeraiError):
    """A match that came to no end."""


class Outcome(msgspec.Struct, omit_defaults=True, tag_field="line", tag="match"):
    """How a match ended, and how long its players thought."""

    cell: int
    number: int
    seed: int
    players: list[str]
    winners: list[int]
    places: list[int]
    points: list[int]
    reason: str
    decisions: int
    clocks: dict[str, Clock]
    first: int = 0
    """The seat that was asked first."""
    rounds: int | None = None
    sides: list[str] = msgspec.field(default_factory=list)
    samples: dict[str, list[float]] = msgspec.field(default_factory=dict)
    """What it adds to the figures of the game's own study."""


def play(card: Card) -> Outcome:
    """Play a match to its end; every action is checked as in any other match."""
    return _play_own(card) if card.own else _play_levels(card)


def _play_own(card: Card) -> Outcome:
    played = Played(card)
    standing = _ended(played.position)
    return Outcome(
        card.cell,
        card.number,
        card.seed,
        card.players,
        standing.winners,
        standing.places,
        standing.points,
        standing.reason,
        played.decisions,
        {},
        played.first,
        serai.game(card.game).rounds(played.position),
        samples=played.samples,
    )


def _play_levels(card: Card) -> Outcome:
    chance = chance_of(card.seed)
    game = serai.game(card.game)
    position = game.start(card.seats, card.options, chance)
    sides = traits.sides(card.game, position)
    players = _seated(card, sides)
    bots = [
        bot(card.game, level, seed_of(card.seed, f"bot {seat}"))
        for seat, level in enumerate(players)
    ]
    clocks = {level: Clock() for level in players}
    first = position.to_act()[0]
    decisions = 0
    while asked := position.to_act():
        if decisions >= MOST_DECISIONS:
            raise Endless(f"no end after {MOST_DECISIONS} decisions")
        seat = asked[0]
        seen = position.seen_by(seat)
        begun = thread_time()
        action = bots[seat].choose(seen)
        clocks[players[seat]].add(thread_time() - begun)
        position.check(seat, action)
        position.apply(seat, action, chance)
        decisions += 1
    standing = _ended(position)
    return Outcome(
        card.cell,
        card.number,
        card.seed,
        players,
        standing.winners,
        standing.places,
        standing.points,
        standing.reason,
        decisions,
        clocks,
        first,
        game.rounds(position),
        sides,
    )


def _seated(card: Card, sides: list[str]) -> list[str]:
    """Who sits where: as the card says, or each side's level on all its seats."""
    if not card.by_side:
        return card.players
    level_of = dict(zip(traits.side_names(card.game), card.players, strict=True))
    return [level_of[side] for side in sides]


def _ended(position: Position) -> Standing:
    standing = position.standing()
    assert standing is not None
    return standing
