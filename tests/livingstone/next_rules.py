"""LivingStone one rules number on: a new option, field, event field and figure, a changed rule.

This is what the game's own files would hold after such a change (docs/changing-a-rule.md). To say
since when a thing is there can be forgotten here, as it can there.
"""

import shutil
import sys
from pathlib import Path
from typing import ClassVar, Final

from serai.engine import clauses, figures
from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE, Field, Sight
from serai.engine.options import Option, Options
from serai.engine.position import Position
from serai.games import livingstone
from serai.games.livingstone import game as present
from serai.games.livingstone.actions import TAKE_COINS
from serai.games.livingstone.options import OPTIONS
from serai.games.livingstone.position import LivingStone
from tests.engine.changed import ChangedGame

NEXT: Final = present.RULES + 1
TIPS: Final = len(OPTIONS.options)
KEPT: Final = 1
THINGS: Final = ["option", "field", "event field", "figure", "rule"]


class Changes:
    """What the next rules bring; what forgets to say so is there for the present ones too."""

    def __init__(self, forgotten: str) -> None:
        since = dict.fromkeys(THINGS, NEXT) | {forgotten: present.RULES}
        self.field_since = since["field"]
        self.event_since = since["event field"]
        self.rule_since = since["rule"]
        self.figure_is_kept = forgotten != "figure"
        self.tips_are_guarded = forgotten != "guard"
        tips = Option("tips", "LS-3.3", ["none", "kept"], "tips", since["option"])
        self.options = Options([*map(_turned, OPTIONS.options), tips], OPTIONS.presets)


def _turned(option: Option) -> Option:
    """The same option, but the last of its values is proposed: no rule, so it has no number."""
    return Option(
        option.name,
        option.clause,
        option.values,
        option.about,
        option.since,
        option.values[option.before],
        option.values[-1],
        option.newer,
    )


class NextStone(LivingStone):
    """Coins taken for a die bring a pound more, and are counted as tips."""

    changes: ClassVar[Changes]

    def __init__(self, seats: int, options: list[int], rules: int) -> None:
        super().__init__(seats, options, rules)
        self.tips = [0] * seats

    def option_table(self) -> Options:
        return self.changes.options

    def fields(self) -> list[Field]:
        return [*super().fields(), Field("tips", Sight.OPEN, since=self.changes.field_since)]

    def fresh(self) -> "NextStone":
        return type(self)(self.seats, self.options, self.rules)

    def copy(self) -> "NextStone":
        twin = self.fresh()
        self.copy_pieces(twin)
        return twin

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        if action != TAKE_COINS:
            return
        if self.rules >= self.changes.rule_since:
            self.wealth[seat] += 1
        if self.options[TIPS] == KEPT or not self.changes.tips_are_guarded:
            self.tips[seat] += 1
        if tell is not None:
            tell.events[0].to(EVERYONE, "round", self.round, since=self.changes.event_since)


class NextGame(ChangedGame):
    """LivingStone by the next rules; its data lies in a package of its own."""

    def __init__(self, package: str, changes: Changes) -> None:
        kind = type("NextStone", (NextStone,), {"changes": changes})
        super().__init__(present.GAME, kind)
        self.package = package
        self.options = changes.options
        self.rules = NEXT
        self.start_pounds = [
            figures.read(package, rules=rules)["player"]["start_pounds"]["value"]
            for rules in range(1, NEXT + 1)
        ]
        clauses.announce(self.prefix, package)

    def empty(self, seats: object, options: list[int], rules: object = 0) -> Position:
        position = super().empty(seats, options, rules)
        assert isinstance(position, NextStone)
        position.wealth = [self.start_pounds[position.rules - 1]] * position.seats
        return position


def next_game(folder: Path, forgotten: str = "") -> NextGame:
    """The game of the next rules; its data is written to a folder from which Python imports."""
    package = "livingstone_next_" + forgotten.replace(" ", "_")
    changes = Changes(forgotten)
    home = folder / package
    if not home.exists():
        source = Path(str(livingstone.__file__)).parent
        shutil.copytree(source, home, ignore=shutil.ignore_patterns("*.py", "*.so", "__pycache__"))
        (home / "__init__.py").touch()
        _change_a_figure(home / figures.COMPONENTS, changes.figure_is_kept)
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
    return NextGame(package, changes)


def _change_a_figure(file: Path, is_kept: bool) -> None:
    text = file.read_text(encoding="utf-8")
    start = "[player.start_pounds]\nvalue = 3\n"
    assert text.count(start) == 1
    kept = f"value_before_{NEXT} = 3 # what it was\n" if is_kept else ""
    changed = f"[player.start_pounds]\n# Two more than ever.\nvalue = 5\n{kept}"
    file.write_text(text.replace(start, changed), encoding="utf-8")
