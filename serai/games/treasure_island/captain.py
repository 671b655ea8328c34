"""How Silver's bot plays: hide, keep the ground wide, mislead the pirates, run for the treasure."""

from math import isqrt
from typing import Final

from serai.engine.chance import Chance
from serai.games.treasure_island import (
    answers,
    clues,
    flight,
    hints,
    offers,
    points,
    setup,
    wording,
)
from serai.games.treasure_island.actions import (
    CALL_PHANTOM,
    GIVE,
    GIVE_COMPASS,
    LAY_FOG,
    LAY_TOKEN,
    NO_TRICK,
    NOTHING_FOUND,
    OPEN_TUNNELS,
    POINT,
    REST,
    RUN,
    SEND_PATROL,
)
from serai.games.treasure_island.care import ANY_WORDS, BY_LIKELIHOOD, Care
from serai.games.treasure_island.components import (
    CHEST_TOKENS,
    COMPASS_CARDS,
    HAS_ICON,
    MOST_DISTRICTS,
    PATROL_DISTANCE,
    PATROL_RADIUS,
    SILVER_MOVE,
    SILVER_MOVES,
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
from serai.games.treasure_island.lattice import NOWHERE, nth_spot, squared_distance
from serai.games.treasure_island.shadows import Shadow, shadows
from serai.games.treasure_island.tricks import against_board_trick, against_escape_trick

TWO_TURNS: Final = 1550
"""Where Silver is sure to arrive in his second turn, whatever tower he comes from."""
LATE: Final = 200
RUSH: Final = 400
"""What a turn more on the run costs when four pirates act between his turns."""


def choose(p: Hunt, seat: int, care: Care, chance: Chance) -> int:
    if p.phase == POINTING:
        return POINT + _point(p, care, chance)
    if p.phase in (HINTING, TOKENING, SAYING):
        return _hint(p, seat, care, chance)
    if p.phase == ANSWERING:
        return _answer(p, chance)
    if p.phase == COMPASSING:
        return GIVE_COMPASS + _compass(p, care)
    if p.phase == WINDOW:
        return _board_trick(p)
    if p.phase == ESCAPING:
        return _escape_trick(p)
    if p.phase == RUNNING:
        return _run(p)
    return p.sample(seat, chance)


def _hint(p: Hunt, seat: int, care: Care, chance: Chance) -> int:
    if care.wording == ANY_WORDS:
        return p.sample(seat, chance)
    if p.phase == HINTING:
        return wording.card(p, care, chance)
    if p.phase == TOKENING:
        return LAY_TOKEN + wording.token(p, care, chance)
    return offers.statement_action(p.card, wording.statement(p, care, chance))


# Hiding.


def _hide(p: Hunt, care: Care, chance: Chance) -> int:
    """Far from every start, and a little nearer to the farthest tower; the best of some draws."""
    ground = setup.hiding_ground(p)
    count = ground.bit_count()
    best, best_worth = -1, -(1 << 30)
    for _ in range(care.hiding):
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


def _compass(p: Hunt, care: Care) -> int:
    """The true card that leaves the asking pirate most ground, or most likelihood."""
    asking: list[Shadow] = []
    if care.wording == BY_LIKELIHOOD:
        asking = [shade for shade in shadows(p) if shade.seat == p.owner[p.active]]
    ground = clues.certain(p, None)
    best, most = -1, -1
    for card in range(COMPASS_CARDS):
        if answers.against_compass(p, card) is None:
            told = clues.compass_ground(p.at[p.active], card)
            left = asking[0].doubting.mass_of(told) if asking else (ground & told).bit_count()
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


def _point(p: Hunt, care: Care, chance: Chance) -> int:
    if p.purpose == FOR_TREASURE:
        return _hide(p, care, chance)
    if p.purpose == FOR_PATROL and points.against_point(p, p.treasure()) is None:
        return p.treasure()
    if p.purpose == FOR_RUN and p.figure == p.secrets[REAL_FIGURE]:
        return flight.stop(p, care, chance)
    return points.draw_point(p, chance)
