"""How Silver's bot plays: hide, keep the ground wide, mislead the pirates, run for the treasure."""

from serai.engine.chance import Chance
from serai.games.treasure_island import (
    answers,
    clues,
    flight,
    hiding,
    hints,
    offers,
    points,
    trickery,
    wording,
)
from serai.games.treasure_island.actions import (
    GIVE,
    GIVE_COMPASS,
    LAY_TOKEN,
    NOTHING_FOUND,
    POINT,
    REST,
    RUN,
)
from serai.games.treasure_island.care import ANY_WORDS, BY_LIKELIHOOD, Care
from serai.games.treasure_island.components import (
    CHEST_TOKENS,
    COMPASS_CARDS,
    HAS_ICON,
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
from serai.games.treasure_island.shadows import Shadow, shadows


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
        return trickery.board_trick(p)
    if p.phase == ESCAPING:
        return trickery.escape_trick(p, chance)
    if p.phase == RUNNING:
        return _run(p, chance)
    return p.sample(seat, chance)


def _hint(p: Hunt, seat: int, care: Care, chance: Chance) -> int:
    if care.wording == ANY_WORDS:
        return p.sample(seat, chance)
    if p.phase == HINTING:
        return wording.card(p, care, chance)
    if p.phase == TOKENING:
        return LAY_TOKEN + wording.token(p, care, chance)
    return offers.statement_action(p.card, wording.statement(p, care, chance))


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


# Running.


def _run(p: Hunt, chance: Chance) -> int:
    """Either figure may go first, so that nobody knows the phantom by that."""
    first = chance.below(2)
    for figure in (first, 1 - first):
        if p.steps[figure]:
            return RUN + figure
    return REST


def _point(p: Hunt, care: Care, chance: Chance) -> int:
    if p.purpose == FOR_TREASURE:
        return hiding.hide(p, care.hiding, chance)
    if p.purpose == FOR_PATROL:
        return trickery.patrol_spot(p, chance)
    if p.purpose == FOR_RUN:
        is_real = p.figure == p.secrets[REAL_FIGURE]
        goal = p.treasure() if is_real else trickery.decoy(p, p.figure)
        return flight.stop(p, goal, care, chance)
    return points.draw_point(p, chance)
