"""A Goldland position as JSON: everything lies open, so all seats are shown the same."""

from typing import Final

from serai.games.goldland.board import CELLS, DIRECTIONS, LETTERS, NO_CELL, cell_name
from serai.games.goldland.components import ADVENTURES, DIG_PROVISIONS, KINDS, RATE, SPACES
from serai.games.goldland.reach import allowance, free_reach, paid_reach
from serai.games.goldland.schema import (
    DrawnTile,
    Due,
    EmptyCell,
    GoldlandView,
    InPile,
    Kind,
    MarkerView,
    Move,
    OpenCell,
    SeatView,
    Temple,
    TileFace,
    Trip,
)
from serai.games.goldland.scoring import breakdown, final_standing, marker_value
from serai.games.goldland.state import (
    ACQUIRED,
    ADVENTURE_COUNT,
    ENDINGS,
    EXPLORED,
    FOR_TREASURE,
    LAYING,
    MOVED,
    NO_SEAT,
    OVER,
    PAYING,
    PHASES,
    State,
    free_spaces,
)
from serai.games.goldland.tiles import (
    ADVENTURE,
    COST,
    COUNT,
    HAS_TREASURE,
    KIND_COUNT,
    NAMES,
    NEED,
    NO_ADVENTURE,
    NO_NEED,
    NO_TILE,
    NO_TRADE,
    OFFERS,
    TILE_KINDS,
    VILLAGE,
)
from serai.games.goldland.trips import trips


def view_of(state: State, seat: int | None) -> GoldlandView:
    result = final_standing(state)
    return {
        "game": "goldland",
        "phase": PHASES[state.phase],
        "seat": seat,
        "round": state.round,
        "first": state.first,
        "active": None if state.phase == OVER else state.active,
        "to_act": list(state.to_act()),
        "done": {
            "moved": bool(state.done & MOVED),
            "acquired": bool(state.done & ACQUIRED),
            "explored": bool(state.done & EXPLORED),
        },
        "ending": ENDINGS[state.ending] or None,
        "cells": [cell_view(state, cell) for cell in range(CELLS)],
        "pile": [NAMES[tile] for tile in range(COUNT) if state.pile >> tile & 1],
        "coming": coming_view(state),
        "stock": named_items(state.stock),
        "tokens_left": state.tokens_left,
        "rate": RATE[state.seats],
        "temple": temple_view(state),
        "markers": [marker_view(state, adventure) for adventure in range(ADVENTURE_COUNT)],
        "seats": [seat_view(state, each) for each in range(state.seats)],
        "move": move_view(state),
        "trips": trips_view(state),
        "drawn": drawn_view(state),
        "due": due_view(state),
        "result": None if result is None else result.to_json(),
    }


def named_items(counts: list[int]) -> dict[Kind, int]:
    return dict(zip(KINDS, counts, strict=True))


def some_items(counts: list[int]) -> dict[Kind, int]:
    """Only the kinds there are."""
    return {kind: count for kind, count in zip(KINDS, counts, strict=True) if count}


def tile_view(tile: int) -> TileFace:
    """What is printed on a tile."""
    shown: TileFace = {
        "tile": NAMES[tile],
        "kind": TILE_KINDS[tile],
        "village": bool(VILLAGE[tile]),
        "treasure_field": bool(HAS_TREASURE[tile]),
    }
    if ADVENTURE[tile] != NO_ADVENTURE:
        shown["adventure"] = ADVENTURES[ADVENTURE[tile]]
        shown["cost"] = some_items(COST[tile * KIND_COUNT : (tile + 1) * KIND_COUNT])
    if NEED[tile] != NO_TRADE:
        shown["need"] = None if NEED[tile] == NO_NEED else KINDS[NEED[tile]]
        shown["offers"] = [some_items(offer) for offer in OFFERS[tile]]
    return shown


ROAD_LETTERS: Final[list[str]] = [
    "".join([letter for side, letter in enumerate(LETTERS) if roads >> side & 1])
    for roads in range(1 << len(LETTERS))
]
"""The sides that roads leave a tile on, by their bits."""


