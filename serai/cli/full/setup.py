"""What is settled before a match: how many seats, who sits where, which options."""

from dataclasses import dataclass

from serai.bots.levels import LEVELS, USUAL
from serai.cli import chairs
from serai.engine.game import Game
from serai.words import Words

PERSON = "you"
AS_WRITTEN = ""
"""The preset of whoever wants none."""


@dataclass
class Wish:
    """One thing to settle: its values, and which of them is wished for."""

    name: str
    label: str
    values: list[str]
    told: list[str]
    """The values in words."""
    at: int = 0

    @property
    def value(self) -> str:
        return self.values[self.at]

    def turn(self, step: int) -> None:
        self.at = (self.at + step) % len(self.values)


class Setup:
    """All wishes for a match of one game."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words
        usual = len(chairs.usual(game).split(","))
        numbers = [str(number) for number in range(game.fewest, game.most + 1)]
        self.seats = Wish(
            "seats", words.say("setup-seats"), numbers, numbers, numbers.index(str(usual))
        )
        players = [PERSON, *LEVELS]
        told = [words.say("setup-person"), *[words.say("setup-bot", level=one) for one in LEVELS]]
        self.chairs = [
            Wish(f"seat-{seat}", words.letter(seat), players, told, 0 if seat == 0 else _usual())
            for seat in range(game.most)
        ]
        presets = [AS_WRITTEN, *game.options.presets]
        self.preset = Wish(
            "preset",
            words.say("setup-preset"),
            presets,
            [words.say("setup-no_preset"), *game.options.presets],
        )
        self.options = [
            Wish(
                option.name,
                words.option(option.name),
                option.choices(),
                [words.option(option.name, value) for value in option.choices()],
            )
            for option in game.options.options
        ]

    def wishes(self) -> list[Wish]:
        """Everything that can be settled now, in the order it is asked."""
        presets = [self.preset] if len(self.preset.values) > 1 else []
        return [self.seats, *self.chairs[: int(self.seats.value)], *presets, *self.options]

    def turn(self, wish: Wish, step: int) -> None:
        """Change a wish; a preset brings its options along."""
        wish.turn(step)
        if wish is self.preset:
            changes = self.game.options.presets.get(wish.value, {})
            for option in self.options:
                wanted = str(changes.get(option.name, option.values[0]))
                option.at = option.values.index(wanted) if wanted in option.values else 0

    def sitting(self) -> str:
        """The seats as `--seats` names them."""
        taken = self.chairs[: int(self.seats.value)]
        return ",".join(
            PERSON if chair.value == PERSON else f"{chairs.BOT}:{chair.value}" for chair in taken
        )

    def chosen_options(self) -> dict[str, object]:
        return {option.name: option.value for option in self.options}


def _usual() -> int:
    return 1 + LEVELS.index(USUAL)
