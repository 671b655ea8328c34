"""TI-4: laying hints, what tokens allow and demand, icons, exchange, borders, Silver's table."""

import pytest

from serai.games.treasure_island.components import CARD_NAMES, HAS_ICON
from serai.games.treasure_island.lattice import holds
from serai.games.treasure_island.statements import ground_of
from tests.treasure_island.table import SILVER, A, B, Table, place


@pytest.mark.clause("TI-4.1")
def test_card_token_and_statement_follow_each_other_and_a_card_is_drawn() -> None:
    table = Table().holds("rivals", "altitude", "bearing")
    table.play("play_hint", card="rivals").play("lay_token", token="truth")
    table.play("say_rivals", nearer="anne", farther="jim")
    hint = table.view(None)["hints"][0]
    assert hint["card"] == "rivals"
    assert hint["said"] == {"action": "say_rivals", "nearer": "anne", "farther": "jim"}
    assert hint["drawing"][0] == "nearer"
    assert len(table.view(SILVER)["silver"]["hand"]) == 3


@pytest.mark.clause("TI-4.1")
def test_only_a_card_in_hand_can_be_played() -> None:
    table = Table().holds("rivals", "altitude", "bearing")
    assert table.refused("play_hint", card="whispers") == "TI-4.1"


@pytest.mark.clause("TI-4.1")
def test_the_statement_must_be_of_the_card_that_was_played() -> None:
    table = Table().holds("rivals", "altitude", "bearing").play("play_hint", card="rivals")
    table.play("lay_token", token="truth")
    assert table.refused("say_altitude", zone="coast") == "TI-5.8"
    assert table.refused("nothing") == "TI-4.1"


@pytest.mark.clause("TI-4.1")
def test_an_empty_pile_is_made_of_the_exchanged_cards() -> None:
    table = Table().laid("truth").holds("bearing", "lost_quarter", "whispers").play("exchange")
    # with rivals laid and these three in hand, the pile has no card left
    table.holds("altitude", "out_of_reach", "within_reach")
    table.play("play_hint", card="out_of_reach").play("lay_token", token="truth").say_true()
    (drawn,) = set(table.view(SILVER)["silver"]["hand"]) - {"altitude", "within_reach"}
    assert drawn in {"bearing", "lost_quarter", "whispers"}


@pytest.mark.clause("TI-4.2")
def test_under_truth_a_false_statement_is_refused_and_changes_nothing() -> None:
    table = Table().holds("rivals", "altitude", "bearing").play("play_hint", card="rivals")
    table.play("lay_token", token="truth")
    before = table.position.to_bytes()
    assert table.refused("say_rivals", nearer="jim", farther="anne") == "TI-4.2"
    assert table.position.to_bytes() == before


@pytest.mark.clause("TI-4.3")
def test_under_a_bluff_anything_may_be_said() -> None:
    table = Table().laid("truth").bluffs(1).holds("rivals", "altitude", "bearing")
    table.play("play_hint", card="rivals").play("lay_token", token="bluff")
    assert table.clause_against("say_rivals", nearer="jim", farther="anne") is None
    assert table.clause_against("say_rivals", nearer="anne", farther="jim") is None


@pytest.mark.clause("TI-4.3")
def test_even_a_bluff_cannot_name_a_pirate_who_is_not_in_play() -> None:
    table = Table().laid("truth").bluffs(1).holds("rivals", "altitude", "bearing")
    table.play("play_hint", card="rivals").play("lay_token", token="bluff")
    assert table.refused("say_rivals", nearer="olivier", farther="anne") == "TI-5.8"


@pytest.mark.clause("TI-4.4")
def test_the_first_hint_carries_truth_and_all_know_it() -> None:
    table = Table().bluffs(1).holds("rivals", "altitude", "bearing")
    table.play("play_hint", card="rivals")
    assert table.refused("lay_token", token="bluff") == "TI-4.4"
    table.play("lay_token", token="truth").say_true()
    assert table.view(None)["hints"][0]["token"] == "truth"


@pytest.mark.clause("TI-4.5")
def test_a_bluff_must_have_been_taken_from_the_calendar() -> None:
    table = Table().laid("truth").holds("rivals", "altitude", "bearing")
    table.play("play_hint", card="rivals")
    assert table.refused("lay_token", token="bluff") == "TI-4.5"


@pytest.mark.clause("TI-4.5")
def test_six_truths_do_not_cover_seven_hints() -> None:
    table = Table().laid(*["truth"] * 6).bluffs(2).jailed(1)
    table.holds("rings", "corridor", "close_shave", day=16).play("play_hint", card="rings")
    assert table.refused("lay_token", token="truth") == "TI-4.5"
    assert table.clause_against("lay_token", token="bluff") is None


@pytest.mark.clause("TI-4.5")
def test_with_the_lie_seven_hints_may_go_without_a_bluff() -> None:
    table = Table(tricks="standard").laid("truth", "lie", *["truth"] * 4).bluffs(2).jailed(1)
    table.holds("rings", "corridor", "close_shave", day=16).play("play_hint", card="rings")
    assert table.clause_against("lay_token", token="truth") is None
    assert table.clause_against("lay_token", token="lie") == "TI-9.1"


@pytest.mark.clause("TI-4.5")
def test_a_laid_token_is_seen_by_silver_alone() -> None:
    table = Table().laid("truth").bluffs(1).holds("rivals", "altitude", "bearing")
    table.say("rivals", "bluff", nearer="anne", farther="jim")
    assert table.view(SILVER)["hints"][1]["token"] == "bluff"
    assert table.view(A)["hints"][1]["token"] is None


