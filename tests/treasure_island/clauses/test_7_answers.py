"""TI-7: Silver's answers and the chest tokens."""

import pytest

from tests.treasure_island.table import SILVER, A, B, C, Table


def searching(pirate: str = "anne", x: float = 4.0, y: float = 12.4) -> Table:
    """A pirate has just missed, and Silver is to answer."""
    table = Table().stands(pirate, x, y).turn_of(pirate, day=6)
    return table.move("large_search", x, y)


@pytest.mark.clause("TI-7.1")
def test_a_search_that_holds_the_treasure_wins_at_once() -> None:
    table = Table().stands("jim", 10.0, 10.5).turn_of("jim").move("large_search", 10.0, 10.5)
    assert table.over
    assert table.result.winners == [C]
    assert table.result.reason == "treasure_found"


@pytest.mark.clause("TI-7.1")
def test_a_miss_is_known_to_all() -> None:
    table = searching()
    assert table.told("searched", None)[0]["found"] is False
    assert len(table.view(None)["searches"]) == 1
    assert table.turn == SILVER


@pytest.mark.clause("TI-7.2")
def test_silver_may_give_a_token_that_others_do_not_see() -> None:
    table = searching().play("give", token="move_7", traitor=False)
    assert table.view(A)["chest"][0]["token"] == "move_7"
    assert table.view(B)["chest"][0]["token"] is None
    assert table.view(B)["chest_left"] == 5


@pytest.mark.clause("TI-7.2")
def test_there_is_one_token_of_each_kind() -> None:
    table = Table().given("jim", "move_7").turn_of("anne").move("large_search", 4.0, 12.4)
    assert table.refused("give", token="move_7", traitor=False) == "TI-7.2"


@pytest.mark.clause("TI-7.2")
def test_without_tokens_silver_is_not_asked() -> None:
    table = Table()
    for token in ("move_7", "any_action", "extra_search", "west", "east", "not_here"):
        table.given("jim", token)
    table.turn_of("anne", day=6).move("large_search", 4.0, 12.4)
    assert table.position.day == 7


@pytest.mark.clause("TI-7.3")
@pytest.mark.parametrize(
    ("x", "token", "clause"),
    [
        (12.0, "west", None),
        (12.0, "east", "TI-7.3"),
        (8.0, "east", None),
        (8.0, "west", "TI-7.3"),
        (10.0, "west", None),
        (10.0, "east", None),
    ],
)
def test_west_and_east_must_be_true_of_the_searcher(
    x: float, token: str, clause: str | None
) -> None:
    table = searching("anne", x, 9.0)
    assert table.clause_against("give", token=token, traitor=False) == clause


@pytest.mark.clause("TI-7.3")
def test_not_here_must_be_true_of_every_district_he_stands_in() -> None:
    assert searching().clause_against("give", token="not_here", traitor=False) is None
    inside = searching("anne", 8.0, 10.0)
    assert inside.clause_against("give", token="not_here", traitor=False) == "TI-7.3"


@pytest.mark.clause("TI-7.4")
def test_the_move_of_seven_is_longer_than_a_horses() -> None:
    table = Table().stands("jim", 8.0, 10.0).given("jim", "move_7").turn_of("jim")
    table.play("use_move_7")
    assert table.clause_against_point(13.6, 5.8) is None
    assert table.clause_against_point(13.7, 5.8) == "TI-7.4"


@pytest.mark.clause("TI-7.4")
def test_who_has_no_such_item_cannot_use_it() -> None:
    assert Table().given("anne", "move_7").turn_of("jim").refused("use_move_7") == "TI-7.4"


@pytest.mark.clause("TI-7.5")
def test_any_action_gives_one_action_more() -> None:
    table = Table().given("jim", "any_action").turn_of("jim").play("use_any_action")
    assert table.position.actions_left == 2
    assert Table().turn_of("jim").refused("use_any_action") == "TI-7.5"


@pytest.mark.clause("TI-7.6")
def test_the_extra_search_is_a_small_one_round_himself() -> None:
    table = Table(rings="narrow").given("jim", "extra_search").turn_of("jim")
    table.play("use_extra_search")
    assert table.clause_against_point(6.0, 4.8) is None
    assert table.clause_against_point(6.0, 4.9) == "TI-6.6"
    assert Table().turn_of("jim").refused("use_extra_search") == "TI-7.6"


@pytest.mark.clause("TI-7.7")
def test_an_item_shows_itself_costs_no_action_and_is_gone() -> None:
    table = Table().given("jim", "extra_search").turn_of("jim", day=6)
    table.move("use_extra_search", 6.0, 4.4).miss()
    assert table.position.actions_left == 1
    assert table.view(A)["chest"][0] == {
        "pirate": "jim",
        "at": [60, 44],
        "used": True,
        "day": 1,
        "token": "extra_search",
        "traitor": None,
    }
    assert table.refused("use_extra_search") == "TI-7.6"


@pytest.mark.clause("TI-7.7")
def test_an_item_can_be_used_after_the_last_action() -> None:
    table = Table().given("jim", "move_7").turn_of("jim", day=6).play("pass")
    table.move("use_move_7", 3.0, 3.0)
    assert table.at("jim") == (3.0, 3.0)
