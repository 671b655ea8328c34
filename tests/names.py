"""Numbers of things by the names that tests call them by."""

from collections.abc import Sequence


def number_of(names: Sequence[str], name: str) -> int:
    """Where a name stands in a list of the game's own names."""
    return names.index(name)
