"""What is wished for on the command line, taken apart: lists, numbers, options."""

from collections.abc import Sequence

import serai
from serai.engine import registry
from serai.engine.errors import BadInput
from serai.engine.game import Game
from serai.engine.outside import is_place, look_here
from serai.words import Words


def game(wish: str) -> Game:
    """A game by its name, by as much of one as no other game begins with, or by `module:Class`."""
    if is_place(wish):
        look_here()
        return registry.named(wish)
    folded = "-".join(wish.lower().replace("_", " ").split())
    near = [name for name in serai.games() if folded and name.startswith(folded)]
    return serai.game(near[0] if len(near) == 1 else wish)


def options(preset: str | None, wishes: Sequence[str] | None) -> dict[str, object]:
    """The options of `--preset NAME --option name=value`."""
    found: dict[str, object] = {}
    if preset is not None:
        found["preset"] = preset
    for wish in wishes or []:
        name, equals, value = wish.partition("=")
        if not equals:
            raise BadInput(Words().say("option-form", wish=wish))
        found[name.strip()] = value.strip()
    return found


def levels(wish: str) -> list[str]:
    """The parts of `guide,greedy,module:Class`; a place may be in the folder one works in."""
    found = listed(wish)
    if any(is_place(level) for level in found):
        look_here()
    return found


def listed(wish: str) -> list[str]:
    """The parts of `a,b,c`."""
    return [part.strip() for part in wish.split(",") if part.strip()]


def numbers(wish: str, name: str) -> list[int]:
    """The parts of `2,3,4`; `name` is what the list is called when it is refused."""
    parts = listed(wish)
    if not parts or not all(part.isascii() and part.isdigit() for part in parts):
        raise BadInput(Words().say("number-list", wish=wish, name=name))
    return [int(part) for part in parts]
