"""LS-5: stones, the white one, and selling gems."""

import pytest

from tests.livingstone.table import A, B, Table


@pytest.mark.clause("LS-5.1")
def test_rocks_bring_nothing_and_are_set_aside() -> None:
    table = Table().will_draw_stones("black", "black").do("take_die", pips=2).do("dig")
    assert table.set_aside()["black"] == 2
    assert table.bag()["black"] == 27
    assert (table.cash(A), table.gems_of(A), table.score(A)) == (3, {}, 0)


@pytest.mark.clause("LS-5.2")
def test_drawn_gems_lie_in_front_of_the_seat() -> None:
    table = Table().gems(A, blue=1).will_draw_stones("clear", "black", "red", "blue")
    table.do("take_die", pips=4).do("dig")
    assert table.gems_of(A) == {"clear": 1, "blue": 2, "red": 1}
    assert table.bag() == {"clear": 14, "blue": 8, "red": 4, "black": 28, "white": 1}


@pytest.mark.clause("LS-5.2")
def test_everyone_sees_gems_stones_set_aside_and_the_bag() -> None:
    table = Table().gems(A, red=2).aside(black=7, clear=1)
    for seat in (A, B, None):
        view = table.view(seat)
        assert view["seats"][A]["gems"] == {"clear": 0, "blue": 0, "red": 2}
        assert view["aside"]["black"] == 7
        assert view["bag"] == table.bag()


@pytest.mark.clause("LS-5.2")
def test_everyone_is_told_which_stones_were_drawn() -> None:
    table = Table().will_draw_stones("clear", "black").do("take_die", pips=2).do("dig")
    assert table.told("stones_drawn", None) == [{"seat": A, "stones": {"clear": 1, "black": 1}}]


def white_with_gems(**options: str) -> Table:
    """Nine stones lie aside; A draws a black one, a blue one and the white one."""
    table = Table(**options).aside(black=7, clear=2).will_draw_stones("black", "blue", "white")
    return table.do("take_die", pips=3)


@pytest.mark.clause("LS-5.3")
@pytest.mark.parametrize("white_stone", ["lost", "sold"])
def test_the_white_stone_returns_this_draw_and_everything_set_aside(white_stone: str) -> None:
    table = white_with_gems(white_stone=white_stone).do("dig")
    assert table.bag() == {"clear": 15, "blue": 10, "red": 5, "black": 29, "white": 1}
    assert sum(table.set_aside().values()) == 0
    assert table.gems_of(A) == {}


@pytest.mark.clause("LS-5.3")
@pytest.mark.parametrize(("white_stone", "pounds"), [("lost", 0), ("sold", 3)])
def test_the_option_says_whether_gems_beside_the_white_stone_are_sold(
    white_stone: str, pounds: int
) -> None:
    table = white_with_gems(white_stone=white_stone).do("dig")
    assert table.cash(A) == 3 + pounds
    assert table.told("white_stone", None) == [{"seat": A, "pounds": pounds, "bag": 60}]


@pytest.mark.clause("LS-5.3")
@pytest.mark.parametrize(("preset", "pounds"), [("manual", 0), ("publisher", 3)])
def test_only_the_publisher_pays_for_gems_beside_the_white_stone(preset: str, pounds: int) -> None:
    assert white_with_gems(preset=preset).do("dig").cash(A) == 3 + pounds


@pytest.mark.clause("LS-5.4")
@pytest.mark.parametrize("preset", ["manual", "publisher"])
def test_gems_kept_earlier_stay_with_their_owners(preset: str) -> None:
    table = Table(preset=preset).gems(A, red=1).gems(B, clear=2).will_draw_stones("white")
    table.do("take_die", pips=1).do("dig")
    assert table.gems_of(A) == {"red": 1}
    assert table.gems_of(B) == {"clear": 2}
    assert sum(table.bag().values()) == 57


@pytest.mark.clause("LS-5.5")
def test_the_white_stone_ends_the_draw() -> None:
    table = Table().will_draw_stones("white", "red", "red", "red", "red")
    table.do("take_die", pips=5).do("dig")
    assert table.gems_of(A) == {}
    assert len(table.told("stones_drawn")) == 1
    assert table.position.moment != table.do("end_turn").position.moment


@pytest.mark.clause("LS-5.6")
def test_a_short_bag_gives_all_it_has_and_no_more() -> None:
    table = Table().bag_holds_only(white=1, black=2).do("take_die", pips=5).do("dig")
    assert table.told("stones_drawn") == [{"seat": A, "stones": {"black": 2, "white": 1}}]
    assert sum(table.bag().values()) == 60


@pytest.mark.clause("LS-5.6")
def test_the_bag_is_never_empty_before_a_draw() -> None:
    table = Table(2).bag_holds_only(white=1).do("take_die", pips=6).do("dig")
    assert sum(table.bag().values()) == 60


@pytest.mark.clause("LS-5.7")
@pytest.mark.parametrize(("gem", "price"), [("clear", 1), ("blue", 3), ("red", 5)])
def test_gems_are_sold_at_base_price(gem: str, price: int) -> None:
    table = Table().gems(A, **{gem: 3}).do("sell", gem=gem, count=2)
    assert table.cash(A) == 3 + 2 * price
    assert table.gems_of(A) == {gem: 1}
    assert table.score(A) == 0


@pytest.mark.clause("LS-5.7")
def test_nobody_sells_more_gems_than_they_have() -> None:
    table = Table().gems(A, blue=2).gems(B, red=1)
    assert table.why_not("sell", gem="blue", count=3) == "LS-5.7"
    assert table.why_not("sell", gem="red", count=1) == "LS-5.7"


@pytest.mark.clause("LS-5.7")
def test_a_gem_may_be_sold_in_the_turn_in_which_it_was_drawn() -> None:
    table = Table().will_draw_stones("red").do("take_die", pips=1).do("dig")
    assert table.do("sell", gem="red", count=1).cash(A) == 8


@pytest.mark.clause("LS-5.8")
def test_a_sold_gem_is_set_aside() -> None:
    table = Table().gems(A, red=2).do("sell", gem="red", count=2)
    assert table.set_aside()["red"] == 2
    assert table.bag()["red"] == 3


@pytest.mark.clause("LS-5.8")
def test_a_gem_sold_with_market_is_set_aside() -> None:
    table = Table().gems(A, red=1).hand(A, "market").do("market")
    table.do("market_sell", gem="red", count=1)
    assert table.set_aside()["red"] == 1


@pytest.mark.clause("LS-5.8")
def test_sold_gems_come_back_with_the_next_white_stone() -> None:
    table = Table().gems(A, red=2).do("sell", gem="red", count=2).will_draw_stones("white")
    table.do("take_die", pips=1).do("dig")
    assert table.bag()["red"] == 5


@pytest.mark.clause("SE-2.1")
def test_a_draw_is_not_taken_back_even_if_only_one_stone_could_come() -> None:
    table = Table().bag_holds_only(white=1).do("take_die", pips=1).do("dig")
    assert table.undo_closed
