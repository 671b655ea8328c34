"""How a sensible player plays LivingStone, judged by what the seat can see.

Everything is weighed in hundredths of a victory point. A coin is worth much to the poor and little
to the rich; a donation is worth having when others could have given more.
"""

from typing import Final

from serai.engine.chance import Chance
from serai.games.livingstone import cards, dice, scoring, tents
from serai.games.livingstone.actions import (
    DECLINE,
    DIG,
    DONATE,
    DRAW_CARD,
    END_TURN,
    EXPAND_CAMP,
    LIFT_TENT,
    MOST_DONATED,
    PLAY_CAVE,
    PLAY_MARKET,
    PLAY_REVERSE,
    PLAY_ROYAL_FAVOR,
    PLAY_TREASURE,
    TAKE_COINS,
    market_sell,
    place_tent,
    sell,
    take_die,
)
from serai.games.livingstone.components import (
    CAMP_EXPANSION,
    CAVE_DISCOVERY,
    COLUMN_COSTS,
    COLUMNS,
    ELEPHANTS,
    GEM_KINDS,
    MARKET,
    MARKET_VALUE,
    NATIVE_GUIDE,
    PIPS,
    PRICE,
    REVERSE,
    ROW_MAJORITY,
    ROW_POINTS,
    ROWS,
    ROYAL_FAVOR,
    SITES,
    STONE_KINDS,
    TREASURE,
)
from serai.games.livingstone.expedition import ACT, LIFTING, PICK, SELLING, Expedition
from serai.games.livingstone.options import COLUMN_COST

CARD_WORTH: Final = 220
TURN_WORTH: Final = 60
"""What a later die of the same round is worth for each number it may still show."""
FAVOR_WORTH: Final = 300
NO_RESERVE: Final[int] = COLUMNS - 2
"""The column from which on, with two players, giving enough comes before the next tents."""
GIFT_FOR_TWO: Final = 18
"""With two players a chest of this size passes the check nine times in ten."""


def choose(p: Expedition, seat: int, chance: Chance) -> int:
    if p.moment == SELLING:
        return market_sale(p, seat)
    if p.moment == LIFTING:
        return _tent_to_lift(p, seat)
    free = _free_action(p, seat)
    if free >= 0:
        return free
    if p.moment == ACT:
        return _best_die_action(p, seat, p.die)[1]
    return _die_or_end(p, seat)


def market_sale(p: Expedition, seat: int) -> int:
    """A Market takes all there is of a gem."""
    gem = p.pending[0]
    return market_sell(gem, p.gems[seat * GEM_KINDS + gem])


def coin_worth(p: Expedition, seat: int) -> int:
    """Hundredths of a point for the next coin."""
    coins = p.cash(seat)
    if p.column() == COLUMNS - 1:
        return 25
    if coins < 2 * p.cost() + 2:
        return 80
    return 45 if coins < 12 else 30


def _tent_worth(p: Expedition, seat: int, row: int) -> int:
    """Its column's points, and a part of the row's majority it fights for."""
    own = tents.tents_in_row(p, seat, row)
    rival = 0
    for other in range(p.seats):
        if other != seat:
            rival = max(rival, tents.tents_in_row(p, other, row))
    lead = own + 1 - rival
    part = 30 if lead >= 0 else 12
    if lead > 2:
        part = 8
    return ROW_POINTS[row] * 100 + ROW_MAJORITY[row] * part


def _best_tent(p: Expedition, seat: int, die: int) -> tuple[int, int]:
    """Worth and action of the best tent a die can set, cards included; (−1, −1) for none."""
    if p.supply[seat] == 0:
        return -1, -1
    best, best_action = -1, -1
    coin = coin_worth(p, seat)
    coins = p.cash(seat)
    for row in range(ROWS):
        elephants = 0 if row == die - 1 else 1
        if elephants and not p.holds(seat, ELEPHANTS):
            continue
        for guide in range(2 if p.holds(seat, NATIVE_GUIDE) else 1):
            price = tents.price(p, seat, row, guide, elephants)
            if price > coins:
                continue
            worth = _tent_worth(p, seat, row) - price * coin
            worth -= (guide + elephants) * CARD_WORTH
            if worth > best:
                best, best_action = worth, place_tent(row, guide, elephants)
    return best, best_action


def _stone_worth(p: Expedition, seat: int) -> int:
    """What a stone from the bag is worth on average, from open facts."""
    stones, pounds = 0, 0
    for stone in range(STONE_KINDS):
        stones += p.bag[stone]
    for gem in range(GEM_KINDS):
        pounds += p.bag[gem] * PRICE[gem]
    return pounds * coin_worth(p, seat) // stones if stones else 0


def _best_die_action(p: Expedition, seat: int, die: int) -> tuple[int, int]:
    """Worth and action of the best use of a die."""
    best, action = _best_tent(p, seat, die)
    coins = die * coin_worth(p, seat)
    if coins > best:
        best, action = coins, TAKE_COINS
    dig = die * _stone_worth(p, seat) * 95 // 100
    if dig > best:
        best, action = dig, DIG
    if best < CARD_WORTH and p.column() < COLUMNS - 1 and cards.against_drawing(p) is None:
        best, action = CARD_WORTH, DRAW_CARD
    return best, action


def _die_or_end(p: Expedition, seat: int) -> int:
    """The die whose use and whose followers are worth most, or the end of the turn."""
    if p.turn_dice > p.favors:
        return END_TURN
    best, best_pips = -1, 0
    for pips in range(dice.bar(p, seat) + 1, PIPS + 1):
        if p.dice[pips - 1] == 0:
            continue
        worth = _best_die_action(p, seat, pips)[0]
        for higher in range(pips, PIPS):
            if p.dice[higher]:
                worth += TURN_WORTH
        if worth > best:
            best, best_pips = worth, pips
    if best_pips:
        return take_die(best_pips)
    return DECLINE if p.moment == PICK else END_TURN


