"""Where a move is said to lead, and what it is said to cost, is what then happens."""

from typing import Any

import pytest

from serai.engine.events import Tell
from serai.games.timbuktu.actions import SPACE
from serai.games.timbuktu.board import MOVING
from serai.games.timbuktu.components import GOODS, KINDS, PENS, PITCHES
from serai.games.timbuktu.position import Timbuktu
from tests.timbuktu.table import Table


def load_of(position: Timbuktu, camel: int) -> dict[str, int]:
    goods = position.loads[camel * KINDS : camel * KINDS + KINDS]
    return dict(zip(GOODS, goods, strict=True))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_move_costs_and_leads_where_it_was_said_to(seats: int) -> None:
    table, seen = Table(seats, seats), set()
    while table.position.to_act():
        position = table.position
        if position.phase == MOVING:
            seat = position.to_act()[0]
            camel = seat * position.camels + position.laid[seat]
            offers: list[Any] = [each.to_json() for each in position.seen_by(seat).offers()]
            for offer in offers:
                if "refused" in offer:
                    continue
                after, tell = position.copy(), Tell()
                assert isinstance(after, Timbuktu)
                after.apply(seat, SPACE.from_json(offer["action"]), table.chance, tell)
                if after.stage != position.stage or not after.to_act():
                    continue  # the thieves have come since
                pen = PENS.index(offer["action"]["pen"])
                assert after.spots[camel] == pen * PITCHES + offer["facts"]["pitch"] - 1
                had, has = load_of(position, camel), load_of(after, camel)
                lost = {good: had[good] - has[good] for good in GOODS if had[good] != has[good]}
                assert lost == offer["facts"].get("cost", {})
                assert (after.swaps != position.swaps) == offer["facts"]["swap"]
                seen.add((bool(lost), offer["facts"]["swap"]))
        table.random_step()
    assert len(seen) == 4