def coming_view(state: State) -> dict[InPile, int]:
    """What the pile still holds: tiles by adventure or plain, and treasures among them."""
    heaps: list[InPile] = [*ADVENTURES, "plain", "treasures"]
    counts = dict.fromkeys(heaps, 0)
    for tile in range(COUNT):
        if state.pile >> tile & 1:
            adventure = ADVENTURE[tile]
            counts["plain" if adventure == NO_ADVENTURE else ADVENTURES[adventure]] += 1
            counts["treasures"] += HAS_TREASURE[tile]
    return counts


def cell_view(state: State, cell: int) -> OpenCell | EmptyCell:
    tile = state.tiles[cell]
    if tile == NO_TILE:
        return {"cell": cell_name(cell), "tile": None}
    return {
        "cell": cell_name(cell),
        **tile_view(tile),
        "turned": state.turns[cell],
        "roads": ROAD_LETTERS[state.roads[cell]],
        "treasure": bool(state.treasure_cells >> cell & 1),
        "camps": state.camps[cell::CELLS],
        "new": cell == state.fresh_cell,
    }


def temple_view(state: State) -> Temple:
    return {
        "amulets": state.seats - sum(state.amulets),
        "bonus": state.bonus,
        "bonus_open": bool(state.bonus_open),
        "first_arrival": None if state.first_arrival == NO_SEAT else state.first_arrival,
        "reserve": state.reserve,
    }


def marker_view(state: State, adventure: int) -> MarkerView:
    holder = state.markers[adventure]
    return {
        "adventure": ADVENTURES[adventure],
        "value": marker_value(state, adventure),
        "holder": None if holder == NO_SEAT else holder,
        "camps": [
            state.camp_counts[seat * ADVENTURE_COUNT + adventure] for seat in range(state.seats)
        ],
    }


def seat_view(state: State, seat: int) -> SeatView:
    sources = breakdown(state, seat)
    distance = free_reach(state, seat)
    return {
        "seat": seat,
        "points": sum(sources.values()),
        "sources": sources,
        "cell": cell_name(state.cells[seat]),
        "items": named_items(state.items[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]),
        "treasures": state.treasures[seat],
        "amulet": bool(state.amulets[seat]),
        "gold": state.gold[seat],
        "tokens": state.tokens[seat],
        "camps_left": state.camps_left[seat],
        "spaces": SPACES,
        "free": free_spaces(state, seat),
        "steps": allowance(state, seat),
        "reach": [cell_name(cell) for cell in range(CELLS) if 0 < distance[cell] < NO_CELL],
        "reach_paying": [cell_name(cell) for cell in paid_reach(state, seat, distance)],
    }


def move_view(state: State) -> Move:
    """The move that is on, if one is: steps left and the tiles it has used."""
    return {
        "steps": state.steps,
        "visited": [cell_name(cell) for cell in range(CELLS) if state.visited >> cell & 1],
        "target": None if state.target == NO_CELL else cell_name(state.target),
    }


def trips_view(state: State) -> list[Trip]:
    """Every tile the seat whose turn it is could get to: the way, its steps and its price."""
    return [
        {
            "cell": cell_name(trip.path[-1]),
            "by": [cell_name(cell) for cell in trip.path[1:]],
            "steps": len(trip.path) - 1,
            "pays": some_items(trip.spent),
            "buys": some_items(trip.bought),
            "tokens": sum(trip.bought) * RATE[state.seats],
            "ordeal": trip.ordeal,
        }
        for trip in trips(state, state.active)
    ]


def drawn_view(state: State) -> DrawnTile | None:
    if state.phase != LAYING:
        return None
    return {**tile_view(state.drawn), "to": DIRECTIONS[state.drawn_side]}


def due_view(state: State) -> Due | None:
    """The payment that is being made, if one is."""
    if state.phase != PAYING:
        return None
    for_treasure = state.way == FOR_TREASURE
    return {
        "for": "treasure" if for_treasure else "step",
        "total": DIG_PROVISIONS if for_treasure else None,
        "left": state.due,
        "kind": KINDS[state.due_kind],
        "kinds": [KINDS[kind] for kind in range(KIND_COUNT) if state.due_kinds >> kind & 1],
        "at_least": some_items(
            COST[state.due_tile * KIND_COUNT : (state.due_tile + 1) * KIND_COUNT]
        ),
    }
