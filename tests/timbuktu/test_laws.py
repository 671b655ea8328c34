"""Timbuktu keeps every law, and every seeded fault is caught by the law meant for it."""

import pytest

from serai.engine import laws
from serai.games.timbuktu.game import GAME
from tests.timbuktu.faults import FAULTS, Fault, Mutant, MutantGame

TRIALS = 60
OPTIONS: list[dict[str, str]] = [
    {},
    {"loading": "free"},
    {"deal": "before_placing", "reveal": "together", "placement": "spread", "cards_name": "1"},
    {"loading": "free", "deal": "before_placing", "setup_discards_count": "yes"},
    {"arrows": "edge", "swap_pitches": "1-3", "pitch_cards": "scattered", "value_counts": "stolen"},
]


BY_ITSELF = ["possible worlds"]
"""Looks at the game's own small beginnings, whatever the options."""


@pytest.mark.parametrize("law", [law for law in laws.LAWS if law not in BY_ITSELF])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options.values()))
def test_a_law_holds_for_all_player_counts_and_variants(law: str, options: dict[str, str]) -> None:
    for seats in (3, 4, 5):
        laws.run(law, laws.Trial(GAME, seats, options, 8))


@pytest.mark.parametrize("law", BY_ITSELF)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_small_beginnings_are_imagined_as_they_can_be(law: str, seats: int) -> None:
    laws.run(law, laws.Trial(GAME, seats, None, 8))


def is_broken(law: str, trial: laws.Trial) -> bool:
    try:
        laws.run(law, trial)
    except laws.LawBroken:
        return True
    return False


@pytest.mark.interpreted
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.name} by {fault.law}")
def test_a_seeded_fault_is_caught_by_its_law(fault: Fault) -> None:
    game = fault.game()
    trials = [laws.Trial(game, 3 + seed % 3, fault.options, seed) for seed in range(TRIALS)]
    assert any(is_broken(fault.law, trial) for trial in trials)


@pytest.mark.interpreted
@pytest.mark.parametrize("law", laws.LAWS)
def test_a_mutant_without_a_fault_keeps_every_law(law: str) -> None:
    game = MutantGame(Mutant)
    for seed in range(3):
        laws.run(law, laws.Trial(game, 3 + seed, None, seed))
