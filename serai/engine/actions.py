"""Actions are ints with names: a game declares its families once, and all else follows from that.

An action is an `int` inside a process and JSON everywhere else:
`{"action": "take_die", "pips": 3}` is one member of the family `take_die`.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from serai.engine.errors import BadInput, Phrase

LARGEST_NUMBER: Final = 1 << 64
NAMES_KEPT: Final = 1000


class Param:
    """One parameter of a family: whole numbers low … high, or names, or a yes/no."""

    def __init__(
        self,
        name: str,
        low: int = 0,
        high: int = 0,
        names: Sequence[str] | None = None,
        flag: bool = False,
    ) -> None:
        self.name = name
        self.names = list(names) if names is not None else []
        self.flag = flag
        self.low = low
        self.high = 1 if flag else (low + len(self.names) - 1 if self.names else high)
        self.count = self.high - self.low + 1

    def to_json(self, value: int) -> object:
        if self.flag:
            return value == 1
        return self.names[value - self.low] if self.names else value

    def from_json(self, value: object) -> int:
        """The number behind a JSON value, or a refusal that names what is possible."""
        if self.flag:
            if isinstance(value, bool):
                return int(value)
        elif self.names:
            if isinstance(value, str) and value in self.names:
                return self.low + self.names.index(value)
        elif isinstance(value, int) and not isinstance(value, bool):
            if self.low <= value <= self.high:
                return value
        raise BadInput(
            "{name} must be {possible}, not {value}",
            "bad-value",
            name=self.name,
            possible=self.possible(),
            value=shown(value),
        )

    def possible(self) -> Phrase:
        if self.flag:
            return Phrase("true or false", "bad-possible_flag")
        if self.names:
            return Phrase("one of {names}", "bad-possible_names", names=", ".join(self.names))
        return Phrase(
            "a whole number from {low} to {high}",
            "bad-possible_number",
            low=self.low,
            high=self.high,
        )


def shown(value: object) -> str:
    """A foreign value, cut to a length fit for a message, and without codes that move a screen."""
    try:
        text = printable(repr(value))
    except Exception:  # a foreign object may fail in any way when it is asked who it is
        return f"such a {type(value).__name__}"
    return text if len(text) <= 60 else text[:57] + "…"


NO_BREAK: Final = "\u00a0\u202f"
"""Spaces that no line breaks at, which some languages set before their signs."""


def printable(text: str) -> str:
    """A text with everything that is no letter, sign or space written out, such as \\x1b."""
    if text.isprintable():
        return text
    return "".join(
        sign if sign.isprintable() or sign in NO_BREAK else ascii(sign)[1:-1] for sign in text
    )


def whole(value: object, what: str | Phrase) -> int:
    """A whole number of sensible size, or a refusal; True and False are none."""
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) >= LARGEST_NUMBER:
        raise BadInput("{what}, not {value}", "bad-whole", what=what, value=shown(value))
    return value


class Family:
    """Actions that share a name and differ in their parameters."""

    def __init__(self, name: str, *params: Param, by_region: bool = False) -> None:
        self.name = name
        self.params = list(params)
        self.by_region = by_region
        """Too many to list: `Position.region` tells which are legal."""
        self.base = 0
        self.count = 1
        for param in self.params:
            self.count *= param.count


class ActionSpace:
    """All actions of a game, numbered from 0 without gaps."""

    def __init__(self, *families: Family) -> None:
        self.families = list(families)
        self.by_name: dict[str, Family] = {}
        self._named: dict[int, dict[str, object]] = {}
        self.size = 0
        for family in self.families:
            family.base = self.size
            self.by_name[family.name] = family
            self.size += family.count

    def family(self, name: object) -> Family:
        """A family by its name."""
        if not isinstance(name, str) or name not in self.by_name:
            known = ", ".join(family.name for family in self.families)
            raise BadInput(
                "there is no action {name}; there are: {known}",
                "bad-action",
                name=shown(name),
                known=known,
            )
        return self.by_name[name]

    def base(self, name: object) -> int:
        """The id of a family's first action."""
        return self.family(name).base

    def number(self, action: object) -> int:
        """An action's id that came from outside, or a refusal that tells which there are."""
        if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < self.size:
            last = self.size - 1
            raise BadInput(
                "there is no action {action}: they run from 0 to {last}",
                "bad-action_number",
                action=shown(action),
                last=last,
            )
        return action

    def read(self, action: object) -> int:
        """An action's id, from its number or from its name and parameters."""
        if isinstance(action, int):
            return self.number(action)
        return self.from_json(action)

    def family_of(self, action: object) -> Family:
        return self._family(self.number(action))

    def _family(self, number: int) -> Family:
        for family in self.families:
            if number < family.base + family.count:
                return family
        raise AssertionError(number)

    def decode(self, action: object) -> list[int]:
        """The parameters of an action, as numbers."""
        number = self.number(action)
        return self._values(self._family(number), number)

    def _values(self, family: Family, number: int) -> list[int]:
        params = family.params
        values = [0] * len(params)
        rest = number - family.base
        for place in range(len(params) - 1, -1, -1):
            param = params[place]
            values[place] = rest % param.count + param.low
            rest //= param.count
        return values

    def to_json(self, action: object) -> dict[str, object]:
        number = self.number(action)
        named = self._named.get(number)
        if named is None:
            named = self._name(number)
            if len(self._named) < NAMES_KEPT:
                self._named[number] = named
        return named.copy()

    def _name(self, number: int) -> dict[str, object]:
        family = self._family(number)
        named: dict[str, object] = {"action": family.name}
        if family.params:
            values = self._values(family, number)
            for place, param in enumerate(family.params):
                named[param.name] = param.to_json(values[place])
        return named

    def from_json(self, named: object) -> int:
        """The id of an action that came from outside, or a refusal that tells what is wrong."""
        if not isinstance(named, (dict, Mapping)):  # nearly always a dict, which is quick to see
            raise BadInput(
                'an action looks like {{"action": name, …}}, not {named}',
                "bad-action_form",
                named=shown(named),
            )
        family = self.family(named.get("action"))
        _need_params(family, named)
        action = 0
        for param in family.params:
            action = action * param.count + param.from_json(named[param.name]) - param.low
        return family.base + action


def _need_params(family: Family, named: Mapping[object, object]) -> None:
    """Refuse an action with a parameter that its family does not know, or without one it needs."""
    params = family.params
    missing = [param for param in params if param.name not in named]
    if not missing and len(named) == len(params) + 1:
        return
    expected = {param.name for param in params}
    for key in named:
        if key != "action" and key not in expected:
            takes = ", ".join(sorted(expected)) or "nothing else"
            raise BadInput(
                "{action} takes {takes}, not {key}",
                "bad-action_takes",
                action=family.name,
                takes=takes,
                key=shown(key),
            )
    raise BadInput(
        "{action} needs {needed}: {possible}",
        "bad-action_needs",
        action=family.name,
        needed=missing[0].name,
        possible=missing[0].possible(),
    )
