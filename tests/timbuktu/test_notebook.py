"""The notebook and the offers: what follows from one's own piles, and from nothing else."""

from fractions import Fraction
from itertools import permutations, product
from typing import Any

import pytest

from serai.games.timbuktu.board import CHOOSING
from serai.games.timbuktu.components import GOODS, LETTERS, PENS
from serai.games.timbuktu.notebook import CERTAIN, notebook_of
from tests.timbuktu.table import Table, placed

CERTAINLY = {"robbed": "certain", "in": 1, "of": 1}
NEVER = {"robbed": "excluded", "in": 0, "of": 1}


def offers(table: Table, seat: int) -> list[dict[str, Any]]:
    return [offer.to_json() for offer in table.position.seen_by(seat).offers()]


@pytest.mark.clause("TB-9.5")
def test_a_pen_whose_pile_was_seen_is_known_for_certain() -> None:
    """Seat 0 holds the pile that robs palm, pitches 1 and 2, gold and coffee."""
    palm = placed(5).view(0)["notebook"]["pens"][0]
    assert palm["pile"] == 0
    assert palm["pitches"] == [CERTAINLY, CERTAINLY, NEVER, NEVER, NEVER]
    assert [palm["goods"][good] for good in GOODS] == [CERTAINLY, CERTAINLY, NEVER, NEVER, NEVER]


@pytest.mark.clause("TB-9.5")
def test_elsewhere_each_card_not_seen_is_equally_likely() -> None:
    """Of 2+3, 3+4, 4+5, 1+5 one names pitch 1, two name pitch 3."""
    lamp = placed(5).view(0)["notebook"]["pens"][1]
    assert lamp["pile"] is None
    assert [(chance["in"], chance["of"]) for chance in lamp["pitches"]] == [
        (1, 4),
        (1, 4),
        (2, 4),
        (2, 4),
        (2, 4),
    ]
    assert all(chance["robbed"] == "possible" for chance in lamp["pitches"])


@pytest.mark.clause("TB-9.5")
def test_what_was_seen_twice_is_safe_everywhere_else() -> None:
    """After one swap seat 1 has seen 1+2 and 2+3, gold+coffee and coffee+pepper."""
    table = placed(5)
    table.position.swaps = 1
    for pen in table.view(1)["notebook"]["pens"][2:]:
        assert pen["pitches"][1] == {"robbed": "excluded", "in": 0, "of": 3}
        assert pen["goods"]["coffee"]["robbed"] == "excluded"
        assert pen["goods"]["water"] == {"robbed": "possible", "in": 2, "of": 3}


@pytest.mark.clause("TB-9.5")
def test_the_public_notebook_knows_the_lists_only() -> None:
    for pen in placed(4).view()["notebook"]["pens"]:
        assert {(chance["in"], chance["of"]) for chance in pen["pitches"]} == {(2, 5)}


@pytest.mark.clause("TB-9.5")
@pytest.mark.parametrize("swaps", range(3))
@pytest.mark.parametrize("players", [3, 5])
def test_chances_and_losses_are_the_averages_over_all_worlds(players: int, swaps: int) -> None:
    table = placed(players)
    position = table.position
    position.swaps = swaps
    seat = players - 1
    notebook = notebook_of(position, seat)
    held = [pile for pile in range(5) if position.has_seen(seat, pile)]
    open_pens = [pen for pen in range(5) if position.pile_pens.index(pen) not in held]
    unseen = [pile for pile in range(5) if pile not in held]
    pitch_cards = [position.pile_pitches[pile] for pile in unseen]
    goods_cards = [position.pile_goods[pile] for pile in unseen]
    worlds = list(product(permutations(pitch_cards), permutations(goods_cards)))
    for at, pen in enumerate(open_pens):
        for pitch, kind in product(range(5), range(5)):
            both = sum(
                position.pitch_cards[pitches[at]] >> pitch & 1
                and position.goods_cards[goods[at]] >> kind & 1
                for pitches, goods in worlds
            )
            load = [1 if other == kind else 0 for other in range(5)]
            loss = notebook.loss(load, pen * 5 + pitch, [1] * 5)
            assert Fraction(loss, CERTAIN) == Fraction(both, len(worlds))


@pytest.mark.clause("TB-9.5")
def test_before_the_deal_the_notebook_is_empty() -> None:
    assert Table(4).view(0)["notebook"] == {"pens": [], "robberies": 0, "worlds": 0}


@pytest.mark.clause("TB-9.6")
def test_each_own_camel_is_shown_what_it_would_lose_where() -> None:
    """Pile 0 robs palm on pitches 1 and 2 of gold and coffee."""
    table = placed(5).load(0, "A", gold=2, coffee=1, water=1).fill("palm", 1).fill("moon", 5)
    table.position.stolen = [6, 3, 0, 0, 1]
    ways = table.view(0)["ways"]
    assert [way["camel"] for way in ways] == LETTERS[:5]
    pens = {way["pen"]: way for way in ways[0]["pens"]}
    assert set(pens) == set(PENS) - {"moon"}
    assert pens["palm"]["pitch"] == 2
    assert (pens["palm"]["loses"], pens["palm"]["loses_points"]) == (3.0, 15.0)


@pytest.mark.clause("TB-9.6")
def test_nobody_is_shown_the_losses_of_others() -> None:
    table = placed(3)
    assert table.view()["ways"] == []
    before = table.view(1)["ways"]
    table.deal([("palm", 0, 0), ("moon", 4, 4), ("scimitar", 2, 2), ("star", 3, 3), ("lamp", 1, 1)])
    assert table.view(1)["ways"] == before


def test_offers_of_a_move_show_toll_risk_and_why_not() -> None:
    table = placed(3).all_lay("AAA").stand(0, "A", "lamp").load(0, "A", gold=2, salt=1)
    table.fill("lamp", 5).fill("palm", 1)
    made = offers(table, 0)
    assert made[0] == {
        "action": {"action": "move", "pen": "palm", "toll": "none"},
        "group": "free",
        "facts": {"pitch": 2, "swap": True, "loses": 2.0, "loses_points": 0.0},
    }
    assert {
        "action": {"action": "move", "pen": "lamp", "toll": "none"},
        "group": "full",
        "refused": "TB-5.4",
    } in made
    paid = [offer for offer in made if offer["group"] == "toll"]
    assert {offer["action"]["toll"] for offer in paid} == {"gold", "salt"}
    assert paid[0]["facts"]["cost"] == {"gold": 1}


def test_offers_agree_with_the_rules_in_every_phase() -> None:
    for options in ({"loading": "free"}, {"deal": "before_placing"}):
        table = Table(4, 3, **options)
        while table.position.to_act():
            seat = table.position.to_act()[0]
            made = table.position.seen_by(seat).offers()
            for offer in made:
                words = {key: str(value) for key, value in offer.action.items()}
                assert table.refusal(seat, words.pop("action"), **words) == offer.refused
            possible = [offer for offer in made if offer.refused is None]
            assert len(possible) == len(table.position.legal(seat))
            table.random_step()


def test_a_camel_that_has_moved_is_offered_with_the_clause_against_it() -> None:
    table = placed(3).all_lay("CCC")
    while table.position.phase != CHOOSING:
        table.random_step()
    made = {offer["action"]["camel"]: offer.get("refused") for offer in offers(table, 0)}
    assert made["C"] == "TB-5.2"
    assert made["A"] is None