# Free actions, the most useful first; −1 where there is nothing to do.


def plain_action(p: Expedition, seat: int) -> int:
    """Free actions that no waiting makes better: cards that bring coins or stones, a ripe sale."""
    if p.held[seat]:
        if p.holds(seat, TREASURE):
            return PLAY_TREASURE
        if p.holds(seat, CAVE_DISCOVERY):
            return PLAY_CAVE
        if p.holds(seat, MARKET) and _market_is_ripe(p, seat):
            return PLAY_MARKET
    return _sale(p, seat)


def _free_action(p: Expedition, seat: int) -> int:
    plain = plain_action(p, seat)
    if plain >= 0:
        return plain
    if p.holds(seat, ROYAL_FAVOR) and _favor_pays(p, seat):
        return PLAY_ROYAL_FAVOR
    if p.holds(seat, REVERSE) and p.moment == PICK and _going_back_pays(p, seat):
        return PLAY_REVERSE
    if p.holds(seat, CAMP_EXPANSION) and p.column() >= COLUMNS - 3:
        site = _site_to_expand(p, seat)
        if site >= 0:
            return EXPAND_CAMP + site
    return _donation(p, seat)


def _market_is_ripe(p: Expedition, seat: int) -> bool:
    worth = 0
    for gem in range(GEM_KINDS):
        worth += p.gems[seat * GEM_KINDS + gem] * MARKET_VALUE[gem]
    return worth >= 5


def _sale(p: Expedition, seat: int) -> int:
    """Sell what brings most, unless a Market waits for it or the end is near."""
    if p.holds(seat, MARKET) or (p.column() == COLUMNS - 1 and p.moment != PICK):
        return -1
    for gem in range(GEM_KINDS - 1, -1, -1):
        have = p.gems[seat * GEM_KINDS + gem]
        if have and PRICE[gem] * coin_worth(p, seat) > 100:
            return sell(gem, have)
    return -1


def _favor_pays(p: Expedition, seat: int) -> bool:
    if p.moment != PICK or dice.against_favor(p, seat) is not None:
        return False
    worths = [
        _best_die_action(p, seat, pips + 1)[0]
        for pips in range(dice.bar(p, seat), PIPS)
        if p.dice[pips]
    ]
    worths.sort()
    return len(worths) > 1 and worths[-2] > FAVOR_WORTH


def _going_back_pays(p: Expedition, seat: int) -> bool:
    """Whether the column behind pays this seat clearly more than any other."""
    if p.boat < 1 or cards.against_reversing(p) is not None:
        return False
    own, best = 0, 0
    for other in range(p.seats):
        worth = 0
        for row in range(ROWS):
            worth += p.tents[p.spot(p.boat - 1, row, other)] * ROW_POINTS[row]
        if other == seat:
            own = worth
        else:
            best = max(best, worth)
    return own >= best + 4


def _site_to_expand(p: Expedition, seat: int) -> int:
    """The own site in the row where one more tent gains most majority points."""
    best, best_site = 0, -1
    for site in range(SITES):
        if tents.against_expanding(p, seat, site) is not None:
            continue
        row = site % ROWS
        before = scoring.majority_shares(p, row)[seat]
        gain = ROW_MAJORITY[row] - before
        if gain > best:
            best, best_site = gain, site
    return best_site


def _donation(p: Expedition, seat: int) -> int:
    """Give at the end what is left, and earlier enough not to be the meanest."""
    coins = p.cash(seat)
    if coins <= 0:
        return -1
    if p.column() == COLUMNS - 1:
        gift = coins if _last_turn(p, seat) else 0
    elif p.moment == PICK or p.column() < 2:
        gift = 0
    else:
        gift = min(coins - reserve(p), gift_wanted(p, seat) - p.chest[seat])
    return DONATE + min(gift, MOST_DONATED) - 1 if gift > 0 else -1


def _last_turn(p: Expedition, seat: int) -> bool:
    """After the last die that can be had in the last column."""
    if p.moment in (PICK, ACT):
        return False
    return dice.highest(p) <= dice.mark_after(p, seat)


def reserve(p: Expedition) -> int:
    """Coins for two tents in the next column. With two players the check is hard to pass: one tent,
    and none near the end.
    """
    if p.seats > 2:
        return 2 * next_cost(p)
    return next_cost(p) if p.column() < NO_RESERVE else 0


def next_cost(p: Expedition) -> int:
    """What a tent costs in the next column."""
    following = min(p.column() + 1, COLUMNS - 1)
    return COLUMN_COSTS[p.options[COLUMN_COST]][following]


def gift_wanted(p: Expedition, seat: int) -> int:
    """A little more than the least any other seat is likely to have given."""
    if p.seats == 2:
        return GIFT_FOR_TWO
    least = 1 << 20
    for other in range(p.seats):
        if other != seat:
            least = min(least, _likely_chest(p, other))
    return max(least + 3, 2 * p.column() - 2)


def _likely_chest(p: Expedition, other: int) -> int:
    """What another seat has given, as far as all can see it."""
    if p.coins_are_open():
        return p.chest[other]
    return (p.donations[other] + p.ceiling[other]) // 2 if p.donations[other] else 0


def _tent_to_lift(p: Expedition, seat: int) -> int:
    """The tent whose row loses least."""
    best, best_action = 1 << 20, -1
    for action in p.legal(seat):
        row = (action - LIFT_TENT) % ROWS
        loss = scoring.majority_shares(p, row)[seat]
        if loss < best:
            best, best_action = loss, action
    return best_action
