"""Options of a game: named points of its rules, each with the clause it changes; and presets."""

from collections.abc import Mapping

from serai.engine.actions import shown
from serai.engine.errors import BadFile, BadInput
from serai.engine.versions import PRESENT


class Option:
    """A disputed or variable point.

    Matches hold the numbers of its values, so a new value comes last, and `newer` says since which
    rules number it can be chosen. The default is the first value unless another is named: it is a
    proposal to whoever sets a table up and may change at any time, for a match names every value.
    An option that came later than rules number 1 says `since`, and `before` the value that stands
    for how matches were played without it, the first unless another is named.
    """

    def __init__(
        self,
        name: str,
        clause: str,
        values: list[str],
        about: str,
        since: int = 1,
        before: str = "",
        default: str = "",
        newer: Mapping[str, int] | None = None,
    ) -> None:
        self.name = name
        self.clause = clause
        self.values = values
        self.about = about
        self.since = since
        self.default = default or values[0]
        self.newer = dict(newer or {})
        for value in [self.default, before or values[0], *self.newer]:
            if value not in values:
                raise ValueError(f"{value}, named by the option {name}, is none of its values")
        self.before = values.index(before or values[0])

    def since_when(self, value: str) -> int:
        return self.newer.get(value, self.since)

    def choices(self, rules: int = PRESENT) -> list[str]:
        """The values that a rules number knows, the default first."""
        known = [value for value in self.values if self.since_when(value) <= rules]
        return sorted(known, key=lambda value: value != self.default)


class Options:
    """All options of a game and its presets, the oldest options first.

    Inside a position they are a list of value numbers, one for every option there is; those newer
    than the match hold the value they had `before`, and are no part of its bytes and files.
    """

    def __init__(self, options: list[Option], presets: Mapping[str, Mapping[str, str]]) -> None:
        self.options = options
        self.presets = {name: dict(changes) for name, changes in presets.items()}
        self.index = {option.name: number for number, option in enumerate(options)}
        self.newest = max([option.since for option in options], default=1)
        if [option.since for option in options] != sorted(option.since for option in options):
            raise ValueError("options stand in the order in which they came, the newest last")

    def of(self, rules: int) -> list[Option]:
        """The options that a rules number knows."""
        return self.options[: self._count(rules)]

    def _count(self, rules: int) -> int:
        count = len(self.options)
        while count and self.options[count - 1].since > rules:
            count -= 1
        return count

    def resolve(self, wanted: object, rules: int = PRESENT) -> list[int]:
        """Value numbers for `{"preset": …, option: value, …}`; what is not named is default."""
        if wanted is not None and not isinstance(wanted, Mapping):
            raise BadInput(
                "options are names with values, not {options}", "bad-options", options=shown(wanted)
            )
        chosen = [option.before for option in self.options]
        for option in self.of(rules):
            chosen[self.index[option.name]] = option.values.index(option.choices(rules)[0])
        asked: dict[object, object] = dict(wanted) if wanted is not None else {}
        for name, value in self._preset(asked.pop("preset", None)).items():
            option = self.options[self.index[name]]
            if value in option.choices(rules):
                chosen[self.index[name]] = option.values.index(value)
        for named, wish in asked.items():
            option = self._known(named, rules)
            chosen[self.index[option.name]] = self._number(option, wish, rules)
        return chosen

    def _preset(self, preset: object) -> Mapping[str, str]:
        if preset is None:
            return {}
        if not isinstance(preset, str) or preset not in self.presets:
            known = ", ".join(self.presets) or "none"
            raise BadInput(
                "there is no preset {preset}; there are: {known}",
                "bad-preset",
                preset=shown(preset),
                known=known,
            )
        return self.presets[preset]

    def _known(self, name: object, rules: int) -> Option:
        if not isinstance(name, str) or name not in self.index:
            known = ", ".join(self.index) or "none"
            raise BadInput(
                "there is no option {name}; there are: {known}",
                "bad-option",
                name=shown(name),
                known=known,
            )
        option = self.options[self.index[name]]
        if option.since > rules:
            raise BadInput(
                "the option {name} came with rules number {since}; a match of number "
                "{rules} has none of that name",
                "bad-option_since",
                name=name,
                since=option.since,
                rules=rules,
            )
        return option

    def _number(self, option: Option, value: object, rules: int) -> int:
        if not isinstance(value, str) or value not in option.values:
            known = ", ".join(option.choices(rules))
            raise BadInput(
                "{name} can be {known}, not {value}",
                "bad-option_value",
                name=option.name,
                known=known,
                value=shown(value),
            )
        if option.since_when(value) > rules:
            raise BadInput(
                "{name} can be {value} since rules number {since}; in a match of "
                "number {rules} it can be {known}",
                "bad-option_value_since",
                name=option.name,
                value=value,
                since=option.since_when(value),
                rules=rules,
                known=", ".join(option.choices(rules)),
            )
        return option.values.index(value)

    def named(self, chosen: list[int], rules: int = PRESENT) -> dict[str, str]:
        """The inverse of `resolve`: every option that the rules number knows, by name."""
        known = self.of(rules)
        return {
            option.name: option.values[number]
            for option, number in zip(known, chosen[: len(known)], strict=True)
        }

    def held(self, chosen: list[int], rules: int) -> list[int]:
        """The value numbers that a match of a rules number writes down."""
        count = self._count(rules)
        return chosen if count == len(chosen) else chosen[:count]

    def restored(self, held: list[int], rules: int) -> list[int]:
        """The inverse of `held`, or a refusal of what is none."""
        known = self.of(rules)
        if len(held) != len(known):
            raise BadFile("these bytes are no position of this game", "bad-bytes")
        for number, option in zip(held, known, strict=True):
            if not 0 <= number < len(option.values) or (
                option.newer and option.since_when(option.values[number]) > rules
            ):
                raise BadFile(
                    "the bytes of a position hold an unknown value of {name}",
                    "bad-bytes_option",
                    name=option.name,
                )
        return held + [option.before for option in self.options[len(known) :]]
