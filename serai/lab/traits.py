"""What a study must know of a single game: how its length is counted, and whether it has sides."""

from collections.abc import Mapping
from typing import Final

from serai.engine.position import Position

ROUNDS: Final[Mapping[str, tuple[int, tuple[str, ...]]]] = {
    "livingstone": (0, ("round",)),
    "goldland": (0, ("round",)),
    "timbuktu": (1, ("stage",)),
    "treasure-island": (0, ("day", "round")),
}
"""The fields of a position that together count the rounds of a match, and what to add to them."""

ALONE: Final[Mapping[str, tuple[str, str, str]]] = {
    "treasure-island": ("silver", "Silver", "pirates"),
}
"""Games of one seat against the others: the field that holds that seat, its side, and theirs."""


def rounds(game: str, position: Position) -> int | None:
    """How many rounds a match had; None where the game does not count them."""
    if game not in ROUNDS:
        return None
    more, fields = ROUNDS[game]
    return more + sum(int(getattr(position, field)) for field in fields)


def sides(game: str, position: Position) -> list[str]:
    """The side of each seat; empty where everybody plays for themselves."""
    if game not in ALONE:
        return []
    field, alone, others = ALONE[game]
    seat = int(getattr(position, field))
    return [alone if each == seat else others for each in range(position.seats)]


def side_names(game: str) -> list[str]:
    """The side that one seat holds alone, then the other; empty where there are none."""
    return list(ALONE[game][1:]) if game in ALONE else []


def won_by_side(sides: list[str], winners: list[int], alone: str) -> str | None:
    """The side a win belongs to: that of the lone seat whenever it is among the winners."""
    if not winners:
        return None
    won = {sides[seat] for seat in winners}
    return alone if alone in won else won.pop()
