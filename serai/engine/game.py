"""A game as the rest of Serai sees it: name, seats, options, actions, rulebook, set-up, policy."""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from serai.engine import clauses, coding, figures, given, versions
from serai.engine.actions import ActionSpace, shown, whole
from serai.engine.chance import Chance, QuickChance
from serai.engine.encoding import Encoding
from serai.engine.errors import BadFile, BadInput, OtherVersion, Phrase
from serai.engine.events import Tell
from serai.engine.options import Options
from serai.engine.position import Observation, Position


class Tiny:
    """A small beginning, and how many actions deep its histories are counted out."""

    def __init__(
        self,
        position: Position,
        depth: int,
        uniform: bool = True,
        alike: Sequence[Position] = (),
    ) -> None:
        self.position = position
        self.alike = alike
        """The other worlds in which it may begin, if it has a secret: all that there are."""
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
        self._data_hashes: dict[int, str] = {}
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

    def data_files(self, rules: int) -> list[str]:
        """The files beside the code that hold the figures of a rules number."""
        return [figures.COMPONENTS]

    def recorded_as(self) -> dict[str, str]:
        """What files call figures that they name otherwise than by their fingerprint."""
        return {}

    def bounded(self) -> dict[str, str]:
        """Options under which even random play comes to an end; laws and studies add them."""
        return {}

    def census(self, position: Position) -> list[int]:
        """Numbers that no action may ever change: every piece that can be counted."""
        return []

    def tiny(self) -> list[Tiny]:
        """Small beginnings, whose histories can be counted out."""
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

    # What a game may say to those who study it.

    def rounds(self, position: Position) -> int | None:
        """How many rounds there have been; None where the game does not count them."""
        return None

    def sides(self) -> list[str]:
        """The side that one seat holds alone, then the others'; empty where there are none."""
        return []

    def lone_seat(self, position: Position) -> int:
        """The seat that holds the first of the sides."""
        raise NotImplementedError

    def styles(self) -> list[str]:
        """Ways to play that are equals and no levels."""
        return []

    def in_style(self, position: Position, seat: int, style: int, chance: Chance) -> int:
        """A legal action in one of the styles, judged by what the seat can see."""
        return self.policy(position, seat, chance)

    def encoding(self, example: Position) -> Encoding | None:
        """How positions with as many seats as this one are told to programs that learn, if ever."""
        return None

    def outlook(self, example: Position) -> Encoding | None:
        """What a learned judgement looks at, with as many seats as this position, if there is one.

        It may count up what an encoding tells piece by piece, and obeys the same law.
        """
        return None

    # What follows from that for every game.

    def encoded(self, seats: given.Whole) -> Encoding:
        """What a seat knows as a row of numbers, in matches with so many seats."""
        encoding = self.encoding(self.start(seats, None, QuickChance(0)))
        if encoding is None:
            raise BadInput(f"{self.title} does not say what programs that learn are told")
        return encoding

    def start(
        self,
        seats: given.Whole,
        options: given.Options,
        chance: Chance,
        tell: Tell | None = None,
        rules: given.Whole = 0,
    ) -> Position:
        """The position before the first decision; `rules` 0 means the present ones."""
        number = self.known_rules(rules)
        position = self.empty(seats, self.options.resolve(options, number), number)
        self.set_up(position, chance, tell)
        return position

    def known_rules(self, rules: object) -> int:
        """A rules number that can be played, the present one for 0; others are refused."""
        number = whole(rules, "rules go by whole numbers") or self.rules
        if not 1 <= number <= self.rules:
            raise BadInput(versions.unknown(self.title, shown(number), self.rules))
        return number

    def empty(self, seats: object, options: list[int], rules: object = 0) -> Position:
        """A blank position, once seats and rules number are known to be possible."""
        wrong = Phrase(
            "{title} is for {fewest} to {most} seats",
            "bad-seats",
            title=self.title,
            fewest=self.fewest,
            most=self.most,
        )
        places = whole(seats, wrong)
        if not self.fewest <= places <= self.most:
            raise BadInput("{what}, not {value}", "bad-whole", what=wrong, value=shown(seats))
        position = self.blank(places, options, self.known_rules(rules))
        position.unbox()
        if self.options.newest > 1 and position.option_table() is not self.options:
            raise AssertionError("some options are newer: a position must know its option_table")
        return position

    def from_bytes(self, data: object) -> Position:
        """A position that `Position.to_bytes` wrote."""
        return self._read(coding.Reader(data))

    def observation_from_bytes(self, data: object) -> Observation:
        """An observation that `Observation.to_bytes` wrote."""
        reader = coding.Reader(data)
        seat = reader.get_int()
        known = self._read(reader)
        if not -1 <= seat < known.seats:
            raise BadFile(
                "the bytes of an observation name seat {seat}", "bad-bytes_seat", seat=seat
            )
        return Observation(known, None if seat == -1 else seat)

    def _read(self, reader: coding.Reader) -> Position:
        rules, seats, holed = reader.get_int(), reader.get_int(), reader.get_int()
        if not 1 <= rules <= self.rules:
            raise OtherVersion(versions.unknown(self.title, shown(rules), self.rules))
        options = self.options.restored(reader.get_list(), rules)
        position = self.empty(seats, options, rules)
        position.read_fields(reader)
        position.holed = holed == 1
        return position

    def rulebook(self, language: str = clauses.ENGLISH) -> clauses.Rulebook:
        return clauses.book(self.prefix, language)

    def data_hash(self, rules: int = 0) -> str:
        """A fingerprint of the figures of a rules number, pinned in every match of that number."""
        number = rules or self.rules
        if number not in self._data_hashes:
            found = figures.fingerprint(self.package, self.data_files(number), number)
            self._data_hashes[number] = self.recorded_as().get(found, found)
        return self._data_hashes[number]
