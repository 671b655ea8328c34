"""Bots from elsewhere: installed packages announce them, `module:Class` names any other.

A bot is a class, or any function, that takes a `Game` and a seed and gives something with `choose`:
from an observation to a legal action, as its number or by name.
"""

import hashlib
import sys
from collections.abc import Mapping
from operator import index
from pathlib import Path
from typing import Any

from serai.bots.bot import Bot
from serai.engine import given, outside
from serai.engine.errors import BadInput
from serai.engine.game import Game

GROUP = "serai.bots"
"""The entry points by which installed packages announce their bots."""

_places: dict[str, str] = {}
_brought: list[str] = []
_looked: list[bool] = []


class GuestBot(Bot):
    """A player that knows nothing of our classes: all it has is `choose`."""

    def __init__(self, game: Game, guest: Any, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.guest = guest

    def choose(self, observation: given.Known) -> int:
        answer = self.guest.choose(self.expect(observation))
        named = isinstance(answer, Mapping)
        return self.game.space.read(answer if named else index(answer))


def announce(place: str) -> None:
    """Let anybody ask for the bot at `module:Class`; it is loaded at once, to be sure of it."""
    _maker(place)
    bring([place])


def brought() -> list[str]:
    """The bots that a process started by this one would not find by itself."""
    return _brought[:]


def bring(told: list[str]) -> None:
    """Know the bots that `brought` told in another process."""
    for place in told:
        _places[place] = place
        _brought.append(place)


def places() -> dict[str, str]:
    """Every bot from elsewhere that is known here by a name, and where it is found."""
    if not _looked:
        _looked.append(True)
        for name, place in outside.announced(GROUP).items():
            _places.setdefault(name, place)
    return _places


def for_game(game: Game) -> list[str]:
    """The names of the bots from elsewhere that play a game; one that cannot be loaded is none."""
    found: list[str] = []
    for name, place in places().items():
        try:
            if _plays(_maker(place), game):
                found.append(name)
        except BadInput:
            continue
    return found


def bot(game: Game, place: str, seed: int) -> Bot:
    """The bot at `module:Class`, ready to play a game."""
    maker = _maker(place)
    if not _plays(maker, game):
        raise BadInput(
            "{place} does not play {title}; it plays {games}",
            "bad-bot_game",
            place=place,
            title=game.title,
            games=", ".join(maker.games),
        )
    try:
        made: object = maker(game, seed)
    except Exception as trouble:
        why = f"{type(trouble).__name__}: {trouble}"
        raise BadInput(
            "{place} cannot be seated with a game and a seed: {why}",
            "bad-bot_seated",
            place=place,
            why=why,
        ) from trouble
    if isinstance(made, Bot):
        return made
    if not callable(getattr(made, "choose", None)):
        raise BadInput(
            "{place} is no bot: it has no choose(observation)", "bad-bot_choose", place=place
        )
    return GuestBot(game, made, seed)


def is_known(name: str) -> bool:
    """Whether a bot from elsewhere is meant, by the name it is announced under or by its place."""
    return name in places() or outside.is_place(name)


def fingerprint(name: str) -> str:
    """The file that a bot from elsewhere stands in, in a few digits; other code has others."""
    maker = _maker(places().get(name, name))
    file = getattr(sys.modules.get(maker.__module__), "__file__", None)
    code = b"" if file is None else Path(file).read_bytes()
    return hashlib.sha256(code).hexdigest()[:16]


def about(name: str) -> str:
    """What a bot says of itself: the first line of its description."""
    told = getattr(_maker(places().get(name, name)), "__doc__", None) or ""
    return str(told).strip().partition("\n")[0]


def _maker(place: str) -> Any:
    found: Any = outside.load(place)
    if not callable(found):
        raise BadInput(
            "{place} is no bot: a class, or a function of a game and a seed, is wanted",
            "bad-bot",
            place=place,
        )
    return found


def _plays(maker: Any, game: Game) -> bool:
    """Whether a bot plays a game: any, unless it names those it does in `games`."""
    named = getattr(maker, "games", None)
    return not named or game.name in named
