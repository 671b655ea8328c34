"""What a way or a trade is said to cost and bring is what it then costs and brings."""

from collections.abc import Iterator
from typing import Any

import pytest

from serai.engine.chance import chance_of
from serai.games.goldland.actions import SPACE
from serai.games.goldland.components import KINDS, RATE
from serai.games.goldland.game import GAME
from serai.games.goldland.position import GoldlandPosition
from serai.games.goldland.state import CAMPING, PAYING
from serai.games.goldland.tiles import KIND_COUNT
from tests.goldland.table import CELL

SEEDS = range(3)
AT_ONCE = ("acquire", "exchange", "pay", "camp")
"""What is paid for in the same moment."""


def moments(seed: int) -> Iterator[GoldlandPosition]:
    """The decisions of a match that is played by the policy."""
    chance = chance_of(seed)
    position = GAME.start(2 + seed, {"round_cap": "40"}, chance)
    while position.to_act():
        assert isinstance(position, GoldlandPosition)
        yield position
        seat = position.active
        position.apply(seat, GAME.policy(position, seat, chance), chance)


def tried(position: GoldlandPosition, *actions: dict[str, object]) -> GoldlandPosition:
    """The position as it would be after some actions of the seat that is asked."""
    after = position.copy()
    assert isinstance(after, GoldlandPosition)
    for action in actions:
        number = SPACE.from_json(action)
        after.check(position.active, number)
        after.apply(position.active, number, chance_of(0))
    return after


def belongings(position: GoldlandPosition, seat: int) -> dict[str, int]:
    items = position.items[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]
    return dict(zip(KINDS, items, strict=True)) | {
        "tokens": position.tokens[seat],
        "camps": position.camps_left[seat],
    }


def spent(before: GoldlandPosition, after: GoldlandPosition) -> dict[str, int]:
    """What the seat that was asked has less of, and with a minus what it has more of."""
    had, has = belongings(before, before.active), belongings(after, before.active)
    return {name: had[name] - has[name] for name in had if had[name] != has[name]}


def open_offers(position: GoldlandPosition) -> list[dict[str, Any]]:
    offers: list[Any] = [each.to_json() for each in position.seen_by(position.active).offers()]
    return [offer for offer in offers if "refused" not in offer]


def step_to(position: GoldlandPosition, cell: str) -> dict[str, object]:
    """A step onto a cell without a camp, as a trip does it."""
    for offer in open_offers(position):
        action: dict[str, object] = offer["action"]
        if action["action"] == "step" and offer["facts"].get("cell") == cell:
            return action
    raise AssertionError(f"no step leads to {cell}")


def travelled(position: GoldlandPosition, trip: dict[str, Any]) -> GoldlandPosition:
    """Where a trip leads, paid from the backpack as far as that goes, and without camps."""
    for cell in trip["by"]:
        position = tried(position, step_to(position, cell))
        while position.phase in (PAYING, CAMPING):
            first = max(
                (offer["action"] for offer in open_offers(position)),
                key=lambda action: (action.get("pack", 0), not action.get("set", False)),
            )
            position = tried(position, first)
    return position


@pytest.mark.parametrize("seed", SEEDS)
def test_a_trip_costs_what_it_was_said_to_cost(seed: int) -> None:
    paid = 0
    for position in moments(seed):
        view: Any = position.seen_by(None).view()
        for trip in view["trips"]:
            cost = trip["pays"] | ({"tokens": trip["tokens"]} if trip["tokens"] else {})
            if not cost and len(trip["by"]) < 3:
                continue
            after = travelled(position, trip)
            assert after.cells[position.active] == CELL[trip["cell"]]
            found = spent(position, after)
            if trip["ordeal"]:
                tokens = found.pop("tokens", 0)
                assert sum(found.values()) + tokens // RATE[position.seats] == trip["ordeal"]
            else:
                assert found == cost
            paid += bool(cost)
    assert paid


@pytest.mark.parametrize("seed", SEEDS)
def test_a_choice_costs_and_brings_what_it_was_said_to(seed: int) -> None:
    seen = set()
    for position in moments(seed):
        for offer in open_offers(position):
            kind, facts = offer["action"]["action"], offer.get("facts", {})
            if kind not in AT_ONCE or not {"cost", "gain"} & facts.keys() or facts.get("left"):
                continue  # what is left after a part of a payment may be paid at once, too
            after = tried(position, offer["action"])
            said = dict(facts.get("cost", {}))
            for name, count in facts.get("gain", {}).items():
                said[name] = said.get(name, 0) - count
            assert spent(position, after) == said
            seen.add(kind)
    assert {"acquire", "camp", "pay"} <= seen
