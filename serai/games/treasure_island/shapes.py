"""Exact shapes as regions: discs, half-planes, quadrants, sectors, bands, polygons and their like.

Lengths are hundredths of a mile. Every shape is closed, its border belongs to it (TI-4.9); the
open ones say so in their name. All arithmetic is on integers, so no border is ever rounded.
"""

from math import isqrt
from typing import Final

from serai.games.treasure_island.lattice import (
    BOARD,
    ONES,
    SIDE,
    STEP,
    STRIDE,
    from_rows,
    run_bits,
    single,
    spot_at,
    x_of,
    y_of,
)

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

MIDDLE: Final = 72
"""Disc stencils are centred on column and row 72 and shifted from there."""

_stencils: dict[int, int] = {}


def _stencil(radius: int) -> int:
    reach = radius // STEP
    rows = [0] * SIDE
    for up in range(-reach, reach + 1):
        half = isqrt(radius * radius - up * up * STEP * STEP) // STEP
        rows[MIDDLE + up] = ONES[MIDDLE + half + 1] ^ ONES[MIDDLE - half]
    return from_rows(rows)


def disc(centre: int, radius: int) -> int:
    """All spots at most ``radius`` (up to seven miles) from a spot."""
    stencil = _stencils.get(radius)
    if stencil is None:
        stencil = _stencils[radius] = _stencil(radius)
    shift = centre - spot_at(MIDDLE, MIDDLE)
    moved = stencil << shift if shift >= 0 else stencil >> -shift
    return moved & BOARD


