"""Values, scores, ties."""

import pytest

from serai.games.timbuktu.board import OVER
from serai.games.timbuktu.components import GOODS
from serai.games.timbuktu.scoring import values
from tests.timbuktu.table import Table, placed


def over(players: int = 3, **options: str) -> Table:
    """The match is over, nobody has brought anything, nothing was lost."""
    table = placed(players, **options)
    position = table.position
    position.phase = OVER
    position.waiting = [0] * players
    position.loads = [0] * len(position.loads)
    position.stolen = [0] * len(GOODS)
    position.tolls = [0] * len(GOODS)
    return table


@pytest.mark.clause("TB-8.1")
def test_there_is_no_result_before_the_last_theft() -> None:
    table = Table(3)
    while table.position.phase != OVER:
        assert table.position.standing() is None
        table.random_step()
    assert table.position.standing() is not None


@pytest.mark.clause("TB-8.2")
def test_a_piece_is_worth_what_was_stolen_and_paid_of_its_kind() -> None:
    table = over()
    table.position.stolen = [0, 9, 1, 0, 0]
    table.position.tolls = [0, 3, 0, 2, 0]
    assert values(table.position) == [0, 12, 1, 2, 0]


@pytest.mark.clause("TB-8.2")
def test_by_option_only_stolen_pieces_count() -> None:
    table = over(value_counts="stolen")
    table.position.stolen = [0, 9, 1, 0, 0]
    table.position.tolls = [0, 3, 0, 2, 0]
    assert values(table.position) == [0, 9, 1, 0, 0]


@pytest.mark.clause("TB-2.8")
def test_goods_left_over_from_loading_count_only_by_option() -> None:
    for option, expected in (("no", [4, 0, 0, 0, 0]), ("yes", [6, 1, 0, 0, 0])):
        table = over(loading="free", setup_discards_count=option)
        table.position.stolen = [4, 0, 0, 0, 0]
        table.position.set_aside = [2, 1, 0, 0, 0]
        assert values(table.position) == expected


@pytest.mark.clause("TB-8.3")
def test_a_score_is_the_value_of_all_goods_brought_to_timbuktu() -> None:
    table = over().load(0, "A", coffee=2, gold=1).load(0, "H", coffee=1).load(1, "B", gold=3)
    table.position.stolen = [5, 12, 0, 0, 0]
    result = table.position.standing()
    assert result is not None
    assert result.points == [41, 15, 0]
    by_kind = {"gold": 5, "coffee": 36, "pepper": 0, "salt": 0, "water": 0}
    assert result.breakdown[0] == {**by_kind, "goods_delivered": 4}
    assert result.winners == [0]
    assert result.places == [1, 2, 3]


@pytest.mark.clause("TB-8.4")
def test_among_equal_totals_more_goods_win() -> None:
    table = over().load(0, "A", gold=1).load(1, "A", coffee=2).load(2, "A", coffee=1)
    table.position.stolen = [6, 3, 0, 0, 0]
    result = table.position.standing()
    assert result is not None
    assert result.points == [6, 6, 3]
    assert result.places == [2, 1, 3]
    assert result.winners == [1]


@pytest.mark.clause("TB-8.5")
def test_equal_totals_and_goods_share_the_place() -> None:
    table = over().load(0, "A", gold=1).load(1, "A", coffee=2).load(2, "F", coffee=2)
    table.position.stolen = [6, 3, 0, 0, 0]
    result = table.position.standing()
    assert result is not None
    assert result.places == [3, 1, 1]
    assert result.winners == [1, 2]


@pytest.mark.clause("TB-8.3")
def test_the_end_is_told_with_values_points_and_winners() -> None:
    table = Table(3).to_the_end()
    result = table.position.standing()
    assert result is not None
    (arrived,) = table.told("arrived")
    assert list(arrived["values"].values()) == values(table.position)
    assert [told["total"] for told in table.told("final_points")] == result.points
    assert table.told("match_ended")[0]["winners"] == result.winners
