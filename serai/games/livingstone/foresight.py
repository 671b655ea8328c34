"""What search asks of LivingStone: choices worth a thought, a quick way to play on, a judgement.

The quick policy sees what `strategy` sees and weighs it alike, but more roughly: it plays a whole
turn at a time, keeps count of the rows as it goes, draws no cards and leaves the finer ones in the
hand. It takes low dice first, so that more of them follow, and is more careful not to be the
meanest.
"""

from typing import Final

from mypy_extensions import i64

from serai.engine.chance import Chance
from serai.games.livingstone import dice, scoring, strategy
from serai.games.livingstone.actions import (
    DECLINE,
    DIG,
    DONATE,
    END_TURN,
    EXPAND_CAMP,
    MOST_DONATED,
    PLACE_TENT,
    PLAY_CAVE,
    PLAY_MARKET,
    PLAY_REVERSE,
    PLAY_SCIENCE,
    PLAY_TREASURE,
    SELL,
    TAKE_COINS,
    TAKE_DIE,
    sell,
)
from serai.games.livingstone.components import (
    BLACK,
    CAVE_DISCOVERY,
    COLUMNS,
    GEM_KINDS,
    KINDS,
    MOST_GEMS,
    PIPS,
    PRICE,
    ROW_MAJORITY,
    ROW_POINTS,
    ROWS,
    TREASURE,
    WHITE,
)
from serai.games.livingstone.expedition import (
    ACT,
    AFTER,
    LIFTING,
    OVER,
    PICK,
    SELLING,
    Expedition,
)
from serai.games.livingstone.position import LivingStone

LAST: Final[int] = COLUMNS - 1
"""The last column."""
LATER_DIE: Final = 160
"""What each higher number in the middle is worth, in hundredths of a point: perhaps a die more."""
USUALLY_LATER: Final = 60
"""The same as most players see it."""
LEADING: Final = 34
"""The part of a row's majority that a tent is worth in the lead, behind, and far ahead."""
BEHIND: Final = 12
FAR_AHEAD: Final = 8
IN_THE_LEAD: Final = [
    points * 100 + bonus * LEADING for points, bonus in zip(ROW_POINTS, ROW_MAJORITY, strict=True)
]
"""By row, what a tent is worth before its price."""
FALLEN_BEHIND: Final = [
    points * 100 + bonus * BEHIND for points, bonus in zip(ROW_POINTS, ROW_MAJORITY, strict=True)
]
AHEAD_OF_ALL: Final = [
    points * 100 + bonus * FAR_AHEAD for points, bonus in zip(ROW_POINTS, ROW_MAJORITY, strict=True)
]
BEYOND_REACH: Final = 10_000
FIRST_GIFT: Final = 2
"""The column from which on donations are thought of."""
WIN_COUNTS: Final = 60
"""Percent of a seat's promise that is the win itself; the rest is its lead."""
POINTS_APART: Final = 12
"""With so many points more than the best other seat the win is all but sure."""


# Choices worth a thought.


def candidates(p: LivingStone, seat: int) -> list[int]:
    """What nobody thinks twice about stands alone; else what a turn really asks.

    Free actions are thought of before the first die and after the last one, when they can do all
    that they could do in between. A seat that may take a die never gains by declining.
    """
    if p.moment == SELLING:
        return [strategy.market_sale(p, seat)]
    if p.moment == LIFTING:
        return p.legal(seat)
    plain = strategy.plain_action(p, seat)
    if plain >= 0:
        return [plain]
    worth: list[int] = []
    gifts = _gifts(p, seat)
    for action in p.legal(seat):
        if action < SELL:
            thought_of = action != DECLINE
        elif p.moment == ACT:
            break
        elif action < DONATE:
            thought_of = p.moment == AFTER and p.boat == LAST and _sells_all(p, seat, action - SELL)
        elif action < EXPAND_CAMP:
            thought_of = action in gifts
        elif action < PLAY_REVERSE:
            thought_of = p.boat > LAST - 3 and _first_in_row(worth, action)
        else:  # science counts as much in the hand
            thought_of = not PLAY_SCIENCE <= action < PLAY_MARKET
        if thought_of:
            worth.append(action)
    return worth


def _first_in_row(worth: list[int], action: int) -> bool:
    """Camp Expansion counts for the row, whatever the column."""
    row = (action - EXPAND_CAMP) % ROWS
    for other in worth:
        if other >= EXPAND_CAMP and (other - EXPAND_CAMP) % ROWS == row:
            return False
    return True