def wide_disc(x: int, y: int, radius: int) -> int:
    """A disc of any radius round any place, in hundredths of a mile."""
    rows = []
    for row in range(SIDE):
        up = row * STEP - y
        left = radius * radius - up * up
        if left < 0:
            rows.append(0)
            continue
        half = isqrt(left)
        rows.append(run_bits(-((half - x) // STEP), (x + half) // STEP))
    return from_rows(rows)


def open_disc(centre: int, radius: int) -> int:
    """All spots closer than ``radius`` to a spot."""
    return disc(centre, radius) & ~circle(centre, radius)


def circle(centre: int, radius: int) -> int:
    """The spots at exactly ``radius`` from a spot."""
    reach = radius // STEP
    if reach * STEP != radius:
        return 0
    line = 0
    column, row = centre % STRIDE, centre // STRIDE
    for up in range(-reach, reach + 1):
        half = isqrt(reach * reach - up * up)
        if half * half + up * up != reach * reach or not 0 <= row + up < SIDE:
            continue
        for side in (column - half, column + half):
            if 0 <= side < SIDE:
                line |= single(spot_at(side, row + up))
    return line


def outside_disc(centre: int, radius: int) -> int:
    """All spots at least ``radius`` away; the circle itself counts on both sides."""
    return BOARD & ~open_disc(centre, radius)


def annulus(centre: int, inner: int, outer: int) -> int:
    return disc(centre, outer) & outside_disc(centre, inner)


def linear(a: int, b: int, c: int) -> int:
    """All spots with a·x + b·y ≤ c."""
    rows = []
    for row in range(SIDE):
        rows.append(_linear_run(a * STEP, c - b * row * STEP))
    return from_rows(rows)


def _linear_run(slope: int, bound: int) -> int:
    """The columns k of a row with slope·k ≤ bound."""
    if slope > 0:
        return run_bits(0, bound // slope)
    if slope < 0:
        return run_bits(-(bound // -slope), SIDE - 1)
    return ONES[SIDE] if bound >= 0 else 0


def half_plane(spot: int, direction: int) -> int:
    """All spots north, east, south or west of a spot, its line included."""
    x, y = x_of(spot), y_of(spot)
    if direction == NORTH:
        return linear(0, -1, -y)
    if direction == EAST:
        return linear(-1, 0, -x)
    if direction == SOUTH:
        return linear(0, 1, y)
    return linear(1, 0, x)


def open_quadrant(spot: int, corner: int) -> int:
    """The open quarter north-east (0), south-east, south-west or north-west of a spot."""
    x, y = x_of(spot), y_of(spot)
    east_west = linear(-1, 0, -x - 1) if corner in (0, 1) else linear(1, 0, x - 1)
    north_south = linear(0, -1, -y - 1) if corner in (0, 3) else linear(0, 1, y - 1)
    return east_west & north_south


def without_quadrant(spot: int, corner: int) -> int:
    return BOARD & ~open_quadrant(spot, corner)


def nearer(a: int, b: int) -> int:
    """All spots at least as near to spot ``a`` as to spot ``b``."""
    ax, ay, bx, by = x_of(a), y_of(a), x_of(b), y_of(b)
    return linear(2 * (bx - ax), 2 * (by - ay), bx * bx + by * by - ax * ax - ay * ay)


def nearest(sites: list[int], which: int) -> int:
    """All spots for which site number ``which`` is nearest, ties included."""
    region = BOARD
    for other, site in enumerate(sites):
        if other != which:
            region &= nearer(sites[which], site)
    return region


def band(spot: int, north_south: bool, half_width: int) -> int:
    """The strip along the north–south or the east–west line through a spot."""
    if north_south:
        x = x_of(spot)
        return linear(1, 0, x + half_width) & linear(-1, 0, half_width - x)
    y = y_of(spot)
    return linear(0, 1, y + half_width) & linear(0, -1, half_width - y)


def quarter_sector(spot: int, direction: int) -> int:
    """The 90° sector that opens north, east, south or west of a spot, its two rays included."""
    x, y = x_of(spot), y_of(spot)
    rising = linear(1, -1, x - y)
    falling = linear(-1, -1, -x - y)
    if direction == NORTH:
        return rising & falling
    if direction == SOUTH:
        return linear(-1, 1, y - x) & linear(1, 1, x + y)
    if direction == EAST:
        return linear(-1, 1, y - x) & falling
    return rising & linear(1, 1, x + y)


def compass_sector(spot: int, sector: int) -> int:
    """One of the eight 45° sectors round a spot: 0 north, 1 north-east, … 7 north-west.

    Their borders have irrational slopes, so that no spot but the centre lies on one, and the
    centre is in none of them (TI-6.10).
    """
    column, row = spot % STRIDE, spot // STRIDE
    rows = [_sector_run(column, up - row, sector) for up in range(SIDE)]
    return from_rows(rows)


def _sector_run(column: int, up: int, sector: int) -> int:
    if sector > 4:
        return _mirrored_run(column, up, 8 - sector)
    if sector in (3, 4):
        return _sector_run(column, -up, 4 - sector)
    rise = up if up > 0 else -up
    # |dx| ≤ (√2 − 1)·dy  ⇔  |dx| ≤ ⌊√(2·dy²)⌋ − dy;  the diagonal sector ends at (√2 + 1)·dy
    narrow = isqrt(2 * rise * rise) - rise
    wide = isqrt(2 * rise * rise) + rise
    if sector == 0:
        return run_bits(column - narrow, column + narrow) if up > 0 else 0
    if sector == 1:
        return run_bits(column + narrow + 1, column + wide) if up > 0 else 0
    return run_bits(column + wide + 1, SIDE - 1)


def _mirrored_run(column: int, up: int, sector: int) -> int:
    rise = up if up > 0 else -up
    narrow = isqrt(2 * rise * rise) - rise
    wide = isqrt(2 * rise * rise) + rise
    if sector == 2:
        return run_bits(0, column - wide - 1)
    if (sector == 1 and up > 0) or (sector == 3 and up < 0):
        return run_bits(column - wide, column - narrow - 1)
    return 0


def sector_of(spot: int, target: int) -> int:
    """The compass sector in which ``target`` lies seen from ``spot``, or −1 for the same spot."""
    dx = target % STRIDE - spot % STRIDE
    dy = target // STRIDE - spot // STRIDE
    if dx == 0 and dy == 0:
        return -1
    across, along = abs(dx), abs(dy)
    if (across + along) * (across + along) <= 2 * along * along:
        return 0 if dy > 0 else 4
    if (across + along) * (across + along) <= 2 * across * across:
        return 2 if dx > 0 else 6
    if dy > 0:
        return 1 if dx > 0 else 7
    return 3 if dx > 0 else 5


def polygon(ring: list[int]) -> int:
    """All spots inside a ring or on it.

    The slice of a closed polygon at a height is the union of its limits from above and below.
    """
    rows = []
    for row in range(SIDE):
        y = row * STEP
        rows.append(_slice(ring, y, True) | _slice(ring, y, False))
    return from_rows(rows)


def _slice(ring: list[int], y: int, from_above: bool) -> int:
    """The columns between pairs of edges that cross the height just above (or below) ``y``."""
    crossings: list[tuple[float, int, int]] = []
    x1, y1 = ring[-2], ring[-1]
    for at in range(0, len(ring), 2):
        x2, y2 = ring[at], ring[at + 1]
        crosses = (y1 <= y) != (y2 <= y) if from_above else (y1 < y) != (y2 < y)
        if crosses:
            rise = y2 - y1
            run = (x2 - x1) * (y - y1)
            if rise < 0:
                rise, run = -rise, -run
            crossings.append((x1 + run / rise, x1 * rise + run, rise))
        x1, y1 = x2, y2
    crossings.sort()
    bits = 0
    for at in range(0, len(crossings), 2):
        _, enter, enter_by = crossings[at]
        _, leave, leave_by = crossings[at + 1]
        bits |= run_bits(-(-enter // (enter_by * STEP)), leave // (leave_by * STEP))
    return bits


def outline(ring: list[int]) -> int:
    """The spots that lie exactly on a ring."""
    rows = [0] * SIDE
    x1, y1 = ring[-2], ring[-1]
    for at in range(0, len(ring), 2):
        x2, y2 = ring[at], ring[at + 1]
        _draw_edge(rows, x1, y1, x2, y2)
        x1, y1 = x2, y2
    return from_rows(rows)


def _draw_edge(rows: list[int], x1: int, y1: int, x2: int, y2: int) -> None:
    if y1 == y2:
        if y1 % STEP == 0:
            rows[y1 // STEP] |= run_bits(-(-min(x1, x2) // STEP), max(x1, x2) // STEP)
        return
    for row in range(-(-min(y1, y2) // STEP), max(y1, y2) // STEP + 1):
        run = (x2 - x1) * (row * STEP - y1)
        if run % (y2 - y1) == 0:
            x = x1 + run // (y2 - y1)
            if x % STEP == 0:
                rows[row] |= 1 << x // STEP


def open_polygon(ring: list[int]) -> int:
    """All spots strictly inside a ring."""
    return polygon(ring) & ~outline(ring)


def near_ring(ring: list[int], distance: int) -> int:
    """All spots at most ``distance`` from the line of a ring, either side of it."""
    region = 0
    x1, y1 = ring[-2], ring[-1]
    for at in range(0, len(ring), 2):
        x2, y2 = ring[at], ring[at + 1]
        region |= wide_disc(x2, y2, distance) | _strip(x1, y1, x2, y2, distance)
        x1, y1 = x2, y2
    return region


def _strip(x1: int, y1: int, x2: int, y2: int, distance: int) -> int:
    """The rectangle of all spots beside an edge, up to ``distance`` away."""
    dx, dy = x2 - x1, y2 - y1
    length = dx * dx + dy * dy
    # cross is an integer, so the floor of the root loses nothing
    reach = isqrt(distance * distance * length)
    start = dx * x1 + dy * y1
    side = dx * y1 - dy * x1
    return (
        linear(-dx, -dy, -start)
        & linear(dx, dy, start + length)
        & linear(-dy, dx, side + reach)
        & linear(dy, -dx, reach - side)
    )


def doubled_area(ring: list[int]) -> int:
    """Twice the area of a ring, positive when it runs counter-clockwise."""
    total = 0
    x1, y1 = ring[-2], ring[-1]
    for at in range(0, len(ring), 2):
        x2, y2 = ring[at], ring[at + 1]
        total += x1 * y2 - x2 * y1
        x1, y1 = x2, y2
    return total


def thicken(region: int, radius: int) -> int:
    """All spots at most ``radius`` from a spot of the region: where a ring would touch it."""
    wide = 0
    reach = radius // STEP
    for up in range(-reach, reach + 1):
        half = isqrt(radius * radius - up * up * STEP * STEP) // STEP
        shifted = region << (up * STRIDE) if up >= 0 else region >> (-up * STRIDE)
        wide |= _smear(shifted, half)
    return wide & BOARD


def _smear(region: int, half: int) -> int:
    """Each spot widened by ``half`` columns both ways, in doubling steps."""
    wide, done = region, 0
    while done < half:
        step = min(done + 1, half - done) if done else 1
        wide |= wide << step | wide >> step
        done += step
    return wide
