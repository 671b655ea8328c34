"""Many matches stepped together, for programs that learn: what their seats know, what they may
choose, who is asked and what it brought lie in buffers that NumPy reads without copying.

A match that ends begins anew. Match i of a fleet draws from a key of its own, made from the fleet's
seed, i and how often it has begun, so that each can be played again by itself.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from serai.engine.actions import shown
from serai.engine.chance import Chance, QuickChance
from serai.engine.choices import WHOLE, Choices, Choosing
from serai.engine.errors import BadInput
from serai.engine.game import Game
from serai.engine.position import Position

LONGEST: Final = 1 << 60
NOBODY: Final = -1
"""The actor of a match that is over."""
ONE_WIN: Final = 1000.0
SPREAD_MATCHES: Final = 1_000_003
SPREAD_TIMES: Final = 7_919


def chance_for(seed: int, match: int, times: int) -> Chance:
    """The chance of a match of a fleet that begins for the so-manieth time."""
    return QuickChance((seed * SPREAD_MATCHES + match) * SPREAD_TIMES + times)


def leads(position: Position) -> list[int]:
    """By how many points each seat is ahead of the best of the others at the end of a match."""
    standing = position.standing()
    if standing is None:
        raise AssertionError("the match is not over")
    points = standing.points
    return [
        points[seat] - max([points[other] for other in range(position.seats) if other != seat])
        for seat in range(position.seats)
    ]


class Fleet:
    """The matches of one game; `step` lets every one of them go on by a choice."""

    def __init__(
        self,
        game: Game,
        matches: int,
        seats: int,
        options: dict[str, object] | None,
        seed: int,
        most: int = 0,
        anew: bool = True,
        lead: bool = False,
        first: int = 0,
    ) -> None:
        if matches < 1:
            raise BadInput(f"a fleet has one match or more, not {matches}")
        self.game = game
        self.rules = game.rules
        self.values = game.options.resolve(options, game.rules)
        """The options once resolved; all matches share them."""
        self.seed = seed
        self.first = first
        """The number of the first match: a fleet may be a part of a larger one."""
        self.lead = lead
        """Whether a match's end brings the lead instead of the share of the win."""
        self.most = most if most > 0 else LONGEST
        """Decisions after which a match is cut off; 0 stands for none."""
        self.anew = anew
        """Whether a match that ends begins anew; else nobody is asked in it any more."""
        self.matches: i64 = matches
        self.seats: i64 = seats
        self.encoding = game.encoded(seats)
        self.choosable = Choices(game.space)
        self.told: i64 = self.encoding.size
        self.width: i64 = self.told + 1 + self.choosable.most_parts
        """Numbers in a row: the encoding, then how far a choice in parts has come."""
        self.count: i64 = self.choosable.size
        self.numbers = vec[i16]([0 for _ in range(matches * self.width)])
        self.mask = vec[u8]([0 for _ in range(matches * self.count)])
        self.actor = vec[i64]([0 for _ in range(matches)])
        self.reward = vec[float]([0.0 for _ in range(matches * seats)])
        """Of the last step: what a match's end brings every seat, else nought."""
        self.ended = vec[u8]([0 for _ in range(matches)])
        self.cut = vec[u8]([0 for _ in range(matches)])
        """Whether the match ended with the last step by the rules, or by being too long."""
        self.times = [0] * matches
        self.length = [0] * matches
        self.positions: list[Position] = []
        self.chances: list[Chance] = []
        self.choosing = [Choosing() for _ in range(matches)]
        for match in range(matches):
            chance = chance_for(seed, first + match, 0)
            self.chances.append(chance)
            self.positions.append(self.start(chance))
            self.show(match)

    def start(self, chance: Chance) -> Position:
        """A match before its first decision."""
        position = self.game.empty(self.seats, self.values, self.rules)
        self.game.set_up(position, chance, None)
        return position

    def reseed(self, seed: int) -> None:
        """Let all matches begin as in a new fleet with this seed."""
        self.seed = seed
        for match in range(self.matches):
            self.times[match] = -1
            self._pay_nothing(match)
            self.begin(match)

    def begin(self, match: int) -> None:
        """Let a match begin anew."""
        self.times[match] += 1
        chance = chance_for(self.seed, self.first + match, self.times[match])
        self.chances[match] = chance
        self.positions[match] = self.start(chance)
        self.choosing[match].clear()
        self.length[match] = 0
        self.show(match)

    def show(self, match: i64) -> None:
        """Lay out for whoever is asked in a match what he knows and may choose."""
        position = self.positions[match]
        seat: i64 = position.to_act()[0]
        self.actor[match] = seat
        at: i64 = match * self.width
        self.encoding.write(position, seat, self.numbers, at)
        self.choosable.tell(self.choosing[match], self.numbers, at + self.told)
        marks: i64 = match * self.count
        self.choosable.mark(position, seat, self.choosing[match], self.mask, marks)

    def step(self, choices: list[int]) -> None:
        """Make a choice in every match; if one of them is not legal, none is made."""
        if len(choices) != self.matches:
            raise BadInput(f"{len(choices)} choices for {self.matches} matches")
        for match in range(self.matches):
            choice = choices[match]
            if not 0 <= choice < self.count or self.mask[match * self.count + choice] == 0:
                self._refuse(match, choice)
        for match in range(self.matches):
            self.choose(match, choices[match])

    def _refuse(self, match: int, choice: int) -> None:
        names = self.choosable.names
        named = names[choice] if 0 <= choice < self.count else shown(choice)
        raise BadInput(f"match {match}: {named} is not legal now; the mask says what is")

    def choose(self, match: i64, choice: int) -> None:
        """Make one legal choice in one match."""
        position = self.positions[match]
        seat = int(self.actor[match])
        action = self.choosable.choose(position, seat, self.choosing[match], choice)
        if action == WHOLE:
            self._pay_nothing(match)
            self.show(match)
        else:
            self.play(match, action)

    def play(self, match: i64, action: int) -> None:
        """Play an action of whoever is asked in a match, as a bot does that knows actions."""
        self._pay_nothing(match)
        position = self.positions[match]
        self.choosing[match].clear()
        position.apply(int(self.actor[match]), action, self.chances[match])
        self.length[match] += 1
        over = not position.to_act()
        if over:
            self.ended[match] = 1
            self._pay(match, position)
        elif self.length[match] >= self.most:
            self.cut[match] = 1
        if not self.ended[match] and not self.cut[match]:
            self.show(match)
        elif self.anew:
            self.begin(match)
        else:
            self.close(match)

    def _pay(self, match: i64, position: Position) -> None:
        at: i64 = match * self.seats
        paid = leads(position) if self.lead else self.game.wins(position)
        for share in paid:
            self.reward[at] = float(share) if self.lead else share / ONE_WIN
            at += 1

    def close(self, match: i64) -> None:
        """Ask nobody in a match any more."""
        self.actor[match] = NOBODY
        for at in range(match * self.count, (match + 1) * self.count):
            self.mask[at] = 0

    def look(self, match: i64, seat: i64, out: vec[i16], marks: vec[u8]) -> None:
        """Lay out for any seat what it knows and may choose, also if others are asked before it."""
        position = self.positions[match]
        self.encoding.write(position, seat, out, 0)
        asked = self.actor[match] == seat
        for part in range(self.told, self.width):
            out[part] = self.numbers[match * self.width + part] if asked else 0
        for choice in range(self.count):
            marks[choice] = 0
        if seat in position.to_act() and self.actor[match] != NOBODY:
            choosing = self.choosing[match] if asked else Choosing()
            self.choosable.mark(position, seat, choosing, marks, 0)

    def _pay_nothing(self, match: i64) -> None:
        self.ended[match] = 0
        self.cut[match] = 0
        for at in range(match * self.seats, (match + 1) * self.seats):
            self.reward[at] = 0.0