@pytest.mark.clause("TI-4.6")
def test_impossible_must_be_said_when_nothing_else_is_true() -> None:
    table = Table().holds("cold_ground", "rings", "corridor").stands("anne", 9.0, 11.0)
    table.laid("truth").play("play_hint", card="cold_ground").play("lay_token", token="truth")
    assert table.clause_against("say_cold_ground") == "TI-4.2"
    assert table.clause_against("say_impossible") is None


@pytest.mark.clause("TI-4.6")
def test_impossible_may_not_be_said_when_a_true_answer_exists() -> None:
    table = Table().holds("altitude", "rivals", "bearing").play("play_hint", card="altitude")
    table.play("lay_token", token="truth")
    assert table.clause_against("say_altitude", zone="volcano") is None
    assert table.clause_against("say_impossible") == "TI-4.6"


@pytest.mark.clause("TI-4.6")
def test_a_bluff_may_fake_impossible_where_the_card_knows_the_answer() -> None:
    table = Table().laid("truth").bluffs(1).holds("altitude", "rivals", "bearing")
    table.play("play_hint", card="altitude").play("lay_token", token="bluff")
    assert table.clause_against("say_impossible") is None


@pytest.mark.clause("TI-4.6")
def test_a_card_that_always_has_an_answer_knows_no_impossible() -> None:
    table = Table().laid("truth").bluffs(1).holds("altitude", "rivals", "bearing")
    table.play("play_hint", card="rivals").play("lay_token", token="bluff")
    assert table.clause_against("say_impossible") == "TI-4.6"


@pytest.mark.clause("TI-4.7")
def test_an_icon_card_waits_for_a_chest_token() -> None:
    table = Table().holds("bearing", "rivals", "altitude")
    assert table.refused("play_hint", card="bearing") == "TI-4.7"
    table.given("anne", "move_7")
    assert table.clause_against("play_hint", card="bearing") is None


@pytest.mark.clause("TI-4.7")
@pytest.mark.parametrize(("reading", "clause"), [("once", None), ("each", "TI-4.7")])
def test_one_token_unlocks_all_or_one_by_the_option(reading: str, clause: str | None) -> None:
    table = Table(chest_icon=reading).given("anne", "move_7").holds("bearing", "rivals", "altitude")
    table.say("bearing", "truth", pirate="anne", direction="east")
    table.holds("lost_quarter", "rivals", "altitude")
    assert table.clause_against("play_hint", card="lost_quarter") == clause


@pytest.mark.clause("TI-4.8")
def test_three_icon_cards_can_be_exchanged_in_the_open() -> None:
    table = Table().holds("bearing", "lost_quarter", "whispers").play("exchange")
    assert table.told("exchanged")[0]["cards"] == ["bearing", "lost_quarter", "whispers"]
    hand = table.view(SILVER)["silver"]["hand"]
    assert not any(HAS_ICON[CARD_NAMES.index(card)] for card in hand)


@pytest.mark.clause("TI-4.8")
def test_the_exchange_is_compulsory_if_no_card_can_be_played() -> None:
    table = Table().holds("bearing", "lost_quarter", "whispers")
    assert [choice["action"] for choice in table.choices("exchange")] == ["exchange"]
    assert table.choices("play_hint") == []


@pytest.mark.clause("TI-4.8")
def test_a_mixed_hand_cannot_be_exchanged() -> None:
    assert Table().holds("bearing", "lost_quarter", "rivals").refused("exchange") == "TI-4.8"


@pytest.mark.clause("TI-4.9")
def test_the_line_through_a_pirate_counts_for_both_sides() -> None:
    table = Table().given("anne", "move_7").stands("anne", 4.0, 11.0)
    table.holds("bearing", "rivals", "altitude").play("play_hint", card="bearing")
    table.play("lay_token", token="truth")
    assert table.clause_against("say_bearing", pirate="anne", direction="north") is None
    assert table.clause_against("say_bearing", pirate="anne", direction="south") is None
    assert table.clause_against("say_bearing", pirate="anne", direction="west") == "TI-4.2"


@pytest.mark.clause("TI-4.9")
def test_the_circle_counts_as_within_and_as_out_of_reach() -> None:
    table = Table().stands("anne", 4.0, 11.0)
    at = table.position.at
    for card in ("out_of_reach", "within_reach"):
        ground = ground_of(table.position.chart, CARD_NAMES.index(card), 1, at, -1)
        assert holds(ground, place(10.0, 11.0))


@pytest.mark.clause("TI-4.10")
def test_a_hint_keeps_to_where_the_pirates_stood() -> None:
    table = Table().holds("rivals", "altitude", "bearing")
    table.say("rivals", "truth", nearer="anne", farther="jim")
    before = table.view(B)["hints"][0]["runs"]
    table.stands("anne", 18.0, 9.0)
    assert table.view(B)["hints"][0]["runs"] == before


@pytest.mark.clause("TI-4.11")
def test_silver_is_shown_all_true_answers_and_what_they_leave() -> None:
    table = Table().holds("rivals", "altitude", "within_reach")
    offers = table.position.seen_by(SILVER).offers()
    rivals = next(offer for offer in offers if offer.action.get("card") == "rivals")
    answers = rivals.facts["true_answers"]
    assert isinstance(answers, list)
    assert {"action": "say_rivals", "nearer": "anne", "farther": "jim"} in [
        answer["say"] for answer in answers
    ]
    assert all(0 < answer["square_miles"] < 308 for answer in answers)
    assert len(answers) == 3
