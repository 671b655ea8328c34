"""A game as the rest of Serai sees it: name, seats, options, actions, rulebook, set-up, policy."""

import hashlib
from importlib import resources

from mypy_extensions import mypyc_attr

from serai.engine import clauses, coding
from serai.engine.actions import ActionSpace, shown, whole
from serai.engine.chance import Chance
from serai.engine.errors import BadFile, BadInput
from serai.engine.events import Tell
from serai.engine.options import Options
from serai.engine.position import Observation, Position


class Tiny:
    """A position without secrets, and how many actions deep its histories are counted out."""

    def __init__(self, position: Position, depth: int, uniform: bool = True) -> None:
        self.position = position
        self.depth = depth
        self.uniform = uniform
        """Whether all worlds that look alike are equally likely, two pieces of a kind apart."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One of the titles. A game overrides `blank`, `set_up` and `policy`."""

    def __init__(
        self,
        name: str,
        title: str,
        package: str,
        prefix: str,
        seats: tuple[int, int],
        options: Options,
        space: ActionSpace,
        rules: int,
    ) -> None:
        self.name = name
        self.title = title
        self.package = package
        """Where its data, rulebook and words lie."""
        self.prefix = prefix
        """What its clauses begin with."""
        self.fewest = seats[0]
        self.most = seats[1]
        self.options = options
        self.space = space
        self.rules = rules
        """The number of its present rules; all numbers from 1 up to it can be played back."""
        self._data_hash = ""
        clauses.announce(prefix, package)

    # What a game must say.

    def blank(self, seats: int, options: list[int], rules: int) -> Position:
        """A position with nothing in it."""
        raise NotImplementedError

    def set_up(self, position: Position, chance: Chance, tell: Tell | None) -> None:
        """Lay a blank position out for the first decision."""
        raise NotImplementedError

    def policy(self, position: Position, seat: int, chance: Chance) -> int:
        """A sensible legal action, judged by what the seat can see and nothing else."""
        raise NotImplementedError

    def data_files(self) -> list[str]:
        """The files beside the code that the rules depend on."""
        return ["components.toml"]

    def bounded(self) -> dict[str, str]:
        """Options under which even random play comes to an end; laws and studies add them."""
        return {}

    def census(self, position: Position) -> list[int]:
        """Numbers that no action may ever change: every piece that can be counted."""
        return []

    def tiny(self) -> list[Tiny]:
        """Small beginnings without secrets, whose histories can be counted out."""
        return []

    # What a game may say to those who think ahead; never a rule.

    def candidates(self, position: Position, seat: int) -> list[int]:
        """The legal actions worth thinking about: at least one wherever there is a legal one."""
        return position.legal(seat)

    def habit(self, position: Position, seat: int, chance: Chance) -> int:
        """What the quick policy of `play_on` would do; judged by what the seat can see."""
        return self.policy(position, seat, chance)

    def shown_as(self, action: int) -> int:
        """What other seats see of an action: itself, or one that stands for all that look alike."""
        return action

    def play_on(self, position: Position, chance: Chance, decisions: int) -> None:
        """Let every seat play by a quick policy to the end, or for that many decisions."""
        asked = position.to_act()
        while asked and decisions > 0:
            seat = asked[0]
            position.apply(seat, self.policy(position, seat, chance), chance)
            decisions -= 1
            asked = position.to_act()

    def wins(self, position: Position) -> list[int]:
        """Each seat's share of the win in thousandths: sure at the end, an estimate before."""
        shares = [0] * position.seats
        standing = position.standing()
        winners = list(range(position.seats)) if standing is None else standing.winners
        for seat in winners:
            shares[seat] = 1000 // len(winners)
        return shares

    def promise(self, position: Position) -> list[int]:
        """How well each seat stands, 0 to 1000: what search strives for."""
        return self.wins(position)

    def plan(self, position: Position, seat: int, care: dict[str, int], chance: Chance) -> int:
        """A legal action by a planner of the game's own, as careful as the figures say."""
        return self.policy(position, seat, chance)

    # What follows from that for every game.

    def start(
        self,
        seats: object,
        options: object,
        chance: Chance,
        tell: Tell | None = None,
        rules: object = 0,
    ) -> Position:
        """The position before the first decision; `rules` 0 means the present ones."""
        position = self.empty(seats, self.options.resolve(options), rules)
        self.set_up(position, chance, tell)
        return position

    def empty(self, seats: object, options: list[int], rules: object = 0) -> Position:
        """A blank position, once seats and rules number are known to be possible."""
        wrong = f"{self.title} is for {self.fewest} to {self.most} seats"
        places = whole(seats, wrong)
        if not self.fewest <= places <= self.most:
            raise BadInput(f"{wrong}, not {shown(seats)}")
        number = whole(rules, "rules go by whole numbers") or self.rules
        if not 1 <= number <= self.rules:
            raise BadInput(
                f"rules number {shown(number)} of {self.title} is not known here (known: 1 to "
                f"{self.rules}); a newer Serai can play it"
            )
        return self.blank(places, options, number)

    def from_bytes(self, data: object) -> Position:
        """A position that `Position.to_bytes` wrote."""
        return self._read(coding.Reader(data))

    def observation_from_bytes(self, data: object) -> Observation:
        """An observation that `Observation.to_bytes` wrote."""
        reader = coding.Reader(data)
        seat = reader.get_int()
        known = self._read(reader)
        if not -1 <= seat < known.seats:
            raise BadFile(f"the bytes of an observation name seat {seat}")
        return Observation(known, None if seat == -1 else seat)

    def _read(self, reader: coding.Reader) -> Position:
        rules, seats, holed = reader.get_int(), reader.get_int(), reader.get_int()
        options = reader.get_list()
        if len(options) != len(self.options.options):
            raise BadFile(f"these bytes are not a position of {self.title}")
        for number, option in zip(options, self.options.options, strict=True):
            if not 0 <= number < len(option.values):
                raise BadFile(f"the bytes of a position hold an unknown value of {option.name}")
        position = self.empty(seats, options, rules)
        position.read_fields(reader)
        position.holed = holed == 1
        return position

    def rulebook(self) -> clauses.Rulebook:
        return clauses.read(self.package)

    def data_hash(self) -> str:
        """A fingerprint of the component data, pinned in every match."""
        if not self._data_hash:
            digest = hashlib.sha256()
            for name in self.data_files():
                digest.update(resources.files(self.package).joinpath(name).read_bytes())
            self._data_hash = digest.hexdigest()
        return self._data_hash
