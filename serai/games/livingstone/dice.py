"""Rolling and taking dice: rising numbers, skipping, declining, Royal Favor (LS-2, LS-6.17 ff.)."""

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE
from serai.games.livingstone.components import DICE_PER_SEAT, PIPS
from serai.games.livingstone.expedition import ACT, AFTER, PICK, Expedition
from serai.games.livingstone.options import (
    ABOVE_FIRST,
    ASCENDING,
    COMPULSORY,
    DECLINING,
    FIRST_COMPULSORY,
    RISING,
    ROYAL_FAVOR_DICE,
)


def roll(p: Expedition, chance: Chance, tell: Tell | None) -> None:
    """LS-2.1: all dice are rolled anew and nobody holds one."""
    rolled = [0] * PIPS
    for _ in range(p.seats * DICE_PER_SEAT):
        pips = chance.below(PIPS)
        rolled[pips] = rolled[pips] + 1
    p.dice = rolled
    p.taken = [0] * (p.seats * PIPS)
    p.top = [0] * p.seats
    p.declined = [0] * p.seats
    p.round += 1
    begin_turn(p, p.starter)
    if tell is not None:
        told = tell.say("round_began").to(EVERYONE, "round", p.round)
        told.to(EVERYONE, "starter", p.starter).to(EVERYONE, "column", p.column() + 1)
        told.to(EVERYONE, "dice", [n + 1 for n in range(PIPS) for _ in range(p.dice[n])])


def begin_turn(p: Expedition, seat: int) -> None:
    p.turn = seat
    p.moment = PICK
    p.die = 0
    p.turn_top = 0
    p.turn_dice = 0
    p.favors = 0


def bar(p: Expedition, seat: int) -> int:
    """What a die must exceed (LS-2.3, LS-6.19)."""
    if p.options[ROYAL_FAVOR_DICE] == ASCENDING and p.turn_top > p.top[seat]:
        return p.turn_top
    return p.top[seat]


def highest(p: Expedition) -> int:
    """The highest die in the middle, 0 if there is none."""
    pips = PIPS
    while pips and not p.dice[pips - 1]:
        pips -= 1
    return pips


def against_taking(p: Expedition, seat: int, pips: int) -> str | None:
    if p.moment == ACT:
        return "LS-3.3"
    if p.turn_dice > p.favors:
        return "LS-3.2"
    if p.dice[pips - 1] == 0:
        return "LS-2.2"
    if pips == bar(p, seat):
        return "LS-2.4"
    if pips < bar(p, seat):
        return "LS-6.19" if p.turn_dice and pips > p.top[seat] else "LS-2.3"
    return None


def take(p: Expedition, seat: int, pips: int, tell: Tell | None) -> None:
    place = seat * PIPS + pips - 1
    p.dice[pips - 1] = p.dice[pips - 1] - 1
    p.taken[place] = p.taken[place] + 1
    p.die = pips
    p.turn_dice += 1
    if pips > p.turn_top:
        p.turn_top = pips
    if p.top[seat] == 0 and p.options[RISING] == ABOVE_FIRST:
        p.top[seat] = pips
    p.moment = ACT
    if tell is not None:
        tell.say("die_taken").to(EVERYONE, "seat", seat).to(EVERYONE, "pips", pips)


def against_declining(p: Expedition, seat: int) -> str | None:
    """LS-2.6: instead of the first die of a turn, if the option allows it."""
    rule = p.options[DECLINING]
    if p.moment != PICK or rule == COMPULSORY:
        return "LS-2.6"
    if rule == FIRST_COMPULSORY and p.top[seat] == 0:
        return "LS-2.6"
    return None


def against_ending(p: Expedition) -> str | None:
    if p.moment == AFTER:
        return None
    return "LS-3.6" if p.moment == PICK else "LS-3.3"


def against_favor(p: Expedition, seat: int) -> str | None:
    """LS-6.18: the middle must hold a fitting die for every die that may then still be taken.

    A first die of the round that all others must beat is best the lowest, and the only one of it.
    """
    first_counts = p.options[RISING] == ABOVE_FIRST and p.top[seat] == 0
    fitting = 0
    for pips in range(bar(p, seat), PIPS):
        count = p.dice[pips]
        if count > 1 and (
            p.options[ROYAL_FAVOR_DICE] == ASCENDING or (first_counts and fitting == 0)
        ):
            count = 1
        fitting += count
    return None if fitting >= p.favors + 2 - p.turn_dice else "LS-6.18"


def mark_after(p: Expedition, seat: int) -> int:
    """What a die must exceed in the seat's next turn, if this one takes no further die (LS-2.3)."""
    if p.options[RISING] == ABOVE_FIRST:
        return p.top[seat]
    return max(p.top[seat], p.turn_top)


def finish_turn(p: Expedition, seat: int) -> None:
    p.top[seat] = mark_after(p, seat)


def next_seat(p: Expedition) -> int:
    """The next seat clockwise with a fitting die that has not declined (LS-2.5), or −1."""
    most = highest(p)
    seat = p.turn
    for _ in range(p.seats):
        seat = seat + 1 if seat + 1 < p.seats else 0
        if most > p.top[seat] and not p.declined[seat]:
            return seat
    return -1
