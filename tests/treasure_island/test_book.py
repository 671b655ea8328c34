"""The figures and the worked day of Treasure Island's book agree with its data and its rules."""

import re
from math import sqrt

import pytest

from serai.games.treasure_island.components import (
    CORRIDOR_HALF,
    RING_EDGES,
    RING_RADII,
    RING_SETS,
    TWO_STARS_FROM,
)
from serai.games.treasure_island.game import GAME
from serai.games.treasure_island.hunt import TREASURE
from serai.games.treasure_island.lattice import squared_distance
from serai.games.treasure_island.options import TWO_STARS
from tests.treasure_island.table import SILVER, A, B, C, Table, place


def text(ident: str) -> str:
    return GAME.rulebook().clause(ident).text


def told(ident: str, value: str) -> str:
    """The line of a clause that tells what a value of an option means."""
    return next(line for line in text(ident).splitlines() if line.startswith(f"- `{value}`"))


@pytest.mark.clause("TI-6.6")
@pytest.mark.parametrize("rings", RING_SETS)
def test_the_book_tells_the_size_of_every_ring(rings: str) -> None:
    by_players = RING_RADII[RING_SETS.index(rings)][2:]
    _, _, line = told("TI-6.6", rings).partition(": ")
    said = [round(float(miles) * 100) for miles in re.findall(r"\d\.?\d*", line)]
    sets = [radii for players, radii in enumerate(by_players) if radii not in by_players[:players]]
    assert said == [radius for radii in reversed(sets) for radius in radii]


@pytest.mark.clause("TI-3.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_book_tells_from_when_on_a_turn_has_two_actions_by_default(seats: int) -> None:
    position = Table(seats).position
    first = TWO_STARS_FROM[position.options[TWO_STARS]][seats]
    number = ["two", "three", "four", "five"][seats - 2]
    _, _, line = told("TI-3.3", "even").partition(": ")
    sentence = next(part for part in line.split(";") if number in part)
    if first >= [19, 17][position.four_tokens()]:
        assert "only after the escape" in sentence
    else:
        assert re.findall(r"from day (\d+)", sentence) == [str(first)]


@pytest.mark.clause("TI-11.1", "TI-11.2", "TI-11.3", "TI-11.4", "TI-11.5")
def test_the_worked_day_goes_as_the_book_tells_it() -> None:
    table = Table().jailed(1).bluffs(1).laid("truth", "truth", "truth")
    table.position.day = 7
    table.comes(8)
    assert table.told("day", None) == [
        {"event": "day", "day": 8, "what": "black_spot_hint", "pirate": "charlotte"}
    ]
    away = [round(miles_to_treasure(table, name), 1) for name in ("anne", "charlotte", "jim")]
    assert away == [float(miles) for miles in re.findall(r"\d\.\d", text("TI-11.1"))]

    table.holds("nearest_rogue", "rings", "corridor", day=8)
    table.say("nearest_rogue", "bluff", pirate="anne")
    assert table.told("hint_said", C)[0]["pirate"] == "anne"
    assert table.view(C)["hints"][-1]["token"] is None
    assert len(table.view(SILVER)["silver"]["hand"]) == 3

    assert (table.turn, table.position.actions_left) == (B, 2)
    table.move("foot", 12.7, 13.4).move("small_search", 12.7, 13.1)
    assert re.findall(r"(\d\.\d) miles", text("TI-11.3")) == ["2.5", "0.3"]
    assert squared_distance(place(14.2, 15.4), place(12.7, 13.4)) == 250**2
    assert table.told("searched", A)[0]["found"] is False

    assert table.clause_against("give", token="east", traitor=False) == "TI-7.3"
    table.play("give", token="west", traitor=False)
    assert table.told("chest_given", B)[0]["token"] == "west"
    assert "token" not in table.told("chest_given", A)[0]

    table.play("verify", hint=4)
    assert table.view(B)["hints"][-1]["token"] == "bluff"
    assert table.view(A)["hints"][-1]["token"] is None

    assert table.turn == B
    table.play("end_turn")
    assert (table.position.day, table.turn) == (9, A)
    own = [clue for clue in table.view(B)["knowledge"]["clues"] if clue["kind"] == "chest"]
    assert max(row[1] + row[2] for row in own[0]["runs"]) == 127 + 1
    assert "chest" not in {clue["kind"] for clue in table.view(A)["knowledge"]["clues"]}


def miles_to_treasure(table: Table, pirate: str) -> float:
    x, y = table.at(pirate)
    return sqrt(squared_distance(place(x, y), table.position.secrets[TREASURE])) / 100


def test_silver_alone_is_shown_how_far_his_cards_measure() -> None:
    table = Table().holds("nearest_rogue", "rings", "corridor", day=8)
    shown = table.view(SILVER)["silver"]["measures"]
    assert shown == [[], RING_EDGES, [CORRIDOR_HALF]]
    assert table.view(C)["silver"]["measures"] is None
