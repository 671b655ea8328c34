"""What the rulebooks say of options: every one is told where it belongs, and so is its default."""

import re

import pytest

import serai
from serai.engine.options import Option

OPTIONS = [
    pytest.param(game, option, id=f"{game}-{option.name}")
    for game in serai.games()
    for option in serai.game(game).options.options
]


def told(game: str, option: Option) -> str:
    """What the option's clause says of it, up to the next option."""
    text = serai.game(game).rulebook().clause(option.clause).text
    _, _, rest = text.partition(f"ption `{option.name}`")
    return re.split(r"ption `", rest)[0]


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_the_clause_of_an_option_tells_all_its_values(game: str, option: Option) -> None:
    assert [value for value in option.values if f"`{value}`" not in told(game, option)] == []


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_the_clause_of_an_option_names_its_default_and_no_other(game: str, option: Option) -> None:
    assert re.findall(r"`([^`]+)` \(default[,)]", told(game, option)) == [option.default]
