"""Drawing, holding and playing cards, Mine Collapse and Reverse (LS-6)."""

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE, only
from serai.games.livingstone.components import (
    CARDS,
    DECK_SIZE,
    GEM_KINDS,
    KINDS,
    MINE_COLLAPSE,
    REVERSE,
    STONE_KINDS,
)
from serai.games.livingstone.expedition import CARD_LINE, PLAY, SHUFFLED, Expedition
from serai.games.livingstone.options import (
    COLLAPSE_ORDER,
    COLLAPSE_RETURNS,
    GEMS_AND_SET_ASIDE,
    REPEAT,
    REPLACE_FIRST,
    REVERSE_FIRST,
)


def against_drawing(p: Expedition) -> str | None:
    """LS-6.3: with no card in pile and discards, nobody can choose to draw."""
    held = 0
    for seat in range(p.seats):
        held += p.held[seat]
    return None if held < DECK_SIZE else "LS-6.3"


def draw(p: Expedition, seat: int, chance: Chance, tell: Tell | None) -> None:
    """LS-4.1, with Mine Collapse carried out at once (LS-6.20)."""
    if tell is not None:
        tell.reveal()
    if not _any(p.pile):
        _shuffle_discards(p, tell)
    card = chance.pick(p.pile)
    if card != MINE_COLLAPSE:
        _receive(p, seat, card, tell)
        return
    _collapse(p, seat, tell)
    if p.options[COLLAPSE_ORDER] == REPLACE_FIRST and sum(p.pile) > p.pile[MINE_COLLAPSE]:
        p.pile[MINE_COLLAPSE] -= 1
        _draw_replacement(p, seat, chance, tell)
        p.pile[MINE_COLLAPSE] += 1
        _shuffle_discards(p, tell)
    else:
        _shuffle_discards(p, tell)
        _draw_replacement(p, seat, chance, tell)


def _any(pile: list[int]) -> bool:
    for card in range(KINDS):
        if pile[card]:
            return True
    return False


def _draw_replacement(p: Expedition, seat: int, chance: Chance, tell: Tell | None) -> None:
    """LS-6.22, LS-6.23: a second collapse is carried out too, then another card is drawn."""
    others = p.pile[:]
    others[MINE_COLLAPSE] = 0
    if sum(others) == 0:
        if tell is not None:
            tell.say("no_card_left").to(EVERYONE, "seat", seat)
        return
    card = chance.pick(p.pile)
    if card == MINE_COLLAPSE:
        _collapse(p, seat, tell)
        card = chance.pick(others)
    _receive(p, seat, card, tell)


def _receive(p: Expedition, seat: int, card: int, tell: Tell | None) -> None:
    place = seat * KINDS + card
    p.pile[card] = p.pile[card] - 1
    p.hands[place] = p.hands[place] + 1
    p.held[seat] = p.held[seat] + 1
    p.card_log.append(seat * CARD_LINE + card)
    if tell is not None:
        told = tell.say("card_drawn").to(EVERYONE, "seat", seat)
        told.to(only(seat), "card", CARDS[card])


def _collapse(p: Expedition, seat: int, tell: Tell | None) -> None:
    """LS-6.20: every seat's gems return to the bag, and by option what was set aside."""
    p.collapses += 1
    returned = 0
    for place in range(p.seats * GEM_KINDS):
        p.bag[place % GEM_KINDS] += p.gems[place]
        returned += p.gems[place]
        p.gems[place] = 0
    if p.options[COLLAPSE_RETURNS] == GEMS_AND_SET_ASIDE:
        for stone in range(STONE_KINDS):
            p.bag[stone] += p.aside[stone]
            returned += p.aside[stone]
            p.aside[stone] = 0
    if tell is not None:
        told = tell.say("mine_collapsed").to(EVERYONE, "seat", seat)
        told.to(EVERYONE, "returned", returned)


def _shuffle_discards(p: Expedition, tell: Tell | None) -> None:
    for card in range(KINDS):
        p.pile[card] += p.discards[card]
        p.discards[card] = 0
    p.card_log.append(SHUFFLED)
    if tell is not None:
        tell.say("pile_shuffled").to(EVERYONE, "cards", sum(p.pile))


def discard(p: Expedition, seat: int, card: int, tell: Tell | None) -> None:
    """LS-6.2: the card is shown, so everyone learns that the seat held it."""
    place = seat * KINDS + card
    p.hands[place] = p.hands[place] - 1
    p.held[seat] = p.held[seat] - 1
    p.discards[card] = p.discards[card] + 1
    p.card_log.append(PLAY + seat * CARD_LINE + card)
    if tell is not None:
        tell.say("card_played").to(EVERYONE, "seat", seat).to(EVERYONE, "card", CARDS[card])
        tell.reveal()


def against_reversing(p: Expedition) -> str | None:
    furthest = 0 if p.options[REVERSE_FIRST] == REPEAT else 1
    return None if p.boat >= furthest else "LS-6.14"


def reverse(p: Expedition, seat: int, tell: Tell | None) -> None:
    """LS-6.11: back one column at once."""
    discard(p, seat, REVERSE, tell)
    p.boat -= 1
    if tell is not None:
        tell.say("boat_went_back").to(EVERYONE, "column", p.column() + 1)
