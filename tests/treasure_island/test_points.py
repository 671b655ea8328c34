"""Points: the region of a decision holds a spot exactly when the rules allow it."""

import pytest

from serai.engine.chance import chance_of
from serai.games.treasure_island.actions import POINT
from serai.games.treasure_island.game import GAME
from serai.games.treasure_island.hunt import POINTING, PURPOSES
from serai.games.treasure_island.lattice import BOARD, holds, nth_spot, spread
from serai.games.treasure_island.position import TreasureIsland


@pytest.mark.parametrize("chart", ["treasure_island", "revenge_island"])
def test_region_and_rules_agree_inside_outside_and_at_the_border(chart: str) -> None:
    purposes: set[str] = set()
    for seed in range(10):
        chance = chance_of(seed)
        options = {"map": chart, "tricks": "standard", "trick_points": "3"}
        position = GAME.start(2 + seed % 4, options, chance)
        assert isinstance(position, TreasureIsland)
        while position.to_act():
            seat = position.to_act()[0]
            if position.phase == POINTING and chance.below(3) == 0:
                purposes.add(PURPOSES[position.purpose])
                region = position.region(seat)
                edge = spread(region) & ~region
                inner_edge = region & spread(BOARD & ~region)
                for pool in (region, edge, inner_edge, BOARD):
                    for _ in range(4 if pool else 0):
                        spot = nth_spot(pool, chance.below(pool.bit_count()))
                        allowed = position.refusal(seat, POINT + spot) is None
                        assert holds(region, spot) == allowed
            position.apply(seat, position.sample(seat, chance), chance)
    assert len(purposes) >= 9
