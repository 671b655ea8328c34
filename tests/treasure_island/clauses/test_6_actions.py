"""TI-6: what a pirate can do in his turn."""

import pytest

from serai.games.treasure_island.components import SKULLS, USES
from serai.games.treasure_island.hunt import PHASES
from serai.games.treasure_island.lattice import column_of, holds, row_of
from serai.games.treasure_island.ring import searched
from serai.games.treasure_island.shapes import sector_of
from tests.treasure_island.table import SILVER, A, B, C, Table, place


def phase(table: Table) -> str:
    return PHASES[table.position.phase]


@pytest.mark.clause("TI-6.1")
def test_an_action_may_be_taken_twice_in_a_turn() -> None:
    table = Table().turn_of("jim", actions=2, day=11)
    table.move("horse", 7.0, 4.0).move("horse", 5.0, 3.0)
    assert table.at("jim") == (5.0, 3.0)
    assert table.position.day == 12


@pytest.mark.clause("TI-6.1")
def test_a_pirate_may_pass_but_not_end_his_turn_early() -> None:
    table = Table().turn_of("jim", actions=2, day=11)
    assert table.refused("end_turn") == "TI-6.1"
    assert table.play("pass").position.actions_left == 1


@pytest.mark.clause("TI-6.1")
def test_whoever_holds_unseen_tokens_ends_his_turn_himself() -> None:
    table = Table().given("jim", "west").turn_of("jim", day=6).play("pass")
    assert table.refused("horse") == "TI-6.1"
    assert table.play("end_turn").position.day == 7


@pytest.mark.clause("TI-6.2")
def test_a_horse_carries_six_miles_and_no_more() -> None:
    table = Table().stands("jim", 8.0, 10.0).turn_of("jim").play("horse")
    assert table.clause_against_point(12.8, 6.4) is None
    assert table.clause_against_point(12.9, 6.4) == "TI-6.2"
    assert table.clause_against_point(8.0, 10.0) == "TI-6.2"


@pytest.mark.clause("TI-6.3")
def test_a_move_may_not_pass_through_a_red_area() -> None:
    table = Table().stands("jim", 3.0, 8.0).turn_of("jim").play("horse")
    assert table.clause_against_point(6.5, 8.0) == "TI-6.3"
    assert table.clause_against_point(4.5, 8.0) == "TI-6.3"
    assert table.clause_against_point(6.0, 10.5) is None


@pytest.mark.clause("TI-6.3")
def test_a_move_may_follow_the_border_of_a_red_area() -> None:
    # the Sinking Fen ends in the south with a line from (4.25, 6.75) to (4.95, 6.75)
    table = Table().stands("jim", 14.95, 12.0).stands("jim", 3.5, 6.7).turn_of("jim").play("horse")
    assert table.clause_against_point(6.0, 6.7) is None
    assert table.clause_against_point(6.0, 6.9) == "TI-6.3"


@pytest.mark.clause("TI-6.3")
def test_a_move_may_not_cross_the_sea() -> None:
    table = Table().stands("jim", 9.5, 3.0).turn_of("jim").play("horse")
    assert table.clause_against_point(13.5, 3.0) == "TI-6.3"


@pytest.mark.clause("TI-6.4")
def test_walking_and_searching_go_in_either_order() -> None:
    table = Table().turn_of("jim", day=6).move("foot", 7.0, 4.0).move("small_search", 7.2, 4.0)
    assert table.miss().position.day == 7
    other = Table().turn_of("jim", day=6).move("small_search", 6.2, 4.4).miss()
    assert other.move("foot", 8.0, 4.0).position.day == 7


@pytest.mark.clause("TI-6.4")
def test_either_half_may_be_left_out() -> None:
    assert Table().turn_of("jim", day=6).move("foot", 7.0, 4.0).play("leave_it").position.day == 7
    search = Table().turn_of("jim", day=6).move("small_search", 6.0, 4.4).miss()
    assert search.play("leave_it").position.day == 7


@pytest.mark.clause("TI-6.4")
def test_a_walk_is_three_miles_at_most() -> None:
    table = Table().turn_of("jim").play("foot")
    assert table.clause_against_point(9.0, 4.4) is None
    assert table.clause_against_point(9.1, 4.4) == "TI-6.4"


