"""Every registered game keeps every law, by all its rules numbers, with any seats and options."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from serai.engine import laws
from serai.engine.game import Game

EXAMPLES = 6 if laws.__file__.endswith(".so") else 2
"""`make test` runs this against what people install; interpreted it would take minutes."""
RANDOM_LAWS = [law for law in laws.LAWS if law != "possible worlds"]


def options_of(game: Game, rules: int) -> st.SearchStrategy[dict[str, str]]:
    """Any value of any option that the rules number knows."""
    known = game.options.of(rules)
    return st.fixed_dictionaries(
        {option.name: st.sampled_from(option.choices(rules)) for option in known}
    )


@pytest.mark.parametrize("law", RANDOM_LAWS)
@pytest.mark.parametrize("name", serai.games())
@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_a_game_keeps_the_law(name: str, law: str, data: st.DataObject) -> None:
    game = serai.game(name)
    seats = data.draw(st.integers(game.fewest, game.most), label="seats")
    rules = data.draw(st.integers(1, game.rules), label="rules")
    options = data.draw(options_of(game, rules), label="options")
    seed = data.draw(st.integers(0, 2**40), label="seed")
    laws.run(law, laws.Trial(game, seats, options, seed, rules))


@pytest.mark.parametrize("name", serai.games())
def test_a_game_imagines_exactly_the_possible_worlds_of_small_beginnings(name: str) -> None:
    game = serai.game(name)
    for seats in {tiny.position.seats for tiny in game.tiny()}:
        assert laws.run("possible worlds", laws.Trial(game, seats, None, 1)) > 0
