"""Barriers for straight moves: red areas and the sea, or the urban perimeter of Revenge Island.

A barrier is an open set bounded by rings of corners. A straight move may touch its border and run
along it, but not pass through its inside; every answer is exact.
"""

from math import gcd, isqrt
from typing import Final

from serai.games.treasure_island.lattice import (
    BOARD,
    SIDE,
    STEP,
    STRIDE,
    from_rows,
    region_of,
    run_bits,
    spots_in,
)
from serai.games.treasure_island.shapes import disc, open_polygon, outline, polygon

SIGHTS_KEPT: Final = 300
"""One costs about 8 ms to work out and 8 kB to keep."""


def cross(ax: int, ay: int, bx: int, by: int) -> int:
    return ax * by - ay * bx


def side_of_ring(ring: list[int], scale: int, px: int, py: int) -> int:
    """1 inside, 0 on the line, −1 outside, for the place (px/scale, py/scale)."""
    inside = False
    x1, y1 = ring[-2] * scale, ring[-1] * scale
    for at in range(0, len(ring), 2):
        x2, y2 = ring[at] * scale, ring[at + 1] * scale
        turn = cross(x2 - x1, y2 - y1, px - x1, py - y1)
        if turn == 0 and min(x1, x2) <= px <= max(x1, x2) and min(y1, y2) <= py <= max(y1, y2):
            return 0
        if (y1 <= py) != (y2 <= py) and (turn > 0) == (y2 > y1):
            inside = not inside
        x1, y1 = x2, y2
    return 1 if inside else -1


