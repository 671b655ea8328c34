"""What a seat knows, as JSON: the open table, its own piles, and the notebook made from them."""

from math import factorial

from serai.engine.knowledge import UNKNOWN
from serai.games.timbuktu import schema, thieves
from serai.games.timbuktu.board import CHOOSING, LOADING, MOVING, NOTHING, OVER, PHASES, Board
from serai.games.timbuktu.caravan import rest_of
from serai.games.timbuktu.components import (
    CARAVAN_BOARDS,
    GOODS,
    KINDS,
    LEFT_OVER,
    LETTERS,
    PEN_COUNT,
    PENS,
    PILES,
    PITCHES,
    PLACES,
    STAGES,
)
from serai.games.timbuktu.notebook import CERTAIN, WHOLE, Notebook, Way, notebook_of, ways_of
from serai.games.timbuktu.schema import (
    CamelView,
    CamelWays,
    CardLists,
    Chance,
    GoodKind,
    GoodsView,
    Pen,
    PenNotes,
    PileCards,
    PileView,
    Robbed,
    SeatView,
    SwapField,
    TimbuktuView,
)
from serai.games.timbuktu.scoring import goods_of, values


def describe(board: Board, seat: int | None) -> TimbuktuView:
    """Everything a page or a terminal needs to draw the table for a seat."""
    notebook = notebook_of(board, seat)
    result = board.standing()
    return {
        "game": "timbuktu",
        "phase": PHASES[board.phase],
        "seat": seat,
        "to_act": list(board.to_act()),
        "stage": board.stage + 1,
        "stages": STAGES[board.seats],
        "round": min(board.round + 1, board.camels),
        "rounds": board.camels,
        "starter": board.starter,
        "leader": board.leader,
        "route": [PLACES[place] for place in board.route],
        "from": PLACES[board.route[board.stage]],
        "to": PLACES[board.place_entered()],
        "arrows": _arrows(board),
        "swap_fields": _swap_fields(board),
        "seats": [_seat(board, owner) for owner in range(board.seats)],
        "to_load": _to_load(board, seat),
        "goods": _goods(board),
        "cards": _cards(board),
        "piles": [_pile(board, pile) for pile in range(len(board.pile_pens))],
        "last_theft": _last_theft(board),
        "notebook": _notebook(board, notebook),
        "ways": [] if seat is None else _ways(board, seat, notebook),
        "result": None if result is None else result.to_json(),
    }


def _arrows(board: Board) -> dict[Pen, list[Pen]]:
    """From each pen of the place that is left, the two pens free to enter."""
    first = board.route[board.stage] * PEN_COUNT
    return {
        PENS[pen]: [PENS[to] for to in range(PEN_COUNT) if board.arrows[first + pen] >> to & 1]
        for pen in range(PEN_COUNT)
    }


