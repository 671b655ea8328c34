"""What thinking ahead asks of Timbuktu: choices worth a thought, a way to play on, a judgement.

The quick policy sees what `strategy` sees and weighs it alike, but more roughly: what a seat makes
of its piles is worked out once for all its camels, and again only when piles have moved on.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from serai.engine.chance import Chance
from serai.games.timbuktu import placing, strategy
from serai.games.timbuktu.actions import CHOOSE, MOVE, TOLLS, place
from serai.games.timbuktu.board import CHOOSING, LOADING, MOVING, OVER, PLACING, Board
from serai.games.timbuktu.components import KINDS, PEN_COUNT, PITCHES, STAGES
from serai.games.timbuktu.notebook import CERTAIN, Notebook, notebook_of
from serai.games.timbuktu.options import DEAL_FIRST
from serai.games.timbuktu.position import Timbuktu
from serai.games.timbuktu.scoring import goods_of, values

BEYOND: Final = 1 << 60
"""More than any way can cost."""
KEPT: Final = 0.89
"""Of the goods on the way, how many sensible players bring through a stage."""
A_STAGE_APART: Final = 8.0
"""By how many points a stage to come may still set two seats apart."""
CLOSE: Final = 4.0
"""So many points decide at the end whether a win was near."""
WIN_COUNTS: Final = 0.5
"""The part of a seat's promise that is the win itself once the match is over."""


# Choices worth a thought.


def candidates(p: Timbuktu, seat: int) -> list[int]:
    """Every camel, and every pen with the toll that is missed least; loads and placements that
    are as good as any other are represented by one."""
    if seat not in p.to_act():
        return []
    if p.phase == MOVING:
        return _ways(p, seat)
    if p.phase == PLACING and not p.options[DEAL_FIRST]:
        return [_some_place(p, seat)]
    if p.phase == LOADING:
        return strategy.sparing_loads(p, seat)
    return p.legal(seat)


def _ways(p: Timbuktu, seat: int) -> list[int]:
    camel = seat * p.camels + p.laid[seat]
    notebook = notebook_of(p, seat)
    price = strategy.prices(p, seat)
    stakes = strategy.stakes_of(p, camel, notebook, price)
    return [
        strategy.way_into(p, camel, pen, stakes[pen], notebook, price)[1]
        for pen in range(PEN_COUNT)
        if p.filled[pen] < PITCHES
    ]


def _some_place(p: Timbuktu, seat: int) -> int:
    """The next camel in one of the open pens: before thieves are known they are all alike."""
    letter = 0
    while not p.waiting[seat] >> letter & 1:
        letter += 1
    pens = placing.open_pens(p, seat)
    return place(letter, pens[(p.turn + letter) % len(pens)])


# Playing on.


class Outlook:
    """What a seat makes of the piles it has seen, for all its camels that are still to move."""

    def __init__(self, p: Timbuktu, seat: int, price: list[int], notebook: Notebook) -> None:
        self.price = price
        self.swaps = p.swaps
        self.pitches = notebook.pitches
        """By spot: the chance to be robbed there, in sixtieths."""
        self.goods = notebook.goods
        """By pen and kind: the chance that its thieves take it, in sixtieths."""
        self.stakes = [0] * (p.camels * PEN_COUNT)
        """By camel and pen: what the thieves of the pen would take from it."""
        self.toll = [0] * p.camels
        """By camel: what its least piece costs."""
        self.free = [0] * p.camels
        """By camel: a bit for every pen that is free to enter."""
        for letter in range(p.camels):
            if p.waiting[seat] >> letter & 1:
                self._weigh(p, seat * p.camels + letter, letter)

    def _weigh(self, p: Timbuktu, camel: int, letter: int) -> None:
        self.free[letter] = p.free_pens(camel)
        first = camel * KINDS
        loads = p.loads
        least: i64 = BEYOND
        for kind in range(KINDS):
            pieces: i64 = loads[first + kind]
            if pieces:
                cost: i64 = self.price[kind]
                least = min(least, cost)
                cost *= pieces
                for pen in range(PEN_COUNT):
                    self.stakes[letter * PEN_COUNT + pen] += cost * self.goods[pen * KINDS + kind]
        self.toll[letter] = least * CERTAIN if least < BEYOND else 0


def outlook(p: Timbuktu, seat: int) -> Outlook:
    """What a seat makes of its own notebook."""
    return Outlook(p, seat, strategy.prices(p, seat), notebook_of(p, seat))


def play_on(p: Timbuktu, chance: Chance, decisions: int) -> None:
    """To the end, or until so many decisions were made and the thieves have come."""
    while p.phase == LOADING or p.phase == PLACING:
        seat = p.to_act()[0]
        p.apply(seat, strategy.choose(p, seat, chance), chance)
        decisions -= 1
    while p.phase != OVER and decisions > 0:
        decisions -= p.seats * (p.camels - p.round) * 2
        stage = p.stage
        looks = [outlook(p, seat) for seat in range(p.seats)]
        while p.phase != OVER and p.stage == stage:
            play_turn(p, looks, chance)


def play_turn(p: Timbuktu, looks: list[Outlook], chance: Chance) -> None:
    """One choice or one move, of the seat that is asked first."""
    seat = p.to_act()[0]
    look = looks[seat]
    if look.swaps != p.swaps:
        look = Outlook(p, seat, look.price, notebook_of(p, seat))
        looks[seat] = look
    if p.phase == CHOOSING:
        p.apply(seat, CHOOSE + urgent(p, seat, look), chance)
    else:
        p.apply(seat, way(p, seat, look)[1], chance)


