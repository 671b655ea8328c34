"""Trips: what the view says of tiles in reach is what a person then finds on the way."""

from typing import Any

from serai.engine.chance import chance_of
from serai.games.goldland.board import NEIGHBOUR, cell_name
from serai.games.goldland.game import GAME
from tests.goldland.table import Table


def trip_to(table: Table, cell: str) -> dict[str, Any] | None:
    view: Any = table.position.seen_by(0).view()
    trips: list[dict[str, Any]] = view["trips"]
    return next((trip for trip in trips if trip["cell"] == cell), None)


def test_a_trip_along_roads_costs_steps_and_nothing_else() -> None:
    trip = trip_to(Table().pack(), "E7")
    assert trip == {
        "cell": "E7",
        "by": ["F7", "E7"],
        "steps": 2,
        "pays": {},
        "buys": {},
        "tokens": 0,
        "ordeal": 0,
    }


def test_a_trip_pays_for_its_adventures_from_the_backpack_first() -> None:
    table = Table().lay("F6", "A05", 1).pack(guns=1).tokens(3).put(0, "F7")
    trip = trip_to(table, "F6")
    assert trip is not None
    assert trip["pays"] == {"guns": 1}
    assert trip["buys"] == {"guns": 1}
    assert trip["tokens"] == 3


def test_a_trip_does_not_spend_the_same_item_twice() -> None:
    table = Table().lay("F6", "A02", 1).lay("F5", "A03", 1).put(0, "F7")
    table.pack(guns=1, spades=9)
    assert trip_to(table, "F6") is not None
    assert trip_to(table, "F5") is None


def test_a_trip_takes_the_long_way_round_where_that_is_cheaper() -> None:
    table = Table().lay("F6", "A02", 1).lay("E6", "P07", 1).pack(guns=1).put(0, "F7")
    trip = trip_to(table, "E6")
    assert trip is not None
    assert trip["by"] == ["E7", "E6"]
    assert trip["pays"] == {}


def test_an_ordeal_comes_last_on_a_trip() -> None:
    table = Table().lay("F6", "P07", 2).pack(provisions=4).put(0, "E7")
    table.position.roads[48 - 1 - 7] = 0
    trip = trip_to(table, "F6")
    assert trip is not None
    assert trip["ordeal"] == 4


def test_nobody_travels_before_their_turn_or_after_their_move() -> None:
    table = Table().go("west").stop()
    view: Any = table.position.seen_by(0).view()
    assert view["trips"] == []


def test_trips_begin_with_legal_steps_and_reach_every_cell_one_could_enter() -> None:
    table = Table(4, coast="random", round_cap="40")
    chance = chance_of(5)
    while table.phase != "over":
        position = table.position
        legal = [GAME.space.to_json(action) for action in position.legal(table.seat)]
        sides = {str(each["to"]) for each in legal if each["action"] == "step"}
        here = position.cells[table.seat]
        names = ["north", "east", "south", "west"]
        beside = {cell_name(NEIGHBOUR[here * 4 + names.index(side)]) for side in sides}
        view: Any = position.seen_by(None).view()
        assert {trip["by"][0] for trip in view["trips"]} <= beside
        assert beside <= {trip["cell"] for trip in view["trips"]}
        position.apply(table.seat, GAME.policy(position, table.seat, chance), chance)
