"""The tables and the worked turn of Goldland's book agree with its data and its rules."""

import re
from collections import Counter
from collections.abc import Mapping

import pytest

from serai.games.goldland.components import ADVENTURES, DATA, KINDS, SPACES
from serai.games.goldland.game import GAME
from tests.goldland.table import Table

SINGULAR = dict(zip(KINDS, DATA["equipment"]["singular"], strict=True))
HOLDING = {"none": "nothing"} | {kind: f"a {name}" for kind, name in SINGULAR.items()}


def text(ident: str) -> str:
    return GAME.rulebook().clause(ident).text


def rows(ident: str) -> list[list[str]]:
    """The table of a clause without its heading."""
    lines = [line for line in text(ident).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def items(counts: Mapping[str, int]) -> str:
    """1 rope, 2 timbers."""
    return ", ".join(
        f"{count} {SINGULAR[kind] if count == 1 else kind.replace('_', ' ')}"
        for kind, count in counts.items()
    )


def place(tile: Mapping[str, str]) -> str:
    return tile["adventure"] if tile["kind"] == "adventure" else tile["kind"]


def where(places: Counter[str]) -> str:
    """A coast tile, 2 puma tiles."""
    if set(places) == {"start"}:
        return "the start tile"
    order = ["coast", "plain", *ADVENTURES]
    return ", ".join(
        f"a {name} tile" if places[name] == 1 else f"{places[name]} {name} tiles"
        for name in sorted(places, key=order.index)
    )


@pytest.mark.clause("GL-1.8")
def test_the_table_of_adventures_is_that_of_the_tiles() -> None:
    tiles = [tile for tile in DATA["tile"] if tile["kind"] == "adventure"]
    count = Counter((tile["adventure"], items(tile["cost"])) for tile in tiles)
    treasures = Counter(
        (tile["adventure"], items(tile["cost"])) for tile in tiles if tile["treasure"]
    )
    assert sorted(rows("GL-1.8")) == sorted(
        [*key, str(count[key]), str(treasures[key] or "none")] for key in count
    )


@pytest.mark.clause("GL-1.9")
def test_the_list_of_trades_is_that_of_the_tiles() -> None:
    found: dict[tuple[str, str], Counter[str]] = {}
    for tile in DATA["tile"]:
        if "offers" in tile:
            trade = HOLDING[tile["need"]], ", or ".join(items(offer) for offer in tile["offers"])
            found.setdefault(trade, Counter())[place(tile)] += 1
    assert sorted(rows("GL-1.9")) == sorted(
        [*trade, where(places)] for trade, places in found.items()
    )


@pytest.mark.clause("GL-15.1", "GL-15.2", "GL-15.3", "GL-15.4", "GL-15.5")
def test_the_worked_turn_goes_as_the_book_tells_it() -> None:
    table = Table(3).lay("E6", "A01", 2).lay("D6", "P09").put(0, "E7")
    table.pack(provisions=3, pearls=2, guns=1, spades=1)
    assert "3 provisions, 2 pearls, 1 gun and 1 spade, so 5 of the 12" in text("GL-15.1")
    assert SPACES - sum(table.held().values()) == 5

    table.play("step", to="north", way="survive")
    assert table.event("paid")["kind"] == "guns"
    assert table.event("marker") == {
        "event": "marker",
        "seat": 0,
        "adventure": "puma",
        "lost_by": None,
    }
    table.play("camp", set=True).go("west")
    assert table.event("moved")["steps"] == 3
    assert "the other 3 steps are lost" in text("GL-15.2")
    table.stop()

    table.play("acquire", take="2 timbers")
    assert table.held()["spades"] == 1

    table.explore("A18", "north", 2)
    assert table.event("laid") | {"tokens": 1, "treasure": True} == table.event("laid")
    assert table.why_not("step", to="north", way="survive") == "GL-3.2"
    table.end()

    assert table.held() == {"provisions": 3, "pearls": 2, "spades": 1, "timbers": 2}
    told = re.findall(r"\d+ \w+", text("GL-15.5"))
    assert told[:6] == ["3 provisions", "2 pearls", "1 spade", "2 timbers", "8 spaces", "4 steps"]
    assert SPACES - sum(table.held().values()) == 4
    table.others_pass().play("step", to="north", way="survive").play("camp", set=False).stop()
    assert table.held() == {"provisions": 3, "pearls": 2, "spades": 1}
    table.play("dig")
    assert table.held() == {"provisions": 1, "pearls": 2, "spades": 1}
