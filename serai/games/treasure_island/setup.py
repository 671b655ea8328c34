"""Set-up: who is Silver, who plays which pirate, turn tokens, Silver's cards, the treasure."""

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE, only
from serai.engine.schema import Name
from serai.games.treasure_island import districts, turns
from serai.games.treasure_island.components import (
    CARD_NAMES,
    COMPASS_CARDS,
    COMPASS_EXTRA,
    HINT_HAND,
    PIRATE_NAMES,
    PIRATES,
    SPECIAL_COUNT,
    START_CIRCLE,
    STARTING,
    TRICK_NAMES,
    TRICK_VALUES,
    TRICKS,
    TWOS_DEALT,
    USES,
    VERIFICATION,
)
from serai.games.treasure_island.hunt import (
    FOR_TREASURE,
    NOBODY,
    PLACING,
    POINTING,
    TAKING,
    TREASURE,
    Hunt,
)
from serai.games.treasure_island.lattice import NOWHERE, place_of, squared_distance
from serai.games.treasure_island.options import (
    ALL_STARTS,
    CHARACTERS,
    CHARACTERS_DRAWN,
    CLOCKWISE,
    SILVER,
    SILVER_FIRST,
    SILVER_LAST,
    START_CIRCLES,
    TOKEN_ORDER,
    VERIFICATIONS,
    VERIFIED_ONCE,
)
from serai.games.treasure_island.shapes import disc
from serai.games.treasure_island.tricks import in_play

_hiding: dict[tuple[int, ...], int] = {}


def lay_out(p: Hunt, chance: Chance, tell: Tell | None) -> None:
    """From the empty board to the first decision."""
    wish = p.options[SILVER]
    if wish == SILVER_FIRST:
        p.silver = 0
    elif wish == SILVER_LAST:
        p.silver = p.seats - 1
    else:
        p.silver = chance.below(p.seats)
    if tell is not None:
        tell.say("silver_is").to(EVERYONE, "seat", p.silver)
    p.phase = TAKING
    p.turn = (p.silver + 1) % p.seats
    if p.options[CHARACTERS] == CHARACTERS_DRAWN:
        while p.phase == TAKING:
            free = free_pirates(p)
            take_pirate(p, p.turn, free[chance.below(len(free))], chance, tell)


# Pirates and turn tokens.


def free_pirates(p: Hunt) -> list[int]:
    return [pirate for pirate in range(PIRATES) if p.owner[pirate] == NOBODY]


def take_pirate(p: Hunt, seat: int, pirate: int, chance: Chance, tell: Tell | None) -> None:
    """TI-2.3, TI-2.4: the miniature goes to its start."""
    p.owner[pirate] = seat
    p.at[pirate] = p.chart.starts[pirate]
    first = pirate * SPECIAL_COUNT
    p.uses[first : first + SPECIAL_COUNT] = USES[first : first + SPECIAL_COUNT]
    if p.options[VERIFICATIONS] == VERIFIED_ONCE:
        p.uses[first + VERIFICATION] = 1
    if tell is not None:
        told = tell.say("pirate_taken").to(EVERYONE, "seat", seat)
        told.to(EVERYONE, "pirate", PIRATE_NAMES[pirate])
    if PIRATES - len(free_pirates(p)) < p.miniatures():
        p.turn = next_pirate_seat(p, seat, 1)
    else:
        p.phase = PLACING
        p.turn = (p.silver - 1) % p.seats
        place_forced_tokens(p, chance, tell)


def next_pirate_seat(p: Hunt, seat: int, step: int) -> int:
    seat = (seat + step) % p.seats
    return seat if seat != p.silver else (seat + step) % p.seats


def unplaced(p: Hunt, seat: int) -> list[int]:
    return [
        pirate for pirate in range(PIRATES) if p.owner[pirate] == seat and pirate not in p.order
    ]


