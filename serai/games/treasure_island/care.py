"""Care: how much thought the bots of both sides give to a decision, as a few plain figures.

A level of play is nothing but such figures (see `levels.toml`); the game's own policy takes the
ones that come without asking.
"""

from typing import Final

from serai.games.treasure_island.belief import AHEAD_ONLY
from serai.games.treasure_island.hiding import Habit

ANY_WORDS: Final = 0
BY_GROUND: Final = 1
BY_LIKELIHOOD: Final = 2
"""How Silver words his hints: anything legal, the widest ground, the least likelihood."""

AT_HIS_WORD: Final = 0
WEIGHED: Final = 1
WARY: Final = 2
"""How pirates take Silver's hints: as true, by the tokens that can lie under them, and by what a
truth would cost him besides."""

USUAL: Final[dict[str, int]] = {
    "hiding": 2,
    "wording": BY_GROUND,
    "stops": 0,
    "doubt": WEIGHED,
    "trail": AHEAD_ONLY,
    "specials": 1,
    "prior": 1,
    "spots": 90,
}


class Care:
    """The figures of one level."""

    def __init__(self, figures: dict[str, int], habit: Habit | None = None) -> None:
        care = USUAL | figures
        self.hiding = care["hiding"]
        """How far Silver leans to ground that suits him; 1 hides anywhere."""
        self.wording = care["wording"]
        self.stops = care["stops"]
        """Stops that an escaped Silver compares by what they give away; 0 takes any on his way."""
        self.doubt = care["doubt"]
        self.trail = care["trail"]
        """What a pirate reads from Silver's run, as in `belief`."""
        self.specials = care["specials"]
        """Whether a pirate thinks of his special actions."""
        self.prior = care["prior"]
        """How far a pirate takes Silver to lean; for 1 all ground is alike."""
        self.habit = habit
        """What a pirate has counted of Silver's hidings, if he has."""
        self.spots = care["spots"]
        """Places anywhere on the map that a pirate compares for a ring."""


GREEDY: Final = Care({})
