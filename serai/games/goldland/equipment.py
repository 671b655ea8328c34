"""Getting and giving up equipment outside payments: acquiring, exchanging tokens, throwing out."""

from typing import Final

from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE
from serai.games.goldland.components import KINDS, RATE
from serai.games.goldland.options import ADVENTURE_TRADES, FREE_DISCARD, PREREQUISITE
from serai.games.goldland.payment import exchanges
from serai.games.goldland.state import (
    ACQUIRED,
    CHOOSING,
    MAKING_ROOM,
    MOVED,
    MOVING,
    State,
    free_spaces,
)
from serai.games.goldland.tiles import (
    ADVENTURE,
    BUNDLE_COUNTS,
    BUNDLE_NAMES,
    BUNDLE_SIZE,
    KIND_COUNT,
    NEED,
    NO_ADVENTURE,
    NO_NEED,
    NO_TRADE,
    TILE_BUNDLES,
)

FULL: Final = "GL-4.1"
"""The clause of a backpack without a free space."""


def trade_rule(state: State, seat: int) -> str | None:
    """The clause against acquiring anything here and now."""
    if state.phase != CHOOSING:
        return "GL-9.1"
    if state.done & ACQUIRED:
        return "GL-3.2"
    tile = state.tiles[state.cells[seat]]
    need = NEED[tile]
    if need == NO_TRADE:
        return "GL-9.3"
    if state.options[ADVENTURE_TRADES] and ADVENTURE[tile] != NO_ADVENTURE:
        return "GL-1.5"
    if need != NO_NEED and state.items[seat * KIND_COUNT + need] == 0:
        return "GL-9.2"
    return None


def spaces_lacking(state: State, seat: int, bundle: int) -> int:
    """How many spaces the backpack lacks for that set of items, in a trade that is open."""
    spaces = free_spaces(state, seat)
    need = NEED[state.tiles[state.cells[seat]]]
    if state.options[PREREQUISITE] and need != NO_NEED:
        spaces += 1
    return max(0, BUNDLE_SIZE[bundle] - spaces)


def room_rule(state: State, seat: int, bundle: int) -> str | None:
    """The clause against taking that much from a trade that is open."""
    if spaces_lacking(state, seat, bundle):
        return "GL-9.4"
    for kind in range(KIND_COUNT):
        if BUNDLE_COUNTS[bundle * KIND_COUNT + kind] > state.stock[kind]:
            return "GL-9.4"
    return None


def acquire_rule(state: State, seat: int, bundle: int) -> str | None:
    """The clause against acquiring that set of items."""
    clause = trade_rule(state, seat)
    if clause is not None:
        return clause
    if bundle not in TILE_BUNDLES[state.tiles[state.cells[seat]]]:
        return "GL-9.3"
    return room_rule(state, seat, bundle)


def acquire(state: State, seat: int, bundle: int, tell: Tell | None) -> None:
    need = NEED[state.tiles[state.cells[seat]]]
    spent = bool(state.options[PREREQUISITE]) and need != NO_NEED
    state.done |= ACQUIRED
    if spent:
        state.items[seat * KIND_COUNT + need] -= 1
        state.stock[need] += 1
    for kind in range(KIND_COUNT):
        count = BUNDLE_COUNTS[bundle * KIND_COUNT + kind]
        state.items[seat * KIND_COUNT + kind] += count
        state.stock[kind] -= count
    if tell is not None:
        (
            tell.say("acquired")
            .to(EVERYONE, "seat", seat)
            .to(EVERYONE, "take", BUNDLE_NAMES[bundle])
            .to(EVERYONE, "spent", KINDS[need] if spent else None)
        )


def exchange_rule(state: State, seat: int, kind: int) -> str | None:
    """The clause against turning tokens into an item for the backpack."""
    if state.phase not in (CHOOSING, MOVING):
        return "GL-3.2"
    if exchanges(state, seat) == 0:
        return "GL-8.2"
    if state.stock[kind] == 0:
        return "GL-1.6"
    return FULL if free_spaces(state, seat) == 0 else None


def exchange(state: State, seat: int, kind: int, tell: Tell | None) -> None:
    price = RATE[state.seats]
    state.tokens[seat] -= price
    state.tokens_left += price
    state.stock[kind] -= 1
    state.items[seat * KIND_COUNT + kind] += 1
    if tell is not None:
        (
            tell.say("exchanged")
            .to(EVERYONE, "seat", seat)
            .to(EVERYONE, "tokens", price)
            .to(EVERYONE, "kind", KINDS[kind])
        )


def discard_rule(state: State, seat: int, kind: int) -> str | None:
    """The clause against throwing out an item."""
    if state.phase not in (CHOOSING, MOVING, MAKING_ROOM):
        return "GL-4.2"
    if state.options[FREE_DISCARD] and state.phase != MAKING_ROOM and state.done & MOVED:
        return "GL-4.2"
    return "GL-4.2" if state.items[seat * KIND_COUNT + kind] == 0 else None


def spare_kinds(state: State, seat: int, needed: int = NO_NEED) -> list[int]:
    """What a seat may throw out now to make room; of what it needs, one item stays."""
    spare: list[int] = []
    for kind in range(KIND_COUNT):
        held = state.items[seat * KIND_COUNT + kind] - (kind == needed)
        if held > 0 and discard_rule(state, seat, kind) is None:
            spare.append(kind)
    return spare


def discard(state: State, seat: int, kind: int, tell: Tell | None) -> None:
    state.items[seat * KIND_COUNT + kind] -= 1
    state.stock[kind] += 1
    if tell is not None:
        tell.say("discarded").to(EVERYONE, "seat", seat).to(EVERYONE, "kind", KINDS[kind])
