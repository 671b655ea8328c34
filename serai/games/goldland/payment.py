"""Payments, settled one kind of equipment at a time (GL-8.1), and items had for tokens (GL-8.3)."""

from serai.engine.events import Tell
from serai.engine.found import Found, Listing
from serai.engine.knowledge import EVERYONE
from serai.games.goldland.actions import PARTS
from serai.games.goldland.components import KINDS, RATE, SPACES
from serai.games.goldland.state import FOR_TREASURE, PAYING, State, load
from serai.games.goldland.tiles import COST, KIND_COUNT, NO_TILE


def exchanges(state: State, seat: int) -> int:
    """How many items a seat's tokens would buy."""
    return state.tokens[seat] // RATE[state.seats]


def payable(
    state: State, seat: int, kinds: int, tile: int, total: int, from_kind: int, bought: int
) -> bool:
    """Whether `total` items of these kinds can be paid, at least the red ones of `tile` among them.

    Only kinds from `from_kind` on count, and at most `bought` items may be had for tokens.
    """
    items, stock = state.items, state.stock
    held_in_all = in_stock = missing = least_in_all = 0
    for kind in range(from_kind, KIND_COUNT):
        if kinds >> kind & 1:
            held = items[seat * KIND_COUNT + kind]
            least = COST[tile * KIND_COUNT + kind]
            if held < least:
                missing += least - held
                if least - held > stock[kind]:
                    return False
            held_in_all += held
            in_stock += stock[kind]
            least_in_all += least
    if missing > bought or total < least_in_all:
        return False
    return held_in_all + (bought if bought < in_stock else in_stock) >= total


def can_pay(state: State, seat: int, kinds: int, tile: int, total: int) -> bool:
    """Whether a payment may be begun."""
    return payable(state, seat, kinds, tile, total, 0, exchanges(state, seat))


def pay_rule(state: State, seat: int, kind: int, pack: int, bought: int) -> str | None:
    """The clause against paying so many of a kind from the backpack and for tokens."""
    if state.phase != PAYING or kind != state.due_kind:
        return "GL-8.1"
    if pack > state.items[seat * KIND_COUNT + kind]:
        return "GL-8.1"
    purse = exchanges(state, seat)
    if bought > purse:
        return "GL-8.2"
    if bought > state.stock[kind]:
        return "GL-8.3"
    if state.way == FOR_TREASURE and load(state, seat) - pack >= SPACES:
        return "GL-4.1"
    count = pack + bought
    if count > state.due or count < COST[state.due_tile * KIND_COUNT + kind]:
        return "GL-8.1"
    rest = state.due - count
    if not payable(state, seat, state.due_kinds, state.due_tile, rest, kind + 1, purse - bought):
        return "GL-8.1"
    return None


def parts(state: State, seat: int) -> list[int]:
    """The legal payments of the kind now due, each as pack · 5 + bought."""
    found = Listing()
    add_payments(state, seat, 0, found)
    return found.actions


def add_payments(state: State, seat: int, first: int, found: Found) -> None:
    """Lay down the legal payments of the kind now due, counted from `first`."""
    for pack in range(state.due + 1):
        for bought in range(state.due - pack + 1):
            if pay_rule(state, seat, state.due_kind, pack, bought) is None:
                found.add(first + pack * PARTS + bought)


def begin_payment(state: State, kinds: int, tile: int, total: int) -> None:
    """Ask for a payment; what leaves no choice is settled by `settle_forced`."""
    state.phase = PAYING
    state.due = total
    state.due_kinds = kinds
    state.due_tile = tile
    state.due_kind = 0


def end_payment(state: State) -> None:
    """Forget what was due."""
    state.due_kinds = 0
    state.due_tile = NO_TILE
    state.due_kind = 0


def settle_forced(state: State, seat: int, tell: Tell | None) -> bool:
    """Settle every kind that leaves no choice; True when the whole payment is made."""
    while state.due > 0:
        if not state.due_kinds >> state.due_kind & 1:
            state.due_kind += 1
            continue
        choices = parts(state, seat)
        if len(choices) > 1:
            return False
        settle(state, seat, choices[0] // PARTS, choices[0] % PARTS, tell)
    return True


def settle(state: State, seat: int, pack: int, bought: int, tell: Tell | None) -> None:
    """Pay the kind now due: the backpack's items go to stock, bought ones never leave it."""
    kind = state.due_kind
    price = bought * RATE[state.seats]
    state.items[seat * KIND_COUNT + kind] -= pack
    state.stock[kind] += pack
    state.tokens[seat] -= price
    state.tokens_left += price
    state.due -= pack + bought
    state.due_kind += 1
    if tell is not None and pack + bought:
        (
            tell.say("paid")
            .to(EVERYONE, "seat", seat)
            .to(EVERYONE, "kind", KINDS[kind])
            .to(EVERYONE, "pack", pack)
            .to(EVERYONE, "bought", bought)
            .to(EVERYONE, "tokens", price)
        )
