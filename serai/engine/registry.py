"""Which games there are; each is loaded when it is first asked for."""

from importlib import import_module

from serai.engine.actions import shown
from serai.engine.errors import BadInput
from serai.engine.game import Game

_modules: dict[str, str] = {}
_loaded: dict[str, Game] = {}


def announce(name: str, module: str) -> None:
    """Tell in which module a game's `GAME` is found."""
    _modules[name] = module


def register(new: Game) -> None:
    """Add a game that is already at hand, so that matches, laws and bots find it by name."""
    _loaded[new.name] = new


def games() -> list[str]:
    """The names of all games."""
    return list(dict.fromkeys([*_modules, *_loaded]))


def game(name: object) -> Game:
    """A game by its name."""
    if not isinstance(name, str) or name not in games():
        raise BadInput(f"there is no game {shown(name)}; there are: {', '.join(games())}")
    if name not in _loaded:
        register(import_module(_modules[name]).GAME)
    return _loaded[name]
