"""The choices of a seat for a person: what each costs and gains, or the clause against it."""

from serai.engine.offers import Offer
from serai.games.goldland import actions
from serai.games.goldland.actions import BY_ROAD, ORDEAL, PARTS, SPACE, WAY_COUNT
from serai.games.goldland.board import LETTERS, NEIGHBOUR, NO_CELL, OPPOSITE, cell_name
from serai.games.goldland.components import (
    ADVENTURES,
    DIG_PROVISIONS,
    KINDS,
    RATE,
    TOKENS_PER_PASS,
    TOKENS_PER_TILE,
    TREASURE_POINTS,
)
from serai.games.goldland.equipment import (
    FULL,
    acquire_rule,
    discard_rule,
    exchange_rule,
    spaces_lacking,
    spare_kinds,
    trade_rule,
)
from serai.games.goldland.exploration import draw_rule, empty_beside, lay_rule, turn_over_rule
from serai.games.goldland.movement import (
    ground_rule,
    move_rule,
    price_kinds,
    price_total,
    way_rule,
    way_survives,
    ways_possible,
)
from serai.games.goldland.options import LAYOUT
from serai.games.goldland.payment import exchanges, parts
from serai.games.goldland.scoring import marker_value
from serai.games.goldland.state import (
    ADVENTURE_COUNT,
    CAMPING,
    CHOOSING,
    LAYING,
    MOVING,
    NO_SEAT,
    PAYING,
    State,
)
from serai.games.goldland.tiles import (
    ADVENTURE,
    ALL_KINDS,
    BUNDLES,
    COST,
    KIND_COUNT,
    NEED,
    NO_NEED,
    NO_TRADE,
    ROADS,
    TILE_BUNDLES,
)
from serai.games.goldland.turns import dig_rule, end_rule, pass_rule


def offers_for(state: State, seat: int) -> list[Offer]:
    """Everything the seat may do now, and what it may wonder why it may not."""
    phase = state.phase
    if phase == PAYING:
        return paying(state, seat)
    if phase == CAMPING:
        return camping(state, seat)
    if phase == LAYING:
        return laying(state, seat)
    if phase == MOVING:
        return [*steps(state, seat), offer(actions.STOP, "move", None), *swaps(state, seat)]
    if phase == CHOOSING:
        return [
            *steps(state, seat),
            *trades(state, seat),
            *exploring(state, seat),
            *swaps(state, seat),
            *endings(state, seat),
        ]
    return discards(state, seat)


def offer(action: int, group: str, refused: str | None) -> Offer:
    return Offer(SPACE.to_json(action), group, refused)


def items_of(counts: list[int] | tuple[int, ...]) -> dict[str, int]:
    return {KINDS[kind]: count for kind, count in enumerate(counts) if count}


def steps(state: State, seat: int) -> list[Offer]:
    found: list[Offer] = []
    refused = move_rule(state, seat)
    for side in range(4):
        there = NEIGHBOUR[state.cells[seat] * 4 + side]
        if there == NO_CELL:
            continue
        first = actions.STEP + side * WAY_COUNT
        blocked = refused or ground_rule(state, seat, side)
        if blocked is not None:
            each = offer(first + BY_ROAD, "move", blocked)
            each.facts["cell"] = cell_name(there)
            found.append(each)
            continue
        possible = ways_possible(state, seat, side)
        for way in range(WAY_COUNT):
            if possible >> way & 1:
                each = offer(first + way, "move", way_rule(state, seat, side, way))
                each.facts = step_facts(state, seat, there, way)
                found.append(each)
    return found


def step_facts(state: State, seat: int, there: int, way: int) -> dict[str, object]:
    """The price of a step, the adventure it survives and the marker that would bring."""
    facts: dict[str, object] = {"cell": cell_name(there)}
    tile = state.tiles[there]
    total = price_total(state, there, way)
    if way == ORDEAL and price_kinds(state, seat, there, way) == ALL_KINDS:
        facts["cost"] = {"any": total}
    elif total:
        printed = COST[tile * KIND_COUNT : (tile + 1) * KIND_COUNT]
        facts["cost"] = items_of(printed)
        if total > sum(printed):
            facts["cost_total"] = total
    if way_survives(state, seat, there, way):
        adventure = ADVENTURE[tile]
        facts["adventure"] = ADVENTURES[adventure]
        if state.markers[adventure] == NO_SEAT:
            facts["marker"] = marker_value(state, adventure)
    return facts


def trades(state: State, seat: int) -> list[Offer]:
    found: list[Offer] = []
    tile = state.tiles[state.cells[seat]]
    if NEED[tile] == NO_TRADE:
        return found
    closed = trade_rule(state, seat)
    for bundle in TILE_BUNDLES[tile][: 1 if closed else None]:
        each = offer(actions.ACQUIRE + bundle, "acquire", acquire_rule(state, seat, bundle))
        each.facts["gain"] = items_of(BUNDLES[bundle])
        if NEED[tile] != NO_NEED:
            each.facts["need"] = KINDS[NEED[tile]]
        if closed is None:
            note_room(state, seat, each, spaces_lacking(state, seat, bundle), NEED[tile])
        found.append(each)
    return found


