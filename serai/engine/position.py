"""A position: everything true at one moment of a match; and what one seat knows of it.

The same class serves both. A position that `seen_by` has made has holes (UNKNOWN) where its seat
may not look, and is only handed out wrapped in an `Observation`.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from serai.engine import clauses, coding
from serai.engine.actions import whole
from serai.engine.chance import Chance
from serai.engine.errors import BadInput, IllegalAction, NeedsTruth
from serai.engine.events import Tell
from serai.engine.found import Found, Listing
from serai.engine.knowledge import UNKNOWN, Field, held
from serai.engine.offers import Offer
from serai.engine.options import Options
from serai.engine.schema import View
from serai.engine.standing import Standing

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(16)]
"""`to_act` for the common case of one seat, without making a tuple each time."""

NO_ONE: Final[tuple[int, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The verbs of a position. A game overrides those that raise here."""

    def __init__(self, seats: int, options: list[int], rules: int) -> None:
        self.seats = seats
        self.options = options
        """Value numbers, never changed once the match has begun, so copies share them."""
        self.rules = rules
        self.holed = False

    # What a game must say of itself.

    def fields(self) -> list[Field]:
        """The table of all fields, newer ones too; it drives sight, bytes and equality."""
        raise NotImplementedError

    def option_table(self) -> Options | None:
        """The game's options; it must be told once some of them are newer than rules number 1."""
        return None

    def fresh(self) -> "Position":
        """A position of the same game, seats, options and rules, with nothing in it."""
        raise NotImplementedError

    def unbox(self) -> None:
        """Give every field its value before the set-up, unless `__init__` has done so."""

    def actions(self) -> int:
        """How many action numbers the game has."""
        raise NotImplementedError

    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now, by public facts alone; none when the match is over."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """All legal actions of finite families, in rising order; points are in `region`."""
        raise NotImplementedError

    def find(self, seat: int, found: Found) -> None:
        """Lay down what `legal` lists; games override it, so that a mask needs no list."""
        for action in self.legal(seat):
            found.add(action)

    def listed(self, seat: int) -> list[int]:
        """What `find` lays down, for games that say there what is legal."""
        found = Listing()
        self.find(seat, found)
        return found.actions

    def region(self, seat: int) -> int:
        """A bitmap of the legal points where a point is asked for, else 0."""
        return 0

    def rule_against(self, seat: int, action: int) -> str | None:
        """The clause that forbids an action to a seat that is asked to act, or None."""
        raise NotImplementedError

    def sample(self, seat: int, chance: Chance) -> int:
        """One legal action, every one possible; games override it to avoid the list."""
        choices = self.legal(seat)
        return choices[chance.below(len(choices))]

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        """Play a legal action. Whoever is not sure calls `check` first."""
        raise NotImplementedError

    def copy(self) -> "Position":
        """A position that shares nothing that can change; search lives on it."""
        raise NotImplementedError

    def standing(self) -> Standing | None:
        """The final result, or None while the match goes on."""
        raise NotImplementedError

    def glimpse(self, field: str, seat: int | None) -> list[int]:
        """What a seat sees of a field whose sight is SPECIAL."""
        raise NotImplementedError

    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        """Put a consistent value into every hole, all consistent worlds equally likely."""
        raise NotImplementedError

    # What follows from the table of fields; `scripts.pieces` writes it out, which is quicker.

    def copy_pieces(self, twin: "Position") -> None:
        """Put all fields into an empty twin, sharing nothing that can change."""
        twin.holed = self.holed
        for field in self.fields():
            setattr(twin, field.name, _own(getattr(self, field.name)))

    def lay_open(self, twin: "Position") -> None:
        """Put all open fields, and no others, into an empty twin."""
        for field in self.fields():
            if field.is_open:
                setattr(twin, field.name, _own(getattr(self, field.name)))

    def write_pieces(self, out: list[int]) -> None:
        """Every field that the rules number knows as bytes, in the order of the table."""
        for field in held(self.fields(), self.rules):
            value = getattr(self, field.name)
            if isinstance(value, list):
                coding.put_list(out, value)
            else:
                coding.put_int(out, int(value))

    # What is shown.

    def offers(self, seat: int) -> list[Offer]:
        """The choices of a seat for a person; must not look at anything the seat cannot see."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """What a seat knows as JSON; called on a position that `seen_by` made."""
        raise NotImplementedError

    # What follows from that for every game.

    def refusal(self, seat: int, action: int) -> str | None:
        """The clause that forbids this action now, or None: the authority on what is legal."""
        asked = self.to_act()
        if not asked:
            return clauses.MATCH_OVER
        if seat not in asked:
            return clauses.NOT_YOUR_TURN
        if not 0 <= action < self.actions():
            return clauses.NO_SUCH_ACTION
        return self.rule_against(seat, action)

    def check(self, seat: int, action: int) -> None:
        """Raise IllegalAction with the clause if the action is not legal now."""
        clause = self.refusal(seat, action)
        if clause is not None:
            raise IllegalAction(clause, clauses.lookup(clause).text)

    def need_truth(self) -> None:
        """Refuse on an observation."""
        if self.holed:
            raise NeedsTruth("this needs the whole position; imagine one from the observation")

    def seen_by(self, seat: object) -> "Observation":
        """What a seat knows, or the public for None: starts from nothing, adds what is open."""
        eyes = None if seat is None else whole(seat, "a seat is a whole number, or None")
        if eyes is not None and not 0 <= eyes < self.seats:
            raise BadInput(
                "there is no seat {seat}: they run from 0 to {last}",
                "bad-seat",
                seat=eyes,
                last=self.seats - 1,
            )
        self.need_truth()
        known = self.fresh()
        known.options = self.options[:]
        known.holed = True
        self.lay_open(known)
        for field in self.fields():
            if not field.is_open:
                self._show(known, field, eyes)
        return Observation(known, eyes)

    def _show(self, known: "Position", field: Field, seat: int | None) -> None:
        """What a seat sees of a field that is not open."""
        if field.since > self.rules:
            setattr(known, field.name, _own(getattr(self, field.name)))
            return
        if field.is_special:
            setattr(known, field.name, self.glimpse(field.name, seat))
            return
        value = getattr(self, field.name)
        if not isinstance(value, list):
            setattr(known, field.name, UNKNOWN)
        else:
            setattr(known, field.name, self.own_block(value, seat) if field.is_own else [])

    def own_block(self, values: list[int], seat: int | None) -> list[int]:
        """Of a list of equal blocks, one a seat, what a seat sees that sees its own."""
        shown = [UNKNOWN] * len(values)
        if seat is not None:
            width = len(values) // self.seats
            shown[seat * width : (seat + 1) * width] = values[seat * width : (seat + 1) * width]
        return shown

    def same(self, other: "Position") -> bool:
        """Whether two positions agree in every field."""
        if (
            self.seats != other.seats
            or self.rules != other.rules
            or self.holed != other.holed
            or self.options != other.options
        ):
            return False
        for field in held(self.fields(), self.rules):
            if getattr(self, field.name) != getattr(other, field.name):
                return False
        return True

    def __eq__(self, other: object) -> bool:
        """By content: of the same game, and alike in every field."""
        return isinstance(other, Position) and type(other) is type(self) and self.same(other)

    def __hash__(self) -> int:
        """By content, so for positions that nobody plays on."""
        return hash(self.to_bytes())

    def __repr__(self) -> str:
        """Which game, and who is to act; nothing that a seat may not know."""
        asked = ", ".join([str(seat) for seat in self.to_act()])
        known = "as somebody knows it, " if self.holed else ""
        turn = f"seat {asked} to act" if asked else "nobody to act"
        return f"<{type(self).__name__}: {known}{self.seats} seats, rules {self.rules}, {turn}>"

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Through its bytes, to whoever pickles it."""
        from serai.engine import registry  # which knows the games, and those know positions

        return registry.position_of, (registry.name_for(self), self.to_bytes())

    def to_bytes(self) -> bytes:
        """Every field that the rules number knows, in the order of the table."""
        rules = self.rules
        table = self.option_table()
        out: list[int] = []
        coding.put_int(out, rules)
        coding.put_int(out, self.seats)
        coding.put_int(out, 1 if self.holed else 0)
        coding.put_list(out, self.options if table is None else table.held(self.options, rules))
        self.write_pieces(out)
        return bytes(out)

    def read_fields(self, reader: coding.Reader) -> None:
        """Fill a fresh position with the fields that `to_bytes` wrote."""
        for field in held(self.fields(), self.rules):
            if isinstance(getattr(self, field.name), list):
                setattr(self, field.name, reader.get_list())
            else:
                setattr(self, field.name, reader.get_int())
        reader.end()


