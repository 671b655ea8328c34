"""The sensible player: what it does at the table, and how it fares."""

import pytest

import serai
from serai.engine.chance import chance_of
from serai.engine.studied import OneAmong, Setting
from serai.games.timbuktu.actions import SPACE
from serai.games.timbuktu.board import LOADING
from serai.games.timbuktu.loading import LOADS
from serai.games.timbuktu.strategy import choose, prices
from serai.lab.figures import standard_error
from tests.lab.studies import samples
from tests.timbuktu.table import Table, placed

PLAYERS = [3, 4, 5]


def chosen(table: Table, seat: int) -> dict[str, object]:
    """What the sensible player does, told from what the seat knows alone."""
    known = table.position.seen_by(seat).known
    return SPACE.to_json(serai.game("timbuktu").policy(known, seat, chance_of(1)))


def test_it_avoids_a_pitch_it_knows_to_be_robbed() -> None:
    """Seat 0 knows that palm 1 and 2 are robbed of gold and coffee; moon is as free."""
    table = placed(3).all_lay("AAA").stand(0, "A", "palm").load(0, "A", gold=2, coffee=2)
    assert chosen(table, 0) == {"action": "move", "pen": "moon", "toll": "none"}
    table.fill("palm", 2)
    assert chosen(table, 0) == {"action": "move", "pen": "palm", "toll": "none"}


def test_it_parks_a_camel_on_a_robbed_pitch_where_it_has_nothing_to_lose() -> None:
    table = placed(3).all_lay("AAA").stand(0, "A", "palm").load(0, "A", salt=2, water=2)
    assert chosen(table, 0) == {"action": "move", "pen": "palm", "toll": "none"}


def test_it_pays_a_toll_rather_than_lose_four_goods_for_certain() -> None:
    table = placed(5).all_lay("AAAAA").stand(0, "A", "palm")
    table.load(0, "A", gold=2, coffee=2).fill("moon", 5)
    move = chosen(table, 0)
    assert move["pen"] in ("lamp", "scimitar", "star")
    assert move["toll"] in ("gold", "coffee")


def test_it_pays_with_the_cheaper_good() -> None:
    table = placed(5).all_lay("AAAAA").stand(0, "A", "palm")
    table.load(0, "A", gold=2, coffee=2).fill("moon", 5)
    table.position.stolen = [9, 0, 0, 0, 0]
    assert chosen(table, 0)["toll"] == "coffee"


def test_it_moves_the_camel_with_most_to_lose_to_the_last_safe_pitch() -> None:
    """Seat 0 knows palm: pitch 3 is safe for gold there; only one camel has gold."""
    table = placed(3).fill("palm", 2)
    for letter in "ABCDEFGH":
        table.stand(0, letter, "palm").load(0, letter, water=1)
    table.load(0, "E", gold=4)
    assert chosen(table, 0) == {"action": "choose", "camel": "E"}


def test_a_kind_that_is_rarer_costs_more_to_lose() -> None:
    table = placed(4)
    table.position.stolen = [8, 0, 0, 0, 0]
    price = prices(table.position, 0)
    assert price[0] == max(price)
    assert min(price) > 0


def test_it_loads_camels_that_a_goods_card_would_spare() -> None:
    table = Table(3, loading="free")
    while table.position.phase == LOADING:
        seat = table.position.to_act()[0]
        action = choose(table.position, seat, table.chance)
        kinds = {kind for kind in range(5) if LOADS[action][kind]}
        if table.position.loaded[seat] < 4:
            cards = [{k for k in range(5) if card >> k & 1} for card in table.position.goods_cards]
            assert any(not kinds & card for card in cards)
        table.position.apply(seat, action, table.chance)


def one_among(players: int, others: str) -> tuple[float, float]:
    """The mean score of one sensible player, and that of the others."""
    found = samples("timbuktu", OneAmong(players, "sensible", others, {}), 4)
    points, theirs = (sum(found[name]) / 4 for name in ("points", "others"))
    return points, theirs


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("others", ["anything", "any_pen"])
def test_it_scores_far_more_than_random_players(players: int, others: str) -> None:
    own, theirs = one_among(players, others)
    assert own > 1.5 * theirs


@pytest.mark.parametrize("players", PLAYERS)
def test_it_beats_those_who_only_follow_arrows(players: int) -> None:
    own, theirs = one_among(players, "along_arrows")
    assert own > 1.3 * theirs


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("loading", ["printed", "free"])
def test_matches_of_sensible_players_end_with_sensible_scores(players: int, loading: str) -> None:
    found = samples("timbuktu", Setting(players, ["sensible"], {"loading": loading}), 1)
    assert found["last"][0] > 20
    assert found["tolls"][0] < found["stolen"][0]
    assert found["removed"][0] * 5 == pytest.approx(found["tolls"][0] + found["stolen"][0])
    assert 0 < found["swap 1"][0] < found["swap 2"][0]


def test_a_plain_player_gives_the_figures_of_the_earlier_simulation() -> None:
    scores = samples("timbuktu", Setting(5, ["plain"], {}), 30)["mean"]
    assert abs(sum(scores) / 30 - 96) < 4 * max(standard_error(scores), 0.5)
