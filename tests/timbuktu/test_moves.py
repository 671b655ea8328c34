"""Rounds: laying cards in secret, turning them up in order, moving, paying."""

import pytest

from serai.engine.errors import BadInput
from serai.games.timbuktu.actions import SPACE
from serai.games.timbuktu.board import CHOOSING, MOVING, OVER
from serai.games.timbuktu.components import ARROW_MASKS, ARROWS, GOODS, LETTERS, PENS
from tests.timbuktu.table import Table, placed

PLAYERS = [3, 4, 5]


@pytest.mark.clause("TB-1.1")
@pytest.mark.parametrize("players", [2, 6])
def test_two_or_six_players_are_refused(players: int) -> None:
    with pytest.raises(BadInput, match="3 to 5 seats"):
        Table(players)


# Choosing.


@pytest.mark.clause("TB-5.1")
def test_all_choose_at_the_same_time_in_any_order() -> None:
    table = placed(4)
    assert table.position.to_act() == (0, 1, 2, 3)
    table.do(2, "choose", camel="C")
    assert table.position.to_act() == (0, 1, 3)
    assert table.position.legal(2) == []
    table.do(0, "choose", camel="A").do(3, "choose", camel="F")
    assert table.position.to_act() == (1,)
    assert table.position.phase == CHOOSING


@pytest.mark.clause("TB-5.1")
def test_a_laid_card_is_seen_by_its_owner_only() -> None:
    table = placed(4).do(2, "choose", camel="C")
    assert table.told("laid", 2) == [{"event": "laid", "seat": 2, "camel": "C"}]
    for other in (0, 1, 3, None):
        assert table.told("laid", other) == [{"event": "laid", "seat": 2}]
        seat = table.view(other)["seats"][2]
        assert seat["laid"] is True
        assert seat["card"] is None


@pytest.mark.clause("TB-5.1")
def test_nothing_but_choosing_is_possible_while_cards_are_laid() -> None:
    table = placed(3)
    assert table.refusal(0, "move", pen="palm", toll="none") == "TB-5.1"
    assert table.refusal(0, "place", camel="A", pen="palm") == "TB-5.1"


@pytest.mark.clause("TB-5.1")
def test_the_last_camel_is_asked_for_like_any_other() -> None:
    table = placed(5)
    while table.position.round < 4 or table.position.phase != CHOOSING:
        table.random_step()
    assert table.position.to_act() == (0, 1, 2, 3, 4)
    assert all(len(table.position.legal(seat)) == 1 for seat in range(5))


@pytest.mark.clause("TB-5.2")
def test_a_camel_that_has_moved_cannot_be_chosen_again_in_its_stage() -> None:
    table = placed(3).all_lay("CCC")
    while table.position.phase == MOVING:
        table.random_step()
    assert table.refusal(1, "choose", camel="C") == "TB-5.2"
    assert table.refusal(1, "choose", camel="D") is None
    table.until(CHOOSING, stage=1)
    assert table.refusal(1, "choose", camel="C") is None


@pytest.mark.clause("TB-2.1", "TB-5.2")
def test_a_camel_in_the_box_cannot_be_chosen() -> None:
    assert placed(5).refusal(0, "choose", camel="F") == "TB-5.2"


# Turning up.


@pytest.mark.clause("TB-5.3")
def test_cards_are_turned_up_one_by_one_from_the_round_leader() -> None:
    table = placed(4, 2).all_lay("ABCD")
    assert table.told("turned_up") == [{"event": "turned_up", "seat": 2, "camel": "C"}]
    for seat, letter in ((3, "D"), (0, "A"), (1, "B")):
        hidden = table.view(2)["seats"][seat]
        assert hidden["card"] is None
        table.random_step()
        assert table.told("turned_up") == [{"event": "turned_up", "seat": seat, "camel": letter}]
        assert table.position.to_act() == (seat,)


