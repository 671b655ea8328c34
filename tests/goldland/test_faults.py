"""Every seeded fault of Goldland is caught by the law meant for it; a sound mutant keeps all."""

import pytest

from serai.engine import laws
from tests.faulty import Fault, catch
from tests.goldland.faults import FAULTS, Mutant, MutantGame


@pytest.mark.interpreted
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.name} by {fault.law}")
def test_a_seeded_fault_is_caught_by_its_law(fault: Fault) -> None:
    assert catch(fault, trials=12)


@pytest.mark.interpreted
@pytest.mark.parametrize("law", laws.LAWS)
def test_a_mutant_without_a_fault_keeps_every_law(law: str) -> None:
    laws.run(law, laws.Trial(MutantGame().of(Mutant), 3, None, 1))


def test_there_are_at_least_twenty_faults() -> None:
    assert len({fault.name for fault in FAULTS}) >= 20