def urgent(p: Timbuktu, seat: int, look: Outlook) -> int:
    """The camel that gains most by moving now instead of later."""
    waiting = p.waiting[seat]
    if waiting & (waiting - 1) == 0:
        return waiting.bit_length() - 1
    best, most = -1, 0
    for letter in range(p.camels):
        if waiting >> letter & 1:
            gain = _gain(p.filled, letter, look)
            if best < 0 or gain > most:
                best, most = letter, gain
    return best


def _gain(filled: list[int], letter: int, look: Outlook) -> int:
    """What waiting would cost a camel, the mean of the better half of all free spots, above the
    best way now."""
    best: i64 = BEYOND
    costs: list[int] = []
    free: i64 = look.free[letter]
    toll: i64 = look.toll[letter]
    pitches = look.pitches
    for pen in range(PEN_COUNT):
        taken = filled[pen]
        if taken == PITCHES:
            continue
        pays: i64 = 0 if free & 1 << pen else toll
        stake: i64 = look.stakes[letter * PEN_COUNT + pen]
        first = pen * PITCHES
        best = min(best, stake * pitches[first + taken] + pays)
        for spot in range(first + taken, first + PITCHES):
            costs.append(stake * pitches[spot] + pays)
    costs.sort()
    half = max(1, len(costs) // 2)
    later: i64 = 0
    for rank in range(half):
        later += costs[rank]
    return later // half - best


def way(p: Timbuktu, seat: int, look: Outlook) -> tuple[int, int]:
    """What it costs the laid camel to move where it loses least, toll and thieves, and the move."""
    letter = p.laid[seat]
    free = look.free[letter]
    toll: i64 = look.toll[letter]
    best: i64 = BEYOND
    best_pen = -1
    for pen in range(PEN_COUNT):
        filled = p.filled[pen]
        if filled == PITCHES:
            continue
        cost: i64 = look.stakes[letter * PEN_COUNT + pen] * look.pitches[pen * PITCHES + filled]
        if not free >> pen & 1:
            cost += toll
        if cost < best:
            best, best_pen = cost, pen
    if free >> best_pen & 1:
        return best, MOVE + best_pen * TOLLS
    missed, paid = _toll(p, seat * p.camels + letter, best_pen, look)
    return best - toll + missed, MOVE + best_pen * TOLLS + paid


def cost_of(p: Timbuktu, seat: int, action: int, look: Outlook) -> int:
    """What a move of the laid camel costs it."""
    pen, toll = divmod(action - MOVE, TOLLS)
    letter = p.laid[seat]
    robbed = look.pitches[pen * PITCHES + p.filled[pen]]
    cost = look.stakes[letter * PEN_COUNT + pen] * robbed
    if toll:
        kind = toll - 1
        cost += look.price[kind] * (CERTAIN - robbed * look.goods[pen * KINDS + kind])
    return cost


def _toll(p: Timbuktu, camel: int, pen: int, look: Outlook) -> tuple[int, int]:
    """How much the least missed toll is missed, as thieves might have had it, and the toll."""
    robbed: i64 = look.pitches[pen * PITCHES + p.filled[pen]]
    best, least = 0, 0
    for kind in range(KINDS):
        if p.loads[camel * KINDS + kind]:
            missed = look.price[kind] * (CERTAIN - robbed * look.goods[pen * KINDS + kind])
            if best == 0 or missed < least:
                best, least = kind + 1, missed
    return least, best


# Judging.


def wins(p: Board) -> list[int]:
    """Thousandths of the win: by points and goods at the end, before that by what each seat
    will probably bring home."""
    if p.phase == LOADING:
        return [1000 // p.seats] * p.seats
    if p.phase != OVER:
        left = STAGES[p.seats] - p.stage
        return _thousandths(_likely(p), A_STAGE_APART * left**0.5)
    worth = values(p)
    shares = [0] * p.seats
    keys = [_key(goods_of(p, seat), worth) for seat in range(p.seats)]
    best = max(keys)
    for seat in range(p.seats):
        if keys[seat] == best:
            shares[seat] = 1000 // keys.count(best)
    return shares


def _key(carried: list[int], worth: list[int]) -> int:
    """Points first, then goods (TB-8.4)."""
    points, goods = 0, 0
    for kind in range(KINDS):
        points += carried[kind] * worth[kind]
        goods += carried[kind]
    return points * 1000 + goods


def _likely(p: Board) -> list[float]:
    """The points each seat will probably have in the end."""
    kept = KEPT ** (STAGES[p.seats] - p.stage) if p.phase != OVER else 1.0
    own = [goods_of(p, seat) for seat in range(p.seats)]
    now = values(p)
    worth: list[float] = []
    for kind in range(KINDS):
        carried = 0
        for seat in range(p.seats):
            carried += own[seat][kind]
        worth.append(now[kind] + carried * (1.0 - kept))
    points: list[float] = []
    for seat in range(p.seats):
        total = 0.0
        for kind in range(KINDS):
            total += own[seat][kind] * worth[kind]
        points.append(total * kept)
    return points


def _thousandths(points: list[float], apart: float) -> list[int]:
    """Shares of a whole that grow with the points."""
    best = max(points)
    parts = [exp((own - best) / apart) for own in points]
    whole = sum(parts)
    return [int(1000.0 * part / whole) for part in parts]


def promise(p: Board) -> list[int]:
    """The share of the win; at its very end also how near it was."""
    if p.phase != OVER:
        return wins(p)
    near = _thousandths(_likely(p), CLOSE)
    sure = wins(p)
    return [
        int(WIN_COUNTS * sure[seat] + (1.0 - WIN_COUNTS) * near[seat]) for seat in range(p.seats)
    ]