class Barrier:
    """The inside of some rings and, where a coast is given, everything beyond it."""

    def __init__(self, rings: list[list[int]], coast: list[int]) -> None:
        self.rings = rings
        self.coast = coast
        self.ux: list[int] = []
        self.uy: list[int] = []
        self.vx: list[int] = []
        self.vy: list[int] = []
        self.inside = BOARD & ~polygon(coast) if coast else 0
        self.line = outline(coast) if coast else 0
        self._add_edges(coast)
        for ring in rings:
            self.inside |= open_polygon(ring)
            self.line |= outline(ring)
            self._add_edges(ring)
        self.line_spots = spots_in(self.line)
        self._closed = self.inside.to_bytes(SIDE * STRIDE // 8, "little")
        self._clearance = [-1] * (SIDE * STRIDE)
        self._sights: dict[tuple[int, int], int] = {}

    def _add_edges(self, ring: list[int]) -> None:
        for at in range(0, len(ring), 2):
            self.ux.append(ring[at - 2])
            self.uy.append(ring[at - 1])
            self.vx.append(ring[at])
            self.vy.append(ring[at + 1])

    def shuts(self, spot: int) -> bool:
        """Whether a spot lies strictly inside the barrier."""
        return self._closed[spot >> 3] >> (spot & 7) & 1 == 1

    def clearance(self, spot: int) -> int:
        """A distance within which no line of the barrier lies, in whole hundredths."""
        known = self._clearance[spot]
        if known < 0:
            known = self._clearance[spot] = self._measure(spot)
        return known

    def _measure(self, spot: int) -> int:
        px, py = spot % STRIDE * STEP, spot // STRIDE * STEP
        least = 1 << 40
        for edge in range(len(self.ux)):
            ux, uy = self.ux[edge], self.uy[edge]
            dx, dy = self.vx[edge] - ux, self.vy[edge] - uy
            length = dx * dx + dy * dy
            along = (px - ux) * dx + (py - uy) * dy
            if along <= 0:
                away = (px - ux) * (px - ux) + (py - uy) * (py - uy)
            elif along >= length:
                wx, wy = px - self.vx[edge], py - self.vy[edge]
                away = wx * wx + wy * wy
            else:
                beside = dx * (py - uy) - dy * (px - ux)
                away = beside * beside // length
            if away < least:
                least = away
        return isqrt(least)

    def blocks(self, a: int, b: int) -> bool:
        """Whether the straight line between two spots passes through the inside."""
        if self.shuts(a) or self.shuts(b):
            return True
        ax, ay = a % STRIDE * STEP, a // STRIDE * STEP
        dx, dy = b % STRIDE * STEP - ax, b // STRIDE * STEP - ay
        free = self.clearance(a) + self.clearance(b)
        if free * free >= dx * dx + dy * dy:
            return False
        return self._passes(ax, ay, dx, dy)

    def cuts(self, ax: int, ay: int, bx: int, by: int) -> bool:
        """The same between two places outside the barrier or on its line, in hundredths."""
        return self._passes(ax, ay, bx - ax, by - ay)

    def _passes(self, ax: int, ay: int, dx: int, dy: int) -> bool:
        touched = self._crossings(ax, ay, dx, dy)
        if not touched:
            return False
        return touched[0] < 0 or self._pieces_inside(ax, ay, dx, dy, touched)

    def _crossings(self, ax: int, ay: int, dx: int, dy: int) -> list[int]:
        """Where the line meets corners or begins or ends on an edge; [−1] if it crosses one.

        Places are given as the product of the way to them with the whole way.
        """
        touched: list[int] = []
        length = dx * dx + dy * dy
        low_x, high_x = (ax, ax + dx) if dx >= 0 else (ax + dx, ax)
        low_y, high_y = (ay, ay + dy) if dy >= 0 else (ay + dy, ay)
        ux, uy, vx, vy = self.ux, self.uy, self.vx, self.vy
        for edge in range(len(ux)):
            x1, x2 = ux[edge], vx[edge]
            if (x1 < low_x and x2 < low_x) or (x1 > high_x and x2 > high_x):
                continue
            y1, y2 = uy[edge], vy[edge]
            if (y1 < low_y and y2 < low_y) or (y1 > high_y and y2 > high_y):
                continue
            side_u = dx * (y1 - ay) - dy * (x1 - ax)
            side_v = dx * (y2 - ay) - dy * (x2 - ax)
            if (side_u > 0 and side_v > 0) or (side_u < 0 and side_v < 0):
                continue
            ex, ey = x2 - x1, y2 - y1
            side_a = ex * (ay - y1) - ey * (ax - x1)
            side_b = side_a + ex * dy - ey * dx
            if (side_a > 0 and side_b > 0) or (side_a < 0 and side_b < 0):
                continue
            if side_u and side_v and side_a and side_b:
                return [-1]
            self._touch(touched, side_u, dx * (x1 - ax) + dy * (y1 - ay), length)
            self._touch(touched, side_v, dx * (x2 - ax) + dy * (y2 - ay), length)
            self._touch(touched, side_a, 0, length)
            self._touch(touched, side_b, length, length)
        return touched

    def _touch(self, touched: list[int], side: int, place: int, length: int) -> None:
        if side == 0 and 0 <= place <= length:
            touched.append(place)

    def _pieces_inside(self, ax: int, ay: int, dx: int, dy: int, touched: list[int]) -> bool:
        """Between two neighbouring touched places a line is wholly inside or wholly outside."""
        length = dx * dx + dy * dy
        places = sorted({0, length, *touched})
        scale = 2 * length
        for at in range(len(places) - 1):
            middle = places[at] + places[at + 1]
            px, py = ax * scale + middle * dx, ay * scale + middle * dy
            if self.coast and side_of_ring(self.coast, scale, px, py) < 0:
                return True
            for ring in self.rings:
                if side_of_ring(ring, scale, px, py) > 0:
                    return True
        return False

    def sight(self, a: int, reach: int) -> int:
        """All spots within ``reach`` that a straight line from spot ``a`` reaches unblocked."""
        known = self._sights.get((a, reach))
        if known is None:
            if len(self._sights) >= SIGHTS_KEPT:
                self._sights.clear()
            known = self._sights[a, reach] = self.look_around(a, reach)
        return known

    def look_around(self, a: int, reach: int) -> int:
        """Work out what `sight` keeps.

        What lies strictly behind an edge is taken away as a shadow. Only spots behind a corner,
        on the very ray through it, and spots on the barrier's line remain to be looked at one by
        one.
        """
        if self.shuts(a):
            return 0
        seen = disc(a, reach) & ~self.inside
        if self.clearance(a) >= reach:
            return seen
        doubtful = self._behind_corners(a, reach) | (self.line & seen)
        for edge in range(len(self.ux)):
            seen &= ~self._shadow(a, reach, edge)
        blocked = [spot for spot in spots_in(doubtful & seen) if self.blocks(a, spot)]
        return seen & ~region_of(blocked)

    def _behind_corners(self, a: int, reach: int) -> int:
        ax, ay = a % STRIDE * STEP, a // STRIDE * STEP
        spots: list[int] = []
        for corner in range(len(self.ux)):
            dx, dy = self.ux[corner] - ax, self.uy[corner] - ay
            if (dx == 0 and dy == 0) or dx * dx + dy * dy > reach * reach:
                continue
            common = gcd(dx, dy)
            px, py = dx // common, dy // common
            step = -(-common // STEP)
            while step * step * (px * px + py * py) * STEP * STEP <= reach * reach:
                column, row = ax // STEP + step * px, ay // STEP + step * py
                if not (0 <= column < SIDE and 0 <= row < SIDE):
                    break
                spots.append(row * STRIDE + column)
                step += 1
        return region_of(spots)

    def _shadow(self, a: int, reach: int, edge: int) -> int:
        """The spots strictly behind one edge, seen from spot ``a``."""
        ax, ay = a % STRIDE * STEP, a // STRIDE * STEP
        ux, uy = self.ux[edge] - ax, self.uy[edge] - ay
        vx, vy = self.vx[edge] - ax, self.vy[edge] - ay
        if max(ux, vx) < -reach or min(ux, vx) > reach:
            return 0
        if max(uy, vy) < -reach or min(uy, vy) > reach:
            return 0
        turn = cross(ux, uy, vx, vy)
        if turn == 0:
            return 0
        if turn < 0:
            ux, uy, vx, vy, turn = vx, vy, ux, uy, -turn
        rows = [0] * SIDE
        first = max(0, (ay - reach) // STEP)
        last = min(SIDE - 1, (ay + reach) // STEP)
        for row in range(first, last + 1):
            y = row * STEP - ay
            rows[row] = _between(
                ax,
                # left of the ray to u, right of the ray to v, beyond the line from u to v
                [uy, -vy, uy - vy],
                [ux * y, -vx * y, (ux - vx) * y - turn],
            )
        return from_rows(rows)


def _between(ax: int, slopes: list[int], offsets: list[int]) -> int:
    """The columns whose x (seen from ax) satisfies slope·x < offset for every pair, strictly."""
    low, high = 0, SIDE - 1
    for at in range(len(slopes)):
        slope = slopes[at] * STEP
        bound = offsets[at] + slopes[at] * ax - 1
        if slope > 0:
            high = min(high, bound // slope)
        elif slope < 0:
            low = max(low, -(bound // -slope))
        elif bound < 0:
            return 0
    return run_bits(low, high) if low <= high else 0
