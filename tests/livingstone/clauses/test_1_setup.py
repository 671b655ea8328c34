"""LS-1: what lies on the table before the first turn."""

import pytest

from serai.engine.chance import chance_of
from serai.engine.errors import BadInput
from serai.games.livingstone.components import CARDS, COLUMNS, DECKS, ROWS
from serai.games.livingstone.game import GAME
from serai.games.livingstone.position import LivingStone
from tests.livingstone.table import A, B, C, Table

SEATS = [2, 3, 4, 5]


def begun(seats: int, seed: int = 1) -> LivingStone:
    position = GAME.start(seats, None, chance_of(seed))
    assert isinstance(position, LivingStone)
    return position


@pytest.mark.clause("LS-1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_two_to_five_can_play(seats: int) -> None:
    assert begun(seats).seats == seats


@pytest.mark.clause("LS-1.1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_one_or_six_players_are_refused(seats: int) -> None:
    with pytest.raises(BadInput, match="2 to 5 seats"):
        GAME.start(seats, None, chance_of(1))


@pytest.mark.clause("LS-1.1")
def test_the_seat_after_the_last_one_is_the_first_one() -> None:
    table = Table(3).turn(C).use(1, "take_coins")
    assert table.position.turn == A


@pytest.mark.clause("LS-1.2")
@pytest.mark.parametrize("seats", SEATS)
def test_everyone_starts_with_eleven_tents_three_pounds_and_nothing_else(seats: int) -> None:
    position = begun(seats)
    for seat in range(seats):
        assert position.supply[seat] == 11
        assert position.cash(seat) == 3
        assert position.chest[seat] == 0
        assert position.held[seat] == 0
        assert position.points(seat) == 0
    assert sum(position.gems) == sum(position.hands) == sum(position.tents) == 0


@pytest.mark.clause("LS-1.3")
def test_the_bag_holds_all_sixty_stones() -> None:
    assert Table().bag() == {"clear": 15, "blue": 10, "red": 5, "black": 29, "white": 1}
    assert sum(Table().set_aside().values()) == 0


@pytest.mark.clause("LS-1.4")
def test_the_deck_holds_27_cards() -> None:
    pile = dict(zip(CARDS, begun(4).pile, strict=True))
    assert sum(pile.values()) == 27
    assert pile == {
        "native_guide": 3,
        "elephants": 3,
        "camp_expansion": 3,
        "treasure": 3,
        "royal_favor": 3,
        "market": 3,
        "cave_discovery": 3,
        "lion": 1,
        "rhino": 1,
        "antelope": 2,
        "reverse": 1,
        "mine_collapse": 1,
    }


@pytest.mark.clause("LS-1.4")
def test_another_deck_of_27_cards_has_two_reverses() -> None:
    usual = dict(zip(CARDS, begun(4).pile, strict=True))
    other = dict(zip(CARDS, Table(4, deck="two_reverses").position.pile, strict=True))
    assert other == usual | {"reverse": 2, "antelope": 1}
    assert {sum(deck) for deck in DECKS} == {27}


@pytest.mark.clause("LS-1.4")
def test_of_the_other_deck_a_second_reverse_may_be_in_a_hand() -> None:
    table = Table(3, deck="two_reverses").hand(A, "reverse").hand(B, "lion")
    holding = set()
    for seed in range(80):
        world = table.position.seen_by(A).imagine(chance_of(seed))
        assert isinstance(world, LivingStone)
        assert sum(world.hands[CARDS.index("antelope") :: len(CARDS)]) <= 1
        holding.add(world.hands[B * len(CARDS) + CARDS.index("reverse")])
    assert holding == {0, 1}


@pytest.mark.clause("LS-1.4")
def test_nobody_sees_what_lies_in_the_pile() -> None:
    table = Table().hand(A, "treasure")
    for seat in (A, B, None):
        known = table.position.seen_by(seat).known
        assert isinstance(known, LivingStone)
        assert known.pile == []
        assert table.view(seat)["pile_size"] == 26


@pytest.mark.clause("LS-1.4")
def test_a_played_card_lies_open_on_the_discard_pile() -> None:
    table = Table().hand(A, "treasure").do("treasure")
    assert table.view(B)["discards"] == {"treasure": 1}


@pytest.mark.clause("LS-1.5")
@pytest.mark.parametrize("seats", SEATS)
def test_two_dice_a_seat_are_rolled(seats: int) -> None:
    assert sum(begun(seats).dice) == 2 * seats


@pytest.mark.clause("LS-1.6")
def test_the_board_has_sixty_sites_and_the_boat_starts_in_the_first_column() -> None:
    assert (COLUMNS, ROWS) == (10, 6)
    assert len(begun(3).tents) == 60 * 3
    assert Table().column == 1


@pytest.mark.clause("LS-1.6")
def test_a_site_holds_any_number_of_tents_of_any_colours() -> None:
    table = Table(3).tent(A, 1, 4, count=3).tent(B, 1, 4, count=2).coins(C, 3).turn(C)
    table.use(4, "place_tent", row=4)
    assert table.tents_at(1, 4) == [3, 2, 1]


@pytest.mark.clause("LS-1.7")
@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_can_be_the_first_start_seat(seats: int) -> None:
    starters = {begun(seats, seed).starter for seed in range(100)}
    assert starters == set(range(seats))


@pytest.mark.clause("LS-1.7")
@pytest.mark.parametrize("seed", range(10))
def test_the_first_turn_is_the_start_seats(seed: int) -> None:
    position = begun(4, seed)
    assert position.to_act() == (position.starter,)


@pytest.mark.clause("LS-1.8")
def test_the_bank_pays_more_than_a_box_of_coins_holds() -> None:
    table = Table(3).coins(A, 250).coins(B, 250).coins(C, 250)
    table.do("take_die", pips=6).do("take_coins")
    assert table.cash(A) == 256
