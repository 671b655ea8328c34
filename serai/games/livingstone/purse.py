"""Coins and donations (sections LS-3.7 and LS-7), with what everyone can conclude from payments."""

from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE, only
from serai.games.livingstone.actions import MOST_DONATED
from serai.games.livingstone.expedition import Expedition


def earn(p: Expedition, seat: int, pounds: int) -> None:
    p.wealth[seat] = p.wealth[seat] + pounds


def pay(p: Expedition, seat: int, pounds: int, tell: Tell | None) -> None:
    """Pay out of the hand. All see that the chest cannot hold what was paid (LS-7.5)."""
    show_coins(p, seat, pounds, tell)
    p.wealth[seat] = p.wealth[seat] - pounds


def show_coins(p: Expedition, seat: int, pounds: int, tell: Tell | None) -> None:
    """Everyone learns that a seat has so many coins in hand, and what its chest cannot hold."""
    most = p.wealth[seat] - pounds
    if pounds and p.donations[seat] and most < p.ceiling[seat]:
        p.ceiling[seat] = most
        if tell is not None and not p.coins_are_open():
            tell.reveal()


def against_donating(p: Expedition, seat: int, pounds: int) -> str | None:
    return None if pounds <= p.cash(seat) else "LS-7.2"


def donate(p: Expedition, seat: int, pounds: int, tell: Tell | None) -> None:
    """LS-7.3, LS-7.4: announced, the amount secret unless coins lie open, and final."""
    p.chest[seat] = p.chest[seat] + pounds
    p.donations[seat] = p.donations[seat] + 1
    p.ceiling[seat] = min(p.wealth[seat], p.ceiling[seat] + MOST_DONATED)
    if tell is not None:
        told = tell.say("donated").to(EVERYONE, "seat", seat)
        told.to(only(seat), "pounds", pounds)
        if p.coins_are_open():
            told.to(EVERYONE, "openly", pounds)
        tell.final()
