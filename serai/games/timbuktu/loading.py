"""Free loading: which loads a camel may carry, and how the other players may have loaded theirs."""

from typing import Final

from serai.engine.chance import Chance
from serai.games.timbuktu.components import GOODS, GOODS_A_CAMEL, KINDS, KINDS_AT_LEAST


def _all_loads() -> list[list[int]]:
    """Every load of TB-2.4 and TB-2.5, as pieces by kind, the richest in early kinds first."""
    loads: list[list[int]] = []
    highest = GOODS_A_CAMEL + 1
    for number in reversed(range(highest**KINDS)):
        load = [number // highest ** (KINDS - 1 - kind) % highest for kind in range(KINDS)]
        if sum(load) == GOODS_A_CAMEL and KINDS - load.count(0) >= KINDS_AT_LEAST:
            loads.append(load)
    return loads


LOADS: Final[list[list[int]]] = _all_loads()
LOAD_COUNT: Final[int] = len(LOADS)


def _words(load: list[int]) -> str:
    return " ".join(GOODS[kind] for kind in range(KINDS) for _ in range(load[kind]))


LOAD_NAMES: Final[list[str]] = [_words(load) for load in LOADS]


def can_fill(rest: list[int], camels: int) -> bool:
    """Whether the goods of `rest` can fill that many camels (TB-2.6).

    A camel takes one piece of a kind, and two of at most one kind. So the most that can be loaded
    is one piece a camel of each kind, and beyond that one second piece a camel in all.
    """
    first_pieces = 0
    second_pieces = 0
    for pieces in rest:
        if pieces <= camels:
            first_pieces += pieces
        else:
            first_pieces += camels
            second_pieces += min(pieces, 2 * camels) - camels
    return first_pieces + min(second_pieces, camels) >= GOODS_A_CAMEL * camels


def without(rest: list[int], load: list[int]) -> list[int] | None:
    """What remains of `rest` after a load, or None if it does not hold that load."""
    left = [rest[kind] - load[kind] for kind in range(KINDS)]
    return left if min(left) >= 0 else None


_ways: dict[tuple[int, ...], int] = {}
"""Counts found so far; they depend on nothing but their key."""


def ways(rest: list[int], loaded: int, to_load: int) -> int:
    """In how many ways `loaded` camels can have been filled from `rest` so that `to_load` more
    still can be. Kinds are alike here, so that a sorted `rest` is counted once."""
    if loaded == 0:
        return 1 if can_fill(rest, to_load) else 0
    alike = sorted(rest)
    key = (loaded, to_load, *alike)
    count = _ways.get(key)
    if count is None:
        count = 0
        for load in LOADS:
            left = without(alike, load)
            if left is not None:
                count += ways(left, loaded - 1, to_load)
        _ways[key] = count
    return count


def imagine_loads(rest: list[int], loaded: int, to_load: int, chance: Chance) -> list[int]:
    """Loads of `loaded` camels filled from `rest`, all possible sequences equally likely."""
    drawn: list[int] = []
    for step in range(loaded):
        ticket = chance.below(ways(rest, loaded - step, to_load))
        for number in range(LOAD_COUNT):
            left = without(rest, LOADS[number])
            if left is None:
                continue
            count = ways(left, loaded - step - 1, to_load)
            if ticket < count:
                drawn.append(number)
                rest = left
                break
            ticket -= count
    return drawn
