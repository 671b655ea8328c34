"""Laying out a match: coast, tiles to come, temple, supplies and backpacks (GL-2)."""

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE
from serai.games.goldland.board import CELLS, EAST_ARM, EAST_ARM_TURN, SOUTH_ARM, START
from serai.games.goldland.components import (
    BONUS_PER_SEAT,
    CAMPS,
    RESERVE,
    START_ITEMS,
    STOCK,
    TOKENS,
)
from serai.games.goldland.exploration import open_tile
from serai.games.goldland.options import COAST as COAST_OPTION
from serai.games.goldland.state import ADVENTURE_COUNT, NO_SEAT, State
from serai.games.goldland.tiles import (
    BRANCHED_COAST,
    EAST_END,
    FIRST_EAST,
    FIRST_SOUTH,
    INLAND_TILES,
    KIND_COUNT,
    NAMES,
    NO_TILE,
    SOUTH_END,
    START_TILE,
    VILLAGE,
)
from serai.games.goldland.turns import begin_turn


def lay_blank(state: State) -> None:
    """An empty table: no tile open, nothing taken."""
    seats = state.seats
    state.tiles = [NO_TILE] * (CELLS + 1)
    state.turns = [0] * CELLS
    state.roads = [0] * (CELLS + 1)
    state.camps = [0] * (seats * CELLS)
    state.camp_counts = [0] * (seats * ADVENTURE_COUNT)
    state.markers = [NO_SEAT] * ADVENTURE_COUNT
    state.items = [0] * (seats * KIND_COUNT)
    state.cells = [START] * seats
    state.treasures = [0] * seats
    state.amulets = [0] * seats
    state.gold = [0] * seats
    state.tokens = [0] * seats
    state.camps_left = [CAMPS] * seats


def set_up(state: State, chance: Chance, tell: Tell | None) -> None:
    lay_blank(state)
    if state.options[COAST_OPTION]:
        south, east = FIRST_SOUTH, FIRST_EAST
    else:
        south, east = random_coast(chance)
    lay_coast(state, south, east)
    state.pile = sum(1 << tile for tile in INLAND_TILES)
    state.stock = STOCK[:]
    state.tokens_left = TOKENS
    state.reserve = RESERVE[state.seats]
    state.bonus = BONUS_PER_SEAT * state.seats
    for seat in range(state.seats):
        equip(state, seat)
    state.first = chance.below(state.seats)
    if tell is not None:
        (
            tell.say("coast")
            .to(EVERYONE, "south", [NAMES[tile] for tile in south])
            .to(EVERYONE, "east", [NAMES[tile] for tile in east])
        )
        tell.say("first_player").to(EVERYONE, "seat", state.first)
    begin_turn(state, state.first, tell)


def random_coast(chance: Chance) -> tuple[list[int], list[int]]:
    """Both arms from the start outwards, every arrangement that GL-2.1 allows equally likely."""
    left = BRANCHED_COAST[:]
    quiet = [tile for tile in left if not VILLAGE[tile]]
    south = [quiet.pop(chance.below(len(quiet)))]
    east = [quiet.pop(chance.below(len(quiet)))]
    left.remove(south[0])
    left.remove(east[0])
    while left:
        arm = south if len(south) < len(SOUTH_ARM) - 1 else east
        arm.append(left.pop(chance.below(len(left))))
    return [*south, SOUTH_END], [*east, EAST_END]


def lay_coast(state: State, south: list[int], east: list[int]) -> None:
    open_tile(state, START, START_TILE, 0)
    for cell, tile in zip(SOUTH_ARM, south, strict=True):
        open_tile(state, cell, tile, 0)
    for cell, tile in zip(EAST_ARM, east, strict=True):
        open_tile(state, cell, tile, EAST_ARM_TURN)


def equip(state: State, seat: int) -> None:
    for kind in range(KIND_COUNT):
        state.items[seat * KIND_COUNT + kind] = START_ITEMS[kind]
        state.stock[kind] -= START_ITEMS[kind]
