"""How Silver's bot plays: hide, keep the ground wide, mislead the pirates, run for the treasure."""

from math import isqrt
from typing import Final

from serai.engine.chance import Chance
from serai.games.treasure_island import answers, clues, hints, offers, points, setup, statements
from serai.games.treasure_island.actions import (
    CALL_PHANTOM,
    EXCHANGE,
    GIVE,
    GIVE_COMPASS,
    LAY_FOG,
    LAY_TOKEN,
    MOST_HINTS,
    NO_TRICK,
    NOTHING_FOUND,
    OPEN_TUNNELS,
    PLAY_HINT,
    POINT,
    REST,
    RUN,
    SAY_COUNT,
    SEND_PATROL,
)
from serai.games.treasure_island.chart import Chart
from serai.games.treasure_island.components import (
    BLUFF,
    CHEST_TOKENS,
    COMPASS_CARDS,
    HAS_ICON,
    LIE,
    MOST_DISTRICTS,
    PATROL_DISTANCE,
    PATROL_RADIUS,
    SILVER_MOVE,
    SILVER_MOVES,
    TRUTH,
    TRUTHS,
    WHISPERS,
)
from serai.games.treasure_island.hunt import (
    ANSWERING,
    COMPASSING,
    ESCAPING,
    FOR_PATROL,
    FOR_RUN,
    FOR_TREASURE,
    HINTING,
    POINTING,
    REAL_FIGURE,
    RUNNING,
    SAYING,
    TOKENING,
    WINDOW,
    Hunt,
)
from serai.games.treasure_island.lattice import NOWHERE, SIDE, STRIDE, nth_spot, squared_distance
from serai.games.treasure_island.tricks import against_board_trick, against_escape_trick

GRID: Final = 5
"""Roads to the treasure are planned on a grid of half a mile."""
HIDING_TRIES: Final = 24
TWO_TURNS: Final = 1550
"""Where Silver is sure to arrive in his second turn, whatever tower he comes from."""
LATE: Final = 200
RUSH: Final = 400
"""What a turn more on the run costs when four pirates act between his turns."""
MOVE_STEPS: Final = 80
"""A move of four miles in the steps of a road, of which there are ten to half a mile."""
CHEAP_PERCENT: Final = 65
"""A true statement is cheap if it leaves so much of the ground."""
WHIM_PERCENT: Final = 15
"""How often a cheap card is bluffed with all the same, so that nobody can be sure."""
_roads: dict[tuple[int, int], dict[int, int]] = {}


def choose(p: Hunt, seat: int, chance: Chance) -> int:
    if p.phase == POINTING:
        return POINT + _point(p, chance)
    if p.phase == HINTING:
        return _card(p)
    if p.phase == TOKENING:
        return LAY_TOKEN + _token(p, chance)
    if p.phase == SAYING:
        return offers.statement_action(p.card, _statement(p, chance))
    if p.phase == ANSWERING:
        return _answer(p, chance)
    if p.phase == COMPASSING:
        return GIVE_COMPASS + _compass(p)
    if p.phase == WINDOW:
        return _board_trick(p)
    if p.phase == ESCAPING:
        return _escape_trick(p)
    if p.phase == RUNNING:
        return _run(p)
    return p.sample(seat, chance)


# Hiding.


def _hide(p: Hunt, chance: Chance) -> int:
    """Far from every start, and a little nearer to the farthest tower; the best of some draws."""
    ground = setup.hiding_ground(p)
    count = ground.bit_count()
    best, best_worth = -1, -(1 << 30)
    for _ in range(HIDING_TRIES):
        spot = nth_spot(ground, chance.below(count))
        worth = _hiding_worth(p, spot) + chance.below(300)
        if worth > best_worth:
            best, best_worth = spot, worth
    return best


def _hiding_worth(p: Hunt, spot: int) -> int:
    start = min(isqrt(squared_distance(spot, there)) for there in setup.starts_to_avoid(p))
    tower = max(isqrt(squared_distance(spot, tower.spot)) for tower in p.chart.towers)
    late = LATE if tower > TWO_TURNS else 0
    if p.miniatures() > 3:
        late += RUSH * sum(_turns(spot, one.spot) for one in p.chart.towers) // len(p.chart.towers)
    return start - tower // 6 - late