def place_token(p: Hunt, pirate: int, chance: Chance, tell: Tell | None) -> None:
    """TI-2.5: one token at a time, counter-clockwise from Silver's right."""
    _put_token(p, pirate, tell)
    place_forced_tokens(p, chance, tell)


def _put_token(p: Hunt, pirate: int, tell: Tell | None) -> None:
    if p.options[TOKEN_ORDER] == CLOCKWISE:
        p.order.insert(0, pirate)
    else:
        p.order.append(pirate)
    if tell is not None:
        tell.say("token_placed").to(EVERYONE, "pirate", PIRATE_NAMES[pirate])
    p.turn = next_pirate_seat(p, p.owner[pirate], -1)


def place_forced_tokens(p: Hunt, chance: Chance, tell: Tell | None) -> None:
    """A single possible token is no choice; after the last one Silver draws and hides."""
    while len(p.order) < p.miniatures():
        waiting = unplaced(p, p.turn)
        if len(waiting) > 1:
            return
        _put_token(p, waiting[0], tell)
    _deal_to_silver(p, chance, tell)
    p.phase = POINTING
    p.purpose = FOR_TREASURE
    p.turn = p.silver


def _deal_to_silver(p: Hunt, chance: Chance, tell: Tell | None) -> None:
    """TI-2.6, TI-9.1."""
    for _ in range(HINT_HAND):
        _draw_starting_hint(p, chance)
    left = list(range(COMPASS_CARDS))
    for _ in range(p.miniatures() + COMPASS_EXTRA):
        p.compass_hand[left.pop(chance.below(len(left)))] = 1
    twos = [trick for trick in range(TRICKS) if TRICK_VALUES[trick] == 2 and in_play(p, trick)]
    while len(twos) > TWOS_DEALT:
        twos.pop(chance.below(len(twos)))
    for trick in range(TRICKS):
        if p.plays_tricks() and (TRICK_VALUES[trick] == 1 or trick in twos):
            p.trick_hand[trick] = 1
    if tell is not None:
        told = tell.say("silver_drew").to(only(p.silver), "hints", named(CARD_NAMES, p.hand))
        compass = [card + 1 for card in range(COMPASS_CARDS) if p.compass_hand[card]]
        told.to(only(p.silver), "compass", compass)
        held = [trick for trick in range(TRICKS) if p.trick_hand[trick]]
        told.to(only(p.silver), "tricks", named(TRICK_NAMES, held))


def _draw_starting_hint(p: Hunt, chance: Chance) -> None:
    turns.draw_hint(p, STARTING, chance)


def named(names: list[Name], numbers: list[int]) -> list[Name]:
    return [names[number] for number in numbers]


# The treasure.


def starts_to_avoid(p: Hunt) -> list[int]:
    every = p.options[START_CIRCLES] == ALL_STARTS
    return [
        p.chart.starts[pirate] for pirate in range(PIRATES) if every or p.owner[pirate] != NOBODY
    ]


def against_hiding(p: Hunt, spot: int) -> str | None:
    if not p.chart.can_hide(spot):
        return "TI-2.7"
    for start in starts_to_avoid(p):
        if squared_distance(spot, start) <= START_CIRCLE * START_CIRCLE:
            return "TI-2.7"
    return None


def hiding_ground(p: Hunt) -> int:
    """Where the treasure may lie."""
    avoid = starts_to_avoid(p)
    key = (p.chart.key, *avoid)
    region = _hiding.get(key)
    if region is None:
        region = p.chart.treasure_ground
        for start in avoid:
            region &= ~disc(start, START_CIRCLE)
        _hiding[key] = region
    return region


def hide(p: Hunt, spot: int, chance: Chance, tell: Tell | None) -> None:
    assert p.treasure() == NOWHERE
    p.secrets[TREASURE] = spot
    if tell is not None:
        told = tell.say("treasure_hidden").to(EVERYONE, "seat", p.silver)
        told.to(only(p.silver), "spot", place_of(spot))
    districts.deal_at_set_up(p, chance, tell)
    turns.begin_turn(p, chance, tell)
