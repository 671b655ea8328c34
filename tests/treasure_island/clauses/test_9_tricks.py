"""TI-9: trick cards, their points, dates, windows and effects."""

from typing import Any

import pytest

from serai.games.treasure_island.hunt import PHASES
from tests.treasure_island.table import SILVER, A, B, Table, place


def tricky(points: str = "1", seats: int = 4, **options: Any) -> Table:
    return Table(seats, tricks=options.pop("tricks", "standard"), trick_points=points, **options)


def windowed(points: str = "1", **options: Any) -> Table:
    """Silver is asked for a trick before day 6."""
    table = tricky(points, **options)
    table.position.day = 5
    return table


def revenge(points: str = "3", **options: Any) -> Table:
    return Table(
        treasure=(12.0, 8.0),
        map="revenge_island",
        tricks="extended",
        trick_points=points,
        **options,
    )


def phase(table: Table) -> str:
    return PHASES[table.position.phase]


@pytest.mark.clause("TI-9.1")
def test_the_standard_deck_is_known_to_all() -> None:
    dealt = tricky().view(None)["tricks"]["dealt"]
    assert dealt == ["lie", "fog", "patrol", "traitor", "phantom"]


@pytest.mark.clause("TI-9.1")
def test_of_the_extended_deck_two_big_tricks_are_dealt_in_secret() -> None:
    table = revenge()
    held = table.tricks_held()
    assert len(held) == 5
    assert held[:3] == ["lie", "fog", "patrol"]
    assert table.view(A)["tricks"]["dealt"] is None
    assert table.view(SILVER)["tricks"]["dealt"] == held


@pytest.mark.clause("TI-9.1")
def test_tunnel_stays_in_the_box_on_treasure_island() -> None:
    assert "tunnel" not in tricky("3", tricks="extended").tricks_held()


@pytest.mark.clause("TI-9.1")
def test_a_trick_is_played_once() -> None:
    table = windowed("3").play("fog", a=1, b=2, c=3)
    assert table.refused("fog", a=1, b=2, c=3) == "TI-9.1"


@pytest.mark.clause("TI-9.1")
def test_with_one_pirate_player_traitor_stays_in_the_box() -> None:
    table = tricky("3", seats=2).turn_of("anne").move("large_search", 4.0, 12.4)
    assert table.refused("give", token="move_7", traitor=True) == "TI-9.1"


@pytest.mark.clause("TI-9.2")
def test_the_values_played_stay_within_the_points() -> None:
    table = windowed("1").play("fog", a=1, b=2, c=3)
    assert table.refused("patrol") == "TI-9.2"
    easy = windowed("2").play("fog", a=1, b=2, c=3)
    assert easy.clause_against("patrol") is None


@pytest.mark.clause("TI-9.2")
def test_one_point_is_too_little_for_a_big_trick() -> None:
    table = tricky("1").turn_of("anne").move("large_search", 4.0, 12.4)
    assert table.refused("give", token="move_7", traitor=True) == "TI-9.2"


@pytest.mark.clause("TI-9.3")
def test_a_trick_has_a_last_day() -> None:
    table = windowed("3")
    table.position.day = 12
    assert table.clause_against("fog", a=1, b=2, c=3) is None
    table.position.day = 13
    assert table.clause_against("fog", a=1, b=2, c=3) == "TI-9.3"


@pytest.mark.clause("TI-9.4")
def test_silver_is_asked_before_the_calendar_and_before_every_action() -> None:
    table = tricky()
    assert phase(table) == "trick_window"
    table.position.day = 9
    table.play("no_trick")
    assert table.position.day == 10
    assert phase(table) == "trick_window"
    table.play("no_trick").play("pass")
    assert phase(table) == "trick_window"


@pytest.mark.clause("TI-9.4")
def test_he_may_play_while_he_answers_a_search() -> None:
    table = tricky().turn_of("anne").move("large_search", 4.0, 12.4)
    table.play("fog", a=1, b=2, c=3)
    assert phase(table) == "answering_search"


