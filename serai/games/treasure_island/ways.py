"""Ways within a ring: which ground one can reach over legal ground without leaving the ring.

A shortest way bends only at corners of red areas, of the coast or of a patrol, for a ring itself
has none; and a straight line between two places of a ring stays in it. So the corners inside the
ring and the straight lines between them tell exactly what hangs together, however narrow the way.
"""

from typing import Final

from serai.games.treasure_island.barrier import Barrier
from serai.games.treasure_island.components import PATROL_RADIUS
from serai.games.treasure_island.lattice import (
    NOWHERE,
    region_of,
    single,
    spots_in,
    x_of,
    y_of,
)

QUARTER: Final = [(25, 0), (24, 7), (20, 15), (15, 20), (7, 24)]
"""Places at exactly 25 from the middle; turned by quarters they are twenty corners (TI-9.7)."""


class Ring:
    """A ring drawn on a map, with the corners inside it."""

    def __init__(self, land: Barrier, centre: int, radius: int, patrol: int) -> None:
        self.land = land
        self.radius = radius
        self.patrol = patrol_corners(patrol) if patrol != NOWHERE else []
        x, y = x_of(centre), y_of(centre)
        corners = list(zip(land.ux, land.uy, strict=True)) + self.patrol
        self.corners = [
            (cx, cy)
            for cx, cy in corners
            if (cx - x) * (cx - x) + (cy - y) * (cy - y) <= radius * radius
        ]

    def ground(self, inside: int, searcher: int) -> int:
        """Of the legal spots inside the ring, those that hang together with the searcher's."""
        posts = self.posts(searcher)
        found = 0
        left = inside
        while left:
            spot = (left & -left).bit_length() - 1
            seen = left & self._sight(spot, left)
            if self._reached(posts, spot):
                found |= seen
            left &= ~seen
        return found

    def posts(self, searcher: int) -> list[tuple[int, int]]:
        """The searcher's place and all corners that can be reached from it."""
        posts = [(x_of(searcher), y_of(searcher))]
        waiting = self.corners
        for post in posts:
            posts += [corner for corner in waiting if self._open(post, corner)]
            waiting = [corner for corner in waiting if corner not in posts]
        return posts

    def _reached(self, posts: list[tuple[int, int]], spot: int) -> bool:
        there = (x_of(spot), y_of(spot))
        return any(self._open(post, there) for post in posts)

    def _open(self, a: tuple[int, int], b: tuple[int, int]) -> bool:
        """Whether the straight line between two legal places stays on legal ground."""
        if self.patrol and cuts_convex(self.patrol, a, b):
            return False
        return not self.land.cuts(a[0], a[1], b[0], b[1])

    def _sight(self, spot: int, among: int) -> int:
        seen = single(spot) | self.land.look_around(spot, 2 * self.radius)
        if not self.patrol:
            return seen
        here = (x_of(spot), y_of(spot))
        hidden = [
            other
            for other in spots_in(seen & among)
            if cuts_convex(self.patrol, here, (x_of(other), y_of(other)))
        ]
        return seen & ~region_of(hidden)


def patrol_corners(patrol: int) -> list[tuple[int, int]]:
    """Twenty corners on the edge of a patrol, counter-clockwise from the east."""
    x, y = x_of(patrol), y_of(patrol)
    scale = PATROL_RADIUS // 25
    corners: list[tuple[int, int]] = []
    for turn in range(4):
        for along, beside in QUARTER:
            dx, dy = [(along, beside), (-beside, along), (-along, -beside), (beside, -along)][turn]
            corners.append((x + dx * scale, y + dy * scale))
    return corners


def cuts_convex(corners: list[tuple[int, int]], a: tuple[int, int], b: tuple[int, int]) -> bool:
    """Whether a straight line passes through the inside of a convex figure, given its corners
    counter-clockwise.

    The part of the line on the inner side of every edge lies between two shares of its length.
    """
    enter, enter_by, leave, leave_by = 0, 1, 1, 1
    x1, y1 = corners[-1]
    for x2, y2 in corners:
        side_a = (x2 - x1) * (a[1] - y1) - (y2 - y1) * (a[0] - x1)
        side_b = (x2 - x1) * (b[1] - y1) - (y2 - y1) * (b[0] - x1)
        x1, y1 = x2, y2
        if side_a <= 0 and side_b <= 0:
            return False
        if side_a < 0 and -side_a * enter_by > enter * (side_b - side_a):
            enter, enter_by = -side_a, side_b - side_a
        elif side_b < 0 and side_a * leave_by < leave * (side_a - side_b):
            leave, leave_by = side_a, side_a - side_b
    return enter * leave_by < leave * enter_by
