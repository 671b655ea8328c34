"""PPO in one file, on a fleet: a policy that learns LivingStone, or any game here, for two or more.

python examples/ppo.py livingstone --core-minutes 20 --curve curve.svg

It begins by copying the decisions of the greedy bot (`--copied 0` leaves that out), then plays
whole fleets: in half of the matches against itself, in the others on one seat against greedy bots.
Every seat is the same network, which is told what the seat knows and what it may choose. Needs
torch, which Serai does not install: `pip install torch`.
"""

import argparse
import math
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch  # type: ignore[import-not-found]  # outside of our locks, on purpose
from numpy.typing import NDArray
from torch import nn

import serai
from serai import envs
from serai.engine.choices import WHOLE

Rows = NDArray[Any]


@dataclass
class Settings:
    """What PPO is set to; the short form of the test makes everything smaller."""

    game: str = "livingstone"
    seats: int | None = None
    seed: int = 1
    matches: int = 128
    steps: int = 64
    """Steps of every match between two updates."""
    width: int = 256
    copied: int = 600
    """Steps of a fleet of greedy bots that are copied first."""
    updates: int = 10_000
    core_minutes: float = 20.0
    """Processor time, of all threads together, after which training stops."""
    rate: float = 3e-4
    epochs: int = 3
    pieces: int = 8
    """Parts into which an update divides its rows."""
    discount: float = 1.0
    trace: float = 0.95
    clip: float = 0.2
    surprise: float = 0.005
    """How much the policy is paid for remaining undecided."""
    judged_every: int = 20
    judged_by: int = 200
    """Updates between two judgements, and matches against greedy bots of each."""


