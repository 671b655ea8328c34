"""Every seeded fault of LivingStone is caught by the law meant for it."""

import pytest

from serai.engine import laws
from tests.faulty import Fault, catch
from tests.livingstone.faults import FAULTS, Mutant, MutantGame


@pytest.mark.interpreted
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.name} by {fault.law}")
def test_a_seeded_fault_is_caught_by_its_law(fault: Fault) -> None:
    assert catch(fault, trials=12)


@pytest.mark.interpreted
@pytest.mark.parametrize("law", [law for law in laws.LAWS if law != "possible worlds"])
def test_a_mutant_without_a_fault_keeps_every_law(law: str) -> None:
    game = MutantGame().of(Mutant)
    for seed in range(4):
        laws.run(law, laws.Trial(game, 2 + (seed + 1) % 4, None, seed))


def test_there_are_at_least_twenty_faults_and_one_for_every_law_but_that_of_maps() -> None:
    assert len({fault.name for fault in FAULTS}) >= 20
    assert {fault.law for fault in FAULTS} == set(laws.LAWS) - {"points"}