@pytest.mark.clause("TI-9.4")
def test_without_points_nobody_is_asked() -> None:
    assert phase(tricky("0")) == "choosing_hint"


@pytest.mark.clause("TI-9.4")
def test_a_secret_lie_does_not_close_the_windows() -> None:
    table = tricky("1").laid("truth", "lie").turn_of("anne", actions=2, day=9).play("pass")
    assert phase(table) == "trick_window"
    assert table.refused("patrol") == "TI-9.2"


@pytest.mark.clause("TI-9.5")
def test_under_the_lie_the_statement_must_be_false() -> None:
    table = tricky().laid("truth").holds("rivals", "altitude", "bearing")
    table.play("play_hint", card="rivals").play("lay_token", token="lie")
    assert table.refused("say_rivals", nearer="anne", farther="jim") == "TI-9.5"
    table.play("say_rivals", nearer="jim", farther="anne")
    assert table.view(A)["tricks"]["openly_spent"] == 0


@pytest.mark.clause("TI-9.5")
def test_the_first_hint_is_no_lie() -> None:
    table = tricky().holds("rivals", "altitude", "bearing").play("play_hint", card="rivals")
    assert table.refused("lay_token", token="lie") == "TI-4.4"


@pytest.mark.clause("TI-9.6")
def test_fog_stops_large_searches_and_long_moves() -> None:
    # Jim starts in Marrow Beach, district 1
    table = windowed().play("fog", a=1, b=2, c=3).turn_of("jim")
    assert table.refused("large_search") == "TI-9.6"
    table.play("horse")
    assert table.clause_against_point(6.0, 7.6 - 0.2) is None
    assert table.clause_against_point(2.4, 8.4) == "TI-9.6"


@pytest.mark.clause("TI-9.6")
def test_no_long_move_ends_in_fog_and_no_large_ring_has_its_middle_there() -> None:
    table = _fogged()
    table.turn_of("anne", actions=2).stands("anne", 2.0, 9.0).play("horse")
    assert table.clause_against_point(2.0, 5.5) == "TI-9.6"
    assert table.clause_against_point(2.2, 12.3) is None
    # the border to Marrow Beach runs from (1.7, 6.45) to (3.55, 5.95)
    table.turn_of("anne").stands("anne", 2.5, 6.7).play("large_search")
    assert table.clause_against_point(2.5, 6.0) == "TI-9.6"
    assert table.clause_against_point(2.5, 6.9) is None


def _fogged() -> Table:
    return windowed().play("fog", a=1, b=2, c=3)


@pytest.mark.clause("TI-9.6")
def test_fog_lifts_when_every_miniature_has_had_a_turn() -> None:
    table = _fogged()
    for _ in range(3):
        assert table.position.fog
        assert table.told("fog_lifted", B) == []
        table.turn_of("anne", day=8).play("pass")
    assert not table.position.fog
    names = table.position.chart.district_names[:3]
    assert table.told("fog_lifted", B) == [{"event": "fog_lifted", "districts": names}]


@pytest.mark.clause("TI-9.7")
def test_a_patrol_keeps_a_mile_from_every_pirate() -> None:
    table = windowed().play("patrol")
    assert table.clause_against_point(6.0, 7.3) == "TI-9.7"
    assert table.clause_against_point(6.0, 7.4) is None
    assert table.clause_against_point(10.0, 11.0) is None


@pytest.mark.clause("TI-9.7")
def test_a_patrol_closes_its_ground_to_moves_and_cuts_rings() -> None:
    table = windowed("1", rings="wide").play("patrol").point(10.0, 11.0)
    table.stands("anne", 7.8, 11.0).turn_of("anne", actions=2, day=11).play("horse")
    assert table.clause_against_point(9.0, 11.0) == "TI-9.7"
    assert table.clause_against_point(12.0, 11.0) == "TI-9.7"
    assert table.clause_against_point(7.8, 13.0) is None
    table.stands("anne", 8.0, 11.0).turn_of("anne").move("large_search", 9.0, 11.0)
    assert not table.over


