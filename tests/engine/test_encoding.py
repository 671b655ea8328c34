"""What a seat knows as numbers: named, small, and the same whoever sits where."""

import pytest

import serai
from serai.engine.chance import chance_of
from serai.engine.encoding import HIDDEN, LARGEST
from serai.engine.errors import BadInput


@pytest.mark.parametrize("name", serai.games())
def test_every_number_has_a_name_and_fits(name: str) -> None:
    game = serai.game(name)
    for seats in range(game.fewest, game.most + 1):
        encoding = game.encoded(seats)
        chance = chance_of(seats)
        position = game.start(seats, None, chance)
        for _ in range(40):
            numbers = encoding.numbers(position, position.to_act()[0])
            assert len(numbers) == len(encoding.names) == encoding.size
            assert all(HIDDEN <= number < LARGEST for number in numbers)
            seat = position.to_act()[0]
            position.apply(seat, position.sample(seat, chance), chance)


def test_a_seats_own_things_come_first() -> None:
    game = serai.game("livingstone")
    position = game.start(3, None, chance_of(1))
    position.wealth[2] = 17  # type: ignore[attr-defined]
    encoding = game.encoded(3)
    for seat, whose in [(2, "me"), (1, "1 after me"), (0, "2 after me")]:
        told = dict(zip(encoding.names, encoding.numbers(position, seat), strict=True))
        assert told[f"{whose}: wealth"] == 17


def test_numbers_for_another_number_of_seats_are_refused() -> None:
    game = serai.game("timbuktu")
    with pytest.raises(BadInput, match="for 3 seats, not 4"):
        game.encoded(3).numbers(game.start(4, None, chance_of(1)), 0)
