"""The house's own games. Each has a folder of its own, known to nobody else, and knows no other.

`serai.games` is both this package and, called, the list of all games; so it can be called.
"""

import sys
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Final

from serai.engine import registry

LAST: Final = 1000
"""Where a game stands that says nothing of it."""


class Games(ModuleType):
    """A package that tells what it holds when it is called."""

    def __call__(self) -> list[str]:
        """The names of all games, those from elsewhere included."""
        return registry.games()


def _announce_folders() -> None:
    """Every folder here is a game, named like it; it may say its title and place on the shelf."""
    packages = [one.name for one in iter_modules(__path__) if one.ispkg]
    folders = [import_module(f"{__name__}.{name}") for name in packages]
    for folder in sorted(folders, key=lambda folder: getattr(folder, "SHELF", LAST)):
        name = folder.__name__.rpartition(".")[2].replace("_", "-")
        title = getattr(folder, "TITLE", "")
        registry.announce(name, f"{folder.__name__}.game:GAME", title)


_announce_folders()
sys.modules[__name__].__class__ = Games
