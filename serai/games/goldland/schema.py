"""What Goldland shows, as types: its views, events and facts; all seats see the same."""

from typing import Final, Literal, NotRequired, TypedDict

from serai.engine import schema
from serai.engine.schema import Fields, Seat, Some

Phase = Literal["choosing", "moving", "paying", "camping", "laying", "making_room", "over"]
Kind = Literal["provisions", "pearls", "ropes", "guns", "spades", "timbers", "fishing_rods"]
Adventure = Literal["puma", "natives", "bandits", "desert", "lake", "mountains", "canyon"]
InPile = Literal[
    "puma",
    "natives",
    "bandits",
    "desert",
    "lake",
    "mountains",
    "canyon",
    "plain",
    "treasures",
]
TileKind = Literal["start", "coast", "plain", "adventure"]
Direction = Literal["north", "east", "south", "west"]
Source = Literal["gold", "treasures", "amulet", "markers"]
Ending = Literal["all_amulets", "reserve_empty", "round_cap"]


class TileFace(TypedDict):
    """What is printed on a tile."""

    tile: str
    kind: TileKind
    village: bool
    treasure_field: bool
    adventure: NotRequired[Adventure]
    cost: NotRequired[Some[Kind, int]]
    """What the adventure takes."""
    need: NotRequired[Kind | None]
    """What a village takes for an offer; None where it gives for nothing."""
    offers: NotRequired[list[Some[Kind, int]]]


class OpenCell(TileFace):
    """A cell with a tile."""

    cell: str
    turned: int
    """Quarter turns."""
    roads: str
    """The sides that roads lead to, as letters N, E, S and W."""
    treasure: bool
    """Whether its treasure is still there."""
    camps: list[int]
    """How many camps of each seat."""
    new: bool


class EmptyCell(TypedDict):
    """A cell where no tile lies yet."""

    cell: str
    tile: None


class DrawnTile(TileFace):
    """A tile that is drawn and not yet laid."""

    to: Direction


class SeatView(schema.SeatView):
    """A seat's pack, where it is, and how far it gets."""

    points: int
    sources: dict[Source, int]
    """The points, by where they come from."""
    cell: str
    items: dict[Kind, int]
    treasures: int
    amulet: bool
    gold: int
    tokens: int
    camps_left: int
    spaces: int
    free: int
    """Free spaces in the pack."""
    steps: int
    reach: list[str]
    """The cells it could get to without paying."""
    reach_paying: list[str]
    """The cells it could get to only by paying."""


class Temple(TypedDict):
    """What lies in the temple."""

    amulets: int
    bonus: int
    bonus_open: bool
    first_arrival: int | None
    reserve: int


class MarkerView(TypedDict):
    """The marker of an adventure: what it is worth, who has it, how many camps each seat has."""

    adventure: Adventure
    value: int
    holder: int | None
    camps: list[int]


class Move(TypedDict):
    """The move that is on, if one is: steps left and the tiles it has used."""

    steps: int
    visited: list[str]
    target: str | None


class Trip(TypedDict):
    """A tile one could get to in the move one has: the way there, its steps and its price."""

    cell: str
    by: list[str]
    steps: int
    pays: Some[Kind, int]
    buys: Some[Kind, int]
    tokens: int
    ordeal: int


class Done(TypedDict):
    """Which of the three actions of a turn are done."""

    moved: bool
    acquired: bool
    explored: bool


_For = TypedDict("_For", {"for": Literal["treasure", "step"]})


class Due(_For):
    """A payment that is being made."""

    total: int | None
    left: int
    kind: Kind
    kinds: list[Kind]
    at_least: Some[Kind, int]


class GoldlandView(schema.View):
    """What everybody knows of a match of Goldland. Cells go from A1, the temple, to G7."""

    game: Literal["goldland"]
    phase: Phase
    round: int
    first: int
    """The seat that began the round."""
    active: int | None
    """The seat whose turn it is."""
    done: Done
    ending: Ending | None
    """Why the match ends after this round."""
    cells: list[OpenCell | EmptyCell]
    pile: list[str]
    """The tiles still to come, in no order."""
    coming: dict[InPile, int]
    """What the pile still holds: tiles by adventure or plain, and treasures among them."""
    stock: dict[Kind, int]
    tokens_left: int
    rate: int
    """Tokens for an item."""
    temple: Temple
    markers: list[MarkerView]
    seats: list[SeatView]
    move: Move
    trips: list[Trip]
    """Every tile the seat whose turn it is could get to."""
    drawn: DrawnTile | None
    due: Due | None


VIEW: Final = GoldlandView
EVENTS: Final[dict[str, Fields]] = {
    "coast": {"south": list[str], "east": list[str]},
    "first_player": {"seat": Seat},
    "turn": {"seat": Seat, "round": int},
    "passed": {"seat": Seat, "tokens": int},
    "moved": {"seat": Seat, "cell": str, "way": str, "steps": int},
    "stopped": {"seat": Seat, "cell": str},
    "drawn": {"seat": Seat, "tile": str, "to": Direction},
    "laid": {
        "seat": Seat,
        "tile": str,
        "cell": str,
        "turned": int,
        "tokens": int,
        "treasure": bool,
    },
    "acquired": {"seat": Seat, "take": str, "spent": Kind | None},
    "paid": {"seat": Seat, "kind": Kind, "pack": int, "bought": int, "tokens": int},
    "survived": {"seat": Seat, "adventure": Adventure, "cell": str},
    "marker": {"seat": Seat, "adventure": Adventure, "lost_by": Seat | None},
    "camp_set": {"seat": Seat, "cell": str, "left": int},
    "discarded": {"seat": Seat, "kind": Kind},
    "exchanged": {"seat": Seat, "tokens": int, "kind": Kind},
    "dug": {"seat": Seat, "cell": str},
    "amulet": {"seat": Seat, "bonus": int},
    "bonus_closed": {"gold": int},
    "income": {"seat": Seat, "gold": int, "reserve": int},
    "last_round": {"reason": Ending},
    "over": {"reason": Ending},
}
SINCE: Final[dict[str, int]] = {}
FACTS: Final[Fields] = {
    "cell": str,
    "cells": list[str],
    "cost": dict[str, int],
    "cost_total": int,
    "gain": Some[Kind, int],
    "need": Kind,
    "lacking": int,
    "throw_out": list[Kind],
    "adventure": Adventure,
    "marker": int,
    "tokens": int,
    "points": int,
    "left": int,
    "roads": str,
    "joins": list[str],
    "cut_off": bool,
}
