"""A leak through the view alone: the law of views notices it, and no other law does."""

import pytest

from serai.engine import laws
from tests.faulty import Fault, all_faults

LEAKS = [fault for fault in all_faults() if fault.law == "views"]
COUNTED_OUT = "possible worlds"
"""Histories counted out would show a leak too, but only of a game that has small beginnings."""


@pytest.mark.interpreted
@pytest.mark.parametrize("fault", LEAKS, ids=lambda fault: fault.name)
@pytest.mark.parametrize("law", [law for law in laws.LAWS if law not in ("views", COUNTED_OUT)])
def test_no_other_law_of_random_play_notices_what_the_law_of_views_is_for(
    law: str, fault: Fault
) -> None:
    game = fault.game()
    laws.run(law, laws.Trial(game, game.fewest + 1, fault.options, 3))
