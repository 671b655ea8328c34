"""Treasure Island keeps every law, and every seeded fault is caught by the law meant for it."""

import pytest

from serai.engine import laws
from serai.games.treasure_island.game import GAME
from tests.faulty import Fault, catch
from tests.treasure_island.faults import FAULTS

TABLES: list[tuple[int, dict[str, str]]] = [
    (3, {"tricks": "standard", "trick_points": "2", "silver": "drawn", "chest_icon": "each"}),
    (4, {"map": "revenge_island", "tricks": "extended", "trick_points": "3", "rings": "wide"}),
]


@pytest.mark.parametrize("law", laws.LAWS)
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=["treasure", "revenge"])
def test_a_law_holds(law: str, seats: int, options: dict[str, str]) -> None:
    laws.run(law, laws.Trial(GAME, seats, options, 8))


@pytest.mark.interpreted
@pytest.mark.parametrize("fault", FAULTS, ids=[f"{fault.name} by {fault.law}" for fault in FAULTS])
def test_a_seeded_fault_is_caught_by_its_law(fault: Fault) -> None:
    assert catch(fault)
