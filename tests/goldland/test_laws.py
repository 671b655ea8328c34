"""The laws on Goldland: kept over all seat counts and options, and each seeded fault is caught."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serai.engine import laws
from serai.games.goldland.game import GAME
from tests.faulty import Fault
from tests.goldland.faults import FAULTS, Mutant, MutantGame

TRIALS = 12


def any_options() -> st.SearchStrategy[dict[str, str]]:
    """Options drawn one by one, under a cap that lets random play end."""
    return st.fixed_dictionaries(
        {
            option.name: st.sampled_from(option.values)
            for option in GAME.options.options
            if option.name != "round_cap"
        }
    ).map(lambda drawn: {**drawn, **GAME.bounded()})


@pytest.mark.parametrize("law", laws.LAWS)
@settings(max_examples=4)
@given(seats=st.integers(2, 5), options=any_options(), seed=st.integers(0, 10**6))
def test_goldland_keeps_the_law(law: str, seats: int, options: dict[str, str], seed: int) -> None:
    laws.run(law, laws.Trial(GAME, seats, options, seed))


@pytest.mark.interpreted
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.name} by {fault.law}")
def test_a_seeded_fault_is_caught_by_its_law(fault: Fault) -> None:
    with pytest.raises(laws.LawBroken):
        try_law(fault)


def try_law(fault: Fault) -> None:
    game = fault.game()
    for seed in range(TRIALS):
        laws.run(fault.law, laws.Trial(game, 2 + seed % 4, {"round_cap": "40"}, seed))


@pytest.mark.interpreted
@pytest.mark.parametrize("law", laws.LAWS)
def test_a_mutant_without_a_fault_keeps_every_law(law: str) -> None:
    game = MutantGame(Mutant)
    for seed in range(2):
        laws.run(law, laws.Trial(game, 2 + seed, {"round_cap": "40"}, seed))


def test_there_are_at_least_twenty_faults() -> None:
    assert len({fault.name for fault in FAULTS}) >= 20
