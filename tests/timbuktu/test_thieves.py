"""The thief piles: dealing, passing, and the theft."""

from collections import Counter

import pytest

from serai.games.timbuktu.board import CHOOSING, MOVING, OVER
from serai.games.timbuktu.components import GOODS, KINDS, LETTERS, PENS, PITCHES
from serai.games.timbuktu.thieves import deal
from tests.timbuktu.table import STRAIGHT, Table, placed

PLAYERS = [3, 4, 5]


def finish_stage(table: Table) -> Table:
    """Random play until the thieves have come."""
    stage = table.position.stage
    while table.position.stage == stage and table.position.phase != OVER:
        table.random_step()
    return table


# Dealing.


@pytest.mark.clause("TB-4.1", "TB-1.8")
def test_each_pile_has_one_card_of_each_back() -> None:
    for seed in range(20):
        position = Table(3, seed).until(CHOOSING).position
        for cards in (position.pile_pens, position.pile_pitches, position.pile_goods):
            assert sorted(cards) == [0, 1, 2, 3, 4]


@pytest.mark.clause("TB-4.1")
def test_all_orders_of_a_kind_of_card_are_dealt_equally_often() -> None:
    table = placed(5)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(120 * 50):
        deal(table.position, table.chance, None)
        seen[tuple(table.position.pile_goods)] += 1
    assert len(seen) == 120
    assert sum((count - 50) ** 2 / 50 for count in seen.values()) < 120 + 5 * 240**0.5


@pytest.mark.clause("TB-4.2", "TB-4.5")
def test_five_players_hold_all_five_piles_and_each_sees_his_own() -> None:
    table = placed(5, 3)
    assert [table.pile_before(seat) for seat in (3, 4, 0, 1, 2)] == [0, 1, 2, 3, 4]
    for seat in range(5):
        piles = table.view(seat)["piles"]
        known = [pile["holder"] for pile in piles if pile["cards"] is not None]
        assert known == [seat]


@pytest.mark.clause("TB-4.3")
def test_with_four_players_one_pile_lies_between_the_starter_and_his_right_neighbour() -> None:
    table = placed(4, 2)
    piles = table.view()["piles"]
    assert [pile["holder"] for pile in piles] == [2, 3, 0, 1, None]
    assert piles[4]["between"] == [1, 2]


@pytest.mark.clause("TB-4.4")
def test_with_three_players_a_pile_lies_on_each_side_of_the_starter() -> None:
    table = placed(3, 1)
    piles = table.view()["piles"]
    assert [pile["holder"] for pile in piles] == [1, None, 2, 0, None]
    assert piles[1]["between"] == [1, 2]
    assert piles[4]["between"] == [0, 1]


@pytest.mark.clause("TB-4.5")
def test_the_deal_tells_each_seat_its_own_pile_and_the_public_none() -> None:
    table = Table(4).until(CHOOSING)
    for seat in range(4):
        (dealt,) = table.told("dealt", seat)
        pile = table.pile_before(seat)
        assert table.pile_told(dealt) == table.view(seat)["piles"][pile]["cards"]
    assert "pen" not in table.told("dealt", None)[0]


@pytest.mark.clause("TB-4.6")
def test_every_stage_is_dealt_anew_and_nothing_is_known_of_it_before() -> None:
    table = placed(5)
    first = (table.position.pile_pitches, table.position.pile_goods)
    finish_stage(table)
    assert table.position.swaps == 0
    assert (table.position.pile_pitches, table.position.pile_goods) != first
    for seat in range(5):
        piles = table.view(seat)["piles"]
        assert sum(1 for pile in piles if pile["cards"] is not None) == 1


# Swapping.


def on_swap_field(players: int, **options: str) -> Table:
    """The leader's camel can step on the swap field in palm, pitch 2, of the first oasis."""
    table = placed(players, **options).all_lay("A" * players)
    for seat in range(players):
        table.stand(seat, "A", "palm")
    return table.fill("palm", 1)


@pytest.mark.clause("TB-6.1", "TB-1.7")
def test_a_swap_takes_place_at_once_when_a_camel_takes_the_field() -> None:
    table = on_swap_field(4).do(0, "move", pen="palm", toll="none")
    names = [event.name for event in table.happened]
    assert names == ["moved", "swapped", "turned_up"]
    assert table.position.swaps == 1


@pytest.mark.clause("TB-6.1")
def test_any_other_pitch_causes_no_swap() -> None:
    table = on_swap_field(4).fill("palm", 0).do(0, "move", pen="palm", toll="none")
    assert table.position.swaps == 0
    assert not table.told("swapped")


