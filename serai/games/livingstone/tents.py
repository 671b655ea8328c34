"""Tents: placing, costs and fees, Camp Expansion, moving with two players (LS-4, LS-6, LS-10)."""

from mypy_extensions import i64

from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE
from serai.games.livingstone import cards, purse
from serai.games.livingstone.components import (
    CAMP_EXPANSION,
    ELEPHANTS,
    NATIVE_GUIDE,
    ROWS,
)
from serai.games.livingstone.expedition import AFTER, LIFTING, Expedition
from serai.games.livingstone.options import (
    BOTH_CARDS_FEE,
    CAMP_SITE,
    GUIDE_FEE,
    SCORED_SITES,
    WAIVED,
)


def other_owners(p: Expedition, seat: int, row: int) -> int:
    """How many others have a tent on the boat column's site in a row (LS-4.7)."""
    site: i64 = p.spot(p.column(), row, 0)
    own: i64 = site + seat
    beyond: i64 = site + p.seats
    owners = 0
    while site < beyond:
        if p.tents[site] and site != own:
            owners += 1
        site += 1
    return owners


def fees(p: Expedition, seat: int, row: int, guide: int, elephants: int) -> int:
    """What is due to other owners; by options Native Guide waives it, alone (LS-6.4) or only
    together with Elephants (LS-6.7).
    """
    if guide and p.options[GUIDE_FEE] == WAIVED:
        return 0
    if guide and elephants and p.options[BOTH_CARDS_FEE] == WAIVED:
        return 0
    return other_owners(p, seat, row)


def price(p: Expedition, seat: int, row: int, guide: int, elephants: int) -> int:
    """Cost and fees of a tent in the boat's column."""
    return (0 if guide else p.cost()) + fees(p, seat, row, guide, elephants)


def against_placing(p: Expedition, seat: int, row: int, guide: int, elephants: int) -> str | None:
    if guide and not p.holds(seat, NATIVE_GUIDE):
        return "LS-6.4"
    if elephants and not p.holds(seat, ELEPHANTS):
        return "LS-6.5"
    if not elephants and row != p.die - 1:
        return "LS-4.4"
    if p.supply[seat] == 0 and not _can_lift_for(p, seat, row):
        return "LS-4.9"
    if price(p, seat, row, guide, elephants) > p.cash(seat):
        return "LS-3.7"
    return None


def _can_lift_for(p: Expedition, seat: int, row: int) -> bool:
    """LS-10.2: two players without supply may move a tent from any other site."""
    if p.seats != 2:
        return False
    target = p.spot(p.column(), row, seat)
    return any(p.tents[spot] and spot != target for spot in range(seat, len(p.tents), 2))


def place(
    p: Expedition, seat: int, row: int, guide: int, elephants: int, tell: Tell | None
) -> None:
    """Play the cards that help; then set up a new tent, or ask which one moves."""
    due = fees(p, seat, row, guide, elephants)
    total = due if guide else due + p.cost()
    purse.show_coins(p, seat, total, tell)
    if guide:
        cards.discard(p, seat, NATIVE_GUIDE, tell)
    if elephants:
        cards.discard(p, seat, ELEPHANTS, tell)
    if p.supply[seat] == 0:
        p.pending[0] = row
        p.pending[1] = guide
        p.pending[2] = elephants
        p.moment = LIFTING
        return
    p.supply[seat] = p.supply[seat] - 1
    if tell is not None:
        _tell_tent(p, seat, row, guide, elephants, -1, tell)
    _set_up(p, seat, row, total, due, tell)