def _sells_all(p: LivingStone, seat: int, place: int) -> bool:
    return place % MOST_GEMS + 1 == p.gems[seat * GEM_KINDS + place // MOST_GEMS]


def _gifts(p: LivingStone, seat: int) -> list[int]:
    """Nothing early on; later enough to pass, or all there is."""
    coins = p.cash(seat)
    if coins <= 0 or p.column() < 2 or p.moment == PICK:
        return []
    wanted = strategy.gift_wanted(p, seat) - p.chest[seat]
    sizes = [coins, wanted, wanted + 4, _gift(p, seat)]
    return [DONATE + size - 1 for size in sizes if 0 < size <= min(coins, MOST_DONATED)]


# Playing on.


def play_on(p: LivingStone, chance: Chance, decisions: int) -> None:
    """To the end, or until about so many decisions were made, always whole turns."""
    rows = rows_of(p)
    while p.moment != OVER and decisions > 0:
        if p.moment != PICK:
            p.apply(p.turn, strategy.choose(p, p.turn, chance), chance)
            rows = rows_of(p)
            decisions -= 1
        else:
            _turn(p, p.turn, rows, chance)
            decisions -= 3


def habit(p: LivingStone, seat: int, chance: Chance) -> int:
    """What the quick policy would do at this moment."""
    if p.moment == PICK:
        return TAKE_DIE + _die(p, seat, rows_of(p), LATER_DIE)[0] - 1
    if p.moment == ACT:
        coin: i64 = strategy.coin_worth(p, seat)
        cost: i64 = p.cost()
        spare: i64 = p.cash(seat) - cost if p.supply[seat] else -1
        return _use(p, seat, p.die, rows_of(p), coin, _stone(p, coin), cost, spare)[1]
    if p.moment == AFTER:
        gift = _gift(p, seat) if p.boat >= FIRST_GIFT else 0
        return DONATE + min(gift, MOST_DONATED) - 1 if gift > 0 else END_TURN
    return strategy.choose(p, seat, chance)


def rows_of(p: Expedition) -> list[int]:
    """Tents by row and seat."""
    tents = p.tents
    width: i64 = ROWS * p.seats
    counts = [0] * (ROWS * p.seats)
    place: i64 = 0
    spot: i64 = 0
    beyond: i64 = len(tents)
    while spot < beyond:
        if tents[spot]:
            counts[place] = counts[place] + tents[spot]
        spot += 1
        place += 1
        if place == width:
            place = 0
    return counts


def _turn(p: LivingStone, seat: int, rows: list[int], chance: Chance) -> None:
    """Turn into coins what can be, take the best die for its best use, perhaps donate."""
    if p.held[seat]:
        if p.hands[seat * KINDS + TREASURE]:
            p.apply(seat, PLAY_TREASURE, chance)
        if p.hands[seat * KINDS + CAVE_DISCOVERY]:
            p.apply(seat, PLAY_CAVE, chance)
    for gem in range(1, GEM_KINDS):
        have = p.gems[seat * GEM_KINDS + gem]
        if have and (p.boat < LAST or p.cash(seat) <= p.cost()):
            p.apply(seat, sell(gem, have), chance)
    pips, action = _die(p, seat, rows, USUALLY_LATER)
    p.apply(seat, TAKE_DIE + pips - 1, chance)
    p.apply(seat, action, chance)
    if action >= PLACE_TENT:
        place = (pips - 1) * p.seats + seat
        rows[place] = rows[place] + 1
    if p.boat >= FIRST_GIFT:
        _give(p, seat, chance)
    p.apply(seat, END_TURN, chance)


def _die(p: Expedition, seat: int, rows: list[int], later_die: i64) -> tuple[int, int]:
    """The die that is worth most with what may still follow it, and its use."""
    dice = p.dice
    coin: i64 = strategy.coin_worth(p, seat)
    stone = _stone(p, coin)
    cost: i64 = p.cost()
    spare: i64 = p.cash(seat) - cost if p.supply[seat] else -1
    best: i64 = -1
    best_pips: i64 = 0
    best_action = TAKE_COINS
    later: i64 = 0
    least: i64 = p.top[seat]
    pips: i64 = PIPS
    while pips > least:
        if dice[pips - 1]:
            worth, action = _use(p, seat, pips, rows, coin, stone, cost, spare)
            if worth + later > best:
                best, best_pips, best_action = worth + later, pips, action
            later += later_die
        pips -= 1
    return best_pips, best_action


def _use(
    p: Expedition,
    seat: i64,
    pips: i64,
    rows: list[int],
    coin: i64,
    stone: i64,
    cost: i64,
    spare: i64,
) -> tuple[i64, int]:
    """The best use of a die and its worth; `spare` is what is left of the coins after the cost."""
    worth, action = pips * coin, TAKE_COINS
    if stone > coin:
        worth, action = pips * stone, DIG
    row = pips - 1
    if spare >= 0 and _tent_at_best(row) - cost * coin > worth:
        tent = _tent(p, seat, row, rows, coin, spare) - cost * coin
        if tent > worth:
            worth, action = tent, PLACE_TENT + row * 4
    return worth, action


def _stone(p: Expedition, coin: i64) -> i64:
    """What a stone from the bag is worth."""
    bag = p.bag
    stones: i64 = bag[BLACK] + bag[WHITE]
    pounds: i64 = 0
    gem: i64 = 0
    while gem < GEM_KINDS:
        count: i64 = bag[gem]
        price: i64 = PRICE[gem]
        stones += count
        pounds += count * price
        gem += 1
    return pounds * coin * 95 // (100 * stones)


def _tent_at_best(row: i64) -> i64:
    """What a tent in a row is worth in the lead, where nobody asks a fee."""
    worth: i64 = IN_THE_LEAD[row]
    return worth


def _tent(p: Expedition, seat: i64, row: i64, rows: list[int], coin: i64, spare: i64) -> i64:
    """What a tent is worth after its fees, far below nothing where `spare` cannot pay them."""
    tents = p.tents
    seats: i64 = p.seats
    site: i64 = p.spot(p.column(), row, 0)
    counted: i64 = row * seats
    fees: i64 = 0
    rival: i64 = 0
    other: i64 = 0
    while other < seats:
        if other != seat:
            if tents[site + other]:
                fees += 1
            there: i64 = rows[counted + other]
            if there > rival:
                rival = there
        other += 1
    if fees > spare:
        return -BEYOND_REACH
    own: i64 = rows[counted + seat]
    lead = own + 1 - rival
    worth: i64 = IN_THE_LEAD[row]
    if lead < 0:
        worth = FALLEN_BEHIND[row]
    elif lead > 2:
        worth = AHEAD_OF_ALL[row]
    return worth - fees * coin


def _give(p: LivingStone, seat: int, chance: Chance) -> None:
    gift = _gift(p, seat)
    if gift > 0:
        p.apply(seat, DONATE + min(gift, MOST_DONATED) - 1, chance)


def _gift(p: Expedition, seat: int) -> int:
    """Enough to pass as soon as the next tents can spare it, and in the end all that is left."""
    coins = p.cash(seat)
    two = p.seats == 2
    wanted = strategy.gift_wanted(p, seat) - p.chest[seat]
    if p.boat < LAST:
        return min(coins - strategy.reserve(p), wanted)
    if dice.highest(p) <= dice.mark_after(p, seat):
        return coins
    spare = coins - p.cost() - 1
    return max(spare, min(coins, wanted)) if two else spare


# Judging.


def wins(p: Expedition) -> list[int]:
    """Thousandths of the win, by the order of the final reckoning."""
    shares = [0] * p.seats
    best, winners = -1, 0
    for seat in range(p.seats):
        if p.out[seat] == 0:
            key = scoring.place_key(p, seat)
            shares[seat] = key
            if key > best:
                best, winners = key, 1
            elif key == best:
                winners += 1
    for seat in range(p.seats):
        won = p.out[seat] == 0 and shares[seat] == best
        shares[seat] = 1000 // winners if won else 0
    return shares


def promise(p: Expedition) -> list[int]:
    """Mostly the win, and for the rest how far a seat is ahead or behind."""
    shares = wins(p)
    best, second, leader = 0, 0, -1
    for seat in range(p.seats):
        if p.out[seat] == 0:
            points = p.points(seat)
            if points > best:
                best, second, leader = points, best, seat
            elif points > second:
                second = points
    for seat in range(p.seats):
        ahead = -POINTS_APART
        if p.out[seat] == 0:
            ahead = p.points(seat) - (second if seat == leader else best)
            ahead = max(-POINTS_APART, min(POINTS_APART, ahead))
        lead = (ahead + POINTS_APART) * 500 // POINTS_APART
        shares[seat] = (shares[seat] * WIN_COUNTS + lead * (100 - WIN_COUNTS)) // 100
    return shares