@pytest.mark.clause("TI-6.4")
def test_the_second_half_is_the_other_one() -> None:
    table = Table().turn_of("jim").move("foot", 7.0, 4.0)
    assert table.refused("foot") == "TI-6.4"
    assert Table().turn_of("jim").refused("leave_it") == "TI-6.4"


@pytest.mark.clause("TI-6.5")
def test_a_large_search_costs_one_action_and_moves_nobody() -> None:
    table = Table().turn_of("anne", day=6).move("large_search", 4.0, 13.0).miss()
    assert table.at("anne") == (4.0, 12.4)
    assert table.position.day == 7


@pytest.mark.clause("TI-6.6")
@pytest.mark.parametrize(("rings", "reach"), [("narrow", 0.8), ("middle", 1.2), ("wide", 1.5)])
def test_the_searcher_must_be_in_his_ring(rings: str, reach: float) -> None:
    table = Table(rings=rings).turn_of("anne").play("large_search")
    assert table.clause_against_point(4.0, 12.4 - reach) is None
    assert table.clause_against_point(4.0, 12.4 - reach - 0.1) == "TI-6.6"


@pytest.mark.clause("TI-6.6")
@pytest.mark.parametrize(
    ("seats", "radii"), [(2, [37, 70, 87]), (3, [40, 76, 94]), (4, [45, 85, 105])]
)
def test_narrow_rings_are_narrower_where_a_player_leads_several_pirates(
    seats: int, radii: list[int]
) -> None:
    table = Table(seats, rings="narrow").turn_of("anne").play("large_search")
    assert [table.position.ring(size) for size in range(3)] == radii
    assert table.clause_against_point(4.0, 12.4 - radii[1] // 10 / 10) is None
    assert table.clause_against_point(4.0, 12.4 - radii[1] // 10 / 10 - 0.1) == "TI-6.6"


@pytest.mark.clause("TI-6.6")
@pytest.mark.parametrize("rings", ["common", "middle", "wide"])
def test_other_rings_are_the_same_for_all_numbers_of_players(rings: str) -> None:
    sets = [[Table(n, rings=rings).position.ring(size) for size in range(3)] for n in (2, 3, 4, 5)]
    assert sets[0] == sets[1] == sets[2] == sets[3]
    assert sets[0] == sorted(sets[0])
    assert rings != "common" or Table(rings=rings).position.options == Table().position.options


@pytest.mark.clause("TI-6.6")
def test_the_edge_of_the_ring_finds_the_treasure() -> None:
    table = Table(rings="narrow").stands("anne", 10.0, 11.8).turn_of("anne")
    assert table.move("large_search", 10.0, 11.8).over
    miss = Table(rings="narrow").stands("anne", 10.0, 11.9).turn_of("anne")
    assert not miss.move("large_search", 10.0, 11.9).over


@pytest.mark.clause("TI-6.7")
def test_a_ring_does_not_reach_through_a_red_area() -> None:
    # the Saw-tooth Range lies between Watchmen's Rock and Temple Vale
    table = Table(treasure=(7.0, 15.4), rings="wide").stands("anne", 4.9, 15.5).turn_of("anne")
    table.move("large_search", 5.9, 15.5)
    assert not table.over
    other = Table(treasure=(7.0, 15.4), rings="wide").stands("anne", 7.2, 15.5).turn_of("anne")
    assert other.move("large_search", 6.0, 15.5).over


@pytest.mark.clause("TI-6.7")
def test_the_sea_cuts_a_ring_as_a_red_area_does() -> None:
    chart = Table().position.chart
    region = searched(chart, 2, place(11.4, 4.2), 150, place(10.1, 4.5), -1)
    assert holds(region, place(10.1, 4.5))
    assert not holds(region, place(11.4, 4.2))
    assert holds(region, place(11.4, 5.2))


@pytest.mark.clause("TI-6.8")
def test_verifying_shows_a_token_to_one_player_and_the_look_to_all() -> None:
    table = Table().laid("truth", "bluff").turn_of("anne", day=6).play("verify", hint=2)
    assert table.told("verified", B)[0] == {"event": "verified", "pirate": "anne", "hint": 2}
    assert table.told("verified", A)[0]["token"] == "bluff"
    assert table.view(A)["hints"][1]["token"] == "bluff"
    assert table.view(B)["hints"][1]["token"] is None
    assert table.view(B)["hints"][1]["looked"] == [A]


@pytest.mark.clause("TI-6.8")
def test_verification_works_twice_and_on_unknown_tokens() -> None:
    table = Table().laid("truth", "bluff", "truth", "truth").turn_of("anne", actions=2, day=11)
    table.play("verify", hint=2)
    assert table.clause_against("verify", hint=2) == "TI-6.8"
    table.play("verify", hint=3).turn_of("anne")
    assert table.clause_against("verify", hint=4) == "TI-6.8"


@pytest.mark.clause("TI-6.8")
def test_a_hint_that_is_not_there_cannot_be_verified() -> None:
    assert Table().laid("truth").turn_of("anne").refused("verify", hint=2) == "TI-6.8"


@pytest.mark.clause("TI-6.9")
def test_full_gallop_leads_anywhere_on_legal_ground_once() -> None:
    table = Table().turn_of("jim", actions=2, day=11).play("full_gallop")
    assert table.clause_against_point(14.0, 11.0) == "TI-6.9"
    table.point(19.0, 14.0)
    assert table.at("jim") == (19.0, 14.0)
    assert table.refused("full_gallop") == "TI-6.9"


@pytest.mark.clause("TI-6.10")
def test_a_compass_card_is_true_secret_and_from_silvers_hand() -> None:
    table = Table().turn_of("jim", day=6).play("compass")
    assert table.turn == SILVER
    sector = sector_of(place(6.0, 4.4), place(10.0, 11.0))
    held = table.view(SILVER)["silver"]["compass"]
    for choice in table.choices("give_compass"):
        assert choice["card"] in held
        assert sector not in SKULLS[choice["card"] - 1]
    table.do(table.position.legal(SILVER)[0])
    assert table.view(3)["compass"][0]["skulls"] is not None
    assert table.view(A)["compass"][0]["skulls"] is None


@pytest.mark.clause("TI-6.10")
def test_a_false_compass_card_is_refused() -> None:
    table = Table().turn_of("jim").play("compass")
    table.position.compass_hand = [1] * 8
    sector = sector_of(place(6.0, 4.4), place(10.0, 11.0))
    false = next(card for card in range(8) if sector in SKULLS[card])
    assert table.refused("give_compass", card=false + 1) == "TI-6.10"


@pytest.mark.clause("TI-6.10")
def test_every_card_is_true_for_a_treasure_under_the_pirate() -> None:
    table = Table().stands("jim", 10.0, 11.0).turn_of("jim").play("compass")
    assert len(table.choices("give_compass")) == 6


@pytest.mark.clause("TI-6.10")
@pytest.mark.parametrize(("pirate", "uses"), [("anne", 2), ("jim", 1)])
def test_anne_has_a_second_compass(pirate: str, uses: int) -> None:
    table = Table()
    for _ in range(uses):
        table.turn_of(pirate, actions=2, day=11).play("compass")
        table.do(table.position.legal(SILVER)[0])
    assert table.turn_of(pirate).refused("compass") == "TI-6.10"


@pytest.mark.clause("TI-6.11")
def test_king_george_searches_anywhere_on_legal_ground_and_can_win() -> None:
    table = Table().turn_of("anne").play("king_george")
    assert table.clause_against_point(14.0, 11.0) == "TI-6.11"
    table.point(10.3, 11.0)
    assert table.result.winners == [A]


@pytest.mark.clause("TI-6.11")
def test_king_george_is_annes_and_works_once() -> None:
    table = Table().turn_of("jim")
    assert table.refused("king_george") == "TI-6.11"
    table.turn_of("anne").move("king_george", 18.0, 9.0).miss().turn_of("anne")
    assert table.refused("king_george") == "TI-6.11"


@pytest.mark.clause("TI-6.12")
def test_the_spyglass_is_a_large_search_anywhere_once() -> None:
    table = Table(pirates=["anne", "olivier", "jim"]).turn_of("olivier", actions=2, day=11)
    table.play("spyglass")
    assert table.clause_against_point(14.0, 11.0) == "TI-6.12"
    table.point(18.0, 9.0).miss()
    assert table.refused("spyglass") == "TI-6.12"
    winner = Table(pirates=["anne", "olivier", "jim"]).turn_of("olivier")
    assert winner.move("spyglass", 10.0, 11.8).result.winners == [B]


@pytest.mark.clause("TI-6.13")
def test_a_thoroughbred_rides_twice_for_one_action() -> None:
    table = Table(pirates=["anne", "olivier", "jim"]).turn_of("olivier", day=6)
    table.move("horse", 12.6, 6.0).move("horse", 11.0, 11.0)
    assert table.at("olivier") == (11.0, 11.0)
    assert table.position.day == 7


@pytest.mark.clause("TI-6.13")
def test_the_second_ride_may_be_left_out() -> None:
    table = Table(pirates=["anne", "olivier", "jim"]).turn_of("olivier", day=6)
    assert table.move("horse", 12.6, 6.0).play("leave_it").position.day == 7


@pytest.mark.clause("TI-6.14")
def test_fortune_gives_jim_the_outer_edge() -> None:
    table = Table(rings="narrow").stands("jim", 10.0, 12.0).stands("anne", 10.0, 12.0)
    table.turn_of("jim").play("large_search")
    assert table.clause_against_point(10.0, 13.0) is None
    assert table.clause_against_point(10.0, 13.1) == "TI-6.6"
    assert table.point(10.0, 12.0).over
    other = Table(rings="narrow").stands("anne", 10.0, 12.0).turn_of("anne")
    assert not other.move("large_search", 10.0, 12.0).over


@pytest.mark.clause("TI-6.15")
def test_ancient_scrolls_are_two_more_true_district_cards() -> None:
    table = Table().turn_of("charlotte", actions=2, day=11).play("ancient_scrolls")
    assert len(table.dealt(B)) == 3
    own = table.position.chart.district_names[table.position.chart.district_at(table.treasure())]
    assert own not in table.dealt(B)
    assert table.refused("ancient_scrolls") == "TI-6.15"
    assert len(table.dealt(A)) == 1


@pytest.mark.clause("TI-6.15")
def test_silver_sees_the_cards_of_the_scrolls_and_no_other_pirate_does() -> None:
    table = Table().turn_of("charlotte", actions=2, day=11).play("ancient_scrolls")
    read = table.dealt(B)[-2:]
    assert table.dealt(SILVER) == read
    assert [event["district"] for event in table.told("district_dealt", SILVER)] == read
    assert [event.get("district") for event in table.told("district_dealt", C)] == [None, None]


@pytest.mark.clause("TI-6.15")
def test_the_scrolls_can_be_hidden_from_silver() -> None:
    table = Table(scrolls="hidden").turn_of("charlotte", actions=2, day=11).play("ancient_scrolls")
    assert table.dealt(SILVER) == []
    assert all("district" not in event for event in table.told("district_dealt", SILVER))


@pytest.mark.clause("TI-6.8")
def test_tokens_can_be_looked_at_twice_or_by_choice_once() -> None:
    table = Table().laid("truth", "bluff", "truth").turn_of("anne", actions=3, day=6)
    table.play("verify", hint=2).play("verify", hint=3)
    once = Table(verification="once").laid("truth", "bluff", "truth")
    once.turn_of("anne", actions=3, day=6).play("verify", hint=2)
    assert once.refused("verify", hint=3) == "TI-6.8"


@pytest.mark.clause("TI-6.15")
def test_the_scrolls_are_charlottes() -> None:
    assert Table().turn_of("jim").refused("ancient_scrolls") == "TI-6.15"
    assert USES[1 * 6 + 5] == 1


@pytest.mark.clause("TI-6.6")
def test_all_legal_middles_of_a_ring_are_in_the_region() -> None:
    table = Table().turn_of("anne").play("large_search")
    region = table.position.region(A)
    for spot in (place(4.0, 12.4), place(4.8, 12.4), place(4.9, 12.4)):
        legal = table.clause_against_point(column_of(spot) / 10, row_of(spot) / 10) is None
        assert holds(region, spot) == legal
    assert phase(table) == "pointing"
