"""Trick cards of the expansion: what Silver may still play, and the fog and patrol he lays."""

from serai.engine.events import Tell
from serai.engine.found import Found
from serai.engine.knowledge import EVERYONE, only
from serai.games.treasure_island.actions import CALL_PHANTOM, LAY_FOG, OPEN_TUNNELS, SEND_PATROL
from serai.games.treasure_island.components import (
    FOG,
    LAST_DAYS,
    LIE,
    LIE_TRICK,
    MOST_DISTRICTS,
    PATROL,
    PATROL_DISTANCE,
    PATROL_RADIUS,
    PHANTOM,
    TRAITOR,
    TRICK_VALUES,
    TRICKS,
    TUNNEL,
)
from serai.games.treasure_island.hunt import (
    FOR_PATROL,
    POINTING,
    REAL_FIGURE,
    WINDOW,
    Hunt,
)
from serai.games.treasure_island.lattice import NOWHERE, place_of
from serai.games.treasure_island.options import (
    EXTENDED_TRICKS,
    LONE_TRAITOR,
    POINTS,
    TRAITOR_KEPT,
    TRICK_DECK,
    TRICK_POINTS,
)
from serai.games.treasure_island.shapes import open_disc


def points(p: Hunt) -> int:
    return POINTS[p.options[TRICK_POINTS]] if p.plays_tricks() else 0


def openly_spent(p: Hunt) -> int:
    return sum(TRICK_VALUES[trick] for trick in range(TRICKS) if p.open_tricks[trick])


def spent(p: Hunt) -> int:
    """All trick points Silver has used, the secret ones included."""
    secret = TRICK_VALUES[LIE_TRICK] if LIE in p.tokens else 0
    if 1 in p.gift_traitor:
        secret += TRICK_VALUES[TRAITOR]
    return openly_spent(p) + secret


def in_time(p: Hunt, trick: int) -> bool:
    """TI-9.3: on the day of the card or before; Phantom and Tunnel also at the escape itself."""
    return p.day <= LAST_DAYS[trick][p.four_tokens()]


def in_play(p: Hunt, trick: int) -> bool:
    """Whether a trick belongs to this match at all, by open facts."""
    if not p.plays_tricks():
        return False
    if trick == TRAITOR:
        return p.seats > 2 or p.options[LONE_TRAITOR] == TRAITOR_KEPT
    if trick == TUNNEL:
        return p.options[TRICK_DECK] == EXTENDED_TRICKS and len(p.chart.tunnels) > 0
    return True


def might_play(p: Hunt, trick: int) -> bool:
    """Whether, by open facts alone, Silver may still have a trick and the points for it."""
    return (
        in_play(p, trick)
        and not p.open_tricks[trick]
        and in_time(p, trick)
        and openly_spent(p) + TRICK_VALUES[trick] <= points(p)
    )


def against(p: Hunt, trick: int) -> str | None:
    """The clause that keeps Silver from playing a trick now."""
    if not in_play(p, trick) or not p.trick_hand[trick]:
        return "TI-9.1"
    if p.open_tricks[trick] or (trick == LIE_TRICK and LIE in p.tokens):
        return "TI-9.1"
    if trick == TRAITOR and 1 in p.gift_traitor:
        return "TI-9.1"
    if not in_time(p, trick):
        return "TI-9.3"
    if spent(p) + TRICK_VALUES[trick] > points(p):
        return "TI-9.2"
    return None


def opens_window(p: Hunt) -> bool:
    """TI-9.4: by open facts alone, so that a window tells nothing."""
    return not p.escaped() and (might_play(p, FOG) or might_play(p, PATROL))


def open_window(p: Hunt, then: int) -> None:
    p.phase = WINDOW
    p.turn = p.silver
    p.resume = then


def fog_parts(action: int) -> list[int]:
    place = action - LAY_FOG
    return [
        place // (MOST_DISTRICTS * MOST_DISTRICTS),
        place // MOST_DISTRICTS % MOST_DISTRICTS,
        place % MOST_DISTRICTS,
    ]


def against_fog(p: Hunt, action: int) -> str | None:
    a, b, c = fog_parts(action)
    if not a < b < c < len(p.chart.districts):
        return "TI-9.6"
    return against(p, FOG)


def against_board_trick(p: Hunt, action: int) -> str | None:
    """Fog or patrol, in a window or while Silver answers."""
    return against_fog(p, action) if action < SEND_PATROL else against(p, PATROL)