@pytest.mark.clause("TB-5.3")
def test_by_option_all_cards_are_turned_up_together_and_moves_keep_their_order() -> None:
    table = placed(4, 2, reveal="together").all_lay("ABCD")
    assert [event["camel"] for event in table.told("turned_up")] == ["C", "D", "A", "B"]
    cards = [seat["card"] for seat in table.view()["seats"]]
    assert cards == ["A", "B", "C", "D"]
    order: list[int] = []
    while table.position.phase == MOVING:
        order += table.position.to_act()
        table.random_step()
        assert not table.told("turned_up")
    assert order == [2, 3, 0, 1]


@pytest.mark.clause("TB-5.3")
def test_only_the_turned_up_camel_moves_and_only_by_its_owner() -> None:
    table = placed(3).all_lay("ABC")
    assert table.refusal(0, "choose", camel="B") == "TB-5.3"
    assert table.refusal(0, "place", camel="B", pen="palm") == "TB-5.3"
    assert table.refusal(1, "move", pen="palm", toll="none") == "SE-1.2"
    before = table.where(0, "B")
    table.random_step()
    assert table.where(0, "B") == before
    assert table.position.waiting[0] == 0b11111110


# Moving and paying.


@pytest.mark.clause("TB-5.4")
def test_a_full_pen_cannot_be_entered() -> None:
    table = placed(3).all_lay("AAA").stand(0, "A", "lamp").fill("lamp", 5)
    assert table.refusal(0, "move", pen="lamp", toll="none") == "TB-5.4"
    table.load(0, "A").fill("star", 5)
    assert table.refusal(0, "move", pen="star", toll="none") == "TB-5.4"


@pytest.mark.clause("TB-5.5")
def test_a_camel_takes_the_lowest_free_pitch() -> None:
    table = placed(3).all_lay("AAA").stand(0, "A", "lamp").stand(1, "A", "lamp")
    table.do(0, "move", pen="lamp", toll="none")
    table.do(1, "move", pen="lamp", toll="none")
    assert table.where(0, "A") == ("lamp", 1)
    assert table.where(1, "A") == ("lamp", 2)
    assert table.told("moved")[0]["pitch"] == 2


@pytest.mark.clause("TB-5.6", "TB-1.6")
@pytest.mark.parametrize(
    ("stands", "free"),
    [
        ("palm", {"palm", "moon"}),
        ("lamp", {"lamp", "palm"}),
        ("scimitar", {"scimitar", "lamp"}),
        ("star", {"star", "scimitar"}),
        ("moon", {"moon", "star"}),
    ],
)
def test_along_the_arrows_a_camel_moves_without_toll_and_may_not_pay_one(
    stands: str, free: set[str]
) -> None:
    table = placed(3).all_lay("AAA").stand(0, "A", stands).load(0, "A", gold=2)
    for pen in PENS:
        assert (table.refusal(0, "move", pen=pen, toll="none") is None) == (pen in free)
    for entered in free:
        assert table.refusal(0, "move", pen=entered, toll="gold") == "TB-5.6"


@pytest.mark.clause("TB-1.6")
def test_by_option_the_leftmost_pen_has_an_arrow_to_its_right_neighbour() -> None:
    table = placed(3, arrows="edge").all_lay("AAA").stand(0, "A", "palm").load(0, "A", gold=2)
    assert table.refusal(0, "move", pen="lamp", toll="none") is None
    assert table.refusal(0, "move", pen="moon", toll="none") == "TB-5.7"
    assert table.position.arrows == ARROW_MASKS[ARROWS.index("edge")]


@pytest.mark.clause("TB-5.7")
def test_another_pen_costs_one_of_the_camels_goods() -> None:
    table = placed(3).all_lay("AAA").stand(0, "A", "lamp").load(0, "A", gold=2, salt=1)
    assert table.refusal(0, "move", pen="star", toll="none") == "TB-5.7"
    table.do(0, "move", pen="star", toll="gold")
    assert table.carries(0, "A") == {"gold": 1, "salt": 1}
    assert table.position.tolls == [1, 0, 0, 0, 0]
    assert table.told("moved")[0]["toll"] == "gold"


