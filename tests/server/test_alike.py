"""Sizes tell secrets too: what looks alike to a viewpoint is told it in the same bytes."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from serai.engine import registry
from serai.engine.chance import Chance, chance_of
from serai.engine.position import Position
from serai.server.main import opened
from serai.server.payloads.requests import NewSeat, NewTable
from serai.server.settings import Settings
from serai.server.tables import making, playing, seating, showing
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House, encoded

ADA = "a" * 64
WITH_SECRETS = ["livingstone", "treasure-island", "timbuktu"]
"""In Goldland nobody hides anything from the others."""
STEPS = 120
TRIES = 12
TOLD_APART = 5
"""In so many moments at least the worlds must differ where somebody sees no difference."""


class Twins:
    """Two tables with the same shuffle, where others choose differently as long as none sees it."""

    def __init__(self, house: House, one: HostedTable, other: HostedTable) -> None:
        self.house = house
        self.one, self.other = one, other
        self.viewpoints: list[int | None] = [None, *range(len(one.seats))]
        """Those to whom all has looked alike up to now."""
        self.compared = 0
        """How often a frame was the same though the worlds were not."""

    def play(self, step: int, chance: Chance) -> bool:
        """Go one step on in both worlds; False when they have nothing to do in common."""
        if not self.one.to_act() or self.one.to_act() != self.other.to_act():
            return False
        seat = self.one.to_act()[chance.below(len(self.one.to_act()))]
        action = world(self.one).sample(seat, chance)
        another = self.unlike(seat, action, chance)
        if another is None:
            return False
        playing.play(self.house, self.one, seat, action, f"step-{step:04}")
        playing.play(self.house, self.other, seat, another, f"step-{step:04}")
        return True

    def unlike(self, seat: int, action: int, chance: Chance) -> int | None:
        """Something else to do in the other world that most of those who look on cannot tell."""
        best, most = None, -1
        for _ in range(TRIES):
            tried = world(self.other).sample(seat, chance)
            unseen = self.cannot_tell(seat, action, tried)
            if tried != action and unseen > most:
                best, most = tried, unseen
        if most < 1 and world(self.other).refusal(seat, action) is None:
            return action
        return best

    def cannot_tell(self, seat: int, action: int, another: int) -> int:
        one, other = world(self.one).copy(), world(self.other).copy()
        one.apply(seat, action, chance_of(1))
        other.apply(seat, another, chance_of(1))
        return sum(one.seen_by(each).same(other.seen_by(each)) for each in self.viewpoints)

    def compare(self, since: dict[int | None, int]) -> None:
        """Whoever sees the same has been sent the same."""
        differ = world(self.one).to_bytes() != world(self.other).to_bytes()
        for viewpoint in self.viewpoints[:]:
            frames = [frame(each, viewpoint, since[viewpoint]) for each in (self.one, self.other)]
            if not looks_alike(self.one, self.other, viewpoint):
                self.viewpoints.remove(viewpoint)
                continue
            assert frames[0] == frames[1], viewpoint
            self.compared += differ
            since[viewpoint] = shown(self.one, viewpoint)
        if not (self.one.to_act() and self.other.to_act()):
            return  # the result of a match that is over is open to all, and may be another
        table_frames = [len(encoded(showing.whole(each, ADA))) for each in (self.one, self.other)]
        assert table_frames[0] == table_frames[1]


def world(table: HostedTable) -> Position:
    return table.need_play().match.position


def shown(table: HostedTable, viewpoint: int | None) -> int:
    return len(table.need_play().shown.to(viewpoint))


def looks_alike(one: HostedTable, other: HostedTable, viewpoint: int | None) -> bool:
    seen = [world(table).seen_by(viewpoint) for table in (one, other)]
    told = [table.need_play().shown.to(viewpoint) for table in (one, other)]
    return seen[0].same(seen[1]) and told[0] == told[1]


def frame(table: HostedTable, viewpoint: int | None, since: int) -> bytes:
    """What is sent to a viewpoint, but for the clock on the wall."""
    update = showing.update(table, viewpoint, since, 0)
    assert update.deadline is None or len(str(update.deadline)) == 13
    return encoded(msgspec.structs.replace(update, deadline=update.deadline and 0))


async def twins(house: House, game: str, seats: int) -> Twins:
    wanted = NewTable(game, [NewSeat("me") for _ in range(seats)], turn_seconds=600)
    one, other = [await making.make(house, ADA, wanted) for _ in range(2)]
    other.row.secret = one.row.secret
    for table in (one, other):
        seating.give_nonce(house, table, ADA, "00" * 16)
    return Twins(house, one, other)


@pytest.mark.parametrize("game", WITH_SECRETS)
def test_whoever_sees_no_difference_is_sent_none(tmp_path: Path, game: str) -> None:
    async def story() -> int:
        compared = 0
        async with opened(Settings(data=str(tmp_path), thinkers=1)) as house:
            for trial in range(3):
                chance = chance_of(trial)
                pair = await twins(house, game, max(3, registry.game(game).fewest))
                since = dict.fromkeys(pair.viewpoints, 0)
                for step in range(STEPS):
                    if not (pair.viewpoints and pair.play(step, chance)):
                        break
                    pair.compare(since)
                compared += pair.compared
        return compared

    assert asyncio.run(story()) >= TOLD_APART
