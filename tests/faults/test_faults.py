"""Every seeded fault is caught by the law meant for it, and sound games pass the same trials."""

import pytest

from serai.engine import laws
from tests.faults.livingstone import FAULTS, Fault, Mutant, MutantGame

TRIALS = 12


@pytest.mark.interpreted
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.name} by {fault.law}")
def test_a_seeded_fault_is_caught_by_its_law(fault: Fault) -> None:
    game = fault.game()
    with pytest.raises(laws.LawBroken):
        for seed in range(TRIALS):
            laws.run(fault.law, laws.Trial(game, 2 + (seed + 1) % 4, None, seed))


def test_there_are_at_least_twenty_faults_and_one_for_every_law() -> None:
    assert len({fault.name for fault in FAULTS}) >= 20
    assert {fault.law for fault in FAULTS} == set(laws.LAWS)


@pytest.mark.interpreted
@pytest.mark.parametrize("law", laws.LAWS)
def test_a_mutant_without_a_fault_keeps_every_law(law: str) -> None:
    game = MutantGame(Mutant)
    for seed in range(4):
        laws.run(law, laws.Trial(game, 2 + (seed + 1) % 4, None, seed))