@pytest.mark.clause("TB-1.7")
@pytest.mark.parametrize("pitches", ["2-4", "3-3", "2-3", "3-4", "1-3"])
def test_the_option_tells_on_which_pitches_swaps_take_place(pitches: str) -> None:
    first, second = (int(pitch) for pitch in pitches.split("-"))
    for pen, swap_pitch in (("palm", first), ("scimitar", second)):
        for pitch in range(1, PITCHES + 1):
            table = on_swap_field(3, swap_pitches=pitches).load(0, "A").fill(pen, pitch - 1)
            table.do(0, "move", pen=pen, toll="none")
            assert table.position.swaps == (1 if pitch == swap_pitch else 0)


@pytest.mark.clause("TB-6.2")
@pytest.mark.parametrize(
    ("players", "seen"),
    [
        (5, [[0, 4, 3], [1, 0, 4], [2, 1, 0], [3, 2, 1], [4, 3, 2]]),
        (4, [[0, 4, 3], [1, 0, 4], [2, 1, 0], [3, 2, 1]]),
        (3, [[0, 4, 3], [2, 1, 0], [3, 2, 1]]),
    ],
)
def test_all_piles_pass_left_and_left_over_piles_with_them(
    players: int, seen: list[list[int]]
) -> None:
    """Piles are numbered along the ring: with three players 1 and 4 are the left-over ones."""
    table = placed(players)
    held: list[list[int]] = [[] for _ in range(players)]
    for _ in range(3):
        for seat in range(players):
            held[seat].append(table.pile_before(seat))
        table.position.swaps += 1
    assert held == seen


@pytest.mark.clause("TB-6.3")
def test_both_swap_fields_can_be_taken_in_one_round() -> None:
    table = on_swap_field(4).fill("scimitar", 3).load(1, "A")
    table.do(0, "move", pen="palm", toll="none")
    table.do(1, "move", pen="scimitar", toll="none")
    assert table.position.swaps == 2


@pytest.mark.clause("TB-6.3")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(5))
def test_every_stage_has_exactly_two_swaps(players: int, seed: int) -> None:
    table = Table(players, seed).to_the_end()
    swapped = [event.seen_by(None) or {} for event in table.events if event.name == "swapped"]
    assert Counter(event["stage"] for event in swapped) == dict.fromkeys(range(1, players + 1), 2)


@pytest.mark.clause("TB-6.3")
def test_the_last_camel_of_a_stage_swaps_too_before_the_theft() -> None:
    """Scimitar 4 is a swap field, and with four players the last camel can come to stand there."""
    table = placed(4)
    while table.position.round < 5 or table.position.turn < 3:
        table.random_step()
    table.position.filled = [5, 5, 3, 5, 5]
    table.random_step()
    names = [event.name for event in table.happened if event.name != "lost"]
    assert names == ["moved", "swapped", *["robbed"] * 5, "dealt"]


@pytest.mark.clause("TB-6.4")
def test_a_swap_tells_each_seat_the_pile_it_received() -> None:
    table = on_swap_field(3).do(0, "move", pen="palm", toll="none")
    received = [table.told("swapped", seat)[0]["pen"] for seat in range(3)]
    assert received == ["moon", "lamp", "scimitar"]
    assert "pen" not in table.told("swapped", None)[0]


@pytest.mark.clause("TB-6.4")
def test_a_laid_card_stays_when_piles_pass() -> None:
    table = on_swap_field(3)
    laid = table.position.laid[1:]
    table.do(0, "move", pen="palm", toll="none")
    assert table.position.laid[1:] == laid
    assert table.position.phase == MOVING


# Thefts.


def robbable(players: int = 5, **options: str) -> Table:
    """Camels in order from palm 1 onwards, each with one piece of each kind."""
    table = placed(players, **options).arrive_in_order()
    table.position.loads = [1] * len(table.position.loads)
    return table


@pytest.mark.clause("TB-7.1")
def test_the_thieves_come_when_the_last_camel_has_arrived() -> None:
    table = placed(5)
    while table.position.stage == 0:
        assert not table.told("robbed")
        table.random_step()
    assert len(table.told("robbed")) == 5
    assert table.happened[0].name == "moved"


