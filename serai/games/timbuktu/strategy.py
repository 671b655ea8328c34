"""How a sensible player plays Timbuktu, judged by what the seat can see.

It prices every kind of goods by what a piece will probably be worth, reads from its notebook what
each camel would lose where, and moves the camel that would miss most by waiting. Costs are whole
numbers: prices in hundredths of a point, and losses in 3600ths of that, as the notebook counts.
"""

from typing import Final

from serai.engine.chance import Chance
from serai.games.timbuktu import actions, caravan, placing
from serai.games.timbuktu.actions import LOAD, NO_TOLL
from serai.games.timbuktu.board import CHOOSING, MOVING, PLACING, Board
from serai.games.timbuktu.components import KINDS, PEN_COUNT, PITCHES, STAGES
from serai.games.timbuktu.loading import LOADS
from serai.games.timbuktu.notebook import CERTAIN, Notebook, notebook_of
from serai.games.timbuktu.scoring import goods_of, values

POINT: Final = 100
KEPT_A_STAGE: Final = 89
"""Of a hundred pieces, how many sensible players bring through a stage."""
LEAST_PRICE: Final = 10


def choose(board: Board, seat: int, chance: Chance) -> int:
    if board.phase == MOVING:
        return _best_move(board, seat)
    if board.phase == CHOOSING:
        return _most_urgent_camel(board, seat)
    if board.phase == PLACING:
        return _placement(board, seat, chance)
    return _load(board, seat, chance)


def prices(board: Board, seat: int) -> list[int]:
    """What losing a piece of each kind costs a seat against the average of the others.

    It loses the piece's final value, but every piece left of that kind gains a point, its own and
    those of its rivals.
    """
    carried = [0] * KINDS
    for camel in range(0, len(board.loads), KINDS):
        for kind in range(KINDS):
            carried[kind] += board.loads[camel + kind]
    own = goods_of(board, seat)
    kept = POINT
    for _ in range(STAGES[board.seats] - board.stage):
        kept = kept * KEPT_A_STAGE // 100
    worth = values(board)
    priced: list[int] = []
    for kind in range(KINDS):
        final_value = worth[kind] * POINT + carried[kind] * (POINT - kept)
        rivals_gain = (carried[kind] - own[kind]) * kept // (board.seats - 1)
        price = final_value - own[kind] * kept + rivals_gain
        priced.append(max(price, LEAST_PRICE))
    return priced


def stakes_of(board: Board, camel: int, notebook: Notebook, price: list[int]) -> list[int]:
    """By pen: what a camel would lose there if its pitch were robbed."""
    stakes: list[int] = []
    for pen in range(PEN_COUNT):
        stake = 0
        for kind in range(KINDS):
            pieces = board.loads[camel * KINDS + kind]
            if pieces:
                stake += pieces * price[kind] * notebook.goods[pen * KINDS + kind]
        stakes.append(stake)
    return stakes


def _toll(board: Board, camel: int, spot: int, notebook: Notebook, price: list[int]) -> int:
    """The kind to pay for a spot: the one that is missed least, as thieves might have had it."""
    best = NO_TOLL
    least = 0
    for kind in range(KINDS):
        if board.loads[camel * KINDS + kind]:
            missed = _missed(spot, kind, notebook, price)
            if best == NO_TOLL or missed < least:
                best = 1 + kind
                least = missed
    return best


def _missed(spot: int, kind: int, notebook: Notebook, price: list[int]) -> int:
    robbed = notebook.pitches[spot] * notebook.goods[spot // PITCHES * KINDS + kind]
    return price[kind] * (CERTAIN - robbed)


def _best_move(board: Board, seat: int) -> int:
    camel = seat * board.camels + board.laid[seat]
    return best_way(board, camel, notebook_of(board, seat), prices(board, seat))[1]


def best_way(board: Board, camel: int, notebook: Notebook, price: list[int]) -> tuple[int, int]:
    """The least cost at which a camel can move now, and the move."""
    stakes = stakes_of(board, camel, notebook, price)
    best = (-1, -1)
    for pen in range(PEN_COUNT):
        if board.filled[pen] < PITCHES:
            way = way_into(board, camel, pen, stakes[pen], notebook, price)
            if best[1] < 0 or way[0] < best[0]:
                best = way
    return best


def way_into(
    board: Board, camel: int, pen: int, stake: int, notebook: Notebook, price: list[int]
) -> tuple[int, int]:
    """What it costs a camel to enter a pen now, toll and thieves, and the move that does it."""
    spot = pen * PITCHES + board.filled[pen]
    cost = stake * notebook.pitches[spot]
    if board.free_pens(camel) >> pen & 1:
        return cost, actions.move(pen)
    toll = _toll(board, camel, spot, notebook, price)
    return cost + _missed(spot, toll - 1, notebook, price), actions.move(pen, toll)


def _cost_of_waiting(board: Board, camel: int, notebook: Notebook, price: list[int]) -> int:
    """What the camel would lose later: the mean of the better half of all free spots."""
    stakes = stakes_of(board, camel, notebook, price)
    free = board.free_pens(camel)
    cheapest = 0
    for kind in range(KINDS):
        if board.loads[camel * KINDS + kind] and (cheapest == 0 or price[kind] < cheapest):
            cheapest = price[kind]
    costs: list[int] = []
    for pen in range(PEN_COUNT):
        toll = 0 if free >> pen & 1 else cheapest * CERTAIN
        for pitch in range(board.filled[pen], PITCHES):
            costs.append(stakes[pen] * notebook.pitches[pen * PITCHES + pitch] + toll)
    costs.sort()
    half = max(1, len(costs) // 2)
    return sum(costs[:half]) // half


def _most_urgent_camel(board: Board, seat: int) -> int:
    """The camel that gains most by moving now instead of later."""
    notebook = notebook_of(board, seat)
    price = prices(board, seat)
    best = -1
    most = 0
    for letter in range(board.camels):
        if not board.waiting[seat] >> letter & 1:
            continue
        camel = seat * board.camels + letter
        now = best_way(board, camel, notebook, price)[0]
        gain = _cost_of_waiting(board, camel, notebook, price) - now
        if best < 0 or gain > most:
            best = actions.choose(letter)
            most = gain
    return best


def _placement(board: Board, seat: int, chance: Chance) -> int:
    """Any camel in any open pen: before the thieves are known no pen is better than another."""
    pens = placing.open_pens(board, seat)
    letters = [letter for letter in range(board.camels) if board.waiting[seat] >> letter & 1]
    letter = letters[chance.below(len(letters))]
    return actions.place(letter, pens[chance.below(len(pens))])


def _load(board: Board, seat: int, chance: Chance) -> int:
    loads = sparing_loads(board, seat)
    return loads[chance.below(len(loads))]


def sparing_loads(board: Board, seat: int) -> list[int]:
    """The loads that as many goods cards as possible would spare, as actions."""
    allowed = caravan.loads_allowed(board, seat)
    best: list[int] = []
    most = -1
    for action in allowed:
        spared = 0
        for card in board.goods_cards:
            spared += 0 if _touches(card, LOADS[action - LOAD]) else 1
        if spared > most:
            most = spared
            best = []
        if spared == most:
            best.append(action)
    return best


def _touches(card: int, load: list[int]) -> bool:
    for kind in range(KINDS):
        if card >> kind & 1 and load[kind]:
            return True
    return False
