"""Room for everybody who comes: whoever only stands there makes way, his own family first."""

import resource
from collections.abc import Callable
from typing import Final, Protocol

from serai.server.households import household

FILES_KEPT: Final = 256
"""For the database, the thinkers, the pages and whatever else is opened."""
LEAST_ROOM: Final = 64
PARTS_OF_THE_ROOM: Final = 4
"""One address can have one of them."""


class Guest(Protocol):
    """A connection, as far as the porch knows it."""

    def show_out(self) -> None: ...


def room_for_guests(wanted: int) -> int:
    """How many of the connections that are wanted there can be; the system is asked for them."""
    had, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + FILES_KEPT
    granted = needed if most == resource.RLIM_INFINITY else min(most, needed)
    if had != resource.RLIM_INFINITY and had < granted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (granted, most))
    return min(wanted, max(LEAST_ROOM, granted - FILES_KEPT))


class Family:
    """All guests of one household."""

    def __init__(self) -> None:
        self.size = 0
        self.waiting: dict[Guest, None] = {}
        """Those who have asked for nothing that is not answered, the longest waiting first."""


class Porch:
    """Everybody who is connected. What a proxy brings is many people's, and may take all room."""

    def __init__(self, room: int, patience: float, is_proxy: Callable[[str], bool]) -> None:
        self._room = room
        self.share = max(1, room // PARTS_OF_THE_ROOM)
        """How many guests of one address there can be."""
        self.patience = patience
        """Seconds from the first byte of a request, or from entering, to its end."""
        self._is_proxy = is_proxy
        self._size = 0
        self._waiting: dict[Guest, None] = {}
        self._families: dict[str, Family] = {}

    def enter(self, guest: Guest, address: str) -> bool:
        """Let somebody in who will speak soon; False if nobody can make way."""
        home = household(address)
        family = self._families.get(home) or Family()
        share = self._room if self._is_proxy(address) else self.share
        if family.size >= share and not _made_way(family.waiting):
            return False
        if self._size >= self._room and not _made_way(self._waiting):
            return False
        self._families[home] = family
        family.size += 1
        self._size += 1
        self.wait(guest, address)
        return True

    def wait(self, guest: Guest, address: str) -> None:
        """All that was asked is answered."""
        self._waiting[guest] = None
        self._families[household(address)].waiting[guest] = None

    def ask(self, guest: Guest, address: str) -> None:
        """Nobody has to make way while being served."""
        self._waiting.pop(guest, None)
        self._families[household(address)].waiting.pop(guest, None)

    def leave(self, guest: Guest, address: str) -> None:
        self.ask(guest, address)
        home = household(address)
        self._families[home].size -= 1
        self._size -= 1
        if self._families[home].size == 0:
            del self._families[home]


def _made_way(waiting: dict[Guest, None]) -> bool:
    """Whether somebody could be shown out."""
    longest = next(iter(waiting), None)
    if longest is not None:
        longest.show_out()
    return longest is not None
