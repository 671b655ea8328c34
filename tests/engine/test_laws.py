"""Every registered game keeps every law, at all player counts and with any options."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from serai.engine import laws
from serai.engine.game import Game

EXAMPLES = 6 if laws.__file__.endswith(".so") else 2
"""The source tree plays them all a few times, what people install more often."""
RANDOM_LAWS = [law for law in laws.LAWS if law != "possible worlds"]


def options_of(game: Game) -> st.SearchStrategy[dict[str, str]]:
    """Any value of any option."""
    return st.fixed_dictionaries(
        {option.name: st.sampled_from(option.values) for option in game.options.options}
    )


@pytest.mark.parametrize("law", RANDOM_LAWS)
@pytest.mark.parametrize("name", serai.games())
@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_a_game_keeps_the_law(name: str, law: str, data: st.DataObject) -> None:
    game = serai.game(name)
    seats = data.draw(st.integers(game.fewest, game.most), label="seats")
    options = data.draw(options_of(game), label="options")
    seed = data.draw(st.integers(0, 2**40), label="seed")
    laws.run(law, laws.Trial(game, seats, options, seed))


@pytest.mark.parametrize("name", serai.games())
def test_a_game_imagines_exactly_the_possible_worlds_of_small_beginnings(name: str) -> None:
    game = serai.game(name)
    for seats in {tiny.position.seats for tiny in game.tiny()}:
        assert laws.run("possible worlds", laws.Trial(game, seats, None, 1)) > 0