def _swap_fields(board: Board) -> list[SwapField]:
    fields = board.swap_fields[board.place_entered()]
    return [
        {"pen": PENS[spot // PITCHES], "pitch": spot % PITCHES + 1}
        for spot in range(PEN_COUNT * PITCHES)
        if fields >> spot & 1
    ]


def _seat(board: Board, owner: int) -> SeatView:
    """A player's open things: camels with places and loads, cards, and what all is worth."""
    letter = board.laid[owner]
    carried = None if board.phase == LOADING else goods_of(board, owner)
    return {
        "seat": owner,
        "points": None if carried is None else _worth(board, carried),
        "caravan": CARAVAN_BOARDS[owner],
        "camels": [_camel(board, owner, number) for number in range(board.camels)],
        "loaded": board.loaded[owner],
        "laid": letter != NOTHING,
        "card": None if letter in (NOTHING, UNKNOWN) else LETTERS[letter],
        "carried": None if carried is None else _named(carried),
    }


def _worth(board: Board, carried: list[int]) -> int:
    worth = values(board)
    return sum(carried[kind] * worth[kind] for kind in range(KINDS))


def _named(counts: list[int]) -> dict[GoodKind, int]:
    return {GOODS[kind]: counts[kind] for kind in range(KINDS)}


def _camel(board: Board, owner: int, letter: int) -> CamelView:
    camel = owner * board.camels + letter
    waits = board.waiting[owner] >> letter & 1 == 1
    load = board.loads[camel * KINDS : camel * KINDS + KINDS]
    shown: CamelView = {
        "camel": LETTERS[letter],
        "waits": waits,
        "goods": None if load[0] == UNKNOWN else _named(load),
    }
    spot = board.spots[camel]
    if spot != NOTHING:
        moved = board.phase in (CHOOSING, MOVING, OVER) and not waits
        shown["place"] = PLACES[board.route[board.stage + 1 if moved else board.stage]]
        shown["pen"] = PENS[spot // PITCHES]
        shown["pitch"] = spot % PITCHES + 1
    return shown


def _to_load(board: Board, seat: int | None) -> dict[GoodKind, int] | None:
    """What a seat still has to load, while it loads freely."""
    if seat is None or board.phase != LOADING:
        return None
    return _named(rest_of(board, seat))


def _goods(board: Board) -> dict[GoodKind, GoodsView]:
    """Of each kind: what was lost, and what a piece is worth now."""
    worth = values(board)
    return {
        GOODS[kind]: {
            "stolen": board.stolen[kind],
            "tolls": board.tolls[kind],
            "set_aside": board.set_aside[kind],
            "value": worth[kind],
        }
        for kind in range(KINDS)
    }


def _cards(board: Board) -> CardLists:
    """The lists of pitch and goods cards in play, open to all (TB-9.4)."""
    return {
        "pitches": [thieves.named_pitches(mask) for mask in board.pitch_cards],
        "goods": [thieves.named_goods(mask) for mask in board.goods_cards],
    }


def _pile(board: Board, pile: int) -> PileView:
    """Where a pile lies, who has held it, and its cards if the seat has."""
    holder = thieves.holder_of(board, pile)
    known = board.pile_pens[pile] != UNKNOWN
    shown: PileView = {
        "place": thieves.slot_of_pile(board, pile),
        "holder": None if holder == LEFT_OVER else holder,
        "seen_by": [owner for owner in range(board.seats) if board.has_seen(owner, pile)],
        "cards": thieves.pile_to_json(board, pile) if known else None,
    }
    if holder == LEFT_OVER:
        shown["between"] = _neighbours(board, thieves.slot_of_pile(board, pile))
    return shown


def _neighbours(board: Board, slot: int) -> list[int]:
    """The seats on both sides of a left-over pile, in the order piles pass."""
    before = board.ring[(slot - 1) % PILES]
    after = board.ring[(slot + 1) % PILES]
    return [(board.starter + before) % board.seats, (board.starter + after) % board.seats]


def _last_theft(board: Board) -> list[PileCards]:
    """The piles that were turned up at the end of the last stage."""
    return [
        {
            "pen": PENS[board.last_pens[pile]],
            "pitches": thieves.named_pitches(board.pitch_cards[board.last_pitches[pile]]),
            "goods": thieves.named_goods(board.goods_cards[board.last_goods[pile]]),
        }
        for pile in range(len(board.last_pens))
    ]


def _notebook(board: Board, notebook: Notebook) -> schema.Notebook:
    """Chances by pen, and how many ways the thieves can still be spread."""
    if not board.pile_pens:
        return {"pens": [], "robberies": 0, "worlds": 0}
    unseen = notebook.pile_of_pen.count(UNKNOWN)
    return {
        "pens": [_pen(notebook, pen, unseen) for pen in range(PEN_COUNT)],
        "robberies": factorial(unseen) ** 2,
        "worlds": factorial(unseen) ** 3,
    }


def _pen(notebook: Notebook, pen: int, unseen: int) -> PenNotes:
    known = notebook.pile_of_pen[pen] != UNKNOWN
    of = 1 if known else unseen
    pitches = notebook.pitches[pen * PITCHES : pen * PITCHES + PITCHES]
    goods = notebook.goods[pen * KINDS : pen * KINDS + KINDS]
    return {
        "pen": PENS[pen],
        "pile": notebook.pile_of_pen[pen] if known else None,
        "pitches": [_chance(chance, of) for chance in pitches],
        "goods": {GOODS[kind]: _chance(goods[kind], of) for kind in range(KINDS)},
    }


def _chance(sixtieths: int, of: int) -> Chance:
    """`robbed` is certain, excluded or possible; then in how many of how many cases."""
    word: Robbed = "excluded" if sixtieths == 0 else "certain" if sixtieths == WHOLE else "possible"
    return {"robbed": word, "in": sixtieths * of // WHOLE, "of": of}


def _ways(board: Board, seat: int, notebook: Notebook) -> list[CamelWays]:
    """For each own camel still to move, every pen it could enter now (TB-9.6)."""
    if board.phase not in (CHOOSING, MOVING):
        return []
    worth = values(board)
    ways: list[CamelWays] = []
    for letter in range(board.camels):
        if board.waiting[seat] >> letter & 1:
            found = ways_of(board, seat * board.camels + letter, notebook, worth)
            pens = [way_to_json(way) for way in found]
            ways.append({"camel": LETTERS[letter], "pens": pens})
    return ways


def way_to_json(way: Way) -> schema.Way:
    return {
        "pen": PENS[way.pen],
        "pitch": way.pitch + 1,
        "toll": way.toll,
        "loses": on_average(way.goods),
        "loses_points": on_average(way.points),
    }


def on_average(parts: int) -> float:
    """3600ths as a number for people."""
    return round(parts / CERTAIN, 2)
