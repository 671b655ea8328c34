"""What no action may change: every piece of Goldland that can be counted.

Gold is not among it: the box is not limited (GL-2.4).
"""

from serai.games.goldland.board import CELLS
from serai.games.goldland.state import State
from serai.games.goldland.tiles import COUNT, HAS_TREASURE, KIND_COUNT, NO_TILE


def census(state: State) -> list[int]:
    counted = [state.stock[kind] + sum(state.items[kind::KIND_COUNT]) for kind in range(KIND_COUNT)]
    counted.append(state.tokens_left + sum(state.tokens))
    for seat in range(state.seats):
        set_up = sum(state.camps[seat * CELLS : (seat + 1) * CELLS])
        counted.append(state.camps_left[seat] + set_up)
    waiting = [tile for tile in range(COUNT) if state.pile >> tile & 1]
    if state.drawn != NO_TILE:
        waiting.append(state.drawn)
    counted += sorted(waiting + [tile for tile in state.tiles if tile != NO_TILE])
    buried = sum(HAS_TREASURE[tile] for tile in waiting) + state.treasure_cells.bit_count()
    counted.append(buried + sum(state.treasures))
    return counted