def note_room(state: State, seat: int, each: Offer, lacking: int, needed: int = NO_NEED) -> None:
    """Where a full backpack is in the way: the spaces it lacks, and what could be thrown out."""
    if lacking == 0:
        return
    each.facts["lacking"] = lacking
    spare = spare_kinds(state, seat, needed)
    if spare:
        each.facts["throw_out"] = [KINDS[kind] for kind in spare]


def exploring(state: State, seat: int) -> list[Offer]:
    if not state.options[LAYOUT]:
        each = offer(actions.EXPLORE, "explore", draw_rule(state, seat))
        each.facts["cells"] = [
            cell_name(NEIGHBOUR[state.cells[seat] * 4 + side])
            for side in range(4)
            if empty_beside(state, seat, side)
        ]
        if state.tokens_left:
            each.facts["tokens"] = TOKENS_PER_TILE
        return [each]
    found: list[Offer] = []
    for side in range(4):
        refused = turn_over_rule(state, seat, side)
        there = NEIGHBOUR[state.cells[seat] * 4 + side]
        if there != NO_CELL:
            each = offer(actions.TURN_OVER + side, "explore", refused)
            each.facts["cell"] = cell_name(there)
            found.append(each)
    return found


def laying(state: State, seat: int) -> list[Offer]:
    found: list[Offer] = []
    for side in range(4):
        if lay_rule(state, seat, side) is None:
            for turn in range(4):
                each = offer(actions.LAY + side * 4 + turn, "lay", None)
                each.facts = lay_facts(state, NEIGHBOUR[state.cells[seat] * 4 + side], turn)
                found.append(each)
    return found


def lay_facts(state: State, cell: int, turn: int) -> dict[str, object]:
    """Where the drawn tile would lie, the sides its roads reach and the tiles they would join."""
    roads = ROADS[state.drawn * 4 + turn]
    joined: list[str] = []
    for side in range(4):
        beside = NEIGHBOUR[cell * 4 + side]
        if roads >> side & 1 and beside != NO_CELL and state.roads[beside] >> OPPOSITE[side] & 1:
            joined.append(cell_name(beside))
    facts: dict[str, object] = {"cell": cell_name(cell)}
    facts["roads"] = "".join(letter for side, letter in enumerate(LETTERS) if roads >> side & 1)
    if joined:
        facts["joins"] = joined
    else:
        facts["cut_off"] = True
    return facts


def swaps(state: State, seat: int) -> list[Offer]:
    found: list[Offer] = []
    shown = KIND_COUNT if exchanges(state, seat) else 1
    for kind in range(shown):
        each = offer(actions.EXCHANGE + kind, "exchange", exchange_rule(state, seat, kind))
        each.facts["cost"] = {"tokens": RATE[state.seats]}
        each.facts["gain"] = {KINDS[kind]: 1}
        if each.refused == FULL:
            note_room(state, seat, each, 1)
        found.append(each)
    return found + discards(state, seat)


def discards(state: State, seat: int) -> list[Offer]:
    found: list[Offer] = []
    for kind in range(KIND_COUNT):
        if state.items[seat * KIND_COUNT + kind]:
            each = offer(actions.DISCARD + kind, "discard", discard_rule(state, seat, kind))
            found.append(each)
    return found


def endings(state: State, seat: int) -> list[Offer]:
    found: list[Offer] = []
    if state.treasure_cells >> state.cells[seat] & 1:
        dig = offer(actions.DIG, "turn", dig_rule(state, seat))
        dig.facts["cost"] = {"provisions": DIG_PROVISIONS}
        dig.facts["points"] = TREASURE_POINTS
        found.append(dig)
    if end_rule(state) is None:
        found.append(offer(actions.END_TURN, "turn", None))
    else:
        each = offer(actions.PASS, "turn", pass_rule(state))
        if state.tokens_left:
            each.facts["tokens"] = TOKENS_PER_PASS
        found.append(each)
    return found


def paying(state: State, seat: int) -> list[Offer]:
    found: list[Offer] = []
    for part in parts(state, seat):
        each = offer(actions.PAY + state.due_kind * PARTS * PARTS + part, "pay", None)
        pack, bought = part // PARTS, part % PARTS
        cost: dict[str, int] = {}
        if pack:
            cost[KINDS[state.due_kind]] = pack
        if bought:
            cost["tokens"] = bought * RATE[state.seats]
        each.facts["cost"] = cost
        each.facts["left"] = state.due - pack - bought
        found.append(each)
    return found


def camping(state: State, seat: int) -> list[Offer]:
    decline = offer(actions.CAMP, "camp", None)
    accept = offer(actions.CAMP + 1, "camp", None)
    adventure = ADVENTURE[state.tiles[state.cells[seat]]]
    own = state.camp_counts[seat * ADVENTURE_COUNT + adventure]
    holder = state.markers[adventure]
    accept.facts["cost"] = {"camps": 1}
    if holder == NO_SEAT or (
        holder != seat and own + 1 > state.camp_counts[holder * ADVENTURE_COUNT + adventure]
    ):
        accept.facts["marker"] = marker_value(state, adventure)
    return [decline, accept]
