"""Actions: ints inside, JSON outside, and clear refusals of anything else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import serai
from serai.engine.actions import ActionSpace, Family, Param, printable
from serai.engine.errors import BadInput

SPACE = ActionSpace(
    Family("pass"),
    Family("bid", Param("suit", names=["sun", "moon"]), Param("height", 3, 7)),
    Family("call", Param("loud", flag=True)),
)


def test_actions_are_numbered_without_gaps() -> None:
    assert SPACE.size == 1 + 2 * 5 + 2
    named = [str(SPACE.to_json(action)) for action in range(SPACE.size)]
    assert len(set(named)) == SPACE.size


def test_an_action_is_named_by_its_family_and_parameters() -> None:
    assert SPACE.to_json(0) == {"action": "pass"}
    assert SPACE.to_json(1) == {"action": "bid", "suit": "sun", "height": 3}
    assert SPACE.to_json(SPACE.size - 1) == {"action": "call", "loud": True}


@pytest.mark.parametrize("name", serai.games())
def test_every_action_of_a_game_comes_back_from_its_json(name: str) -> None:
    space = serai.game(name).space
    for action in range(0, space.size, max(1, space.size // 5000)):
        assert space.from_json(space.to_json(action)) == action


@pytest.mark.parametrize(
    ("named", "complaint"),
    [
        (None, "an action looks like"),
        ([1], "an action looks like"),
        ({}, "there is no action None; there are: pass, bid, call"),
        ({"action": "fold"}, "there is no action 'fold'"),
        ({"action": ["pass"]}, "there is no action"),
        ({"action": "pass", "loud": True}, "pass takes nothing else, not 'loud'"),
        ({"action": "bid", "suit": "sun"}, "bid needs height: a whole number from 3 to 7"),
        ({"action": "bid", "suit": "star", "height": 3}, "suit must be one of sun, moon"),
        ({"action": "bid", "suit": "sun", "height": 8}, "from 3 to 7, not 8"),
        ({"action": "bid", "suit": "sun", "height": True}, "from 3 to 7, not True"),
        ({"action": "bid", "suit": "sun", "height": 3.0}, "from 3 to 7, not 3.0"),
        ({"action": "call", "loud": 1}, "loud must be true or false, not 1"),
    ],
)
def test_what_is_no_action_is_refused_with_the_reason(named: object, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint.replace("(", r"\(")):
        SPACE.from_json(named)


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists))
def test_no_value_whatever_is_taken_for_a_number_it_is_not(value: object) -> None:
    action = {"action": "bid", "suit": "sun", "height": value}
    if isinstance(value, int) and not isinstance(value, bool) and 3 <= value <= 7:
        assert SPACE.from_json(action) == value - 2
    else:
        with pytest.raises(BadInput):
            SPACE.from_json(action)


def test_a_number_outside_the_space_is_refused() -> None:
    for action in (-1, SPACE.size):
        with pytest.raises(BadInput, match="they run from 0"):
            SPACE.family_of(action)


@pytest.mark.parametrize("action", [-1, 13, 10**40, None, True, 1.0, "0", [0]])
def test_a_number_that_is_no_action_is_refused(action: object) -> None:
    for asked in (SPACE.to_json, SPACE.decode, SPACE.family_of, SPACE.number):
        with pytest.raises(BadInput, match="they run from 0 to 12"):
            asked(action)


class Sulking:
    """Does not even say what it is."""

    def __repr__(self) -> str:
        raise RuntimeError("leave me alone")


def test_a_value_that_cannot_be_shown_is_refused_all_the_same() -> None:
    with pytest.raises(BadInput, match="not such a Sulking"):
        SPACE.from_json({"action": "call", "loud": Sulking()})


def test_a_refusal_moves_no_screen() -> None:
    assert printable("a\x1b[2Jb\n\ud800é") == r"a\x1b[2Jb\n\ud800é"
    assert printable("«\u202f3\u00a0£\u202f»") == "«\u202f3\u00a0£\u202f»"
    with pytest.raises(BadInput) as refusal:
        SPACE.from_json({"action": "\x1b[2J"})
    assert str(refusal.value).isprintable()
