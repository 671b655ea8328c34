"""The bag of stones: digging, the white stone, selling gems, Market (LS-5, LS-6.25, LS-6.26)."""

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE
from serai.games.livingstone import purse
from serai.games.livingstone.components import (
    BLACK,
    GEM_KINDS,
    GEMS,
    MARKET_VALUE,
    PRICE,
    STONE_KINDS,
    STONES,
    WHITE,
)
from serai.games.livingstone.expedition import (
    MARKET_POINTS,
    SELLING,
    SOURCES,
    Expedition,
)
from serai.games.livingstone.options import SOLD, WHITE_STONE


def draw_stones(p: Expedition, seat: int, count: int, chance: Chance, tell: Tell | None) -> None:
    """LS-5.1 to LS-5.6: draw without looking; a short bag gives what it has."""
    drawn = [0] * STONE_KINDS
    left = 0
    for stone in range(STONE_KINDS):
        left += p.bag[stone]
    for _ in range(min(count, left)):
        stone = _draw_one(p, left, chance)
        drawn[stone] = drawn[stone] + 1
        left -= 1
    p.drawn = drawn
    if tell is not None:
        told = tell.say("stones_drawn").to(EVERYONE, "seat", seat)
        told.to(EVERYONE, "stones", {STONES[k]: drawn[k] for k in range(STONE_KINDS) if drawn[k]})
        tell.reveal()
    if drawn[WHITE]:
        _white_stone(p, seat, drawn, tell)
        return
    p.aside[BLACK] = p.aside[BLACK] + drawn[BLACK]
    first = seat * GEM_KINDS
    for gem in range(GEM_KINDS):
        if drawn[gem]:
            p.gems[first + gem] = p.gems[first + gem] + drawn[gem]


def _draw_one(p: Expedition, left: int, chance: Chance) -> int:
    bag = p.bag
    place = chance.below(left)
    stone = 0
    while place >= bag[stone]:
        place -= bag[stone]
        stone += 1
    bag[stone] = bag[stone] - 1
    return stone


def _white_stone(p: Expedition, seat: int, drawn: list[int], tell: Tell | None) -> None:
    """LS-5.3: this draw and everything set aside return to the bag; kept gems stay (LS-5.4)."""
    pounds = 0
    if p.options[WHITE_STONE] == SOLD:
        for gem in range(GEM_KINDS):
            pounds += drawn[gem] * PRICE[gem]
        purse.earn(p, seat, pounds)
    for stone in range(STONE_KINDS):
        p.bag[stone] += drawn[stone] + p.aside[stone]
        p.aside[stone] = 0
    if tell is not None:
        told = tell.say("white_stone").to(EVERYONE, "seat", seat)
        told.to(EVERYONE, "pounds", pounds).to(EVERYONE, "bag", sum(p.bag))


def against_selling(p: Expedition, seat: int, gem: int, count: int) -> str | None:
    return None if count <= p.gems[seat * GEM_KINDS + gem] else "LS-5.7"


def sell(p: Expedition, seat: int, gem: int, count: int, tell: Tell | None) -> None:
    """LS-5.7, LS-5.8: base price, and the gem is set aside."""
    pounds = count * PRICE[gem]
    place = seat * GEM_KINDS + gem
    p.gems[place] = p.gems[place] - count
    p.aside[gem] = p.aside[gem] + count
    purse.earn(p, seat, pounds)
    if tell is not None:
        told = tell.say("gems_sold").to(EVERYONE, "seat", seat).to(EVERYONE, "gem", GEMS[gem])
        told.to(EVERYONE, "count", count).to(EVERYONE, "pounds", pounds)


def gems_of(p: Expedition, seat: int) -> int:
    gems = 0
    for gem in range(GEM_KINDS):
        gems += p.gems[seat * GEM_KINDS + gem]
    return gems


def open_market(p: Expedition, seat: int, before: int) -> None:
    """Ask for the number of gems of the first kind held; `before` is the moment to return to."""
    p.moment = SELLING
    p.pending[0] = -1
    p.pending[1] = 0
    p.pending[2] = before
    _next_gem(p, seat)


def _next_gem(p: Expedition, seat: int) -> None:
    gem = p.pending[0] + 1
    while gem < GEM_KINDS and p.gems[seat * GEM_KINDS + gem] == 0:
        gem += 1
    if gem < GEM_KINDS:
        p.pending[0] = gem
    else:
        p.moment = p.pending[2]
        for place in range(3):
            p.pending[place] = 0


def against_market_sale(p: Expedition, seat: int, gem: int, count: int) -> str | None:
    """LS-6.25: kinds in their order, and at least one gem in the end."""
    if gem != p.pending[0] or count > p.gems[seat * GEM_KINDS + gem]:
        return "LS-6.25"
    if count == 0 and p.pending[1] == 0 and _is_last_gem(p, seat, gem):
        return "LS-6.25"
    return None


def _is_last_gem(p: Expedition, seat: int, gem: int) -> bool:
    return all(p.gems[seat * GEM_KINDS + other] == 0 for other in range(gem + 1, GEM_KINDS))


def market_sell(p: Expedition, seat: int, gem: int, count: int, tell: Tell | None) -> None:
    worth = count * MARKET_VALUE[gem]
    p.gems[seat * GEM_KINDS + gem] -= count
    p.aside[gem] += count
    p.pending[1] += count
    purse.earn(p, seat, worth)
    p.earned[seat * SOURCES + MARKET_POINTS] += worth
    if tell is not None and count:
        told = tell.say("market_sale").to(EVERYONE, "seat", seat).to(EVERYONE, "gem", GEMS[gem])
        told.to(EVERYONE, "count", count).to(EVERYONE, "pounds", worth)
        told.to(EVERYONE, "points", worth)
    _next_gem(p, seat)
