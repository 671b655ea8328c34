"""Programs that learn choose among few outputs, and reach every legal action and no other."""

import pytest
from librt.vecs import vec
from mypy_extensions import u8

import serai
from serai.engine.actions import ActionSpace, Family, Param
from serai.engine.chance import chance_of
from serai.engine.choices import WHOLE, Choices, Choosing
from serai.engine.position import Position

DECISIONS = 60


def marked(choices: Choices, position: Position, seat: int, choosing: Choosing) -> set[int]:
    out = vec[u8]([0 for _ in range(choices.size)])
    choices.mark(position, seat, choosing, out, 0)
    return {choice for choice in range(choices.size) if out[choice]}


def reached(choices: Choices, position: Position, seat: int, action: int) -> int:
    """The action that the choices toward an action lead to; each of them is marked as legal."""
    choosing = Choosing()
    while True:
        choice = choices.toward(action, choosing)
        assert choice in marked(choices, position, seat, choosing)
        done = choices.choose(position, seat, choosing, choice)
        if done != WHOLE:
            return done


@pytest.mark.parametrize("name", serai.games())
def test_every_legal_action_can_be_chosen(name: str) -> None:
    game = serai.game(name)
    choices = Choices(game.space)
    chance = chance_of(5)
    position = game.start(game.most, game.bounded(), chance)
    for _ in range(DECISIONS):
        seat = position.to_act()[0]
        actions = [*position.legal(seat)[::7], position.sample(seat, chance)]
        for action in actions:
            assert reached(choices, position, seat, action) == action
        position.apply(seat, actions[-1], chance)


@pytest.mark.parametrize("name", serai.games())
def test_every_marked_choice_leads_to_a_legal_action(name: str) -> None:
    game = serai.game(name)
    choices = Choices(game.space)
    chance = chance_of(6)
    position = game.start(game.fewest, game.bounded(), chance)
    for _ in range(DECISIONS):
        seat = position.to_act()[0]
        action, choosing = WHOLE, Choosing()
        while action == WHOLE:
            open_now = sorted(marked(choices, position, seat, choosing))
            action = choices.choose(position, seat, choosing, open_now[chance.below(len(open_now))])
        assert position.refusal(seat, action) is None
        assert choosing.large == WHOLE
        position.apply(seat, action, chance)


def test_large_families_are_chosen_by_digits() -> None:
    space = ActionSpace(Family("pass"), Family("give", Param("pounds", 1, 200)))
    choices = Choices(space)
    assert choices.names[:3] == ["pass", "give …", "digit 0"]
    assert choices.size == 2 + 16
    assert [(part.weight, part.count) for part in choices.larges[0].parts] == [(16, 13), (1, 16)]


def test_no_game_asks_for_more_than_three_hundred_outputs() -> None:
    assert {name: Choices(serai.game(name).space).size for name in serai.games()} == {
        "livingstone": 273,
        "goldland": 83,
        "timbuktu": 113,
        "treasure-island": 273,
    }
