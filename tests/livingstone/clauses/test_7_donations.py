"""LS-7: gifts to the Queen and what others know of them."""

import pytest

from serai.engine.chance import chance_of
from serai.engine.match import Match
from serai.games.livingstone.position import LivingStone
from tests.livingstone.table import A, B, Table, final


@pytest.mark.clause("LS-7.1")
def test_a_donation_moves_coins_from_the_hand_into_the_chest() -> None:
    table = Table().coins(A, 8).do("donate", pounds=5)
    assert (table.cash(A), table.position.chest[A]) == (3, 5)


@pytest.mark.clause("LS-7.1")
def test_one_may_donate_as_often_as_one_likes() -> None:
    table = Table().coins(A, 8)
    for _ in range(4):
        table.do("donate", pounds=2)
    assert (table.cash(A), table.position.chest[A]) == (0, 8)


@pytest.mark.clause("LS-7.1")
def test_nobody_has_to_donate() -> None:
    table = final().coins(A, 50).use(6, "take_coins")
    assert table.over
    assert table.result.breakdown[A]["donated"] == 0


@pytest.mark.clause("LS-7.2")
def test_a_donation_is_between_one_pound_and_all_coins_in_hand() -> None:
    table = Table().coins(A, 4)
    assert table.choices("donate") == [{"pounds": pounds} for pounds in (1, 2, 3, 4)]
    assert table.why_not("donate", pounds=5) == "LS-7.2"


@pytest.mark.clause("LS-7.2")
def test_coins_already_given_cannot_be_given_again() -> None:
    table = Table().coins(A, 2).donated(A, 10)
    assert table.why_not("donate", pounds=3) == "LS-7.2"


@pytest.mark.clause("LS-7.2")
def test_without_coins_there_is_no_donation() -> None:
    assert Table().coins(A, 0).why_not("donate", pounds=1) == "LS-7.2"


@pytest.mark.clause("LS-7.2")
def test_more_than_200_pounds_are_given_in_several_donations() -> None:
    table = Table().coins(A, 250)
    assert table.choices("donate")[-1] == {"pounds": 200}
    table.do("donate", pounds=200).do("donate", pounds=50)
    assert table.position.chest[A] == 250


@pytest.mark.clause("LS-7.3")
def test_everyone_is_told_of_a_donation_and_only_the_giver_of_its_amount() -> None:
    table = Table().coins(A, 8).do("donate", pounds=5)
    assert table.told("donated", A) == [{"seat": A, "pounds": 5}]
    assert table.told("donated", B) == table.told("donated", None) == [{"seat": A}]


@pytest.mark.clause("LS-7.3")
def test_different_gifts_look_the_same_to_the_others() -> None:
    small = Table().coins(A, 8).do("donate", pounds=1)
    large = Table().coins(A, 8).do("donate", pounds=8)
    for watcher in (B, None):
        assert small.position.seen_by(watcher).same(large.position.seen_by(watcher))


@pytest.mark.clause("LS-7.4")
def test_no_payment_can_touch_the_chest() -> None:
    table = Table().boat(9).coins(A, 0).donated(A, 30).do("take_die", pips=2)
    assert table.why_not("place_tent", row=2) == "LS-3.7"
    assert table.do("take_coins").position.chest[A] == 30


@pytest.mark.clause("LS-7.4")
def test_a_donation_cannot_be_taken_back() -> None:
    match = Match.new("livingstone", seats=3, seed=4)
    (seat,) = match.to_act
    match.play(seat, {"action": "donate", "pounds": 2})
    assert not match.can_undo(seat)


@pytest.mark.clause("LS-7.5")
def test_coins_and_chest_are_hidden_from_the_others() -> None:
    table = Table().coins(A, 8).do("donate", pounds=5)
    own = table.view(A)["seats"][A]
    assert (own["cash"], own["chest"]) == (3, 5)
    for watcher in (B, None):
        seen = table.view(watcher)["seats"][A]
        assert (seen["cash"], seen["chest"]) == (None, None)


@pytest.mark.clause("LS-7.5")
def test_by_an_option_coins_lie_open_and_so_does_what_is_given() -> None:
    table = Table(coins="open").coins(A, 8).do("donate", pounds=5)
    for watcher in (A, B, None):
        seen = table.view(watcher)["seats"][A]
        assert (seen["cash"], seen["chest"]) == (3, 5)
    assert table.told("donated", B) == table.told("donated", None) == [{"seat": A, "openly": 5}]


@pytest.mark.clause("LS-7.5")
def test_where_coins_lie_open_nothing_is_imagined_of_them() -> None:
    table = Table(coins="open").coins(A, 8).do("donate", pounds=2)
    world = table.position.seen_by(B).imagine(chance_of(1))
    assert isinstance(world, LivingStone)
    assert world.chest == [2, 0, 0]


@pytest.mark.clause("LS-7.5")
def test_where_coins_lie_open_a_payment_teaches_nobody_anything() -> None:
    table = Table(coins="open").boat(9).coins(A, 8).do("donate", pounds=2)
    table.do("take_die", pips=2).do("place_tent", row=2)
    assert not table.undo_closed


@pytest.mark.clause("LS-7.5")
def test_open_coins_open_no_hands() -> None:
    table = Table(coins="open").hand(A, "treasure")
    assert table.view(B)["seats"][A]["hand"] is None


@pytest.mark.clause("LS-7.5")
def test_everyone_knows_the_sum_of_coins_and_chest() -> None:
    table = Table().coins(A, 8).do("donate", pounds=5)
    table.do("take_die", pips=2).do("take_coins")
    assert table.view(B)["seats"][A]["wealth"] == 10


@pytest.mark.clause("LS-7.5")
def test_a_payment_shows_that_the_chest_holds_no_more_than_what_is_left() -> None:
    table = Table().boat(9).coins(A, 8).do("donate", pounds=2)
    assert table.view(B)["seats"][A]["chest_at_most"] == 8
    table.do("take_die", pips=2).do("place_tent", row=2)
    assert table.view(B)["seats"][A]["chest_at_most"] == 3
    assert table.undo_closed


@pytest.mark.clause("LS-7.5")
def test_every_split_that_fits_the_payments_can_be_imagined_and_no_other() -> None:
    table = Table().boat(9).coins(A, 8).do("donate", pounds=2)
    table.do("take_die", pips=2).do("place_tent", row=2)
    observation = table.position.seen_by(B)
    chests = set()
    for seed in range(60):
        world = observation.imagine(chance_of(seed))
        assert isinstance(world, LivingStone)
        chests.add(world.chest[A])
    assert chests == {1, 2, 3}


@pytest.mark.clause("LS-7.5")
def test_the_number_of_gifts_is_the_least_a_chest_can_hold() -> None:
    table = Table().coins(A, 5).do("donate", pounds=3).do("donate", pounds=1)
    observation = table.position.seen_by(B)
    chests = set()
    for seed in range(60):
        world = observation.imagine(chance_of(seed))
        assert isinstance(world, LivingStone)
        chests.add(world.chest[A])
    assert chests == {2, 3, 4, 5}


@pytest.mark.clause("LS-7.2")
def test_no_chest_is_thought_to_hold_more_than_its_donations_can_have_put_there() -> None:
    table = Table().coins(A, 500).do("donate", pounds=150)
    assert table.view(B)["seats"][A]["chest_at_most"] == 200
    table.do("donate", pounds=1)
    assert table.view(B)["seats"][A]["chest_at_most"] == 400
    table.do("donate", pounds=200)
    assert table.view(B)["seats"][A]["chest_at_most"] == 500