@pytest.mark.clause("TI-9.7")
def test_a_patrol_leaves_when_every_miniature_has_had_a_turn() -> None:
    table = windowed().play("patrol").point(10.0, 11.0)
    for _ in range(3):
        assert table.position.patrol == place(10.0, 11.0)
        assert table.told("patrol_left", B) == []
        table.turn_of("anne", day=8).play("pass")
    assert table.position.patrol < 0
    assert table.told("patrol_left", B) == [{"event": "patrol_left", "spot": [100, 110]}]


@pytest.mark.clause("TI-9.8")
def test_the_traitor_wins_with_silver() -> None:
    table = tricky("2").turn_of("anne").move("large_search", 4.0, 12.4)
    table.play("give", token="move_7", traitor=True)
    assert table.view(A)["chest"][0]["traitor"] is True
    assert table.view(B)["chest"][0]["traitor"] is None
    table.escapes()
    if table.asked("no_trick"):
        table.play("no_trick")
    table.position.figures[0] = place(10.0, 9.0)
    table.play("run", figure=1).point(10.0, 11.0)
    assert table.result.winners == [SILVER, A]


@pytest.mark.clause("TI-9.8")
def test_the_traitor_may_win_by_finding_the_treasure() -> None:
    table = tricky("2").given("anne", "move_7", traitor=True).stands("anne", 10.0, 11.5)
    table.turn_of("anne").move("large_search", 10.0, 11.5)
    assert table.result.winners == [A]


@pytest.mark.clause("TI-9.8")
def test_with_two_players_the_traitor_stays_in_the_box_unless_it_is_kept() -> None:
    boxed = Table(2, tricks="standard", trick_points="3")
    assert "traitor" not in boxed.tricks_held()
    kept = Table(2, tricks="standard", trick_points="3", lone_traitor="kept")
    assert "traitor" in kept.tricks_held()
    for table, clause in ((boxed, "TI-9.1"), (kept, None)):
        table.turn_of("anne").move("large_search", 4.0, 12.4)
        assert table.clause_against("give", token="move_7", traitor=True) == clause


@pytest.mark.clause("TI-9.9")
def test_of_two_silvers_only_the_real_one_wins() -> None:
    table = tricky("2").jailed(1).escapes().play("phantom", tower=5, real="newcomer")
    assert table.view(A)["silver"]["real_figure"] is None
    assert table.view(SILVER)["silver"]["real_figure"] == 2
    table.position.figures = [place(10.0, 9.0), place(10.0, 9.5)]
    table.play("run", figure=1).point(10.0, 11.0)
    assert not table.over
    table.play("run", figure=2).point(10.0, 11.0)
    assert table.result.winners == [SILVER]


@pytest.mark.clause("TI-9.9")
def test_each_silver_has_two_moves_and_a_tower_of_his_own() -> None:
    table = tricky("2").jailed(1).escapes()
    assert table.refused("phantom", tower=1, real="prisoner") == "TI-9.9"
    table.play("phantom", tower=5, real="prisoner")
    assert table.position.steps == [2, 2]
    assert table.position.figures[1] == table.position.chart.towers[4].spot


@pytest.mark.clause("TI-9.10")
def test_a_tunnel_leads_from_mouth_to_mouth_once() -> None:
    table = revenge("2").jailed(1)
    table.position.trick_hand = [1, 1, 1, 0, 1, 1]
    table.escapes().play("open_tunnels")
    table.position.figures[0] = place(5.4, 3.5)
    table.play("tunnel", tunnel=3, to="b", figure=1)
    assert table.position.figures[0] == place(13.8, 4.6)
    assert table.position.steps[0] == 1
    assert table.refused("tunnel", tunnel=3, to="a", figure=1) == "TI-9.10"


@pytest.mark.clause("TI-9.10")
def test_the_mouth_must_be_within_a_mile() -> None:
    table = revenge("2").jailed(1)
    table.position.trick_hand = [1, 1, 1, 0, 1, 1]
    table.escapes().play("open_tunnels")
    table.position.figures[0] = place(5.4, 3.7)
    assert table.refused("tunnel", tunnel=3, to="b", figure=1) == "TI-9.10"
