"""LS-6.1 to LS-6.3 and the cards that bring coins, stones or points: holding and playing cards."""

import pytest

from serai.games.livingstone.components import CARDS
from tests.livingstone.table import A, B, C, Table


@pytest.mark.clause("LS-6.1")
def test_a_hand_has_no_limit() -> None:
    table = Table().hand(A, *["treasure"] * 3, *["market"] * 3, *["elephants"] * 3, *["lion"])
    table.will_draw_card("rhino").do("take_die", pips=1).do("draw_card")
    assert table.position.held[A] == 11


@pytest.mark.clause("LS-6.1")
def test_others_know_how_many_cards_a_seat_holds_but_not_which() -> None:
    table = Table().hand(A, "lion", "market")
    assert table.view(A)["seats"][A]["hand"] == {"lion": 1, "market": 1}
    for watcher in (B, None):
        seat = table.view(watcher)["seats"][A]
        assert (seat["cards_held"], seat["hand"]) == (2, None)


@pytest.mark.clause("LS-6.1")
def test_only_the_drawer_is_told_which_card_was_drawn() -> None:
    table = Table().will_draw_card("lion").do("take_die", pips=1).do("draw_card")
    assert table.told("card_drawn", A) == [{"seat": A, "card": "lion"}]
    assert table.told("card_drawn", B) == table.told("card_drawn", None) == [{"seat": A}]


@pytest.mark.clause("LS-6.2")
def test_any_number_of_cards_may_be_played_in_a_turn() -> None:
    table = Table().hand(A, "treasure", "treasure", "lion", "antelope")
    table.do("treasure").do("science", animal="lion").do("treasure")
    table.do("science", animal="antelope")
    assert (table.cash(A), table.score(A)) == (11, 6)


@pytest.mark.clause("LS-6.2")
def test_a_card_just_drawn_may_be_played() -> None:
    table = Table().will_draw_card("treasure").do("take_die", pips=1).do("draw_card")
    assert table.do("treasure").cash(A) == 7


@pytest.mark.clause("LS-6.2")
def test_a_played_card_is_shown_and_leaves_the_hand_for_the_discard_pile() -> None:
    table = Table().hand(A, "treasure").do("treasure")
    assert table.told("card_played", None) == [{"seat": A, "card": "treasure"}]
    assert table.cards_of(A) == {}
    assert table.position.held[A] == 0
    assert table.position.discards[CARDS.index("treasure")] == 1
    assert table.deck_is_whole()


@pytest.mark.clause("LS-6.2")
@pytest.mark.parametrize(
    ("name", "params"),
    [
        ("treasure", {}),
        ("cave_discovery", {}),
        ("market", {}),
        ("reverse", {}),
        ("royal_favor", {}),
        ("science", {"animal": "lion"}),
        ("science", {"animal": "rhino"}),
        ("science", {"animal": "antelope"}),
        ("camp_expansion", {"column": 1, "row": 1}),
    ],
)
def test_a_card_one_does_not_hold_cannot_be_played(name: str, params: dict[str, object]) -> None:
    table = Table().boat(2).tent(A, 1, 1).gems(A, red=1).hand(B, *set(CARDS) - {"mine_collapse"})
    assert table.why_not(name, **params) == "LS-6.2"
    assert table.turn(B).gems(B, red=1).tent(B, 1, 1).may(name, **params)


@pytest.mark.clause("LS-6.2")
def test_a_card_that_could_do_nothing_cannot_be_played() -> None:
    table = Table().hand(A, "market", "camp_expansion", "reverse", "royal_favor").middle(3)
    assert not table.may("market")
    assert not table.may("camp_expansion", column=1, row=1)
    assert not table.may("reverse")
    assert not table.may("royal_favor")


@pytest.mark.clause("LS-6.3")
def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    table = Table().pile().will_draw_card("lion", reshuffled=True)
    table.do("take_die", pips=1).do("draw_card")
    assert table.cards_of(A) == {"lion": 1}
    assert sum(table.position.discards) == 0
    assert table.position.pile_size() == 26


@pytest.mark.clause("LS-6.3")
def test_everyone_is_told_of_a_new_pile() -> None:
    table = Table().pile().do("take_die", pips=1).do("draw_card")
    assert table.told("pile_shuffled", None) == [{"cards": 27}]


