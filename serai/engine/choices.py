"""The actions of a game as a learning program chooses them: few enough to have an output each.

Families of up to 64 actions are chosen one by one. Of a larger one, a donation say or a place on a
map, the family is chosen first and then part after part, each by a digit; a part that can only be
one digit is not asked for. What is legal comes from the position alone.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from serai.engine.actions import ActionSpace, Family
from serai.engine.errors import BadInput
from serai.engine.found import Found
from serai.engine.position import Position

MOST_SINGLE: Final = 64
"""Families with more actions are chosen part by part."""
DIGITS: Final = 16
"""Parameters with more values are chosen by two digits."""
WHOLE: Final = -1
"""No choice is half made."""


class Part:
    """One digit of a large family: how many actions a step of it spans, and how many there are."""

    def __init__(self, name: str, weight: int, count: int) -> None:
        self.name = name
        self.weight = weight
        self.count = count


class Large:
    """A family that is chosen part by part."""

    def __init__(self, family: Family, opening: int) -> None:
        self.family = family
        self.opening = opening
        """The choice that begins it."""
        self.parts: list[Part] = []
        below = family.count
        for param in family.params:
            below //= param.count
            if param.count > DIGITS:
                high = (param.count + DIGITS - 1) // DIGITS
                self.parts.append(Part(f"{param.name}, first digit", below * DIGITS, high))
                self.parts.append(Part(f"{param.name}, second digit", below, DIGITS))
            else:
                self.parts.append(Part(param.name, below, param.count))


class Choosing:
    """How far a choice has come: nothing yet, or some parts of a large family."""

    def __init__(self) -> None:
        self.large = WHOLE
        self.digits: list[int] = []
        self.start = 0
        self.end = 0
        """The actions of the family that are still meant, from `start` up to `end`."""

    def clear(self) -> None:
        if self.large != WHOLE:
            self.large = WHOLE
            self.digits = []


class Marking(Found):
    """Marks the choice that every action is, or begins with."""

    def __init__(self, choice_of: vec[i64]) -> None:
        self.choice_of = choice_of
        self.out = vec[u8]()
        self.at: i64 = 0

    def begin(self, out: vec[u8], at: i64) -> None:
        """Mark in this row from now on, which begins at `at`."""
        self.out = out
        self.at = at

    def add(self, action: i64) -> None:
        out = self.out
        out[self.at + self.choice_of[action]] = 1

    def span(self, first: i64, count: i64) -> None:
        if count <= 0:
            return
        out = self.out
        at: i64 = self.at
        choice: i64 = self.choice_of[first]
        last: i64 = self.choice_of[first + count - 1]
        while choice <= last:
            out[at + choice] = 1
            choice += 1


class Digits(Found):
    """Gathers the digits by which the actions between two bounds go on."""

    def __init__(self, first: i64, end: i64, weight: i64) -> None:
        self.first: i64 = first
        self.end: i64 = end
        self.weight: i64 = weight
        self.digits: list[int] = []
        self._latest: i64 = -1

    def add(self, action: i64) -> None:
        if action < self.first or action >= self.end:
            return
        digit: i64 = (action - self.first) // self.weight
        if digit != self._latest:
            self._latest = digit
            self.digits.append(digit)

    def span(self, first: i64, count: i64) -> None:
        action: i64 = first if first > self.first else self.first
        end: i64 = first + count if first + count < self.end else self.end
        while action < end:
            self.add(action)
            action += self.weight - (action - self.first) % self.weight


class Choices:
    """The choices of a game: single actions, openings of large families, and digits."""

    def __init__(self, space: ActionSpace) -> None:
        self.names: list[str] = []
        self.larges: list[Large] = []
        self._actions: list[int] = []
        """The action that a choice is, where it is one."""
        begins: list[int] = []
        for family in space.families:
            self._enter(space, family, begins)
        self._choice_of = vec[i64]([i64(choice) for choice in begins])
        """The choice that an action is, or begins with; those found by region are not listed."""
        self._marking = Marking(self._choice_of)
        self.first_digit = len(self.names)
        self.most_parts = max([0, *(len(large.parts) for large in self.larges)])
        digits = max([0, *(part.count for large in self.larges for part in large.parts)])
        self.names += [f"digit {digit}" for digit in range(digits)]
        self.size = len(self.names)

    def _enter(self, space: ActionSpace, family: Family, begins: list[int]) -> None:
        if family.count > MOST_SINGLE or family.by_region:
            opening = len(self.names)
            self.larges.append(Large(family, opening))
            self.names.append(f"{family.name} …")
            self._actions.append(WHOLE)
            if not family.by_region:
                begins += [opening] * family.count
            return
        for action in range(family.base, family.base + family.count):
            named = space.to_json(action)
            parts = [f"{name} {value}" for name, value in named.items() if name != "action"]
            begins.append(len(self.names))
            self.names.append(" ".join([family.name, *parts]))
            self._actions.append(action)

    def mark(
        self, position: Position, seat: i64, choosing: Choosing, out: vec[u8], at: i64
    ) -> None:
        """Mark what a seat may choose now: 1 for every legal choice, 0 for all others."""
        end: i64 = at + self.size
        for place in range(at, end):
            out[place] = 0
        if choosing.large != WHOLE:
            first: i64 = at + self.first_digit
            for digit in self.open_digits(position, seat, choosing):
                out[first + digit] = 1
            return
        marking = self._marking
        marking.begin(out, at)
        position.find(seat, marking)
        if position.region(seat):
            out[at + self._by_region().opening] = 1

    def tell(self, choosing: Choosing, out: vec[i16], at: i64) -> None:
        """Write how far a choice in parts has come, behind what a seat knows."""
        out[at] = i16(choosing.large + 1)
        made = len(choosing.digits)
        for part in range(self.most_parts):
            out[at + 1 + part] = i16(choosing.digits[part] + 1 if part < made else 0)

    def _by_region(self) -> Large:
        for large in self.larges:
            if large.family.by_region:
                return large
        raise AssertionError("a region, but no family that is found by it")

    def open_digits(self, position: Position, seat: int, choosing: Choosing) -> list[int]:
        """The digits with which some legal action goes on."""
        large = self.larges[choosing.large]
        part = large.parts[len(choosing.digits)]
        if large.family.by_region:
            return _digits_in_region(position.region(seat), choosing, part)
        base = large.family.base
        found = Digits(base + choosing.start, base + choosing.end, part.weight)
        position.find(seat, found)
        return found.digits

    def choose(self, position: Position, seat: int, choosing: Choosing, choice: int) -> int:
        """The action that a legal choice completes, or WHOLE while parts are still to come."""
        if choosing.large == WHOLE:
            action = self._actions[choice]
            if action != WHOLE:
                return action
            self._begin(choosing, choice)
        else:
            self._add(choosing, choice - self.first_digit)
        while len(choosing.digits) < len(self.larges[choosing.large].parts):
            digits = self.open_digits(position, seat, choosing)
            if len(digits) > 1:
                return WHOLE
            self._add(choosing, digits[0])
        action = self.larges[choosing.large].family.base + choosing.start
        choosing.clear()
        return action

    def _begin(self, choosing: Choosing, choice: int) -> None:
        for number, large in enumerate(self.larges):
            if large.opening == choice:
                choosing.large = number
                choosing.start = 0
                choosing.end = large.family.count
                return
        raise BadInput(f"choice {choice} is a digit, but nothing is being chosen by digits")

    def _add(self, choosing: Choosing, digit: int) -> None:
        part = self.larges[choosing.large].parts[len(choosing.digits)]
        choosing.digits.append(digit)
        choosing.start += digit * part.weight
        choosing.end = min(choosing.start + part.weight, choosing.end)

    def toward(self, action: int, choosing: Choosing) -> int:
        """The choice that leads to an action, from as far as the choice has come."""
        if choosing.large == WHOLE:
            if action < len(self._choice_of):
                return self._choice_of[action]
            return self._by_region().opening
        large = self.larges[choosing.large]
        part = large.parts[len(choosing.digits)]
        return self.first_digit + (action - large.family.base - choosing.start) // part.weight


def _digits_in_region(region: int, choosing: Choosing, part: Part) -> list[int]:
    digits: list[int] = []
    rest = (region >> choosing.start) & ((1 << choosing.end - choosing.start) - 1)
    span = (1 << part.weight) - 1
    digit = 0
    while rest:
        if rest & span:
            digits.append(digit)
        rest >>= part.weight
        digit += 1
    return digits
