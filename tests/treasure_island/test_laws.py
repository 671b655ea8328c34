"""Treasure Island keeps every law, and every seeded fault is caught by the law meant for it."""

import pytest

from serai.engine import laws
from serai.games.treasure_island.game import GAME
from tests.faulty import Fault, catch
from tests.treasure_island.faults import FAULTS

TABLES: list[tuple[int, int, dict[str, str]]] = [
    (2, 3, {"tricks": "standard", "trick_points": "2", "silver": "drawn", "chest_icon": "each"}),
    (2, 4, {"map": "revenge_island", "tricks": "extended", "trick_points": "3", "rings": "wide"}),
    (1, 5, {"map": "revenge_island", "tricks": "standard", "trick_points": "3"}),
]


@pytest.mark.once
@pytest.mark.parametrize("law", laws.LAWS)
@pytest.mark.parametrize(
    ("rules", "seats", "options"), TABLES, ids=["treasure", "revenge", "older rules"]
)
def test_a_law_holds(law: str, rules: int, seats: int, options: dict[str, str]) -> None:
    laws.run(law, laws.Trial(GAME, seats, options, 8, rules))


@pytest.mark.interpreted
@pytest.mark.parametrize("fault", FAULTS, ids=[f"{fault.name} by {fault.law}" for fault in FAULTS])
def test_a_seeded_fault_is_caught_by_its_law(fault: Fault) -> None:
    assert catch(fault)
