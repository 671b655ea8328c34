"""Options of a game: named points of its rules, each with the clause it changes; and presets."""

from collections.abc import Mapping

from serai.engine.actions import shown
from serai.engine.errors import BadInput


class Option:
    """A disputed or variable point; the first value is the default."""

    def __init__(self, name: str, clause: str, values: list[str], about: str) -> None:
        self.name = name
        self.clause = clause
        self.values = values
        self.about = about


class Options:
    """All options of a game and its presets. Inside a position they are a list of value numbers."""

    def __init__(self, options: list[Option], presets: Mapping[str, Mapping[str, str]]) -> None:
        self.options = options
        self.presets = {name: dict(changes) for name, changes in presets.items()}
        self.index = {option.name: number for number, option in enumerate(options)}

    def resolve(self, wanted: object) -> list[int]:
        """Value numbers for `{"preset": …, option: value, …}`; what is not named is default."""
        if wanted is not None and not isinstance(wanted, Mapping):
            raise BadInput(f"options are names with values, not {shown(wanted)}")
        chosen = [0] * len(self.options)
        asked: dict[object, object] = dict(wanted) if wanted is not None else {}
        preset = asked.pop("preset", None)
        if preset is not None:
            if not isinstance(preset, str) or preset not in self.presets:
                known = ", ".join(self.presets) or "none"
                raise BadInput(f"there is no preset {shown(preset)}; there are: {known}")
            for name, value in self.presets[preset].items():
                chosen[self.index[name]] = self._number(name, value)
        for named, wish in asked.items():
            name = self._known(named)
            chosen[self.index[name]] = self._number(name, wish)
        return chosen

    def _known(self, name: object) -> str:
        if not isinstance(name, str) or name not in self.index:
            known = ", ".join(self.index) or "none"
            raise BadInput(f"there is no option {shown(name)}; there are: {known}")
        return name

    def _number(self, name: str, value: object) -> int:
        option = self.options[self.index[name]]
        if not isinstance(value, str) or value not in option.values:
            known = ", ".join(option.values)
            raise BadInput(f"{name} can be {known}, not {shown(value)}")
        return option.values.index(value)

    def named(self, chosen: list[int]) -> dict[str, str]:
        """The inverse of `resolve`: every option by name."""
        return {
            option.name: option.values[number]
            for option, number in zip(self.options, chosen, strict=True)
        }