class Policy:
    """A network with two heads: what to choose, and how the match will end for the seat."""

    def __init__(self, numbers: int, choices: int, width: int) -> None:
        self.trunk: Any = nn.Sequential(
            nn.Linear(numbers, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.choice: Any = nn.Linear(width, choices)
        self.worth: Any = nn.Linear(width, 1)
        nn.init.orthogonal_(self.choice.weight, 0.01)
        nn.init.zeros_(self.choice.bias)
        self.middle = torch.zeros(numbers)
        self.spread = torch.ones(numbers)

    def parameters(self) -> list[Any]:
        return [*self.trunk.parameters(), *self.choice.parameters(), *self.worth.parameters()]

    def settle(self, rows: Rows) -> None:
        """Bring every number into the same range, by rows that were seen."""
        seen = torch.from_numpy(rows.astype(np.float32))
        self.middle = seen.mean(0)
        self.spread = seen.std(0) + 0.1

    def __call__(self, rows: Any, masks: Any) -> tuple[Any, Any]:
        """The logarithms of how likely each choice is, and what the seat may expect."""
        scaled = ((rows.float() - self.middle) / self.spread).clamp(-5, 5)
        known = self.trunk(scaled)
        logits = self.choice(known).masked_fill(masks == 0, -1e9)
        return logits.log_softmax(-1), self.worth(known).squeeze(-1)

    def choose(self, rows: Rows, masks: Rows, best: bool = False) -> tuple[Rows, Rows, Rows]:
        """A choice for every row, how likely it was, and what is expected."""
        with torch.no_grad():
            told, worth = self(torch.from_numpy(rows), torch.from_numpy(masks))
            lots = told if best else told - torch.empty_like(told).exponential_().log()
            chosen = lots.argmax(-1)
            likely = told.gather(1, chosen[:, None]).squeeze(1)
        return chosen.numpy(), likely.numpy(), worth.numpy()


class Greedy:
    """Greedy bots on some seats of a fleet; they know actions, and choose them part by part."""

    def __init__(self, fleet: envs.Fleet, seed: int) -> None:
        self._fleet = fleet
        self._bot = serai.bot(fleet.game, "greedy", seed)
        self._meant = [WHOLE] * fleet.matches

    def choose(self, match: int) -> int:
        engine = self._fleet.engine
        choosing = engine.choosing[match]
        if choosing.large == WHOLE:
            seen = engine.positions[match].seen_by(int(self._fleet.actor[match]))
            self._meant[match] = int(self._bot.choose(seen))
        return engine.choosable.toward(self._meant[match], choosing)


def sits_greedy(fleet: envs.Fleet, share: float) -> NDArray[np.bool_]:
    """For every match and seat whether a greedy bot sits there: all seats but one, in turn."""
    greedy = np.zeros((fleet.matches, fleet.seats), np.bool_)
    for match in range(int(fleet.matches * share)):
        greedy[match] = True
        greedy[match, match % fleet.seats] = False
    return greedy


@dataclass
class Rollout:
    """What happened in some steps of a fleet, a row for every step and match."""

    obs: list[Rows] = field(default_factory=list)
    masks: list[Rows] = field(default_factory=list)
    chosen: list[Rows] = field(default_factory=list)
    likely: list[Rows] = field(default_factory=list)
    worth: list[Rows] = field(default_factory=list)
    actors: list[Rows] = field(default_factory=list)
    learns: list[Rows] = field(default_factory=list)
    rewards: list[Rows] = field(default_factory=list)
    ended: list[Rows] = field(default_factory=list)


class Learner:
    """A policy, its fleet, and what it has learnt."""

    def __init__(self, settings: Settings) -> None:
        torch.manual_seed(settings.seed)
        self.settings = settings
        self.options = serai.game(settings.game).bounded()
        self.fleet = self._fleet(settings.matches, settings.seed)
        self.greedy = sits_greedy(self.fleet, 0.5)
        self.bots = Greedy(self.fleet, settings.seed)
        self.policy = Policy(len(self.fleet.names), len(self.fleet.choices), settings.width)
        self.policy.settle(self.fleet.obs)
        self.optimiser = torch.optim.Adam(self.policy.parameters(), settings.rate, eps=1e-5)
        self.curve: list[tuple[float, float, float, float]] = []
        """Core-minutes, share of wins against greedy bots, and the interval of it."""

    def _fleet(self, matches: int, seed: int) -> envs.Fleet:
        wish = self.settings
        return envs.fleet(wish.game, matches, wish.seats, seed, self.options)

    # Copying.

    def copy_greedy(self) -> None:
        """Learn the decisions of greedy bots among themselves, from a fleet of their own."""
        wish = self.settings
        fleet = self._fleet(wish.matches, wish.seed + 1)
        bots = Greedy(fleet, wish.seed + 1)
        obs, masks, chosen = [], [], []
        for _ in range(wish.copied):
            choices = np.array([bots.choose(match) for match in range(fleet.matches)])
            obs.append(fleet.obs.copy())
            masks.append(fleet.mask.copy())
            chosen.append(choices)
            fleet.step(choices)
        rows, marks = np.concatenate(obs), np.concatenate(masks)
        self.policy.settle(rows)
        told = torch.from_numpy(np.concatenate(chosen))
        for number in range(4 * len(rows) // 1024 + 1):
            some = torch.randint(len(rows), (1024,))
            likely, _ = self.policy(torch.from_numpy(rows[some]), torch.from_numpy(marks[some]))
            loss = nn.functional.nll_loss(likely, told[some])
            self._follow(loss, 1e-3 if number < 3 * len(rows) // 1024 else 3e-4)

    def _follow(self, loss: Any, rate: float) -> None:
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self.optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
        self.optimiser.step()

    # Playing.

    def play(self) -> tuple[Rollout, Rows]:
        """Some steps of every match; also what those who are asked then expect."""
        fleet, done = self.fleet, Rollout()
        every = np.arange(fleet.matches)
        for _ in range(self.settings.steps):
            done.obs.append(fleet.obs.copy())
            done.masks.append(fleet.mask.copy())
            done.actors.append(fleet.actor.copy())
            chosen, likely, worth = self.policy.choose(done.obs[-1], done.masks[-1])
            by_bot = self.greedy[every, fleet.actor]
            for match in np.flatnonzero(by_bot):
                chosen[match] = self.bots.choose(int(match))
            fleet.step(chosen)
            done.chosen.append(chosen)
            done.likely.append(likely)
            done.worth.append(worth)
            done.learns.append(~by_bot)
            done.ended.append(fleet.ended.copy())
            done.rewards.append(self._pay())
        _, _, worth = self.policy.choose(fleet.obs.copy(), fleet.mask.copy())
        return done, worth

    def _pay(self) -> Rows:
        """1 for the winner of a match that ended, and as much less for the others together."""
        shares = self.fleet.reward
        fair = self.fleet.ended[:, None] / self.fleet.seats
        return np.asarray((shares - fair) * self.fleet.seats / (self.fleet.seats - 1))

    def advantages(self, done: Rollout, expected: Rows) -> tuple[Rows, Rows]:
        """How much better than expected every choice was, seat by seat, from the end backwards."""
        wish, fleet = self.settings, self.fleet
        every = np.arange(fleet.matches)
        after = np.repeat(-expected[:, None] / (fleet.seats - 1), fleet.seats, 1)
        after[every, fleet.actor] = expected
        trail = np.zeros((fleet.matches, fleet.seats))
        paid = np.zeros((fleet.matches, fleet.seats))
        better = np.zeros((len(done.obs), fleet.matches))
        for step in reversed(range(len(done.obs))):
            over = done.ended[step]
            after[over], trail[over], paid[over] = 0.0, 0.0, done.rewards[step][over]
            actor, worth = done.actors[step], done.worth[step]
            surprise = paid[every, actor] + wish.discount * after[every, actor] - worth
            better[step] = surprise + wish.discount * wish.trace * trail[every, actor]
            trail[every, actor] = better[step]
            after[every, actor] = worth
            paid[every, actor] = 0.0
        return better, better + np.stack(done.worth)

    # Learning.

    def update(self) -> None:
        """Play for a while and learn from it."""
        wish = self.settings
        done, expected = self.play()
        better, brought = self.advantages(done, expected)
        keep = np.concatenate(done.learns)
        obs = torch.from_numpy(np.concatenate(done.obs)[keep])
        masks = torch.from_numpy(np.concatenate(done.masks)[keep])
        chosen = torch.from_numpy(np.concatenate(done.chosen)[keep])
        likely = torch.from_numpy(np.concatenate(done.likely)[keep])
        gains = torch.from_numpy(better.reshape(-1)[keep].astype(np.float32))
        goals = torch.from_numpy(brought.reshape(-1)[keep].astype(np.float32))
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        for _ in range(wish.epochs):
            for some in torch.randperm(len(obs)).chunk(wish.pieces):
                told, worth = self.policy(obs[some], masks[some])
                now = told.gather(1, chosen[some, None]).squeeze(1)
                times = (now - likely[some]).exp()
                held = times.clamp(1 - wish.clip, 1 + wish.clip)
                gain = torch.min(times * gains[some], held * gains[some]).mean()
                undecided = -(told.exp() * told).sum(-1).mean()
                missed = (worth - goals[some]).pow(2).mean()
                self._follow(0.5 * missed - gain - wish.surprise * undecided, wish.rate)

    def judge(self, matches: int, seed: int) -> tuple[float, float, float]:
        """The share of wins of one seat against greedy bots, in turn on every seat.

        With the interval that holds the true share in 19 of 20 cases (Wilson's). Every match of
        a fleet is played once, so that quick ones do not count more often.
        """
        fleet = self._fleet(matches, seed)
        greedy = sits_greedy(fleet, 1.0)
        bots = Greedy(fleet, seed)
        every = np.arange(matches)
        open_, won = np.ones(matches, np.bool_), 0.0
        while open_.any():
            chosen, _, _ = self.policy.choose(fleet.obs.copy(), fleet.mask.copy(), best=True)
            for match in np.flatnonzero(greedy[every, fleet.actor] & open_):
                chosen[match] = bots.choose(int(match))
            fleet.step(chosen)
            for match in np.flatnonzero(fleet.ended & open_):
                won += float(fleet.reward[match, match % fleet.seats])
            open_ &= ~fleet.ended
        return wilson(won / matches, matches)

    def learn(self, tell: bool = False) -> None:
        """Copy, then improve, until the time is up; the curve grows meanwhile."""
        wish, began = self.settings, time.process_time()
        judging = 0.0
        if wish.copied:
            self.copy_greedy()
        for number in range(wish.updates + 1):
            minutes = (time.process_time() - began - judging) / 60
            last = number == wish.updates or minutes >= wish.core_minutes
            if number % wish.judged_every == 0 or last:
                looked = time.process_time()
                self.curve.append((minutes, *self.judge(wish.judged_by, 10_000 + number)))
                judging += time.process_time() - looked
                if tell:
                    share, low, high = self.curve[-1][1:]
                    print(
                        f"{minutes:5.1f} core-minutes, {number} updates: {share:.1%} of wins"
                        f" against greedy, {low:.1%} to {high:.1%}",
                        flush=True,
                    )
            if last:
                return
            self.update()


def wilson(share: float, count: int) -> tuple[float, float, float]:
    """A share, and the interval that holds the true one in 19 of 20 cases."""
    z = 1.96
    middle = (share + z * z / 2 / count) / (1 + z * z / count)
    half = z * math.sqrt(share * (1 - share) / count + (z / 2 / count) ** 2) / (1 + z * z / count)
    return share, middle - half, middle + half


def draw(curve: list[tuple[float, float, float, float]], file: Path, title: str) -> None:
    """The curve as a picture, in the format that the file's name says."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot

    minutes, shares, lows, highs = zip(*curve, strict=True)
    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    axes.fill_between(minutes, lows, highs, alpha=0.25, label="19 of 20")
    axes.plot(minutes, shares, marker="o", markersize=3, label="share of wins")
    axes.axhline(0.5, color="grey", linestyle="--", linewidth=1)
    axes.set(xlabel="core-minutes", ylabel="wins against greedy", ylim=(0, 1), title=title)
    axes.legend(loc="lower right")
    figure.savefig(file)
    pyplot.close(figure)


def main() -> None:
    usual = Settings()
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game", choices=serai.games())
    reader.add_argument("--seats", type=int)
    reader.add_argument("--seed", type=int, default=usual.seed)
    reader.add_argument("--core-minutes", type=float, default=usual.core_minutes)
    reader.add_argument("--copied", type=int, default=usual.copied)
    reader.add_argument("--threads", type=int, default=2)
    reader.add_argument("--curve", type=Path, help="where to draw the curve (.svg, .png)")
    reader.add_argument("--final", type=int, default=400, help="matches of the last judgement")
    wish = reader.parse_args()
    torch.set_num_threads(wish.threads)
    learner = Learner(
        Settings(
            wish.game,
            wish.seats,
            wish.seed,
            copied=wish.copied,
            core_minutes=wish.core_minutes,
        )
    )
    learner.learn(tell=True)
    share, low, high = learner.judge(wish.final, 1_000_000)
    print(f"{wish.final} matches: {share:.1%} of wins against greedy, {low:.1%} to {high:.1%}")
    if wish.curve:
        draw(learner.curve, wish.curve, f"PPO, {wish.game}, {learner.fleet.seats} seats")


if __name__ == "__main__":
    main()
