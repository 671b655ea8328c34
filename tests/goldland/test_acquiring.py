"""Acquiring equipment: where, on what condition, and how much."""

import pytest

from tests.goldland.table import Table


@pytest.mark.clause("GL-9.1")
def test_one_acquires_before_the_move_or_after_it_but_not_on_the_way() -> None:
    table = Table().go("west")
    assert table.why_not("acquire", take="1 rope") == "GL-9.1"
    table.stop().play("acquire", take="1 rope")
    assert table.held() == {"provisions": 3, "pearls": 2, "ropes": 1}
    before = Table().put(0, "F7").play("acquire", take="1 rope").go("west")
    assert before.at() == "E7"


@pytest.mark.clause("GL-9.1", "GL-3.2")
def test_one_acquires_once_a_turn() -> None:
    table = Table().put(0, "F7").play("acquire", take="1 rope").go("west").stop()
    assert table.why_not("acquire", take="1 spade") == "GL-3.2"


@pytest.mark.clause("GL-9.2")
def test_the_prerequisite_is_held_and_kept() -> None:
    table = Table().put(0, "E7").pack(ropes=1)
    assert table.why_not("acquire", take="1 spade") == "GL-9.2"
    table.pack(pearls=1).play("acquire", take="1 spade")
    assert table.held() == {"pearls": 1, "spades": 1}


@pytest.mark.clause("GL-9.2")
def test_an_option_spends_the_prerequisite() -> None:
    table = Table(prerequisite="spent").put(0, "E7").pack(pearls=1, guns=11)
    before = table.stock("pearls")
    table.play("acquire", take="1 spade")
    assert table.held() == {"guns": 11, "spades": 1}
    assert table.stock("pearls") == before + 1


@pytest.mark.clause("GL-9.3")
def test_overlapping_items_come_together_or_in_part() -> None:
    takes = {a["take"] for a in Table().put(0, "D7").pack(spades=1).legal() if "take" in a}
    assert takes == {"2 ropes", "1 rope"}


@pytest.mark.clause("GL-9.3")
def test_of_separate_sets_one_is_chosen() -> None:
    table = Table().put(0, "G5")
    takes = {action["take"] for action in table.legal() if "take" in action}
    assert takes == {"1 spade", "1 gun"}
    table.play("acquire", take="1 gun")
    assert table.why_not("acquire", take="1 spade") == "GL-3.2"


@pytest.mark.clause("GL-9.3")
def test_a_tile_gives_only_what_it_shows() -> None:
    table = Table().lay("D6", "A01").put(0, "D6")
    assert table.why_not("acquire", take="1 gun") == "GL-9.3"
    assert Table().put(0, "F7").why_not("acquire", take="2 ropes") == "GL-9.3"


@pytest.mark.clause("GL-9.4")
def test_no_more_is_taken_than_fits() -> None:
    table = Table().put(0, "D7").pack(spades=11)
    assert table.why_not("acquire", take="2 ropes") == "GL-9.4"
    table.play("acquire", take="1 rope")
    assert table.held() == {"spades": 11, "ropes": 1}


def facts_of(table: Table, action: str, **said: str) -> dict[str, object]:
    """What the list says of a choice, whether it is open or not."""
    wanted = {"action": action, **said}
    return next(o.facts for o in table.position.offers(0) if o.action == wanted)


@pytest.mark.clause("GL-9.4", "GL-4.2")
def test_a_backpack_too_full_for_a_trade_says_what_to_throw_out_for_it() -> None:
    table = Table().put(0, "D7").pack(spades=1, pearls=11)
    facts = facts_of(table, "acquire", take="2 ropes")
    assert (facts["lacking"], facts["throw_out"]) == (2, ["pearls"])
    for _ in range(2):
        table.play("discard", kind="pearls")
    assert "lacking" not in facts_of(table, "acquire", take="2 ropes")
    table.play("acquire", take="2 ropes")


@pytest.mark.clause("GL-4.1", "GL-8.2")
def test_a_full_backpack_says_what_to_throw_out_for_an_exchange() -> None:
    table = Table().pack(provisions=12).tokens(3)
    facts = facts_of(table, "exchange", kind="guns")
    assert (facts["lacking"], facts["throw_out"]) == (1, ["provisions"])
    table.play("discard", kind="provisions").play("exchange", kind="guns")


@pytest.mark.clause("GL-4.2")
def test_where_nothing_may_be_thrown_out_nothing_is_named() -> None:
    table = Table(free_discard="before_move").pack(provisions=1)
    table.play("step", to="west", way="road").play("stop").put(0, "D7").pack(spades=12)
    facts = facts_of(table, "acquire", take="2 ropes")
    assert facts["lacking"] == 2
    assert "throw_out" not in facts


@pytest.mark.clause("GL-9.4", "GL-1.6")
def test_no_more_is_taken_than_the_stock_holds() -> None:
    table = Table().put(0, "D7").pack(spades=1)
    table.position.stock[2] = 1
    assert table.why_not("acquire", take="2 ropes") == "GL-9.4"
    assert table.why_not("acquire", take="1 rope") is None


@pytest.mark.clause("GL-9.5", "GL-9.2")
def test_the_start_tile_gives_five_items_to_an_empty_backpack() -> None:
    table = Table().pack().play("acquire", take="3 provisions + 2 pearls")
    assert table.held() == {"provisions": 3, "pearls": 2}


@pytest.mark.clause("GL-9.5", "GL-9.2")
def test_the_start_tile_spends_nothing_even_where_prerequisites_are_spent() -> None:
    table = Table(prerequisite="spent").pack().play("acquire", take="1 pearl")
    assert table.held() == {"pearls": 1}


@pytest.mark.clause("GL-1.5")
def test_trades_on_adventure_tiles_are_open_unless_an_option_closes_them() -> None:
    table = Table().lay("D6", "A09", 1).put(0, "D6").pack(spades=1)
    assert table.why_not("acquire", take="1 pearl") is None
    closed = Table(adventure_trades="no").lay("D6", "A09", 1).put(0, "D6").pack(spades=1)
    assert closed.why_not("acquire", take="1 pearl") == "GL-1.5"
    assert closed.put(0, "D7").why_not("acquire", take="1 rope") is None