@pytest.mark.clause("TB-7.1", "TB-8.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_there_is_a_theft_after_every_stage_also_in_timbuktu(players: int) -> None:
    table = Table(players).to_the_end()
    robbed = [event.seen_by(None) or {} for event in table.events if event.name == "robbed"]
    assert Counter(event["stage"] for event in robbed) == dict.fromkeys(range(1, players + 1), 5)
    assert table.told("robbed")[-1]["stage"] == players


@pytest.mark.clause("TB-7.2")
def test_a_pile_robs_the_two_pitches_of_its_pen() -> None:
    table = robbable().come_thieves()
    robbed = {
        (PENS[spot // PITCHES], spot % PITCHES + 1)
        for spot in range(25)
        if sum(table.position.loads[spot * KINDS : spot * KINDS + KINDS]) < KINDS
    }
    assert robbed == {
        ("palm", 1),
        ("palm", 2),
        ("lamp", 2),
        ("lamp", 3),
        ("scimitar", 3),
        ("scimitar", 4),
        ("star", 4),
        ("star", 5),
        ("moon", 1),
        ("moon", 5),
    }


@pytest.mark.clause("TB-7.2")
def test_the_order_of_the_piles_does_not_matter() -> None:
    forwards = robbable().come_thieves()
    backwards = robbable().deal(list(reversed(STRAIGHT))).come_thieves()
    assert forwards.position.loads == backwards.position.loads
    assert forwards.position.stolen == backwards.position.stolen


@pytest.mark.clause("TB-7.3")
def test_all_pieces_of_both_kinds_are_stolen_and_nothing_else() -> None:
    table = placed(5).arrive_in_order().load(0, "A", gold=2, coffee=1, water=1).come_thieves()
    assert table.carries(0, "A") == {"water": 1}
    lost = table.told("lost")[0]
    assert (lost["seat"], lost["camel"], lost["pitch"]) == (0, "A", 1)
    assert lost["goods"] == {"gold": 2, "coffee": 1}


@pytest.mark.clause("TB-7.4")
def test_a_camel_without_the_named_kinds_loses_nothing() -> None:
    table = placed(5).arrive_in_order().load(0, "A", pepper=2, salt=1, water=1).come_thieves()
    assert table.carries(0, "A") == {"pepper": 2, "salt": 1, "water": 1}


@pytest.mark.clause("TB-7.4")
def test_an_empty_pitch_loses_nothing() -> None:
    """With four players 24 camels stand on 25 pitches: moon 5 is empty here."""
    table = robbable(4).come_thieves()
    assert sum(table.position.stolen) == 9 * 2


@pytest.mark.clause("TB-7.5")
def test_stolen_goods_are_counted_by_kind_and_the_piles_stay_readable() -> None:
    table = robbable().come_thieves()
    assert table.position.stolen == [4, 4, 4, 4, 4]
    theft = table.view()["last_theft"]
    assert theft[0] == {"pen": "palm", "pitches": [1, 2], "goods": ["gold", "coffee"]}


@pytest.mark.clause("TB-1.9", "TB-1.10")
def test_by_option_a_card_names_one_pitch_and_one_kind() -> None:
    table = robbable(cards_name="1").come_thieves()
    assert table.position.stolen == [1, 1, 1, 1, 1]
    star = table.pile_told(table.told("robbed")[3])
    assert star == {"pen": "star", "pitches": [4], "goods": ["salt"]}


@pytest.mark.clause("TB-1.9", "TB-1.10")
def test_by_option_other_pairs_are_on_the_cards() -> None:
    table = robbable(pitch_cards="scattered", goods_cards="crossed").come_thieves()
    palm = table.pile_told(table.told("robbed")[0])
    assert palm == {"pen": "palm", "pitches": [1, 3], "goods": ["pepper", "salt"]}
    table = robbable(pitch_cards="crossed").come_thieves()
    star = table.pile_told(table.told("robbed")[3])
    assert star == {"pen": "star", "pitches": [3, 5], "goods": ["salt", "water"]}


@pytest.mark.clause("TB-7.6")
def test_both_counters_go_to_the_next_player_for_the_next_stage() -> None:
    table = placed(4, 3)
    starters = [(table.position.starter, table.position.leader)]
    for stage in (1, 2, 3):
        table.until(CHOOSING, stage)
        starters.append((table.position.starter, table.position.leader))
    assert starters == [(3, 3), (0, 0), (1, 1), (2, 2)]


@pytest.mark.clause("TB-1.2")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("loading", ["printed", "free"])
def test_no_piece_of_goods_is_ever_made_or_lost(players: int, loading: str) -> None:
    table = Table(players, loading=loading).until(CHOOSING)
    position = table.position
    carried = [sum(position.loads[kind::KINDS]) for kind in range(KINDS)]
    table.to_the_end()
    for kind in range(KINDS):
        left = sum(position.loads[kind::KINDS])
        assert left + position.stolen[kind] + position.tolls[kind] == carried[kind]


def test_the_words_of_events_let_a_referee_follow_every_piece() -> None:
    """Printed loads, minus tolls and losses as told to the public, are what arrives."""
    table = Table(4)
    loads = {
        (seat, letter): Counter(table.carries(seat, letter))
        for seat in range(4)
        for letter in LETTERS[:6]
    }
    while table.position.phase != OVER:
        table.random_step()
        for moved in table.told("moved"):
            if "toll" in moved:
                loads[moved["seat"], moved["camel"]][moved["toll"]] -= 1
        for lost in table.told("lost"):
            loads[lost["seat"], lost["camel"]].subtract(lost["goods"])
    for (seat, letter), load in loads.items():
        assert {good: load[good] for good in GOODS if load[good]} == table.carries(seat, letter)