def _tell_tent(
    p: Expedition, seat: int, row: int, guide: int, elephants: int, origin: int, tell: Tell
) -> None:
    due = fees(p, seat, row, guide, elephants)
    told = tell.say("tent_placed" if origin < 0 else "tent_moved").to(EVERYONE, "seat", seat)
    told.to(EVERYONE, "column", p.column() + 1).to(EVERYONE, "row", row + 1)
    told.to(EVERYONE, "cost", price(p, seat, row, guide, elephants) - due).to(EVERYONE, "fees", due)
    told.to(EVERYONE, "native_guide", guide == 1).to(EVERYONE, "elephants", elephants == 1)
    if origin >= 0:
        told.to(EVERYONE, "from_column", origin // ROWS + 1)
        told.to(EVERYONE, "from_row", origin % ROWS + 1)


def _set_up(p: Expedition, seat: int, row: int, total: int, due: int, tell: Tell | None) -> None:
    """Pay, and set the tent on the boat column's site in a row."""
    first = p.spot(p.column(), row, 0)
    spot = first + seat
    purse.pay(p, seat, total, tell)
    if due:
        _pay_owners(p, seat, first, tell)
    p.tents[spot] = p.tents[spot] + 1
    p.unscored.append(spot)
    p.die = 0
    p.moment = AFTER


def _pay_owners(p: Expedition, seat: int, first: int, tell: Tell | None) -> None:
    """LS-4.6: £1 to each other owner on the site."""
    for other in range(p.seats):
        if p.tents[first + other] and other != seat:
            purse.earn(p, other, 1)
            if tell is not None:
                told = tell.say("fee_received").to(EVERYONE, "seat", other)
                told.to(EVERYONE, "payer", seat).to(EVERYONE, "pounds", 1)


def against_lifting(p: Expedition, seat: int, site: int) -> str | None:
    spot = site * p.seats + seat
    target = p.spot(p.column(), p.pending[0], seat)
    return None if p.tents[spot] and spot != target else "LS-10.2"


def lift(p: Expedition, seat: int, site: int, tell: Tell | None) -> None:
    """LS-10.4, LS-10.5: the tent counts only where it stands now; an added one leaves first."""
    spot = site * p.seats + seat
    p.tents[spot] -= 1
    if spot in p.added:
        p.added.remove(spot)
    elif spot in p.unscored:
        p.unscored.remove(spot)
    row, guide, elephants = p.pending[0], p.pending[1], p.pending[2]
    for part in range(3):
        p.pending[part] = 0
    if tell is not None:
        _tell_tent(p, seat, row, guide, elephants, site, tell)
    total = price(p, seat, row, guide, elephants)
    _set_up(p, seat, row, total, fees(p, seat, row, guide, elephants), tell)


def against_expanding(p: Expedition, seat: int, site: int) -> str | None:
    """LS-6.8, LS-6.9: an own tent there, in a column that the option allows."""
    spot = site * p.seats + seat
    if p.supply[seat] == 0 or p.tents[spot] == 0:
        return "LS-6.8"
    column = site // ROWS
    if p.options[CAMP_SITE] == SCORED_SITES:
        fits = p.tents[spot] > p.unscored.count(spot) and column != p.column()
    else:
        fits = column < p.column()
    return None if fits else "LS-6.9"


def expand(p: Expedition, seat: int, site: int, tell: Tell | None) -> None:
    cards.discard(p, seat, CAMP_EXPANSION, tell)
    spot = site * p.seats + seat
    p.supply[seat] -= 1
    p.tents[spot] += 1
    p.added.append(spot)
    if tell is not None:
        told = tell.say("camp_expanded").to(EVERYONE, "seat", seat)
        told.to(EVERYONE, "column", site // ROWS + 1).to(EVERYONE, "row", site % ROWS + 1)


def seats_in_row(p: Expedition, row: int) -> list[int]:
    """How many tents each seat has in a row."""
    counts = [0] * p.seats
    for seat in range(p.seats):
        counts[seat] = tents_in_row(p, seat, row)
    return counts


def tents_in_row(p: Expedition, seat: int, row: int) -> int:
    tents = p.tents
    count = 0
    spot: i64 = p.spot(0, row, seat)
    beyond: i64 = len(tents)
    step: i64 = ROWS * p.seats
    while spot < beyond:
        count += tents[spot]
        spot += step
    return count
