"""Tables that have not begun: how many there may be, from one address and in all."""

from collections import Counter
from typing import Final

from serai.server.problems import conflict

MOST_OF_AN_ADDRESS: Final = 100
MOST_PUBLIC_OF_AN_ADDRESS: Final = 20
"""A fifth of the list of open tables, so that others' tables can be found in it."""
MOST: Final = 10_000


class Unstarted:
    """Counts them. Where a table came from is kept in memory only: it is nobody else's business."""

    def __init__(self) -> None:
        self.total = 0
        self._from: dict[str, tuple[str, bool]] = {}
        self._of_address: Counter[tuple[str, bool]] = Counter()
        """How many came from an address, public ones and others."""

    def is_full(self) -> bool:
        return self.total >= MOST

    def need_room(self, origin: str | None, public: bool) -> None:
        """An address may have only so many; where it is not known, nothing is counted."""
        if origin is None:
            return
        listed, others = self._of_address[origin, True], self._of_address[origin, False]
        if listed + others >= MOST_OF_AN_ADDRESS:
            raise conflict("problem-address_tables")
        if public and listed >= MOST_PUBLIC_OF_AN_ADDRESS:
            raise conflict("problem-address_public")

    def add(self, table_id: str, origin: str | None, public: bool) -> None:
        self.total += 1
        if origin is not None:
            self._from[table_id] = (origin, public)
            self._of_address[origin, public] += 1

    def remove(self, table_id: str) -> None:
        """A table has begun, or is gone."""
        self.total -= 1
        origin = self._from.pop(table_id, None)
        if origin is None:
            return
        self._of_address[origin] -= 1
        if not self._of_address[origin]:
            del self._of_address[origin]
