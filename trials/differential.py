"""A fleet beside the engine: the same choices, and everything compared at every step.

The engine plays each match by the verbs of a position, as people's matches are played; what a seat
is told is made from its observation, and the mask from the list of legal actions.
`python -m trials.differential --steps 1000000` compares a million steps, shared by all games.
"""

import argparse
import sys
import time

import numpy as np

import serai
from serai import envs
from serai.engine.chance import Chance
from serai.engine.choices import WHOLE, Choosing
from serai.engine.fleet import ONE_WIN, chance_for
from serai.engine.position import Position


class Twin:
    """One match of a fleet, played beside it by the engine alone."""

    def __init__(self, fleet: envs.Fleet, match: int, seed: int, options: dict[str, object]):
        self.game = serai.game(fleet.game)
        self.match, self.seed, self.options = match, seed, options
        self.begun = -1
        self.begin(fleet)

    def begin(self, fleet: envs.Fleet) -> None:
        self.begun += 1
        self.chance: Chance = chance_for(self.seed, self.match, self.begun)
        self.position: Position = self.game.start(fleet.seats, self.options, self.chance)
        self.choosing = Choosing()

    def compare(self, fleet: envs.Fleet) -> None:
        """What the fleet tells of this match is what the engine says."""
        seat = self.position.to_act()[0]
        encoding = fleet.engine.encoding
        known = self.position.seen_by(seat).known
        assert fleet.actor[self.match] == seat, self._where("another seat is asked")
        told = fleet.obs[self.match][: encoding.size].tolist()
        assert told == encoding.numbers(known, seat), self._where("another row")
        marked = np.flatnonzero(fleet.mask[self.match]).tolist()
        assert marked == self._legal(fleet, known, seat), self._where("another mask")

    def _legal(self, fleet: envs.Fleet, known: Position, seat: int) -> list[int]:
        choices, choosing = fleet.engine.choosable, self.choosing
        region = known.region(seat)
        if choosing.large == WHOLE:
            found = {choices.toward(action, choosing) for action in known.legal(seat)}
            found |= {
                large.opening for large in choices.larges if large.family.by_region and region
            }
            return sorted(found)
        large = choices.larges[choosing.large]
        meant = range(large.family.base + choosing.start, large.family.base + choosing.end)
        if large.family.by_region:
            actions = [
                large.family.base + place
                for place in range(choosing.start, choosing.end)
                if region >> place & 1
            ]
        else:
            actions = [action for action in known.legal(seat) if action in meant]
        return sorted({choices.toward(action, choosing) for action in actions})

    def choose(self, fleet: envs.Fleet, choice: int) -> None:
        seat = self.position.to_act()[0]
        choices = fleet.engine.choosable
        action = choices.choose(self.position, seat, self.choosing, choice)
        if action != WHOLE:
            self.position.check(seat, action)
            self.position.apply(seat, action, self.chance)

    def settle(self, fleet: envs.Fleet) -> None:
        """After a step: whether the match ended, and what it brought."""
        over = not self.position.to_act()
        assert fleet.ended[self.match] == over, self._where("one ended, the other did not")
        shares = [0.0] * fleet.seats
        if over:
            shares = [share / ONE_WIN for share in self.game.wins(self.position)]
        assert fleet.reward[self.match].tolist() == shares, self._where("another reward")
        if over:
            self.begin(fleet)

    def _where(self, what: str) -> str:
        return f"{self.game.name}, seed {self.seed}, match {self.match}, time {self.begun}: {what}"


def compare(name: str, seats: int, matches: int, steps: int, seed: int) -> int:
    """Step a fleet and the engine so often; how many matches ended meanwhile."""
    options: dict[str, object] = dict(serai.game(name).bounded())
    fleet = envs.fleet(name, matches, seats, seed, options)
    twins = [Twin(fleet, match, seed, options) for match in range(matches)]
    chance = np.random.default_rng(seed)
    ended = 0
    for _ in range(steps):
        for twin in twins:
            twin.compare(fleet)
        chosen = (chance.random(fleet.mask.shape) * fleet.mask).argmax(axis=1)
        for twin in twins:
            twin.choose(fleet, int(chosen[twin.match]))
        fleet.step(chosen)
        for twin in twins:
            twin.settle(fleet)
        ended += int(fleet.ended.sum())
    return ended


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--steps", type=int, default=1_000_000, help="steps in all (1000000)")
    reader.add_argument("--matches", type=int, default=16, help="matches of each fleet (16)")
    reader.add_argument("--seed", type=int, default=1)
    wish = reader.parse_args()
    tables = [
        (name, seats)
        for name in serai.games()
        for seats in range(serai.game(name).fewest, serai.game(name).most + 1)
    ]
    each = max(1, wish.steps // len(tables) // wish.matches)
    for name, seats in tables:
        began = time.monotonic()
        ended = compare(name, seats, wish.matches, each, wish.seed)
        took = time.monotonic() - began
        print(
            f"{name}, {seats} seats: {each * wish.matches:,} steps alike, {ended} matches ended,"
            f" {took:.0f} s"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
