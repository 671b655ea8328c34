"""District Hints: the cards that rule a district out, and how pirates come by them."""

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE
from serai.games.treasure_island.components import PIRATE_NAMES, PIRATES, SCROLL_CARDS
from serai.games.treasure_island.hunt import (
    AT_SET_UP,
    BY_SCROLLS,
    BY_WHISPERS,
    CROOKED,
    NOBODY,
    Hunt,
)


def pirates_clockwise(p: Hunt) -> list[int]:
    """The miniatures in the order in which cards are dealt: clockwise from Silver's left."""
    dealt: list[int] = []
    for step in range(1, p.seats):
        seat = (p.silver + step) % p.seats
        dealt += [pirate for pirate in range(PIRATES) if p.owner[pirate] == seat]
    return dealt


def false_pile(p: Hunt) -> list[int]:
    """The districts without the treasure whose cards are still with Silver."""
    true_one = p.chart.district_at(p.treasure())
    return [
        district
        for district in range(len(p.chart.districts))
        if district != true_one and district not in p.deal_cards
    ]


def deal_at_set_up(p: Hunt, chance: Chance, tell: Tell | None) -> None:
    """TI-2.8."""
    for pirate in pirates_clockwise(p):
        deal(p, pirate, AT_SET_UP, _draw(false_pile(p), chance), tell)


def _draw(pile: list[int], chance: Chance) -> int:
    return pile[chance.below(len(pile))]


def deal(p: Hunt, pirate: int, source: int, district: int, tell: Tell | None) -> None:
    p.deals += [pirate, source]
    p.deal_cards.append(district)
    if tell is not None:
        told = tell.say("district_dealt").to(EVERYONE, "pirate", PIRATE_NAMES[pirate])
        told.to(p.shown_deal(pirate, source), "district", p.chart.district_names[district])
        tell.reveal()


def whisper(p: Hunt, chance: Chance, tell: Tell | None) -> None:
    """TI-5.7: one more card each; crooked, the treasure's own card is among them."""
    pirates = pirates_clockwise(p)
    fooled = pirates[chance.below(len(pirates))] if p.secrets[CROOKED] else NOBODY
    for pirate in pirates:
        if pirate == fooled:
            district = p.chart.district_at(p.treasure())
        else:
            district = _draw(false_pile(p), chance)
        deal(p, pirate, BY_WHISPERS, district, tell)


def read_scrolls(p: Hunt, pirate: int, chance: Chance, tell: Tell | None) -> None:
    """TI-6.15: two more cards, both true; Silver checks them."""
    for _ in range(SCROLL_CARDS):
        deal(p, pirate, BY_SCROLLS, _draw(false_pile(p), chance), tell)