def add_board_tricks(p: Hunt, found: Found) -> None:
    if against(p, FOG) is None:
        count = len(p.chart.districts)
        for a in range(count):
            for b in range(a + 1, count):
                for c in range(b + 1, count):
                    found.add(LAY_FOG + (a * MOST_DISTRICTS + b) * MOST_DISTRICTS + c)
    if against(p, PATROL) is None:
        found.add(SEND_PATROL)


def lay_fog(p: Hunt, action: int, tell: Tell | None) -> None:
    p.open_tricks[FOG] = 1
    p.fog = fog_parts(action)
    p.fog_left = p.miniatures()
    if tell is not None:
        names = [p.chart.district_names[district] for district in p.fog]
        tell.say("fog_laid").to(EVERYONE, "districts", names)
        tell.reveal()


def call_patrol(p: Hunt, tell: Tell | None) -> None:
    """The point is asked next; `figure` keeps the phase to return to."""
    if tell is not None:
        tell.say("patrol_called").to(EVERYONE, "seat", p.silver)
        tell.reveal()
    p.purpose = FOR_PATROL
    p.figure = p.phase
    p.phase = POINTING
    p.turn = p.silver


def patrol_ground(p: Hunt) -> int:
    """TI-9.7: the patrol's edge keeps a mile from every pirate."""
    region = p.chart.playable
    for spot in p.at:
        if spot != NOWHERE:
            region &= ~open_disc(spot, PATROL_RADIUS + PATROL_DISTANCE)
    return region


def send_patrol(p: Hunt, spot: int, tell: Tell | None) -> None:
    p.open_tricks[PATROL] = 1
    p.patrol = spot
    p.patrol_left = p.miniatures()
    p.phase = p.figure
    p.figure = 0
    if tell is not None:
        tell.say("patrol_sent").to(EVERYONE, "spot", place_of(spot))


def wear_off(p: Hunt, tell: Tell | None) -> None:
    """Fog and patrol last until every miniature has had a turn under them."""
    if p.fog_left:
        p.fog_left -= 1
        if not p.fog_left:
            _lift_fog(p, tell)
    if p.patrol_left:
        p.patrol_left -= 1
        if not p.patrol_left:
            _dismiss_patrol(p, tell)


def _lift_fog(p: Hunt, tell: Tell | None) -> None:
    if tell is not None:
        names = [p.chart.district_names[district] for district in p.fog]
        tell.say("fog_lifted", since=2).to(EVERYONE, "districts", names)
    p.fog = []


def _dismiss_patrol(p: Hunt, tell: Tell | None) -> None:
    if tell is not None:
        tell.say("patrol_left", since=2).to(EVERYONE, "spot", place_of(p.patrol))
    p.patrol = NOWHERE


def opens_escape_trick(p: Hunt) -> bool:
    return might_play(p, PHANTOM) or might_play(p, TUNNEL)


def against_escape_trick(p: Hunt, action: int) -> str | None:
    if action == OPEN_TUNNELS:
        return against(p, TUNNEL)
    tower = (action - CALL_PHANTOM) // 2
    if tower >= len(p.chart.towers) or tower == p.tower:
        return "TI-9.9"
    return against(p, PHANTOM)


def play_escape_trick(p: Hunt, action: int, tell: Tell | None) -> None:
    if action == OPEN_TUNNELS:
        p.open_tricks[TUNNEL] = 1
        p.tunnels_open = 1
        if tell is not None:
            tell.say("tunnels_opened").to(EVERYONE, "seat", p.silver)
            tell.reveal()
        return
    tower = (action - CALL_PHANTOM) // 2
    p.open_tricks[PHANTOM] = 1
    p.figures[1] = p.chart.towers[tower].spot
    p.secrets[REAL_FIGURE] = (action - CALL_PHANTOM) % 2
    if tell is not None:
        told = tell.say("phantom_called").to(EVERYONE, "tower", tower + 1)
        told.to(only(p.silver), "real", p.secrets[REAL_FIGURE] + 1)
        tell.reveal()


def in_fog(p: Hunt, spot: int) -> bool:
    """TI-9.6: whether a spot lies in a fogged district or on its border."""
    if not p.fog:
        return False
    return any(district in p.fog for district in p.chart.districts_touching(spot))