@pytest.mark.clause("LS-6.3")
def test_nobody_can_draw_when_neither_pile_nor_discards_hold_a_card() -> None:
    table = Table()
    everything = [card for card in CARDS for _ in range(table.position.pile[CARDS.index(card)])]
    table.hand(B, *everything).do("take_die", pips=1)
    assert table.why_not("draw_card") == "LS-6.3"


@pytest.mark.clause("LS-6.3")
def test_a_draw_is_possible_while_the_discards_hold_a_card() -> None:
    table = Table().pile().do("take_die", pips=1)
    assert table.position.pile_size() == 0
    assert table.may("draw_card")


@pytest.mark.clause("LS-6.16")
def test_treasure_brings_four_pounds() -> None:
    table = Table().hand(A, "treasure").do("treasure")
    assert table.cash(A) == 7


@pytest.mark.clause("LS-6.24")
@pytest.mark.parametrize(("animal", "points"), [("lion", 4), ("rhino", 3), ("antelope", 2)])
def test_a_published_science_card_pays_its_points_at_once(animal: str, points: int) -> None:
    table = Table().hand(A, animal).do("science", animal=animal)
    assert table.earned(A, "science") == table.score(A) == points


@pytest.mark.clause("LS-6.24")
def test_a_kept_science_card_pays_nothing_before_the_end() -> None:
    table = Table().hand(A, "lion").end_round()
    assert table.score(A) == 0
    assert table.cards_of(A) == {"lion": 1}


@pytest.mark.clause("LS-6.25")
@pytest.mark.parametrize(("gem", "worth"), [("clear", 1), ("blue", 2), ("red", 3)])
def test_market_pays_pounds_and_points(gem: str, worth: int) -> None:
    table = Table().gems(A, **{gem: 2}).hand(A, "market").do("market")
    table.do("market_sell", gem=gem, count=2)
    assert table.cash(A) == 3 + 2 * worth
    assert table.earned(A, "market") == table.score(A) == 2 * worth


@pytest.mark.clause("LS-6.25")
def test_market_asks_for_clear_then_blue_then_red() -> None:
    table = Table().gems(A, clear=2, blue=1, red=2).hand(A, "market").do("market")
    assert table.why_not("market_sell", gem="blue", count=1) == "LS-6.25"
    table.do("market_sell", gem="clear", count=2)
    assert table.why_not("market_sell", gem="red", count=1) == "LS-6.25"
    table.do("market_sell", gem="blue", count=0).do("market_sell", gem="red", count=1)
    assert table.gems_of(A) == {"blue": 1, "red": 1}
    assert table.score(A) == 2 + 3


@pytest.mark.clause("LS-6.25")
def test_market_does_not_ask_for_gems_one_does_not_have() -> None:
    table = Table().gems(A, red=1).hand(A, "market").do("market")
    assert table.choices("market_sell") == [{"gem": "red", "count": 1}]


@pytest.mark.clause("LS-6.25")
def test_market_sells_no_more_gems_than_there_are() -> None:
    table = Table().gems(A, clear=2).hand(A, "market").do("market")
    assert table.why_not("market_sell", gem="clear", count=3) == "LS-6.25"


@pytest.mark.clause("LS-6.25")
def test_market_sells_at_least_one_gem() -> None:
    assert Table().hand(A, "market").why_not("market") == "LS-6.25"
    table = Table().gems(A, clear=1, red=1).hand(A, "market").do("market")
    table.do("market_sell", gem="clear", count=0)
    assert table.why_not("market_sell", gem="red", count=0) == "LS-6.25"


@pytest.mark.clause("LS-6.25")
def test_nothing_else_happens_while_market_is_open() -> None:
    table = Table().gems(A, clear=2).hand(A, "market", "treasure").do("market")
    for name in ("take_coins", "treasure", "decline", "end_turn"):
        assert table.why_not(name) == "LS-6.25"
    assert table.why_not("sell", gem="clear", count=1) == "LS-6.25"


@pytest.mark.clause("LS-6.25")
def test_without_market_there_is_nothing_to_name() -> None:
    assert Table().gems(A, clear=2).why_not("market_sell", gem="clear", count=1) == "LS-6.25"


@pytest.mark.clause("LS-6.25")
def test_after_market_the_turn_goes_on_where_it_was() -> None:
    table = Table().gems(A, clear=1).hand(A, "market").do("take_die", pips=4).do("market")
    table.do("market_sell", gem="clear", count=1)
    assert table.may("place_tent", row=4)


