"""Silver's turn after the escape: straight moves of one or two figures, and the tunnels."""

from serai.engine.events import Tell
from serai.engine.found import Found
from serai.engine.knowledge import EVERYONE
from serai.games.treasure_island import points, turns
from serai.games.treasure_island.actions import REST, RUN, TAKE_TUNNEL
from serai.games.treasure_island.components import TUNNEL_REACH
from serai.games.treasure_island.hunt import FOR_RUN, NO_HALF, POINTING, Hunt
from serai.games.treasure_island.lattice import within


def against_running(p: Hunt, action: int) -> str | None:
    if action == REST:
        return None
    if RUN <= action < TAKE_TUNNEL:
        return None if p.steps[action - RUN] else "TI-8.3"
    return against_tunnel(p, action - TAKE_TUNNEL)


def tunnel_parts(place: int) -> tuple[int, int, int]:
    """Tunnel, mouth to come out of, figure."""
    return place // 4, place // 2 % 2, place % 2


def against_tunnel(p: Hunt, place: int) -> str | None:
    tunnel, mouth, figure = tunnel_parts(place)
    if not p.tunnels_open or tunnel >= len(p.chart.tunnels) or not p.steps[figure]:
        return "TI-9.10"
    entry = p.chart.tunnels[tunnel][1 - mouth]
    return None if within(p.figures[figure], entry, TUNNEL_REACH) else "TI-9.10"


def add_runs(p: Hunt, found: Found) -> None:
    for figure in (0, 1):
        if p.steps[figure]:
            found.add(RUN + figure)
    if p.tunnels_open:
        for place in range(len(p.chart.tunnels) * 4):
            if against_tunnel(p, place) is None:
                found.add(TAKE_TUNNEL + place)
    found.add(REST)


def run(p: Hunt, action: int, tell: Tell | None) -> None:
    if action == REST:
        p.steps = [0, 0]
        if tell is not None:
            tell.say("silver_rested").to(EVERYONE, "seat", p.silver)
        turns.next_pirate(p, tell)
    elif action < TAKE_TUNNEL:
        p.figure = action - RUN
        p.purpose = FOR_RUN
        p.half = NO_HALF
        p.phase = POINTING
    else:
        tunnel, mouth, figure = tunnel_parts(action - TAKE_TUNNEL)
        p.tunnels_open = 0
        p.steps[figure] -= 1
        points.arrive(p, figure, p.chart.tunnels[tunnel][mouth], tell)
