"""Silver's answers: searches, chest tokens and compass cards, all of them true."""

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.found import Found
from serai.engine.knowledge import EVERYONE, only
from serai.games.treasure_island import tricks, turns
from serai.games.treasure_island.actions import GIVE, GIVE_COMPASS, NOTHING_FOUND
from serai.games.treasure_island.components import (
    CHEST_NAMES,
    CHEST_TOKENS,
    COMPASS_CARDS,
    EAST_TOKEN,
    ITEM_TOKENS,
    PIRATE_NAMES,
    SECTORS,
    SKULLS,
    TRAITOR,
    WEST_TOKEN,
)
from serai.games.treasure_island.hunt import (
    ANSWERING,
    COMPASSING,
    FOUND,
    NO_HALF,
    SECOND_HALF,
    Hunt,
)
from serai.games.treasure_island.lattice import STRIDE, place_of
from serai.games.treasure_island.ring import ring_reaches
from serai.games.treasure_island.shapes import sector_of

# Searches.


def search(
    p: Hunt, centre: int, radius: int, remote: bool, chance: Chance, tell: Tell | None
) -> None:
    """TI-7.1: found and won, or missed; the miss is a clue for everyone."""
    here = centre if remote else p.at[p.active]
    found = ring_reaches(p.chart, p.rules, centre, radius, here, p.patrol, p.treasure())
    if tell is not None:
        told = tell.say("searched").to(EVERYONE, "pirate", PIRATE_NAMES[p.active])
        told.to(EVERYONE, "centre", place_of(centre)).to(EVERYONE, "radius", radius)
        told.to(EVERYONE, "found", found)
        tell.reveal()
    if found:
        turns.finish(p, FOUND, 1 << p.owner[p.active], tell)
        return
    p.searches += [p.active, centre, radius, here, p.patrol]
    if p.chest_left() > 0:
        p.phase = ANSWERING
        p.turn = p.silver
    else:
        after_search(p, chance, tell)


def after_search(p: Hunt, chance: Chance, tell: Tell | None) -> None:
    if p.half != NO_HALF:
        p.phase = SECOND_HALF
        p.turn = p.owner[p.active]
    else:
        turns.finish_action(p, chance, tell)


# Chest tokens.


def token_is_true(p: Hunt, kind: int, here: int, treasure: int) -> bool:
    """TI-7.3: what an information token says of a treasure, given to a pirate who stands here."""
    if kind < ITEM_TOKENS:
        return True
    if kind == WEST_TOKEN:
        return treasure % STRIDE <= here % STRIDE
    if kind == EAST_TOKEN:
        return treasure % STRIDE >= here % STRIDE
    return p.chart.district_at(treasure) not in p.chart.districts_touching(here)


def against_giving(p: Hunt, kind: int, traitor: bool) -> str | None:
    if not p.tokens_left(kind):
        return "TI-7.2"
    if not token_is_true(p, kind, p.at[p.active], p.treasure()):
        return "TI-7.3"
    return tricks.against(p, TRAITOR) if traitor else None


def add_answers(p: Hunt, found: Found) -> None:
    found.add(NOTHING_FOUND)
    for place in range(CHEST_TOKENS * 2):
        if against_giving(p, place // 2, place % 2 == 1) is None:
            found.add(GIVE + place)


def give(p: Hunt, kind: int, traitor: int, chance: Chance, tell: Tell | None) -> None:
    p.gifts += [p.active, p.at[p.active], 0, p.day]
    p.gift_kinds.append(kind)
    p.gift_traitor.append(traitor)
    if tell is not None:
        told = tell.say("chest_given").to(EVERYONE, "pirate", PIRATE_NAMES[p.active])
        both = only(p.silver) | only(p.owner[p.active])
        told.to(both, "token", CHEST_NAMES[kind]).to(both, "traitor", traitor == 1)
        tell.reveal()
    after_search(p, chance, tell)


def give_nothing(p: Hunt, chance: Chance, tell: Tell | None) -> None:
    if tell is not None:
        tell.say("nothing_found").to(EVERYONE, "pirate", PIRATE_NAMES[p.active])
    after_search(p, chance, tell)


# The compass.


def ask_compass(p: Hunt) -> None:
    p.phase = COMPASSING
    p.turn = p.silver


def card_is_true(card: int, here: int, treasure: int) -> bool:
    """TI-6.10: the treasure is in neither of the skull sectors."""
    sector = sector_of(here, treasure)
    return sector not in SKULLS[card]


def against_compass(p: Hunt, card: int) -> str | None:
    if not p.compass_hand[card]:
        return "TI-6.10"
    return None if card_is_true(card, p.at[p.active], p.treasure()) else "TI-6.10"


def add_compass_cards(p: Hunt, found: Found) -> None:
    for card in range(COMPASS_CARDS):
        if against_compass(p, card) is None:
            found.add(GIVE_COMPASS + card)


def give_compass(p: Hunt, card: int, chance: Chance, tell: Tell | None) -> None:
    p.compass_hand[card] = 0
    p.compasses += [p.active, p.at[p.active]]
    p.compass_cards.append(card)
    if tell is not None:
        told = tell.say("compass_given").to(EVERYONE, "pirate", PIRATE_NAMES[p.active])
        both = only(p.silver) | only(p.owner[p.active])
        told.to(both, "skulls", [SECTORS[sector] for sector in SKULLS[card]])
        tell.reveal()
    turns.finish_action(p, chance, tell)