@pytest.mark.clause("LS-6.26")
def test_cave_discovery_draws_three_stones_without_a_die() -> None:
    table = Table().hand(A, "cave_discovery").will_draw_stones("red", "black", "clear")
    table.do("cave_discovery")
    assert table.gems_of(A) == {"clear": 1, "red": 1}
    assert table.set_aside()["black"] == 1
    assert table.may("take_die", pips=1)


@pytest.mark.clause("LS-6.26")
@pytest.mark.parametrize(("preset", "pounds"), [("manual", 0), ("publisher", 5)])
def test_cave_discovery_can_bring_the_white_stone(preset: str, pounds: int) -> None:
    table = Table(preset=preset).hand(A, "cave_discovery").aside(black=9)
    table.will_draw_stones("red", "white", "black").do("cave_discovery")
    assert sum(table.bag().values()) == 60
    assert (table.gems_of(A), table.cash(A)) == ({}, 3 + pounds)


@pytest.mark.clause("LS-6.26")
def test_cave_discovery_draws_only_what_a_short_bag_holds() -> None:
    table = Table().hand(A, "cave_discovery").bag_holds_only(white=1, black=1)
    table.do("cave_discovery")
    assert table.told("stones_drawn") == [{"seat": A, "stones": {"black": 1, "white": 1}}]


@pytest.mark.clause("LS-6.20")
@pytest.mark.parametrize("returns", ["gems", "gems_and_set_aside"])
def test_a_collapse_takes_everyones_gems_without_payment(returns: str) -> None:
    table = Table(collapse_returns=returns).gems(A, clear=2, red=1).gems(B, blue=3).gems(C, red=1)
    table.will_draw_card("mine_collapse").do("take_die", pips=3).do("draw_card")
    for seat in (A, B, C):
        assert (table.gems_of(seat), table.cash(seat)) == ({}, 3)
    assert sum(table.bag().values()) == 60


@pytest.mark.clause("LS-6.20")
@pytest.mark.parametrize(("returns", "left"), [("gems", 8), ("gems_and_set_aside", 0)])
def test_the_option_says_whether_a_collapse_returns_stones_set_aside(
    returns: str, left: int
) -> None:
    table = Table(collapse_returns=returns).gems(A, red=1).aside(black=6, blue=2)
    table.will_draw_card("mine_collapse").do("take_die", pips=3).do("draw_card")
    assert sum(table.set_aside().values()) == left
    assert sum(table.bag().values()) == 60 - left
    assert table.told("mine_collapsed", None)[0] == {"seat": A, "returned": 9 - left}


@pytest.mark.clause("LS-6.20")
@pytest.mark.parametrize("preset", ["manual", "publisher"])
def test_both_presets_leave_stones_set_aside_where_they_are(preset: str) -> None:
    table = Table(preset=preset).aside(black=6)
    table.will_draw_card("mine_collapse").do("take_die", pips=3).do("draw_card")
    assert table.set_aside()["black"] == 6


@pytest.mark.clause("LS-6.20")
@pytest.mark.parametrize("preset", ["manual", "publisher"])
def test_mine_collapse_is_never_held(preset: str) -> None:
    table = Table(preset=preset).will_draw_card("mine_collapse")
    table.do("take_die", pips=3).do("draw_card")
    assert "mine_collapse" not in table.cards_of(A)
    assert table.position.pile[CARDS.index("mine_collapse")] == 1


SMALL = {"treasure": 1, "mine_collapse": 1}
"""A pile of two cards; the other 25 lie on the discard pile."""


@pytest.mark.clause("LS-6.21")
def test_shuffling_first_draws_the_replacement_from_the_new_pile() -> None:
    table = Table(collapse_order="shuffle_first").pile(**SMALL)
    table.will_draw_card("mine_collapse").will_draw_card("rhino", reshuffled=True)
    table.do("take_die", pips=1).do("draw_card")
    assert table.cards_of(A) == {"rhino": 1}
    assert [event.name for event in table.happened] == [
        "mine_collapsed",
        "pile_shuffled",
        "card_drawn",
    ]