@pytest.mark.clause("TB-5.8")
def test_the_owner_chooses_among_the_goods_of_the_moving_camel_alone() -> None:
    table = placed(3).all_lay("AAA").stand(0, "A", "lamp").load(0, "A", gold=2, salt=1)
    allowed = [good for good in GOODS if table.refusal(0, "move", pen="moon", toll=good) is None]
    assert allowed == ["gold", "salt"]
    assert sum(table.carries(0, camel).get("water", 0) for camel in LETTERS) > 0
    assert table.refusal(0, "move", pen="moon", toll="water") == "TB-5.8"


@pytest.mark.clause("TB-5.9")
def test_the_toll_is_due_even_if_both_arrow_pens_are_full() -> None:
    table = placed(3).all_lay("AAA").stand(0, "A", "lamp").load(0, "A", pepper=1)
    table.fill("lamp", 5).fill("palm", 5)
    assert table.refusal(0, "move", pen="moon", toll="none") == "TB-5.9"
    legal = [SPACE.to_json(action) for action in table.position.legal(0)]
    assert {str(action["toll"]) for action in legal} == {"pepper"}
    assert {str(action["pen"]) for action in legal} == {"scimitar", "star", "moon"}


@pytest.mark.clause("TB-5.10")
def test_an_empty_camel_goes_anywhere_for_nothing() -> None:
    table = placed(3).all_lay("AAA").stand(0, "A", "lamp").load(0, "A")
    assert all(table.refusal(0, "move", pen=pen, toll="none") is None for pen in PENS)
    assert table.refusal(0, "move", pen="moon", toll="gold") == "TB-5.10"
    table.do(0, "move", pen="moon", toll="none")
    assert sum(table.position.tolls) == 0


# Rounds and stages.


@pytest.mark.clause("TB-5.11")
def test_the_round_counter_passes_to_the_left() -> None:
    table = placed(4, 3)
    leaders = []
    for _ in range(6):
        leaders.append(table.position.leader)
        table.all_lay("ABCDEF"[table.position.round] * 4)
        assert table.position.to_act() == (leaders[-1],)
        for _ in range(4):
            table.random_step()
    assert leaders == [3, 0, 1, 2, 3, 0]


@pytest.mark.clause("TB-5.12")
@pytest.mark.parametrize(("players", "rounds"), [(3, 8), (4, 6), (5, 5)])
def test_every_camel_moves_exactly_once_a_stage(players: int, rounds: int) -> None:
    table = placed(players)
    table.until(CHOOSING, stage=1)
    moved = [event for event in table.events if event.name == "moved"]
    assert len(moved) == players * rounds
    seen = [event.seen_by(None) or {} for event in moved]
    assert len({(event["seat"], event["camel"]) for event in seen}) == players * rounds


@pytest.mark.clause("TB-1.5", "TB-8.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_camels_walk_the_whole_route_to_timbuktu(players: int) -> None:
    table = placed(players).to_the_end()
    position = table.position
    assert position.phase == OVER
    assert position.to_act() == ()
    view = table.view()
    places = {camel["place"] for seat in view["seats"] for camel in seat["camels"]}
    assert places == {"timbuktu"}
    assert sum(1 for event in table.events if event.name == "moved") == players * len(
        position.spots
    )
    assert table.refusal(0, "choose", camel="A") == "SE-1.1"


@pytest.mark.clause("TB-1.4")
def test_four_players_walk_over_the_small_board_of_their_choice() -> None:
    for board in ("oasis2", "oasis3"):
        table = placed(4, small_board=board).until(CHOOSING, stage=1)
        assert table.view()["to"] == board