def _turns(spot: int, tower: int) -> int:
    """How many turns a straight run from a tower would take."""
    return -(-isqrt(squared_distance(spot, tower)) // (SILVER_MOVE * SILVER_MOVES))


# Hints.


def _left(p: Hunt, card: int, statement: int, ground: int) -> int:
    told = statements.ground_of(p.chart, card, statement, p.at, p.tower_spot())
    return (ground & told).bit_count()


def _weakest_truth(p: Hunt, card: int, ground: int) -> tuple[int, int]:
    """The true statement that leaves most ground, and how much."""
    if card == WHISPERS:
        return hints.HONEST_WHISPER, ground.bit_count() * 9 // 10
    best, most = 0, -1
    for statement in range(SAY_COUNT[card] + 1):
        if not statements.well_formed(p.chart, card, statement, p.at):
            continue
        if hints.is_true(p, card, statement):
            left = _left(p, card, statement, ground)
            if left > most:
                best, most = statement, left
    return best, most


def _card(p: Hunt) -> int:
    """The card whose weakest true answer leaves most ground."""
    ground = clues.certain(p, None)
    best, most = EXCHANGE, -1
    for card in p.hand:
        if hints.against_card(p, card) is None:
            left = _weakest_truth(p, card, ground)[1]
            if left > most:
                best, most = PLAY_HINT + card, left
    return best


def _token(p: Hunt, chance: Chance) -> int:
    """Truth where it costs little ground; a card that would tell much is bluffed with."""
    ground = clues.certain(p, None)
    costly = _weakest_truth(p, p.card, ground)[1] * 100 < ground.bit_count() * CHEAP_PERCENT
    tempted = costly or chance.below(100) < WHIM_PERCENT
    if tempted and hints.against_token(p, LIE) is None:
        return LIE
    late = MOST_HINTS - p.hint_count() <= 2
    if hints.against_token(p, BLUFF) is None:
        if tempted or late or p.tokens.count(TRUTH) >= TRUTHS:
            return BLUFF
    return TRUTH


def _statement(p: Hunt, chance: Chance) -> int:
    ground = clues.certain(p, None)
    if p.tokens[-1] == TRUTH:
        return _weakest_truth(p, p.card, ground)[0]
    if p.card == WHISPERS:
        return hints.CROOKED_WHISPER
    return _misleading(p, ground, chance)


def _misleading(p: Hunt, ground: int, chance: Chance) -> int:
    """A false statement that leaves about a third of the ground, the treasure not in it."""
    aim = ground.bit_count() // 3
    best, best_miss = -1, 1 << 30
    for statement in range(SAY_COUNT[p.card] + 1):
        if not statements.well_formed(p.chart, p.card, statement, p.at):
            continue
        if hints.is_true(p, p.card, statement):
            continue
        miss = abs(_left(p, p.card, statement, ground) - aim) + chance.below(200)
        if miss < best_miss:
            best, best_miss = statement, miss
    return best if best >= 0 else hints.draw_statement(p, chance)


# Answers.


def _answer(p: Hunt, chance: Chance) -> int:
    """One chest token unlocks the icon cards; the move is the least harmful, then information."""
    wanted = any(HAS_ICON[card] for card in p.hand) and not hints.chest_icon_met(p)
    if not wanted or p.escaped() or chance.below(100) < 30:
        return NOTHING_FOUND
    ground = clues.certain(p, None)
    best, most = -1, -1
    for kind in range(CHEST_TOKENS):
        if answers.against_giving(p, kind, False) is None:
            left = _harmless(p, kind, ground)
            if left > most:
                best, most = kind, left
    return GIVE + best * 2 if best >= 0 else NOTHING_FOUND


def _harmless(p: Hunt, kind: int, ground: int) -> int:
    if kind == 0:
        return ground.bit_count() * 97 // 100
    if kind < 3:
        return ground.bit_count() * 9 // 10
    return (ground & clues.token_ground(p, kind, p.at[p.active])).bit_count()


def _compass(p: Hunt) -> int:
    ground = clues.certain(p, None)
    best, most = -1, -1
    for card in range(COMPASS_CARDS):
        if answers.against_compass(p, card) is None:
            left = (ground & clues.compass_ground(p.at[p.active], card)).bit_count()
            if left > most:
                best, most = card, left
    return best


# Tricks.


def _nearest_pirate(p: Hunt) -> int:
    away = [squared_distance(spot, p.treasure()) for spot in p.at if spot != NOWHERE]
    return isqrt(min(away))


def _board_trick(p: Hunt) -> int:
    """A patrol round the treasure while pirates close in; fog once one is upon it."""
    if p.treasure() == NOWHERE:
        return NO_TRICK
    near = _nearest_pirate(p)
    if PATROL_RADIUS + PATROL_DISTANCE < near < 600 and p.day > 4:
        if against_board_trick(p, SEND_PATROL) is None:
            return SEND_PATROL
    if near <= 300 and p.day > 4:
        fog = _fog(p)
        if against_board_trick(p, fog) is None:
            return fog
    return NO_TRICK


def _fog(p: Hunt) -> int:
    """The treasure's district and two more."""
    own = p.chart.district_at(p.treasure())
    count = len(p.chart.districts)
    named = sorted({own, (own + 1) % count, (own + 2) % count})
    return LAY_FOG + (named[0] * MOST_DISTRICTS + named[1]) * MOST_DISTRICTS + named[2]


def _escape_trick(p: Hunt) -> int:
    """A phantom from the tower nearest to the treasure, who is the real Silver if that helps."""
    towers = p.chart.towers
    away = [squared_distance(tower.spot, p.treasure()) for tower in towers]
    others = [number for number in range(len(towers)) if number != p.tower]
    nearest = min(others, key=lambda number: away[number])
    real = 1 if away[nearest] < away[p.tower] else 0
    phantom = CALL_PHANTOM + nearest * 2 + real
    for action in (phantom, OPEN_TUNNELS):
        if against_escape_trick(p, action) is None:
            return action
    return NO_TRICK


# Running.


def _run(p: Hunt) -> int:
    real = p.secrets[REAL_FIGURE]
    if p.steps[real]:
        return RUN + real
    return RUN + 1 - real if p.steps[1 - real] else REST


def roads(chart: Chart, treasure: int) -> dict[int, int]:
    """Steps to the treasure from every grid spot of legal ground, by spreading out from it."""
    key = (chart.key, treasure)
    known = _roads.get(key)
    if known is None:
        if len(_roads) > 40:
            _roads.clear()
        known = _roads[key] = _spread_roads(chart, treasure)
    return known


def _spread_roads(chart: Chart, treasure: int) -> dict[int, int]:
    column, row = treasure % STRIDE, treasure // STRIDE
    steps: dict[int, int] = {}
    edge: list[int] = []
    for up in range(row // GRID * GRID, row // GRID * GRID + GRID + 1, GRID):
        for across in range(column // GRID * GRID, column // GRID * GRID + GRID + 1, GRID):
            spot = up * STRIDE + across
            if chart.can_stand(spot) and not chart.land.blocks(spot, treasure):
                steps[spot] = 1
                edge.append(spot)
    for spot in edge:
        for up in (-GRID, 0, GRID):
            for across in (-GRID, 0, GRID):
                there = spot + up * STRIDE + across
                inside = 0 <= there % STRIDE < SIDE and 0 <= there // STRIDE < SIDE
                if inside and there not in steps and chart.can_stand(there):
                    steps[there] = steps[spot] + (14 if up and across else 10)
                    edge.append(there)
    return steps


def _point(p: Hunt, chance: Chance) -> int:
    if p.purpose == FOR_TREASURE:
        return _hide(p, chance)
    if p.purpose == FOR_PATROL and points.against_point(p, p.treasure()) is None:
        return p.treasure()
    if p.purpose == FOR_RUN and p.figure == p.secrets[REAL_FIGURE]:
        return _step(p, chance)
    return points.draw_point(p, chance)


def _step(p: Hunt, chance: Chance) -> int:
    """The treasure if it can be reached, else a stop that costs no move, to keep them guessing."""
    if points.against_point(p, p.treasure()) is None:
        return p.treasure()
    here = points.mover(p)
    reach = points.REACH[FOR_RUN]
    ways = roads(p.chart, p.treasure())
    near = [spot for spot in ways if squared_distance(spot, here) <= reach * reach]
    near.sort(key=lambda spot: ways[spot])
    stops = [spot for spot in near if points.against_point(p, spot) is None][:160]
    if not stops:
        return points.draw_point(p, chance)
    moves = -(-ways[stops[0]] // MOVE_STEPS)
    as_good = [spot for spot in stops if ways[spot] <= moves * MOVE_STEPS - 4]
    return as_good[chance.below(len(as_good))] if as_good else stops[0]