def _own(value: object) -> object:
    """The value of a field for another position."""
    return value[:] if isinstance(value, list) else value


class Observation:
    """What one seat knows. Only `Position.seen_by` makes one; nothing in it leads to the truth."""

    def __init__(self, known: Position, seat: int | None) -> None:
        if not known.holed:
            raise NeedsTruth("an observation is made by seen_by, never from a whole position")
        self.known = known
        self.seat = seat

    def own_seat(self) -> int:
        if self.seat is None:
            raise BadInput("the public has no seat and cannot act")
        return self.seat

    def to_act(self) -> tuple[int, ...]:
        return self.known.to_act()

    def legal(self) -> list[int]:
        return self.known.legal(self.own_seat())

    def region(self) -> int:
        return self.known.region(self.own_seat())

    def refusal(self, action: object) -> str | None:
        number = whole(action, "an action is named by its number here")
        return self.known.refusal(self.own_seat(), number)

    def sample(self, chance: Chance) -> int:
        return self.known.sample(self.own_seat(), chance)

    def offers(self) -> list[Offer]:
        return self.known.offers(self.own_seat()) if self.own_seat() in self.to_act() else []

    def standing(self) -> Standing | None:
        return self.known.standing()

    def view(self) -> View:
        return self.known.view(self.seat)

    def imagine(self, chance: Chance) -> Position:
        """One world consistent with everything the seat knows, all of them equally likely."""
        world = self.known.copy()
        world.fill_holes(self.seat, chance)
        world.holed = False
        return world

    def same(self, other: object) -> bool:
        if not isinstance(other, Observation):
            return False
        return self.seat == other.seat and self.known.same(other.known)

    def __eq__(self, other: object) -> bool:
        """By content: the same seat knows the same."""
        return (
            isinstance(other, Observation)
            and self.seat == other.seat
            and (self.known == other.known)
        )

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __repr__(self) -> str:
        eyes = "everybody" if self.seat is None else f"seat {self.seat}"
        return f"<what {eyes} knows of {self.known!r}>"

    def __copy__(self) -> "Observation":
        return Observation(self.known.copy(), self.seat)

    def __deepcopy__(self, memo: object) -> "Observation":
        return Observation(self.known.copy(), self.seat)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        from serai.engine import registry

        return registry.observation_of, (registry.name_for(self.known), self.to_bytes())

    def to_bytes(self) -> bytes:
        out: list[int] = []
        coding.put_int(out, -1 if self.seat is None else self.seat)
        return bytes(out) + self.known.to_bytes()
