"""Regions as runs, the form in which they leave the process: short, exact, easy to draw."""

from typing import Final

from serai.games.treasure_island.lattice import EMPTY_ROW, ONES, ROW_BYTES, SIDE, from_rows

_MOST_KEPT: Final = 200
_kept: dict[int, list[list[int]]] = {}


def runs_of(region: int) -> list[list[int]]:
    """For each row that has any spot: row, first column, length, first column, length, …

    Most regions of a view were in the last one too, so runs are kept, and copies handed out.
    """
    runs = _kept.get(region)
    if runs is None:
        if len(_kept) >= _MOST_KEPT:
            _kept.clear()
        runs = _kept[region] = _runs(region)
    return [line[:] for line in runs]


def _runs(region: int) -> list[list[int]]:
    """Between a run and the ground beside it lies an edge: in a row every other one ends a run."""
    edges = (region ^ region << 1).to_bytes(SIDE * ROW_BYTES, "little")
    runs: list[list[int]] = []
    for row in range(SIDE):
        line = edges[row * ROW_BYTES : (row + 1) * ROW_BYTES]
        if line != EMPTY_ROW:
            runs.append(_runs_of_row(row, line))
    return runs


def _runs_of_row(row: int, edges: bytes) -> list[int]:
    runs = [row]
    begun = -1
    for at, byte in enumerate(edges):
        while byte:
            low = byte & -byte
            column = at * 8 + low.bit_length() - 1
            byte ^= low
            if begun < 0:
                begun = column
            else:
                runs += [begun, column - begun]
                begun = -1
    return runs


def region_from_runs(packed: list[list[int]]) -> int:
    """The inverse of `runs_of`."""
    rows = [0] * SIDE
    for line in packed:
        for at in range(1, len(line), 2):
            rows[line[0]] |= ONES[line[at] + line[at + 1]] ^ ONES[line[at]]
    return from_rows(rows)