@pytest.mark.clause("LS-6.21")
def test_replacing_first_draws_the_replacement_from_the_old_pile() -> None:
    table = Table(collapse_order="replace_first").pile(**SMALL).will_draw_card("mine_collapse")
    table.do("take_die", pips=1).do("draw_card")
    assert table.cards_of(A) == {"treasure": 1}
    assert [event.name for event in table.happened] == [
        "mine_collapsed",
        "card_drawn",
        "pile_shuffled",
    ]


@pytest.mark.clause("LS-6.21")
def test_replacing_first_shuffles_first_when_the_old_pile_is_empty() -> None:
    table = Table(collapse_order="replace_first").pile(mine_collapse=1)
    table.will_draw_card("mine_collapse").will_draw_card("rhino", reshuffled=True)
    table.do("take_die", pips=1).do("draw_card")
    assert table.cards_of(A) == {"rhino": 1}


@pytest.mark.clause("LS-6.21")
@pytest.mark.parametrize("order", ["shuffle_first", "replace_first"])
def test_pile_discards_and_collapse_become_one_new_pile(order: str) -> None:
    table = Table(collapse_order=order).pile(**SMALL).will_draw_card("mine_collapse")
    table.do("take_die", pips=1).do("draw_card")
    assert sum(table.position.discards) == 0
    assert sum(table.position.pile) == 26
    assert table.deck_is_whole()


@pytest.mark.clause("LS-6.21")
@pytest.mark.parametrize(
    ("preset", "order"),
    [
        ("manual", ["mine_collapsed", "pile_shuffled", "card_drawn"]),
        ("publisher", ["mine_collapsed", "card_drawn", "pile_shuffled"]),
    ],
)
def test_each_preset_has_its_order_after_a_collapse(preset: str, order: list[str]) -> None:
    table = Table(preset=preset).pile(**SMALL).will_draw_card("mine_collapse")
    table.will_draw_card("native_guide")
    table.do("take_die", pips=1).do("draw_card")
    assert [event.name for event in table.happened] == order


@pytest.mark.clause("LS-6.22")
def test_a_second_collapse_is_carried_out_and_another_card_drawn() -> None:
    table = Table(collapse_order="shuffle_first").pile(**SMALL)
    table.will_draw_card("mine_collapse").will_draw_card("mine_collapse", reshuffled=True)
    table.will_draw_card("rhino", reshuffled=True).do("take_die", pips=1).do("draw_card")
    assert len(table.told("mine_collapsed")) == 2
    assert table.cards_of(A) == {"rhino": 1}
    assert table.position.pile[CARDS.index("mine_collapse")] == 1
    assert table.deck_is_whole()


@pytest.mark.clause("LS-6.22")
@pytest.mark.parametrize("card", CARDS[:-1])
def test_after_a_second_collapse_every_other_card_can_come(card: str) -> None:
    table = Table(collapse_order="shuffle_first").will_draw_card("mine_collapse")
    table.will_draw_card("mine_collapse").will_draw_card(card)
    table.do("take_die", pips=1).do("draw_card")
    assert table.cards_of(A) == {card: 1}


def everything_else_is_held(order: str) -> Table:
    table = Table(collapse_order=order)
    pile = table.position.pile
    others = [card for number, card in enumerate(CARDS[:-1]) for _ in range(pile[number])]
    return table.hand(B, *others).gems(B, red=1)


@pytest.mark.clause("LS-6.23")
@pytest.mark.parametrize("order", ["shuffle_first", "replace_first"])
def test_the_drawer_gets_nothing_when_there_is_no_other_card(order: str) -> None:
    table = everything_else_is_held(order).do("take_die", pips=1).do("draw_card")
    assert table.cards_of(A) == {}
    assert table.gems_of(B) == {}
    assert table.told("no_card_left", None) == [{"seat": A}]
    assert table.position.pile_size() == 1


@pytest.mark.clause("LS-6.23")
@pytest.mark.parametrize("order", ["shuffle_first", "replace_first"])
def test_a_lonely_collapse_happens_once(order: str) -> None:
    table = everything_else_is_held(order).do("take_die", pips=1).do("draw_card")
    assert len(table.told("mine_collapsed", None)) == 1


@pytest.mark.clause("SE-2.1")
def test_a_collapse_is_not_taken_back_even_if_no_other_card_could_come() -> None:
    table = everything_else_is_held("shuffle_first").do("take_die", pips=1).do("draw_card")
    assert table.undo_closed
